"""What gods, booty and bonus tokens do: one function for each kind of effect (F.9, F.14).

Effects of one token run one after another as entries of the stack, so that each is finished,
decisions and luck included, before the next.
"""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.pantheon.rules import actions as act
from megalith.games.pantheon.rules import cards, demigods, paths
from megalith.games.pantheon.rules.components import PantheonKit
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
from megalith.games.pantheon.rules.vocabulary import (
    DRAW_CARDS,
    GAIN_PIECES,
    GOD_FROM_STACK,
    MAX_LEVEL,
    N_KINDS,
    N_POWERS,
    PLACE_COLUMN,
    RAISE,
    SPECIAL_MONEY,
    TAKE_DEMIGODS,
)


def power(kit: PantheonKit, me: Player, which: i64) -> i64:
    """What all kept gods and tokens of a player give together, such as extra steps."""
    n: i64 = 0
    gods, tokens = me.gods, me.tokens
    for god in range(len(gods)):
        if gods[god] > 0:
            n += gods[god] * kit.god_power[N_POWERS * god + which]
    for token in range(len(tokens)):
        if tokens[token] > 0:
            n += tokens[token] * kit.token_power[N_POWERS * token + which]
    return n


# -- gaining gods and tokens


def god_points(s: PantheonState) -> i64:
    """What a god scores now; before the first epoch as in it."""
    return s.kit.god_points[max(1, s.epoch) - 1]


def gain_god(s: PantheonState, seat: i64, god: i64, origin: i64) -> None:
    """Points at once, then the favour; what acts at once goes to the box afterwards."""
    kit = s.kit
    me = s.players[seat]
    points = god_points(s)
    me.score[GODS_LINE] += points
    s.tell("gained_god", seat, god, points)
    if kit.at_once[god] == 1:
        s.push(TO_BOX, seat, god, 0)
    else:
        me.gods[god] += 1
    if kit.god_effect[god] >= 0:
        s.push(RUN_EFFECT, seat, kit.god_effect[god], origin)


def use_token(s: PantheonState, seat: i64, token: i64, origin: i64) -> None:
    kit = s.kit
    s.tell("resolves", seat, token)
    if kit.kept[token] == 1:
        s.players[seat].tokens[token] += 1
    if kit.token_effect[token] >= 0:
        s.push(RUN_EFFECT, seat, kit.token_effect[token], origin)


def run(s: PantheonState, seat: i64, effect: i64, origin: i64) -> None:
    kit = s.kit
    kind = kit.effect[effect]
    n = kit.amount[effect]
    if kind == DRAW_CARDS:
        cards.draw(s, seat, n)
    elif kind == TAKE_DEMIGODS:
        demigods.take(s, seat, n, origin)
    elif kind == GOD_FROM_STACK:
        if origin & NO_MORE == 0:
            chained = NO_MORE if kit.no_chain[effect] == 1 else 0
            s.push(DRAW_GODS, seat, n, FROM_STACK | chained)
    elif kind == RAISE:
        ask_raise(s, seat, n, kit.optional[effect])
    elif kind == SPECIAL_MONEY:
        for _ in range(n):
            cards.take_money(s, seat)
    elif kind == GAIN_PIECES:
        if len(kit.pieces[effect]) > 1:
            s.push(TAKE_PIECES, seat, effect, 0)
        else:
            gain_pieces(s, seat, effect, 0)
    elif kind == PLACE_COLUMN:
        ask_column(s, seat, n)
    # what lasts, and Traitera, acts through power() and the turn


# -- gods from the stack


def renew_gods(s: PantheonState) -> bool:
    """Gods of the box become the stack if it is empty; False if there is no god at all."""
    kit = s.kit
    n: i64 = 0
    for god in range(kit.n_gods):
        n += s.god_stack[god]
    if n > 0:
        return True
    for god in range(kit.n_gods):
        n += s.god_box[god]
        s.god_stack[god] = s.god_box[god]
        s.god_box[god] = 0
    if n > 0:
        s.tell("new_gods", -1, n)
    return n > 0


def god_outcomes(s: PantheonState, out: Choices) -> None:
    for god in range(s.kit.n_gods):
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
    kit = s.kit
    for kind in range(N_KINDS):
        if s.players[seat].levels[kind] < MAX_LEVEL:
            out.add(kit.act.raised + kind)
    if optional == 1:
        out.add(kit.act.decline)


def apply_raise(s: PantheonState, seat: i64, n: i64, optional: i64, code: i64) -> None:
    kit = s.kit
    if code == kit.act.decline:
        s.tell("declined", seat)
        return
    kind = code - kit.act.raised
    set_level(s, seat, kind, s.players[seat].levels[kind] + 1)
    ask_raise(s, seat, n - 1, optional)


def set_level(s: PantheonState, seat: i64, kind: i64, level: i64) -> None:
    s.players[seat].levels[kind] = level
    s.tell("offering", seat, kind, level)


# -- pieces


def gain_pieces(s: PantheonState, seat: i64, effect: i64, option: i64) -> None:
    """From the general to the personal reserve, as far as there are any."""
    me = s.players[seat]
    pair = s.kit.pieces[effect][option]
    columns = min(i64(pair[0]), me.spare_columns)
    feet = min(i64(pair[1]), me.spare_feet)
    me.columns += columns
    me.spare_columns -= columns
    me.feet += feet
    me.spare_feet -= feet
    s.tell("pieces", seat, columns, feet)


def legal_pieces(kit: PantheonKit, effect: i64, out: Choices) -> None:
    for option in range(len(kit.pieces[effect])):
        out.add(kit.act.pieces + option)


def ask_column(s: PantheonState, seat: i64, n: i64) -> None:
    """A column for any column hex with room, if the player has one."""
    kit = s.kit
    if n > 0 and s.players[seat].columns > 0:
        for i in range(len(kit.column_hexes)):
            if paths.open_for_column(s, seat, kit.column_hexes[i]):
                s.push(PLACE_BONUS_COLUMN, seat, n, 0)
                return
    if n > 0:
        s.tell("no_column", seat)


def legal_column(s: PantheonState, seat: i64, out: Choices) -> None:
    kit = s.kit
    for i in range(len(kit.column_hexes)):
        if paths.open_for_column(s, seat, kit.column_hexes[i]):
            out.add(act.HEX + kit.column_hexes[i])


def apply_column(s: PantheonState, seat: i64, n: i64, hex: i64) -> None:
    paths.lay_unlinked(s, seat, hex)
    ask_column(s, seat, n - 1)
