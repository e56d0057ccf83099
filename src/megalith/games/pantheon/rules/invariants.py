"""What must hold after every action, checked on the state alone (invariants J1 … J20)."""

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.pantheon.rules import invariants_supply, paths
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules.state import LINKED, PantheonState
from megalith.games.pantheon.rules.vocabulary import MAX_LEVEL, N_KINDS


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
        fault = invariants_supply.cards_fault(s)
    if not fault:
        fault = invariants_supply.gods_fault(s)
    if not fault:
        fault = invariants_supply.booty_fault(s)
    if not fault:
        fault = invariants_supply.demigods_fault(s)
    if not fault:
        fault = _turns(s)
    return fault


# -- players and the map


def _player(s: PantheonState, seat: i64) -> str:
    kit = s.kit
    me = s.players[seat]
    feet: i64 = 0
    columns: i64 = 0
    for hex in range(kit.n_hexes):
        if bits.has(s.board[hex], seat):
            if kit.is_column[hex] == 1:
                columns += 1
            else:
                feet += 1
    if me.feet + me.spare_feet + feet != kit.feet:
        return "J1: the feet of a colour do not add up"
    if me.columns + me.spare_columns + columns != kit.columns:
        return "J1: the columns of a colour do not add up"
    if me.feet < 0 or me.spare_feet < 0 or me.columns < 0 or me.spare_columns < 0:
        return "J1: fewer than no pieces"
    for kind in range(N_KINDS):
        if me.levels[kind] < 0 or me.levels[kind] > MAX_LEVEL:
            return "J15: an offering level that does not exist"
    for card in range(kit.n_cards):
        if me.known[card] < 0 or me.known[card] > me.hand[card]:
            return "J7: more cards are known than held"
    if s.phase == 3 and feet > 0:
        return "J3: a foot on the board between epochs"
    return ""


def _links(s: PantheonState, seat: i64) -> str:
    """Feet are linked, and an old column is linked as soon as it touches something linked."""
    kit = s.kit
    for hex in range(kit.n_hexes):
        here = s.board[hex]
        if bits.has(here, seat + LINKED):
            if not bits.has(here, seat):
                return "J3: a link without a piece"
            if s.phase == 3 or s.depth == 0:
                return "J3: a link between epochs"
        elif bits.has(here, seat):
            if kit.is_column[hex] == 0:
                return "J3: a foot that is not linked"
            if _touches_link(s, seat, hex):
                return "J3: an old column beside a link is not joined"
    return ""


def _touches_link(s: PantheonState, seat: i64, hex: i64) -> bool:
    kit = s.kit
    for i in range(6 * hex, 6 * hex + 6):
        other = kit.near[i]
        if other >= 0 and (other == s.temple or paths.is_linked(s, seat, other)):
            return True
    return False


def _hexes(s: PantheonState) -> str:
    kit = s.kit
    for hex in range(kit.n_hexes):
        if bits.size(paths.owners(s, hex)) > kit.pieces_per_hex:
            return "J2: too many pieces on a hex"
    if s.nation >= 0 and s.board[kit.start_hex[s.nation]] != 0 and s.phase < 3:
        return "J2: a piece on the hex of the temple"
    return ""


# -- turns


def _turns(s: PantheonState) -> str:
    if s.turn_limit > 0 and s.turns > s.turn_limit * s.seats:
        return "J20: an epoch goes on beyond its limit"
    need = s.need()
    if need == n.PLACE_PIECE or need == n.BUY_ITEM:
        if s.a() < 1 or s.b() < 0:
            return "J14: more was spent than there was"
    return ""
