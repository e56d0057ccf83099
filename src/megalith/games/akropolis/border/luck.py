"""What luck speaks for, so that a deal gives everybody the same."""

from megalith.core.border import LuckFor
from megalith.games.akropolis.rules.needs import DRAW_FIRST
from megalith.games.akropolis.rules.state import AkropolisState


def luck(s: AkropolisState) -> LuckFor:
    if s.need() == DRAW_FIRST:
        return LuckFor(("first",))
    return LuckFor(("tiles",), deck=True)
