"""Hands, deck, row and discard pile: what is drawn, played and mixed again (F.15)."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.pantheon.rules.needs import (
    DRAW_CARD,
    DRAW_CARDS,
    DRAW_FROM_DECK,
    FILL_ROW,
    OF_ACTION,
    REFILL_ROW,
)
from megalith.games.pantheon.rules.state import PantheonState, Player
from megalith.games.pantheon.rules.vocabulary import N_COMMON


def deck_size(s: PantheonState) -> i64:
    return _sum(s.deck)


def hand_size(me: Player) -> i64:
    return _sum(me.hand)


def _sum(counts: vec[i64]) -> i64:
    n: i64 = 0
    for card in range(len(counts)):
        n += counts[card]
    return n


def outcomes(s: PantheonState, out: Choices) -> None:
    deck = s.deck
    for card in range(len(deck)):
        if deck[card] > 0:
            out.add_outcome(card, deck[card])


def leave_hand(me: Player, card: i64, n: i64) -> None:
    """Cards go out of a hand; those that everybody knows of go first."""
    me.hand[card] -= n
    known = me.known[card] - n
    me.known[card] = known if known > 0 else 0


def discard(s: PantheonState, card: i64, n: i64) -> None:
    """Lay cards on the discard pile; call renew() when all of them lie there."""
    s.discard[card] += n


def discard_played(s: PantheonState) -> None:
    for card in range(s.kit.n_cards):
        s.discard[card] += s.played[card]
        s.played[card] = 0
    renew(s)


def renew(s: PantheonState) -> None:
    """An empty deck takes in the discard pile at once, and fills the row first."""
    if deck_size(s) > 0:
        return
    n: i64 = 0
    for card in range(s.kit.n_cards):
        n += s.discard[card]
        s.deck[card] = s.discard[card]
        s.discard[card] = 0
    if n > 0:
        s.tell("new_deck", -1, n)
        s.push(FILL_ROW, -1, 0, 0)


def fill_row(s: PantheonState) -> None:
    """Flow: the first empty place gets a card, until there is none or no deck."""
    if deck_size(s) > 0:
        for place in range(s.kit.row_size):
            if s.row[place] < 0:
                s.push(REFILL_ROW, -1, place, 0)
                return
    s.pop()


def into_row(s: PantheonState, place: i64, card: i64) -> None:
    s.deck[card] -= 1
    s.row[place] = card
    s.tell("row_card", -1, place, card)
    renew(s)


def draw(s: PantheonState, seat: i64, n: i64) -> None:
    """Cards from the deck; b is how many of them there are in all."""
    if n > 0:
        s.push(DRAW_CARDS, seat, n, n if s.kit.version > 1 else 0)


def draw_one(s: PantheonState, seat: i64) -> None:
    """One card of a draw action."""
    s.push(DRAW_CARDS, seat, 1, OF_ACTION if s.kit.version > 1 else 0)


def next_draw(s: PantheonState) -> None:
    """Flow: one of the cards due; with no card to draw all hands become the deck."""
    seat = s.seat()
    n = s.a()
    b = s.b()
    s.pop()
    if deck_size(s) > 0:
        if n > 1:
            s.push(DRAW_CARDS, seat, n - 1, b)
        s.push(DRAW_FROM_DECK, seat, 0, 0)
    elif any_in_hands(s):
        _draw_anew(s, seat, n, b)
        dump(s, seat)


def _draw_anew(s: PantheonState, seat: i64, n: i64, b: i64) -> None:
    """What was drawn before is laid down with the hands, so the full number is due again, if there
    are so many cards; in version 1 what was still due."""
    left: i64 = 0
    for me in s.players:
        left += hand_size(me)
    if b == OF_ACTION:
        if left >= s.kit.drawn > 1:
            if s.need() == DRAW_CARD and s.seat() == seat:
                s.pop()
            s.push(DRAW_CARD, seat, 1, 0)
    elif b > n and left >= b:
        n = b
    s.push(DRAW_CARDS, seat, n, b)


def drawn(s: PantheonState, seat: i64, card: i64) -> None:
    s.deck[card] -= 1
    s.players[seat].hand[card] += 1
    s.tell("drew", seat, card)
    renew(s)


def any_in_hands(s: PantheonState) -> bool:
    for me in s.players:
        if hand_size(me) > 0:
            return True
    return False


def dump(s: PantheonState, seat: i64) -> None:
    """All players lay down their hands, which become the deck; the row stays."""
    s.tell("hands_dumped", seat)
    for me in s.players:
        for card in range(s.kit.n_cards):
            s.discard[card] += me.hand[card]
            me.hand[card] = 0
            me.known[card] = 0
    renew(s)


def take_from_row(s: PantheonState, seat: i64, card: i64) -> None:
    """Everybody sees which card it is; its place is filled at once."""
    me = s.players[seat]
    for place in range(s.kit.row_size):
        if s.row[place] == card:
            s.row[place] = -1
            break
    me.hand[card] += 1
    me.known[card] += 1
    s.tell("took_card", seat, card)
    s.push(FILL_ROW, -1, 0, 0)


def top_money(s: PantheonState) -> i64:
    """The special money card on top, from 0 for the lowest; -1 if none is left."""
    top: i64 = -1
    for k in range(s.kit.n_special):
        if s.money[k] > 0:
            if s.highest_first == 0:
                return k
            top = k
    return top


def take_money(s: PantheonState, seat: i64) -> None:
    top = top_money(s)
    if top < 0:
        s.tell("no_money", seat)
        return
    card = N_COMMON + top
    s.money[top] -= 1
    s.players[seat].hand[card] += 1
    s.players[seat].known[card] += 1
    s.tell("took_money", seat, card)
