"""The coach: a choice that is much worse is weighed, with a reason that the sheets show."""

from typing import Any

import pytest

from megalith.core import position
from megalith.core.table import Table
from megalith.learn.howto import best
from megalith.learn.lesson import read
from megalith.server.wire import outgoing
from megalith.server.work import reasons, weighing
from tests.server.helpers import Visitor
from tests.typed import misfit


def asking(lesson: str, line: str) -> Table[Any]:
    """The table of a lesson's first question to which this would be an answer."""
    for at, step in enumerate(read("stone_age", lesson).steps):
        table = best("stone_age", lesson, at).table
        if step.asks and line in table.lines():
            return table
    raise AssertionError(f"{lesson} never asks whether to {line}")


def hungry() -> Table[Any]:
    """A learner who can feed the people, or let them starve for 10 points."""
    return asking("feed", "starve")


def starve(table: Table[Any]) -> int:
    return table.legal()[table.lines().index("starve")]


def test_starving_is_questioned_by_the_line_where_it_costs() -> None:
    table = hungry()
    found = weighing.weigh(table.game, table.state, 0, starve(table), "test")
    assert found is not None and found.best != starve(table) and found.points >= weighing.MUCH
    assert found.reason is not None and found.reason[:3] == ("line", "score_track", 0)
    assert 5 <= found.reason.amount <= 15


def test_who_gathers_no_food_is_told_how_much_will_be_missing() -> None:
    table = asking("feed", "place_workers hunt 5")
    codes = dict(zip(table.lines(), table.legal(), strict=True))
    instead = (codes["place_workers hunt 5"], codes["place_workers quarry 5"])
    found = reasons.reason(table.game, table.state, 0, instead, 8.0, "test")
    assert found is not None and found[:3] == ("lack", "food", 0) and 4 <= found.amount <= 6


def test_who_declines_a_card_is_told_of_the_card() -> None:
    table = asking("cards", "decline")
    codes = (table.legal()[0], table.legal()[table.lines().index("decline")])
    found = reasons.reason(table.game, table.state, 0, codes, 8.0, "test")
    assert found is not None and (found.kind, found.what) == ("less", "cards")


def test_a_stone_more_explains_no_nine_points() -> None:
    pairs = [({"workers": 3, "stone": 3}, {"workers": 3, "stone": 2})] * reasons.GAMES
    small = frozenset({"stone"})
    assert reasons._less(pairs, 0, 9.0, small) is None
    assert reasons._less(pairs, 0, 3.0, small) == ("less", "stone", 0, 1)
    assert reasons._less(pairs, 0, 9.0, frozenset()) == ("less", "stone", 0, 1)


def test_what_may_be_chance_is_no_reason() -> None:
    table = asking("feed", "place_workers hunt 5")
    code = table.legal()[0]
    assert reasons.reason(table.game, table.state, 0, (code, code), 8.0, "test") is None


def test_a_rival_who_gains_is_named() -> None:
    better, worse = [{"stones": 3}, {"stones": 0}], [{"stones": 3}, {"stones": 4}]
    pairs = [(better, worse)] * reasons.GAMES
    assert reasons.clearest(pairs, 0, 8.0) == ("rival", "stones", 1, 4)


def test_the_best_choice_is_not_questioned() -> None:
    table = hungry()
    found = weighing.weigh(table.game, table.state, 0, starve(table), "test")
    assert found is not None
    assert weighing.weigh(table.game, table.state, 0, found.best, "test") is None


def test_weighing_is_reproducible_and_changes_nothing() -> None:
    table = hungry()
    before = position.plain(table.state)
    answers = [weighing.weigh(table.game, table.state, 0, starve(table), "x") for _ in range(2)]
    assert answers[0] == answers[1]
    assert position.plain(table.state) == before


@pytest.mark.build("compiled")  # interpreted the search takes longer than a socket may be silent
def test_against_bots_a_choice_can_be_weighed(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "bot:random")["id"])
    assert page.until_turn()
    choice = page.last["choices"][0]["record"]
    answer = page.answer(page.say("weigh", record=choice))
    assert answer["type"] == "weighed" and answer["at"] == page.last["at"]
    assert misfit(answer, outgoing.WeighedMessage) == ""
    if answer["worse"]:
        assert answer["worse"]["line"] in [c["line"] for c in page.last["choices"]]


def test_where_people_play_nothing_is_weighed(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "me")["id"])
    choice = page.last["choices"][0]["record"]
    assert page.answer(page.say("weigh", record=choice))["error"] == "forbidden"


def test_an_impossible_choice_is_refused(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "bot:random")["id"])
    assert page.until_turn()
    assert page.answer(page.say("weigh", line="place_workers hut 1"))["type"] == "refused"
