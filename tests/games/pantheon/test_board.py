"""The drawing in the terminal: everything a seat may see, nothing it may not, in 100 columns."""

import io
from typing import Any

import pytest
from rich.console import Console

from megalith import boards
from megalith.boards import pantheon as board
from megalith.core.catalogue import load
from megalith.core.chance import FairSource, rng_from
from megalith.core.table import Table
from megalith.words import LANGUAGES, Words
from tests.games.pantheon.helpers import at_turn, feet, give, lay_out, own, spread

NAMES = ["Ala", "Bo", "Cy", "Di"]


def drawn(t: Table[Any], seat: int | None, lang: str = "en") -> str:
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(boards.draw(t, Words(lang, "pantheon", NAMES), seat))
    return console.export_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_drawn_in_both_languages(lang: str) -> None:
    t: Table[Any] = Table(load("pantheon", {}), 4, {}, FairSource("drawn"))
    rng = rng_from("drawn")
    while not t.over():
        if len(t.steps) % 150 < 3:
            for seat in (None, 0, 3):
                assert max(len(line) for line in drawn(t, seat, lang).splitlines()) <= 100
        codes = t.legal()
        t.do_code(codes[rng.below(len(codes))])
    assert "Di" in drawn(t, None, lang)


def test_the_board_shows_the_map_the_gods_the_booty_and_the_own_hand() -> None:
    t = at_turn(3, "gallia")
    lay_out(t, "plaesiris", "stonkus")
    spread(t, "booty_demigod", "booty_step_1")
    feet(t, 1, (5, 3), (6, 3), (6, 4))
    own(t, 1, gadicea=2)
    give(t, 0, move=3)
    give(t, 1, known=True, coin_1=2)
    text = drawn(t, 0)
    for shown in ("Gallia", "Plaesiris", "3-3", "Demigod", "Step +1", "(3, 5)", "■Li", "◊", "T"):
        assert shown in text
    assert "Gadicea ×2" in text and "3 move cards" in text and "2 cards" in text
    assert "3 move cards" not in drawn(t, 1) and "3 move cards" not in drawn(t, None)


def test_targets_are_marked_while_a_piece_is_laid() -> None:
    t = at_turn(2, "gallia")
    t.play("choose_action move; commit_move 0")
    assert drawn(t, 0).count("+") == 6


def test_long_lists_are_cut_into_groups_that_keep_every_choice() -> None:
    w = Words("en", "pantheon")
    t = at_turn(2, "gallia")
    give(t, 0, coin_1=8, coin_2=2, coin_3=2, coin_4=1)
    t.play("choose_action buy")
    records = t.records()
    assert len(records) > 100
    seen: list[Any] = []
    todo = [records]
    while todo:
        members = todo.pop()
        for _, group in board.narrow(members, w):
            if len(group) == 1:
                seen += group
            else:
                assert len(group) < len(members)
                todo.append(group)
    assert sorted(map(str, seen)) == sorted(map(str, records))
    t.play("commit_coins 8coin_1,2coin_2,2coin_3,1coin_4")
    groups = board.narrow(t.records(), w)
    assert sum(len(members) for _, members in groups) == len(t.records())
    assert len(groups) <= 6
