"""What a seat cannot know: cards drawn from the deck and demigods drawn face down (E)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.chance import Rng
from megalith.core.choices import zeros
from megalith.games.pantheon.rules.needs import CHOOSE_GOD, COMMIT_COINS, COMMIT_MOVE, PAY_OFFERING
from megalith.games.pantheon.rules.payments import can_pay
from megalith.games.pantheon.rules.phases import buy, move, offer
from megalith.games.pantheon.rules.state import PantheonState
from megalith.games.pantheon.rules.vocabulary import (
    COIN_CARD,
    MOST_LAID,
    MOVE_CARD,
    N_KINDS,
    N_VALUES,
    OFFERING_CARD,
)

TRIES: Final = 60  # deals that are tried before the cards that prove themselves are given


def redeal(s: PantheonState, seat: i64, rng: Rng) -> None:
    """Mix what the seat has not seen; its own cards and tokens stay."""
    _demigods(s, seat, rng)
    if s.depth > 0 and s.seat() != seat and _shows_itself(s):
        _consistent_hands(s, seat, rng)
    else:
        _hands(s, seat, rng)


# -- cards


def hidden_cards(s: PantheonState, seat: i64) -> i64:
    n: i64 = 0
    for card in range(s.kit.n_cards):
        n += s.players[seat].hand[card] - s.players[seat].known[card]
    return n


def _hands(s: PantheonState, seat: i64, rng: Rng) -> None:
    """Deck and hidden parts of the other hands are one heap, dealt again."""
    _deal(s, _collect(s, seat), rng)


def _collect(s: PantheonState, seat: i64) -> vec[i64]:
    """What the seat has not seen becomes one heap; how many cards each hand gets back."""
    sizes = zeros(s.seats)
    for other in range(s.seats):
        me = s.players[other]
        if other != seat:
            sizes[other] = hidden_cards(s, other)
            for card in range(s.kit.n_cards):
                s.deck[card] += me.hand[card] - me.known[card]
                me.hand[card] = me.known[card]
    return sizes


def _deal(s: PantheonState, sizes: vec[i64], rng: Rng) -> None:
    left = _sum(s.deck)
    for other in range(s.seats):
        for _ in range(sizes[other]):
            card = _pick(s.deck, rng.below(left))
            s.players[other].hand[card] += 1
            left -= 1


def _sum(counts: vec[i64]) -> i64:
    n: i64 = 0
    for k in range(len(counts)):
        n += counts[k]
    return n


def _pick(counts: vec[i64], x: i64) -> i64:
    """Take out number x of a heap that is given by counts."""
    k: i64 = 0
    while x >= counts[k]:
        x -= counts[k]
        k += 1
    counts[k] -= 1
    return k


def _shows_itself(s: PantheonState) -> bool:
    """Whether the question under way proves something about the hand of the one asked."""
    need = s.need()
    return need == COMMIT_MOVE or need == COMMIT_COINS or need == CHOOSE_GOD or need == PAY_OFFERING


def _possible(s: PantheonState) -> bool:
    """Whether the one asked could have come to this question with this hand."""
    kit = s.kit
    need = s.need()
    seat = s.seat()
    me = s.players[seat]
    if need == COMMIT_MOVE:
        return move.can_move(s, seat, s.a())
    if need == COMMIT_COINS:
        return buy.cheapest(s, seat) <= buy.purse(kit, me)
    if need == CHOOSE_GOD:
        return offer.can_offer(s, seat)
    return can_pay(kit, me, s.offer[s.a()])


def _consistent_hands(s: PantheonState, seat: i64, rng: Rng) -> None:
    """Deal until the one asked can answer; a player who chose to move has steps to do so.

    Where that is rare, the cards that the answer takes are given first and the others dealt."""
    for _ in range(TRIES):
        _hands(s, seat, rng)
        if _possible(s):
            return
    sizes = _collect(s, seat)
    _give_needed(s, sizes, rng)
    _deal(s, sizes, rng)


def _give_needed(s: PantheonState, sizes: vec[i64], rng: Rng) -> None:
    need = s.need()
    if need == CHOOSE_GOD or need == PAY_OFFERING:
        _give_offerings(s, sizes, rng)
        return
    while not _possible(s):
        _give(s, sizes, MOVE_CARD if need == COMMIT_MOVE else _best_coin(s), 1)


def _give(s: PantheonState, sizes: vec[i64], card: i64, n: i64) -> None:
    """Cards of the heap that the one asked must have."""
    s.deck[card] -= n
    s.players[s.seat()].hand[card] += n
    sizes[s.seat()] -= n


def _best_coin(s: PantheonState) -> i64:
    best: i64 = COIN_CARD
    for card in range(COIN_CARD, s.kit.n_cards):
        if s.deck[card] > 0 and (s.deck[best] == 0 or s.kit.coins[card] > s.kit.coins[best]):
            best = card
    return best


def _give_offerings(s: PantheonState, sizes: vec[i64], rng: Rng) -> None:
    """The cards of any one of the payments that the one asked can have meant."""
    found: list[i64] = []  # place on the board, way
    for place in range(MOST_LAID):
        god = s.offer[place]
        if god >= 0 and (s.need() == CHOOSE_GOD or place == s.a()):
            for way in range(s.kit.ways_at[god], s.kit.ways_at[god + 1]):
                if _can_be_given(s, god, way, sizes[s.seat()]):
                    found.append(god)
                    found.append(way)
    k: i64 = 2 * rng.below(len(found) // 2)
    for kind in range(N_KINDS):
        _give(s, sizes, OFFERING_CARD + kind, _missing(s, found[k], found[k + 1], kind))


def _missing(s: PantheonState, god: i64, way: i64, kind: i64) -> i64:
    """Cards of a kind that this payment takes and that are not known to be in the hand."""
    me = s.players[s.seat()]
    n = s.kit.ways[N_KINDS * way + kind]
    if n > 0 and s.kit.cards_only[god] == 0:
        n -= me.levels[kind]
    return max(0, n - me.hand[OFFERING_CARD + kind])


def _can_be_given(s: PantheonState, god: i64, way: i64, size: i64) -> bool:
    for kind in range(N_KINDS):
        n = _missing(s, god, way, kind)
        size -= n
        if n > s.deck[OFFERING_CARD + kind]:
            return False
    return size >= 0


# -- demigods


def _demigods(s: PantheonState, seat: i64, rng: Rng) -> None:
    """Within each group the stack and the hidden tokens of the others are mixed."""
    kit = s.kit
    for group in range(kit.n_groups):
        sizes: list[i64] = []
        heap = vec[i64]([0] * N_VALUES)
        for other in range(s.seats):
            n: i64 = 0
            for k in range(N_VALUES):
                if kit.group[k] == group and other != seat:
                    n += s.players[other].secret[k]
                    heap[k] += s.players[other].secret[k]
                    s.players[other].secret[k] = 0
            sizes.append(n)
        for k in range(N_VALUES):
            if kit.group[k] == group:
                heap[k] += s.demigods[k]
        left = _sum(heap)
        for other in range(s.seats):
            for _ in range(sizes[other]):
                s.players[other].secret[_pick(heap, rng.below(left))] += 1
                left -= 1
        for k in range(N_VALUES):
            if kit.group[k] == group:
                s.demigods[k] = heap[k]


# -- steps of others
