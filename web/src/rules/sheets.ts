/** The entries of each title's score sheet, in the order of the pad. Only labels and kinds: no points. */
export type Named = { id: string; en: string; pl: string };
export type Entry = {
  field: string;
  kind: "number" | "counts" | "list" | "flag";
  en?: string;
  pl?: string;
  least?: number;
  most?: number;
  length?: number;
  ids?: Named[];
};

const named = (text: string): Named[] =>
  text.split(";").map((part) => {
    const [id, en, pl] = part.trim().split("|");
    return { id, en, pl };
  });

export const SHEETS: Record<string, Entry[]> = {
  stone_age: [
    { field: "score", kind: "number", en: "Score track", pl: "Tor punktacji", least: -200, most: 500 },
    { field: "food_track", kind: "number", en: "Food track", pl: "Tor żywności", most: 10 },
    { field: "workers", kind: "number", en: "Workers", pl: "Robotnicy", least: 5, most: 10 },
    { field: "buildings", kind: "number", en: "Buildings", pl: "Budynki", most: 28 },
    { field: "tools", kind: "list", en: "Tools", pl: "Narzędzia", length: 3, most: 4 },
    {
      field: "resources", kind: "counts", en: "Resources left", pl: "Surowce, które zostały", most: 99,
      ids: named("wood|Wood|Drewno; brick|Brick|Cegła; stone|Stone|Kamień; gold|Gold|Złoto"),
    },
    {
      field: "green", kind: "counts", en: "Green cards", pl: "Zielone karty", most: 2,
      ids: named(
        "herbalism|Herbalism|Zielarstwo; art|Art|Rzeźbiarstwo; music|Music|Muzyka; writing|Writing|Pismo; time|Sundial|Zegar; pottery|Pottery|Garncarstwo; transport|Wheel|Koło; weaving|Weaving|Tkactwo",
      ),
    },
    {
      field: "yellow", kind: "counts", en: "Figures on yellow cards", pl: "Postacie na żółtych kartach", most: 20,
      ids: named("farmer|Farmers|Rolnicy; toolmaker|Tool makers|Wytwórcy narzędzi; builder|Builders|Budowniczowie; shaman|Shamans|Szamani"),
    },
  ],
};
