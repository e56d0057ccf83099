"""A wrong file, name, option or record: one clear line, exit status 2, nothing changed."""

import json
import re
import sys
from pathlib import Path

import pytest

from megalith import extras, research
from megalith.cli import saves
from megalith.core import catalogue
from tests.cli.conftest import Megalith

WRONG = [
    (("sim", "chess"), "unknown game 'chess'"),
    (("sim", "stone_age", "--players", "7"), "2, 3, 4 players"),
    (("sim", "stone_age", "--bots", "random,nobody,random,random"), "unknown bot 'nobody'"),
    (("sim", "stone_age", "--bots", "random,random"), "2 names for 4 players"),
    (("sim", "stone_age", "--games", "0"), "--games"),
    (("sim", "stone_age", "--option", "colour=red"), "tool_supply"),
    (("sim", "stone_age", "--option", "tool_supply=none"), "unlimited"),
    (("sim", "stone_age", "--option", "round_cap=-3"), "round_cap"),
    (("sim", "stone_age", "--out", "/dev/null/x.jsonl"), "cannot write"),
    (("sim", "stone_age", "--colour"), "--colour"),
    (("play", "chess"), "unknown game 'chess'"),
    (("play", "chess", "--resume", "last"), "unknown game 'chess'"),
    (("learn", "chess"), "unknown game 'chess'"),
    (("play", "stone_age", "--seats", "me,somebody"), "somebody"),
    (("play", "stone_age", "--seats", "me"), "2, 3, 4 players"),
    (("play", "stone_age", "--resume", "last"), "no saved game"),
    (("play", "stone_age", "--resume", "/nonexistent.json"), "cannot read"),
    (("stats", "/nonexistent.parquet"), "cannot read /nonexistent.parquet: "),
    (("score", "stone_age", "/nonexistent.json"), "cannot read"),
    (("score", "chess", "-"), "unknown game"),
    (("replay", "/nonexistent.json"), "cannot read"),
    (("rules", "chess"), "unknown game"),
    (("bench", "chess"), "unknown game"),
    (("bench", "stone_age", "--seconds", "0"), "--seconds"),
    (("serve", "--port", "99999"), "--port: expected a whole number from 0 to 65535"),
    (("serve", "--db", "sqlite:////dev/null/x/m.db"), "(another one: --db)"),
    (("play", "stone_age", "--save", "/dev/null/x/game.json"), "cannot write"),
    (("games", "--lang", "xx"), "en, pl"),
    (("conquer",), "conquer"),
]


@pytest.mark.parametrize("args,expected", WRONG, ids=lambda x: " ".join(x) if x else "")
def test_a_mistake_gets_one_clear_line(
    megalith: Megalith, args: tuple[str, ...], expected: str
) -> None:
    run = megalith(*args)
    assert run.status == 2
    assert run.out == ""
    assert expected in run.err and run.err.startswith("megalith: ")
    assert run.err.strip().count("\n") == 0, run.err


@pytest.mark.parametrize(
    "text,expected",
    [
        ("{", "not JSON"),
        ("[]", "players"),
        ('{"players": []}', "1 to 4 players"),
        ('{"players": [{"tools": [5]}]}', "players[0].tools"),
        ('{"players": [{"green": {"fire": 1}}]}', "herbalism"),
        ('{"players": [{"gold": 3}]}', "unknown field 'gold'"),
    ],
)
def test_a_wrong_score_sheet_says_where(megalith: Megalith, text: str, expected: str) -> None:
    run = megalith("score", "stone_age", "-", stdin=text)
    assert run.status == 2 and expected in run.err and run.out == ""


def test_a_wrong_score_sheet_is_told_in_the_language_that_is_asked_for(megalith: Megalith) -> None:
    run = megalith("score", "stone_age", "-", "--lang", "pl", stdin='{"players": [{"tools": [5]}]}')
    assert run.status == 2 and run.out == ""
    assert run.err == ("megalith: players[0].tools: wpisz liczbę od 0 do 4; jest 5\n")


@pytest.mark.parametrize(
    "change,expected",
    [
        ({"format": "other"}, "megalith-record-1"),
        ({"version": 99}, "version 99"),
        ({"steps": [{"by": 0, "do": "fly"}]}, "step 0"),
        ({"steps": [7]}, "step 0"),
        ({"players": 9}, "players"),
        ({"game": "chess"}, "chess"),
        ({"options": {"x": 1}}, "unknown option"),
    ],
)
def test_a_wrong_record_says_what_is_wrong(
    megalith: Megalith, tmp_path: Path, change: dict[str, object], expected: str
) -> None:
    data = {
        "format": "megalith-record-1",
        "game": "stone_age",
        "version": 1,
        "players": 2,
        "options": {},
        "steps": [],
    }
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**data, **change}), encoding="utf-8")
    before = file.read_bytes()
    run = megalith("replay", file)
    assert run.status == 2 and expected in run.err and run.out == ""
    assert file.read_bytes() == before


def test_a_file_that_is_no_text_is_refused(megalith: Megalith, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(b"\xff\xfe\x00\x01")
    assert "UTF-8" in megalith("replay", tmp_path / "x.json").err
    assert "UTF-8" in megalith("score", "stone_age", tmp_path / "x.json").err


POLISH = [
    (("sim", "chess"), "nieznana gra 'chess'; są: stone_age"),
    (("sim", "stone_age", "--players", "7"), "liczba graczy to 2, 3, 4, nie 7"),
    (("sim", "stone_age", "--bots", "random,nobody,random,random"), "nieznany bot 'nobody'"),
    (("sim", "stone_age", "--option", "colour=red"), "oczekiwano NAZWA=WARTOŚĆ"),
    (("sim", "stone_age", "--option", "tool_supply=none"), "to nie jedna z wartości: unlimited"),
    (("sim", "stone_age", "--out", "/dev/null/x.jsonl"), "nie można zapisać"),
    (("play", "stone_age", "--seats", "me,somebody"), "nieznany bot 'somebody'"),
    (("replay", "/nonexistent.json"), "/nonexistent.json: nie ma takiego pliku ani folderu\n"),
    (("score", "stone_age", "/nonexistent.json"), "nie można odczytać /nonexistent.json"),
    (("rules", "stone_age", "xyzzy"), "żadna zasada gry stone_age nie pasuje do 'xyzzy'"),
    ((), "megalith: które polecenie? Zob. --help\n"),
    (("sim",), "megalith: brakuje GAME; zob. --help\n"),
    (("arena", "stone_age"), "brakuje --bots; zob. --help\n"),
    (("conquer",), "nie ma polecenia conquer; zob. --help\n"),
    (("sim", "stone_age", "--game", "3"), "nie ma opcji --game; zob. --help (może --games"),
    (("sim", "stone_age", "more"), "podano za dużo: more\n"),
    (("sim", "stone_age", "--games", "x"), "--games: wpisz liczbę całkowitą\n"),
    (("bench", "stone_age", "--seconds", "x"), "--seconds: wpisz liczbę\n"),
    (("bench", "stone_age", "--seconds", "0"), "--seconds: najmniej 0.01\n"),
    (("play", "stone_age", "--luck", "mine"), "'mine' to nie jedna z wartości: 'dealt', 'typed'\n"),
]


@pytest.mark.parametrize("args,expected", POLISH, ids=lambda x: " ".join(x) if x else "")
def test_a_mistake_is_told_in_the_language_that_was_asked_for(
    megalith: Megalith, args: tuple[str, ...], expected: str
) -> None:
    runs = (megalith(*args, "--lang", "pl"), megalith("--lang=pl", *args))
    assert all(run.status == 2 and expected in run.err for run in runs)


def test_an_option_without_its_value_is_told(megalith: Megalith) -> None:
    assert megalith("sim", "stone_age", "--lang=pl", "--seed").err == (
        "megalith: --seed: brakuje wartości\n"
    )


@pytest.mark.parametrize("command", [("games",), ("serve", "--port", "0"), ("sim", "stone_age")])
def test_components_that_are_not_there_are_told_before_anything_starts(
    megalith: Megalith, tmp_path: Path, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "_usual", {})
    monkeypatch.setenv("MEGALITH_DATA", str(tmp_path / "none"))
    run = megalith(*command)
    assert run.status == 2 and run.out == ""
    assert run.err == f"megalith: MEGALITH_DATA: there is no folder {tmp_path / 'none'}\n"


def test_a_data_folder_that_cannot_be_written_is_one_line(
    megalith: Megalith, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "user_data_path", lambda name: Path("/dev/null") / name)
    run = megalith("play", "stone_age")
    assert run.status == 2 and run.err.startswith("megalith: cannot write /dev/null/megalith/saves")
    assert run.err.count("\n") == 1 and run.err.endswith("(another place: --save FILE)\n")


def test_what_is_not_installed_is_told_with_the_line_that_installs_it(
    megalith: Megalith, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(research, "plots", raising=False)
    monkeypatch.setitem(sys.modules, "megalith.research.plots", None)  # cannot be imported
    run = megalith("arena", "stone_age", "--bots", "random,greedy")
    assert run.status == 2
    assert re.fullmatch(r'megalith: arena needs .*pip install .*\[research\]"\n', run.err), run.err


def test_the_line_is_for_this_installation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "_checkout", lambda: None)
    assert extras.line("server") == 'pip install "megalith[server]"'
    monkeypatch.setattr(extras, "_checkout", Path.cwd)
    assert extras.line("server").endswith('-m pip install -e ".[server]"')


def test_a_language_may_stand_before_the_command(megalith: Megalith) -> None:
    assert "Epoka Kamienia" in megalith("--lang", "pl", "games").out
    assert "Stone Age" in megalith("--lang", "pl", "games", "--lang", "en").out
    assert "en, pl" in megalith("--lang", "xx", "games").err
