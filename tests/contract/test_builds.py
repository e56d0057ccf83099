"""The interpreted and the compiled build are the same program."""

import os
import subprocess
import sys

import pytest

from megalith.core.catalogue import TITLES

GAMES = """
import sys
from megalith.core import play, position
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.options import choose
from megalith.bots import match, roster
game = load(sys.argv[1])
for seats in game.players:
    s = game.rules.initial(seats, choose(game.options, dict(game.guard)))
    play.playout(game.rules, s, rng_from("same", seats), Choices())
    print(position.digest(s), [sheet.total for sheet in game.rules.sheets(s)])
seats = game.players[0]
s = game.rules.initial(seats, choose(game.options, dict(game.guard)))
bots = [roster.make("greedy"), *(roster.make("random") for _ in range(seats - 1))]
match.play(game, s, bots, rng_from("luck"), rng_from("minds"), None)
print(position.digest(s))
"""


@pytest.mark.build("compiled")
@pytest.mark.parametrize("title", TITLES)
def test_both_builds_play_the_same_games(title: str) -> None:
    shown = []
    for pure in ("", "1"):
        env = {**os.environ, "MEGALITH_PURE": pure}
        run = subprocess.run(
            [sys.executable, "-c", GAMES, title],
            env=env,
            capture_output=True,
            text=True,
            check=True,
        )
        shown.append(run.stdout)
    assert shown[0] == shown[1] != ""
