"""The action buy: coins for offering tokens, pieces and places on the map (F.12)."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.pantheon.rules import actions as act
from megalith.games.pantheon.rules import cards, effects, paths
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.needs import BUY_ITEM, FINISH
from megalith.games.pantheon.rules.state import PantheonState, Player
from megalith.games.pantheon.rules.vocabulary import COIN_CARD, EXTRA_COINS, MAX_LEVEL, N_KINDS


def purse(kit: PantheonKit, me: Player) -> i64:
    """All coins that a buy action could have: cards and Stonkus."""
    n = effects.power(kit, me, EXTRA_COINS)
    hand, coins = me.hand, kit.coins
    for card in range(COIN_CARD, len(hand)):
        n += hand[card] * coins[card]
    return n


def offering_price(kit: PantheonKit, me: Player, kind: i64, level: i64) -> i64:
    """What a higher level costs; the own token is given in payment."""
    return kit.price[level] - kit.price[me.levels[kind]]


def cheapest(s: PantheonState, seat: i64) -> i64:
    """The least that buying anything costs now; paths.ANYTHING if nothing can be bought."""
    kit = s.kit
    me = s.players[seat]
    least: i64 = paths.ANYTHING
    if me.spare_feet > 0:
        least = kit.foot_price
    if me.spare_columns > 0:
        least = min(least, kit.column_price)
    for kind in range(N_KINDS):
        if me.levels[kind] < MAX_LEVEL:
            least = min(least, offering_price(kit, me, kind, me.levels[kind] + 1))
    return least if least == 1 else min(least, paths.cheapest(s, seat, 0))


# -- coins


def legal_coins(s: PantheonState, seat: i64, out: Choices) -> None:
    """Every set of coin cards that buys at least one thing."""
    kit = s.kit
    me = s.players[seat]
    needed = cheapest(s, seat) - effects.power(kit, me, EXTRA_COINS)
    _add_coins(kit, me, 0, 0, needed, out)


def _add_coins(
    kit: PantheonKit, me: Player, coin: i64, mix: i64, needed: i64, out: Choices
) -> None:
    """All numbers of this coin and the ones after it, ascending."""
    if coin == kit.act.n_coins:
        if needed <= 0:
            out.add(kit.act.coins + mix)
        return
    value = kit.coins[COIN_CARD + coin]
    step = kit.act.coin_step[coin]
    for n in range(me.hand[COIN_CARD + coin] + 1):
        _add_coins(kit, me, coin + 1, mix + n * step, needed - n * value, out)


def apply_coins(s: PantheonState, seat: i64, mix: i64) -> None:
    kit = s.kit
    me = s.players[seat]
    coins = effects.power(kit, me, EXTRA_COINS)
    for coin in range(kit.act.n_coins):
        n = kit.act.coins_of(mix, coin)
        if n > 0:
            cards.leave_hand(me, COIN_CARD + coin, n)
            s.played[COIN_CARD + coin] += n
            coins += n * kit.coins[COIN_CARD + coin]
    s.tell("pays_coins", seat, mix, coins)
    begin(s, seat, coins, 0)


# -- items


def begin(s: PantheonState, seat: i64, coins: i64, may_stop: i64) -> None:
    """Item after item, then the coins are discarded and booty is resolved."""
    s.push(FINISH, seat, 0, 0)
    ask(s, seat, coins, may_stop)


def ask(s: PantheonState, seat: i64, coins: i64, may_stop: i64) -> None:
    if coins > 0 and cheapest(s, seat) <= coins:
        s.push(BUY_ITEM, seat, coins, may_stop)


def legal(s: PantheonState, seat: i64, coins: i64, may_stop: i64, out: Choices) -> None:
    kit = s.kit
    me = s.players[seat]
    for kind in range(N_KINDS):
        for level in range(me.levels[kind] + 1, MAX_LEVEL + 1):
            if offering_price(kit, me, kind, level) <= coins:
                out.add(act.BUY_OFFERING + MAX_LEVEL * kind + level - 1)
    if me.spare_feet > 0 and kit.foot_price <= coins:
        out.add(act.BUY_FOOT)
    if me.spare_columns > 0 and kit.column_price <= coins:
        out.add(act.BUY_COLUMN)
    marks = paths.reach(s, seat, 0)
    for hex in range(kit.n_hexes):
        if marks[hex] != 0 and paths.obstacle(s, seat, hex, marks, coins) == paths.FREE:
            out.add(act.HEX + hex)
    if may_stop == 1:
        out.add(kit.act.stop)


def apply(s: PantheonState, seat: i64, coins: i64, code: i64) -> None:
    kit = s.kit
    me = s.players[seat]
    if code == kit.act.stop:
        return
    if code < act.BUY_FOOT:
        kind = code // MAX_LEVEL
        level = code % MAX_LEVEL + 1
        coins -= offering_price(kit, me, kind, level)
        effects.set_level(s, seat, kind, level)
    elif code == act.BUY_FOOT:
        coins -= kit.foot_price
        me.spare_feet -= 1
        me.feet += 1
        s.tell("pieces", seat, 0, 1)
    elif code == act.BUY_COLUMN:
        coins -= kit.column_price
        me.spare_columns -= 1
        me.columns += 1
        s.tell("pieces", seat, 1, 0)
    else:
        coins -= paths.cost(s, code - act.HEX)
        paths.lay(s, seat, code - act.HEX)
    ask(s, seat, coins, 1)
