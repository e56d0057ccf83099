"""What a seat cannot know: cards drawn from the deck and demigods drawn face down (E)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.chance import Rng
from megalith.games.pantheon.rules.components import GROUP, N_CARDS, N_GROUPS, N_VALUES
from megalith.games.pantheon.rules.needs import CHOOSE_GOD, COMMIT_COINS, COMMIT_MOVE, PAY_OFFERING
from megalith.games.pantheon.rules.payments import can_pay
from megalith.games.pantheon.rules.phases import buy, move, offer
from megalith.games.pantheon.rules.state import PantheonState

TRIES: Final = 60  # deals that are tried before a hand that shows itself is left as it is


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
    for card in range(N_CARDS):
        n += s.players[seat].hand[card] - s.players[seat].known[card]
    return n


def _hands(s: PantheonState, seat: i64, rng: Rng) -> None:
    """Deck and hidden parts of the other hands are one heap, dealt again."""
    sizes: list[i64] = []
    for other in range(s.seats):
        me = s.players[other]
        sizes.append(hidden_cards(s, other))
        if other != seat:
            for card in range(N_CARDS):
                s.deck[card] += me.hand[card] - me.known[card]
                me.hand[card] = me.known[card]
    left = _sum(s.deck)
    for other in range(s.seats):
        if other != seat:
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
    need = s.need()
    seat = s.seat()
    me = s.players[seat]
    if need == COMMIT_MOVE:
        return move.can_move(s, seat, s.a())
    if need == COMMIT_COINS:
        return buy.cheapest(s, seat) <= buy.purse(me)
    if need == CHOOSE_GOD:
        return offer.can_offer(s, seat)
    return can_pay(me, s.offer[s.a()])


def _consistent_hands(s: PantheonState, seat: i64, rng: Rng) -> None:
    """Deal until the one asked can answer; a player who chose to move has steps to do so."""
    true_deck = s.deck[:]
    true_hands = [me.hand[:] for me in s.players]
    for _ in range(TRIES):
        _hands(s, seat, rng)
        if _possible(s):
            return
    s.deck = true_deck
    for other in range(s.seats):
        s.players[other].hand = true_hands[other]


# -- demigods


def _demigods(s: PantheonState, seat: i64, rng: Rng) -> None:
    """Within each group the stack and the hidden tokens of the others are mixed."""
    for group in range(N_GROUPS):
        sizes: list[i64] = []
        heap = vec[i64]([0] * N_VALUES)
        for other in range(s.seats):
            n: i64 = 0
            for k in range(N_VALUES):
                if GROUP[k] == group and other != seat:
                    n += s.players[other].secret[k]
                    heap[k] += s.players[other].secret[k]
                    s.players[other].secret[k] = 0
            sizes.append(n)
        for k in range(N_VALUES):
            if GROUP[k] == group:
                heap[k] += s.demigods[k]
        left = _sum(heap)
        for other in range(s.seats):
            for _ in range(sizes[other]):
                s.players[other].secret[_pick(heap, rng.below(left))] += 1
                left -= 1
        for k in range(N_VALUES):
            if GROUP[k] == group:
                s.demigods[k] = heap[k]


# -- steps of others
