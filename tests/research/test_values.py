"""Learned values: the network finds what was put into the games, and says the same in a file."""

from pathlib import Path

import numpy as np
import pytest
import typer
from librt.vecs import vec

from megalith.core.catalogue import load
from megalith.core.errors import OptionError
from megalith.core.kit.network import Network
from megalith.core.position import plain
from megalith.research import entrants, learn_net, values
from tests.helpers import games_to_play


def test_it_learns_what_the_evaluation_does_not_see_and_only_that() -> None:
    """The end is made of the lead and of one number more; another says nothing."""
    rng = np.random.default_rng(1)
    mine, theirs = rng.normal(size=(2, 4000, 3)).astype(np.float32)
    lead = rng.normal(size=4000).astype(np.float32)
    missed = np.abs(mine[:, 0]) - np.abs(theirs[:, 0])
    goal = learn_net.chance(lead + missed)
    net = learn_net.learn(mine, theirs, lead, goal, hidden=8, epochs=40, seed=1)
    said = net.more(mine, theirs)
    assert np.corrcoef(said, missed)[0, 1] > 0.9
    assert learn_net.error(lead + said, goal) < learn_net.error(lead, goal)
    assert np.allclose(said, -net.more(theirs, mine), atol=1e-5)


def test_the_compiled_network_says_what_the_taught_one_says() -> None:
    rng = np.random.default_rng(2)
    mine, theirs = rng.normal(size=(2, 400, 5)).astype(np.float32)
    mine[:, 2] = theirs[:, 2] = 0
    lead = np.zeros(400, np.float32)
    net = learn_net.learn(mine, theirs, lead, learn_net.chance(mine[:, 1]), 4, 3, 1)
    told = Network(net.numbers(scale=20.0))
    for k in range(5):
        one, other = (told.value(vec[float]([float(v) for v in x[k]])) for x in (mine, theirs))
        said = 20.0 * net.more(mine[k : k + 1], theirs[k : k + 1])[0]
        assert 0.5 * (one - other) == pytest.approx(said, abs=1e-2)


def test_slopes_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(3)
    mine, theirs = rng.normal(size=(2, 400, 3)).astype(np.float32)
    lead, goal = rng.normal(size=400).astype(np.float32), rng.random(400).astype(np.float32)
    net = learn_net.Net(np.ones(3, np.float32), 4, rng)
    net.second[:] = rng.normal(size=4)

    def loss() -> float:
        return learn_net.error(lead + net.more(mine, theirs), goal)

    slopes = net.slopes(mine, theirs, lead, goal)
    for part, slope in zip(net.parts(), slopes, strict=True):
        at = (0,) * part.ndim
        here = part[at]
        part[at] = here + 0.005
        above = loss()
        part[at] = here - 0.005
        assert (above - loss()) / 0.01 == pytest.approx(slope[at], abs=1e-3)
        part[at] = here


def test_the_same_games_teach_the_same_and_the_file_is_played_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, again = tmp_path / "net.json", tmp_path / "again.json"
    games = games_to_play(24, 16)
    for out in (path, again):
        values.main("akropolis", games, values.PLAN, 8, 4, 2, 1, 1, False, out)
    assert path.read_text() == again.read_text()
    assert '"evaluation"' in capsys.readouterr().out
    game = load("akropolis")
    with_net = entrants.game_of(f"search:5@{path}", game, 2)
    s = with_net.mind.example(2)
    one, other = vec[float]([0.0] * 2), vec[float]([0.0] * 2)
    before = plain(s)
    with_net.mind.appraise(s, one)
    game.mind.appraise(s, other)
    assert one[0] != other[0]
    assert one[0] == pytest.approx(-one[1])
    assert plain(s) == before
    with pytest.raises(OptionError):
        entrants.game_of(f"search:5@{path}", load("stone_age"), 2)


def test_lots_that_are_kept_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(values, "LOT", 2)
    alone = values.gather("akropolis", values.PLAN, 8, 1, 3, 1)
    kept = values.gather("akropolis", values.PLAN, 8, 1, 3, 1, tmp_path)
    assert len(list(tmp_path.iterdir())) == 2
    monkeypatch.delattr(values, "rows_of")
    again = values.gather("akropolis", values.PLAN, 8, 1, 3, 1, tmp_path)
    assert set(alone.game) == {0, 1, 2}
    for name in values.Rows._fields:
        one = getattr(alone, name)
        assert np.array_equal(one, getattr(kept, name)) and np.array_equal(
            one, getattr(again, name)
        )


def test_a_title_that_does_not_play_by_them_tells_the_errors_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    values.main("stone_age", games_to_play(16, 8), "random", 40, 2, 1)
    assert '"learned"' in capsys.readouterr().out
    with pytest.raises(typer.BadParameter, match="stone_age"):
        values.main("stone_age", out=tmp_path / "net.json")
