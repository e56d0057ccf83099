"""Nothing is lost: cards, gods, booty and demigods add up (invariants J5 … J10)."""

from mypy_extensions import i64

from megalith.games.pantheon.rules import cards
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules.state import PantheonState
from megalith.games.pantheon.rules.vocabulary import MOST_LAID, N_COMMON, N_VALUES, TAKE_DEMIGODS

# -- cards


def cards_fault(s: PantheonState) -> str:
    kit = s.kit
    total: i64 = 0
    for card in range(kit.n_cards):
        count = s.deck[card] + s.discard[card] + s.played[card]
        if s.deck[card] < 0 or s.discard[card] < 0 or s.played[card] < 0:
            return "J5: fewer than no cards"
        for me in s.players:
            count += me.hand[card]
        for place in range(kit.row_size):
            if s.row[place] == card:
                count += 1
        if card >= N_COMMON:
            count += s.money[card - N_COMMON]
        if count != kit.copies[card]:
            return "J5: a card is lost or doubled"
        total += count
    if total != kit.all_cards:
        return "J5: the cards do not add up"
    if s.need() > n.LAST_LUCK:
        return _row_and_deck(s)
    return ""


def _row_and_deck(s: PantheonState) -> str:
    kit = s.kit
    if cards.deck_size(s) > 0:
        for place in range(kit.row_size):
            if s.row[place] < 0:
                return "J6: an empty place in the row and cards in the deck"
        return ""
    for card in range(kit.n_cards):
        if s.discard[card] > 0:
            return "J6: an empty deck and cards in the discard pile"
    return ""


# -- gods, booty, demigods


def gods_fault(s: PantheonState) -> str:
    kit = s.kit
    total: i64 = 0
    for god in range(kit.n_gods):
        count = s.god_stack[god] + s.god_box[god]
        if s.god_stack[god] < 0 or s.god_box[god] < 0:
            return "J8: fewer than no gods"
        for me in s.players:
            count += me.gods[god]
        for place in range(MOST_LAID):
            if s.offer[place] == god:
                count += 1
        for i in range(s.depth):
            need = s.todo[4 * i]
            if (need == n.TO_BOX or need == n.GALLIA_PAY) and s.todo[4 * i + 2] == god:
                count += 1
        if count != kit.god_copies[god]:
            return "J8: a god is lost or doubled"
        total += count
    return "" if total == kit.all_gods else "J8: the gods do not add up"


def booty_fault(s: PantheonState) -> str:
    kit = s.kit
    laid = s.epoch * kit.booty_laid[s.seats]
    if s.need() == n.DRAW_BOOTY:
        laid -= kit.booty_laid[s.seats] - s.a()
    elif _waiting(s, n.LAY_BOOTY):
        laid = -1  # the gods of this epoch are being laid out
    left: i64 = 0
    for token in range(kit.n_booty):
        left += s.bag[token]
        if s.bag[token] < 0:
            return "J8: fewer than no booty"
    if laid >= 0 and left + laid != kit.all_booty:
        return "J8: the bag has lost too many or too few tokens"
    return ""


def demigods_fault(s: PantheonState) -> str:
    kit = s.kit
    low: i64 = 0
    for k in range(N_VALUES):
        count = s.demigods[k] + s.demigod_box[k]
        for me in s.players:
            count += me.shown[k] + me.secret[k]
        for i in range(s.piled):
            if s.pile[i] == k:
                count += 1
        if count != kit.demigods[k]:
            return "J9: a demigod is lost or doubled"
        if kit.group[k] == 0:
            low += s.demigods[k]
        elif low > 0 and s.demigods[k] != kit.demigods[k]:
            return "J9: a high demigod appeared before the last low one"
    return _face_up(s)


def _face_up(s: PantheonState) -> str:
    """As many as the gods and booty tokens on the board bring."""
    kit = s.kit
    if s.phase != 2 or s.need() <= n.LAST_LUCK:
        return ""
    wanted: i64 = 0
    for k in range(MOST_LAID):
        if s.offer[k] >= 0:
            wanted += kit.god_brings[s.offer[k]]
        if s.booty[k] >= 0:
            wanted += kit.booty_brings[s.booty[k]]
        if s.picked[k] >= 0:
            wanted += kit.booty_brings[s.picked[k]]
    wanted += _still_to_take(s)
    stack: i64 = 0
    for k in range(N_VALUES):
        stack += s.demigods[k]
    if s.piled != wanted and (stack > 0 or s.piled > wanted):
        return "J10: the wrong number of face-up demigods"
    return ""


def _still_to_take(s: PantheonState) -> i64:
    """Face-up demigods for tokens whose effects are under way."""
    kit = s.kit
    count: i64 = 0
    for i in range(s.depth):
        if s.todo[4 * i] == n.RUN_EFFECT and s.todo[4 * i + 3] == n.FROM_BOARD:
            effect = s.todo[4 * i + 2]
            while True:
                if kit.effect[effect] == TAKE_DEMIGODS:
                    count += kit.amount[effect]
                if kit.last[effect] == 1:
                    break
                effect += 1
    return count


def _waiting(s: PantheonState, need: i64) -> bool:
    """Whether the stack holds such an entry."""
    for i in range(s.depth):
        if s.todo[4 * i] == need:
            return True
    return False
