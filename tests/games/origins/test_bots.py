"""The bots: greedy beats chance, closes districts and ends its games; a search alone is better."""

from typing import Any

import pytest

from megalith.bots import match, roster
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from tests.helpers import games_to_play, new_state


def play(names: list[str], seed: int) -> Any:
    game = load("origins", {})
    s = new_state(game, len(names), {"round_cap": 40})
    bots = [roster.make(name) for name in names]
    match.play(game, s, bots, rng_from("luck", seed), rng_from("minds", seed), None)
    return s


def test_greedy_beats_random_players_every_time() -> None:
    game = load("origins", {})
    for seed in range(games_to_play(20, 1)):
        sheets = game.rules.sheets(play(["random", "greedy", "random"], seed))
        assert [sheet.place for sheet in sheets].index(1) == 1
        assert sheets[1].total > 3 * max(sheets[0].total, sheets[2].total)


def test_greedy_games_end_by_the_rules_and_with_closed_districts() -> None:
    game = load("origins", {})
    closed, n = 0, games_to_play(30, 2)
    for seed in range(n):
        s = play(["greedy", "greedy"], seed)
        assert game.rules.ending(s) != "round_cap" and s.round < 20
        closed += sum(1 for me in s.players for die in me.seat_dice if die >= 0)
    assert closed > 2 * n


def test_greedy_alone_plays_a_decent_training_game() -> None:
    game = load("origins", {})
    n = games_to_play(60, 6)
    totals = [game.rules.sheets(play(["greedy"], seed))[0].total for seed in range(n)]
    assert sum(totals) / n > 90


@pytest.mark.build("compiled")
def test_alone_a_search_gets_more_than_greedy() -> None:
    game = load("origins", {})
    means = [
        sum(game.rules.sheets(play([bot], seed))[0].total for seed in range(2)) / 2
        for bot in ("greedy", "search:4")  # alone every try is played to the end
    ]
    assert means[1] > means[0] + 5
