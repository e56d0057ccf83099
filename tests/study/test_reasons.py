"""What is told of a choice speaks for it, and games that drifted apart tell nothing."""

import pytest

from megalith.core.catalogue import TITLES, load
from megalith.research import puzzles as finding
from megalith.study import reasons
from megalith.study.puzzle import shipped
from megalith.study.reasons import HOPE, Seen
from megalith.words import LANGUAGES, Words


@pytest.mark.parametrize("title", TITLES)
def test_hopes_are_weights_of_the_evaluation_and_have_names(title: str) -> None:
    game = load(title)
    for name, of in reasons.themes(title).items():
        assert set(of.get("hopes", ())) <= set(game.mind.weights(2))
        assert all(Words(lang, title).has(f"line-{HOPE}{name}") for lang in LANGUAGES) or (
            "hopes" not in of
        )


def test_what_is_told_must_explain_enough_of_the_loss() -> None:
    good = Seen({"gold": 4.0}, {"gold": -2.0}, 6.0)
    assert good.speaks(8.0) and [one.points for one in good.told] == [4.0, -2.0]
    assert not good.speaks(20.0)  # too little of it is seen
    assert not Seen({"gold": -3.0, "track": 2.0}, {}, 5.0).speaks(5.0)  # told against it
    assert not Seen({"gold": 9.0}, {}, 0.0).speaks(8.0)  # the lead says nothing
    assert not Seen({"gold": 30.0}, {"gold": 24.0}, 6.0).speaks(8.0)  # drifted apart


def test_what_is_the_same_for_both_sides_speaks_for_nobody() -> None:
    own, rival = {"columns": 5.4, "gods": 3.0}, {"columns": 5.3, "gods": -2.0}
    assert reasons._apart(own, rival) == {"gods": 3.0}


@pytest.mark.build("compiled")
def test_a_reason_is_found_again_with_other_seeds() -> None:
    found = shipped("stone_age")
    assert found is not None
    one = max(found.puzzles, key=lambda puzzle: puzzle.second[1])
    table = found.table(one)
    best, second = finding._code(table, one.best), finding._code(table, one.second[0])
    whys = [
        reasons.why(table.game, table.state, one.seat, (best, second), one.second[1], seed)
        for seed in ("a", "b")
    ]
    assert all(why is not None for why in whys)
