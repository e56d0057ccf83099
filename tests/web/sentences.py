"""Sentences of every title in both languages, for the page's own tests of its words.

python -m tests.web.sentences          writes web/test/sentences.json
"""

import json
import random
from pathlib import Path
from typing import Any

from megalith.core.catalogue import TITLES, load
from megalith.core.chance import FairSource
from megalith.core.errors import IllegalAction
from megalith.core.game import Json
from megalith.core.table import Table
from megalith.words import LANGUAGES, Words

FILE = Path(__file__).parents[2] / "web" / "test" / "sentences.json"
NAMES = ["Ada", "Bartłomiej", "Cyd", "Dorota"]
EACH = 3  # of one kind


def _heard(title: str) -> list[tuple[str, str, list[Any]]]:
    """What is said in a random game: (how, its key, the arguments)."""
    table: Table[Any] = Table(load(title), 3, {}, FairSource("sentences"))
    rng = random.Random(7)
    heard: list[tuple[str, str, list[Any]]] = []
    done = 0
    for _ in range(400):
        for step in table.steps[done:]:
            for event in step.events:
                record = table.game.border.explain(event, 0)
                heard.append(("event", record["tell"], [record]))
        done = len(table.steps)
        if table.over():
            break
        seat = table.to_move()
        view = table.game.border.view(table.state, seat)
        heard.append(("decision", view["decision"], [view["decision"], view["asked"], seat]))
        heard += [("action", record["do"], [record]) for record in table.records()]
        heard += _refusals(table, seat, rng)
        table.do_code(rng.choice(table.legal()))
    return heard


def _refusals(table: Table[Any], seat: int, rng: random.Random) -> list[tuple[str, str, list[Any]]]:
    """Refusals of something that was possible before."""
    old = [step for step in table.steps if step.who >= 0]
    if not old:
        return []
    try:
        table.twin().do(seat, rng.choice(old).record)
    except IllegalAction as error:
        r = error.refusal
        return [("refusal", r.key, [{"rule": r.rule, "key": r.key, "args": r.args}])]
    return []


def _said(words: Words, how: str, of: list[Any]) -> str:
    if how == "refusal":
        return words.say(f"refusal-{of[0]['key']}", **words.args(of[0]["args"]))
    return str(getattr(words, how)(*of))


def sentences(title: str) -> Json:
    counts: dict[tuple[str, str], int] = {}
    chosen = []
    for how, key, of in _heard(title):
        counts[how, key] = counts.get((how, key), 0) + 1
        if counts[how, key] <= EACH:
            chosen.append((how, of))
    found = []
    for lang in LANGUAGES:
        words, own = Words(lang, title, NAMES), Words(lang, title, NAMES, me=0)
        for how, of in chosen:
            says = {"says": _said(words, how, of), "to_me": _said(own, how, of)}
            found.append({"lang": lang, "how": how, "of": of, **says})
    return {"title": title, "names": NAMES, "sentences": found}


def text() -> str:
    return json.dumps([sentences(title) for title in TITLES], ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
