"""Games studied in the terminal."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Megalith
from tests.helpers import RECORDS

GAME = RECORDS / "stone_age" / "round_cap.json"
pytestmark = pytest.mark.build("compiled")


def test_a_game_is_studied_as_data(megalith: Megalith) -> None:
    run = megalith("study", GAME, "--iterations", "16", "--json")
    told = json.loads(run.out)
    assert run.status == 0 and told["game"] == "stone_age" and told["iterations"] == 16
    for seat in (0, 1):
        parts = [told["start"], told["luck"], told["revision"], *told["skill"]]
        assert sum(part[seat] for part in parts) == told["result"][seat]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("Luck", "Better:", "blunder")), ("pl", ("Los", "Lepiej:", "błąd"))]
)
def test_the_dear_decisions_are_told_in_words(
    megalith: Megalith, lang: str, words: tuple[str, ...]
) -> None:
    run = megalith("study", GAME, "--iterations", "16", "--lang", lang)
    assert run.status == 0 and all(word in run.out for word in words)


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """The same game twice, the second time with the names the other way round."""
    data = json.loads(GAME.read_text(encoding="utf-8"))
    lines = [json.dumps({**data, "names": names}) for names in (["Ada", "Ben"], ["Ben", "Ada"])]
    file = tmp_path / "evening.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def test_the_sums_of_many_games_are_those_of_each(megalith: Megalith, evening: Path) -> None:
    one = json.loads(megalith("study", GAME, "--iterations", "16", "--json").out)
    told = json.loads(megalith("study", evening, "--every", "--iterations", "16", "--json").out)
    assert [(player["name"], player["games"]) for player in told] == [("Ada", 2), ("Ben", 2)]
    for player in told:  # each sat once in either seat
        assert player["luck"] == sum(one["luck"]) / 2 == 0
        assert player["own"] == (one["skill"][0][0] + one["skill"][1][1]) / 2
        parts = ("start", "luck", "own", "others", "revision")
        assert sum(player[name] for name in parts) == player["result"] == 0.5


def test_the_sums_of_many_games_are_a_table_by_name(megalith: Megalith, evening: Path) -> None:
    run = megalith("study", evening, "--every", "--iterations", "16", "--lang", "pl")
    assert run.status == 0 and "Partie" in run.out
    assert [line.split()[:2] for line in run.out.splitlines()[1:3]] == [["Ada", "2"], ["Ben", "2"]]


def test_a_seat_that_is_not_there_is_named(megalith: Megalith) -> None:
    run = megalith("study", GAME, "--seat", "7", "--lang", "en")
    assert run.status == 2 and "seats 0 to 1, not 7" in run.err


def test_a_game_that_is_not_over_is_refused(megalith: Megalith, tmp_path: Path) -> None:
    data = json.loads(GAME.read_text(encoding="utf-8"))
    data["steps"] = data["steps"][:-2]
    cut = tmp_path / "cut.json"
    cut.write_text(json.dumps({k: v for k, v in data.items() if k not in ("sheets", "ending")}))
    run = megalith("study", cut, "--lang", "en")
    assert run.status == 2 and "only a game that is over" in run.err
