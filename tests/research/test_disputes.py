"""Disputes of a short and a long search: the games after both choices tell who was right."""

import json
import math

import pytest
import typer

from megalith.core.catalogue import load
from megalith.research import disputes
from tests.bots.test_levels import _last_purchase
from tests.helpers import table


def test_games_that_go_on_from_a_choice_tell_what_it_was_worth() -> None:
    """Declining loses by a point, buying the card wins by at least one."""
    t = table("stone_age", 2, round_cap=1, start_player="seat_0")
    s = _last_purchase(t)
    told = {}
    for code in t.game.rules.legal(s):
        word = t.game.border.describe(s, code)["do"]
        told[word] = disputes.outcome(t.game, s, code, "greedy", 1)
    (decline,) = (told[word] for word in told if word != "pay_card")
    assert decline[0] < 0 and decline[1] == 0.0
    assert told["pay_card"][0] > 0 and told["pay_card"][1] == 1.0


def test_equal_luck_gives_equal_games() -> None:
    t = table("stone_age", 2, round_cap=2, start_player="seat_0")
    while t.game.rules.to_move(t.state) < 0:
        t.game.rules.apply(t.state, t.game.rules.legal(t.state)[0])
    code = t.game.rules.legal(t.state)[0]
    first, again, other = (disputes.outcome(t.game, t.state, code, "easy", k) for k in (1, 1, 2))
    assert first == again != other


def test_who_agrees_with_itself_has_no_dispute(capsys: pytest.CaptureFixture[str]) -> None:
    disputes.main("akropolis", short="search:3", long="search:3", positions=2, games=1)
    assert json.loads(capsys.readouterr().out)["differ"] == 0


def test_the_report_sums_up_the_disputes(capsys: pytest.CaptureFixture[str]) -> None:
    disputes.main(
        "stone_age", short="search:1", long="search:60", positions=8, games=2, player="greedy"
    )
    shown = capsys.readouterr()
    report = json.loads(shown.out)
    lines = [[float(x) for x in line.split()] for line in shown.err.splitlines()]
    assert report["differ"] == len(lines) >= 2
    for column, name in enumerate(disputes.Dispute._fields):
        values = [line[column] for line in lines]
        assert report[name][0] == pytest.approx(sum(values) / len(values), abs=0.02)


def test_only_searches_are_asked() -> None:
    game = load("stone_age")
    with pytest.raises(typer.BadParameter, match="greedy"):
        disputes.asked(game, None, "greedy", 1)


def test_the_mean_has_its_standard_error() -> None:
    assert disputes.mean([1.0, 3.0]) == (2.0, 1.0)
    assert math.isnan(disputes.mean([])[1])
