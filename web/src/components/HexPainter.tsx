/** The map painted hex by hex: choose a brush, then tap or draw; arrows and Enter work as well. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { hexCentre, hexPoints } from "../core/hex";
import { t } from "../core/language";
import { lang } from "../core/settings";
import type { Json } from "../core/types";
import type { Words } from "../core/words";
import { HexNames } from "./HexNames";
import { Mark } from "./Mark";
import { canvas, painted, TOOLS, type Cell, type SeaMap, type Tool } from "./painting";
import type { Shelf } from "./shelf";

const SIZE = 20;
const SLOTS = 5; // booty hexes of a nation
const PARTS = ["map.hexes", "map.starts", "map.booty_slots"];
const FILL: Record<string, string> = { land: "#e9d9ae", water: "#a9cfe0" };
const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
type Props = { shelf: Shelf; words: Words };

export function HexPainter({ shelf, words }: Props) {
  const facts = shelf.facts.value as Json;
  const map = facts.map as SeaMap;
  const nations = facts.nations.items as { id: string; colour: string; label: string }[];
  const tool = useSignal<Tool>("land");
  const nation = useSignal(nations[0].id);
  const slot = useSignal(0);
  const cursor = useSignal<Cell>({ q: map.hexes[0].q, r: map.hexes[0].r });
  const drawing = useSignal(false);
  const paint = (cell: Cell, further = false) => {
    cursor.value = cell;
    const next = painted(map, tool.value, cell, nation.value, slot.value);
    if (next === map) return;
    shelf.put("map", next, further);
    if (tool.value === "booty") slot.value = (slot.value + 1) % SLOTS;
    if (tool.value === "start" || (tool.value === "booty" && slot.value === 0)) {
      const k = nations.findIndex((n) => n.id === nation.value);
      nation.value = nations[(k + 1) % nations.length].id;
    }
  };
  const brush = tool.value === "land" || tool.value === "water" || tool.value === "none";
  const key = (e: KeyboardEvent) => {
    const way = WAYS[e.key];
    const chosen = TOOLS[Number(e.key) - 1] as Tool | undefined;
    if (way) {
      cursor.value = { q: cursor.value.q + way[0], r: cursor.value.r + way[1] };
      if (e.shiftKey && brush) paint(cursor.value, true);
    } else if (chosen) tool.value = chosen;
    else if (e.key === "Enter" || e.key === " ") paint(cursor.value);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  const cells = canvas(map);
  const points = cells.map((c) => hexCentre(c.q, c.r, SIZE));
  const frame = useRef("");
  if (!drawing.value) frame.current = frameOf(points); // nothing moves under a stroke
  return (
    <>
      <div class="painter">
        <p class="small soft">{t("set-map-tip")}</p>
        <div class="row" role="group" aria-label={t("set-brush")}>
          {TOOLS.map((id, k) => (
            <button
              type="button"
              class="button"
              key={id}
              title={t("set-brush-key", { n: k + 1 })}
              aria-pressed={tool.value === id}
              onClick={() => (tool.value = id)}
            >
              {t(`brush-${id}`)}
            </button>
          ))}
          {(tool.value === "start" || tool.value === "booty") && (
            <select
              class="field"
              aria-label={t("field-nation")}
              value={nation.value}
              onChange={(e) => {
                nation.value = e.currentTarget.value;
                slot.value = 0;
              }}
            >
              {nations.map((n) => (
                <option value={n.id}>{words.name("nation", n.id)}</option>
              ))}
            </select>
          )}
          {tool.value === "booty" && (
            <span class="small">
              {t("set-slot", { n: slot.value + 1, players: Math.max(2, slot.value) })}
            </span>
          )}
        </div>
        <svg
          class="painter-map"
          tabindex={0}
          role="application"
          aria-label={t("set-map-label", {
            ...cursor.value,
            what: toldAt(map, cursor.value, words),
          })}
          viewBox={frame.current}
          onKeyDown={key}
          onPointerUp={() => (drawing.value = false)}
          onPointerLeave={() => (drawing.value = false)}
        >
          {cells.map((cell) => {
            const hex = map.hexes.find((h) => h.q === cell.q && h.r === cell.r);
            const [x, y] = hexCentre(cell.q, cell.r, SIZE);
            const at = cell.q === cursor.value.q && cell.r === cursor.value.r;
            return (
              <polygon
                key={`${cell.q},${cell.r}`}
                points={hexPoints(x, y, SIZE * 0.97).join(" ")}
                data-hex={`${cell.q},${cell.r}`}
                class={at ? "cursor" : ""}
                fill={hex ? FILL[hex.terrain] : "transparent"}
                stroke={hex ? "#8a744b" : "var(--line)"}
                stroke-dasharray={hex ? "" : "3 4"}
                onPointerDown={(e) => {
                  (e.currentTarget as Element).releasePointerCapture?.(e.pointerId);
                  drawing.value = brush;
                  paint(cell);
                }}
                onPointerEnter={() => drawing.value && paint(cell, true)}
              />
            );
          })}
          <Things map={map} nations={nations} active={nation.value} />
        </svg>
        <div class="map-parts" data-where="map.hexes">
          {PARTS.map((part) => (
            <span class="row small" key={part}>
              {t(`field-${part.slice(4)}`)} <Mark shelf={shelf} part={part} />
            </span>
          ))}
        </div>
        {(shelf.said.value?.faults ?? [])
          .filter((f) => f.where.startsWith("map"))
          .map((f) => (
            <p class="tiny warning" role="alert">
              {f.why}
            </p>
          ))}
      </div>
      <HexNames shelf={shelf} map={map} />
    </>
  );
}

function frameOf(points: [number, number][]): string {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [left, top] = [Math.min(...xs) - SIZE, -SIZE * 1.1];
  return [left, top, Math.max(...xs) + SIZE - left, Math.max(...ys) + SIZE * 2.2].join(" ");
}

function toldAt(map: SeaMap, cell: Cell, words: Words): string {
  const on = (x: Cell) => x.q === cell.q && x.r === cell.r;
  const column = map.columns.find(on);
  if (column) return column.name[lang.value];
  const start = map.starts.find(on);
  if (start) return words.name("nation", start.nation);
  const hex = map.hexes.find(on);
  return t(`brush-${hex ? hex.terrain : "none"}`);
}

type ThingProps = {
  map: SeaMap;
  nations: { id: string; colour: string; label: string }[];
  active: string;
};

function Things({ map, nations, active }: ThingProps) {
  const of = (id: string) => nations.find((n) => n.id === id);
  return (
    <g pointer-events="none">
      {map.columns.map((c) => {
        const [x, y] = hexCentre(c.q, c.r, SIZE);
        return (
          <g transform={`translate(${x} ${y})`}>
            <path d="M-7-9h14v4H-7zM-5-5h10v12H-5zM-7 7h14v3H-7z" fill="#fff" stroke="#3a2f20" />
          </g>
        );
      })}
      {map.booty_slots.map((s) => {
        const [x, y] = hexCentre(s.q, s.r, SIZE);
        const mine = s.nation === active;
        return (
          <g transform={`translate(${x} ${y})`} opacity={mine ? 1 : 0.35}>
            <circle
              r="10"
              fill="none"
              stroke={of(s.nation)?.colour}
              stroke-width={mine ? 3 : 1.5}
            />
            {mine && (
              <text text-anchor="middle" dy="4.5" font-size="12" fill="#3a2f20">
                {s.slot + 1}
              </text>
            )}
          </g>
        );
      })}
      {map.labels.map((label) => {
        const [x, y] = hexCentre(label.q, label.r, SIZE);
        return (
          <text class="sea-name" x={x} y={y} text-anchor="middle" dy="3">
            {label.text}
          </text>
        );
      })}
      {map.starts.map((s) => {
        const [x, y] = hexCentre(s.q, s.r, SIZE);
        return (
          <g transform={`translate(${x} ${y})`}>
            <circle r="14" fill={of(s.nation)?.colour} />
            <text text-anchor="middle" dy="5" font-size="13" fill="#fff">
              {of(s.nation)?.label}
            </text>
          </g>
        );
      })}
    </g>
  );
}
