"""Scoring, end of the game and tie-breaks (G.1, G.2)."""

from typing import Any

import pytest

from megalith.core.table import Table
from megalith.games.pantheon.rules.phases import close
from megalith.games.pantheon.rules.state import FIRST_SCORING
from tests.games.pantheon.helpers import (
    KIT,
    at_turn,
    check,
    demigods,
    feet,
    give,
    keep,
    lay_out,
    level,
    old_columns,
    own,
    points,
    set_epoch,
)


def columns(t: Table[Any], seat: int, count: int) -> None:
    """So many old columns on the board."""
    old_columns(t, seat, *((int(KIT.q[h]), int(KIT.r[h])) for h in list(KIT.column_hexes)[:count]))


def end_of(t: Table[Any], epoch: int) -> None:
    """The epoch ends after this turn, without a point for anybody."""
    set_epoch(t, epoch)
    t.state.turn_limit, t.state.turns = 50, 50 * t.state.seats - 1
    give(t, 0, coin_1=1)
    t.play("choose_action buy; commit_coins 1coin_1; buy_foot")


def lines(t: Table[Any], seat: int) -> dict[str, int]:
    return {key: value for key, value in t.game.rules.sheets(t.state)[seat].lines if value}


@pytest.mark.rule("PA-161", "PA-162")
@pytest.mark.example("E14")
def test_the_first_scoring_of_the_example() -> None:
    t = at_turn(2)
    t.state.players[1].score[0] = 11
    demigods(t, 1, 3, 2)
    columns(t, 1, 5)
    end_of(t, 3)
    assert points(t, 1) == 26
    assert t.game.border.view(t.state, 0)["players"][1]["lines"]["columns_first"] == 10


@pytest.mark.rule("PA-162")
@pytest.mark.example("X30")
def test_a_demigod_of_the_first_scoring_counts_twice() -> None:
    t = at_turn(2)
    demigods(t, 1, 3)
    end_of(t, 3)
    assert points(t, 1) == 3
    late = at_turn(2)
    late.state.players[1].score[FIRST_SCORING] = 3
    demigods(late, 1, 3, 5)
    end_of(late, 6)
    assert points(late, 1) == 3 + 3 + 5


@pytest.mark.rule("PA-163", "PA-164")
@pytest.mark.example("X29")
def test_columns_score_by_their_number() -> None:
    table = [0, 1, 2, 3, 8, 10, 12, 14, 24, 27, 30, 33, 48]
    assert list(KIT.column_points) == table
    for count, worth in enumerate(table):
        t = at_turn(2)
        columns(t, 1, count)
        end_of(t, 3)
        assert points(t, 1) == worth
        check(t)


@pytest.mark.rule("PA-164")
def test_all_columns_on_the_board_count_and_none_in_reserve() -> None:
    t = at_turn(2, "gallia")
    old_columns(t, 0, (2, 4), (-3, 7))  # shared, unlinked
    old_columns(t, 1, (2, 4))
    feet(t, 1, (5, 3), (6, 3), (6, 4))  # linked
    assert t.state.players[1].columns == 3
    end_of(t, 3)
    assert [points(t, k) for k in range(2)] == [2, 2]


@pytest.mark.rule("PA-165")
@pytest.mark.example("E18")
def test_each_pietalte_scores_the_best_level() -> None:
    for copies, worth in ((1, 4), (2, 8)):
        t = at_turn(2)
        own(t, 1, pietalte=copies)
        level(t, 1, dancer=4, temple=2)
        end_of(t, 3)
        assert points(t, 1) == worth
    t = at_turn(2)
    own(t, 1, pietalte=1)
    end_of(t, 3)
    assert points(t, 1) == 0


@pytest.mark.rule("PA-166")
def test_nothing_else_scores() -> None:
    t = at_turn(2)
    own(t, 1, stonkus=1, vinthrad=2, traitera=1, gadicea=1)
    keep(t, 1, "booty_step_1", 2)
    level(t, 1, gift=4, worship=4)
    give(t, 1, move=5, coin_5=1, coin_1=3)
    t.state.players[1].feet, t.state.players[1].spare_feet = 12, 0
    end_of(t, 6)
    assert points(t, 1) == 0 and t.over()


@pytest.mark.rule("PA-167")
def test_demigods_are_shown_at_a_scoring() -> None:
    t = at_turn(2)
    demigods(t, 1, 3, 1, secret=True)
    assert t.game.border.view(t.state, 0)["players"][1]["demigods"] == []
    end_of(t, 3)
    shown = t.game.border.view(t.state, 0)["players"][1]
    assert shown["demigods"] == [1, 3] and shown["hidden_demigods"] == {"low": 0, "high": 0}


@pytest.mark.rule("PA-168", "PA-169")
def test_the_game_ends_after_the_second_scoring_and_most_points_win() -> None:
    t = at_turn(3)
    columns(t, 2, 4)
    end_of(t, 6)
    assert t.over() and t.game.rules.ending(t.state) == "turn_limit"
    assert [sheet.place for sheet in t.game.rules.sheets(t.state)] == [2, 2, 1]
    assert lines(t, 2) == {"columns_second": 8}


def tied(tokens: tuple[int, int, int]) -> list[int]:
    """The places of 92, 92 and 80 points with so many demigods."""
    t = at_turn(3)
    for seat, (total, count) in enumerate(zip((92, 92, 80), tokens, strict=True)):
        demigods(t, seat, *([1 + seat % 3] * min(3, count) + [4 + seat % 3] * max(0, count - 3)))
        me = t.state.players[seat]
        me.score[0] = total - close.demigod_points(me)
    end_of(t, 6)
    return [sheet.place for sheet in t.game.rules.sheets(t.state)]


@pytest.mark.rule("PA-170", "PA-171")
@pytest.mark.example("X31")
def test_ties_are_broken_by_the_number_of_demigods() -> None:
    assert tied((3, 5, 6)) == [2, 1, 3]
    assert tied((4, 4, 6)) == [1, 1, 3]


@pytest.mark.rule("PA-171")
def test_lower_places_are_ranked_alike() -> None:
    t = at_turn(4)
    t.state.players[0].score[0] = 50
    for seat in (1, 2, 3):
        t.state.players[seat].score[0] = 20
    demigods(t, 2, 1)
    t.state.players[2].score[0] = 19
    end_of(t, 6)
    assert [sheet.place for sheet in t.game.rules.sheets(t.state)] == [1, 3, 2, 3]


def test_a_sheet_before_the_end_counts_the_next_scoring() -> None:
    t = at_turn(2)
    columns(t, 1, 4)
    lay_out(t, "stonkus")
    assert lines(t, 1) == {"columns_first": 8}
    set_epoch(t, 5)
    assert lines(t, 1) == {"columns_second": 8}


def test_a_sheet_keeps_what_was_scored() -> None:
    """After a scoring only the next one is counted as if it came now; after the last one nothing
    is counted any more, whatever a player owns then."""
    t = at_turn(2)
    columns(t, 1, 4)
    end_of(t, 3)
    demigods(t, 1, 3)
    assert lines(t, 1) == {"columns_first": 8, "columns_second": 8, "demigods_second": 3}
    t = at_turn(2)
    columns(t, 1, 4)
    end_of(t, 6)
    demigods(t, 1, 3)
    assert t.over() and lines(t, 1) == {"columns_second": 8}
