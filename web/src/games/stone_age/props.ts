/** What every drawing gets and gives, with the view and the records of this title. */
import type * as shared from "../title";
import type { Doing, StoneAgeView } from "./wire";

export type BoardProps = shared.BoardProps<StoneAgeView, Doing>;
export type AreaProps = shared.AreaProps<StoneAgeView, Doing>;
export type Picking = shared.Picking<Doing>;
export type Saying = shared.Saying<StoneAgeView>;
export type Title = shared.Title<StoneAgeView, Doing>;
