"""The arena: fair seats, the same luck, honest counting, the same report on any machine."""

import json
from pathlib import Path

import pytest

from megalith.bots.mcts import SearchBot
from megalith.core.catalogue import load
from megalith.core.errors import OptionError
from megalith.research import arena, games, plots
from megalith.research.games import Result, line_ups, schedule
from megalith.research.standings import ratings, standings, wilson
from megalith.words import Words
from tests.helpers import games_to_play


def seats_of(bots: list[str], players: int, count: int) -> dict[tuple[str, int], int]:
    """How often each bot sits in each seat."""
    found: dict[tuple[str, int], int] = {}
    for job in schedule("stone_age", bots, players, count, 1, {}):
        for seat, name in enumerate(job.lineup):
            found[name, seat] = found.get((name, seat), 0) + 1
    return found


@pytest.mark.parametrize(
    "bots,players,count",
    [("ab", 2, 8), ("abc", 2, 12), ("ab", 4, 8), ("abc", 4, 24), ("abcd", 3, 24)],
)
def test_every_bot_sits_in_every_seat_equally_often(bots: str, players: int, count: int) -> None:
    found = seats_of(list(bots), players, count)
    assert len(found) == len(bots) * players
    assert len(set(found.values())) == 1


def test_games_of_one_deal_have_the_same_luck_and_the_next_deal_another() -> None:
    jobs = schedule("stone_age", ["a", "b"], 2, 4, 7, {})
    assert [job.deal for job in jobs] == [0, 0, 1, 1]
    assert jobs[0].lineup == jobs[1].lineup[::-1]


@pytest.mark.parametrize("bots,players", [("a", 4), ("ab", 4), ("abc", 4), ("abc", 3)])
def test_no_game_is_played_twice(bots: str, players: int) -> None:
    jobs = schedule("stone_age", list(bots), players, 48, 7, {})
    assert len(set(jobs)) == len(jobs) == 48


def test_few_bots_fill_the_seats_in_turn_and_many_meet_in_every_combination() -> None:
    assert line_ups(["a", "b"], 4) == [("a", "b", "a", "b")]
    assert len(line_ups(["a", "b", "c", "d"], 2)) == 6
    for lineup in line_ups(["a", "b", "c"], 4):
        assert set(lineup) == {"a", "b", "c"}


def result(lineup: str, places: tuple[int, ...], scores: tuple[int, ...]) -> Result:
    return Result(tuple(lineup), scores, places, 9, (2,) * len(lineup), (0.5,) * len(lineup))


def test_shared_wins_count_in_equal_parts_and_a_bot_with_two_seats_counts_once() -> None:
    table = standings(
        ["a", "b"],
        [
            result("ab", (1, 1), (50, 50)),
            result("abab", (1, 2, 1, 4), (60, 40, 60, 20)),
            result("abab", (1, 1, 1, 4), (60, 60, 60, 30)),
        ],
    )
    a, b = table["a"].to_json(), table["b"].to_json()
    assert a["games"] == b["games"] == 3
    assert (a["wins"], b["wins"]) == (round(0.5 + 1 + 2 / 3, 4), round(0.5 + 1 / 3, 4))
    assert a["share"] + b["share"] == pytest.approx(1, abs=1e-3)
    assert a["mean_score"] == pytest.approx((50 + 60 + 60) / 3, abs=0.01)
    assert a["ms_per_decision"] == 250
    assert a["rating"] > 25 > b["rating"]


def test_a_game_that_nobody_wins_gives_no_victory() -> None:
    """At a table for one the game itself may take the first place."""
    assert standings(["a"], [result("a", (2,), (30,))])["a"].wins == 0


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(75, 100)
    assert (round(low, 4), round(high, 4)) == (0.657, 0.8245)
    assert (wilson(0, 10)[0], wilson(10, 10)[1]) == (pytest.approx(0), pytest.approx(1))
    assert wilson(0, 0) == (0, 1)


def test_ratings_follow_the_places() -> None:
    games_won = [result("abc", (1, 2, 3), (9, 8, 7)) for _ in range(10)]
    rated = ratings(["a", "b", "c"], games_won)
    assert rated["a"] > rated["b"] > rated["c"]


def test_the_report_is_the_same_again_and_with_two_workers() -> None:
    count = games_to_play(6, 4)
    first, again, parallel = (
        arena.run("stone_age", ["random", "greedy"], 2, count, 3, workers) for workers in (1, 1, 2)
    )
    for report in (again, parallel):
        assert [(r.lineup, r.scores) for r in report.results] == [
            (r.lineup, r.scores) for r in first.results
        ]
    other = arena.run("stone_age", ["random", "greedy"], 2, count, 4)
    assert [r.scores for r in other.results] != [r.scores for r in first.results]
    shown = first.to_json()
    assert shown["games"] == count and shown["bots"]["greedy"]["share"] == 1.0
    assert shown["bots"]["greedy"]["interval"][0] > shown["bots"]["random"]["interval"][1]
    json.dumps(shown)


def test_a_bot_can_bring_its_own_weights_and_takes_them_away_again(tmp_path: Path) -> None:
    game = load("stone_age")
    own = game.knobs(2)
    strange = {name: -value for name, value in own.items()}
    path = tmp_path / "strange.json"
    path.write_text(json.dumps({"weights": {"2": strange}}))
    count = games_to_play(10, 2)
    cap = {"round_cap": 8}  # with such weights nobody may want the game to end
    report = arena.run("stone_age", ["greedy", f"greedy@{path}"], 2, count, 5, options=cap)
    assert report.bots["greedy"].share > 0.5
    assert game.knobs(2) == own


def test_a_bot_can_bring_its_own_tuning(tmp_path: Path) -> None:
    path = tmp_path / "bold.json"
    path.write_text(json.dumps({"tuning": {"explore": 0.9}}))
    bot = games.make(f"search:40@{path}")
    assert isinstance(bot, SearchBot) and bot.tuning is not None
    assert (bot.iterations, bot.tuning.explore) == (40, 0.9)
    with pytest.raises(OptionError, match="not a JSON file"):
        games.make(f"search:40@{tmp_path / 'missing.json'}")


@pytest.mark.parametrize(
    "bots,players,count,message",
    [
        (["nobody"], 2, 1, "unknown bot"),
        (["greedy", "greedy"], 2, 1, "each of them once"),
        (["greedy"], 7, 1, "players"),
        (["greedy"], 2, 0, "at least one game"),
    ],
)
def test_a_wrong_plan_is_refused(bots: list[str], players: int, count: int, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        arena.run("stone_age", bots, players, count)


def test_the_picture_is_written_twice_and_equal_results_give_equal_files(tmp_path: Path) -> None:
    report = arena.run("stone_age", ["random", "greedy"], 2, 2, 3)
    words = Words("pl", "stone_age")
    png, svg = plots.write(report, words, tmp_path / "one")
    assert png.read_bytes().startswith(b"\x89PNG")
    text = svg.read_text(encoding="utf-8")
    assert text.startswith("<?xml") and "</svg>" in text
    again = plots.write(report, words, tmp_path / "two")[1]
    assert again.read_text(encoding="utf-8") == text
