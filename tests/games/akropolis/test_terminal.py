"""The board in the terminal and the choosing of a placement by numbers."""

import io
from typing import Any

import pytest
from rich.console import Console

from megalith import boards
from megalith.boards import akropolis as board
from megalith.core.table import Table
from megalith.words import LANGUAGES, Words
from tests.games.akropolis.helpers import draw, play_on, start, turn


def shown(t: Table[Any], lang: str = "en", width: int = 100) -> str:
    out = io.StringIO()
    Console(file=out, width=width, no_color=True).print(boards.draw(t, Words(lang, "akropolis"), 0))
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_board_can_be_drawn_all_game_long(seats: int, lang: str) -> None:
    t = start(seats)
    for turns in (0, 5, 9):
        play_on(t, turns)
        draw(t)
        choosing = shown(t, lang)
        t.do(t.to_move(), "choose_tile 0")
        placing = shown(t, lang)
        t.do(t.to_move(), t.lines()[len(t.lines()) // 2])
        assert len(placing.splitlines()) > len(choosing.splitlines()) > 15
        assert max(len(line) for line in (choosing + placing).splitlines()) <= 100


def test_bricks_touch_as_hexes_do() -> None:
    """North and south share a column; the four others lie half a brick higher or lower."""
    cell = ("ab", "cd", "")
    text = board.bricks({(0, 0): cell, (0, -1): cell, (1, -1): cell, (1, 0): cell})
    assert text.plain.splitlines() == ["ab    ", "cdab", "abcd", "cdab", "    cd"]


def test_the_free_tile_is_drawn_where_the_option_says() -> None:
    right = shown(start(site="a28 a09 a34 a20"))
    left = shown(start(site="a28 a09 a34 a20", site_direction="left_to_right"))
    line = next(x for x in right.splitlines() if "free" in x)
    assert line.index("free") > line.index("3 stones")
    line = next(x for x in left.splitlines() if "free" in x)
    assert line.index("free") < line.index("3 stones")


def test_hidden_scores_are_not_drawn() -> None:
    t = start(live_scores=False)
    assert "0×1" in shown(start()) and "0×1" not in shown(t)


def test_a_placement_is_found_by_column_cell_and_rotation() -> None:
    t = start()
    turn(t)
    turn(t)
    t.do(0, "choose_tile 0")
    words = Words("en", "akropolis")
    columns = boards.narrow("akropolis", t.records(), words)
    assert sum(len(members) for _, members in columns) == len(t.records())
    assert len({members[0]["q"] for _, members in columns}) == len(columns) > 3
    for _, members in columns:
        assert len({record["q"] for record in members}) == 1
        for _, cell in boards.narrow("akropolis", members, words):
            assert len({(record["q"], record["r"]) for record in cell}) == 1 and len(cell) <= 6
            last = boards.narrow("akropolis", cell, words)
            assert [records for _, records in last] == [[record] for record in cell]
