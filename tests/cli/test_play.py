"""A game in the terminal: choosing, refusals, undo, hints, saving and going on."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from megalith.cli.play import player_names
from megalith.core import record
from megalith.core.catalogue import TITLES
from megalith.words import Words
from tests.cli.conftest import Megalith

PATIENCE = 300.0  # seconds; nothing waits that long unless it fails


def test_a_whole_game_can_be_played_by_numbers(megalith: Megalith, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run = megalith(
        "play",
        "stone_age",
        "--seats",
        "me,greedy",
        "--seed",
        "a",
        "--save",
        file,
        stdin="1\n" * 3000,
    )
    assert run.status == 0
    assert "Score track" in run.out and "Place" in run.out
    report = record.verify(record.read(file))
    assert report["over"] and report["dice"] > 0


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_table_is_drawn_and_asks(megalith: Megalith, title: str, lang: str) -> None:
    run = megalith("play", title, "--seats", "me,greedy", "--lang", lang, stdin="h\nl\n?\nq\n")
    assert run.status == 0 and "--resume" in run.out
    assert len(run.out.splitlines()) > 15


def test_a_line_of_text_is_a_choice_and_a_refusal_names_the_rule(megalith: Megalith) -> None:
    lines = ["place_workers hut 1", "place_workers moon 1", "hello", "place_workers hut 2", "Q"]
    run = megalith(
        "play",
        "stone_age",
        "--seats",
        "me,greedy",
        "--option",
        "start_player=seat_0",
        stdin="\n".join(lines),
    )
    assert "[SA-035]" in run.out
    assert "'moon' does not exist" in run.out and "“hello” is no choice" in run.out
    assert "You send 2 workers to the hut." in run.out


@pytest.mark.parametrize(
    "lang,rule,word", [("en", "exactly 2 workers", "supply"), ("pl", "dokładnie 2 pionki", "zasob")]
)
def test_the_rule_of_a_refusal_and_searched_rules_speak_the_language(
    megalith: Megalith, lang: str, rule: str, word: str
) -> None:
    run = megalith(
        *("play", "stone_age", "--seats", "me,greedy", "--option", "start_player=seat_0"),
        *("--lang", lang),
        stdin=f"place_workers hut 1\nr {word}\nq",
    )
    assert "[SA-035]" in run.out and rule in run.out
    assert "SA-002" in run.out and "SA-076" in run.out  # rules with the word


@pytest.mark.parametrize(
    ("title", "seats", "lang", "expected"),
    [
        ("akropolis", "me,greedy", "en", r"expected lead [+-]\d+\.\d, \d+% to win"),
        ("akropolis", "me", "pl", r"oczekiwana przewaga [+-]\d+,\d"),
        ("origins", "me", "en", r"expected points \d+"),
    ],
)
def test_a_hint_says_what_to_expect(
    megalith: Megalith, title: str, seats: str, lang: str, expected: str
) -> None:
    run = megalith("play", title, "--seats", seats, "--lang", lang, stdin="h\nq\n")
    assert re.search(rf"> a\. [^(]+ \({expected}\)", " ".join(run.out.split())), run.out


def test_the_letter_of_a_hint_plays_it(megalith: Megalith, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    start = ("--option", "start_player=seat_0", "--save", file)
    run = megalith("play", "stone_age", "--seats", "me,me", *start, stdin="\nh\na\n\nq\n")
    hint = re.search(r"> a\. (.*?) \(expected", " ".join(run.out.split()))
    assert hint is not None
    first = next(step for step in record.read(file)["steps"] if step["by"] == 0)
    assert Words("en", "stone_age").action(first) == hint[1]


def test_bots_are_called_by_their_names_in_the_language() -> None:
    seats = ["me", "greedy", "search:20"]
    assert player_names(seats, Words("en")) == ["Player 1", "Greedy 2", "search:20 3"]
    assert player_names(seats, Words("pl")) == ["Gracz 1", "Zachłanny 2", "search:20 3"]


def test_end_of_input_saves_and_resume_goes_on(megalith: Megalith, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = megalith(
        "play",
        "stone_age",
        "--seats",
        "me,random",
        "--seed",
        "s",
        "--save",
        file,
        stdin="1\n1\n" * 12,
    )
    assert f"--resume {file}" in first.out
    steps = len(record.read(file)["steps"])
    assert steps > 20
    second = megalith("play", "stone_age", "--resume", file, stdin="1\n1\n" * 12)
    assert second.status == 0
    data = record.read(file)
    assert len(data["steps"]) > steps and data["seed"] == "s"
    assert record.verify(data)["dice"] > 0


def test_the_latest_game_is_found_again(megalith: Megalith) -> None:
    megalith("play", "stone_age", "--seats", "me,random", stdin="1\n")
    run = megalith("play", "stone_age", "--resume", "last", stdin="q\n")
    assert run.status == 0 and "Round" in run.out


def test_a_game_that_is_over_is_not_the_latest(megalith: Megalith, tmp_path: Path) -> None:
    saves = tmp_path / "megalith" / "saves"
    one, two = saves / "stone_age-one.json", saves / "stone_age-two.json"
    megalith("play", "stone_age", "--seats", "me,random", "--save", one, stdin="1\n")
    megalith("play", "stone_age", "--seats", "random,random", "--save", two)
    (saves / "stone_age-three.json").write_text("{", encoding="utf-8")
    assert record.read(two)["over"]
    given = ("--seats", "me,me", "--seed", "x", "--lang", "pl")
    run = megalith("play", "stone_age", "--resume", "last", *given, stdin="q\n")
    assert "pominięto: --seats, --seed" in " ".join(run.out.split())
    command = run.out.strip().splitlines()[-1]
    assert command == f"megalith play stone_age --resume {one} --lang pl"
    again = megalith(*command.split()[1:], stdin="q\n")
    assert again.status == 0 and again.out.strip().splitlines()[-1] == command


def test_undo_takes_the_own_last_choice_back(megalith: Megalith, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["", "place_workers tool_maker 1", "u", "", "place_workers hunt 5", ""]
    lines += ["place_workers field 1", "u", "q"]
    run = megalith(
        "play",
        "stone_age",
        "--seats",
        "me,me",
        "--option",
        "start_player=seat_0",
        "--save",
        file,
        stdin="\n".join(lines),
    )
    assert run.status == 0
    kept = [step["place"] for step in record.read(file)["steps"] if "place" in step]
    assert kept == ["tool_maker", "hunt"]


def test_people_at_one_keyboard_are_asked_to_look_away(megalith: Megalith) -> None:
    run = megalith("play", "stone_age", "--seats", "me,me", stdin="\n1\n1\n\nq\n")
    assert "press Enter" in run.out


def test_an_interrupt_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = [sys.executable, "-m", "megalith.cli.main", "play", "stone_age"]
    program = subprocess.Popen(
        [*command, "--seats", "me,greedy", "--seed", "x", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert program.stdin is not None
    program.stdin.write("place_workers hunt 1\n")
    program.stdin.flush()
    deadline = time.monotonic() + PATIENCE
    while not (file.is_file() and "hunt" in file.read_text(encoding="utf-8")):
        assert program.poll() is None and time.monotonic() < deadline, "nothing was saved"
        time.sleep(0.05)
    program.send_signal(signal.SIGINT)
    out, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0 and "--resume" in out
    data = json.loads(file.read_text(encoding="utf-8"))
    assert any(step.get("place") == "hunt" for step in data["steps"])
    assert len(record.resume(data).steps) == len(data["steps"])
