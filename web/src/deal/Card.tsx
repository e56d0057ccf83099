/** The own result as a card to share: a drawing of ours, and a picture made from it in the page. */
import { useRef } from "preact/hooks";
import { failed } from "../core/faults";
import { t, wordsOf } from "../core/language";
import { sure } from "../core/sure";
import { FAMILY, picture } from "./picture";
import { placeOf, signed } from "./dealing";
import type { DealEntry, DealInfo } from "./wire";

const [W, H] = [600, 320];
const [PAPER, INK, STONE, SUN, SOFT] = ["#fdf8ee", "#2a2622", "#1f6f8b", "#c2571a", "#6d655c"];
const FONT = `${FAMILY}, Georgia, 'Times New Roman', serif`;

type Props = { deal: DealInfo; entry: DealEntry; when: string };

export function Card({ deal, entry, when }: Props) {
  const drawn = useRef<SVGSVGElement>(null);
  const save = async () => {
    try {
      const blob = await picture(sure(drawn.current));
      const link = document.createElement("a");
      link.href = URL.createObjectURL(blob);
      link.download = `megalith-${deal.game}-${deal.day ?? deal.id}.png`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    } catch (error) {
      failed(error);
    }
  };
  const counted = deal.entries.filter((e) => e.counted);
  return (
    <>
      <svg
        ref={drawn}
        class="deal-card"
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${W} ${H}`}
        width={W}
        height={H}
        role="img"
        aria-label={t("deal-card")}
        font-family={FONT}
        fill={INK}
      >
        <rect width={W} height={H} rx="18" fill={PAPER} />
        <g transform="translate(480 40) scale(1.4)">
          <path d="M15 28h9v28H13zM38 28h9l3 28H39z" fill={STONE} />
          <path d="M24 28h3l-1 28h-2zM47 28h3l4 28h-4z" fill={INK} opacity=".45" />
          <path d="M8 14l47-4 3 14-49 3z" fill={SUN} />
          <path d="M9 27l49-3v3L10 30z" fill={INK} opacity=".45" />
        </g>
        <text x="34" y="56" font-size="30">
          {wordsOf(deal.game).say("title")}
        </text>
        <text x="34" y="84" font-size="17" fill={SOFT}>
          {t(deal.day === null ? "deal-friends" : "deal-of-day")} · {when}
        </text>
        <text x="34" y="160" font-size="62" fill={entry.lead >= 0 ? STONE : SUN}>
          {signed(entry.lead)}
        </text>
        <text x="34" y="190" font-size="18">
          {t("deal-card-points", { n: entry.points })}
        </text>
        <text x="250" y="160" font-size="34">
          {t("deal-card-place", { place: placeOf(deal.entries, entry), all: counted.length })}
        </text>
        <Steps entry={entry} />
        <text x="34" y="302" font-size="14" fill={SOFT}>
          Megalith
        </text>
      </svg>
      <p class="row">
        <button class="button primary save" onClick={() => void save()}>
          {t("deal-card-save")}
        </button>
      </p>
    </>
  );
}

/** One column for each round: up where the own points led. */
function Steps({ entry }: { entry: DealEntry }) {
  const leads = entry.rounds.map((r) => r.points - r.rival);
  const most = Math.max(1, ...leads.map(Math.abs));
  const wide = 530 / Math.max(1, leads.length);
  return (
    <g transform="translate(34 245)">
      <path d="M0 0H530" stroke={SOFT} stroke-width="1" />
      {leads.map((lead, k) => {
        const tall = (34 * Math.abs(lead)) / most;
        return (
          <rect
            key={k}
            x={k * wide + 1}
            y={lead >= 0 ? -tall : 0}
            width={Math.max(1, wide - 2)}
            height={tall}
            fill={lead >= 0 ? STONE : SUN}
          />
        );
      })}
    </g>
  );
}
