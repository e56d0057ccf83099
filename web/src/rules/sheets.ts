/** The entries of each title's score sheet, in the order of the pad. Only labels and kinds: no points.
 *
 * `field` may be a path ("first.columns"). Kinds: number; counts (one number for each id); list (so
 * many numbers); numbers (any number of them, typed with spaces); dice (numbers typed for each colour,
 * sent as {colour, value}); city (a city of hexes, drawn).
 */
export type Named = { id: string; en: string; pl: string };
export type Entry = {
  field: string;
  kind: "number" | "counts" | "list" | "numbers" | "dice" | "city";
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

export type Form = { head?: Record<string, unknown>; entries: Entry[] };

const KINDS = named(
  "gift|Gifts|Dary; worship|Worship|Pokłony; dancer|Dancers|Tancerki; temple|Temples|Świątynie",
);
const COLOURS = named(
  "red|Red|Czerwone; orange|Orange|Pomarańczowe; yellow|Yellow|Żółte; blue|Blue|Niebieskie; purple|Purple|Fioletowe",
);

function scoring(when: string, en: string, pl: string): Entry[] {
  return [
    { field: `${when}.demigods`, kind: "numbers", en: `${en}: demigods`, pl: `${pl}: półbogowie` },
    {
      field: `${when}.columns`,
      kind: "number",
      en: `${en}: columns on the board`,
      pl: `${pl}: kolumny na planszy`,
      most: 12,
    },
    {
      field: `${when}.pietalte`,
      kind: "number",
      en: `${en}: Pietalte tokens`,
      pl: `${pl}: żetony Pietalte`,
      most: 4,
    },
    {
      field: `${when}.offerings`,
      kind: "counts",
      en: `${en}: offering levels (for Pietalte)`,
      pl: `${pl}: poziomy ofiar (dla Pietalte)`,
      most: 4,
      ids: KINDS,
    },
  ];
}

export const SHEETS: Record<string, Form> = {
  akropolis: {
    head: { format: "akropolis_city_1" },
    entries: [
      {
        field: "stones",
        kind: "number",
        en: "Stones left",
        pl: "Kamienie, które zostały",
        most: 99,
      },
      {
        field: "hexes",
        kind: "city",
        en: "The city as seen from above",
        pl: "Miasto widziane z góry",
      },
    ],
  },
  origins: {
    head: { format: "origins_final_position", version: 1, solo: null },
    entries: [
      {
        field: "track_vp",
        kind: "number",
        en: "Points on the track",
        pl: "Punkty na torze",
        most: 500,
      },
      { field: "gold", kind: "number", en: "Gold", pl: "Złoto", most: 99 },
      {
        field: "advisor_vp",
        kind: "number",
        en: "Points of the advisor track",
        pl: "Punkty toru doradców",
        most: 99,
      },
      {
        field: "temple_vp",
        kind: "counts",
        en: "Points of the temples",
        pl: "Punkty świątyń",
        most: 200,
        ids: named("forest|Forests|Lasy; mountain|Mountains|Góry; sea|Seas|Morza"),
      },
      {
        field: "towers",
        kind: "counts",
        en: "Heights of the towers",
        pl: "Wysokości wież",
        least: 1,
        most: 12,
        ids: COLOURS,
      },
      {
        field: "seats",
        kind: "dice",
        en: "Dice in the seats of power",
        pl: "Kości w siedzibach",
        most: 6,
        ids: COLOURS,
      },
      { field: "buildings", kind: "number", en: "Buildings", pl: "Budowle", least: 4, most: 99 },
    ],
  },
  pantheon: {
    head: { format: "pantheon_sheet_1" },
    entries: [
      {
        field: "gods",
        kind: "list",
        en: "Gods in each epoch",
        pl: "Bogowie w każdej epoce",
        length: 6,
        most: 20,
      },
      {
        field: "epochs_ended",
        kind: "number",
        en: "Epochs ended",
        pl: "Zakończone epoki",
        most: 6,
      },
      ...scoring("first", "After epoch 3", "Po epoce 3"),
      ...scoring("second", "After epoch 6", "Po epoce 6"),
    ],
  },
  stone_age: {
    entries: [
      {
        field: "score",
        kind: "number",
        en: "Score track",
        pl: "Tor punktacji",
        least: -200,
        most: 500,
      },
      { field: "food_track", kind: "number", en: "Food track", pl: "Tor żywności", most: 10 },
      { field: "workers", kind: "number", en: "Workers", pl: "Pionki", least: 5, most: 10 },
      { field: "buildings", kind: "number", en: "Buildings", pl: "Budynki", most: 28 },
      { field: "tools", kind: "list", en: "Tools", pl: "Narzędzia", length: 3, most: 4 },
      {
        field: "resources",
        kind: "counts",
        en: "Resources left",
        pl: "Surowce, które zostały",
        most: 99,
        ids: named("wood|Wood|Drewno; brick|Brick|Cegła; stone|Stone|Kamień; gold|Gold|Złoto"),
      },
      {
        field: "green",
        kind: "counts",
        en: "Green cards",
        pl: "Zielone karty",
        most: 2,
        ids: named(
          "herbalism|Herbalism|Zielarstwo; art|Art|Rzeźbiarstwo; music|Music|Muzyka; writing|Writing|Pismo; time|Sundial|Zegar; pottery|Pottery|Garncarstwo; transport|Wheel|Koło; weaving|Weaving|Tkactwo",
        ),
      },
      {
        field: "yellow",
        kind: "counts",
        en: "Figures on yellow cards",
        pl: "Postacie na żółtych kartach",
        most: 20,
        ids: named(
          "farmer|Farmers|Rolnicy; toolmaker|Tool makers|Wytwórcy narzędzi; builder|Builders|Budowniczowie; shaman|Shamans|Szamani",
        ),
      },
    ],
  },
};
