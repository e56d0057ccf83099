"""What luck speaks for, so that a deal gives everybody the same."""

from megalith.core.border import LuckFor
from megalith.games.stone_age.rules.needs import DRAW_START, DRAW_TILE, ROLL, ROLL_ALL, ROLL_CARD
from megalith.games.stone_age.rules.state import StoneAgeState


def luck(s: StoneAgeState) -> LuckFor:
    need, seat, good, n = int(s.need()), int(s.seat()), int(s.a()), int(s.b())
    if need == ROLL:
        return LuckFor(("gather", seat, int(s.round), good), dice=n)
    if need == ROLL_CARD:
        return LuckFor(("card roll", seat, int(s.round), good), dice=n)
    if need == ROLL_ALL:
        return LuckFor(("roll for all", int(s.round)), dice=int(s.seats))
    if need == DRAW_START:
        return LuckFor(("start",))
    return LuckFor(("tiles" if need == DRAW_TILE else "cards",), deck=True)
