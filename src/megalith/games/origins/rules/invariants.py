"""What must hold after every action, checked on the state alone (invariants J1 … J19)."""

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.origins.rules import city, people, pools
from megalith.games.origins.rules.abilities import N_PLACES
from megalith.games.origins.rules.components import (
    BASES,
    BOX_DICE,
    CITIZEN_SLOTS,
    DICE_PER_COLOUR,
    N_COLOURS,
    N_DICE,
    N_TEMPLES,
    SHIP_LEAST,
    SHIP_MOST,
    SLOTS,
    SPEAKER_MOST,
    SPEAKER_WAYS,
    SPEAKERS,
    START_BASES,
    START_HEIGHT,
    SUPERIORITY,
    TILES_PER_COLOUR,
)
from megalith.games.origins.rules.needs import CITIZEN_REFILL, SPEAKER_ROLL
from megalith.games.origins.rules.phases import deal, round_end
from megalith.games.origins.rules.state import FINISHED, SET_UP, OriginsState, Player


def check(s: OriginsState) -> str:
    """The first broken invariant with its number; empty if all hold."""
    fault = ""
    for colour in range(N_COLOURS):
        if not fault:
            fault = _pieces(s, colour)
    for seat in range(s.seats):
        if not fault:
            fault = _player(s, seat)
        if not fault:
            fault = _city(s.players[seat])
    if not fault:
        fault = _tracks(s)
    if not fault and s.phase != SET_UP:
        fault = _table(s)
    if not fault and s.depth == 0:
        fault = _end(s)
    return fault


# -- pieces are conserved


def _pieces(s: OriginsState, colour: i64) -> str:
    if _dice(s, colour) != DICE_PER_COLOUR:
        return "J1: a citizen die is lost or doubled"
    if _tiles(s, colour) != TILES_PER_COLOUR:
        return "J2: a tile is lost or doubled"
    if s.phase == SET_UP:
        return ""
    discs = s.towers[colour]
    for me in s.players:
        discs += me.towers[colour] - START_HEIGHT
        if me.towers[colour] < START_HEIGHT:
            return "J3: a tower has shrunk"
    if discs != deal.tower_pool(s, colour) or s.towers[colour] < 0:
        return "J3: a tower disc is lost or doubled"
    return ""


def _dice(s: OriginsState, colour: i64) -> i64:
    n = BOX_DICE[s.seats] + s.reserve[colour]
    for slot in range(CITIZEN_SLOTS):
        if s.citizens[slot] >= 0 and people.colour_of(s.citizens[slot]) == colour:
            n += 1
    for die in range(N_DICE):
        if people.colour_of(die) == colour:
            n += s.draft[die]
    for me in s.players:
        n += people.patricians(me, colour)
        if people.has_advisor(me, colour):
            n += 1
        for k in range(len(me.seat_dice)):
            if me.seat_dice[k] >= 0 and people.colour_of(me.seat_dice[k]) == colour:
                n += 1
    return n


def _tiles(s: OriginsState, colour: i64) -> i64:
    kit = s.kit
    n = pools.unseen_of(s, colour)
    if s.tops[colour] >= 0:
        n += 1
    for slot in range(SLOTS):
        if s.pool[slot] >= 0 and kit.kind_colour[s.pool[slot]] == colour:
            n += 1
    for k in range(len(s.returned)):
        if kit.kind_colour[s.returned[k]] == colour:
            n += 1
    for me in s.players:
        for k in range(len(me.tiles)):
            front = me.tiles[k] - kit.farm if me.tiles[k] >= kit.farm else me.tiles[k]
            if front < kit.n_kinds and kit.kind_colour[front] == colour:
                n += 1
        for k in range(len(me.waiting)):
            if kit.kind_colour[me.waiting[k]] == colour:
                n += 1
    return n


# -- players


def _player(s: OriginsState, seat: i64) -> str:
    me = s.players[seat]
    for k in range(len(me.goods)):
        if me.goods[k] < 0:
            return "J6: fewer than no resources"
    if me.points < 0 or me.tokens < 0:
        return "J6: fewer than no points or tokens"
    if people.all_patricians(me) > me.bases or me.bases > BASES or me.bases < START_BASES:
        return "J7: more patricians than bases"
    for die in range(N_DICE):
        if me.home[die] < 0:
            return "J7: fewer than no patricians"
    for k in range(len(me.advisors)):
        for i in range(k):
            if me.advisors[i] == me.advisors[k]:
                return "J8: two advisors of a colour"
    if me.archon < -1 or me.archon >= N_PLACES:
        return "J16: the archon is nowhere"
    return ""


def _city(me: Player) -> str:
    start = city.start_cells()
    for k in range(len(me.cells)):
        cell = me.cells[k]
        if city.tile_at(me, cell) != k:
            return "J11: two tiles on one cell"
        if k < len(start):
            if cell != start[k]:
                return "J11: the start tiles have moved"
        elif city.touches(me, cell) < 0 or city.touches(me, cell) >= k:
            return "J11: a tile without a neighbour"
    return _districts(me)


def _districts(me: Player) -> str:
    blocks: i64 = 0
    for k in range(len(me.cells)):
        if city.is_block(me, me.cells[k]):
            blocks += 1
    if blocks != len(me.seats) or blocks != len(me.seat_dice):
        return "J12: a district is missing or doubled"
    for k in range(len(me.seats)):
        if not city.is_block(me, me.seats[k]) or me.seat_dice[k] >= N_DICE:
            return "J12: a seat without its four tiles"
    return ""


# -- the board


def _tracks(s: OriginsState) -> str:
    kit = s.kit
    seen: i64 = 0
    tokens: i64 = 0
    for k in range(s.seats):
        me = s.players[s.military[k]]
        seen |= bits.bit(s.military[k])
        tokens += me.tokens
        if me.military < 0 or me.military > kit.last_space:
            return "J9: a disc outside the military track"
        if k > 0 and me.military > s.players[s.military[k - 1]].military:
            return "J9: the military track is out of order"
    if seen != bits.full(s.seats) or tokens > SUPERIORITY:
        return "J9: a disc or a token is lost or doubled"
    for temple in range(N_TEMPLES):
        seen = 0
        for k in range(s.seats):
            seat = s.temples[temple * s.seats + k]
            seen |= bits.bit(seat)
            space = s.players[seat].temples[temple]
            if space < 0 or space > kit.top[temple]:
                return "J10: a disc outside a temple track"
            if k > 0:
                before = s.players[s.temples[temple * s.seats + k - 1]].temples[temple]
                if space > before:
                    return "J10: a temple track is out of order"
        if seen != bits.full(s.seats):
            return "J10: a temple disc is lost or doubled"
    return ""


def _table(s: OriginsState) -> str:
    speakers: i64 = 0
    for value in range(SPEAKER_MOST + 1):
        n = s.speakers[value]
        for me in s.players:
            n += me.speakers[value]
        for place in range(N_PLACES):
            n += s.standing[place * (SPEAKER_MOST + 1) + value]
        speakers += n
        if n > 0 and SPEAKER_WAYS[value] == 0:
            return "J4: a speaker with a value that no face has"
    if speakers + _waiting(s, SPEAKER_ROLL) != SPEAKERS[s.seats]:
        return "J4: a speaker is lost or doubled"
    fault = _cards(s)
    if fault:
        return fault
    for place in range(N_PLACES):
        if s.ships[place] < SHIP_LEAST or s.ships[place] > SHIP_MOST:
            return "J14: a ship out of its range"
    return _pools(s)


def _waiting(s: OriginsState, need: i64) -> i64:
    """How many such entries are on the stack."""
    n: i64 = 0
    for k in range(s.depth):
        if s.todo[4 * k] == need:
            n += 1
    return n


def _cards(s: OriginsState) -> str:
    for k in range(len(s.cards)):
        scored = False
        for me in s.players:
            scored = scored or bits.has(me.scored, k)
        if s.card_gold[k] != (0 if scored else s.kit.card_gold):
            return "J5: gold above a card that was scored, or none above another"
    for temple in range(N_TEMPLES):
        if s.holder[temple] < -1 or s.holder[temple] >= s.seats:
            return "J13: a zodiac card is nowhere"
    return ""


def _pools(s: OriginsState) -> str:
    refilling = _waiting(s, CITIZEN_REFILL)
    for colour in range(N_COLOURS):
        tiles: i64 = 0
        dice: i64 = 0
        for slot in range(SLOTS):
            if s.pool[slot] >= 0 and s.kit.kind_colour[s.pool[slot]] == colour:
                tiles += 1
        for slot in range(CITIZEN_SLOTS):
            if s.citizens[slot] >= 0 and people.colour_of(s.citizens[slot]) == colour:
                dice += 1
        if tiles > 1 or (tiles == 0 and pools.unseen_of(s, colour) > 0):
            return "J15: the building pool does not show each colour once"
        if dice > 1 or (dice == 0 and s.exhausted + refilling == 0):
            return "J15: the citizen pool does not show each colour once"
    return ""


def _end(s: OriginsState) -> str:
    if s.phase != FINISHED or round_end.reason(s) == round_end.GOES_ON:
        return "J19: the game ended without a reason"
    if s.alien >= 0 and s.round != s.kit.solo_rounds and s.round != s.round_cap:
        return "J19: solo ended before its last round"
    return ""
