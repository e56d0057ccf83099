"""The table on the whole screen: the board above, what was said below, one line to type."""

from pathlib import Path
from typing import Any

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from megalith.cli import fullscreen, main
from megalith.cli.sitting import Leave
from megalith.core.catalogue import load
from megalith.core.chance import FairSource
from megalith.core.table import Table
from megalith.words import Words
from tests.cli.conftest import Megalith


def stage(tmp_path: Path, *seats: str, **options: Any) -> fullscreen.Stage:
    table = Table(load("stone_age"), len(seats), options, FairSource("a"))
    words = Words("en", "stone_age", [f"P{k}" for k in range(len(seats))])
    out = Console(width=100)
    return fullscreen.Stage(table, list(seats), words, out, tmp_path / "game.json")


def test_a_whole_game_is_played_on_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []

    def answer(board: str, said: str, *_: str) -> str:
        asked.append((board, said))
        return "1"

    monkeypatch.setattr(fullscreen, "ask", answer)
    sitting = stage(tmp_path, "me", "random", round_cap=2)
    sitting.run()
    assert sitting.table.over() and len(asked) > 5
    assert all("Round" in board for board, _ in asked)
    assert "  10  " in asked[0][1] and "You roll" in asked[-1][1]  # the choices; what happened
    assert "Score track" in capsys.readouterr().out


def test_choices_stay_in_sight_after_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["l", "r hut", None])
    said: list[str] = []
    beside: list[str] = []

    def answer(_board: str, now: str, _prompt: str, help: str) -> str | None:
        said.append(now)
        beside.append(help)
        return next(typed)

    monkeypatch.setattr(fullscreen, "ask", answer)
    sitting = stage(tmp_path, "me", "random")
    sitting.notice = "left aside"
    with pytest.raises(Leave):
        sitting.run()
    assert beside == ["left aside", *[sitting.words.say("cli-keys")] * 2]
    assert all(now.count("  10  ") == 1 for now in said)
    assert "SA-" in said[-1] and said[-1].index("  10  ") < said[-1].index("SA-")


def test_board_and_choices_share_the_rows() -> None:
    assert fullscreen.shares(40, 19, 10) == (28, 10)
    assert fullscreen.shares(40, 19, 30) == (19, 19)
    assert fullscreen.shares(24, 30, 30) == (15, 7)
    assert fullscreen.shares(24, 30, 3) == (19, 3)


def test_a_long_list_is_shown_from_its_question_and_else_the_end() -> None:
    told = [*["  it rained"] * 8, "Which one?", *[f" {n:3}  choice" for n in range(1, 13)]]
    assert fullscreen.first_shown(told, 15) == 6
    assert told[fullscreen.first_shown(told, 7)] == "Which one?"
    assert fullscreen.first_shown([*told, "a hint"], 7) == len(told) + 1 - 7
    assert fullscreen.first_shown(told[:3], 7) == 0
    refused = ["That is no", "choice of yours.", *told[9:]]
    assert fullscreen.first_shown(refused, 7) == 0  # what is wrong is read first


def test_keys_are_typed_and_ctrl_c_leaves() -> None:
    with create_pipe_input() as keys, create_app_session(keys, DummyOutput()):
        keys.send_text("place_workers hut 2\r")
        assert fullscreen.ask("a board\n" * 99, "lines\n" * 99, "> ") == "place_workers hut 2"
        keys.send_text("\x1b[5~\x1b[6~12\r")  # page up, page down
        assert fullscreen.ask("board", "", "> ") == "12"
        keys.send_text("1\x03")
        assert fullscreen.ask("board", "", "> ") is None


def test_who_leaves_keeps_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fullscreen, "ask", lambda *_: None)
    sitting = stage(tmp_path, "me", "random")
    with pytest.raises(Leave):
        sitting.run()
    assert sitting.console is sitting.real


def test_without_a_terminal_there_are_lines(megalith: Megalith) -> None:
    assert not fullscreen.possible()
    assert "Round" in megalith("play", "stone_age", stdin="q\n").out


@pytest.mark.parametrize(
    "line,wanted",
    [
        ("megalith sim st", "stone_age"),
        ("megalith sim stone_age --bots greedy,ha", "greedy,hard"),
        ("megalith ar", "arena"),
    ],
)
def test_shells_complete_games_and_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, wanted: str
) -> None:
    monkeypatch.setenv("_MEGALITH_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(len(line.split()) - 1))
    monkeypatch.setattr("sys.argv", ["megalith"])
    with pytest.raises(SystemExit):
        main.main()
    assert wanted in capsys.readouterr().out.split()
