/** Temples as rising stairways, district cards, the military road with its border stones. */
import type { Json } from "../../core/types";
import { markPath, seatColour } from "../../core/widgets";
import { Pick, Told } from "../pick";
import type { BoardProps } from "../title";
import { named, type Lang } from "./naming";
import { Resource, Sign, TINT } from "./pieces";

const TEMPLE_TINT: Record<string, string> = {
  forest: "#a9c08a",
  mountain: "#c3b8a6",
  sea: "#9cc7d2",
};

export function Temples({ view, facts, picking, lang }: BoardProps & { lang: Lang }) {
  return (
    <>
      {(view.temples as Json[]).map((t, k) => {
        const track = (facts.temple_tracks.items as Json[]).find((x) => x.id === t.temple)!;
        const n = (track.vp as number[]).length;
        const dx = 222 / n;
        const step = (i: number): [number, number] => [10 + i * dx + dx / 2, 118 - i * 5.6];
        const zodiac = t.zodiac ? named(facts, "zodiac_cards", t.zodiac, lang) : null;
        return (
          <Pick
            picking={picking}
            click={{ temple: t.temple }}
            name={track.name[lang]}
            text={zodiac ? `${zodiac.name}: ${zodiac.text}` : undefined}
            x={k * 249}
            y={0}
            halo={<rect class="halo" x="-1" y="-1" width="244" height="133" rx="14" />}
          >
            <rect width="242" height="131" rx="13" fill={TEMPLE_TINT[t.temple]} />
            {(track.vp as number[]).map((vp, i) => {
              const [x, y] = step(i);
              return (
                <g>
                  <path
                    d={`M${x - dx / 2} ${y + 4}h${dx}V128h-${dx}z`}
                    fill="#fffaf1"
                    opacity=".75"
                    stroke="#8d7f68"
                    stroke-width=".7"
                  />
                  <text
                    x={x}
                    y="125"
                    text-anchor="middle"
                    font-size="8.5"
                    transform={`rotate(-90 ${x} 122)`}
                  >
                    {vp}
                  </text>
                </g>
              );
            })}
            <text class="title-text" x="10" y="20" font-size="15">
              {track.name[lang]}
            </text>
            {zodiac && (
              <text x="10" y="37" font-size="12.5">
                ☆ {zodiac.name}
                {t.holder !== null ? " →" : ""}
              </text>
            )}
            {t.holder !== null && (
              <path
                d={markPath(t.holder)}
                transform="translate(112 25) scale(.62)"
                fill={seatColour(t.holder)}
              />
            )}
            {(view.players as Json[]).map((p, i) => {
              const [x, y] = step(p.temples[t.temple]);
              const below = (view.players as Json[])
                .slice(0, i)
                .filter((o) => o.temples[t.temple] === p.temples[t.temple]).length;
              return (
                <g
                  class="moves"
                  style={{ transform: `translate(${x}px, ${y - 4 - below * 11}px)` }}
                >
                  <ellipse rx="8" ry="5.5" fill={seatColour(p.seat)} stroke="#2b2620" />
                  <path
                    d={markPath(p.seat)}
                    transform="translate(-3.4 -3.6) scale(.29)"
                    fill="#fff"
                  />
                </g>
              );
            })}
          </Pick>
        );
      })}
    </>
  );
}

export function DistrictCards({ view, picking, words }: BoardProps) {
  const spots: Record<string, [number, number]> = {
    nw: [0, 0],
    ne: [1, 0],
    sw: [0, 1],
    se: [1, 1],
  };
  return (
    <>
      {(view.cards as Json[]).map((c, k) => (
        <Pick
          picking={picking}
          click={{ card: c.card }}
          name={words.name("card", c.card)}
          text={words.tip("card", c.card)}
          x={k * 124}
          y={0}
          halo={<rect class="halo" x="-1" y="-1" width="118" height="84" rx="10" />}
        >
          <rect width="116" height="82" rx="9" fill="#fdf3dc" stroke="#6b5d48" stroke-width="1.4" />
          {Object.entries(c.cells as Record<string, string | null>).map(([corner, colour]) => {
            const [x, y] = spots[corner];
            return (
              <g transform={`translate(${8 + x * 33} ${8 + y * 33})`}>
                <rect
                  width="31"
                  height="31"
                  rx="4"
                  fill={colour ? TINT[colour] : "#efe3c6"}
                  stroke="#6b5d48"
                />
                {colour && <Sign colour={colour} x={15.5} y={15.5} s={0.85} />}
              </g>
            );
          })}
          <text x="95" y="30" text-anchor="middle" font-size="20" font-weight="700">
            {c.first}
          </text>
          <text x="95" y="50" text-anchor="middle" font-size="14">
            {c.next}
          </text>
          {Array.from({ length: c.gold }, (_, i) => (
            <Resource id="gold" x={88 + i * 15} y={67} s={0.65} />
          ))}
        </Pick>
      ))}
    </>
  );
}

export function Road({ view, facts, words }: BoardProps) {
  const spaces = facts.military_track.spaces as Json[];
  const dx = 745 / spaces.length;
  return (
    <Told name={words.say("thing-military")} text={words.tip("thing", "military")}>
      <rect y="4" width="745" height="30" rx="15" fill="#c9a16a" stroke="#8a6334" />
      {spaces.map((s, k) => (
        <g transform={`translate(${k * dx + dx / 2} 19)`}>
          {s.border_before && (
            <path
              d={`M${-dx / 2} -17v34`}
              stroke="#5b4420"
              stroke-width="5"
              stroke-linecap="round"
            />
          )}
          <circle r="11" fill="#fff6e0" opacity=".7" />
          {s.attack_bonus && (
            <Resource id={String(s.attack_bonus).replace("any_", "")} s={0.5} y={1} />
          )}
        </g>
      ))}
      {(view.players as Json[]).map((p, i) => {
        const below = (view.players as Json[])
          .slice(0, i)
          .filter((o) => o.military === p.military).length;
        return (
          <g
            class="moves"
            style={{ transform: `translate(${p.military * dx + dx / 2}px, ${14 - below * 9}px)` }}
          >
            <ellipse rx="11" ry="7" fill={seatColour(p.seat)} stroke="#2b2620" />
            <path d={markPath(p.seat)} transform="translate(-4.2 -4.6) scale(.36)" fill="#fff" />
          </g>
        );
      })}
    </Told>
  );
}
