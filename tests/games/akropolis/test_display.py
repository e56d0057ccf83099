"""What is shown: the same to everybody, and two options that change the picture alone."""

import pytest

from megalith.core import position
from megalith.core.game import CHANCE, OVER
from tests.games.akropolis.helpers import play_on, site, start
from tests.helpers import random_steps


@pytest.mark.rule("AK-167")
def test_the_direction_of_the_site_is_only_drawn() -> None:
    games = [start(), start(site_direction="left_to_right")]
    for t in games:
        play_on(t, 5)
    shown = [t.game.border.view(t.state, None)["settings"]["site_direction"] for t in games]
    assert shown == ["right_to_left", "left_to_right"]
    assert site(games[0]) == site(games[1]) and games[0].lines() == games[1].lines()


@pytest.mark.rule("AK-168")
def test_live_scores_can_be_hidden_until_the_end() -> None:
    t = start(live_scores=False)
    assert [p["score"] for p in t.game.border.view(t.state, 0)["players"]] == [None, None]
    play_on(t, 36)
    assert t.over()
    totals = [p["score"]["total"] for p in t.game.border.view(t.state, 0)["players"]]
    assert totals == [sheet.total for sheet in t.game.rules.sheets(t.state)]
    other = start()
    assert other.game.border.view(other.state, 0)["players"][0]["score"]["total"] == 1
    play_on(other, 36)
    assert totals == [sheet.total for sheet in other.game.rules.sheets(other.state)]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_all_views_are_equal_and_tell_no_order_of_unseen_tiles(seats: int) -> None:
    t = start(seats)
    for s, who, _, _ in random_steps(t.game, seats, {}, 40):
        views = [t.game.border.view(s, seat) for seat in (None, *range(seats))]
        assert all(view == views[0] for view in views)
        assert views[0]["unseen"] == sorted(views[0]["unseen"])
        assert views[0]["to_move"] == who


def test_the_view_lists_what_is_legal() -> None:
    t = start(3)
    for s, who, codes, _ in random_steps(t.game, 3, {}, 41):
        if who in (CHANCE, OVER) or t.game.border.decision(s) != "place_tile":
            continue
        before = position.digest(s)
        shown = t.game.border.view(s, None)["open"]
        records = [t.game.border.describe(s, code) for code in codes]
        assert [spot[:3] for spot in shown] == [[x["q"], x["r"], x["rotation"]] for x in records]
        assert position.digest(s) == before
