/** Made by `make types` from megalith/games/origins/border; not written by hand. */

export type Die = { colour: string; value: number };
export type AwayDie = { colour: string; value: number; place: number };
export type Cell = { x: number; y: number; type: string; colour: string | null; front?: string };
export type District = { x: number; y: number; die: Die | null };
export type Tile = { type: string; colour: string; stone: number };
/** Points line by line, in the order of the score pad. */
export type Points = { lines: Record<string, number>; total: number };
export type Player = {
  seat: number;
  colour: string;
  points: number;
  goods: Record<string, number>;
  tokens: number;
  bases: number;
  free_bases: number;
  home: Die[];
  away: AwayDie[];
  archon: number;
  speakers: number[];
  advisors: string[];
  city: Cell[];
  districts: District[];
  waiting: Tile[];
  towers: Record<string, number>;
  military: number;
  temples: Record<string, number>;
  temple_ignored: string;
  zodiac: string[];
  scored: string[];
  passed: boolean;
  lines: Points;
};
export type Place = {
  place: number;
  ship: number;
  upper: string;
  lower: string;
  token: string | null;
  speakers: number[];
};
export type PricedTile = { type: string; colour: string; stone: number; wisdom: number };
export type CountedTile = { type: string; colour: string; stone: number; count: number };
export type Stack = {
  colour: string;
  top: Tile | null;
  left: number;
  unseen: CountedTile[];
  returned: Tile[];
};
export type PricedDie = { colour: string; value: number; wisdom: number };
export type Card = {
  card: string;
  cells: Record<string, string | null>;
  first: number;
  next: number;
  gold: number;
};
export type Temple = {
  temple: string;
  zodiac: string | null;
  holder: number | null;
  order: number[];
  points: number[];
};
export type OriginsView = {
  game: string;
  seats: number;
  to_move: number;
  decision: string;
  asked: Record<string, number | string>;
  ending: string;
  round: number;
  rounds: number | null;
  phase: string;
  first: number;
  players: Player[];
  places: Place[];
  pool: PricedTile[];
  stacks: Stack[];
  citizens: PricedDie[];
  reserve: Record<string, number>;
  draft: Die[];
  speakers: number[];
  cards: Card[];
  towers: Record<string, number>;
  military: number[];
  temples: Temple[];
  alien: number | null;
  target: number | null;
  end_coming: string;
};
export type Doing =
  | { do: "bonus_tokens"; tokens: string[] }
  | { do: "zodiac_deal"; temple: string; zodiac: string }
  | { do: "pool_tiles"; type: string; stone: number }
  | { do: "pool_order"; colours: string[] }
  | { do: "stack_top"; type: string; stone: number }
  | { do: "citizen_pool"; colour: string; value: number }
  | { do: "speaker_roll"; value: number }
  | { do: "district_deal"; card: string }
  | { do: "first_player"; seat: number }
  | { do: "draft_roll"; colour: string; value: number }
  | { do: "citizen_refill"; colour: string; value: number }
  | { do: "solo_keep"; zodiac: string }
  | { do: "draft_die"; colour: string; value: number }
  | { do: "solo_start_dice"; keep: string[] }
  | { do: "visit"; worker: string; value: number; place: number }
  | { do: "close"; x: number; y: number; colour: string; value: number }
  | { do: "tower"; colour: string }
  | { do: "population" }
  | { do: "pass" }
  | { do: "solo_rise"; place: number }
  | { do: "no_rise" }
  | { do: "spend_token" }
  | { do: "main_action"; action: string }
  | { do: "bonus"; token: string }
  | { do: "bonus_gold" }
  | { do: "end" }
  | { do: "gain_basic"; resource: string }
  | { do: "military_move" }
  | { do: "attack" }
  | { do: "stop" }
  | { do: "exchange"; resource: string }
  | { do: "decline" }
  | { do: "choose_tile"; source: string; type: string; stone: number; mode: string }
  | { do: "place_tile"; x: number; y: number }
  | { do: "activate"; type: string; x: number; y: number }
  | { do: "mage_target"; type: string; x: number; y: number }
  | { do: "done" }
  | { do: "take_waiting"; type: string; stone: number }
  | { do: "temple_move"; temple: string; steps: number }
  | { do: "temple_extra"; temple: string }
  | { do: "take_citizen"; colour: string; value: number; raise: number }
  | { do: "take_speaker"; value: number; raise: number }
  | { do: "upgrade_die"; colour: string; value: number }
  | { do: "upgrade_move" }
  | { do: "raise_die"; colour: string; value: number; add: number }
  | { do: "veteran_die"; colour: string; value: number }
  | { do: "court_swap"; colour: string; value: number; to: string }
  | { do: "set_ship"; place: number }
  | { do: "capricorn"; colour: string; value: number; place: number }
  | { do: "choose_district_card"; card: string }
  | { do: "collect_six"; colour: string }
  | { do: "extra_action" }
  | { do: "no_extra_action" };
