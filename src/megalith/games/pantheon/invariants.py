"""What must hold after every action, checked on the state alone (invariants J1 … J20)."""

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.pantheon import cards, paths
from megalith.games.pantheon import needs as n
from megalith.games.pantheon.atlas import IS_COLUMN, N_HEXES, NEAR, START
from megalith.games.pantheon.components import (
    ALL_BOOTY,
    ALL_CARDS,
    ALL_GODS,
    AMOUNT,
    BOOTY_BRINGS,
    BOOTY_LAID,
    COLUMNS,
    COPIES,
    DEMIGODS,
    EFFECT,
    FEET,
    GOD_BRINGS,
    GOD_COPIES,
    GROUP,
    LAST,
    MAX_LEVEL,
    MOST_LAID,
    N_BOOTY,
    N_CARDS,
    N_COMMON,
    N_GODS,
    N_KINDS,
    N_VALUES,
    PIECES_PER_HEX,
    ROW,
    TAKE_DEMIGODS,
)
from megalith.games.pantheon.state import PantheonState


def check(s: PantheonState) -> str:
    """The first broken invariant with its number; empty if all hold."""
    for seat in range(s.seats):
        fault = _player(s, seat)
        if not fault:
            fault = _links(s, seat)
        if fault:
            return fault
    fault = _hexes(s)
    if not fault:
        fault = _cards(s)
    if not fault:
        fault = _gods(s)
    if not fault:
        fault = _booty(s)
    if not fault:
        fault = _demigods(s)
    if not fault:
        fault = _turns(s)
    return fault


def waiting(s: PantheonState, need: i64) -> bool:
    """Whether the stack holds such an entry."""
    for i in range(s.depth):
        if s.todo[4 * i] == need:
            return True
    return False


# -- players and the map


def _player(s: PantheonState, seat: i64) -> str:
    me = s.players[seat]
    feet: i64 = 0
    columns: i64 = 0
    for hex in range(N_HEXES):
        if bits.has(s.board[hex], seat):
            if IS_COLUMN[hex] == 1:
                columns += 1
            else:
                feet += 1
    if me.feet + me.spare_feet + feet != FEET:
        return "J1: the feet of a colour do not add up"
    if me.columns + me.spare_columns + columns != COLUMNS:
        return "J1: the columns of a colour do not add up"
    if me.feet < 0 or me.spare_feet < 0 or me.columns < 0 or me.spare_columns < 0:
        return "J1: fewer than no pieces"
    for kind in range(N_KINDS):
        if me.levels[kind] < 0 or me.levels[kind] > MAX_LEVEL:
            return "J15: an offering level that does not exist"
    for card in range(N_CARDS):
        if me.known[card] < 0 or me.known[card] > me.hand[card]:
            return "J7: more cards are known than held"
    if s.phase == 3 and feet > 0:
        return "J3: a foot on the board between epochs"
    return ""


def _links(s: PantheonState, seat: i64) -> str:
    """Feet are linked, and an old column is linked as soon as it touches something linked."""
    for hex in range(N_HEXES):
        here = s.board[hex]
        if bits.has(here, seat + 4):
            if not bits.has(here, seat):
                return "J3: a link without a piece"
            if s.phase == 3 or s.depth == 0:
                return "J3: a link between epochs"
        elif bits.has(here, seat):
            if IS_COLUMN[hex] == 0:
                return "J3: a foot that is not linked"
            if _touches_link(s, seat, hex):
                return "J3: an old column beside a link is not joined"
    return ""


def _touches_link(s: PantheonState, seat: i64, hex: i64) -> bool:
    for i in range(6 * hex, 6 * hex + 6):
        other = NEAR[i]
        if other >= 0 and (other == s.temple or paths.is_linked(s, seat, other)):
            return True
    return False


def _hexes(s: PantheonState) -> str:
    for hex in range(N_HEXES):
        if bits.size(paths.owners(s, hex)) > PIECES_PER_HEX:
            return "J2: too many pieces on a hex"
    if s.nation >= 0 and s.board[START[s.nation]] != 0 and s.phase < 3:
        return "J2: a piece on the hex of the temple"
    return ""


# -- cards


def _cards(s: PantheonState) -> str:
    total: i64 = 0
    for card in range(N_CARDS):
        count = s.deck[card] + s.discard[card] + s.played[card]
        if s.deck[card] < 0 or s.discard[card] < 0 or s.played[card] < 0:
            return "J5: fewer than no cards"
        for me in s.players:
            count += me.hand[card]
        for place in range(ROW):
            if s.row[place] == card:
                count += 1
        if card >= N_COMMON:
            count += s.money[card - N_COMMON]
        if count != COPIES[card]:
            return "J5: a card is lost or doubled"
        total += count
    if total != ALL_CARDS:
        return "J5: the cards do not add up"
    if s.need() > n.LAST_LUCK:
        return _row_and_deck(s)
    return ""


def _row_and_deck(s: PantheonState) -> str:
    if cards.deck_size(s) > 0:
        for place in range(ROW):
            if s.row[place] < 0:
                return "J6: an empty place in the row and cards in the deck"
        return ""
    for card in range(N_CARDS):
        if s.discard[card] > 0:
            return "J6: an empty deck and cards in the discard pile"
    return ""


# -- gods, booty, demigods


def _gods(s: PantheonState) -> str:
    total: i64 = 0
    for god in range(N_GODS):
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
        if count != GOD_COPIES[god]:
            return "J8: a god is lost or doubled"
        total += count
    return "" if total == ALL_GODS else "J8: the gods do not add up"


def _booty(s: PantheonState) -> str:
    laid = s.epoch * BOOTY_LAID[s.seats]
    if s.need() == n.DRAW_BOOTY:
        laid -= BOOTY_LAID[s.seats] - s.a()
    elif waiting(s, n.LAY_BOOTY):
        laid = -1  # the gods of this epoch are being laid out
    left: i64 = 0
    for token in range(N_BOOTY):
        left += s.bag[token]
        if s.bag[token] < 0:
            return "J8: fewer than no booty"
    if laid >= 0 and left + laid != ALL_BOOTY:
        return "J8: the bag has lost too many or too few tokens"
    return ""


def _demigods(s: PantheonState) -> str:
    low: i64 = 0
    for k in range(N_VALUES):
        count = s.demigods[k] + s.demigod_box[k]
        for me in s.players:
            count += me.shown[k] + me.secret[k]
        for i in range(s.piled):
            if s.pile[i] == k:
                count += 1
        if count != DEMIGODS[k]:
            return "J9: a demigod is lost or doubled"
        if GROUP[k] == 0:
            low += s.demigods[k]
        elif low > 0 and s.demigods[k] != DEMIGODS[k]:
            return "J9: a high demigod appeared before the last low one"
    return _face_up(s)


def _face_up(s: PantheonState) -> str:
    """As many as the gods and booty tokens on the board bring."""
    if s.phase != 2 or s.need() <= n.LAST_LUCK:
        return ""
    wanted: i64 = 0
    for k in range(MOST_LAID):
        if s.offer[k] >= 0:
            wanted += GOD_BRINGS[s.offer[k]]
        if s.booty[k] >= 0:
            wanted += BOOTY_BRINGS[s.booty[k]]
        if s.picked[k] >= 0:
            wanted += BOOTY_BRINGS[s.picked[k]]
    wanted += _still_to_take(s)
    stack: i64 = 0
    for k in range(N_VALUES):
        stack += s.demigods[k]
    if s.piled != wanted and (stack > 0 or s.piled > wanted):
        return "J10: the wrong number of face-up demigods"
    return ""


def _still_to_take(s: PantheonState) -> i64:
    """Face-up demigods for tokens whose effects are under way."""
    count: i64 = 0
    for i in range(s.depth):
        if s.todo[4 * i] == n.RUN_EFFECT and s.todo[4 * i + 3] == n.FROM_BOARD:
            effect = s.todo[4 * i + 2]
            while True:
                if EFFECT[effect] == TAKE_DEMIGODS:
                    count += AMOUNT[effect]
                if LAST[effect] == 1:
                    break
                effect += 1
    return count


# -- turns


def _turns(s: PantheonState) -> str:
    if s.turn_limit > 0 and s.turns > s.turn_limit * s.seats:
        return "J20: an epoch goes on beyond its limit"
    need = s.need()
    if need == n.PLACE_PIECE or need == n.BUY_ITEM:
        if s.a() < 1 or s.b() < 0:
            return "J14: more was spent than there was"
    return ""
