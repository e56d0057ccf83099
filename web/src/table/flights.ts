/** Pieces travel from where they were to where they are. One mechanism for every title (see travel.ts):
 *
 * right before the table changes, `remember` notes where every piece with a key lies; right after it is
 * drawn anew, `depart` lets a copy of each piece that moved, came or went fly across the page while the
 * piece itself waits unseen at its new place. Flights of later changes start a little later, so that
 * several decisions in a row are seen in their order. Nothing waits for them: the page is always true.
 */
import { moving } from "../core/settings";
import { HERE, planned, type Flight, type Piece, type Place } from "./plan";

type Drawn = Piece & { node: SVGGraphicsElement; frame: DOMMatrix };

const SVG = "http://www.w3.org/2000/svg";
const LASTS = 340;
const STAGGER = 45;
const ORDER = 170;
const BACKLOG = 900;

let before: Map<string, Drawn> | null = null;
let free = 0;

export function remember(): void {
  if (moving() && !document.hidden) before ??= pieces();
}

export function depart(mover: number | null): void {
  const old = before;
  before = null;
  if (!old || !moving()) return;
  const flights = planned(old, pieces(), (name) => placeOf(name, mover));
  if (flights.length === 0) return;
  const now = performance.now();
  const wait = free - now > BACKLOG ? 0 : Math.max(0, free - now);
  free = now + wait + ORDER;
  flights.forEach((flight, k) => fly(flight, wait + Math.min(k, 6) * STAGGER));
}

function pieces(): Map<string, Drawn> {
  const found = new Map<string, Drawn>();
  for (const node of document.querySelectorAll<SVGGraphicsElement>("#app [data-key]")) {
    const frame = (node.parentNode as SVGGraphicsElement).getScreenCTM?.();
    const box = node.getBoundingClientRect();
    const { key, from, to } = node.dataset;
    if (frame && key && box.width > 0) found.set(key, { node, box, frame, from, to });
  }
  return found;
}

/** Where a named place is on the screen; of several the last that can be seen. */
function placeOf(name: string | undefined, mover: number | null): DOMRect | null {
  if (!name || (name === "mover" && mover === null)) return null;
  const wanted = name === "mover" ? `seat-${mover}` : name;
  const found = [...document.querySelectorAll(`[data-place="${wanted}"]`)];
  return found.map((e) => e.getBoundingClientRect()).findLast((r) => r.width > 0) ?? null;
}

function fly({ piece, start, end }: Flight<Drawn>, delay: number): void {
  const arrives = end === HERE;
  const outer = document.createElementNS(SVG, "g");
  const inner = document.createElementNS(SVG, "g");
  const { a, b, c, d, e, f } = piece.frame;
  inner.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  inner.append(piece.node.cloneNode(true));
  outer.append(inner);
  sky().append(outer);
  const middle = [piece.box.x + piece.box.width / 2, piece.box.y + piece.box.height / 2];
  outer.style.transformOrigin = `${middle[0]}px ${middle[1]}px`;
  if (arrives) piece.node.style.visibility = "hidden";
  const land = () => {
    outer.remove();
    if (arrives) piece.node.style.visibility = "";
  };
  const flight = outer.animate([key(start), key(end)], {
    duration: LASTS,
    delay,
    easing: "cubic-bezier(.35,.05,.25,1)",
    fill: "both",
  });
  flight.onfinish = land;
  flight.oncancel = land;
}

function key({ x, y, scale, shown }: Place): Keyframe {
  return { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: shown };
}

/** A layer above the page in which copies fly. */
function sky(): SVGSVGElement {
  const have = document.querySelector<SVGSVGElement>("svg.sky");
  if (have) return have;
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("class", "board sky");
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}
