"""Whether an effect can do anything now: the one judge for lists, visits and activations.

`tile` is the building that acts (-1 for none), `chain` the set of Mage Towers that have led
to it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import city, people, pools, tracks
from megalith.games.origins.rules.components import GOLD, N_COLOURS, N_DICE, N_TEMPLES, SPEAKER_MOST
from megalith.games.origins.rules.counting import steps
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.state import OriginsState, Player


def usable(s: OriginsState, seat: i64, effect: i64, tile: i64, chain: i64) -> bool:
    kit = s.kit
    me = s.players[seat]
    kind = kit.kind(effect)
    if kind == ab.MILITARY:
        if kit.number(effect, ab.ATTACK) != ab.NEVER:
            return True
        return tracks.can_march(kit, me) and steps(s, seat, effect, tile) > 0
    if kind == ab.TEMPLE:
        return _temple_usable(s, seat, effect)
    if kind == ab.BUY:
        return s.pool[0] >= 0 or len(me.waiting) > 0
    if kind == ab.TAKE_CITIZEN:
        return pools.can_take_any(s, seat, kit.number(effect, 1))
    if kind == ab.TAKE_SPEAKER:
        return speaker_left(s)
    if kind == ab.TAKE_WAITING:
        return s.pool[0] >= 0
    if kind == ab.UPGRADE:
        can_act = people.someone_home(me) or tracks.can_march(kit, me)
        return can_act and people.can_pay(me, 0, 0, 1, 0)
    if kind == ab.SWAP_COLOUR:
        return _can_swap(s, me)
    if kind == ab.VETERAN:
        return people.someone_home_of(me, kit.number(effect, 1))
    if kind == ab.RAISE_DIE:
        return people.someone_home(me)
    if kind == ab.COPY:
        return _copy_usable(s, seat, tile, chain)
    if kind == ab.EXCHANGE:
        return can_exchange(kit, me, effect)
    if kind == ab.SEQUENCE:
        for k in range(kit.number(effect, 2)):
            if usable(s, seat, kit.number(effect, 1) + k, tile, chain):
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


def ability(kit: OriginsKit, me: Player, tile: i64) -> i64:
    """The effect of a tile of the city; -1 if it has none."""
    return kit.tile_effect[me.tiles[tile]]


def tile_usable(s: OriginsState, seat: i64, tile: i64, chain: i64) -> bool:
    effect = ability(s.kit, s.players[seat], tile)
    return effect >= 0 and usable(s, seat, effect, tile, chain)


def _temple_usable(s: OriginsState, seat: i64, effect: i64) -> bool:
    kit = s.kit
    me = s.players[seat]
    for temple in range(N_TEMPLES):
        if bits.has(kit.number(effect, ab.REACH), temple):
            if tracks.below_top(kit, me, temple) or card_only(s, seat, effect, temple):
                return True
            if extra_possible(
                kit,
                me,
                temple,
                kit.number(effect, ab.EXTRA_GOLD),
                kit.number(effect, ab.EXTRA_STEPS),
            ):
                return True
    return False


def card_only(s: OriginsState, seat: i64, effect: i64, temple: i64) -> bool:
    """Whether a disc on the top may take the card without a step."""
    kit = s.kit
    if kit.number(effect, ab.TAKES_CARD) == 0 or tracks.below_top(kit, s.players[seat], temple):
        return False
    return s.holder[temple] != seat


def extra_possible(kit: OriginsKit, me: Player, temple: i64, gold: i64, steps: i64) -> bool:
    """Whether gold can move a disc in another temple."""
    return steps > 0 and me.goods[GOLD] >= gold and tracks.other_temple(kit, me, temple)


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


def can_exchange(kit: OriginsKit, me: Player, effect: i64) -> bool:
    for k in range(GOLD):
        if me.goods[k] >= kit.number(effect, 1):
            return True
    return False


def link(kit: OriginsKit, me: Player, tile: i64) -> i64:
    """The bit of a Mage Tower in a chain: its number among those of the city."""
    n: i64 = 0
    for k in range(tile):
        if kit.tile_copies[me.tiles[k]] > 0:
            n += 1
    return bits.bit(n)


def can_copy(s: OriginsState, seat: i64, target: i64, chain: i64) -> bool:
    """Whether a Mage Tower of this chain may use that neighbour."""
    kit = s.kit
    if target < 0:
        return False
    me = s.players[seat]
    if kit.tile_copies[me.tiles[target]] > 0 and chain & link(kit, me, target):
        return False
    return tile_usable(s, seat, target, chain)


def _copy_usable(s: OriginsState, seat: i64, tile: i64, chain: i64) -> bool:
    if tile < 0:
        return False
    me = s.players[seat]
    longer = chain | link(s.kit, me, tile)
    for side in range(city.N_SIDES):
        if can_copy(s, seat, city.neighbour(me, tile, side), longer):
            return True
    return False
