/** The things of Stone Age for the book of things, drawn as on the board. */
import type { ComponentChildren, JSX } from "preact";
import type { PictureProps } from "../../things/load";
import type { Json } from "../../core/types";
import { Numeral } from "../draw";
import { Building, Card, cardFacts, tileFacts } from "./cards";
import { Role, Symbol } from "./faces";
import { Good, HutIcon, Sheaf, Tool, Worker } from "./icons";
import { Terrain } from "./land";

function Box({ w, h, children }: { w: number; h: number; children: ComponentChildren }) {
  return (
    <svg viewBox={`-3 -3 ${w + 8} ${h + 10}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Something small around 0, 0. */
function Round({ r = 16, children }: { r?: number; children: ComponentChildren }) {
  return (
    <svg viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`} aria-hidden="true">
      {children}
    </svg>
  );
}

export function Picture({ field, id, facts }: PictureProps): JSX.Element | null {
  switch (field) {
    case "card":
      return (
        <Box w={112} h={132}>
          <Card card={cardFacts(facts, id)} />
        </Box>
      );
    case "tile":
      return (
        <Box w={112} h={96}>
          <Building tile={tileFacts(facts, id)} />
        </Box>
      );
    case "place":
      return <Place id={id} facts={facts} />;
    case "good":
      return (
        <Round>
          <Good id={id} />
        </Round>
      );
    case "thing":
      return THINGS[id] ?? null;
    default:
      return LINES[id] ?? null;
  }
}

type PlaceProps = { id: string; facts: Json };

function Place({ id, facts }: PlaceProps) {
  const place = (facts.places.items as Json[]).find((p) => p.id === id);
  if (place?.group === "card") return <CardPlace cost={place.cost as number} />;
  if (place?.group === "building") return <BuildingPlace number={id.replace(/\D/g, "")} />;
  return (
    <Box w={250} h={176}>
      <Terrain id={id} b={{ x: 0, y: 0, w: 250, h: 176 }} tall={false} />
    </Box>
  );
}

/** The back of a card over the resources that it costs here. */
function CardPlace({ cost }: { cost: number }) {
  return (
    <Box w={112} h={132}>
      <rect x="2" y="4" width="112" height="132" rx="10" fill="#5a3b1e" />
      <rect width="112" height="132" rx="10" fill="#8a6b3a" stroke="#3d2a12" stroke-width="1.5" />
      <path
        d="M26 78c16-48 42-48 58 0M36 44h34"
        fill="none"
        stroke="#e9d3a0"
        stroke-width="7"
        stroke-linecap="round"
      />
      {Array.from({ length: cost }, (_, k) => (
        <rect
          x={56 + (k - cost / 2) * 24 + 3}
          y="100"
          width="18"
          height="18"
          rx="3"
          fill="#f0dfb8"
          stroke="#3d2a12"
          stroke-width="1.5"
        />
      ))}
    </Box>
  );
}

/** A stack of buildings with its number and a place for one worker. */
function BuildingPlace({ number }: { number: string }) {
  return (
    <Box w={112} h={96}>
      {[8, 4, 0].map((d) => (
        <rect
          x={d}
          y={d}
          width="104"
          height="86"
          rx="8"
          fill={d ? "#c3a878" : "#eedcb8"}
          stroke="#6b5d48"
          stroke-width="1.5"
        />
      ))}
      <HutIcon x={52} y={40} s={2.4} />
      <g transform="translate(18 22)">
        <circle r="13" fill="#3d3226" />
        <Numeral n={number} y={6} size={17} fill="#fff6e0" />
      </g>
      <ellipse cx="52" cy="76" rx="14" ry="6" fill="#d8cba8" stroke="#6b5d48" stroke-width="1.5" />
    </Box>
  );
}

const THINGS: Record<string, JSX.Element> = {
  worker: (
    <Round r={18}>
      <Worker seat={0} />
    </Round>
  ),
  tool: (
    <Round r={22}>
      <Tool value={1} used={false} />
    </Round>
  ),
  track: (
    <Round>
      <Sheaf lit />
    </Round>
  ),
  building: (
    <Round>
      <HutIcon />
    </Round>
  ),
};

const LINES: Record<string, JSX.Element> = {
  green_first_set: (
    <Round>
      <Symbol id="pottery" />
    </Round>
  ),
  green_second_set: (
    <Round>
      <Symbol id="writing" />
    </Round>
  ),
  farmers: (
    <Round>
      <Role id="farmer" />
    </Round>
  ),
  toolmakers: (
    <Round>
      <Role id="toolmaker" />
    </Round>
  ),
  builders: (
    <Round>
      <Role id="builder" />
    </Round>
  ),
  shamans: (
    <Round>
      <Role id="shaman" />
    </Round>
  ),
  resources: (
    <Round>
      <Good id="wood" />
    </Round>
  ),
};
