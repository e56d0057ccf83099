"""Estimates for `evaluate`: rounds left, what effects, tiles and open questions bring."""

from typing import Final

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.origins import abilities as ab
from megalith.games.origins import city as grid
from megalith.games.origins import effects, people, pools, scoring, tracks
from megalith.games.origins import state as need_of
from megalith.games.origins.components import (
    ADVISOR_POINTS,
    BORDERS,
    CITIZEN_SLOTS,
    FACES,
    GOLD,
    KIND_STONE,
    LAST_SPACE,
    LAST_SPACE_POINTS,
    N_CORNERS,
    N_DICE,
    N_TEMPLES,
    SLOTS,
    SOLO_ROUNDS,
    TILE_COLOUR,
    TOP,
    TOWER_COLOURS_LEFT,
    VIRGO,
    temple_points,
)
from megalith.games.origins.phases import district, military, purchase, visit
from megalith.games.origins.state import OriginsState, Player

WORK: Final = 2.6  # what a worker brings in a round
TEMPO: Final = 2.4  # a worker that can still act in this round
BASIC: Final = 1.0  # a basic resource when there are few
GOLD_VALUE: Final = 1.8
STEP: Final = 0.9  # a step on the military track


def rounds_left(s: OriginsState) -> float:
    """Rounds after this one, from the nearest end condition."""
    if s.alien >= 0:
        return float(SOLO_ROUNDS - s.round)
    if s.exhausted > 0:
        return 0.0
    players = float(s.seats)
    cards: i64 = 0
    for k in range(len(s.card_gold)):
        if s.card_gold[k] > 0:
            cards += 1
    by_cards = float(cards) / (0.35 * players)
    by_towers = _discs_to_go(s) / (0.55 * players)
    left = by_cards if by_cards < by_towers else by_towers
    if s.round_cap > 0 and left > float(s.round_cap - s.round):
        left = float(s.round_cap - s.round)
    if left > 6.0:
        left = 6.0
    return left


def _discs_to_go(s: OriginsState) -> float:
    """Discs that must still be taken until so many colours are gone."""
    gone = len(s.towers) - TOWER_COLOURS_LEFT
    total: i64 = 0
    taken: i64 = 0
    for _ in range(gone):
        best: i64 = -1
        for colour in range(len(s.towers)):
            if not bits.has(taken, colour) and (best < 0 or s.towers[colour] < s.towers[best]):
                best = colour
        taken |= bits.bit(best)
        total += s.towers[best]
    return float(total)


# -- single things


def pips(value: float, left: float) -> float:
    """A higher die saves wisdom, comes nearer to a six and is worth more in a seat."""
    return value * (0.75 if left > 0.5 else 0.2)


def pile(n: i64) -> float:
    """So many basics of one kind."""
    x = float(n)
    if x <= 3.0:
        return x * BASIC
    if x <= 6.0:
        return 3.0 + (x - 3.0) * 0.7
    return 5.1 + (x - 6.0) * 0.25


def advisor(me: Player, colour: i64, left: float) -> float:
    """What a six of this colour brings when it retires."""
    n = len(me.advisors)
    if people.has_advisor(me, colour):
        return float(ADVISOR_POINTS[n])
    return float(ADVISOR_POINTS[n + 1] - ADVISOR_POINTS[n]) + 0.5 * left + 1.0


def citizen(me: Player, die: i64, left: float) -> float:
    """A new patrician on a free base."""
    value = float(people.value_of(die))
    held = people.patricians(me, people.colour_of(die))
    worth = (WORK - 0.3) * left + pips(value, left) + (TEMPO if me.passed == 0 else 0.0)
    return worth + (0.4 if held == 0 else 0.0) - 1.5


def temple_step(me: Player, temple: i64, steps: i64) -> float:
    """Points of a move in a temple, with hopes for the one that does not count."""
    space = me.temples[temple]
    end = space + steps if space + steps < TOP[temple] else TOP[temple]
    if end == space:
        return 0.0
    before = _temple_worth(me)
    me.temples[temple] = end
    after = _temple_worth(me)
    me.temples[temple] = space
    return after - before


def _temple_worth(me: Player) -> float:
    top = scoring.ignored_temple(me)
    return float(scoring.temples(me)) + 0.45 * float(temple_points(top, me.temples[top]))


def march_gain(s: OriginsState, seat: i64, steps: i64, left: float) -> float:
    me = s.players[seat]
    if not tracks.can_march(me):
        return 0.0
    end = me.military + steps if me.military + steps < LAST_SPACE else LAST_SPACE
    borders = float(BORDERS[end] - BORDERS[me.military])
    token = 2.5 if s.alien < 0 else 0.7
    gain = borders * (token + 0.45 * left) + 0.15 * float(end - me.military)
    if end == LAST_SPACE:
        gain += float(LAST_SPACE_POINTS)
    return gain


def attack_gain(s: OriginsState, seat: i64, left: float) -> float:
    bonus = ab.SPACE_EFFECT[s.players[seat].military]
    gain = float(military.attack_points(s, seat))
    if bonus >= 0:
        gain += effect(s, seat, bonus, -1, left, 0)
    return gain


# -- effects


def effect(s: OriginsState, seat: i64, e: i64, tile: i64, left: float, deep: i64) -> float:
    """What an effect brings now. `deep` stops chains of Mage Towers and purchases."""
    me = s.players[seat]
    kind = ab.kind(e)
    if kind == ab.GAIN:
        return _amounts(me, e, 1)
    if kind == ab.GAIN_PER:
        n = ab.number(e, 2) + ab.number(e, 3) * effects.count(s, seat, ab.number(e, 4), tile)
        return float(n) * (GOLD_VALUE if bits.has(ab.number(e, 1), GOLD) else 0.9 * BASIC)
    if kind == ab.SCORE or kind == ab.LADDER:
        return float(effects.points(s, seat, e, tile))
    if kind == ab.MILITARY:
        move = march_gain(s, seat, effects.steps(s, seat, e, tile), left)
        if ab.number(e, 4) == ab.NEVER:
            return move
        attack = attack_gain(s, seat, left)
        if ab.number(e, 4) == ab.BOTH:
            return move + attack
        return move if move > attack else attack
    if kind == ab.TEMPLE:
        return _temple(s, seat, e, left)
    if kind == ab.BUY:
        return best_purchase(s, seat, left) if deep < 2 else 1.0
    if kind == ab.TAKE_CITIZEN:
        return best_citizen(s, seat, ab.number(e, 1), left)
    if kind == ab.TAKE_SPEAKER:
        return TEMPO if effects.speaker_left(s) else 0.0
    if kind == ab.SEQUENCE:
        total = 0.0
        for k in range(ab.number(e, 2)):
            total += effect(s, seat, ab.number(e, 1) + k, tile, left, deep)
        return total
    return _dice_effect(s, seat, e, tile, left, deep)


def _dice_effect(s: OriginsState, seat: i64, e: i64, tile: i64, left: float, deep: i64) -> float:
    me = s.players[seat]
    kind = ab.kind(e)
    if kind == ab.UPGRADE:
        food = me.goods[1] if me.goods[1] < ab.number(e, 1) else ab.number(e, 1)
        each = 0.75 * left if left < 1.0 else 0.75
        gain = each + (0.5 if people.someone_home(me) else 0.0)
        march = march_gain(s, seat, 1, left)
        if march > gain:
            gain = march
        return float(food) * (gain - 0.9) if gain > 0.9 else 0.2
    if kind == ab.VETERAN:
        best: i64 = 0
        for value in range(1, FACES + 1):
            if me.home[people.die_of(ab.number(e, 1), value)] > 0:
                best = value
        return float(best) - 0.5 if best > 0 else 0.0
    if kind == ab.RAISE_DIE:
        return 0.7 * float(ab.number(e, 1)) if people.someone_home(me) and left > 0.0 else 0.0
    if kind == ab.TAKE_WAITING:
        return 1.2 if left > 0.0 else 0.0
    if kind == ab.COPY and tile >= 0 and deep < 2:
        best_copy = 0.0
        for side in range(grid.N_SIDES):
            target = grid.neighbour(me, tile, side)
            if target >= 0 and effects.ability(me, target) >= 0:
                worth = effect(s, seat, effects.ability(me, target), target, left, deep + 2)
                if worth > best_copy:
                    best_copy = worth
        return best_copy
    return 0.3


def _amounts(me: Player, e: i64, at: i64) -> float:
    total = float(ab.number(e, at + GOLD)) * GOLD_VALUE
    for k in range(GOLD):
        n = ab.number(e, at + k)
        if n > 0:
            total += pile(me.goods[k] + n) - pile(me.goods[k])
    return total + 1.1 * float(ab.number(e, at + GOLD + 1))


def _temple(s: OriginsState, seat: i64, e: i64, left: float) -> float:
    me = s.players[seat]
    best = 0.0
    for temple in range(N_TEMPLES):
        if bits.has(ab.number(e, 1), temple):
            gain = temple_step(me, temple, ab.number(e, 2))
            if ab.number(e, 4) > 0 and s.holder[temple] != seat:
                gain += 0.8 + 0.9 * left
            if gain > best:
                best = gain
    return best + (0.4 if ab.number(e, 6) > 0 and me.goods[GOLD] > 0 else 0.0)


def best_citizen(s: OriginsState, seat: i64, free: i64, left: float) -> float:
    me = s.players[seat]
    best = 0.0
    if people.free_bases(me) <= 0:
        return best
    for slot in range(CITIZEN_SLOTS):
        if pools.can_take(s, seat, slot, free):
            price = 0.0 if free > 0 else float(pools.citizen_price(s, seat, slot))
            gain = citizen(me, s.citizens[slot], left) - price
            if gain > best:
                best = gain
    return best


# -- buildings


def tile_gain(s: OriginsState, seat: i64, kind: i64, left: float) -> float:
    """A building: its ability now, and again when its districts are closed."""
    e = ab.TILE_EFFECT[kind]
    now = effect(s, seat, e, -1, left, 2) if e >= 0 else 0.0
    again = 0.5 if left > 1.0 else 0.3 * left
    return now * (1.0 + again) + site(left) + (0.8 if left > 0.5 else 0.0)


def site(left: float) -> float:
    """A tile as a part of districts to come."""
    return 1.8 if left > 1.0 else 1.2 * left


def best_purchase(s: OriginsState, seat: i64, left: float) -> float:
    best = site(left)  # a farm
    virgo = people.holds(s, seat, VIRGO) and grid.farms(s.players[seat]) > 0
    for slot in range(SLOTS):
        kind = s.pool[slot]
        if kind < 0:
            continue
        if virgo:
            gain = tile_gain(s, seat, kind, left)
        elif pools.can_build(s, seat, slot):
            price = float(pools.tile_price(s, seat, slot)) + float(KIND_STONE[kind])
            gain = tile_gain(s, seat, kind, left) - 0.85 * price
        else:
            continue
        if gain > best:
            best = gain
    me = s.players[seat]
    for k in range(len(me.waiting)):
        stone = KIND_STONE[me.waiting[k]]
        if people.can_pay(me, 0, stone, 0, 0):
            gain = tile_gain(s, seat, me.waiting[k], left) - 0.85 * float(stone)
            if gain > best:
                best = gain
    return best


def city(s: OriginsState, me: Player, left: float) -> float:
    """Open districts with the cards that they fit, and blocks of three tiles."""
    if left <= 0.0 and me.passed > 0:
        return 0.0
    total = 0.0
    hands: i64 = 0
    for die in range(N_DICE):
        hands += me.home[die]
    taken: i64 = 0
    for k in range(len(me.seats)):
        if me.seat_dice[k] < 0:
            open_now = 1.0 if taken < hands + 1 else 0.4
            total += open_now * (2.2 + 0.75 * card_gain(s, me, k) + 0.8 * _fires(me, k))
            taken += 1
    if left > 0.0:
        total += _almost(s, me) * (1.0 if left > 1.0 else left)
    return total + (2.0 * float(len(me.waiting)) if left > 0.5 else 0.0)


def _fires(me: Player, k: i64) -> float:
    """Buildings of a block that a fitting die activates; two of a colour count more."""
    n = 0.0
    for i in range(N_CORNERS):
        if TILE_COLOUR[me.tiles[grid.corner(me, k, i)]] >= 0:
            n += 0.6
    return n


def card_gain(s: OriginsState, me: Player, k: i64) -> float:
    """The best card for a district."""
    best = 0.0
    for i in range(len(s.cards)):
        if grid.fits(me, k, s.cards[i]):
            gain = float(district.card_points(s, me, i)) + GOLD_VALUE * float(s.card_gold[i])
            if gain > best:
                best = gain
    return best


def _almost(s: OriginsState, me: Player) -> float:
    """Blocks that lack one tile; a blank there is no obstacle to a card."""
    total = 0.0
    for tile in range(len(me.cells)):
        for k in range(N_CORNERS):
            missing = me.cells[tile] + grid.CORNER[k] - grid.CORNER[3 - k]
            if grid.tile_at(me, missing) >= 0:
                continue
            sw = missing - grid.CORNER[k]
            if _tiles_of(me, sw) == N_CORNERS - 1:
                total += 0.5 + 0.25 * _hope(s, me, sw)
    return total


def _tiles_of(me: Player, sw: i64) -> i64:
    n: i64 = 0
    for k in range(N_CORNERS):
        if grid.tile_at(me, sw + grid.CORNER[k]) >= 0:
            n += 1
    return n


def _colour(me: Player, cell: i64) -> i64:
    tile = grid.tile_at(me, cell)
    return TILE_COLOUR[me.tiles[tile]] if tile >= 0 else -1


def _hope(s: OriginsState, me: Player, sw: i64) -> float:
    """The best card that three tiles of a block fit already, with a farm on the fourth cell."""
    a = _colour(me, sw)
    b = _colour(me, sw + grid.CORNER[1])
    c = _colour(me, sw + grid.CORNER[2])
    d = _colour(me, sw + grid.CORNER[3])
    best = 0.0
    for i in range(len(s.cards)):
        if grid.fits_colours(s.cards[i], a, b, c, d):
            gain = float(district.card_points(s, me, i)) + GOLD_VALUE * float(s.card_gold[i])
            if gain > best:
                best = gain
    return best


# -- what is still to be decided


def pending(s: OriginsState, seat: i64, left: float) -> float:
    """Open questions of the seat, each with what it is going to bring."""
    total = 0.0
    for k in range(s.depth):
        if s.todo[4 * k + 1] == seat:
            total += _open(s, seat, s.todo[4 * k], s.todo[4 * k + 2], s.todo[4 * k + 3], left)
    return total


def _open(s: OriginsState, seat: i64, need: i64, a: i64, b: i64, left: float) -> float:
    me = s.players[seat]
    if need == need_of.VISIT or need == need_of.RISE:
        return _visit(s, seat, a, b, left)
    if need == need_of.ACTION:
        return 2.5 if a == 1 else 0.0
    if need == need_of.GAIN_BASIC:
        return 1.1 * float(a)
    if need == need_of.MILITARY:
        return _military(s, seat, a, b, left)
    if need == need_of.ATTACK_POINTS:
        return float(military.attack_points(s, seat))
    if need == need_of.CHOOSE_TILE:
        return best_purchase(s, seat, left)
    if need == need_of.PLACE_TILE:
        kind = purchase.source_kind(s, a)
        return site(left) if b == purchase.SET_FARM else tile_gain(s, seat, kind, left)
    if need == need_of.ACTIVATE:
        return _activate(s, seat, a, b, left)
    if need == need_of.MAGE:
        return 1.5
    if need == need_of.PART:
        return effect(s, seat, a, (b & 255) - 1, left, 1)
    if need == need_of.TEMPLE_MOVE:
        return _temple(s, seat, a, left)
    if need == need_of.CITIZEN:
        return best_citizen(s, seat, a, left)
    if need == need_of.SPEAKER:
        return TEMPO
    if need == need_of.DISTRICT_CARD:
        return card_gain(s, me, a)
    if need == need_of.UPGRADE or need == need_of.RAISE_DIE or need == need_of.VETERAN:
        return effect(s, seat, a, -1, left, 0)
    if need == need_of.TAKE_WAITING:
        return 1.2
    return 0.3 if need == need_of.CAPRICORN or need == need_of.COURT else 0.0


def _visit(s: OriginsState, seat: i64, place: i64, memory: i64, left: float) -> float:
    """The better main action, both with a six, and the bonus action."""
    upper = 0.0
    lower = 0.0
    if visit.main_open(s, seat, ab.UPPER[place], visit.UPPER, memory):
        upper = _action(s, seat, ab.UPPER[place], left)
    if visit.main_open(s, seat, ab.LOWER[place], visit.LOWER, memory):
        lower = _action(s, seat, ab.LOWER[place], left)
    total = upper if upper > lower else lower
    if memory & visit.BOTH != 0:
        total = upper + lower
    if visit.bonus_open(s, seat, place, memory):
        token = s.tokens[place]
        gain = effect(s, seat, ab.TOKEN_EFFECT[token], -1, left, 0)
        for k in range(GOLD):
            gain -= 0.9 * float(ab.TOKEN_PRICE[4 * token + k])
        if gain > 0.0:
            total += gain
    return total


def _action(s: OriginsState, seat: i64, action: i64, left: float) -> float:
    gain = effect(s, seat, ab.ACTION_EFFECT[action], -1, left, 0)
    for k in range(GOLD):
        gain -= 0.9 * float(ab.ACTION_PRICE[4 * action + k])
    return gain if gain > 0.0 else 0.0


def _military(s: OriginsState, seat: i64, steps: i64, memory: i64, left: float) -> float:
    move = 0.0
    attack = 0.0
    if military.move_open(s.players[seat], steps, memory):
        move = march_gain(s, seat, steps, left)
    if military.attack_open(memory):
        attack = attack_gain(s, seat, left)
    if memory // military.ATTACK == ab.BOTH:
        return move + attack
    return move if move > attack else attack


def _activate(s: OriginsState, seat: i64, where: i64, corners: i64, left: float) -> float:
    me = s.players[seat]
    total = 0.0
    for tile in range(len(me.cells)):
        if corners < 0 and tile != where:
            continue
        if corners < 0 or purchase.pending(me, tile, where, corners):
            if effects.tile_usable(s, seat, tile, 0):
                total += effect(s, seat, effects.ability(me, tile), tile, left, 1)
    return total
