"""Where pieces may be laid and what is linked with the temple (F.7, F.8, F.11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.state import LINKED, PantheonState
from megalith.games.pantheon.rules.vocabulary import MOST_LAID

# Marks of a hex that can be reached.
BESIDE: Final = 1  # the temple or a linked own piece is next to it
BY_FOOT: Final = 2  # an own foot is next to it
JUMP: Final = 4  # over a rival's hex
JUMP_BY_FOOT: Final = 8  # the same from an own foot

# What keeps a piece from a hex, in the order in which it is reported.
FREE: Final = 0
TEMPLE_HERE: Final = 1
OWN_PIECE_HERE: Final = 2
HEX_FULL: Final = 3
NO_FOOT_LEFT: Final = 4
NO_COLUMN_LEFT: Final = 5
COLUMN_NEEDS_FOOT: Final = 6
NOT_LINKED: Final = 7
TOO_DEAR: Final = 8

ANYTHING: Final = 1000  # more steps than any hex costs
PIECES: Final = vec[i64]([bin(n).count("1") for n in range(16)])  # by the bits of owners()


def owners(s: PantheonState, hex: i64) -> i64:
    """Bit per seat with a piece here."""
    return s.board[hex] & 15


def has_piece(s: PantheonState, seat: i64, hex: i64) -> bool:
    return bits.has(s.board[hex], seat)


def is_linked(s: PantheonState, seat: i64, hex: i64) -> bool:
    return bits.has(s.board[hex], seat + LINKED)


# -- links


def join(s: PantheonState, seat: i64, hex: i64) -> None:
    """Old columns around a linked hex are linked too, and what they touch in turn."""
    kit = s.kit
    for i in range(6 * hex, 6 * hex + 6):
        other = kit.near[i]
        if other >= 0 and has_piece(s, seat, other) and not is_linked(s, seat, other):
            s.board[other] |= bits.bit(seat + LINKED)
            s.tell("joined", seat, other)
            join(s, seat, other)


def join_temple(s: PantheonState) -> None:
    """Old columns beside the temple of the nation are linked with it."""
    kit = s.kit
    for seat in range(s.seats):
        join(s, seat, kit.start_hex[s.nation])


def unlink_all(s: PantheonState) -> None:
    for hex in range(s.kit.n_hexes):
        s.board[hex] &= 15


# -- reach


def _mark_around(near: vec[i64], marks: vec[i64], hex: i64, mark: i64) -> None:
    for i in range(6 * hex, 6 * hex + 6):
        other = near[i]
        if other >= 0:
            marks[other] |= mark


def _mark_jumps(s: PantheonState, seat: i64, marks: vec[i64], hex: i64, mark: i64) -> None:
    """Hexes two steps away, over a neighbour that holds a rival's piece."""
    kit = s.kit
    rivals = 15 & ~bits.bit(seat)
    for i in range(6 * hex, 6 * hex + 6):
        over = kit.near[i]
        if over >= 0 and s.board[over] & rivals != 0:
            _mark_around(kit.near, marks, over, mark)


def reach(s: PantheonState, seat: i64, jumps: i64) -> vec[i64]:
    """Marks for every hex: what lies beside it and could carry a new piece of the seat."""
    kit = s.kit
    marks = kit.blank[:]
    linked = bits.bit(seat + LINKED)
    temple = kit.start_hex[s.nation]
    board = s.board
    _mark_around(kit.near, marks, temple, BESIDE)
    for hex in range(kit.n_hexes):
        if board[hex] & linked != 0:
            mark = BESIDE if kit.is_column[hex] == 1 else BESIDE | BY_FOOT
            _mark_around(kit.near, marks, hex, mark)
    if jumps > 0:
        _mark_jumps(s, seat, marks, temple, JUMP)
        for hex in range(kit.n_hexes):
            if board[hex] & linked != 0:
                mark = JUMP if kit.is_column[hex] == 1 else JUMP | JUMP_BY_FOOT
                _mark_jumps(s, seat, marks, hex, mark)
    return marks


def needs_jump(kit: PantheonKit, marks: vec[i64], hex: i64) -> bool:
    """Whether the hex is out of reach without a jump; a jump that is not needed is kept."""
    return marks[hex] & (BY_FOOT if kit.is_column[hex] == 1 else BESIDE) == 0


def cost(s: PantheonState, hex: i64) -> i64:
    kit = s.kit
    return kit.free_hex if s.board[hex] & 15 == 0 else kit.shared_hex


def obstacle(s: PantheonState, seat: i64, hex: i64, marks: vec[i64], steps: i64) -> i64:
    """What keeps the seat from laying a piece here; the one judge of lists and refusals."""
    kit = s.kit
    here = s.board[hex] & 15
    if hex == kit.start_hex[s.nation]:
        return TEMPLE_HERE
    if bits.has(here, seat):
        return OWN_PIECE_HERE
    if PIECES[here] >= kit.pieces_per_hex:
        return HEX_FULL
    me = s.players[seat]
    if kit.is_column[hex] == 1:
        if me.columns == 0:
            return NO_COLUMN_LEFT
        wanted = BY_FOOT | JUMP_BY_FOOT if s.jump_columns == 1 else BY_FOOT
        if marks[hex] & wanted == 0:
            return COLUMN_NEEDS_FOOT
    else:
        if me.feet == 0:
            return NO_FOOT_LEFT
        if marks[hex] & (BESIDE | JUMP) == 0:
            return NOT_LINKED
    return TOO_DEAR if cost(s, hex) > steps else FREE


def cheapest(s: PantheonState, seat: i64, jumps: i64) -> i64:
    """The least that laying a piece costs now; ANYTHING if none can be laid."""
    kit = s.kit
    me = s.players[seat]
    least: i64 = ANYTHING
    if me.feet == 0 and me.columns == 0:
        return least
    free = kit.free_hex
    marks = reach(s, seat, jumps)
    for hex in range(len(marks)):
        if marks[hex] != 0 and obstacle(s, seat, hex, marks, ANYTHING) == FREE:
            price = cost(s, hex)
            if price == free:
                return price
            least = price
    return least


# -- laying


def lay(s: PantheonState, seat: i64, hex: i64) -> None:
    """A piece comes to lie on a hex that obstacle() allows; a foot picks up booty."""
    me = s.players[seat]
    s.board[hex] |= bits.bit(seat) | bits.bit(seat + LINKED)
    if s.kit.is_column[hex] == 1:
        me.columns -= 1
        s.tell("laid_column", seat, hex)
    else:
        me.feet -= 1
        s.tell("laid_foot", seat, hex)
        _pick_up(s, seat, hex)
    join(s, seat, hex)


def _pick_up(s: PantheonState, seat: i64, hex: i64) -> None:
    kit = s.kit
    for slot in range(MOST_LAID):
        if s.booty[slot] >= 0 and kit.slot_hex[MOST_LAID * s.nation + slot] == hex:
            n: i64 = 0
            while s.picked[n] >= 0:
                n += 1
            s.picked[n] = s.booty[slot]
            s.tell("picked_up", seat, s.booty[slot])
            s.booty[slot] = -1
            return


def lay_unlinked(s: PantheonState, seat: i64, hex: i64) -> None:
    """A column that a token gives: it links nothing until it is joined."""
    kit = s.kit
    s.players[seat].columns -= 1
    s.board[hex] |= bits.bit(seat)
    s.tell("laid_column", seat, hex)
    for i in range(6 * hex, 6 * hex + 6):
        other = kit.near[i]
        if other >= 0 and (other == s.temple or is_linked(s, seat, other)):
            s.board[hex] |= bits.bit(seat + LINKED)
            s.tell("joined", seat, hex)
            join(s, seat, hex)
            return


def open_for_column(s: PantheonState, seat: i64, hex: i64) -> bool:
    """Whether a column may be put here without any path."""
    kit = s.kit
    here = s.board[hex] & 15
    return (
        kit.is_column[hex] == 1 and not bits.has(here, seat) and PIECES[here] < kit.pieces_per_hex
    )


def columns_on_board(s: PantheonState, seat: i64) -> i64:
    n: i64 = 0
    columns, board = s.kit.column_hexes, s.board
    for i in range(len(columns)):
        if bits.has(board[columns[i]], seat):
            n += 1
    return n
