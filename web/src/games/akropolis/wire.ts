/** Made by `make types` from megalith/games/akropolis/border; not written by hand. */

export type Offer = { tile: string; code: string; slot: number; price: number };
export type Tile = { tile: string; code: string };
export type Settings = {
  long_game: boolean;
  variant_houses: boolean;
  variant_markets: boolean;
  variant_barracks: boolean;
  variant_temples: boolean;
  variant_gardens: boolean;
  enclosed_cells: string;
  solo_architect: string | null;
  site_direction: string;
  live_scores: boolean;
};
export type Placement = { q: number; r: number; rotation: number; tile: string; level: number };
export type Hex = {
  q: number;
  r: number;
  level: number;
  kind: string;
  stars: number;
  tile: string;
};
export type District = { value: number; stars: number; points: number; cells: number[][] };
export type Score = {
  lines: Record<string, number>;
  total: number;
  districts: Record<string, District>;
};
export type Player = {
  seat: number;
  automa: string | null;
  stones: number;
  tiles: string[];
  placements: Placement[];
  hexes: Hex[];
  score: Score | null;
};
export type AkropolisView = {
  game: string;
  seats: number;
  to_move: number;
  decision: string;
  asked: Record<string, number | string>;
  ending: string;
  round: number;
  rounds: number;
  chief: number;
  site: Offer[];
  hand: Tile | null;
  stacks_left: number;
  unseen: string[];
  area_totals: Record<string, number>;
  settings: Settings;
  players: Player[];
  open: number[][];
};
export type Doing =
  | { do: "choose_tile"; slot: number }
  | { do: "place_tile"; q: number; r: number; rotation: number }
  | { do: "first_player"; seat: number }
  | { do: "first_site"; tile: string }
  | { do: "refill"; tile: string };
