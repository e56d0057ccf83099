"""Results that are kept: docs/lab/results/TITLE.json, and the tables of docs/lab/TITLE.md.

A result is a report of the arena with its seed and what played. The tables are made from the
results and never read: `python -m megalith.research.lab` writes all of them anew. Results of bots
that did something else than the present ones (`numbers`) are marked there.
"""

import hashlib
import json
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from megalith import __version__
from megalith.bots import roster
from megalith.bots.mcts import SearchBot
from megalith.bots.team import TeamBot
from megalith.core.catalogue import TITLES, load
from megalith.core.game import Json
from megalith.research import behaviour

LAB: Final = Path("docs/lab")
BEGIN, END = "<!-- ladder -->", "<!-- end of the ladder -->"
HEAD: Final = (
    "| players | bot | games | victories | 95 % interval | points | ms a decision | rounds |"
)
LINE: Final = "|---|---|---|---|---|---|---|---|"
OLDER: Final = "†"
FOOT: Final = f"{OLDER} played by other bots than the present ones of these names"


def name(report: Json) -> str:
    """Of the rung that it is about: how many players, and who."""
    return "-".join([str(report["players"]), *report["bots"]])


def numbers(title: str, report: Json) -> str:
    """The digest of what the bots of a rung go by: what they do in some positions, and budgets."""
    said = {name: _budget(name) for name in report["bots"]}
    does = behaviour.of(title, report["players"], any(said.values()))
    text = json.dumps({"does": does, "bots": said}, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _budget(name: str) -> list[float]:
    bot = roster.make(name)
    if not isinstance(bot, SearchBot):
        return []
    members = bot.members if isinstance(bot, TeamBot) else 1
    return [bot.iterations, bot.seconds, bot.purse is not None, bot.plays_on, members]


def is_older(title: str, report: Json) -> bool:
    return "numbers" not in report or report["numbers"] != numbers(title, report)


def results(title: str, folder: Path = LAB) -> list[Json]:
    """The reports of a title's rungs."""
    path = folder / "results" / f"{title}.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return list(data["ladder"])


def keep(title: str, found: Sequence[Json], seed: int, folder: Path = LAB) -> None:
    """Write reports among the results, in the place of those of the same rung."""
    made = {"seed": seed, "rules": load(title).version, "megalith": __version__}
    made["date"] = date.today().isoformat()
    by_name = {name(report): report for report in results(title, folder)}
    by_name |= {
        name(report): {**made, "numbers": numbers(title, report), **report} for report in found
    }
    ladder = sorted(by_name.values(), key=lambda report: int(report["players"]))
    text = json.dumps({"title": title, "ladder": ladder}, indent=1, ensure_ascii=False) + "\n"
    (folder / "results" / f"{title}.json").write_text(text, encoding="utf-8")


def table(title: str, reports: Sequence[Json]) -> list[str]:
    older = [is_older(title, report) for report in reports]
    pairs = zip(reports, older, strict=True)
    lines = [line for report, old in pairs for line in rows(report, OLDER if old else "")]
    return [HEAD, LINE, *lines, *(["", FOOT] if any(older) else [])]


def rows(report: Json, mark: str = "") -> list[str]:
    """One line for each bot of a rung."""
    alone = len(report["bots"]) == 1 and report["players"] > 1
    found = []
    for n, (bot, did) in enumerate(report["bots"].items()):
        low, high = did["interval"]
        cells = [
            str(report["players"]) if n == 0 else "",
            f"`{bot}`",
            f"{report['games']} {mark}".strip() if n == 0 else "",
            "" if alone else f"{did['share']:.1%}",
            "" if alone else f"{low:.1%} – {high:.1%}",
            f"{did['mean_score']:.1f}"
            + (f" (of the winner {report['winning_score']['mean']:.1f})" if alone else ""),
            f"{did['ms_per_decision']:.1f}",
            f"{report['rounds']['mean']:.1f}" if n == 0 else "",
        ]
        found.append("| " + " | ".join(cells) + " |")
    return found


def page(title: str, text: str, reports: Sequence[Json]) -> str:
    """The page with the table of these reports between its two marks."""
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n" + "\n".join(table(title, reports)) + f"\n{END}{after}"


def write_page(title: str, folder: Path = LAB) -> None:
    path = folder / f"{title}.md"
    text = path.read_text(encoding="utf-8")
    path.write_text(page(title, text, results(title, folder)), encoding="utf-8")


if __name__ == "__main__":
    for title in TITLES:
        write_page(title)
