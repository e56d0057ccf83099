/** Five harbours under hovering ships: what they do, who stands there. */
import { seatColour } from "../../core/widgets";
import { travels } from "../../table/travel";
import { Pick } from "../pick";
import type { BoardProps } from "./props";
import type { Die, Place } from "./wire";
import { ActionFace } from "./faces";
import { thriftiest } from "./naming";
import { TALL, WIDE, type Box } from "./layout";
import { ColourDie, Sign, TINT } from "./pieces";
import { Archon } from "./tiles";

type SiteProps = BoardProps & { site: Place };

export function Places(props: BoardProps) {
  return (
    <>
      {props.view.places.map((site) => (
        <Site {...props} site={site} key={site.place} />
      ))}
    </>
  );
}

/** Who came here last, to be outlined with dots. */
function lastVisitor(last: BoardProps["last"], place: number): number | null {
  const visits = last.flatMap((s) => s.events).filter((e) => e.tell === "visited");
  const here = visits.findLast((e) => e.place === place);
  return here ? here.seat : null;
}

function Site(props: SiteProps) {
  const { site, picking, words, tall } = props;
  const b = (tall ? TALL : WIDE).place(site.place - 1, 5);
  const upper = words.name("action", site.upper);
  const lower = words.name("action", site.lower);
  const mover = lastVisitor(props.last, site.place);
  const acting = picking.decision === "visit_step";
  const tips = [site.upper, site.lower].map((id) => words.tip("action", id));
  return (
    <>
      <Pick
        picking={picking}
        click={acting ? { do: "none" } : { place: site.place }}
        record={acting ? null : { do: "visit", worker: "archon", value: 0, place: site.place }}
        name={`${site.place}. ${upper} / ${lower}`}
        text={[...tips, words.say("thing-ship.tip")].join(" ")}
        thing="thing-place"
        x={b.x}
        y={b.y}
        place={`site-${site.place}`}
        halo={<rect class="halo" x="-1" y="-1" width={b.w + 2} height={b.h + 2} rx="16" />}
      >
        <Shore b={b} tall={tall} />
        <g transform={tall ? "translate(48 44)" : `translate(${b.w / 2} 34)`}>
          <Ship value={site.ship} />
        </g>
        <Plaque n={site.place} x={tall ? 16 : 18} y={tall ? 16 : 18} />
        <Standing {...props} b={b} />
        {mover !== null && (
          <rect
            x="3"
            y="3"
            width={b.w - 6}
            height={b.h - 6}
            rx="13"
            fill="none"
            stroke={seatColour(mover)}
            stroke-width="3"
            stroke-dasharray="2 7"
            stroke-linecap="round"
          />
        )}
      </Pick>
      <g transform={`translate(${b.x} ${b.y})`}>
        <Action {...props} id={site.upper} box={actionBox(b, tall, 0)} />
        <Action {...props} id={site.lower} box={actionBox(b, tall, 1)} />
        {site.token && <Bonus {...props} b={b} />}
      </g>
    </>
  );
}

/** The number that choices and rules call the site by. */
function Plaque({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-11" y="-11" width="22" height="22" rx="6" fill="#fffaf1" stroke="#5b4420" />
      <text y="6" text-anchor="middle" font-size="16" font-weight="700">
        {n}
      </text>
    </g>
  );
}

function Shore({ b, tall }: { b: Box; tall: boolean }) {
  const y = tall ? 52 : 74;
  return (
    <>
      <rect width={b.w} height={b.h} rx="15" fill="#8fbecb" />
      <path
        d={`M0 ${y}q${b.w / 8}-8 ${b.w / 4} 0t${b.w / 4} 0 ${b.w / 4} 0 ${b.w / 4} 0V${b.h - 15}a15 15 0 01-15 15H15a15 15 0 01-15-15z`}
        fill="#d8b878"
      />
      <path
        d={`M8 ${y - 22}q10-5 20 0t20 0M${b.w - 60} ${y - 14}q10-5 20 0t20 0`}
        stroke="#c8e2e8"
        stroke-width="2"
        fill="none"
      />
    </>
  );
}

function Ship({ value }: { value: number }) {
  return (
    <>
      <ellipse cy="20" rx="30" ry="4" fill="#000" opacity=".12" />
      <path d="M-44-2C-33 16 33 16 44-2 24 5-24 5-44-2z" fill="#c79a3f" stroke="#5b4420" />
      <path d="M-44-2C-24 5 24 5 44-2 26-9-26-9-44-2z" fill="#f3dc9b" stroke="#5b4420" />
      <path d="M-21-5C-19-31 19-31 21-5 10-1-10-1-21-5z" fill="#35618f" stroke="#1d3a5a" />
      <path d="M-14-12c2-9 7-12 12-12" stroke="#7fa8d0" stroke-width="2" fill="none" />
      <text y="-7" text-anchor="middle" font-size="23" font-weight="700" style={{ fill: "#fff" }}>
        {value}
      </text>
    </>
  );
}

function actionBox(b: Box, tall: boolean, k: number): Box {
  return tall
    ? { x: 100 + k * 122, y: 4, w: 118, h: 34 }
    : { x: 8, y: 55 + k * 26, w: b.w - 16, h: 24 };
}

/** What a site offers. While an action is chosen, a click on it visits the site with the worker that was
 * picked, or the one that costs least, and does it there. */
function Action({
  picking,
  words,
  facts,
  view,
  site,
  id,
  box,
}: SiteProps & { id: string; box: Box }) {
  const doing = { do: "main_action", action: id };
  const visit = picking.can(doing) ? null : thriftiest(picking, view, site.place);
  const text = words.name("action", id);
  const lines = inLines(words.say(`action-${id}.short`) || text, box);
  const step = lines.length > 1 ? Math.min(13, box.h / 2.2) : 13;
  const halo = { x: box.x, y: box.y, width: box.w, height: box.h, rx: box.h / 2 };
  return (
    <g
      data-action={id}
      onPointerEnter={(e) => visit && e.pointerType === "mouse" && picking.look(visit)}
      onPointerLeave={() => visit && picking.look(null)}
    >
      <Pick
        picking={picking}
        click={visit ?? doing}
        then={visit ? [doing] : undefined}
        name={`${site.place}. ${text}`}
        text={words.tip("action", id)}
        thing={`action-${id}`}
        halo={<rect class="halo thin" {...halo} />}
      >
        <rect {...halo} fill="#fffaf1" opacity=".92" />
        <ActionFace id={id} facts={facts} x={box.x + 24} y={box.y + box.h / 2} s={0.56} />
        {lines.map((line, k) => (
          <text
            x={box.x + 44}
            y={box.y + box.h / 2 + step / 3 + (k - (lines.length - 1) / 2) * step}
            font-size={Math.min(step, (box.w - 52) / (line.length * 0.57))}
            font-weight="600"
          >
            {line}
          </text>
        ))}
      </Pick>
    </g>
  );
}

/** A name that one line cannot hold in two, broken at its last space. */
function inLines(text: string, box: Box): string[] {
  const cut = text.lastIndexOf(" ");
  if (cut < 0 || text.length * 7.3 <= box.w - 54) return [text];
  return [text.slice(0, cut), text.slice(cut + 1)];
}

function Bonus({ site, words, picking, b }: SiteProps & { b: Box }) {
  const { token } = site;
  if (token === null) return null;
  const can = picking.can({ do: "bonus", token });
  return (
    <g onClick={(e) => can && e.stopPropagation()}>
      <Pick
        picking={picking}
        click={{ do: "bonus", token }}
        name={words.name("token", token)}
        text={words.tip("token", token)}
        thing={`token-${token}`}
        x={b.w - 20}
        y={20}
        halo={<circle class="halo" r="16" />}
      >
        <circle r="14" fill={TINT[token]} stroke="#2b2620" stroke-width="1.2" />
        <Sign colour={token} s={0.85} />
      </Pick>
    </g>
  );
}

/** Dice, speakers and archons that were sent here. */
/** A die of a seat, or a speaker, who has no colour. */
type Sent = Partial<Die> & { value: number; seat?: number };

function Standing({ view, site, b, tall, picking }: SiteProps & { b: Box }) {
  const dice: Sent[] = view.players.flatMap((p) =>
    p.away.filter((d) => d.place === site.place).map((d) => ({ ...d, seat: p.seat })),
  );
  const all: Sent[] = [...dice, ...site.speakers.map((value) => ({ value }))];
  const archons = view.players.filter((p) => p.archon === site.place);
  const room = (tall ? 200 : b.w - 34 - archons.length * 20) / Math.max(1, all.length);
  const x = (k: number) => (tall ? 112 : 17) + k * Math.min(tall ? 30 : 25, room);
  const y = tall ? 54 : 119;
  return (
    <>
      {all.map((d, k) => {
        const home = d.seat === undefined ? undefined : `seat-${d.seat}`;
        const key = `away-${d.seat}-${site.place}-${d.colour}-${d.value}-${k}`;
        return (
          <g key={key} {...travels(key, home, home)}>
            <ColourDie die={d} seat={d.seat} s={tall ? 0.82 : 0.7} x={x(k)} y={y} />
          </g>
        );
      })}
      <Coming picking={picking} place={site.place} seat={view.to_move} x={x(all.length)} y={y} />
      {archons.map((p, k) => (
        <g key={p.seat} {...travels(`archon-${p.seat}`, `seat-${p.seat}`, `seat-${p.seat}`)}>
          <Archon
            seat={p.seat}
            x={tall ? b.w - 16 - k * 20 : b.w - 14 - k * 20}
            y={tall ? 52 : 120}
            s={tall ? 0.85 : 0.72}
          />
        </g>
      ))}
    </>
  );
}

type ComingProps = {
  picking: BoardProps["picking"];
  place: number;
  seat: number;
  x: number;
  y: number;
};

/** The worker that is about to be sent here. */
function Coming({ picking, place, seat, x, y }: ComingProps) {
  const record = picking.shown;
  if (record?.do !== "visit" || record.place !== place) return null;
  if (record.worker === "archon")
    return (
      <g class="ghost">
        <Archon seat={seat} x={x} y={y} s={0.85} />
      </g>
    );
  const die = {
    value: record.value,
    ...(record.worker === "speaker" ? {} : { colour: record.worker }),
  };
  return (
    <g class="ghost">
      <ColourDie die={die} seat={seat} s={0.8} x={x} y={y} />
    </g>
  );
}
