/** Positions of lessons as a picture: the real board, one position after the other. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../core/api";
import { wordsOf } from "../core/language";
import { moving } from "../core/settings";
import { loadBoard } from "../games";
import { NO_PICKING, type BoardProps, type Title } from "../games/title";
import { ownsView } from "../table/BoardBox";
import { Zoom } from "../table/Zoom";
import { namesOf } from "./taking";
import type { Picture } from "./wire";

const PACE = 1800;
const CLOSE = 2.4; // times as large at most
export type Drawing = { title: Title; facts: BoardProps["facts"] };

export async function loadDrawing(game: string): Promise<Drawing> {
  const [title, facts] = await Promise.all([loadBoard(game), api.shipped(game)]);
  return { title, facts };
}

type Props = {
  game: string;
  drawing: Drawing;
  frames: Picture[];
  label: string;
  show?: string[]; // what to look at more closely
};

/** The positions one after the other; where nothing may move, the last one. */
export function Frames({ game, drawing, frames, label, show = [] }: Props) {
  const now = useSignal(frames.length - 1);
  useEffect(() => {
    if (!moving() || frames.length < 2) return;
    const timer = window.setInterval(() => (now.value = (now.value + 1) % frames.length), PACE);
    return () => clearInterval(timer);
  }, [frames]);
  const frame = frames[now.value];
  const names = namesOf(frame.seats, frame.me);
  const board = (
    <drawing.title.Board
      view={frame.view}
      facts={drawing.facts}
      words={wordsOf(game, names, null, frame.me)}
      names={names}
      me={frame.me}
      tall={false}
      picking={NO_PICKING}
      last={frame.steps}
      preview={null}
    />
  );
  const at = show.map((id) => `[data-place="${id}"]`).join();
  const look = { key: show.join(), at, k: CLOSE, slack: 0 }; // nobody drags it: only board is seen
  const near = show.length > 0 && !ownsView(drawing.title, false);
  return (
    <div class="howto-picture" role="img" aria-label={label}>
      <div class="howto-board" inert>
        {near ? <Zoom look={look}>{board}</Zoom> : board}
      </div>
    </div>
  );
}
