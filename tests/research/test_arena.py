"""The arena: fair seats, the same luck, honest counting, the same report on any machine."""

import json
from pathlib import Path
from typing import Any

import pytest
from scipy.stats import binomtest

from megalith.bots.mcts import SearchBot
from megalith.core.catalogue import load
from megalith.core.errors import OptionError, TableError
from megalith.research import arena, entrants, plots
from megalith.research.contest import line_ups, neighbours, seating
from megalith.research.intervals import wilson
from megalith.research.plans import LONGEST, Result, bounded
from megalith.research.standings import Report
from megalith.words import Words
from tests.helpers import games_to_play


def seats_of(bots: list[str], players: int, count: int) -> dict[tuple[str, int], int]:
    """How often each bot sits in each seat."""
    found: dict[tuple[str, int], int] = {}
    for k in range(count):
        for seat, name in enumerate(seating(tuple(bots), players, k).lineup):
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


def test_every_bot_follows_every_other_equally_often() -> None:
    """Else a bot may live on what its neighbour leaves."""
    found: dict[str, int] = {}
    for k in range(24):
        lineup = seating(tuple("abcd"), 4, k).lineup
        for seat in range(4):
            pair = lineup[seat] + lineup[(seat + 1) % 4]
            found[pair] = found.get(pair, 0) + 1
    assert len(found) == 12 and set(found.values()) == {8}
    assert neighbours(tuple("abcd"))[:2] == [tuple("abcd"), tuple("adcb")]
    assert neighbours(tuple("ab")) == [tuple("ab")] and len(neighbours(tuple("aba"))) == 1


def test_games_of_one_deal_have_the_same_luck_and_the_next_deal_another() -> None:
    games = [seating(("a", "b"), 2, k) for k in range(4)]
    assert [game.deal for game in games] == [0, 0, 1, 1]
    assert games[0].lineup == games[1].lineup[::-1]


@pytest.mark.parametrize("bots,players", [("a", 4), ("ab", 4), ("abc", 4), ("abc", 3)])
def test_no_game_is_played_twice(bots: str, players: int) -> None:
    assert len({seating(tuple(bots), players, k) for k in range(48)}) == 48


def test_few_bots_fill_the_seats_in_turn_and_many_meet_in_every_combination() -> None:
    assert line_ups(("a", "b"), 4) == [("a", "b", "a", "b")]
    assert len(line_ups(("a", "b", "c", "d"), 2)) == 6
    for lineup in line_ups(("a", "b", "c"), 4):
        assert set(lineup) == {"a", "b", "c"}


def result(lineup: str, places: tuple[int, ...], scores: tuple[int, ...]) -> Result:
    asked, seconds = (2,) * len(lineup), (0.5,) * len(lineup)
    return Result(0, tuple(lineup), scores, places, 9, 9, "", (), "", asked, seconds)


def standings(bots: list[str], results: list[Result]) -> Report:
    report = Report("stone_age", 2, bots)
    for each in results:
        report.add(each)
    return report


def test_shared_wins_count_in_equal_parts_and_a_bot_with_two_seats_counts_once() -> None:
    table = standings(
        ["a", "b"],
        [
            result("ab", (1, 1), (50, 50)),
            result("abab", (1, 2, 1, 4), (60, 40, 60, 20)),
            result("abab", (1, 1, 1, 4), (60, 60, 60, 30)),
        ],
    )
    a, b = table.bots["a"].to_json(), table.bots["b"].to_json()
    assert a["games"] == b["games"] == 3
    assert (a["wins"], b["wins"]) == (round(0.5 + 1 + 2 / 3, 4), round(0.5 + 1 / 3, 4))
    assert a["share"] + b["share"] == pytest.approx(1, abs=1e-3)
    assert a["mean_score"] == pytest.approx((50 + 60 + 60) / 3, abs=0.01)
    assert a["ms_per_decision"] == 250
    assert a["rating"] > 25 > b["rating"]


def test_a_game_that_nobody_wins_gives_no_victory() -> None:
    """At a table for one the game itself may take the first place."""
    assert standings(["a"], [result("a", (2,), (30,))]).bots["a"].wins == 0


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(75, 100)
    assert (round(low, 4), round(high, 4)) == (0.657, 0.8245)
    assert wilson(0, 0) == (0, 1)
    for games in (*range(1, 60), 1376, 4999):
        for wins in {0, games // 3, games}:
            theirs = binomtest(wins, games).proportion_ci(method="wilson")
            assert wilson(wins, games) == pytest.approx(tuple(theirs), abs=1e-7)


def test_a_share_lies_in_its_interval_whatever_the_rounding() -> None:
    for games in range(1, 5001):
        for wins in (0, games / 2, games):
            low, high = wilson(wins, games)
            assert 0 <= low <= wins / games <= high <= 1
        assert (wilson(0, games)[0], wilson(games, games)[1]) == (0, 1)


@pytest.mark.parametrize("games", [1, 3, 1376])
def test_nothing_and_everything_can_be_drawn(tmp_path: Path, games: int) -> None:
    """Who won no game, and who won all of them."""
    report = standings(["a", "b"], [result("ab", (1, 2), (50, 40))] * games)
    assert [bot.share for bot in report.bots.values()] == [1, 0]
    assert len(plots.write(report, Words("en", "stone_age"), tmp_path)) == 2


def test_ratings_follow_the_places() -> None:
    games_won = [result("abc", (1, 2, 3), (9, 8, 7)) for _ in range(10)]
    rated = standings(["a", "b", "c"], games_won).bots
    assert rated["a"].rating > rated["b"].rating > rated["c"].rating


def test_a_report_goes_on_from_what_was_saved() -> None:
    """Through JSON and back nothing is lost, so a run that goes on ends as one without a break."""
    some = [result("ab", (1, 2), (50, 40)), result("ba", (1, 1), (30, 30))] * 3
    straight = standings(["a", "b"], some)
    half = standings(["a", "b"], some[:3])
    again = Report.from_saved(json.loads(json.dumps(half.saved())))
    assert again == half
    for each in some[3:]:
        again.add(each)
    assert again == straight


def contest(count: int, seed: int, workers: int = 1) -> tuple[Report, list[Any]]:
    """The report, and what must be equal on every machine."""
    results: list[Result] = []
    bots: list[str] = ["random", "greedy"]
    cap: dict[str, object] = {"round_cap": 8}
    report = arena.run("stone_age", bots, 2, count, seed, workers, cap, take=results.extend)
    return report, [r._replace(seconds=()) for r in results]


def test_the_games_are_the_same_again_and_with_two_workers() -> None:
    count = games_to_play(6, 4)
    report, first = contest(count, 3)
    assert contest(count, 3)[1] == contest(count, 3, workers=2)[1] == first
    assert contest(count, 4)[1] != first
    shown = report.to_json()
    assert shown["games"] == count and shown["bots"]["greedy"]["share"] == 1.0
    assert shown["bots"]["greedy"]["interval"][0] > shown["bots"]["random"]["interval"][1]
    json.dumps(shown)


def test_a_bot_can_bring_its_own_weights_and_takes_them_away_again(tmp_path: Path) -> None:
    game = load("stone_age")
    own = game.mind.weights(2)
    strange = {name: -value for name, value in own.items()}
    path = tmp_path / "strange.json"
    path.write_text(json.dumps({"weights": {"2": strange}}))
    count = games_to_play(10, 2)
    cap: dict[str, object] = {"round_cap": 8}  # with such weights nobody may want the game to end
    report = arena.run("stone_age", ["greedy", f"greedy@{path}"], 2, count, 5, options=cap)
    assert report.bots["greedy"].share > 0.5
    assert game.mind.weights(2) == own


def test_a_bot_can_bring_its_own_tuning(tmp_path: Path) -> None:
    path = tmp_path / "bold.json"
    path.write_text(json.dumps({"tuning": {"explore": 0.9}}))
    bot = entrants.make(f"search:40@{path}")
    assert isinstance(bot, SearchBot) and bot.tuning is not None
    assert (bot.iterations, bot.tuning.explore) == (40, 0.9)
    with pytest.raises(OptionError, match="not a JSON file"):
        entrants.make(f"search:40@{tmp_path / 'missing.json'}")


# -- bots of one's own


LAST = """
class Last:
    \"\"\"Takes the last of its choices, or with a number one that does not exist.\"\"\"

    def __init__(self, text=""):
        self.text = text

    def choose(self, game, s, seat, rng):
        return int(self.text) if self.text else game.rules.legal(s)[-1]


no_bot = object
"""


def test_a_bot_of_your_own_plays_and_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "last.py"
    path.write_text(LAST)
    name = f"{path}:Last"
    report = arena.run("stone_age", ["greedy", name], 2, 2, 5, options={"round_cap": 2})
    assert set(report.bots) == {"greedy", name} and report.games == 2
    assert report.bots[name].decisions > 0
    with pytest.raises(TableError, match="chose 99999, which is not legal"):
        arena.run("stone_age", ["greedy", f"{name}@99999"], 2, 1)
    for wrong, message in (
        (f"{path}:Nobody", "has no Nobody"),
        (f"{path}:no_bot", "has no choose"),
        (f"{tmp_path}/none.py:Last", "there is no"),
    ):
        with pytest.raises(OptionError, match=message):
            arena.plan("stone_age", ["greedy", wrong], 2, 1)


def test_games_with_a_bot_of_your_own_come_to_an_end(tmp_path: Path) -> None:
    path = tmp_path / "last.py"
    path.write_text(LAST)
    guard = load("origins").guard
    plan = arena.plan("origins", ["greedy", f"{path}:Last"], 2, 1)
    assert plan.options["round_cap"] == guard["round_cap"]
    assert arena.plan("origins", ["greedy"], 2, 1).options["round_cap"] == LONGEST


def test_bots_that_wait_for_each_other_for_ever_are_stopped() -> None:
    """In Stone Age two bots may both leave the last building where it is."""
    stone_age, akropolis = load("stone_age"), load("akropolis")
    assert bounded(stone_age, {}, random=False)["round_cap"] == LONGEST
    assert bounded(stone_age, {"round_cap": 7}, random=True)["round_cap"] == 7
    assert "round_cap" not in bounded(akropolis, {}, random=True)


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
