/** The table of Origins: five harbours under ships, pools, temples, the military road, a city. */
import { signal } from "@preact/signals";
import type { Json } from "../../core/types";
import { seatColour, markPath } from "../../core/widgets";
import { Pick, Told } from "../pick";
import type { BoardProps } from "../title";
import { City } from "./City";
import { Archon, buildingFacts, BuildingTile, ColourDie, Resource, Sign, TINT, TowerStack } from "./pieces";

const focus = signal<number | null>(null);
type Lang = "en" | "pl";

export function Board(props: BoardProps) {
  const { tall, view, words, me, facts, picking } = props;
  const [w, h] = tall ? [560, 700] : [1140, 604];
  const lang: Lang = words.lang === "pl" ? "pl" : "en";
  const own = me ?? Math.max(0, view.to_move);
  const seat = focus.value ?? own;
  return (
    <svg class="board origins" viewBox={`0 0 ${w} ${h}`} role="group" aria-label={words.say("title")}>
      <rect width={w} height={h} rx="20" fill="#efe5cf" />
      <g transform={tall ? "scale(.742)" : ""}>
        <g transform="translate(6 6)"><Places {...props} lang={lang} /></g>
        <g transform="translate(6 166)"><Pools {...props} lang={lang} /></g>
        <g transform="translate(6 330)"><Temples {...props} lang={lang} /></g>
        <g transform="translate(6 470)"><DistrictCards {...props} /></g>
        <g transform="translate(6 562)"><Road {...props} /></g>
      </g>
      <g transform={tall ? "translate(6 456)" : "translate(762 6)"}>
        <rect width={tall ? 548 : 372} height={tall ? 240 : 592} rx="16" fill="#d9caa2" />
        <rect x="3" y="3" width={tall ? 542 : 366} height={tall ? 234 : 586} rx="14" fill="#e6d9b6" />
        <Tabs {...props} seat={seat} />
        <g transform="translate(10 46)">
          <City player={view.players[seat]} facts={facts} lang={lang} picking={picking} w={tall ? 430 : 352} h={tall ? 184 : 430} mine={seat === own} />
        </g>
        <g transform={tall ? "translate(440 10)" : "translate(20 560)"}>
          {Object.entries(view.players[seat].towers as Record<string, number>).map(([c, n], k) => (
            <TowerStack colour={c} height={n} x={tall ? 20 + (k % 2) * 46 : 36 + k * 68} y={tall ? 52 + Math.floor(k / 2) * 76 : 0} />
          ))}
        </g>
      </g>
    </svg>
  );
}

function Tabs({ view, seat, words }: BoardProps & { seat: number }) {
  return (
    <>
      {(view.players as Json[]).map((p, k) => (
        <g transform={`translate(${14 + k * 42} 8)`} role="button" tabIndex={0} aria-label={words.player(p.seat)} aria-pressed={p.seat === seat} class="tab"
          onClick={() => (focus.value = p.seat)} onKeyDown={(e) => e.key === "Enter" && (focus.value = p.seat)}>
          <rect width="38" height="30" rx="8" fill={p.seat === seat ? "#fffaf1" : "none"} stroke={seatColour(p.seat)} stroke-width="2" />
          <path d={markPath(p.seat)} transform="translate(10 6) scale(.75)" fill={seatColour(p.seat)} stroke="#2b2620" />
        </g>
      ))}
    </>
  );
}

function named(facts: Json, block: string, id: string, lang: Lang): { name: string; text: string } {
  const found = (facts[block].items as Json[]).find((a) => a.id === id);
  return { name: found?.name[lang] ?? id, text: found?.text?.[lang] ?? "" };
}

function Places({ view, facts, picking, lang }: BoardProps & { lang: Lang }) {
  return (
    <>
      {(view.places as Json[]).map((p, k) => {
        const upper = named(facts, "main_actions", p.upper, lang);
        const lower = named(facts, "main_actions", p.lower, lang);
        const token = p.token ? named(facts, "bonus_tokens", p.token, lang) : null;
        const standing = (view.players as Json[]).flatMap((o) => (o.away as Json[]).filter((d) => d.place === p.place).map((d) => ({ ...d, seat: o.seat })));
        const archons = (view.players as Json[]).filter((o) => o.archon === p.place);
        const click = picking.decision === "main_action" ? { do: "none" } : { place: p.place };
        return (
          <Pick picking={picking} click={click} name={`${p.place}. ${upper.name} / ${lower.name}`} text={[upper.text, lower.text, token?.text].filter(Boolean).join(" · ")} x={k * 149} y={0}
            halo={<rect class="halo" x="-1" y="-1" width="145" height="152" rx="16" />}>
            <rect width="143" height="150" rx="15" fill="#8fbecb" />
            <path d="M0 92q18-8 36 0t36 0 36 0 35 0v43a15 15 0 01-15 15H15a15 15 0 01-15-15z" fill="#d8b878" />
            <path d="M4 66q10-5 20 0t20 0M92 74q10-5 20 0t20 0" stroke="#c8e2e8" stroke-width="2" fill="none" />
            <g transform="translate(72 38)">
              <path d="M-44-2C-33 16 33 16 44-2 24 5-24 5-44-2z" fill="#c79a3f" stroke="#5b4420" />
              <path d="M-44-2C-24 5 24 5 44-2 26-9-26-9-44-2z" fill="#f3dc9b" stroke="#5b4420" />
              <path d="M-20-5C-18-28 18-28 20-5 10-1-10-1-20-5z" fill="#35618f" stroke="#1d3a5a" />
              <text y="-7" text-anchor="middle" font-size="22" font-weight="700" style={{ fill: "#fff" }}>{p.ship}</text>
            </g>
            <Choice text={upper.name} y={76} picking={picking} id={p.upper} />
            <Choice text={lower.name} y={94} picking={picking} id={p.lower} />
            {p.token && <g transform="translate(124 20)"><circle r="13" fill={TINT[p.token]} stroke="#2b2620" /><Sign colour={p.token} s={0.8} /></g>}
            {standing.map((d, i) => <ColourDie die={d} seat={d.seat} s={0.72} x={16 + (i % 5) * 26} y={122 + Math.floor(i / 5) * 20} />)}
            {(p.speakers as number[]).map((v, i) => <ColourDie die={{ value: v }} s={0.72} x={16 + (standing.length + i) * 26} y={122} />)}
            {archons.map((o, i) => <Archon seat={o.seat} x={16 + i * 20} y={28} s={0.85} />)}
          </Pick>
        );
      })}
    </>
  );
}

function Choice({ text, y, picking, id }: { text: string; y: number; picking: BoardProps["picking"]; id: string }) {
  const can = picking.can({ do: "main_action", action: id });
  return (
    <g onClick={(e) => { if (can) { e.stopPropagation(); picking.pick({ do: "main_action", action: id }); } }} class={can ? "pickable" : ""}>
      <rect x="8" y={y - 9} width="127" height="16" rx="8" fill="#fffaf1" opacity=".9" stroke={can ? "#0f6f92" : "none"} stroke-width="2.5" />
      <text x="71" y={y + 3.5} text-anchor="middle" font-size={Math.min(12.5, 118 / (text.length * 0.53))} font-weight="600">{text}</text>
    </g>
  );
}

function Pools({ view, facts, picking, lang, words }: BoardProps & { lang: Lang }) {
  return (
    <>
      {(view.pool as Json[]).map((t, k) => <PoolTile tile={t} source="pool" x={38 + k * 75} y={38} facts={facts} picking={picking} lang={lang} />)}
      {(view.stacks as Json[]).map((s, k) => (
        <g>
          {s.top ? <PoolTile tile={s.top} source={s.colour} x={416 + k * 75} y={38} facts={facts} picking={picking} lang={lang} /> : <rect x={381 + k * 75} y="3" width="70" height="70" rx="7" fill="none" stroke="#a5946c" stroke-dasharray="5 5" />}
          <text x={416 + k * 75} y="84" text-anchor="middle" font-size="11.5">{s.left + (s.returned?.length ?? 0)}</text>
        </g>
      ))}
      {(view.citizens as Json[]).map((d, k) => (
        <Pick picking={picking} click={{ do: "take_citizen", colour: d.colour, value: d.value }} name={`${words.name("colour", d.colour)} ${d.value}`} text={words.tip("thing", "citizen_pool")} x={30 + k * 52} y={118} halo={<rect class="halo" x="-18" y="-18" width="36" height="36" rx="8" />}>
          <ColourDie die={d} s={1.05} />
          <g transform="translate(0 28)"><Resource id="wisdom" x={-7} s={0.55} /><text x="3" y="4" font-size="12" font-weight="600">{d.wisdom}</text></g>
        </Pick>
      ))}
      {(view.draft as Json[]).map((d, k) => (
        <Pick picking={picking} click={{ do: "draft_die", colour: d.colour, value: d.value }} name={`${words.name("colour", d.colour)} ${d.value}`} x={30 + k * 34} y={118} halo={<rect class="halo" x="-17" y="-17" width="34" height="34" rx="8" />}><ColourDie die={d} /></Pick>
      ))}
      {(view.speakers as number[]).map((v, k) => (
        <Pick picking={picking} click={{ do: "take_speaker", value: v }} name={String(v)} x={312 + k * 34} y={118} halo={<rect class="halo" x="-17" y="-17" width="34" height="34" rx="8" />}><ColourDie die={{ value: v }} s={0.95} /></Pick>
      ))}
      {Object.entries(view.towers as Record<string, number>).map(([c, n], k) => (
        <Pick picking={picking} click={{ do: "tower", colour: c }} record={{ do: "tower", colour: c }} name={`${words.say("thing-tower")}: ${words.name("colour", c)}`} text={words.tip("thing", "tower")} x={480 + k * 54} y={140} halo={<rect class="halo" x="-20" y="-48" width="40" height="70" rx="8" />}><TowerStack colour={c} height={n} x={0} y={0} /></Pick>
      ))}
    </>
  );
}

type PoolProps = { tile: Json; source: string; x: number; y: number; facts: Json; picking: BoardProps["picking"]; lang: Lang };

function PoolTile({ tile, source, x, y, facts, picking, lang }: PoolProps) {
  const b = buildingFacts(facts, tile.type);
  const match = picking.choices.find((c) => c.record.do === "choose_tile" && c.record.type === tile.type && (c.record.source === source || source === "pool"));
  const click = match ? { do: "choose_tile", type: tile.type, stone: tile.stone } : { do: "none" };
  return (
    <Pick picking={picking} click={click} name={b.name[lang]} text={b.text?.[lang]} x={x} y={y} halo={<rect class="halo" x="-37" y="-37" width="74" height="74" rx="9" />}>
      <BuildingTile type={tile.type} facts={facts} lang={lang} stone={tile.stone} wisdom={tile.wisdom} />
    </Pick>
  );
}

const TEMPLE_TINT: Record<string, string> = { forest: "#a9c08a", mountain: "#c3b8a6", sea: "#9cc7d2" };

function Temples({ view, facts, picking, lang }: BoardProps & { lang: Lang }) {
  return (
    <>
      {(view.temples as Json[]).map((t, k) => {
        const track = (facts.temple_tracks.items as Json[]).find((x) => x.id === t.temple)!;
        const n = (track.vp as number[]).length;
        const dx = 222 / n;
        const step = (i: number): [number, number] => [10 + i * dx + dx / 2, 118 - i * 5.6];
        const zodiac = t.zodiac ? named(facts, "zodiac_cards", t.zodiac, lang) : null;
        return (
          <Pick picking={picking} click={{ temple: t.temple }} name={track.name[lang]} text={zodiac ? `${zodiac.name}: ${zodiac.text}` : undefined} x={k * 249} y={0}
            halo={<rect class="halo" x="-1" y="-1" width="244" height="133" rx="14" />}>
            <rect width="242" height="131" rx="13" fill={TEMPLE_TINT[t.temple]} />
            {(track.vp as number[]).map((vp, i) => {
              const [x, y] = step(i);
              return (
                <g>
                  <path d={`M${x - dx / 2} ${y + 4}h${dx}V128h-${dx}z`} fill="#fffaf1" opacity=".75" stroke="#8d7f68" stroke-width=".7" />
                  <text x={x} y="125" text-anchor="middle" font-size="8.5" transform={`rotate(-90 ${x} 122)`}>{vp}</text>
                </g>
              );
            })}
            <text class="title-text" x="10" y="20" font-size="15">{track.name[lang]}</text>
            {zodiac && <text x="10" y="37" font-size="12.5">☆ {zodiac.name}{t.holder !== null ? " →" : ""}</text>}
            {t.holder !== null && <path d={markPath(t.holder)} transform="translate(112 25) scale(.62)" fill={seatColour(t.holder)} />}
            {(view.players as Json[]).map((p, i) => {
              const [x, y] = step(p.temples[t.temple]);
              const below = (view.players as Json[]).slice(0, i).filter((o) => o.temples[t.temple] === p.temples[t.temple]).length;
              return <g class="moves" style={{ transform: `translate(${x}px, ${y - 4 - below * 11}px)` }}><ellipse rx="8" ry="5.5" fill={seatColour(p.seat)} stroke="#2b2620" /><path d={markPath(p.seat)} transform="translate(-3.4 -3.6) scale(.29)" fill="#fff" /></g>;
            })}
          </Pick>
        );
      })}
    </>
  );
}

function DistrictCards({ view, picking, words }: BoardProps) {
  const spots: Record<string, [number, number]> = { nw: [0, 0], ne: [1, 0], sw: [0, 1], se: [1, 1] };
  return (
    <>
      {(view.cards as Json[]).map((c, k) => (
        <Pick picking={picking} click={{ card: c.card }} name={words.name("card", c.card)} text={words.tip("card", c.card)} x={k * 124} y={0} halo={<rect class="halo" x="-1" y="-1" width="118" height="84" rx="10" />}>
          <rect width="116" height="82" rx="9" fill="#fdf3dc" stroke="#6b5d48" stroke-width="1.4" />
          {Object.entries(c.cells as Record<string, string | null>).map(([corner, colour]) => {
            const [x, y] = spots[corner];
            return (
              <g transform={`translate(${8 + x * 33} ${8 + y * 33})`}>
                <rect width="31" height="31" rx="4" fill={colour ? TINT[colour] : "#efe3c6"} stroke="#6b5d48" />
                {colour && <Sign colour={colour} x={15.5} y={15.5} s={0.85} />}
              </g>
            );
          })}
          <text x="95" y="30" text-anchor="middle" font-size="20" font-weight="700">{c.first}</text>
          <text x="95" y="50" text-anchor="middle" font-size="14">{c.next}</text>
          {Array.from({ length: c.gold }, (_, i) => <Resource id="gold" x={88 + i * 15} y={67} s={0.65} />)}
        </Pick>
      ))}
    </>
  );
}

function Road({ view, facts, words }: BoardProps) {
  const spaces = facts.military_track.spaces as Json[];
  const dx = 745 / spaces.length;
  return (
    <Told name={words.say("thing-military")} text={words.tip("thing", "military")}>
      <rect y="4" width="745" height="30" rx="15" fill="#c9a16a" stroke="#8a6334" />
      {spaces.map((s, k) => (
        <g transform={`translate(${k * dx + dx / 2} 19)`}>
          {s.border_before && <path d={`M${-dx / 2} -17v34`} stroke="#5b4420" stroke-width="5" stroke-linecap="round" />}
          <circle r="11" fill="#fff6e0" opacity=".7" />
          {s.attack_bonus && <Resource id={String(s.attack_bonus).replace("any_", "")} s={0.5} y={1} />}
        </g>
      ))}
      {(view.players as Json[]).map((p, i) => {
        const below = (view.players as Json[]).slice(0, i).filter((o) => o.military === p.military).length;
        return (
          <g class="moves" style={{ transform: `translate(${p.military * dx + dx / 2}px, ${14 - below * 9}px)` }}>
            <ellipse rx="11" ry="7" fill={seatColour(p.seat)} stroke="#2b2620" /><path d={markPath(p.seat)} transform="translate(-4.2 -4.6) scale(.36)" fill="#fff" />
          </g>
        );
      })}
    </Told>
  );
}
