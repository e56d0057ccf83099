/** The score sheet of a game that a lesson has played to its end. */
import { sure } from "../core/sure";
import { SheetTable } from "../table/End";
import type { Taking } from "./taking";

export function hasSheet(taking: Taking): boolean {
  return !!taking.now.value?.position.sheets;
}

export function LessonSheet({ taking }: { taking: Taking }) {
  const { live } = taking;
  if (!hasSheet(taking)) return null;
  const sheets = sure(sure(taking.now.value).position.sheets);
  return (
    <div class="lesson-sheet">
      <SheetTable sheets={sheets} names={live.names.value} words={live.words.value} />
    </div>
  );
}
