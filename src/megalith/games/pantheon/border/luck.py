"""What luck speaks for, so that a deal gives everybody the same."""

from typing import Final

from megalith.core.border import LuckFor
from megalith.games.pantheon.rules import demigods, needs
from megalith.games.pantheon.rules.state import PantheonState

# Decks, and the event that tells of a new one.
DECKS: Final = {
    needs.DEAL_ROW: ("cards", "new_deck"),
    needs.DEAL_HAND: ("cards", "new_deck"),
    needs.DRAW_FROM_DECK: ("cards", "new_deck"),
    needs.REFILL_ROW: ("cards", "new_deck"),
    needs.REVEAL_GOD: ("gods", "new_gods"),
    needs.DRAW_GOD: ("gods", "new_gods"),
    needs.DEAL_BONUS: ("bonus", ""),
    needs.DRAW_NATION: ("nations", ""),
    needs.DRAW_BOOTY: ("booty", ""),
}


def luck(s: PantheonState) -> LuckFor:
    need = int(s.need())
    if need in DECKS:
        name, renewed = DECKS[need]
        return LuckFor((name,), deck=True, renewed=renewed)
    if need == needs.START_PLAYER:
        return LuckFor(("start",))
    return LuckFor(("demigods", int(demigods.group(s))), deck=True)
