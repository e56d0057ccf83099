/** Names on the map: of the column hexes, each with its mark, and of the seas. */
import { t } from "../core/language";
import { lang } from "../core/settings";
import type { Json } from "../core/types";
import { Mark } from "./Mark";
import { named, type SeaMap } from "./painting";
import type { Shelf } from "./shelf";

export function HexNames({ shelf, map }: { shelf: Shelf; map: SeaMap }) {
  const ours = (shelf.shipped.value as Json).map as SeaMap;
  return (
    <>
      <h3>{t("set-columns")}</h3>
      <div class="column-names">
        {map.columns.map((c) => (
          <label class="part" data-where={`map.columns.${c.id}`} key={c.id}>
            <input
              class="field"
              aria-label={t("set-column-name", { q: c.q, r: c.r })}
              value={c.name[lang.value]}
              onFocus={(e) => e.currentTarget.select()}
              onChange={(e) =>
                shelf.put("map", named(map, ours, c.id, lang.value, e.currentTarget.value), false)
              }
            />
            <Mark shelf={shelf} part={`map.columns.${c.id}`} />
          </label>
        ))}
      </div>
      {map.labels.length > 0 && <h3>{t("set-seas")}</h3>}
      <div class="column-names">
        {map.labels.map((label, k) => (
          <label class="part" key={`${label.q},${label.r}`}>
            <input
              class="field"
              aria-label={t("set-sea-name", { q: label.q, r: label.r })}
              value={label.text}
              onFocus={(e) => e.currentTarget.select()}
              onChange={(e) => shelf.put(`map.labels.${k + 1}.text`, e.currentTarget.value)}
            />
          </label>
        ))}
      </div>
    </>
  );
}
