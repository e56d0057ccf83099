"""Set-up: tokens, cards, pools and dice are dealt, then the first patricians are drafted."""

from itertools import permutations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import people
from megalith.games.origins.rules.components import (
    CITIZEN_SLOTS,
    CITIZEN_WAYS,
    DISCS_PER_COLOUR,
    FACES,
    N_CARDS,
    N_COLOURS,
    N_DICE,
    N_ZODIAC,
    SLOTS,
    SOLO_DROPPED,
    SOLO_KEPT,
    SPEAKER_MOST,
    SPEAKER_WAYS,
    START_DICE,
    START_HEIGHT,
    TOWER_POOL_BASE,
)
from megalith.games.origins.rules.needs import DRAFT_DIE, SOLO_START
from megalith.games.origins.rules.state import OriginsState

ORDERS: Final[list[list[int]]] = [list(p) for p in permutations(range(N_COLOURS))]

# -- luck


def add_orders(out: Choices) -> None:
    for k in range(len(ORDERS)):
        out.add_outcome(k, 1)


def add_zodiac(s: OriginsState, out: Choices) -> None:
    for card in range(N_ZODIAC):
        if card not in s.zodiac:
            out.add_outcome(card, 1)


def add_tiles(s: OriginsState, colour: i64, out: Choices) -> None:
    """The unseen tiles of a colour."""
    kit = s.kit
    for kind in range(kit.n_kinds):
        if kit.kind_colour[kind] == colour and s.unseen[kind] > 0:
            out.add_outcome(kind, s.unseen[kind])


def add_citizen(colour: i64, out: Choices) -> None:
    """A die of the colour; the highest face is thrown again."""
    for value in range(1, FACES + 1):
        if CITIZEN_WAYS[value] > 0:
            out.add_outcome(people.die_of(colour, value), CITIZEN_WAYS[value])


def add_speaker(out: Choices) -> None:
    for value in range(SPEAKER_MOST + 1):
        if SPEAKER_WAYS[value] > 0:
            out.add_outcome(value, SPEAKER_WAYS[value])


def add_cards(s: OriginsState, out: Choices) -> None:
    for card in range(N_CARDS):
        if card not in s.cards:
            out.add_outcome(card, 1)


def deal_tokens(s: OriginsState, order: i64) -> None:
    for place in range(N_COLOURS):
        s.tokens[place] = ORDERS[order][place]
        s.tell("token_laid", -1, place, s.tokens[place])


def deal_zodiac(s: OriginsState, temple: i64, card: i64) -> None:
    s.zodiac[temple] = card
    s.tell("zodiac_laid", -1, temple, card)


def draw_pool(s: OriginsState, colour: i64, kind: i64) -> None:
    """The first tile of a colour; the slots are drawn later."""
    s.unseen[kind] -= 1
    s.pool[colour] = kind


def order_pool(s: OriginsState, order: i64) -> None:
    by_colour = s.pool[:]
    for slot in range(SLOTS):
        s.pool[slot] = by_colour[ORDERS[order][slot]]
        s.tell("pool_tile", -1, slot, s.pool[slot])


def turn_stack(s: OriginsState, colour: i64, kind: i64) -> None:
    s.unseen[kind] -= 1
    s.tops[colour] = kind
    s.tell("stack_top", -1, kind)


def roll_citizen(s: OriginsState, colour: i64, die: i64) -> None:
    s.reserve[colour] -= 1
    s.citizens[colour] = die


def lay_citizens(s: OriginsState) -> None:
    """By rising value; of equals the one whose colour lies lower in the building pool first."""
    for k in range(1, CITIZEN_SLOTS):
        die = s.citizens[k]
        i: i64 = k
        while i > 0 and _before(s, die, s.citizens[i - 1]):
            s.citizens[i] = s.citizens[i - 1]
            i -= 1
        s.citizens[i] = die
    for slot in range(CITIZEN_SLOTS):
        s.tell("citizen_laid", -1, slot, s.citizens[slot])


def _before(s: OriginsState, die: i64, other: i64) -> bool:
    if people.value_of(die) != people.value_of(other):
        return people.value_of(die) < people.value_of(other)
    return _pool_slot(s, people.colour_of(die)) > _pool_slot(s, people.colour_of(other))


def _pool_slot(s: OriginsState, colour: i64) -> i64:
    slot: i64 = 0
    while s.kit.kind_colour[s.pool[slot]] != colour:
        slot += 1
    return slot


def roll_speaker(s: OriginsState, value: i64) -> None:
    s.speakers[value] += 1
    s.tell("speaker_rolled", -1, value)


def deal_card(s: OriginsState, card: i64) -> None:
    s.cards = append(s.cards, card)
    s.card_gold = append(s.card_gold, s.kit.card_gold)
    s.tell("card_laid", -1, card)


def tower_pool(s: OriginsState, colour: i64) -> i64:
    """Discs of the set-up: what the cards show, as far as the players' discs leave any."""
    n = TOWER_POOL_BASE
    for k in range(len(s.cards)):
        n += s.kit.card_towers[s.cards[k] * N_COLOURS + colour]
    left = DISCS_PER_COLOUR - s.seats * START_HEIGHT
    return n if n < left else left


def lay_towers(s: OriginsState) -> None:
    for colour in range(N_COLOURS):
        s.towers[colour] = tower_pool(s, colour)


def seat_first(s: OriginsState, first: i64) -> None:
    """All military discs on the start space in turn order, the first player's at the bottom."""
    s.first = first
    for k in range(s.seats):
        s.military[k] = (first + k) % s.seats
    s.tell("first_player", first)


def roll_draft(s: OriginsState, colour: i64, die: i64) -> None:
    s.reserve[colour] -= 1
    s.draft[die] += 1
    s.tell("draft_rolled", -1, die)


# -- the draft


def begin_draft(s: OriginsState) -> None:
    if s.alien >= 0:
        s.push(SOLO_START, 0, 0, 0)
    else:
        s.push(DRAFT_DIE, draft_seat(s, 0), 0, 0)


def draft_seat(s: OriginsState, pick: i64) -> i64:
    """Clockwise from the first player, then back from the last, and so on."""
    lap = pick // s.seats
    k = pick % s.seats
    if lap % 2 == 1:
        k = s.seats - 1 - k
    return (s.first + k) % s.seats


def legal_draft(s: OriginsState, out: Choices) -> None:
    for die in range(N_DICE):
        if s.draft[die] > 0:
            out.add(act.DIE + die)


def take_draft(s: OriginsState, seat: i64, pick: i64, die: i64) -> None:
    s.draft[die] -= 1
    s.players[seat].home[die] += 1
    s.tell("drafted", seat, die)
    if pick + 1 < s.seats * START_DICE:
        s.push(DRAFT_DIE, draft_seat(s, pick + 1), pick + 1, 0)


def end_draft(s: OriginsState) -> None:
    """Dice that nobody took go back to the reserve."""
    for die in range(N_DICE):
        s.reserve[people.colour_of(die)] += s.draft[die]
        s.draft[die] = 0


# -- solo


def solo_value(s: OriginsState, colour: i64) -> i64:
    """The value of the colour's only die; 0 if it has none."""
    for value in range(1, FACES + 1):
        if s.draft[people.die_of(colour, value)] > 0:
            return value
    return 0


def may_keep(s: OriginsState, kept: i64) -> bool:
    """Whether these colours can be among the lowest dice that the player may choose from."""
    if bits.size(kept) != SOLO_KEPT:
        return False
    highest: i64 = 0
    for colour in range(N_COLOURS):
        if bits.has(kept, colour) and solo_value(s, colour) > highest:
            highest = solo_value(s, colour)
    forced: i64 = 0  # dice lower than the highest kept one must stay in too
    for colour in range(N_COLOURS):
        if not bits.has(kept, colour) and solo_value(s, colour) < highest:
            forced += 1
    return forced + SOLO_KEPT <= N_COLOURS - SOLO_DROPPED


def legal_solo(s: OriginsState, out: Choices) -> None:
    for kept in range(bits.full(N_COLOURS) + 1):
        if may_keep(s, kept):
            out.add(act.KEEP + kept)


def keep_solo(s: OriginsState, seat: i64, kept: i64) -> None:
    for colour in range(N_COLOURS):
        if bits.has(kept, colour):
            die = people.die_of(colour, solo_value(s, colour))
            s.draft[die] -= 1
            s.players[seat].home[die] += 1
            s.tell("drafted", seat, die)


def none(n: i64) -> vec[i64]:
    return vec[i64]([-1] * n)
