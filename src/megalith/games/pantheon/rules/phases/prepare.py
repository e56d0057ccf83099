"""Set-up and phase 1: nation, gods, booty, effect, temple, Depraccus, bonus tokens (F.1, F.2)."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.pantheon.rules import cards, demigods, effects, paths
from megalith.games.pantheon.rules.needs import (
    BEGIN_ACTIONS,
    BEGIN_EPOCH,
    BONUS_TURN,
    CHOOSE_BONUS,
    DEAL_BONUS,
    DEAL_HAND,
    DEAL_ROW,
    DRAW_BOOTY,
    DRAW_NATION,
    EPOCH_DRAW,
    FROM_STACK,
    LAY_BOOTY,
    LAY_GODS,
    NATION_TURN,
    REVEAL_DEMIGOD,
    REVEAL_GOD,
    RUN_EFFECT,
    SET_TEMPLE,
    SHOW_DEMIGODS,
)
from megalith.games.pantheon.rules.state import PantheonState
from megalith.games.pantheon.rules.vocabulary import EPOCH_CARDS


def _from_start(s: PantheonState, k: i64) -> i64:
    return (s.start + k) % s.seats


# -- set-up: the row, the hands from the start player, the bonus tokens


def set_up(s: PantheonState) -> None:
    s.push(BEGIN_EPOCH, -1, 0, 0)
    if s.bonus_chosen == 0:
        if s.kit.version > 1:
            s.push(BONUS_TURN, -1, 0, 0)
        s.push(DEAL_BONUS, s.start, 0, 0)
    s.push(DEAL_HAND, s.start, 0, 0)
    s.push(DEAL_ROW, -1, 0, 0)


def dealt_row(s: PantheonState, place: i64, card: i64) -> None:
    cards.into_row(s, place, card)
    if place + 1 < s.kit.row_size:
        s.push(DEAL_ROW, -1, place + 1, 0)


def dealt_hand(s: PantheonState, seat: i64, n: i64, card: i64) -> None:
    kit = s.kit
    cards.drawn(s, seat, card)
    if n + 1 < kit.start_hand * s.seats:
        s.push(DEAL_HAND, _from_start(s, (n + 1) // kit.start_hand), n + 1, 0)


def bonus_outcomes(s: PantheonState, out: Choices) -> None:
    for token in range(s.kit.n_bonus):
        if s.bonus[token] > 0:
            out.add_outcome(token, s.bonus[token])


def dealt_bonus(s: PantheonState, seat: i64, k: i64, token: i64) -> None:
    s.bonus[token] -= 1
    s.players[seat].bonus = token
    s.tell("bonus_dealt", seat, token)
    if k + 1 < s.seats:
        s.push(DEAL_BONUS, _from_start(s, k + 1), k + 1, 0)


# -- the preparation of an epoch


def begin_epoch(s: PantheonState) -> None:
    s.epoch += 1
    s.phase = 1
    s.turns = 0
    s.push(BEGIN_ACTIONS, -1, 0, 0)
    if s.epoch == 1:
        s.push(BONUS_TURN, -1, 0, 0)
    s.push(EPOCH_DRAW, -1, 0, 0)
    s.push(SET_TEMPLE, -1, 0, 0)
    s.push(NATION_TURN, -1, 0, 0)
    s.push(LAY_BOOTY, -1, 0, 0)
    s.push(LAY_GODS, -1, 0, 0)
    s.push(DRAW_NATION, -1, 0, 0)


def nation_drawn(s: PantheonState, nation: i64) -> None:
    s.unseen &= ~bits.bit(nation)
    s.nation = nation
    s.tell("nation", -1, s.epoch, nation)


def next_god(s: PantheonState, place: i64) -> None:
    """Flow: a god for the next place of the board."""
    if place < s.kit.gods_laid[s.seats] and effects.renew_gods(s):
        s.push(LAY_GODS, -1, place + 1, 0)
        s.push(REVEAL_GOD, -1, place, 0)


def god_laid(s: PantheonState, place: i64, god: i64) -> None:
    s.god_stack[god] -= 1
    s.offer[place] = god
    s.tell("god_up", -1, god)
    s.push(SHOW_DEMIGODS, -1, s.kit.god_brings[god], 0)


def next_booty(s: PantheonState, slot: i64) -> None:
    """Flow: a token for the next booty hex that this number of players uses."""
    if slot < s.kit.booty_laid[s.seats]:
        s.push(LAY_BOOTY, -1, slot + 1, 0)
        s.push(DRAW_BOOTY, -1, slot, 0)


def booty_outcomes(s: PantheonState, out: Choices) -> None:
    for token in range(s.kit.n_booty):
        if s.bag[token] > 0:
            out.add_outcome(token, s.bag[token])


def booty_laid(s: PantheonState, slot: i64, token: i64) -> None:
    s.bag[token] -= 1
    s.booty[slot] = token
    s.tell("booty_up", -1, slot, token)
    s.push(SHOW_DEMIGODS, -1, s.kit.booty_brings[token], 0)


def next_shown(s: PantheonState, n: i64) -> None:
    """Flow: demigods for what was just laid out, as long as the stack has any."""
    if n > 0 and demigods.group(s) >= 0:
        s.push(SHOW_DEMIGODS, -1, n - 1, 0)
        s.push(REVEAL_DEMIGOD, -1, 0, 0)


def demigod_shown(s: PantheonState, value: i64) -> None:
    s.demigods[value] -= 1
    s.pile[s.piled] = value
    s.piled += 1
    s.tell("demigod_up", -1, value + 1)


def nation_turn(s: PantheonState, k: i64) -> None:
    """Flow: the nation's effect for each player from the start player, or once for all."""
    kit = s.kit
    players: i64 = s.seats if kit.in_turn[s.nation] == 1 else 1
    if k < players and kit.nation_effect[s.nation] >= 0:
        s.push(NATION_TURN, -1, k + 1, 0)
        s.push(RUN_EFFECT, _from_start(s, k), kit.nation_effect[s.nation], FROM_STACK)


def set_temple(s: PantheonState) -> None:
    s.temple = s.kit.start_hex[s.nation]
    s.tell("temple", -1, s.temple)
    paths.join_temple(s)


def epoch_draw(s: PantheonState, k: i64) -> None:
    """Flow: Depraccus, for each owner from the start player."""
    if k < s.seats:
        s.push(EPOCH_DRAW, -1, k + 1, 0)
        seat = _from_start(s, k)
        cards.draw(s, seat, effects.power(s.kit, s.players[seat], EPOCH_CARDS))


# -- bonus tokens


def bonus_turn(s: PantheonState, k: i64) -> None:
    """Flow: tokens dealt are resolved from the start player on; chosen ones in reverse order.

    At set-up (epoch 0) a column has no place yet: its token waits for the end of the preparation.
    In version 1 all of them waited."""
    if k == s.seats:
        return
    s.push(BONUS_TURN, -1, k + 1, 0)
    if s.bonus_chosen == 1:
        s.push(CHOOSE_BONUS, _from_start(s, s.seats - 1 - k), 0, 0)
        return
    seat = _from_start(s, k)
    token = s.players[seat].bonus
    if token < 0 or (s.epoch == 0 and s.kit.waits[token] == 1):
        return
    s.players[seat].bonus = -1
    effects.use_token(s, seat, s.kit.n_booty + token, FROM_STACK)


def legal_bonus(s: PantheonState, out: Choices) -> None:
    kit = s.kit
    for token in range(kit.n_bonus):
        if s.bonus[token] > 0:
            out.add(kit.act.bonus + token)


def apply_bonus(s: PantheonState, seat: i64, token: i64) -> None:
    s.bonus[token] -= 1
    effects.use_token(s, seat, s.kit.n_booty + token, FROM_STACK)
