"""What a seat has, counted as a person would; the most precious first."""

from megalith.core.kit import bits
from megalith.games.stone_age.rules.scoring import tool_sum
from megalith.games.stone_age.rules.state import StoneAgeState

SMALL = frozenset({"goods"})


def holds(s: StoneAgeState, seat: int) -> dict[str, int]:
    me = s.players[seat]
    return {
        "workers": int(me.workers),
        "track": int(me.track),
        "tools": int(tool_sum(me)),
        "buildings": int(bits.size(me.buildings)),
        "cards": int(bits.size(me.cards)),
        "goods": sum(me.goods),
    }
