"""The actions offer and draw: a god for offerings (F.13), or three cards (F.15)."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.pantheon.rules import cards, effects, payments
from megalith.games.pantheon.rules.needs import DRAW_CARD, FROM_BOARD, PAY_OFFERING
from megalith.games.pantheon.rules.state import PantheonState
from megalith.games.pantheon.rules.vocabulary import EXTRA_CARDS, MOST_LAID

# -- offer


def place_of(s: PantheonState, god: i64) -> i64:
    """The first place of the board with this god; -1 if it is not there."""
    for place in range(MOST_LAID):
        if s.offer[place] == god:
            return place
    return -1


def can_offer(s: PantheonState, seat: i64) -> bool:
    kit = s.kit
    for place in range(MOST_LAID):
        if s.offer[place] >= 0 and payments.can_pay(kit, s.players[seat], s.offer[place]):
            return True
    return False


def legal_god(s: PantheonState, seat: i64, out: Choices) -> None:
    kit = s.kit
    for god in range(kit.n_gods):
        if place_of(s, god) >= 0 and payments.can_pay(kit, s.players[seat], god):
            out.add(kit.act.god + god)


def apply_god(s: PantheonState, seat: i64, god: i64) -> None:
    s.push(PAY_OFFERING, seat, place_of(s, god), 0)


def legal_pay(s: PantheonState, seat: i64, place: i64, out: Choices) -> None:
    payments.add_payments(s.kit, s.players[seat], s.offer[place], 0, out)


def apply_pay(s: PantheonState, seat: i64, place: i64, mix: i64) -> None:
    god = s.offer[place]
    s.offer[place] = -1
    payments.pay(s, seat, mix)
    effects.gain_god(s, seat, god, FROM_BOARD)
    cards.renew(s)  # the new deck, if any, comes before the favour


# -- draw


def cards_of_draw(s: PantheonState, seat: i64) -> i64:
    """How many cards a draw action may have."""
    kit = s.kit
    return kit.drawn + effects.power(kit, s.players[seat], EXTRA_CARDS)


def legal_draw(s: PantheonState, n: i64, out: Choices) -> None:
    kit = s.kit
    for card in range(kit.n_cards):
        for place in range(kit.row_size):
            if s.row[place] == card:
                out.add(kit.act.row + card)
                break
    out.add(kit.act.deck)
    if n >= kit.drawn:
        out.add(kit.act.stop)


def apply_draw(s: PantheonState, seat: i64, n: i64, code: i64) -> None:
    kit = s.kit
    if code == kit.act.stop:
        return
    if n + 1 < cards_of_draw(s, seat):
        s.push(DRAW_CARD, seat, n + 1, 0)
    if code == kit.act.deck:
        cards.draw_one(s, seat)
    else:
        cards.take_from_row(s, seat, code - kit.act.row)
