"""What the bots of a title do, as a digest: figures are older than the bots that they speak of once
it is another, whatever was changed (rules, components, evaluation, numbers, search)."""

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, Final

from librt.vecs import vec

from megalith.bots.greedy import GreedyBot
from megalith.bots.mcts import SearchBot
from megalith.bots.tuning import Tuning
from megalith.core import sets
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.game import OVER, Title
from megalith.core.options import choose
from megalith.core.play import settle

POSITIONS: Final = 8  # that are judged, of a game of `greedy` …
APART: Final = 17  # … so many decisions apart
ITERATIONS: Final = 5
SEARCHED: Final = 2  # of the positions are searched too


@cache
def of(title: str, players: int, searches: bool) -> str:
    """The digest for a table with so many players and the components that are shipped; of bots
    that look one decision ahead, or of those that search."""
    game = load(title, sets.shipped(title))
    told = searched(game, players) if searches else judged(game, players)
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:12]


def positions(game: Title[Any], players: int) -> Iterator[tuple[Any, int]]:
    """Of a game of `greedy`, each with its choice."""
    s, out = game.rules.initial(players, choose(game.options, {})), Choices()
    luck, minds, greedy = rng_from("behaviour", game.id), rng_from("minds"), GreedyBot()
    for n in range(POSITIONS * APART):
        if settle(game.rules, s, luck, out) == OVER:
            return
        choice = int(greedy.choose(game, s, game.rules.to_move(s), minds))
        if n % APART == APART - 1:
            yield s, choice
        game.rules.apply(s, choice)


def judged(game: Title[Any], players: int) -> list[Any]:
    lead = vec[float]([0.0] * players)
    told: list[Any] = []
    for s, choice in positions(game, players):
        game.mind.appraise(s, lead)
        told.append([choice, *(round(x, 6) for x in lead)])
    return told


def searched(game: Title[Any], players: int, tuning: Tuning | None = None) -> list[Any]:
    """What a short search thinks of the choices, beside what it stands on."""
    told = judged(game, players)
    for s, _ in islice(positions(game, players), SEARCHED):
        bot, seat = SearchBot("search", ITERATIONS, 0.0, tuning), int(game.rules.to_move(s))
        found = bot.answers(game, s, seat, rng_from("behaviour", game.id))
        told.append([[x.code, x.visits, round(x.value, 6)] for x in found])
    return told
