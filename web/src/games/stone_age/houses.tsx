/** The buildings, put together from what they are built of: their walls show their price. */
import type { Json } from "../../core/types";
import { Good } from "./icons";

const INK = "#3d3226";
const RESOURCES = ["wood", "brick", "stone", "gold"];
const WALL: Record<string, [string, string]> = {
  wood: ["#b98550", "#8a5c30"],
  brick: ["#cf7148", "#984524"],
  stone: ["#b9b6b0", "#8a8780"],
  gold: ["#f0c23c", "#b78610"],
};

/** A course of a wall in one material, w x h from 0, 0. */
function Course({ id, w, h, y }: { id: string; w: number; h: number; y: number }) {
  const [light, dark] = WALL[id];
  return (
    <g transform={`translate(0 ${y})`} stroke={dark} stroke-width="1.2">
      <rect width={w} height={h} fill={light} stroke={INK} />
      {id === "wood" && <path d={`M3 ${h / 3}H${w - 3}M3 ${(2 * h) / 3}H${w - 3}`} />}
      {id === "brick" && (
        <path
          d={`M0 ${h / 2}H${w}M${w * 0.22} 0v${h / 2}M${w * 0.55} 0v${h / 2}M${w * 0.38} ${h / 2}v${h / 2}M${w * 0.74} ${h / 2}v${h / 2}`}
        />
      )}
      {id === "stone" && (
        <path
          d={`M0 ${h * 0.55}l${w * 0.3}-${h * 0.2} ${w * 0.3} ${h * 0.25} ${w * 0.4}-${h * 0.15}M${w * 0.3} ${h * 0.35}V0M${w * 0.6} ${h * 0.6}V${h}M${w * 0.15} ${h * 0.45}V${h}`}
          fill="none"
        />
      )}
      {id === "gold" && (
        <path
          d={`M4 ${h / 2}l${w / 2 - 4}-${h / 2 - 2} ${w / 2 - 4} ${h / 2 - 2}`}
          fill="none"
          stroke-width="2"
        />
      )}
    </g>
  );
}

/** A house of fixed price: a course for each resource, the dearest is the roof's edge. */
export function House({ cost }: { cost: Record<string, number> }) {
  const courses = RESOURCES.flatMap((id) => Array<string>(cost[id] ?? 0).fill(id));
  const dear = courses[courses.length - 1] ?? "wood";
  const h = 36 / Math.max(1, courses.length);
  return (
    <g stroke-linejoin="round">
      <ellipse cx="4" cy="38" rx="34" ry="4" fill="#000" opacity=".16" />
      {courses.map((id, k) => (
        <g transform="translate(-26 0)">
          <Course id={id} w={52} h={h} y={36 - (k + 1) * h} />
        </g>
      ))}
      <path d="M8 36V18c0-7 10-7 10 0v18z" fill="#4a3320" stroke={INK} stroke-width="1.2" />
      <path d="M14 0h12v36H18z" fill="#000" opacity=".1" />
      <path d="M-33 2L0-22 33 2z" fill={WALL[dear][0]} stroke={INK} stroke-width="1.5" />
      <path d="M0-22L33 2H12z" fill="#000" opacity=".16" />
      <path d="M-24 2L0-15 24 2" fill="none" stroke={WALL[dear][1]} stroke-width="1.6" />
    </g>
  );
}

/** A long house for an exact number of resources: a gable for each kind, a post for each resource. */
export function LongHouse({ count, kinds }: { count: number; kinds: number }) {
  const w = 72 / kinds;
  return (
    <g stroke={INK} stroke-linejoin="round">
      <ellipse cx="4" cy="38" rx="42" ry="4" fill="#000" opacity=".16" stroke="none" />
      <rect x="-36" y="6" width="72" height="30" fill="#dcb987" stroke-width="1.4" />
      {Array.from({ length: count }, (_, k) => (
        <path
          d={`M${-36 + ((k + 0.5) * 72) / count} 36V8`}
          stroke="#7a4f26"
          stroke-width="5"
          stroke-linecap="round"
        />
      ))}
      {Array.from({ length: kinds }, (_, k) => (
        <path
          d={`M${-38 + k * (76 / kinds)} 8l${38 / kinds}-${14 + w * 0.22} ${38 / kinds} ${14 + w * 0.22}z`}
          fill={["#c99a5b", "#b5713f", "#a9a7a2", "#e0b43a"][k]}
          stroke-width="1.4"
        />
      ))}
    </g>
  );
}

/** The great hall of one to seven resources: as much as one brings. */
export function GreatHall() {
  return (
    <g stroke={INK} stroke-linejoin="round" stroke-width="1.4">
      <ellipse cx="4" cy="38" rx="42" ry="4" fill="#000" opacity=".16" stroke="none" />
      <path d="M-38 36C-38-4-18-22 0-24 18-22 38-4 38 36z" fill="#c99a5b" />
      <path
        d="M0-24C18-22 38-4 38 36H20C20 4 14-14 0-24z"
        fill="#000"
        opacity=".15"
        stroke="none"
      />
      <path d="M-33 12C-12 20 12 20 33 12M-26-4C-10 2 10 2 26-4" fill="none" stroke="#8a6334" />
      <path
        d="M-9-23l-8-10M9-23l8-10M0-24v-11"
        stroke="#6b4a2b"
        stroke-width="3.5"
        stroke-linecap="round"
      />
      <path d="M-10 36V20c0-12 20-12 20 0v16z" fill="#4a3320" />
      <path d="M0 36V26" stroke="#e5732f" stroke-width="4" stroke-linecap="round" />
    </g>
  );
}

/** What is paid, as a row of small signs. */
export function Price({ tile }: { tile: Json }) {
  if (tile.kind === "fixed") {
    const cost = RESOURCES.flatMap((id) => Array<string>(tile.cost[id] ?? 0).fill(id));
    return (
      <>
        {cost.map((id, k) => (
          <Good id={id} x={(k - (cost.length - 1) / 2) * 21} s={0.85} />
        ))}
      </>
    );
  }
  const exact = tile.kind === "exact";
  return (
    <>
      <text x="-26" y="6" text-anchor="middle" font-size="17" font-weight="700">
        {exact ? tile.count : `${tile.min_count}–${tile.max_count}`}
      </text>
      {exact
        ? Array.from({ length: tile.kinds as number }, (_, k) => (
            <g transform={`translate(${-6 + k * 15} 0)`}>
              <path
                d="M-7-3.5L0-8l7 4.5v7L0 8-7 3.5z"
                fill={["#fff6e0", "#d9c7a3", "#b9a57e", "#8f7d5a"][k]}
                stroke={INK}
              />
              <text y="4" text-anchor="middle" font-size="11" font-weight="700">
                {"ABCD"[k]}
              </text>
            </g>
          ))
        : RESOURCES.map((id, k) => <Good id={id} x={-1 + k * 15} s={0.55} />)}
    </>
  );
}
