/** The things of Stone Age for the book of things, drawn as on the board. */
import type { ComponentChildren, JSX } from "preact";
import type { PictureProps } from "../../things/load";
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
      return <Place id={id} />;
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

function Place({ id }: { id: string }) {
  if (id.startsWith("card"))
    return (
      <Box w={112} h={132}>
        <Card card={undefined} />
      </Box>
    );
  if (id.startsWith("building"))
    return (
      <Box w={112} h={96}>
        <Building tile={undefined} />
      </Box>
    );
  return (
    <Box w={250} h={176}>
      <Terrain id={id} b={{ x: 0, y: 0, w: 250, h: 176 }} tall={false} />
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
