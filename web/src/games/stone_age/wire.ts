/** Made by `make types` from megalith/games/stone_age/border; not written by hand. */

export type Tool = { value: number; used: boolean };
/** Points line by line, in the order of the score pad. */
export type Points = { lines: Record<string, number>; total: number };
export type Player = {
  seat: number;
  colour: string;
  workers: number;
  home: number;
  food: number;
  track: number;
  score: number;
  goods: Record<string, number>;
  tools: Tool[];
  open: string[];
  cards: string[];
  hidden_cards: number;
  buildings: string[];
  lines: Points | null;
  out: boolean;
};
export type Place = { id: string; rings: number | null; workers: number[] };
export type Stack = { tile: string | null; left: number };
export type StoneAgeView = {
  game: string;
  seats: number;
  to_move: number;
  decision: string;
  asked: Record<string, number | string>;
  ending: string;
  round: number;
  phase: number;
  start: number;
  players: Player[];
  places: Place[];
  row: (string | null)[];
  deck: number;
  unseen_cards: string[];
  stacks: Stack[];
  unseen_tiles: string[];
  dice: number[];
  big_tools: number | null;
  last_round: boolean;
};
export type Doing =
  | { do: "place_workers"; place: string; workers: number }
  | { do: "choose_group"; place: string }
  | { do: "choose_tools"; tools: number[]; one_use: string[] }
  | { do: "pay_card"; pay: Record<string, number> }
  | { do: "pay_building"; pay: Record<string, number> }
  | { do: "decline" }
  | { do: "take_two_resources"; gain: Record<string, number> }
  | { do: "keep" }
  | { do: "pick_die"; face: number }
  | { do: "feed"; pay: Record<string, number> }
  | { do: "starve" }
  | { do: "cash_two_resources"; gain: Record<string, number> }
  | { do: "start_player"; seat: number }
  | { do: "draw_card_row"; card: string }
  | { do: "draw_extra_card"; card: string }
  | { do: "draw_tile"; tile: string }
  | { do: "roll_gather"; dice: number[] }
  | { do: "roll_card"; dice: number[] }
  | { do: "roll_dice_all"; dice: number[] };
