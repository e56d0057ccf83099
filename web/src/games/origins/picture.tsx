/** The things of Origins for the book of things, drawn as on the board. */
import type { ComponentChildren, JSX } from "preact";
import type { Json } from "../../core/types";
import type { PictureProps } from "../../things/load";
import { CardFace } from "./Cards";
import { ActionFace, BuildingFace, TempleFace, ZodiacFace } from "./faces";
import {
  AlienDisc,
  Base,
  Bust,
  ColourDie,
  Disc,
  Laurel,
  Resource,
  Shield,
  Sign,
  TINT,
} from "./pieces";
import { Archon, BuildingTile, TowerStack } from "./tiles";

/** A picture around 0, 0. */
function Round({ r, children }: { r: number; children: ComponentChildren }) {
  return (
    <svg viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`} aria-hidden="true">
      {children}
    </svg>
  );
}

export function Picture({ field, id, facts, words }: PictureProps): JSX.Element | null {
  switch (field) {
    case "type":
      return (
        <Round r={40}>
          <BuildingTile type={id} colour={tile(facts, id)?.colour as string} words={words} />
        </Round>
      );
    case "zodiac":
      return (
        <Round r={21}>
          <ZodiacFace id={id} />
        </Round>
      );
    case "card":
      return <DistrictCard card={item(facts.district_cards.items, id)} />;
    case "token":
      return (
        <Round r={16}>
          <circle r="14" fill={TINT[id]} stroke="#2b2620" stroke-width="1.4" />
          <Sign colour={id} />
        </Round>
      );
    case "action":
      return (
        <Round r={28}>
          <ActionFace id={id} facts={facts} />
        </Round>
      );
    case "worker":
      return <Round r={20}>{worker(id)}</Round>;
    case "temple":
      return (
        <Round r={26}>
          <TempleFace id={id} />
        </Round>
      );
    case "resource":
      return (
        <Round r={15}>
          <Resource id={id} />
        </Round>
      );
    case "kind":
      return KINDS[id] ?? null;
    case "thing":
      return THINGS[id] ?? null;
    default:
      return ofLine(id);
  }
}

function item(items: unknown, id: string): Json | undefined {
  return (items as Json[]).find((x) => x.id === id);
}

function tile(facts: Json, id: string): Json | undefined {
  return item(facts.buildings.items, id) ?? item(facts.special_tiles.items, id);
}

/** A district card as it lies open, before anybody has scored it. */
function DistrictCard({ card }: { card: Json | undefined }) {
  if (!card) return null;
  const open = { card: card.id, cells: card.cells, first: card.vp_first, next: card.vp_next };
  return (
    <svg viewBox="-2 -2 130 100" aria-hidden="true">
      <CardFace card={{ ...open, gold: 0 }} box={{ x: 0, y: 0, w: 124, h: 92 }} by={[]} me={0} />
    </svg>
  );
}

function worker(id: string): JSX.Element {
  if (id === "archon") return <Archon seat={0} x={0} y={2} />;
  return <ColourDie die={{ colour: id === "speaker" ? null : id, value: 3 }} />;
}

const KINDS: Record<string, JSX.Element> = {
  visit: (
    <Round r={20}>
      <ColourDie die={{ colour: "yellow", value: 3 }} />
    </Round>
  ),
  tower: (
    <Round r={26}>
      <TowerStack colour="blue" height={3} x={0} y={12} />
    </Round>
  ),
  population: (
    <Round r={21}>
      <Base ready />
    </Round>
  ),
};

const THINGS: Record<string, JSX.Element> = {
  ship: (
    <Round r={20}>
      <ColourDie die={{ colour: null, value: 1 }} />
    </Round>
  ),
  base: KINDS.population,
  tower: KINDS.tower,
  advisor: (
    <Round r={15}>
      <Bust colour="blue" />
    </Round>
  ),
  seat: (
    <Round r={20}>
      <ColourDie die={{ colour: "red", value: 6 }} seat={0} />
    </Round>
  ),
  superiority: (
    <Round r={15}>
      <Shield n={1} />
    </Round>
  ),
  military: (
    <Round r={13}>
      <Disc seat={0} x={0} y={0} />
    </Round>
  ),
  alien: (
    <Round r={14}>
      <AlienDisc />
    </Round>
  ),
  building_pool: (
    <Round r={28}>
      <BuildingFace type="castle" colour="purple" />
    </Round>
  ),
  citizen_pool: KINDS.visit,
};

function ofLine(id: string): JSX.Element | null {
  if (id === "gold")
    return (
      <Round r={15}>
        <Resource id="gold" />
      </Round>
    );
  if (id === "advisors") return THINGS.advisor;
  if (id.startsWith("temple_"))
    return (
      <Round r={26}>
        <TempleFace id={id.slice("temple_".length)} />
      </Round>
    );
  if (id.startsWith("seats_"))
    return (
      <Round r={20}>
        <ColourDie die={{ colour: id.slice("seats_".length), value: 6 }} seat={0} />
      </Round>
    );
  return (
    <Round r={18}>
      <Laurel n="" />
    </Round>
  );
}
