"""The border: who may do what, luck, and taking back."""

from typing import Any

import pytest

from megalith.core import position
from megalith.core.catalogue import load
from megalith.core.chance import FairSource
from megalith.core.errors import IllegalAction, NotationError, OptionError
from megalith.core.game import CHANCE, OVER
from megalith.core.table import Table
from tests.games.stone_age.helpers import before_feeding, start, tribe


def test_a_table_needs_a_number_of_players_that_the_title_has() -> None:
    with pytest.raises(OptionError, match="stone_age is for 2, 3, 4 players, not 7"):
        Table(load("stone_age"), 7)


def test_unknown_titles_are_refused_with_those_that_exist() -> None:
    with pytest.raises(OptionError, match="unknown game 'chess'; there are: "):
        load("chess")
    assert load("stone_age") is load("stone_age")


def test_a_table_knows_all_its_options() -> None:
    t: Table[Any] = Table(load("stone_age"), 2, {"round_cap": 3})
    usual = {"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": True}
    assert t.options == {**usual, "round_cap": 3}


def test_without_a_source_luck_is_done_like_a_move() -> None:
    t: Table[Any] = Table(load("stone_age"), 2)
    assert t.to_move() == CHANCE
    with pytest.raises(IllegalAction, match="CORE-2"):
        t.do(0, "start_player 1")
    t.do(CHANCE, "start_player 1")
    assert t.steps[0].who == CHANCE


def test_with_a_source_luck_speaks_by_itself() -> None:
    t: Table[Any] = Table(load("stone_age"), 2, {}, FairSource("x"))
    assert t.to_move() >= 0 and all(step.who == CHANCE for step in t.steps)
    assert len(t.steps) == 1 + 4 + 2


def test_who_is_not_asked_is_told_who_is() -> None:
    t = start(3)
    with pytest.raises(IllegalAction) as error:
        t.do(2, "place_workers hunt 1")
    refusal = error.value.refusal
    assert (refusal.rule, refusal.key, refusal.args) == ("CORE-2", "not-your-turn", {"seat": 0})
    assert t.steps[-1].who == CHANCE, "nothing has happened"


def test_nothing_is_done_when_the_game_is_over() -> None:
    t = before_feeding(2, round_cap=1)
    t.play("decline")
    assert t.over() and t.to_move() == OVER and t.legal() == [] == t.lines()
    with pytest.raises(IllegalAction) as error:
        t.do(0, "decline")
    assert (error.value.refusal.rule, error.value.refusal.key) == ("CORE-1", "game-over")


def test_records_lines_and_codes_are_three_ways_to_say_the_same() -> None:
    digests = set()
    for what in ("place_workers hunt 2", {"do": "place_workers", "place": "hunt", "workers": 2}):
        t = start(2)
        t.do(0, what)
        digests.add(position.digest(t.state))
    t = start(2)
    t.do_code(t.legal()[t.lines().index("place_workers hunt 2")])
    digests.add(position.digest(t.state))
    assert len(digests) == 1


def test_a_refused_script_stops_where_it_is_wrong() -> None:
    t = start(2)
    with pytest.raises(IllegalAction):
        t.play("place_workers hunt 2; place_workers hut 1; place_workers hunt 1")
    assert t.steps[-1].record["place"] == "hunt" and t.to_move() == 1


def test_nonsense_is_no_illegal_action() -> None:
    t = start(2)
    with pytest.raises(NotationError):
        t.do(0, "place_workers")
    with pytest.raises(NotationError):
        t.refusal({"do": 5})


def test_a_step_tells_who_did_what_and_what_happened() -> None:
    t = start(2)
    step = t.do(0, "place_workers forest 3")
    assert (step.who, step.owner) == (0, 0)
    assert step.record == {"do": "place_workers", "place": "forest", "workers": 3}
    assert step.events == [("placed", 0, 1, 3)] and t.state.log is None


def test_every_twentieth_step_leaves_a_digest() -> None:
    t: Table[Any] = Table(load("stone_age"), 2, {}, FairSource("d"))
    while len(t.steps) < 60:
        t.do_code(t.legal()[-1])
    assert len(t.digests) == len(t.steps) // 20


# -- taking back


def test_an_own_decision_can_be_taken_back_until_another_decides() -> None:
    t = start(2)
    before = position.digest(t.state)
    t.do(0, "place_workers forest 3")
    assert t.can_undo(0) and not t.can_undo(1)
    t.undo(0)
    assert position.digest(t.state) == before and t.to_move() == 0
    t.do(0, "place_workers forest 2")
    t.do(1, "place_workers hunt 5")
    assert not t.can_undo(0) and t.can_undo(1)
    with pytest.raises(IllegalAction) as error:
        t.undo(0)
    assert (error.value.refusal.rule, error.value.refusal.key) == ("CORE-4", "no-undo")


def test_several_decisions_of_one_seat_are_taken_back_one_by_one() -> None:
    t = start(2)
    t.do(0, "place_workers hunt 2")
    t.do(1, "place_workers hunt 5")
    marks = []
    for line in ["place_workers card1 1", "place_workers card2 1", "place_workers card3 1"]:
        marks.append(position.digest(t.state))
        t.do(0, line)
    while marks:
        t.undo(0)
        assert position.digest(t.state) == marks.pop()
    assert not t.can_undo(0), "before that another seat decided"


def test_nothing_is_taken_back_once_luck_has_spoken() -> None:
    t = start(2)
    t.play("place_workers hunt 5; place_workers hunt 5; choose_group hunt")
    assert t.can_undo(0)
    t.play("roll_gather 1,2,3,4,5")
    assert not t.can_undo(0) and not t.can_undo(CHANCE)


def test_nothing_can_be_taken_back_at_the_start() -> None:
    t: Table[Any] = Table(load("stone_age"), 2)
    assert not t.can_undo(0) and not t.can_undo(1)


def test_taking_back_takes_the_digest_along() -> None:
    t = start(2)
    tribe(t, 0, workers=10)
    tribe(t, 1, workers=10)
    places = ["hunt", "hunt", "forest", "clay_pit", "quarry", "river", "card1", "card2"]
    places += ["card3", "card4", "building1", "building2", "tool_maker"]
    for place in places:
        t.play(f"place_workers {place} 1")
    assert len(t.steps) == 19 and t.digests == []
    t.do(1, "place_workers field 1")
    assert t.digests == [position.digest(t.state)]
    t.undo(1)
    assert t.digests == []
