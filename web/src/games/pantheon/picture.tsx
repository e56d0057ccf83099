/** The things of Pantheon for the book of things, drawn as on the board. */
import type { ComponentChildren, JSX } from "preact";
import type { Json } from "../../core/types";
import type { PictureProps } from "../../things/load";
import { hexPoints } from "../../core/hex";
import { Coin, MiniCard, Sandal } from "./emblems";
import { NationHex } from "./nations";
import { Column, ColumnBase, Foot, Temple } from "./pieces";
import { CardFace, Demigod, God, godFacts, KindSign, Token } from "./tokens";

function Round({ r, children }: { r: number; children: ComponentChildren }) {
  return (
    <svg viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`} aria-hidden="true">
      {children}
    </svg>
  );
}

export function Picture({ field, id, facts }: PictureProps): JSX.Element | null {
  switch (field) {
    case "god":
      return (
        <svg viewBox="-3 -3 104 96" aria-hidden="true">
          <God god={godFacts(facts, id)} />
        </svg>
      );
    case "nation":
      return (
        <Round r={34}>
          <NationHex nation={nation(facts, id)} size={30} state="left" />
        </Round>
      );
    case "token":
      return (
        <Round r={18}>
          <Token id={id} />
        </Round>
      );
    case "card":
      return (
        <Round r={42}>
          <CardFace id={id} />
        </Round>
      );
    case "kind":
      return (
        <Round r={14}>
          <KindSign id={id} />
        </Round>
      );
    case "column":
      return COLUMN_HEX;
    case "thing":
      return id === "temple" ? <TempleHere facts={facts} /> : (THINGS[id] ?? null);
    default:
      return OTHERS[id] ?? null;
  }
}

function nation(facts: Json, id: string): Json {
  return (facts.nations.items as Json[]).find((n) => n.id === id) ?? {};
}

function TempleHere({ facts }: { facts: Json }) {
  const [first] = facts.nations.items as Json[];
  return (
    <Round r={32}>
      <Temple temple={{ q: 0, r: 0 }} nation={first} size={30} />
    </Round>
  );
}

const COLUMN_HEX = (
  <Round r={30}>
    <polygon points={hexPoints(0, 0, 28).join(" ")} fill="#efe2bd" stroke="#b99d62" />
    <ColumnBase size={30} />
  </Round>
);
const FOOT = (
  <Round r={18}>
    <Foot seat={0} />
  </Round>
);
const COLUMN = (
  <Round r={22}>
    <Column seat={0} />
  </Round>
);
const CARD = (
  <Round r={11}>
    <MiniCard />
  </Round>
);
const COIN = (
  <Round r={12}>
    <Coin r={9} />
  </Round>
);
const DEMIGOD = (
  <Round r={25}>
    <Demigod n={3} />
  </Round>
);
const KIND = (
  <Round r={14}>
    <KindSign id="gift" />
  </Round>
);

const THINGS: Record<string, JSX.Element> = {
  foot: FOOT,
  big_foot: (
    <Round r={13}>
      <Sandal />
    </Round>
  ),
  column: COLUMN,
  old_column: COLUMN,
  column_hex: COLUMN_HEX,
  deck: CARD,
  row: CARD,
  discard: CARD,
  coin_card: COIN,
  special_money: COIN,
  offering_token: KIND,
  market: KIND,
  demigod: DEMIGOD,
  booty: (
    <Round r={18}>
      <Token id="booty_cards_2" />
    </Round>
  ),
  bonus: (
    <Round r={18}>
      <Token id="bonus_column" />
    </Round>
  ),
};

/** Actions and lines of the sheet. */
const OTHERS: Record<string, JSX.Element> = {
  move: FOOT,
  buy: COIN,
  offer: KIND,
  draw: CARD,
  demigods_first: DEMIGOD,
  demigods_second: DEMIGOD,
  columns_first: COLUMN,
  columns_second: COLUMN,
};
