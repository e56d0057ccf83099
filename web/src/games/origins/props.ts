/** What every drawing gets and gives, with the view and the records of this title. */
import type * as shared from "../title";
import type { Doing, OriginsView } from "./wire";

export type BoardProps = shared.BoardProps<OriginsView, Doing>;
export type AreaProps = shared.AreaProps<OriginsView, Doing>;
export type Picking = shared.Picking<Doing>;
export type Saying = shared.Saying<OriginsView>;
export type KindStep<D = Doing> = shared.KindStep<OriginsView, D>;
export type Title = shared.Title<OriginsView, Doing>;
