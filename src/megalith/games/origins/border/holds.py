"""What a seat has, counted as a person would; the most precious first."""

from megalith.games.origins.rules.state import OriginsState

SMALL = frozenset({"stone", "food", "wisdom", "gold"})


def holds(s: OriginsState, seat: int) -> dict[str, int]:
    me = s.players[seat]
    return {
        "districts": sum(die >= 0 for die in me.seat_dice),
        "workers": sum(me.home) + sum(me.away),
        "bases": int(me.bases),
        "towers": sum(me.towers),
        "temples": sum(me.temples),
        "buildings": len(me.tiles),
        "superiority": int(me.tokens),
        **dict(zip(("stone", "food", "wisdom", "gold"), map(int, me.goods), strict=True)),
    }
