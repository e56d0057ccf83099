"""Which rule forbids a record now. Asks the phases' own judges; decides nothing itself."""

from collections.abc import Callable
from typing import Final

from megalith.core.choices import Choices
from megalith.core.errors import Refusal
from megalith.core.game import Json
from megalith.core.kit import bits
from megalith.games.pantheon.border import records
from megalith.games.pantheon.border.refusal_rules import ANSWERS, HEX_RULES, LUCK_RULES
from megalith.games.pantheon.border.shapes import DECISIONS
from megalith.games.pantheon.rules import actions as act
from megalith.games.pantheon.rules import demigods, effects, paths, payments
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules.phases import buy, move, nations, offer, turn
from megalith.games.pantheon.rules.state import PantheonState
from megalith.games.pantheon.rules.vocabulary import (
    COIN_CARD,
    EXTRA_COINS,
    JUMPS,
    MAX_LEVEL,
    MOVE_CARD,
)


def why_not(s: PantheonState, record: Json) -> Refusal | None:
    kit = s.kit
    need = int(s.need())
    word: str = record["do"]
    if need < 0:
        return Refusal("PA-168", "game-over")
    if need <= n.LAST_LUCK:
        return _luck(s, need, word, record)
    words, rule = ANSWERS[need]
    if word not in words:
        return _other(s, need, word, rule)
    if "q" in record and kit.at(record["q"], record["r"]) < 0:
        return Refusal("PA-066", "off_map")
    code = records.parse(s, record)
    if code == kit.act.stop:
        return _stop(s, need)
    if code == kit.act.decline:
        mandatory = need == n.RAISE_OFFERING and s.b() == 0
        return Refusal("PA-092", "not_optional") if mandatory else None
    if need in _JUDGES:
        return _JUDGES[need](s, code)
    return None


def _other(s: PantheonState, need: int, word: str, rule: str) -> Refusal:
    if word == "use_traitera" and s.ready == 0:
        return Refusal("PA-146", "not_ready")
    return Refusal(rule, "other-decision", decision=DECISIONS[need])


def _luck(s: PantheonState, need: int, word: str, record: Json) -> Refusal | None:
    asked = DECISIONS[need]
    if word != asked:
        return Refusal(LUCK_RULES[asked], "other-decision", decision=asked)
    code = records.parse(s, record)
    if word == "start_player":
        possible = 0 <= code < s.seats
    elif word == "draw_nation":
        possible = bits.has(s.unseen, code)
    elif "god" in record:
        possible = s.god_stack[code] > 0
    elif "token" in record:
        possible = (s.bag if word == "draw_booty" else s.bonus)[code] > 0
    elif "value" in record:
        possible = s.demigods[code] > 0 and s.kit.group[code] == demigods.group(s)
    else:
        possible = s.deck[code] > 0
    return None if possible else Refusal(LUCK_RULES[word], "not-drawable")


def _stop(s: PantheonState, need: int) -> Refusal | None:
    """Something must be done before one may stop; a draw has its three cards."""
    if need == n.DRAW_CARD:
        return Refusal("PA-135", "draw_on") if s.a() < s.kit.drawn else None
    done = s.b() % 2 == 1
    return None if done else Refusal("PA-052", "nothing_done")


# -- moves and purchases


def _hex(s: PantheonState, hex: int, left: int, jumps: int) -> Refusal | None:
    marks = paths.reach(s, s.seat(), jumps)
    obstacle = int(paths.obstacle(s, s.seat(), hex, marks, left))
    if obstacle == paths.FREE:
        return None
    rule, key = HEX_RULES[obstacle]
    return Refusal(rule, key)


def _place(s: PantheonState, code: int) -> Refusal | None:
    return _hex(s, code - act.HEX, int(s.a()), int(s.b()) // 2)


def _commit(s: PantheonState, code: int) -> Refusal | None:
    kit = s.kit
    me = s.players[s.seat()]
    count = code - kit.act.commit
    if count > me.hand[MOVE_CARD]:
        return Refusal("PA-056", "not_in_hand", card=kit.cards[MOVE_CARD])
    needed = paths.cheapest(s, s.seat(), effects.power(kit, me, JUMPS))
    if move.steps(kit, me, s.a(), count) < needed:
        return Refusal("PA-052", "too_few_steps")
    return None


def _follow(s: PantheonState, code: int) -> Refusal | None:
    if code == s.kit.act.follow + act.FOLLOW_MOVE and not move.can_move(s, s.seat(), 0):
        return Refusal("PA-097", "cannot_follow")
    return None


def _coins(s: PantheonState, code: int) -> Refusal | None:
    kit = s.kit
    me = s.players[s.seat()]
    mix = code - kit.act.coins
    coins = effects.power(kit, me, EXTRA_COINS)
    for coin in range(kit.act.n_coins):
        count = kit.act.coins_of(mix, coin)
        if count > me.hand[COIN_CARD + coin]:
            return Refusal("PA-107", "not_in_hand", card=kit.cards[COIN_CARD + coin])
        coins += count * kit.coins[COIN_CARD + coin]
    if coins < buy.cheapest(s, s.seat()):
        return Refusal("PA-052", "buys_nothing")
    return None


def _item(s: PantheonState, code: int) -> Refusal | None:
    kit = s.kit
    me = s.players[s.seat()]
    coins = s.a()
    if code >= act.HEX:
        return _hex(s, code - act.HEX, int(coins), 0)
    if code < act.BUY_FOOT:
        kind, level = code // MAX_LEVEL, code % MAX_LEVEL + 1
        if level <= me.levels[kind]:
            return Refusal("PA-112", "level_owned")
        dear = buy.offering_price(kit, me, kind, level) > coins
        return Refusal("PA-111", "too_dear") if dear else None
    if (me.spare_feet if code == act.BUY_FOOT else me.spare_columns) == 0:
        return Refusal("PA-003", "all_owned")
    dear = (kit.foot_price if code == act.BUY_FOOT else kit.column_price) > coins
    return Refusal("PA-113", "too_dear") if dear else None


# -- the other actions


def _action(s: PantheonState, code: int) -> Refusal | None:
    action = code - s.kit.act.action
    if turn.possible(s, s.seat(), action):
        return None
    return Refusal("PA-053", "nothing_to_do", action=records.ACTIONS[action])


def _god(s: PantheonState, code: int) -> Refusal | None:
    kit = s.kit
    god = code - kit.act.god
    if offer.place_of(s, god) < 0:
        return Refusal("PA-117", "god_not_here", god=kit.gods[god])
    if not payments.can_pay(kit, s.players[s.seat()], god):
        return Refusal("PA-122", "cannot_pay")
    return None


def _payment(s: PantheonState, code: int) -> Refusal | None:
    kit = s.kit
    out = Choices()
    if s.need() == n.GALLIA_PAY:
        payments.add_payments(kit, s.players[s.seat()], s.a(), kit.n_gods, out)
    else:
        payments.add_payments(kit, s.players[s.seat()], s.offer[s.a()], 0, out)
    return None if code in out.to_list() else Refusal("PA-122", "cannot_pay")


def _draw(s: PantheonState, code: int) -> Refusal | None:
    kit = s.kit
    row = [int(s.row[place]) for place in range(kit.row_size)]
    if code == kit.act.deck or code - kit.act.row in row:
        return None
    return Refusal("PA-137", "not_in_row", card=kit.cards[code - kit.act.row])


# -- tokens and nations


def _bonus(s: PantheonState, code: int) -> Refusal | None:
    gone = s.bonus[code - s.kit.act.bonus] == 0
    return Refusal("PA-178", "token_gone") if gone else None


def _bonus_column(s: PantheonState, code: int) -> Refusal | None:
    hex = code - act.HEX
    if s.kit.is_column[hex] == 0:
        return Refusal("PA-044", "no_column_hex")
    if paths.has_piece(s, s.seat(), hex):
        return Refusal("PA-072", "own_piece_here")
    full = not paths.open_for_column(s, s.seat(), hex)
    return Refusal("PA-045", "hex_full") if full else None


def _raise(s: PantheonState, code: int) -> Refusal | None:
    highest = s.players[s.seat()].levels[code - s.kit.act.raised] == MAX_LEVEL
    return Refusal("PA-112", "level_owned") if highest else None


def _gallia(s: PantheonState, code: int) -> Refusal | None:
    if code == s.kit.act.gallia or nations.god_left(s):
        return None
    return Refusal("PA-030", "no_god_left")


def _discard(s: PantheonState, code: int) -> Refusal | None:
    kit = s.kit
    card = code - kit.act.discard
    if s.players[s.seat()].hand[card] > 0:
        return None
    return Refusal("PA-034", "not_in_hand", card=kit.cards[card])


def _exchange(s: PantheonState, code: int) -> Refusal | None:
    kit = s.kit
    me = s.players[s.seat()]
    if code >= kit.act.exchange_feet:
        fits = code - kit.act.exchange_feet < nations.most_feet(me)
    else:
        fits = code - kit.act.exchange < nations.most_columns(me)
    return None if fits else Refusal("PA-036", "reserve_short")


_JUDGES: Final[dict[int, Callable[[PantheonState, int], Refusal | None]]] = {
    n.PLACE_PIECE: _place,
    n.COMMIT_MOVE: _commit,
    n.FOLLOW: _follow,
    n.COMMIT_COINS: _coins,
    n.BUY_ITEM: _item,
    n.CHOOSE_ACTION: _action,
    n.CHOOSE_GOD: _god,
    n.PAY_OFFERING: _payment,
    n.GALLIA_PAY: _payment,
    n.DRAW_CARD: _draw,
    n.CHOOSE_BONUS: _bonus,
    n.PLACE_BONUS_COLUMN: _bonus_column,
    n.RAISE_OFFERING: _raise,
    n.GALLIA_CHOICE: _gallia,
    n.DISCARD_CARD: _discard,
    n.EXCHANGE_PIECES: _exchange,
}
