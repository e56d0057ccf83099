"""Rounds and turns: who is next, when the site is refilled, when the game ends."""

from mypy_extensions import i64

from megalith.games.akropolis.rules.components import AUTOMA
from megalith.games.akropolis.rules.needs import BEGIN_ROUND, BEGIN_TURN, CHOOSE
from megalith.games.akropolis.rules.phases import automa, site
from megalith.games.akropolis.rules.state import AkropolisState


def sides(s: AkropolisState) -> i64:
    """Those who take turns: the seats, and the automa of the solo game."""
    return len(s.cities)


def whose(s: AkropolisState) -> i64:
    """The seat that has the turn: clockwise from the first chief architect."""
    return (s.first + s.turn) % sides(s)


def chief(s: AkropolisState) -> i64:
    """The marker moves on by one seat each round."""
    return (s.first + s.round - 1) % sides(s)


def begin_round(s: AkropolisState) -> None:
    s.tell("round_begins", chief(s), s.round)
    s.push(BEGIN_TURN, 0, 0, 0)


def begin(s: AkropolisState) -> None:
    seat = whose(s)
    if s.architect >= 0 and seat == AUTOMA:
        automa.play(s)
        end(s)
    else:
        s.push(CHOOSE, seat, 0, 0)


def end(s: AkropolisState) -> None:
    """The turn is finished: next turn, next round or the end."""
    s.turn += 1
    if s.on_site > 1:
        s.push(BEGIN_TURN, 0, 0, 0)
    elif s.stacks > 0:
        s.round += 1
        s.push(BEGIN_ROUND, 0, 0, 0)
        site.open_stack(s, sides(s) + 1)
    else:
        s.tell("game_ends", -1, s.round)
