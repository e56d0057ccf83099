"""What follows by itself: runs until somebody must decide, luck speaks or the game is over."""

from megalith.games.akropolis.rules.needs import BEGIN_ROUND, BEGIN_TURN
from megalith.games.akropolis.rules.phases import turn
from megalith.games.akropolis.rules.state import AkropolisState


def run(s: AkropolisState) -> None:
    while True:
        need = s.need()
        if need == BEGIN_TURN:
            s.pop()
            turn.begin(s)
        elif need == BEGIN_ROUND:
            s.pop()
            turn.begin_round(s)
        else:
            return
