/** The entries of one player's score sheet. */
import type { Json } from "../core/types";
import { CityEditor } from "./CityEditor";
import type { Entry } from "./sheets";

type Props = { entries: Entry[]; data: Json; lang: string; onChange: (data: Json) => void };

export function Entries({ entries, data, lang, onChange }: Props) {
  return (
    <>
      {entries.map((entry) => (
        <Line
          entry={entry}
          label={(lang === "pl" ? entry.pl : entry.en) ?? entry.field}
          lang={lang}
          value={read(data, entry.field)}
          onChange={(value) => onChange(written(data, entry.field, value))}
        />
      ))}
    </>
  );
}

export function read(data: Json, path: string): Json[string] {
  return path.split(".").reduce<Json[string]>((at, key) => at?.[key], data);
}

/** A copy with the value at the path; without one the field is left out. */
export function written(data: Json, path: string, value: unknown): Json {
  const [first, ...rest] = path.split(".");
  const inner = rest.length > 0 ? written(data[first] ?? {}, rest.join("."), value) : value;
  const others = Object.fromEntries(Object.entries(data).filter(([name]) => name !== first));
  return inner === null || inner === undefined ? others : { ...others, [first]: inner };
}

type LineProps = {
  entry: Entry;
  label: string;
  lang: string;
  value: Json[string];
  onChange: (value: unknown) => void;
};

function Line({ entry, label, lang, value, onChange }: LineProps) {
  if (entry.kind === "city")
    return <CityEditor hexes={value ?? []} label={label} onChange={onChange} />;
  if (entry.kind === "number") {
    return (
      <label class="calc-line">
        <span>{label}</span>
        <Whole value={value} least={entry.least} most={entry.most} onChange={onChange} />
      </label>
    );
  }
  if (entry.kind === "numbers") {
    return (
      <label class="calc-line">
        <span>{label}</span>
        <Several value={value ?? []} onChange={onChange} />
      </label>
    );
  }
  if (entry.kind === "list") {
    const list: number[] = value ?? Array(entry.length ?? 1).fill(0);
    return (
      <div class="calc-line">
        <span>{label}</span>
        <span class="row">
          {list.map((v, k) => (
            <Whole
              label={`${label} ${k + 1}`}
              value={v}
              most={entry.most}
              onChange={(n) => onChange(list.map((old, i) => (i === k ? (n ?? 0) : old)))}
            />
          ))}
        </span>
      </div>
    );
  }
  const ids = entry.ids ?? [];
  return (
    <div class="calc-group">
      <span class="small soft">{label}</span>
      <div class="calc-counts">
        {ids.map((id) => {
          const name = lang === "pl" ? id.pl : id.en;
          if (entry.kind === "dice") {
            const dice = (value ?? []) as { colour: string; value: number }[];
            const mine = dice.filter((d) => d.colour === id.id).map((d) => d.value);
            const others = dice.filter((d) => d.colour !== id.id);
            return (
              <label>
                <span>{name}</span>
                <Several
                  value={mine}
                  onChange={(list) =>
                    onChange([...others, ...list.map((v) => ({ colour: id.id, value: v }))])
                  }
                />
              </label>
            );
          }
          return (
            <label>
              <span>{name}</span>
              <Whole
                value={value?.[id.id]}
                least={entry.least}
                most={entry.most}
                onChange={(n) => onChange({ ...(value ?? {}), [id.id]: n ?? entry.least ?? 0 })}
              />
            </label>
          );
        })}
      </div>
    </div>
  );
}

type WholeProps = {
  value: number | undefined;
  label?: string;
  least?: number;
  most?: number;
  onChange: (value: number | null) => void;
};

function Whole({ value, label, least = 0, most, onChange }: WholeProps) {
  return (
    <input
      class="field number"
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={least}
      max={most}
      placeholder={String(least)}
      value={value === undefined ? "" : String(value)}
      onInput={(e) => onChange(e.currentTarget.value === "" ? null : e.currentTarget.valueAsNumber)}
    />
  );
}

/** Numbers typed with spaces between them. */
function Several({ value, onChange }: { value: number[]; onChange: (value: number[]) => void }) {
  return (
    <input
      class="field number"
      inputMode="numeric"
      placeholder="3 2"
      defaultValue={value.join(" ")}
      onInput={(e) => onChange((e.currentTarget.value.match(/\d+/g) ?? []).map(Number))}
    />
  );
}
