/** Made by `make types` from megalith/games/pantheon/border; not written by hand. */

export type Target = { q: number; r: number; piece: string; cost: number; jump: boolean };
/** Cards and demigods only where this seat may know them. */
export type Player = {
  seat: number;
  colour: string;
  points: number;
  lines: Record<string, number>;
  feet: number;
  columns: number;
  spare_feet: number;
  spare_columns: number;
  columns_on_board: number;
  offerings: Record<string, number>;
  pays: Record<string, (number | null)[]>;
  gods: Record<string, number>;
  tokens: Record<string, number>;
  bonus: string | null;
  steps: number;
  jumps: number;
  coins: number;
  hand_size: number;
  demigod_tokens: number;
  known?: Record<string, number>;
  demigods?: number[];
  hidden_demigods?: Record<string, number>;
  hand?: Record<string, number>;
  secret_demigods?: number[];
};
export type Hex = { q: number; r: number };
export type Piece = {
  q: number;
  r: number;
  seat: number;
  piece: string;
  linked: boolean;
  column?: string;
};
export type BootyHex = { q: number; r: number; token: string | null };
export type PantheonView = {
  game: string;
  seats: number;
  to_move: number;
  decision: string;
  asked: Record<string, number | string>;
  ending: string;
  epoch: number;
  epochs: number;
  phase: number;
  god_points: number;
  nation: string | null;
  nations_left: string[];
  start: number;
  turn: number;
  turns: number;
  big_foot: number | null;
  ready: number;
  targets: Target[];
  players: Player[];
  temple: Hex | null;
  pieces: Piece[];
  gods: (string | null)[];
  booty: BootyHex[];
  picked: string[];
  demigods: number[];
  demigod_stack: Record<string, number>;
  unseen_demigods: Record<string, number[]>;
  god_stack: Record<string, number>;
  god_box: Record<string, number>;
  bag: Record<string, number>;
  bonus: string[];
  row: (string | null)[];
  deck: number;
  discard: Record<string, number>;
  played: Record<string, number>;
  unseen_cards: Record<string, number>;
  special_money: string[];
};
export type Doing =
  | { do: "choose_bonus"; token: string }
  | { do: "place_bonus_column"; q: number; r: number }
  | { do: "raise_offering"; kind: string }
  | { do: "take_pieces"; columns: number; feet: number }
  | { do: "gallia_choice"; choice: string }
  | { do: "gallia_pay"; pay: Record<string, number> }
  | { do: "decline" }
  | { do: "discard_card"; card: string }
  | { do: "exchange_pieces"; give: string; count: number }
  | { do: "choose_action"; action: string }
  | { do: "commit_move"; cards: number }
  | { do: "place_piece"; q: number; r: number }
  | { do: "stop" }
  | { do: "follow"; choice: string }
  | { do: "commit_coins"; coins: Record<string, number> }
  | { do: "buy_offering"; kind: string; level: number }
  | { do: "buy_foot" }
  | { do: "buy_column" }
  | { do: "buy_place"; q: number; r: number }
  | { do: "choose_god"; god: string }
  | { do: "pay_offering"; pay: Record<string, number> }
  | { do: "draw_row"; card: string }
  | { do: "draw_deck" }
  | { do: "use_traitera" }
  | { do: "keep_traitera" }
  | { do: "start_player"; seat: number }
  | { do: "deal_row"; card: string }
  | { do: "deal_hand"; card: string }
  | { do: "deal_bonus"; token: string }
  | { do: "draw_nation"; nation: string }
  | { do: "reveal_god"; god: string }
  | { do: "draw_booty"; token: string }
  | { do: "reveal_demigod"; value: number }
  | { do: "draw_demigod"; value: number }
  | { do: "draw_god"; god: string }
  | { do: "draw_from_deck"; card: string }
  | { do: "refill_row"; card: string };
