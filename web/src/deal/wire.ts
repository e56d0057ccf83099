/** Made by `make types` from megalith/server/wire/deals.py; not written by hand. */

/** `counted`: the one try that counts; without it as many as one likes, once that is over. */
export type PlayDeal = { counted?: boolean };
/** After a round: the own points as the sheet stood then, and those of the best rival. */
export type DealRound = { round: number; points: number; rival: number };
/** How somebody, or a bot in their place, did. `table` and `rounds` are told once one's own counted game is over, or the deal is closed. */
export type DealEntry = {
  name: string;
  bot: string | null;
  mine: boolean;
  counted: boolean;
  points: number;
  lead: number;
  place: number;
  table: string | null;
  rounds: DealRound[];
};
/** `commitment`: the hash of the seed, shown before; `seed`: shown when the deal is closed. `mine`: the table of the own counted try. `next`: the hash of the deal of the day after. */
export type DealInfo = {
  id: string;
  game: string;
  day: number | null;
  opens: number;
  closes: number;
  commitment: string;
  seed: string | null;
  next: string | null;
  before: string | null;
  seats: number;
  seat: number;
  bot: string;
  iterations: number;
  mine: string | null;
  done: boolean;
  entries: DealEntry[];
};
export type DealTable = { table: string };
