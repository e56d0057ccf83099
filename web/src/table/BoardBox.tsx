/** The board in its fixed region: fitted, pinched or wheeled larger, dragged; double tap fits again. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../core/language";
import { Icon } from "../core/widgets";
import type { Title } from "../games/title";
import { Dice } from "./Dice";
import type { Live } from "./live";

type Props = { live: Live; title: Title; tall: boolean };

export function BoardBox({ live, title, tall }: Props) {
  const log = live.log.value;
  const board = (
    <title.Board
      view={live.view.value!}
      facts={live.facts.value!}
      words={live.words.value}
      names={live.names.value}
      me={live.me.value}
      tall={tall}
      picking={live.picking.value}
      last={log.slice(-3)}
    />
  );
  return (
    <section class="board-box" aria-label={t("board")}>
      {title.ownView ? board : <Zoom>{board}</Zoom>}
      <Dice steps={log} />
    </section>
  );
}

/** Zoom and drag for any drawing. A click that did not drag goes through to the board. */
export function Zoom({ children }: { children: preact.ComponentChildren }) {
  const place = useSignal({ x: 0, y: 0, k: 1 });
  const box = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, [number, number]>());
  const dragged = useRef(false);

  const zoom = (factor: number, cx: number, cy: number) => {
    const { x, y, k } = place.value;
    const next = Math.min(5, Math.max(1, k * factor));
    place.value = limited(
      box.current,
      cx - ((cx - x) * next) / k,
      cy - ((cy - y) * next) / k,
      next,
    );
  };
  const at = (e: { clientX: number; clientY: number }): [number, number] => {
    const r = box.current!.getBoundingClientRect();
    return [e.clientX - r.left, e.clientY - r.top];
  };
  const down = (e: PointerEvent) => {
    fingers.current.set(e.pointerId, at(e));
    dragged.current = false;
  };
  const move = (e: PointerEvent) => {
    const old = fingers.current.get(e.pointerId);
    if (!old) return;
    const now = at(e);
    const others = [...fingers.current.entries()].filter(([id]) => id !== e.pointerId);
    if (others.length === 1) {
      const [ox, oy] = others[0][1];
      const before = Math.hypot(old[0] - ox, old[1] - oy);
      const after = Math.hypot(now[0] - ox, now[1] - oy);
      if (before > 0) zoom(after / before, (now[0] + ox) / 2, (now[1] + oy) / 2);
      dragged.current = true;
    } else if (place.value.k > 1) {
      const [dx, dy] = [now[0] - old[0], now[1] - old[1]];
      if (!dragged.current && Math.hypot(dx, dy) < 5) return;
      dragged.current = true;
      place.value = limited(box.current, place.value.x + dx, place.value.y + dy, place.value.k);
    }
    fingers.current.set(e.pointerId, now);
  };
  const up = (e: PointerEvent) => fingers.current.delete(e.pointerId);
  const { x, y, k } = place.value;
  return (
    <div
      class="zoom"
      ref={box}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
      onWheel={(e) => {
        e.preventDefault();
        zoom(e.deltaY < 0 ? 1.15 : 1 / 1.15, ...at(e));
      }}
      onClickCapture={(e) => {
        if (dragged.current) e.stopPropagation();
        dragged.current = false;
      }}
      onDblClick={() => (place.value = { x: 0, y: 0, k: 1 })}
    >
      <div class="zoomed" style={{ transform: `translate(${x}px, ${y}px) scale(${k})` }}>
        {children}
      </div>
      {k > 1 && (
        <button
          class="button icon fit"
          aria-label={t("fit")}
          onClick={() => (place.value = { x: 0, y: 0, k: 1 })}
        >
          <Icon name="fit" />
        </button>
      )}
    </div>
  );
}

function limited(box: HTMLElement | null, x: number, y: number, k: number) {
  const w = box?.clientWidth ?? 0;
  const h = box?.clientHeight ?? 0;
  return { x: Math.min(0, Math.max(w * (1 - k), x)), y: Math.min(0, Math.max(h * (1 - k), y)), k };
}
