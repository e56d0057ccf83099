/** What every drawing gets and gives, with the view and the records of this title. */
import type * as shared from "../title";
import type { Doing, AkropolisView } from "./wire";

export type BoardProps = shared.BoardProps<AkropolisView, Doing>;
export type AreaProps = shared.AreaProps<AkropolisView, Doing>;
export type Picking = shared.Picking<Doing>;
export type Title = shared.Title<AkropolisView, Doing>;
