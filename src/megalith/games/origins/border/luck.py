"""What luck speaks for, so that a deal gives everybody the same."""

from typing import Final

from megalith.core.border import LuckFor
from megalith.games.origins.rules import needs
from megalith.games.origins.rules.state import OriginsState

# Decks, each with one for every a where that is a colour; all else is rolled.
DECKS: Final = {
    needs.ZODIAC_DEAL: "zodiac",
    needs.DISTRICT_DEAL: "districts",
}
COLOURED: Final = {needs.POOL_TILES: "tiles", needs.STACK_TOP: "tiles"}


def luck(s: OriginsState) -> LuckFor:
    need, colour = int(s.need()), int(s.a())
    if need in DECKS:
        return LuckFor((DECKS[need],), deck=True)
    if need in COLOURED:
        return LuckFor((COLOURED[need], colour), deck=True)
    if need == needs.SOLO_KEEP:
        return LuckFor(("keep", int(s.round)))
    return LuckFor(("roll", need, colour))
