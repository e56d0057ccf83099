"""Which rule forbids a record now. Asks the phases' own judges; decides nothing itself."""

from typing import Final

from megalith.core.errors import Refusal
from megalith.core.game import Json
from megalith.core.kit import bits
from megalith.games.stone_age.border import records
from megalith.games.stone_age.rules import actions as act
from megalith.games.stone_age.rules import effects, mixes
from megalith.games.stone_age.rules.components import (
    BUILDING1,
    CARD1,
    FIELD,
    HUT,
    RIVER,
    TOOL_MAKER,
    TWO_BIT,
)
from megalith.games.stone_age.rules.needs import (
    FEED,
    GROUP,
    PAY_BUILDING,
    PAY_CARD,
    PICK_DIE,
    PLACE,
    ROLL,
    ROLL_ALL,
    ROLL_CARD,
    TOOLS,
    TWO,
)
from megalith.games.stone_age.rules.phases import buy, place
from megalith.games.stone_age.rules.state import StoneAgeState

# The words that answer each question, and the rule behind asking just this.
_ANSWERS: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    PLACE: (("place_workers",), "SA-022"),
    GROUP: (("choose_group",), "SA-058"),
    TOOLS: (("choose_tools",), "SA-099"),
    PAY_CARD: (("pay_card", "decline"), "SA-060"),
    PAY_BUILDING: (("pay_building", "decline"), "SA-060"),
    TWO: (("take_two_resources", "keep"), "SA-146"),
    PICK_DIE: (("pick_die",), "SA-136"),
    FEED: (("feed", "starve"), "SA-163"),
}
_LUCK_RULES: Final[dict[str, str]] = {
    "start_player": "SA-014",
    "draw_card_row": "SA-003",
    "draw_tile": "SA-007",
    "draw_extra_card": "SA-127",
    "roll_gather": "SA-084",
    "roll_card": "SA-125",
    "roll_dice_all": "SA-131",
}


def why_not(s: StoneAgeState, record: Json) -> Refusal | None:
    need = int(s.need())
    word: str = record["do"]
    if need < 0:
        return Refusal("SA-181", "game-over")
    if need <= ROLL_ALL:
        return _luck(s, need, word, record)
    if word == "cash_two_resources":
        return _cash(s, need, record)
    words, rule = _ANSWERS[need]
    if word not in words:
        if word == "starve" or word == "feed":
            rule = "SA-169"
        return Refusal(rule, "other-decision", decision=records.DECISIONS[need])
    code = records.parse(s, record)
    if need == PLACE:
        return _place(s, act.place_of(code), record["workers"])
    if need == GROUP:
        if s.placed[4 * (code - act.GROUP) + s.seat()] == 0:
            return Refusal("SA-057", "no-workers-there", place=record["place"])
    elif need == TOOLS:
        return _tools(s, code - act.TOOLS)
    elif need == PICK_DIE:
        if s.dice[code - act.DIE] == 0:
            return Refusal("SA-133", "no-such-die", face=record["face"])
    elif "pay" in record:
        return _pay(s, need, code - act.PAY)
    return None


def _luck(s: StoneAgeState, need: int, word: str, record: Json) -> Refusal | None:
    asked = records.DECISIONS[need]
    if word != asked:
        return Refusal(_LUCK_RULES[asked], "other-decision", decision=asked)
    code = records.parse(s, record)
    if need == ROLL or need == ROLL_CARD or need == ROLL_ALL:
        return None  # parse knows the number of dice and their faces
    if word == "start_player":
        possible = 0 <= code < s.seats
    else:
        possible = bits.has(s.pool if word == "draw_tile" else s.deck, code)
    return None if possible else Refusal(_LUCK_RULES[word], "not-drawable")


def _cash(s: StoneAgeState, need: int, record: Json) -> Refusal | None:
    if not bits.has(s.players[s.seat()].open, TWO_BIT):
        return Refusal("SA-144", "nothing-to-cash")
    if need == PLACE or need == TWO:
        return Refusal("SA-147", "cash-later")
    records.parse(s, record)
    return None


def _place(s: StoneAgeState, where: int, workers: int) -> Refusal | None:
    id = s.kit.places[where]
    seat = s.seat()
    obstacle = place.obstacle(s, seat, where)
    if obstacle == place.NOT_IN_PLAY:
        return Refusal("SA-004", "place-not-in-play", place=id)
    if obstacle == place.BEEN_THERE and where <= RIVER:
        return Refusal("SA-028", "been-there", place=id)
    if obstacle == place.FULL or obstacle == place.BEEN_THERE:
        return Refusal(_ring_rule(where), "place-full", place=id)
    if obstacle == place.VILLAGE_CLOSED:
        return Refusal("SA-048" if s.seats == 3 else "SA-050", "village-closed", place=id)
    if obstacle == place.TOO_MANY_PLAYERS:
        rule = "SA-049" if s.seats == 3 else "SA-051"
        return Refusal(rule, "too-many-players", place=id)
    if obstacle == place.TOO_FEW_WORKERS:
        return Refusal("SA-036", "needs-two", place=id)
    return _number(s, where, workers)


def _number(s: StoneAgeState, where: int, workers: int) -> Refusal | None:
    kit = s.kit
    id = kit.places[where]
    home = int(s.players[s.seat()].home)
    if kit.least[where] == kit.most[where] and workers != kit.least[where]:
        return Refusal(_ring_rule(where), "exact-workers", place=id, workers=int(kit.least[where]))
    if workers > home:
        return Refusal("SA-021", "not-at-home", workers=home)
    most = int(place.most_workers(s, s.seat(), where))
    if workers > most:
        return Refusal("SA-042", "rings-left", place=id, rings=most)
    return None


def _ring_rule(where: int) -> str:
    if where == TOOL_MAKER:
        return "SA-034"
    if where == HUT:
        return "SA-035"
    if where == FIELD:
        return "SA-037"
    if where < CARD1:
        return "SA-041"
    return "SA-044" if where < BUILDING1 else "SA-047"


def _tools(s: StoneAgeState, mask: int) -> Refusal | None:
    kit = s.kit
    me = s.players[s.seat()]
    for k in range(3):
        if mask >> k & 1 and me.tools[k] == 0:
            return Refusal("SA-065", "no-such-tool", slot=k + 1)
        if mask >> k & me.used >> k & 1:
            return Refusal("SA-100", "tool-used", slot=k + 1)
        if mask >> (k + 3) & 1 and not bits.has(me.open, k):
            return Refusal("SA-139", "no-one-use-tool", card=kit.cards[kit.kept[k]])
    ready = 7 & ~me.used
    if not effects.lowest_of_equals(me, mask & 7, ready):
        return Refusal("SA-107", "lowest-slots")
    return None


def _pay(s: StoneAgeState, need: int, mix: int) -> Refusal | None:
    kit = s.kit
    me = s.players[s.seat()]
    n = int(mixes.pieces(mix))
    if need == PAY_CARD:
        cost = int(buy.card_cost(kit, s.a()))
        if n != cost:
            return Refusal("SA-109", "exact-cost", cost=cost)
        owned_rule = "SA-109"
    elif need == PAY_BUILDING:
        tile = s.tops[s.a()]
        owned_rule = ("SA-150", "SA-151", "SA-152")[kit.tile_kind[tile]]
        if not buy.pays_for(kit, tile, mix):
            return Refusal(owned_rule, "tile-cost", tile=kit.tiles[tile])
    else:
        missing = int(s.a())
        owned_rule = "SA-163"
        if n != missing:
            return Refusal("SA-164" if n > missing else "SA-165", "exact-food", missing=missing)
    if not mixes.owned(me.goods, mix):
        return Refusal(owned_rule, "not-owned")
    return None
