"""What one seat, or a spectator, may see; built up from nothing."""

from megalith.core.border import Points
from megalith.core.game import OVER
from megalith.core.kit import bits
from megalith.games.stone_age.border import records
from megalith.games.stone_age.border.view_types import Place, Player, Stack, StoneAgeView
from megalith.games.stone_age.rules import scoring
from megalith.games.stone_age.rules.components import BUILDING1
from megalith.games.stone_age.rules.hidden import knows_secret, lies_open, out_of_sight
from megalith.games.stone_age.rules.needs import (
    FEED,
    PAY_BUILDING,
    PAY_CARD,
    PLACE,
    ROLL_ALL,
    TOOLS,
)
from megalith.games.stone_age.rules.phases import buy, feed, place
from megalith.games.stone_age.rules.state import StoneAgeState


def view(s: StoneAgeState, seat: int | None) -> StoneAgeView:
    kit = s.kit
    return {
        "game": "stone_age",
        "seats": int(s.seats),
        "round": int(s.round),
        "phase": int(s.phase),
        "start": int(s.start),
        "to_move": OVER if s.depth == 0 else int(s.seat()) if s.need() > ROLL_ALL else -1,
        "decision": records.DECISIONS.get(s.need(), ""),
        "asked": _asked(s),
        "players": [_player(s, k, seat) for k in range(s.seats)],
        "places": [_place(s, k) for k in range(BUILDING1 + kit.stacks[s.seats])],
        "row": [kit.cards[s.row[slot]] if s.row[slot] >= 0 else None for slot in range(4)],
        "deck": int(bits.size(s.deck)),
        "unseen_cards": [kit.cards[k] for k in bits.members(out_of_sight(s, seat))],
        "stacks": [_stack(s, k) for k in range(kit.stacks[s.seats])],
        "unseen_tiles": [kit.tiles[k] for k in bits.members(s.pool)],
        "dice": [face + 1 for face in range(6) for _ in range(s.dice[face])],
        "big_tools": int(s.big_tools) if s.big_tools >= 0 else None,
        "ending": scoring.ending(s),
        "last_round": feed.stack_empty(s),
    }


def eyes(s: StoneAgeState, seat: int | None) -> int | None:
    """Who sees more than a spectator: of cards face down their owner, else who knows the secret."""
    if s.hides_cards and s.depth > 0:
        return seat
    return seat if s.secret >= 0 and knows_secret(s, seat) else None


def _asked(s: StoneAgeState) -> dict[str, int | str]:
    """The numbers that belong to the question."""
    kit = s.kit
    need = s.need()
    if need == TOOLS:
        return {"good": ["food", *kit.resources][s.a()], "total": int(s.b())}
    if need == PAY_CARD:
        return {
            "slot": int(s.a()),
            "card": kit.cards[s.row[s.a()]],
            "cost": int(buy.card_cost(kit, s.a())),
        }
    if need == PAY_BUILDING:
        return {"stack": int(s.a()), "tile": kit.tiles[s.tops[s.a()]]}
    if need == FEED:
        return {"missing": int(s.a())}
    return {}


def _player(s: StoneAgeState, k: int, seat: int | None) -> Player:
    kit = s.kit
    me = s.players[k]
    cards = lies_open(s, k, seat)
    return {
        "seat": k,
        "colour": kit.colours[k],
        "workers": int(me.workers),
        "home": int(me.home),
        "food": int(me.food),
        "track": int(me.track),
        "score": int(me.score),
        "goods": {name: int(me.goods[i]) for i, name in enumerate(kit.resources)},
        "tools": [{"value": int(me.tools[i]), "used": bits.has(me.used, i)} for i in range(3)],
        "open": [kit.cards[kit.kept[i]] for i in range(4) if bits.has(me.open, i)],
        "cards": [kit.cards[i] for i in bits.members(cards)],
        "hidden_cards": int(bits.size(me.cards & ~cards)),
        "buildings": [kit.tiles[i] for i in bits.members(me.buildings)],
        "lines": _lines(s, k, cards) if not s.hides_cards or cards == me.cards else None,
        "out": s.need() == PLACE and not place.can_place(s, k),
    }


def _lines(s: StoneAgeState, k: int, cards: int) -> Points:
    """The sheet as if the game ended now, from the cards that may be seen."""
    shown = s.copy()
    shown.players[k].cards = cards
    sheet = scoring.sheet(shown, k)
    return {"lines": dict(sheet.lines), "total": sheet.total}


def _place(s: StoneAgeState, k: int) -> Place:
    kit = s.kit
    rings = int(kit.rings[k])
    return {
        "id": kit.places[k],
        "rings": rings if rings < 99 else None,
        "workers": [int(s.placed[4 * k + seat]) for seat in range(s.seats)],
    }


def _stack(s: StoneAgeState, k: int) -> Stack:
    return {"tile": s.kit.tiles[s.tops[k]] if s.tops[k] >= 0 else None, "left": int(s.left[k])}
