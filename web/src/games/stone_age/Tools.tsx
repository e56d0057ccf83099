/** Tools and cards with one: when tools may be added, each is a switch, and the bar says what they come to. */
import type { ComponentChildren } from "preact";
import { tip } from "../../core/tooltip";
import type { AreaProps } from "./props";
import type { Doing, Player } from "./wire";
import { Card, cardFacts } from "./cards";
import { Tool } from "./icons";

type Use = { tools: number[]; once: string[] };

/** What is chosen so far. */
function used({ picking }: AreaProps): Use {
  const shown = picking.picked({ do: "choose_tools" }) ? picking.shown : null;
  return shown?.do === "choose_tools"
    ? { tools: shown.tools, once: shown.one_use }
    : { tools: [], once: [] };
}

/** The listed choice that adds up to the same: of two tools of one value the list has one. */
function listed({ view, seat, picking }: AreaProps, { tools, once }: Use): Doing | null {
  const owned = view.players[seat].tools;
  const worth = (slots: number[]) =>
    slots
      .map((slot) => owned[slot - 1].value)
      .sort((a, b) => a - b)
      .join();
  const found = picking.choices.find(
    ({ record }) =>
      record.do === "choose_tools" &&
      worth(record.tools) === worth(tools) &&
      [...record.one_use].sort().join() === [...once].sort().join(),
  );
  return found?.record ?? null;
}

function toggled<T>(items: T[], item: T): T[] {
  return items.includes(item) ? items.filter((x) => x !== item) : [...items, item];
}

type SwitchProps = AreaProps & { on: boolean; to: Use; name: string; children: ComponentChildren };

/** A picture that is a switch while tools are asked for. */
function Switch(props: SwitchProps) {
  const { picking, on, to, name, children } = props;
  const asked = picking.decision === "choose_tools" && props.seat === props.view.to_move;
  const record = asked ? listed(props, to) : null;
  if (!record)
    return (
      <span role="img" aria-label={name}>
        {children}
      </span>
    );
  return (
    <button
      class={`tool-switch ${on ? "picked" : ""}`}
      aria-pressed={on}
      aria-label={name}
      onClick={() => picking.propose(record)}
    >
      {children}
    </button>
  );
}

export function ToolPiece(props: AreaProps & { tool: Player["tools"][number]; slot: number }) {
  const { words, tool, slot } = props;
  const now = used(props);
  return (
    <Switch
      {...props}
      on={now.tools.includes(slot)}
      to={{ ...now, tools: toggled(now.tools, slot) }}
      name={`${words.say("thing-tool")} ${slot}: ${tool.value}`}
    >
      <svg viewBox="-22 -22 44 44" width="42" height="42" aria-hidden="true">
        <Tool value={tool.value} used={tool.used} />
      </svg>
    </Switch>
  );
}

/** A card that lies open until it is used. */
export function OpenCard(props: AreaProps & { id: string }) {
  const { id, facts, words } = props;
  const now = used(props);
  return (
    <span
      {...tip(() => ({
        title: words.name("card", id),
        text: words.tip("card", id),
        thing: `card-${id}`,
      }))}
    >
      <Switch
        {...props}
        on={now.once.includes(id)}
        to={{ ...now, once: toggled(now.once, id) }}
        name={words.name("card", id)}
      >
        <svg viewBox="-2 -2 118 140" width="36" height="43" aria-hidden="true">
          <Card card={cardFacts(facts, id)} />
        </svg>
      </Switch>
    </span>
  );
}
