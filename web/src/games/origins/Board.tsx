/** The table of Origins: harbours, shelves, temples, cards, the military road, and a city. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../core/language";
import { moving } from "../../core/settings";
import { Zoom } from "../../table/Zoom";
import type { BoardProps } from "./props";
import { CITY, DESK, PAGE, pageOf, PAGES, WHOLE } from "./layout";
import { CityPanel, MatPanel } from "./Panels";
import { Places } from "./Places";
import { Pools } from "./Pools";
import { DistrictCards } from "./Cards";
import { Road } from "./Road";
import { Temples } from "./Temples";

const page = signal<string>("sites");
const LANDED = 550; // milliseconds: what was laid has come to rest before another page is turned up

export function Board(props: BoardProps) {
  return props.tall ? <Tall {...props} /> : <Wide {...props} />;
}

function Wide(props: BoardProps) {
  const [w, h] = DESK;
  return (
    <svg
      class="board origins"
      viewBox={`0 0 ${w} ${h}`}
      role="group"
      aria-label={props.words.say("title")}
    >
      <rect width={w} height={h} rx="20" fill="#efe5cf" />
      <Places {...props} />
      <rect data-place="shelf" x="6" y="146" width="820" height="80" fill="none" />
      <g data-place="pool">
        <Pools {...props} />
      </g>
      <g data-place="temples">
        <Temples {...props} />
      </g>
      <g data-place="cards">
        <DistrictCards {...props} />
      </g>
      <g data-place="road">
        <Road {...props} />
      </g>
      <g data-place="city">
        <CityPanel {...props} box={CITY} mat />
      </g>
    </svg>
  );
}

/** What lies on each page, by the names under which it is found. */
const HOLDS: Record<string, string> = {
  sites: "site-1 site-2 site-3 site-4 site-5",
  shelves: "pool towers",
  temples: "temples",
  cards: "cards road",
  city: "city",
};

/** On a phone one part at a time, large; the page with what is asked comes by itself. */
function Tall(props: BoardProps) {
  const { picking } = props;
  const asked = pageOf(picking.choices.find((c) => pageOf(c.record.do))?.record.do ?? "");
  useEffect(() => {
    if (!asked || asked === page.peek()) return;
    const timer = setTimeout(() => (page.value = asked), moving() ? LANDED : 0);
    return () => clearTimeout(timer);
  }, [asked, picking.decision]);
  const busy = new Set(picking.choices.map((c) => pageOf(c.record.do)));
  const drawn = <Page {...props} shown={page.value} />;
  return (
    <div class="origins-tall">
      <div class="pages" role="tablist" aria-label={t("board")}>
        {PAGES.map((p) => (
          <button
            class="page-tab"
            role="tab"
            aria-selected={page.value === p}
            data-holds={HOLDS[p]}
            onClick={() => (page.value = p)}
          >
            {t(`origins-${p}`)}
            {busy.has(p) && <i class="busy" />}
          </button>
        ))}
      </div>
      <div class="origins-page">{page.value === "city" ? <Zoom buttons>{drawn}</Zoom> : drawn}</div>
    </div>
  );
}

function Page(props: BoardProps & { shown: string }) {
  const { words, shown } = props;
  const [w, h] = PAGE;
  return (
    <svg
      class="board origins"
      viewBox={`0 0 ${w} ${h}`}
      role="group"
      aria-label={words.say("title")}
      data-place="shelf"
    >
      {shown === "sites" && <Places {...props} />}
      {shown === "shelves" && (
        <g data-place="pool">
          <Pools {...props} />
        </g>
      )}
      {shown === "temples" && (
        <g data-place="temples">
          <Temples {...props} />
        </g>
      )}
      {shown === "cards" && (
        <g data-place="cards">
          <DistrictCards {...props} />
        </g>
      )}
      {shown === "cards" && (
        <g data-place="road">
          <Road {...props} />
        </g>
      )}
      {shown === "city" && (
        <g data-place="city">
          <CityPanel {...props} box={WHOLE} />
        </g>
      )}
      {shown === "mat" && <MatPanel {...props} box={WHOLE} />}
    </svg>
  );
}
