/** The tabs of the editor, in the order in which one unpacks the box: each a name and its blocks. */
export type Tab = { id: string; blocks: string[] };

const TABS: Record<string, Tab[]> = {
  origins: [
    { id: "temples", blocks: ["temple_tracks"] },
    { id: "districts", blocks: ["district_cards"] },
    { id: "buildings", blocks: ["buildings"] },
    { id: "military", blocks: ["military_track"] },
    { id: "people", blocks: ["advisor_track", "population_track"] },
    { id: "pools", blocks: ["building_pool", "citizen_pool"] },
    { id: "agora", blocks: ["special_tiles"] },
  ],
  pantheon: [
    { id: "map", blocks: ["map"] },
    { id: "gods", blocks: ["gods"] },
    { id: "demigods", blocks: ["demigods"] },
    { id: "booty", blocks: ["booty"] },
    { id: "bonus", blocks: ["bonus"] },
    { id: "prices", blocks: ["offerings", "cards", "special_money", "costs"] },
  ],
  stone_age: [
    { id: "cards", blocks: ["cards"] },
    { id: "tiles", blocks: ["buildings"] },
    { id: "places", blocks: ["places", "card_row"] },
    { id: "goods", blocks: ["resources", "food", "feeding"] },
  ],
  akropolis: [
    { id: "city", blocks: ["city_tiles"] },
    { id: "start", blocks: ["start_tile", "starting_stones", "stars_per_plaza"] },
    { id: "points", blocks: ["scoring"] },
    { id: "solo", blocks: ["solo"] },
  ],
};

/** The tabs of a title; what is in none of them comes last. */
export function tabsOf(game: string, blocks: string[]): Tab[] {
  const tabs = TABS[game] ?? [];
  const taken = new Set(tabs.flatMap((tab) => tab.blocks));
  const rest = blocks.filter((block) => !taken.has(block));
  return rest.length ? [...tabs, { id: "rest", blocks: rest }] : tabs;
}
