"""What places, cards, dice and tools give: one function for each kind of gain."""

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.stone_age.rules import mixes
from megalith.games.stone_age.rules.components import (
    DICE_ALL,
    DRAW_CARD,
    FOOD,
    FOOD_TRACK,
    POINTS,
    RESOURCE,
    ROLL_RESOURCE,
    THROWS,
    TOOL,
    TWO_BIT,
)
from megalith.games.stone_age.rules.needs import DRAW_EXTRA, PICK_DIE, ROLL_ALL, ROLL_CARD, TWO
from megalith.games.stone_age.rules.state import Player, StoneAgeState

# -- village


def gain_tool(s: StoneAgeState, seat: i64) -> None:
    """A new tool, or the lowest one raised; an unused one before a used one (SA-071)."""
    kit = s.kit
    me = s.players[seat]
    slot = tool_to_raise(me)
    value = me.tools[slot]
    if value == kit.tool_max or (value == kit.big_tool - 1 and s.big_tools == 0):
        s.tell("tool_lost", seat)
        return
    if value == kit.big_tool - 1 and s.big_tools > 0:
        s.big_tools -= 1
    me.tools[slot] = value + 1
    s.tell("tool", seat, slot + 1, value + 1)


def tool_to_raise(me: Player) -> i64:
    best: i64 = 0
    for slot in range(1, 3):
        if me.tools[slot] < me.tools[best]:
            best = slot
        elif me.tools[slot] == me.tools[best] and bits.has(me.used, best):
            if not bits.has(me.used, slot):
                best = slot
    return best


def gain_worker(s: StoneAgeState, seat: i64) -> None:
    me = s.players[seat]
    if me.workers == s.kit.workers_max:
        s.tell("worker_lost", seat)
        return
    me.workers += 1
    me.home += 1
    s.tell("worker", seat, me.workers)


def raise_track(s: StoneAgeState, seat: i64) -> None:
    me = s.players[seat]
    if me.track == s.kit.track_max:
        s.tell("track_full", seat)
        return
    me.track += 1
    s.tell("track", seat, me.track)


# -- rolls


def gather(s: StoneAgeState, seat: i64, good: i64, total: i64) -> None:
    """The whole total is divided once; the rest is lost."""
    amount = total // s.kit.divider[good]
    if good == 0:
        s.players[seat].food += amount
    else:
        s.players[seat].goods[good - 1] += amount
    s.tell("gained", seat, good, amount)


def lowest_of_equals(me: Player, slots: i64, ready: i64) -> bool:
    """Whether of tools with the same value the lowest slots are taken."""
    for slot in range(1, 3):
        if bits.has(slots, slot):
            for lower in range(slot):
                if me.tools[lower] == me.tools[slot] and bits.has(ready & ~slots, lower):
                    return False
    return True


def use_tools(s: StoneAgeState, seat: i64, mask: i64) -> i64:
    """Mark the tools (bits 0-2) and lay down the one-use tools (bits 3-5); what they add."""
    if mask == 0:
        return 0
    me = s.players[seat]
    added: i64 = 0
    for k in range(3):
        if bits.has(mask, k):
            added += me.tools[k]
        if bits.has(mask, k + 3):
            added += s.kit.kept_value[k]
    me.used |= mask & 7
    me.open &= ~(mask >> 3)
    s.tell("tools_used", seat, mask, added)
    return added


# -- cards


def card(s: StoneAgeState, seat: i64, card: i64) -> None:
    """The top of a card that was bought from the row."""
    kit = s.kit
    effect = kit.effect[card]
    me = s.players[seat]
    n = kit.amount[card]
    if effect == DICE_ALL:
        s.push(ROLL_ALL, seat, 0, 0)
    elif effect == FOOD:
        me.food += n
        s.tell("gained", seat, 0, n)
    elif effect == RESOURCE:
        me.goods[kit.card_resource[card]] += n
        s.tell("gained", seat, kit.card_resource[card] + 1, n)
    elif effect == ROLL_RESOURCE:
        s.push(ROLL_CARD, seat, kit.card_resource[card] + 1, n)
    elif effect == POINTS:
        me.score += n
        s.tell("points", seat, n)
    elif effect == FOOD_TRACK:
        for _ in range(n):
            raise_track(s, seat)
    elif effect == TOOL:
        for _ in range(n):
            gain_tool(s, seat)
    elif effect == DRAW_CARD:
        if s.deck:
            s.push(DRAW_EXTRA, seat, 0, 0)
        else:
            s.tell("deck_empty", seat)
    else:
        _keep(s, seat, kit.kept_bit[card])


def _keep(s: StoneAgeState, seat: i64, bit: i64) -> None:
    s.players[seat].open |= bits.bit(bit)
    if bit == TWO_BIT:
        s.push(TWO, seat, 0, 0)


def drew_extra(s: StoneAgeState, seat: i64, card: i64) -> None:
    """Only the bottom of this card counts, so nothing lies open."""
    s.deck &= ~bits.bit(card)
    s.players[seat].cards |= bits.bit(card)
    s.secret = card
    s.secret_seat = seat
    s.tell("drew_extra", seat, card)


def take_two(s: StoneAgeState, seat: i64, pair: i64) -> None:
    me = s.players[seat]
    me.open &= ~bits.bit(TWO_BIT)
    mixes.gain(me.goods, mixes.PAIRS[pair])
    s.tell("two_resources", seat, mixes.PAIRS[pair])


# -- dice for everyone


def rolled_all(s: StoneAgeState, seat: i64, throw: i64) -> None:
    for face in THROWS[s.seats][throw]:
        s.dice[face - 1] += 1
    s.tell("rolled_all", seat, throw, s.seats)
    s.push(PICK_DIE, seat, s.seats, 0)


def pick_die(s: StoneAgeState, seat: i64, left: i64, face: i64) -> None:
    """Take what the die (face from 0) shows; then the next player picks, until none is left."""
    kit = s.kit
    s.dice[face] -= 1
    s.tell("picked", seat, face + 1)
    for _ in range(kit.face_count[face]):
        if face == kit.tool_face:
            gain_tool(s, seat)
        elif face == kit.track_face:
            raise_track(s, seat)
        else:
            s.players[seat].goods[face] += 1
    if left > 1:
        s.push(PICK_DIE, (seat + 1) % s.seats, left - 1, 0)
