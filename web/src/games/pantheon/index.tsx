/** Pantheon on the screen: the map, gods, the row of cards, demigods. */
import { Pick, Told } from "../pick";
import type { BoardProps, Title } from "../title";
import { Area, Brief } from "./Area";
import { Map } from "./Map";
import { Bust, CardFace, God, godFacts } from "./tokens";
import "./pantheon.css";

function Board(props: BoardProps) {
  const { tall, words } = props;
  const size = tall ? 14.7 : 25;
  const [w, h] = tall ? [560, 500] : [1060, 600];
  return (
    <svg
      class="board pantheon"
      viewBox={`0 0 ${w} ${h}`}
      role="group"
      aria-label={words.say("title")}
    >
      <rect width={w} height={h} rx="20" fill="#efe3c6" />
      <g transform={tall ? "translate(14 18)" : "translate(32 34)"}>
        <Map {...props} size={size} />
      </g>
      <g transform={tall ? "translate(10 302)" : "translate(950 14)"}>
        <Gods {...props} />
      </g>
      <g transform={tall ? "translate(10 404)" : "translate(40 508)"}>
        <Row {...props} />
      </g>
      <g transform={tall ? "translate(330 404)" : "translate(470 508)"}>
        <Demigods {...props} />
      </g>
    </svg>
  );
}

function Gods({ view, facts, words, picking, tall }: BoardProps) {
  return (
    <>
      {(view.gods as (string | null)[]).map((id, k) => {
        const [x, y] = tall ? [k * 108, 0] : [0, k * 97];
        if (!id)
          return (
            <rect
              x={x}
              y={y}
              width="96"
              height="88"
              rx="10"
              fill="none"
              stroke="#b5a57c"
              stroke-dasharray="6 6"
            />
          );
        const [god, n] = godFacts(facts, id);
        return (
          <Pick
            picking={picking}
            click={{ do: "choose_god", god: id }}
            record={{ do: "choose_god", god: id }}
            name={words.name("god", id)}
            text={words.tip("god", id)}
            x={x}
            y={y}
            halo={<rect class="halo" x="-2" y="-2" width="100" height="92" rx="12" />}
          >
            <God god={god} index={n} />
          </Pick>
        );
      })}
    </>
  );
}

function Row({ view, words, picking, tall }: BoardProps) {
  const gap = tall ? 60 : 66;
  return (
    <>
      {(view.row as (string | null)[]).map((id, k) => (
        <Pick
          picking={picking}
          click={id ? { do: "draw_row", card: id } : { do: "none" }}
          name={id ? words.name("card", id) : "–"}
          text={id ? words.tip("card", id) : undefined}
          x={28 + k * gap}
          y={42}
          halo={<rect class="halo" x="-28" y="-39" width="56" height="78" rx="9" />}
        >
          {id ? (
            <CardFace id={id} />
          ) : (
            <rect
              x="-26"
              y="-37"
              width="52"
              height="74"
              rx="7"
              fill="none"
              stroke="#b5a57c"
              stroke-dasharray="5 5"
            />
          )}
        </Pick>
      ))}
      <Pick
        picking={picking}
        click={{ do: "draw_deck" }}
        name={words.say("thing-deck")}
        text={words.tip("thing", "deck")}
        x={28 + 4 * gap + 12}
        y={42}
        halo={<rect class="halo" x="-28" y="-39" width="56" height="78" rx="9" />}
      >
        <rect x="-24" y="-34" width="52" height="74" rx="7" fill="#6b4a2b" />
        <rect
          x="-26"
          y="-37"
          width="52"
          height="74"
          rx="7"
          fill="#8a6b3a"
          stroke="#4a3320"
          stroke-width="1.5"
        />
        <text
          y="7"
          text-anchor="middle"
          font-size="19"
          font-weight="700"
          style={{ fill: "#fff6e0" }}
        >
          {view.deck}
        </text>
      </Pick>
    </>
  );
}

function Demigods({ view, words }: BoardProps) {
  return (
    <Told name={words.say("thing-demigod")} text={words.tip("thing", "demigod")}>
      {(view.demigods as number[]).map((n, k) => (
        <g transform={`translate(${34 + k * 44} 40)`}>
          <circle r="20" fill="#dfe6ea" stroke="#4f6d7a" stroke-width="1.6" />
          <Bust tint="#b5c7d3" s={0.62} y={-4} />
          <text
            x="12"
            y="17"
            text-anchor="middle"
            font-size="16"
            font-weight="700"
            stroke="#fff"
            stroke-width="3"
            paint-order="stroke"
          >
            {n}
          </text>
        </g>
      ))}
    </Told>
  );
}

// -- what a player owns

export const title: Title = {
  Board,
  Area,
  Brief,
  points: (view, seat) => view.players[seat].points,
  status: (view, words) =>
    [
      words.say("board-epoch", { epoch: view.epoch, epochs: view.epochs }),
      view.nation && words.name("nation", view.nation),
    ]
      .filter(Boolean)
      .join(" · "),
};
