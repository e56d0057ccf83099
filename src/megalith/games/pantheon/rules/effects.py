"""What gods, booty and bonus tokens do: one function for each kind of effect (F.9, F.14).

Effects of one token run one after another as entries of the stack, so that each is finished,
decisions and luck included, before the next.
"""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.pantheon.rules import actions as act
from megalith.games.pantheon.rules import cards, demigods, paths
from megalith.games.pantheon.rules.atlas import COLUMN_HEXES
from megalith.games.pantheon.rules.components import (
    AMOUNT,
    AT_ONCE,
    DRAW_CARDS,
    EFFECT,
    GAIN_PIECES,
    GOD_EFFECT,
    GOD_FROM_STACK,
    GOD_POINTS,
    GOD_POWER,
    KEPT,
    MAX_LEVEL,
    N_GODS,
    N_KINDS,
    N_POWERS,
    N_TOKENS,
    NO_CHAIN,
    OPTIONAL,
    PIECES,
    PLACE_COLUMN,
    RAISE,
    SPECIAL_MONEY,
    TAKE_DEMIGODS,
    TOKEN_EFFECT,
    TOKEN_POWER,
)
from megalith.games.pantheon.rules.needs import (
    DRAW_GOD,
    DRAW_GODS,
    FROM_STACK,
    NO_MORE,
    PLACE_BONUS_COLUMN,
    RAISE_OFFERING,
    RUN_EFFECT,
    TAKE_PIECES,
    TO_BOX,
)
from megalith.games.pantheon.rules.state import GODS_LINE, PantheonState, Player


def power(me: Player, which: i64) -> i64:
    """What all kept gods and tokens of a player give together, such as extra steps."""
    n: i64 = 0
    for god in range(N_GODS):
        if me.gods[god] > 0:
            n += me.gods[god] * GOD_POWER[N_POWERS * god + which]
    for token in range(N_TOKENS):
        if me.tokens[token] > 0:
            n += me.tokens[token] * TOKEN_POWER[N_POWERS * token + which]
    return n


# -- gaining gods and tokens


def gain_god(s: PantheonState, seat: i64, god: i64, origin: i64) -> None:
    """Points at once, then the favour; what acts at once goes to the box afterwards."""
    me = s.players[seat]
    points = GOD_POINTS[s.epoch - 1]
    me.score[GODS_LINE] += points
    s.tell("gained_god", seat, god, points)
    if AT_ONCE[god] == 1:
        s.push(TO_BOX, seat, god, 0)
    else:
        me.gods[god] += 1
    if GOD_EFFECT[god] >= 0:
        s.push(RUN_EFFECT, seat, GOD_EFFECT[god], origin)


def use_token(s: PantheonState, seat: i64, token: i64, origin: i64) -> None:
    s.tell("resolves", seat, token)
    if KEPT[token] == 1:
        s.players[seat].tokens[token] += 1
    if TOKEN_EFFECT[token] >= 0:
        s.push(RUN_EFFECT, seat, TOKEN_EFFECT[token], origin)


def run(s: PantheonState, seat: i64, effect: i64, origin: i64) -> None:
    kind = EFFECT[effect]
    n = AMOUNT[effect]
    if kind == DRAW_CARDS:
        cards.draw(s, seat, n)
    elif kind == TAKE_DEMIGODS:
        demigods.take(s, seat, n, origin)
    elif kind == GOD_FROM_STACK:
        if origin & NO_MORE == 0:
            chained = NO_MORE if NO_CHAIN[effect] == 1 else 0
            s.push(DRAW_GODS, seat, n, FROM_STACK | chained)
    elif kind == RAISE:
        ask_raise(s, seat, n, OPTIONAL[effect])
    elif kind == SPECIAL_MONEY:
        for _ in range(n):
            cards.take_money(s, seat)
    elif kind == GAIN_PIECES:
        if len(PIECES[effect]) > 1:
            s.push(TAKE_PIECES, seat, effect, 0)
        else:
            gain_pieces(s, seat, effect, 0)
    elif kind == PLACE_COLUMN:
        ask_column(s, seat, n)
    # what lasts, and Traitera, acts through power() and the turn


# -- gods from the stack


def renew_gods(s: PantheonState) -> bool:
    """Gods of the box become the stack if it is empty; False if there is no god at all."""
    n: i64 = 0
    for god in range(N_GODS):
        n += s.god_stack[god]
    if n > 0:
        return True
    for god in range(N_GODS):
        n += s.god_box[god]
        s.god_stack[god] = s.god_box[god]
        s.god_box[god] = 0
    if n > 0:
        s.tell("new_gods", -1, n)
    return n > 0


def god_outcomes(s: PantheonState, out: Choices) -> None:
    for god in range(N_GODS):
        if s.god_stack[god] > 0:
            out.add_outcome(god, s.god_stack[god])


def next_god(s: PantheonState) -> None:
    """Flow: one of the gods due from the stack."""
    seat = s.seat()
    n = s.a()
    origin = s.b()
    s.pop()
    if n == 0:
        return
    if not renew_gods(s):
        s.tell("no_god", seat)
        return
    s.push(DRAW_GODS, seat, n - 1, origin)
    s.push(DRAW_GOD, seat, 0, origin)


def god_drawn(s: PantheonState, seat: i64, god: i64, origin: i64) -> None:
    s.god_stack[god] -= 1
    gain_god(s, seat, god, origin)


# -- offering tokens


def ask_raise(s: PantheonState, seat: i64, n: i64, optional: i64) -> None:
    me = s.players[seat]
    for kind in range(N_KINDS):
        if n > 0 and me.levels[kind] < MAX_LEVEL:
            s.push(RAISE_OFFERING, seat, n, optional)
            return


def legal_raise(s: PantheonState, seat: i64, optional: i64, out: Choices) -> None:
    for kind in range(N_KINDS):
        if s.players[seat].levels[kind] < MAX_LEVEL:
            out.add(act.RAISE + kind)
    if optional == 1:
        out.add(act.DECLINE)


def apply_raise(s: PantheonState, seat: i64, n: i64, optional: i64, code: i64) -> None:
    if code == act.DECLINE:
        s.tell("declined", seat)
        return
    kind = code - act.RAISE
    set_level(s, seat, kind, s.players[seat].levels[kind] + 1)
    ask_raise(s, seat, n - 1, optional)


def set_level(s: PantheonState, seat: i64, kind: i64, level: i64) -> None:
    s.players[seat].levels[kind] = level
    s.tell("offering", seat, kind, level)


# -- pieces


def gain_pieces(s: PantheonState, seat: i64, effect: i64, option: i64) -> None:
    """From the general to the personal reserve, as far as there are any."""
    me = s.players[seat]
    pair = PIECES[effect][option]
    columns = min(i64(pair[0]), me.spare_columns)
    feet = min(i64(pair[1]), me.spare_feet)
    me.columns += columns
    me.spare_columns -= columns
    me.feet += feet
    me.spare_feet -= feet
    s.tell("pieces", seat, columns, feet)


def legal_pieces(effect: i64, out: Choices) -> None:
    for option in range(len(PIECES[effect])):
        out.add(act.PIECES + option)


def ask_column(s: PantheonState, seat: i64, n: i64) -> None:
    """A column for any column hex with room, if the player has one."""
    if n > 0 and s.players[seat].columns > 0:
        for i in range(len(COLUMN_HEXES)):
            if paths.open_for_column(s, seat, COLUMN_HEXES[i]):
                s.push(PLACE_BONUS_COLUMN, seat, n, 0)
                return
    if n > 0:
        s.tell("no_column", seat)


def legal_column(s: PantheonState, seat: i64, out: Choices) -> None:
    for i in range(len(COLUMN_HEXES)):
        if paths.open_for_column(s, seat, COLUMN_HEXES[i]):
            out.add(act.HEX + COLUMN_HEXES[i])


def apply_column(s: PantheonState, seat: i64, n: i64, hex: i64) -> None:
    paths.lay_unlinked(s, seat, hex)
    ask_column(s, seat, n - 1)
