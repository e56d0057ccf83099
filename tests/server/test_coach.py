"""The coach: a choice that is much worse is weighed, with a reason that the sheets show."""

from typing import Any

import pytest

from megalith.core import position
from megalith.core.table import Table
from megalith.learn.lesson import course, read
from megalith.learn.run import reach
from megalith.server.wire import outgoing
from megalith.server.work import weighing
from tests.server.helpers import Visitor
from tests.typed import misfit


def hungry() -> Table[Any]:
    """A learner who can feed the people, or let them starve for 10 points."""
    for id in course("stone_age"):
        answers: tuple[str, ...] = ()
        for at, step in enumerate(read("stone_age", id).steps):
            table = reach("stone_age", id, answers, at).table
            if step.asks and "starve" in table.lines():
                return table
            answers = (*answers, step.best) if step.asks else answers
    raise AssertionError("no lesson asks whether to starve")


def starve(table: Table[Any]) -> int:
    return table.legal()[table.lines().index("starve")]


def test_starving_is_questioned_by_the_line_where_it_costs() -> None:
    table = hungry()
    found = weighing.weigh(table.game, table.state, 0, starve(table), "test")
    assert found is not None and found.best != starve(table) and found.points >= weighing.MUCH
    assert found.line == "score_track" and 5 <= found.lost <= 15


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
