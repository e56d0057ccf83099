"""What the nations do in the preparation of their epoch (F.3)."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.pantheon.rules import cards, effects, paths, payments
from megalith.games.pantheon.rules.needs import (
    DISCARD_CARD,
    DRAW_CARDS,
    DRAW_GODS,
    EXCHANGE_PIECES,
    FIT_HAND,
    FROM_STACK,
    GALLIA_CHOICE,
    GALLIA_PAY,
    IN_GALLIA,
)
from megalith.games.pantheon.rules.phases import buy
from megalith.games.pantheon.rules.state import PantheonState, Player
from megalith.games.pantheon.rules.vocabulary import (
    CARDS_OR_GOD,
    EXCHANGE,
    HAND_TO,
    PURCHASE,
    REVERSE_MONEY,
)


def run(s: PantheonState, seat: i64, effect: i64) -> None:
    """The effects that only nations have."""
    kit = s.kit
    kind = kit.effect[effect]
    if kind == CARDS_OR_GOD:
        s.push(GALLIA_CHOICE, seat, effect, 0)
    elif kind == HAND_TO:
        s.push(FIT_HAND, seat, kit.amount[effect], 0)
    elif kind == EXCHANGE:
        ask_exchange(s, seat)
    elif kind == REVERSE_MONEY:
        s.highest_first = 1
        s.tell("money_reversed", -1)
    elif kind == PURCHASE:
        purchase(s, seat, kit.amount[effect])


# -- Gallia


def legal_gallia(s: PantheonState, out: Choices) -> None:
    kit = s.kit
    out.add(kit.act.gallia)
    if god_left(s):
        out.add(kit.act.gallia + 1)


def god_left(s: PantheonState) -> bool:
    for god in range(s.kit.n_gods):
        if s.god_stack[god] > 0 or s.god_box[god] > 0:
            return True
    return False


def apply_gallia(s: PantheonState, seat: i64, effect: i64, code: i64) -> None:
    kit = s.kit
    if code == kit.act.gallia:
        cards.draw(s, seat, kit.amount[effect])
    else:
        s.push(DRAW_GODS, seat, 1, FROM_STACK | IN_GALLIA)


def turned_up(s: PantheonState, seat: i64, god: i64) -> None:
    s.god_stack[god] -= 1
    s.tell("turned_up", seat, god)
    s.push(GALLIA_PAY, seat, god, 0)


def legal_pay(s: PantheonState, seat: i64, god: i64, out: Choices) -> None:
    kit = s.kit
    payments.add_payments(kit, s.players[seat], god, kit.n_gods, out)
    out.add(kit.act.decline)


def apply_pay(s: PantheonState, seat: i64, god: i64, code: i64) -> None:
    kit = s.kit
    if code == kit.act.decline:
        s.god_box[god] += 1
        s.tell("god_refused", seat, god)
        return
    payments.pay(s, seat, code - kit.act.pay)
    effects.gain_god(s, seat, god, FROM_STACK)
    cards.renew(s)


# -- Germania and Graecia


def next_hand(s: PantheonState) -> None:
    """Flow: draw or discard one card, until the hand has the right size."""
    seat = s.seat()
    n = s.a()
    size = cards.hand_size(s.players[seat])
    if size > n:
        s.push(DISCARD_CARD, seat, size - n, 0)
    elif size < n and (cards.deck_size(s) > 0 or cards.any_in_hands(s)):
        s.push(DRAW_CARDS, seat, 1, 0)
    else:
        s.pop()


def legal_discard(s: PantheonState, seat: i64, out: Choices) -> None:
    kit = s.kit
    for card in range(kit.n_cards):
        if s.players[seat].hand[card] > 0:
            out.add(kit.act.discard + card)


def apply_discard(s: PantheonState, seat: i64, card: i64) -> None:
    cards.leave_hand(s.players[seat], card, 1)
    cards.discard(s, card, 1)
    s.tell("discarded", seat, card)
    cards.renew(s)


# -- Aegyptus


def ask_exchange(s: PantheonState, seat: i64) -> None:
    if most_columns(s.players[seat]) > 0 or most_feet(s.players[seat]) > 0:
        s.push(EXCHANGE_PIECES, seat, 0, 0)


def most_columns(me: Player) -> i64:
    """Columns that can be given for feet."""
    return min(me.columns, me.spare_feet)


def most_feet(me: Player) -> i64:
    """Feet that can be given for columns."""
    return min(me.feet, me.spare_columns)


def legal_exchange(s: PantheonState, seat: i64, out: Choices) -> None:
    kit = s.kit
    me = s.players[seat]
    for n in range(most_columns(me)):
        out.add(kit.act.exchange + n)
    for n in range(most_feet(me)):
        out.add(kit.act.exchange_feet + n)
    out.add(kit.act.decline)


def apply_exchange(s: PantheonState, seat: i64, code: i64) -> None:
    kit = s.kit
    if code == kit.act.decline:
        s.tell("declined", seat)
        return
    me = s.players[seat]
    columns = code - kit.act.exchange + 1  # given away
    if code >= kit.act.exchange_feet:
        columns = -(code - kit.act.exchange_feet + 1)
    me.columns -= columns
    me.spare_columns += columns
    me.feet += columns
    me.spare_feet -= columns
    if columns > 0:
        s.tell("gave_columns", seat, columns)
    else:
        s.tell("gave_feet", seat, -columns)


# -- Cartago


def purchase(s: PantheonState, seat: i64, coins: i64) -> None:
    """Coins of the nation, to be spent at once; the start hex counts as the temple."""
    paths.join_temple(s)
    buy.begin(s, seat, coins, 1)
