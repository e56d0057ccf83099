"""What must hold after every action, checked on the state alone (invariants J1 … J18)."""

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.stone_age.rules.components import (
    BUILDING1,
    CARD1,
    FOREST,
    HUT,
    N_CARDS,
    N_PLACES,
    N_TILES,
    RIVER,
    TOOL_MAKER,
    TWO_BIT,
    StoneAgeKit,
)
from megalith.games.stone_age.rules.needs import DRAW_TILE, PLACE
from megalith.games.stone_age.rules.phases import feed, place
from megalith.games.stone_age.rules.state import Player, StoneAgeState


def check(s: StoneAgeState) -> str:
    """The first broken invariant with its number; empty if all hold."""
    for seat in range(s.seats):
        fault = _player(s, seat)
        if fault:
            return fault
    fault = _places(s)
    if not fault:
        fault = _cards(s)
    if not fault:
        fault = _tiles(s)
    if not fault and s.need() == PLACE and _first_placement(s):
        fault = _round_start(s)
    if not fault and s.depth == 0:
        fault = _end(s)
    return fault


def _player(s: StoneAgeState, seat: i64) -> str:
    kit = s.kit
    me = s.players[seat]
    away: i64 = 0
    for k in range(N_PLACES):
        away += s.placed[4 * k + seat]
    if (
        me.home + away != me.workers
        or me.workers < kit.workers_start
        or me.workers > kit.workers_max
    ):
        return "J1: workers at home and on the board do not add up"
    if me.home < 0 or me.food < 0 or me.track < 0 or me.track > kit.track_max:
        return "J2: a number out of its range"
    for k in range(4):
        if me.goods[k] < 0:
            return "J2: fewer than no resources"
    if s.phase == 3 and away > 0:
        return "J10: workers on the board in phase 3"
    return _tools(kit, me)


def _tools(kit: StoneAgeKit, me: Player) -> str:
    low = me.tools[0]
    high = me.tools[0]
    for k in range(3):
        v = me.tools[k]
        low = v if v < low else low
        high = v if v > high else high
        if v == 0 and bits.has(me.used, k):
            return "J3: a tool that does not exist is used"
    if low < 0 or high > kit.tool_max or high - low > 1:
        return "J3: tools differ by more than one"
    for k in range(TWO_BIT + 1):
        if bits.has(me.open, k) and not bits.has(me.cards, kit.kept[k]):
            return "J12: an open card that its player does not own"
    return ""


def _places(s: StoneAgeState) -> str:
    kit = s.kit
    for k in range(N_PLACES):
        players: i64 = 0
        for seat in range(4):
            if s.placed[4 * k + seat] > 0:
                players += 1
        n = place.taken(s, k)
        if k > 0 and n > kit.rings[k]:
            return "J4: more workers than rings"
        if k >= FOREST and k <= RIVER and players > kit.players_per_place[s.seats]:
            return "J5: too many players on a resource place"
        if k >= TOOL_MAKER and players > 1:
            return "J4: two players on one place"
        if k == HUT and n == 1:
            return "J4: a single worker in the hut"
        if k >= CARD1 and k < BUILDING1 and n > 0 and s.row[k - CARD1] < 0:
            return "J4: a worker on an empty card slot"
    if place.village_taken(s) > kit.village_most[s.seats]:
        return "J5: too many village places taken"
    return ""


def _cards(s: StoneAgeState) -> str:
    all_cards = s.deck
    n = bits.size(s.deck)
    for slot in range(4):
        if s.row[slot] >= 0:
            all_cards |= bits.bit(s.row[slot])
            n += 1
    for me in s.players:
        all_cards |= me.cards
        n += bits.size(me.cards)
    if all_cards != bits.full(N_CARDS) or n != N_CARDS:
        return "J7: a card is lost or doubled"
    if s.secret >= 0 and not bits.has(s.players[s.secret_seat].cards, s.secret):
        return "J7: the secret card is not with its owner"
    for k in range(TWO_BIT + 1):
        if s.secret == s.kit.kept[k] and bits.has(s.players[s.secret_seat].open, k):
            return "J12: a card lies open that was not bought from the row"
    return ""


def _tiles(s: StoneAgeState) -> str:
    kit = s.kit
    all_tiles = s.pool
    n = bits.size(s.pool)
    down: i64 = 0
    sold: i64 = 0
    for me in s.players:
        all_tiles |= me.buildings
        sold += bits.size(me.buildings)
    opened: i64 = 0
    for k in range(kit.stacks[s.seats]):
        down += s.left[k]
        if s.tops[k] >= 0:
            all_tiles |= bits.bit(s.tops[k])
            opened += 1
        elif s.left[k] > 0 and not _turning(s):
            return "J9: a stack with tiles and none open"
    if all_tiles != bits.full(N_TILES) or n + sold + opened != N_TILES:
        return "J8: a tile is lost or doubled"
    if opened + down + sold != kit.stacks[s.seats] * kit.tiles_per_stack:
        return "J8: the stacks do not add up"
    return ""


def _turning(s: StoneAgeState) -> bool:
    """Whether tiles are being turned up just now."""
    for i in range(s.depth):
        if s.todo[4 * i] == DRAW_TILE:
            return True
    return False


def _first_placement(s: StoneAgeState) -> bool:
    for me in s.players:
        if me.home < me.workers:
            return False
    return True


def _round_start(s: StoneAgeState) -> str:
    for me in s.players:
        if me.used:
            return "J11: a used tool at the start of a round"
    if feed.gaps(s) > 0:
        return "J7: a gap in the row at the start of a round"
    for k in range(s.kit.stacks[s.seats]):
        if s.tops[k] < 0:
            return "J9: a stack without an open tile at the start of a round"
    return ""


def _end(s: StoneAgeState) -> str:
    if s.phase != 3:
        return "J18: the game ended outside phase 3"
    capped = s.round_cap > 0 and s.round >= s.round_cap
    if not (feed.stack_empty(s) or feed.deck_short(s) or capped):
        return "J18: the game ended without a reason"
    if s.round < 7 and not capped:
        return "J18: the game ended before round 7"
    return ""
