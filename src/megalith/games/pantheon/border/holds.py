"""What a seat has, counted as a person would; the most precious first."""

from megalith.games.pantheon.rules import paths
from megalith.games.pantheon.rules.state import PantheonState

SMALL = frozenset({"cards", "columns", "feet"})


def holds(s: PantheonState, seat: int) -> dict[str, int]:
    me = s.players[seat]
    return {
        "standing": int(paths.columns_on_board(s, seat)),
        "demigods": sum(me.shown) + sum(me.secret),
        "levels": sum(me.levels),
        "tokens": sum(me.tokens),
        "cards": sum(me.hand),
        "columns": int(me.columns),
        "feet": int(me.feet),
    }
