"""The blunders of a game are searched once more, longer."""

from collections import Counter

import pytest

from megalith.core import record
from megalith.research.agreement import game, longer, told
from megalith.study.analysis import study
from tests.helpers import RECORDS


@pytest.mark.build("compiled")
def test_each_blunder_gets_a_mark_again() -> None:
    analysis = study(record.read(RECORDS / "stone_age" / "round_cap.json"), 16)
    blunders = [d for d in analysis.decisions if d.mark == "blunder"]
    marks = longer(analysis)
    assert len(marks) == len(blunders) > 0
    assert Counter(marks).most_common(1)[0][0] == "blunder"


def test_games_are_the_same_again() -> None:
    first = game("akropolis", 2, 3)
    assert first["steps"] == game("akropolis", 2, 3)["steps"] != game("akropolis", 2, 4)["steps"]


def test_what_vanished_is_told_with_its_interval() -> None:
    marks = Counter({"blunder": 18, "mistake": 1, "as_good": 1})
    assert "20 blunders, 1 vanished (1 - 24 %)" in told("origins", 3, 7, marks)
    assert told("origins", 3, 7, Counter()).endswith("0 blunders, none; now: ")
