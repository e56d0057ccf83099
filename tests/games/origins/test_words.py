"""Every component has a name and a tooltip in both languages; the board can be drawn."""

import io

import pytest
from rich.console import Console

from megalith import boards
from megalith.bots import roster
from megalith.core.catalogue import load
from megalith.core.chance import FairSource, rng_from
from megalith.core.table import Table
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import components as c
from megalith.words import LANGUAGES, Words

NAMED = [("type", id) for id in c.TYPES] + [("zodiac", id) for id in c.ZODIAC]
NAMED += [("token", id) for id in ab.TOKENS] + [("action", id) for id in ab.ACTIONS]
NAMED += [("card", id) for id in c.CARDS] + [("temple", id) for id in c.TEMPLES]
NAMED += [("resource", id) for id in c.RESOURCES]
NAMED += [("worker", id) for id in (*c.COLOURS, "archon", "speaker")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name_and_a_short_tooltip(lang: str) -> None:
    words = Words(lang, "origins")
    for field, id in NAMED:
        assert words.name(field, id), id
        tip = words.tip(field, id)
        assert 5 < len(tip) <= 130, (id, tip)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_decision_has_words(lang: str) -> None:
    words = Words(lang, "origins")
    from megalith.games.origins.border.shapes import DECISIONS, SHAPES

    for name in DECISIONS.values():
        assert words.say(f"asked-{name}")
    for word in SHAPES:
        assert words.has(f"do-{word}"), word


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_the_board_fits_a_hundred_columns(lang: str, seats: int) -> None:
    game, words = load("origins", {}), Words(lang, "origins")
    t = Table(game, seats, {"round_cap": 3}, FairSource("board"))
    bots = [roster.make("greedy") for _ in range(seats)]
    rng = rng_from("board")
    shown = 0
    while not t.over():
        seat = t.to_move()
        if len(t.steps) % 7 == 0 or len(t.legal()) > 30:
            console = Console(width=100, record=True, file=io.StringIO())
            console.print(boards.draw(t, words, seat))
            text = console.export_text()
            assert max(len(line) for line in text.splitlines()) <= 100
            assert words.player(0) in text
            shown += 1
        groups = boards.narrow("origins", t.records(), words)
        assert sum(len(members) for _, members in groups) == len(t.legal())
        assert len(groups) > 1 or len(t.legal()) == 1
        t.do_code(int(bots[seat].choose(game, t.state, seat, rng)))
    assert shown > 3
