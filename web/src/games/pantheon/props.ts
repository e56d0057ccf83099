/** What every drawing gets and gives, with the view and the records of this title. */
import type * as shared from "../title";
import type { Doing, PantheonView } from "./wire";

export type BoardProps = shared.BoardProps<PantheonView, Doing>;
export type AreaProps = shared.AreaProps<PantheonView, Doing>;
export type Picking = shared.Picking<Doing>;
export type Saying = shared.Saying<PantheonView>;
export type Title = shared.Title<PantheonView, Doing>;
