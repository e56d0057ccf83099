/** The three temples as rising stairways with the players' discs. */
import type { Json } from "../../core/types";
import { markPath, seatColour } from "../../core/widgets";
import { Pick } from "../pick";
import type { BoardProps } from "./props";
import { TALL, WIDE, type Box } from "./layout";
import { sure } from "../../core/sure";
import { TempleFace, ZodiacFace } from "./faces";
import { Disc } from "./pieces";

const TEMPLE_TINT: Record<string, string> = {
  forest: "#a9c08a",
  mountain: "#c3b8a6",
  sea: "#9cc7d2",
};

export function Temples(props: BoardProps) {
  return (
    <>
      {props.view.temples.map((t, k) => (
        <Temple
          {...props}
          temple={t}
          box={(props.tall ? TALL : WIDE).temple(k, 3)}
          key={t.temple}
        />
      ))}
    </>
  );
}

function Temple(props: BoardProps & { temple: Json; box: Box }) {
  const { temple: t, box: b, facts, picking, words, view } = props;
  const track = sure((facts.temple_tracks.items as Json[]).find((x) => x.id === t.temple));
  const vp = track.vp as number[];
  const dx = (b.w - 10) / vp.length;
  const narrow = dx < 18; // no room for two digits beside each other: every other one is higher
  const foot = narrow ? 28 : 18; // of the stairway, where the values stand
  const rise = (b.h - 46 - foot) / vp.length;
  const step = (i: number): [number, number] => [5 + i * dx + dx / 2, b.h - foot - 3 - i * rise];
  const name = words.name("line", `temple_${t.temple}`);
  const zodiac = t.zodiac ? words.name("zodiac", t.zodiac) : "";
  const can = picking.choices.some((c) => "temple" in c.record);
  return (
    <Pick
      picking={picking}
      click={{ temple: t.temple }}
      record={can ? { do: picking.choices[0].record.do, temple: t.temple, steps: 1 } : null}
      name={name}
      text={zodiac ? `${zodiac}: ${words.tip("zodiac", t.zodiac)}` : undefined}
      thing={t.zodiac ? `zodiac-${t.zodiac}` : `temple-${t.temple}`}
      x={b.x}
      y={b.y}
      place={`temple-${t.temple}`}
      halo={<rect class="halo" x="-1" y="-1" width={b.w + 2} height={b.h + 2} rx="14" />}
    >
      <rect width={b.w} height={b.h} rx="13" fill={TEMPLE_TINT[t.temple]} />
      <path d={`M5 ${b.h - foot + 1}h${b.w - 10}V${b.h - 3}H5z`} fill="#fffaf1" opacity=".78" />
      {vp.map((n, i) => {
        const [x, y] = step(i);
        return (
          <g>
            <path
              d={`M${x - dx / 2} ${y + 3}h${dx}V${b.h - foot + 1}h-${dx}z`}
              fill="#fffaf1"
              opacity=".78"
              stroke="#8d7f68"
              stroke-width=".7"
            />
            <text
              x={x}
              y={b.h - 6 - (narrow ? ((i + 1) % 2) * 12 : 0)}
              text-anchor="middle"
              font-size={narrow ? 12 : 13.5}
            >
              {n}
            </text>
          </g>
        );
      })}
      <TempleFace id={t.temple} x={22} y={22} s={0.95} />
      <text class="title-text" x="42" y="20" font-size="16">
        {name}
      </text>
      {zodiac && (
        <>
          <ZodiacFace id={t.zodiac} x={56} y={42} s={0.8} />
          <text x="76" y="46" font-size="13">
            {zodiac}
          </text>
        </>
      )}
      {t.holder !== null && (
        <path
          d={markPath(t.holder)}
          transform="translate(61 46) scale(.6)"
          fill={seatColour(t.holder)}
          stroke="#2b2620"
          stroke-width="1.6"
        />
      )}
      {(t.order as number[]).map((seat, i) => {
        const space = (o: number) => view.players[o].temples[t.temple];
        const [x, y] = step(space(seat));
        const under = (t.order as number[])
          .slice(0, i)
          .filter((o) => space(o) === space(seat)).length;
        return <Disc seat={seat} x={x} y={y - 4 - under * 8} key={seat} />;
      })}
    </Pick>
  );
}
