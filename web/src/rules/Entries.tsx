/** The entries of one player's score sheet. */
import type { Entry, Json } from "../core/types";
import type { Words } from "../core/words";
import { CityEditor } from "./CityEditor";
import { labelOf, nameOf, read, written } from "./form";

type Props = { entries: Entry[]; data: Json; words: Words; onChange: (data: Json) => void };

export function Entries({ entries, data, words, onChange }: Props) {
  return (
    <>
      {entries.map((entry) => (
        <Line
          entry={entry}
          label={labelOf(entry, words)}
          words={words}
          value={read(data, entry.field)}
          onChange={(value) => onChange(written(data, entry.field, value))}
        />
      ))}
    </>
  );
}

type LineProps = {
  entry: Entry;
  label: string;
  words: Words;
  value: Json[string];
  onChange: (value: unknown) => void;
};

function Line({ entry, label, words, value, onChange }: LineProps) {
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
    const list: number[] = value ?? Array(entry.length).fill(0);
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
  return (
    <div class="calc-group">
      <span class="small soft">{label}</span>
      <div class="calc-counts">
        {entry.ids.map((id) => {
          const name = nameOf(entry, id, words);
          if (entry.kind === "dice") {
            const dice = (value ?? []) as { colour: string; value: number }[];
            const mine = dice.filter((d) => d.colour === id).map((d) => d.value);
            const others = dice.filter((d) => d.colour !== id);
            return (
              <label>
                <span>{name}</span>
                <Several
                  value={mine}
                  onChange={(list) =>
                    onChange([...others, ...list.map((v) => ({ colour: id, value: v }))])
                  }
                />
              </label>
            );
          }
          return (
            <label>
              <span>{name}</span>
              <Whole
                value={value?.[id]}
                least={entry.least}
                most={entry.most}
                onChange={(n) =>
                  onChange({ ...(value ?? {}), [id]: n ?? Math.max(0, entry.least) })
                }
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
  most?: number | null;
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
      max={most ?? undefined}
      placeholder={String(Math.max(0, least))}
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
