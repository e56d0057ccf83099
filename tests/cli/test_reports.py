"""Commands that report: games, sim, score, rules, replay, bench."""

import json
from pathlib import Path

import pytest

from megalith.core import record
from megalith.core.catalogue import TITLES
from tests.cli.conftest import Megalith
from tests.helpers import games_to_play

SIM_KEYS = {
    "game",
    "players",
    "games",
    "seed",
    "bots",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "mean_scores",
    "wins",
    "mean_winner",
    "mean_rounds",
    "ends",
}
SHEET = {
    "name": "A",
    "score": 61,
    "food_track": 5,
    "tools": [3, 2, 2],
    "workers": 7,
    "buildings": 6,
    "resources": {"wood": 2, "gold": 1},
    "green": {"music": 2, "weaving": 1, "time": 1},
    "yellow": {"farmer": 3, "toolmaker": 2, "builder": 4, "shaman": 1},
}


@pytest.mark.parametrize(
    "command", ["games", "play", "sim", "score", "replay", "rules", "bench", "serve", "admin", None]
)
def test_every_command_has_help(megalith: Megalith, command: str | None) -> None:
    run = megalith(*([command] if command else []), "--help")
    assert run.status == 0 and "Usage" in run.out


def test_games_lists_every_title_in_both_languages(megalith: Megalith) -> None:
    listed = json.loads(megalith("games", "--json").out)
    assert [entry["id"] for entry in listed] == list(TITLES)
    assert "Epoka Kamienia" in megalith("games", "--lang", "pl").out
    assert "Stone Age" in megalith("games").out


def test_sim_reports_the_promised_keys_and_adds_up(megalith: Megalith) -> None:
    n = games_to_play(200, 4)
    run = megalith("sim", "stone_age", "--players", 4, "--games", n, "--seed", 7, "--json")
    report = json.loads(run.out)
    assert report.keys() >= SIM_KEYS
    assert sum(report["wins"]) == pytest.approx(n, abs=0.01)
    assert sum(report["ends"].values()) == n
    assert len(report["mean_scores"]) == 4
    assert report["mean_winner"] >= max(report["mean_scores"])


def test_alone_only_games_that_reach_the_target_are_won(megalith: Megalith) -> None:
    run = megalith("sim", "origins", "--players", 1, "--games", 12, "--bots", "random", "--json")
    report = json.loads(run.out)
    assert report["ends"] == {"target_missed": 12} and report["wins"] == [0.0]
    assert report["mean_winner"] == report["mean_scores"][0] > 0  # nobody won: the best there was


@pytest.mark.parametrize("title", TITLES)
def test_sim_gives_the_same_games_for_the_same_seed(megalith: Megalith, title: str) -> None:
    def games(seed: int) -> object:
        run = megalith("sim", title, "--players", 2, "--games", 3, "--seed", seed, "--json")
        report = json.loads(run.out)
        return report["mean_scores"], report["ends"], report["mean_rounds"], report["wins"]

    assert games(3) == games(3)
    assert games(3) != games(4)


def test_sim_writes_records_that_replay_and_changes_no_game_by_it(
    megalith: Megalith, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    args = ("sim", "stone_age", "--players", 2, "--games", 2, "--bots", "greedy,random", "--json")
    written = json.loads(megalith(*args, "--out", file).out)
    plain = json.loads(megalith(*args).out)
    assert written["mean_scores"] == plain["mean_scores"]
    for k in range(2):
        table = record.replay(record.read(file, k))
        assert table.over()
    assert "greedy" in megalith("replay", file, "--game", 1).out


def test_sim_counts_by_bot_in_words_too(megalith: Megalith) -> None:
    run = megalith(
        "sim", "stone_age", "--players", 2, "--games", 2, "--bots", "greedy,random", "--lang", "pl"
    )
    assert run.status == 0 and "greedy" in run.out and "Średni wynik" in run.out


def test_score_reads_a_sheet_from_a_file_and_from_standard_input(
    megalith: Megalith, tmp_path: Path
) -> None:
    sheet = json.dumps({"players": [SHEET]})
    (tmp_path / "sheet.json").write_text(sheet, encoding="utf-8")
    from_file = json.loads(megalith("score", "stone_age", tmp_path / "sheet.json", "--json").out)
    from_stdin = json.loads(megalith("score", "stone_age", "-", "--json", stdin=sheet).out)
    assert from_file == from_stdin
    (player,) = from_file["players"]
    assert player["total"] == 134 and player["place"] == 1 and player["name"] == "A"
    assert player["lines"]["farmers"] == 15
    assert "134" in megalith("score", "stone_age", "-", stdin=sheet).out


def test_score_shows_the_tie_break_when_totals_are_equal(megalith: Megalith) -> None:
    other = {"name": "B", "score": 134, "workers": 9}
    sheet = json.dumps({"players": [SHEET, other]})
    run = megalith("score", "stone_age", "-", stdin=sheet)
    assert "Tie" in run.out


def test_rules_shows_one_all_or_those_with_a_word(megalith: Megalith) -> None:
    one = megalith("rules", "stone_age", "SA-035")
    assert one.status == 0 and "SA-035" in one.out and "SA-036" not in one.out
    every = json.loads(megalith("rules", "stone_age", "--json").out)
    assert len(every) == 207
    some = json.loads(megalith("rules", "stone_age", "hut", "--json").out)
    assert 0 < len(some) < 30 and all(
        "hut" in f"{rule['section']} {rule['text']}".casefold() for rule in some
    )
    assert megalith("rules", "stone_age", "xyzzy").status == 2


def test_rules_speak_the_language_that_is_asked_for(megalith: Megalith) -> None:
    one = megalith("rules", "stone_age", "SA-035", "--lang", "pl")
    assert one.status == 0 and "chata" in one.out and "workers" not in one.out
    every = json.loads(megalith("rules", "pantheon", "--lang", "pl", "--json").out)
    assert len(every) == 187 and every[0]["section"] == "Elementy i przygotowanie gry"
    some = json.loads(
        megalith("rules", "origins", "zodiaku", "karta", "--lang", "pl", "--json").out
    )
    assert 0 < len(some) < 30 and all(
        "zodiak" in f"{rule['section']} {rule['text']}" for rule in some
    )
    assert megalith("rules", "stone_age", "hut", "--lang", "xx").status == 2


def test_replay_tells_a_game_in_words_and_shows_a_position(
    megalith: Megalith, tmp_path: Path
) -> None:
    file = tmp_path / "g.jsonl"
    megalith("sim", "stone_age", "--players", 2, "--games", 1, "--out", file, "--json")
    told = megalith("replay", file)
    assert "Round 2 begins" in told.out and "Total" in told.out
    assert "Zaczyna się runda 2" in megalith("replay", file, "--lang", "pl").out
    shown = megalith("replay", file, "--at", 40)
    assert shown.status == 0 and "Round" in shown.out
    position = json.loads(megalith("replay", file, "--at", 40, "--json").out)
    assert position["at"] == 40 and position["view"]["game"] == "stone_age"
    assert megalith("replay", file, "--at", 999999).status == 2
    assert megalith("replay", file, "--verify").status == 0


def test_bench_reports_the_promised_keys(megalith: Megalith) -> None:
    run = megalith("bench", "stone_age", "--json", "--alone", "--seconds", "0.02")
    row = json.loads(run.out)["stone_age"]
    for key in ("decisions", "games", "copies", "nodes"):
        assert row[f"{key}_per_second"] > 0
    assert row["players"] == 4 and isinstance(row["compiled"], bool)
    assert row["legal_list_length"] > 10
    table = megalith("bench", "stone_age", "--alone", "--seconds", "0.02")
    assert "Copies a second" in table.out
