"""What actions, abilities, tokens and bonuses do: the effect words of the data file, in one place.

`usable` judges whether an effect can do anything now, `start` does it or asks for its first
decision. `tile` is the building that acts (-1 for none), `chain` the set of Mage Towers that
have led to it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.origins import abilities as ab
from megalith.games.origins import city, people, pools, tracks
from megalith.games.origins.components import (
    AQUARIUS_MOVED,
    GOLD,
    N_COLOURS,
    N_DICE,
    N_TEMPLES,
    SLOTS,
    SPEAKER_MOST,
)
from megalith.games.origins.state import (
    CHOOSE_TILE,
    CITIZEN,
    COURT,
    EXCHANGE,
    GAIN_BASIC,
    MAGE,
    MILITARY,
    PART,
    RAISE_DIE,
    SET_SHIP,
    SPEAKER,
    TAKE_WAITING,
    TEMPLE_EXTRA,
    TEMPLE_MOVE,
    UPGRADE,
    VETERAN,
    OriginsState,
    Player,
)

# -- counting


def count(s: OriginsState, seat: i64, counter: i64, tile: i64) -> i64:
    me = s.players[seat]
    what = ab.COUNTER[2 * counter]
    of = ab.COUNTER[2 * counter + 1]
    if what == ab.PATRICIANS:
        return people.all_patricians(me) if of < 0 else people.patricians(me, of)
    if what == ab.PATRICIAN_COLOURS:
        return people.patrician_colours(me)
    if what == ab.BUILDINGS:
        return city.buildings(me, of)
    if what == ab.BUILDINGS_OF_TYPE:
        return city.of_type(me, of)
    if what == ab.BUILDING_COLOURS:
        return city.colours(me)
    if what == ab.FARMS:
        return city.farms(me)
    if what == ab.EMPTY_NEIGHBOURS:
        return city.empty_sides(me, tile) if tile >= 0 else 0
    if what == ab.CLOSED_DISTRICTS:
        return city.closed(me)
    if what == ab.ADVISORS:
        return len(me.advisors)
    if what == ab.ZODIAC_CARDS:
        return people.cards_held(s, seat)
    return tracks.behind(s, seat)


def points(s: OriginsState, seat: i64, effect: i64, tile: i64) -> i64:
    """What a SCORE or LADDER effect would score now."""
    if ab.kind(effect) == ab.LADDER:
        n = count(s, seat, ab.number(effect, 1), tile)
        last = ab.number(effect, 3) - 1
        return ab.LADDERS[ab.number(effect, 2) + (n if n < last else last)]
    total = ab.number(effect, 1)
    for k in range(ab.number(effect, 3)):
        term = 2 * (ab.number(effect, 2) + k)
        total += ab.TERMS[term] * count(s, seat, ab.TERMS[term + 1], tile)
    return total


def steps(s: OriginsState, seat: i64, effect: i64, tile: i64) -> i64:
    """The length of a military move."""
    counter = ab.number(effect, 3)
    if counter < 0:
        return ab.number(effect, 1)
    return ab.number(effect, 2) * count(s, seat, counter, tile)


# -- can it do anything


def usable(s: OriginsState, seat: i64, effect: i64, tile: i64, chain: i64) -> bool:
    me = s.players[seat]
    kind = ab.kind(effect)
    if kind == ab.MILITARY:
        if ab.number(effect, 4) != ab.NEVER:
            return True
        return tracks.can_march(me) and steps(s, seat, effect, tile) > 0
    if kind == ab.TEMPLE:
        return _temple_usable(s, seat, effect)
    if kind == ab.BUY:
        return s.pool[0] >= 0 or len(me.waiting) > 0
    if kind == ab.TAKE_CITIZEN:
        return pools.can_take_any(s, seat, ab.number(effect, 1))
    if kind == ab.TAKE_SPEAKER:
        return speaker_left(s)
    if kind == ab.TAKE_WAITING:
        return s.pool[0] >= 0
    if kind == ab.UPGRADE:
        can_act = people.someone_home(me) or tracks.can_march(me)
        return can_act and people.can_pay(me, 0, 0, 1, 0)
    if kind == ab.SWAP_COLOUR:
        return _can_swap(s, me)
    if kind == ab.VETERAN:
        return people.someone_home_of(me, ab.number(effect, 1))
    if kind == ab.RAISE_DIE:
        return people.someone_home(me)
    if kind == ab.COPY:
        return _copy_usable(s, seat, tile, chain)
    if kind == ab.EXCHANGE:
        return can_exchange(me, effect)
    if kind == ab.SEQUENCE:
        for k in range(ab.number(effect, 2)):
            if usable(s, seat, ab.number(effect, 1) + k, tile, chain):
                return True
        return False
    return True


def payable(s: OriginsState, seat: i64, effect: i64, price: vec[i64], at: i64) -> bool:
    """Whether the price (from index `at` of a list) can be paid and the effect used after it."""
    me = s.players[seat]
    if not people.can_pay(me, price[at + 2], price[at], price[at + 1], price[at + 3]):
        return False
    before = me.goods
    me.goods = before[:]
    people.pay(me, price[at + 2], price[at], price[at + 1], price[at + 3])
    able = usable(s, seat, effect, -1, 0)
    me.goods = before
    return able


def ability(me: Player, tile: i64) -> i64:
    """The effect of a tile of the city; -1 if it has none."""
    return ab.TILE_EFFECT[me.tiles[tile]]


def tile_usable(s: OriginsState, seat: i64, tile: i64, chain: i64) -> bool:
    effect = ability(s.players[seat], tile)
    return effect >= 0 and usable(s, seat, effect, tile, chain)


def _temple_usable(s: OriginsState, seat: i64, effect: i64) -> bool:
    me = s.players[seat]
    for temple in range(N_TEMPLES):
        if bits.has(ab.number(effect, 1), temple):
            if tracks.below_top(me, temple) or card_only(s, seat, effect, temple):
                return True
            if extra_possible(me, temple, ab.number(effect, 5), ab.number(effect, 6)):
                return True
    return False


def card_only(s: OriginsState, seat: i64, effect: i64, temple: i64) -> bool:
    """Whether a disc on the top may take the card without a step."""
    if ab.number(effect, 4) == 0 or tracks.below_top(s.players[seat], temple):
        return False
    return s.holder[temple] != seat


def extra_possible(me: Player, temple: i64, gold: i64, steps: i64) -> bool:
    """Whether gold can move a disc in another temple."""
    return steps > 0 and me.goods[GOLD] >= gold and tracks.other_temple(me, temple)


def speaker_left(s: OriginsState) -> bool:
    for value in range(SPEAKER_MOST + 1):
        if s.speakers[value] > 0:
            return True
    return False


def can_swap_to(s: OriginsState, die: i64, colour: i64) -> bool:
    return colour != people.colour_of(die) and s.reserve[colour] > 0


def _can_swap(s: OriginsState, me: Player) -> bool:
    for die in range(N_DICE):
        if me.home[die] > 0:
            for colour in range(N_COLOURS):
                if can_swap_to(s, die, colour):
                    return True
    return False


def can_exchange(me: Player, effect: i64) -> bool:
    for k in range(GOLD):
        if me.goods[k] >= ab.number(effect, 1):
            return True
    return False


def link(me: Player, tile: i64) -> i64:
    """The bit of a Mage Tower in a chain: its number among those of the city."""
    n: i64 = 0
    for k in range(tile):
        if ab.TILE_COPIES[me.tiles[k]] > 0:
            n += 1
    return bits.bit(n)


def can_copy(s: OriginsState, seat: i64, target: i64, chain: i64) -> bool:
    """Whether a Mage Tower of this chain may use that neighbour."""
    if target < 0:
        return False
    me = s.players[seat]
    if ab.TILE_COPIES[me.tiles[target]] > 0 and chain & link(me, target):
        return False
    return tile_usable(s, seat, target, chain)


def _copy_usable(s: OriginsState, seat: i64, tile: i64, chain: i64) -> bool:
    if tile < 0:
        return False
    me = s.players[seat]
    longer = chain | link(me, tile)
    for side in range(city.N_SIDES):
        if can_copy(s, seat, city.neighbour(me, tile, side), longer):
            return True
    return False


# -- doing it


def start(s: OriginsState, seat: i64, effect: i64, tile: i64, chain: i64) -> None:
    """Carry out an effect that is usable, or ask for its first decision."""
    me = s.players[seat]
    kind = ab.kind(effect)
    if kind == ab.GAIN:
        gain(s, seat, effect, 1)
    elif kind == ab.GAIN_PER:
        _gain_per(s, seat, effect, tile)
    elif kind == ab.SCORE or kind == ab.LADDER:
        score(s, seat, points(s, seat, effect, tile))
    elif kind == ab.MILITARY:
        n = steps(s, seat, effect, tile)
        if ab.number(effect, 4) == ab.NEVER:
            tracks.march(s, seat, n)
        else:
            s.push(MILITARY, seat, n, 4 * ab.number(effect, 4))
    elif kind == ab.TEMPLE:
        _temple(s, seat, effect)
    elif kind == ab.BUY:
        s.push(CHOOSE_TILE, seat, 0, 0)
    elif kind == ab.TAKE_CITIZEN:
        s.push(CITIZEN, seat, ab.number(effect, 1), 0)
    elif kind == ab.TAKE_SPEAKER:
        s.push(SPEAKER, seat, 0, 0)
    elif kind == ab.TAKE_WAITING:
        s.push(TAKE_WAITING, seat, 0, 0)
    elif kind == ab.UPGRADE:
        s.push(UPGRADE, seat, effect, 0)
    elif kind == ab.SWAP_COLOUR:
        s.push(COURT, seat, 0, 0)
    elif kind == ab.VETERAN:
        s.push(VETERAN, seat, effect, 0)
    elif kind == ab.RAISE_DIE:
        s.push(RAISE_DIE, seat, effect, 0)
    elif kind == ab.SET_SHIP:
        s.push(SET_SHIP, seat, effect, 0)
    elif kind == ab.COPY:
        s.push(MAGE, seat, tile, chain | link(me, tile))
    elif kind == ab.EXCHANGE:
        if can_exchange(me, effect):
            s.push(EXCHANGE, seat, effect, 0)
    else:
        for k in range(ab.number(effect, 2) - 1, -1, -1):
            s.push(PART, seat, ab.number(effect, 1) + k, (chain << 8) + tile + 1)


def part(s: OriginsState, seat: i64, effect: i64, packed: i64) -> None:
    """The next part of a sequence; what cannot do anything is skipped."""
    tile = (packed & 255) - 1
    if usable(s, seat, effect, tile, packed >> 8):
        start(s, seat, effect, tile, packed >> 8)


def score(s: OriginsState, seat: i64, n: i64) -> None:
    s.players[seat].points += n
    s.tell("points", seat, n)


def gain(s: OriginsState, seat: i64, effect: i64, at: i64) -> None:
    """Stone, food, wisdom, gold and free choices from number `at` of the row on."""
    for resource in range(GOLD + 1):
        receive(s, seat, resource, ab.number(effect, at + resource))
    choose_basics(s, seat, ab.number(effect, at + GOLD + 1), bits.full(GOLD))


def receive(s: OriginsState, seat: i64, resource: i64, n: i64) -> None:
    if n > 0:
        s.players[seat].goods[resource] += n
        s.tell("gained", seat, resource, n)


def choose_basics(s: OriginsState, seat: i64, units: i64, resources: i64) -> None:
    """Ask for each unit which resource of the set it is."""
    if units > 0:
        s.push(GAIN_BASIC, seat, units, resources)


def _gain_per(s: OriginsState, seat: i64, effect: i64, tile: i64) -> None:
    counted = count(s, seat, ab.number(effect, 4), tile)
    n = ab.number(effect, 2) + ab.number(effect, 3) * counted
    resources = ab.number(effect, 1)
    if bits.size(resources) > 1:
        choose_basics(s, seat, n, resources)
        return
    for resource in range(GOLD + 1):
        if bits.has(resources, resource):
            receive(s, seat, resource, n)


def _temple(s: OriginsState, seat: i64, effect: i64) -> None:
    """One temple and a fixed distance need no decision."""
    reach = ab.number(effect, 1)
    if bits.size(reach) > 1 or ab.number(effect, 3) > 0:
        s.push(TEMPLE_MOVE, seat, effect, 0)
        return
    temple: i64 = 0
    while not bits.has(reach, temple):
        temple += 1
    moved_in_temple(s, seat, effect, temple, ab.number(effect, 2))


def moved_in_temple(s: OriginsState, seat: i64, effect: i64, temple: i64, steps: i64) -> None:
    """Climb, take the card, then the offers: first that of the building, then Aquarius."""
    moved = tracks.climb(s, seat, temple, steps)
    if ab.number(effect, 4) > 0 and s.holder[temple] != seat:
        s.holder[temple] = seat
        s.tell("zodiac_taken", seat, temple, s.zodiac[temple])
    if moved == AQUARIUS_MOVED and (ab.number(effect, 4) > 0 or ab.number(effect, 6) > 0):
        s.push(TEMPLE_EXTRA, seat, temple, -1)
    if ab.number(effect, 6) > 0:
        s.push(TEMPLE_EXTRA, seat, temple, effect)


def tiles_in_pool(s: OriginsState) -> i64:
    n: i64 = 0
    while n < SLOTS and s.pool[n] >= 0:
        n += 1
    return n
