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
from megalith.games.pantheon.rules import atlas, demigods, effects, paths, payments
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules.components import (
    CARDS,
    COIN_CARD,
    COINS,
    COLUMN_PRICE,
    DRAWN,
    EXTRA_COINS,
    FOOT_PRICE,
    GODS,
    GROUP,
    JUMPS,
    MAX_LEVEL,
    MOVE_CARD,
    N_GODS,
    ROW,
)
from megalith.games.pantheon.rules.phases import buy, move, nations, offer, turn
from megalith.games.pantheon.rules.state import PantheonState


def why_not(s: PantheonState, record: Json) -> Refusal | None:
    need = int(s.need())
    word: str = record["do"]
    if need < 0:
        return Refusal("PA-168", "game-over")
    if need <= n.LAST_LUCK:
        return _luck(s, need, word, record)
    words, rule = ANSWERS[need]
    if word not in words:
        return _other(s, need, word, rule)
    if "q" in record and atlas.at(record["q"], record["r"]) < 0:
        return Refusal("PA-066", "off_map")
    code = records.parse(s, record)
    if code == act.STOP:
        return _stop(s, need)
    if code == act.DECLINE:
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
        possible = s.demigods[code] > 0 and GROUP[code] == demigods.group(s)
    else:
        possible = s.deck[code] > 0
    return None if possible else Refusal(LUCK_RULES[word], "not-drawable")


def _stop(s: PantheonState, need: int) -> Refusal | None:
    """Something must be done before one may stop; a draw has its three cards."""
    if need == n.DRAW_CARD:
        return Refusal("PA-135", "draw_on") if s.a() < DRAWN else None
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
    me = s.players[s.seat()]
    count = code - act.COMMIT
    if count > me.hand[MOVE_CARD]:
        return Refusal("PA-056", "not_in_hand", card=CARDS[MOVE_CARD])
    needed = paths.cheapest(s, s.seat(), effects.power(me, JUMPS))
    if move.steps(me, s.a(), count) < needed:
        return Refusal("PA-052", "too_few_steps")
    return None


def _follow(s: PantheonState, code: int) -> Refusal | None:
    if code == act.FOLLOW + act.FOLLOW_MOVE and not move.can_move(s, s.seat(), 0):
        return Refusal("PA-097", "cannot_follow")
    return None


def _coins(s: PantheonState, code: int) -> Refusal | None:
    me = s.players[s.seat()]
    mix = code - act.COINS
    coins = effects.power(me, EXTRA_COINS)
    for coin in range(act.N_COINS):
        count = act.coins_of(mix, coin)
        if count > me.hand[COIN_CARD + coin]:
            return Refusal("PA-107", "not_in_hand", card=CARDS[COIN_CARD + coin])
        coins += count * COINS[COIN_CARD + coin]
    if coins < buy.cheapest(s, s.seat()):
        return Refusal("PA-052", "buys_nothing")
    return None


def _item(s: PantheonState, code: int) -> Refusal | None:
    me = s.players[s.seat()]
    coins = s.a()
    if code >= act.HEX:
        return _hex(s, code - act.HEX, int(coins), 0)
    if code < act.BUY_FOOT:
        kind, level = code // MAX_LEVEL, code % MAX_LEVEL + 1
        if level <= me.levels[kind]:
            return Refusal("PA-112", "level_owned")
        dear = buy.offering_price(me, kind, level) > coins
        return Refusal("PA-111", "too_dear") if dear else None
    if (me.spare_feet if code == act.BUY_FOOT else me.spare_columns) == 0:
        return Refusal("PA-003", "all_owned")
    dear = (FOOT_PRICE if code == act.BUY_FOOT else COLUMN_PRICE) > coins
    return Refusal("PA-113", "too_dear") if dear else None


# -- the other actions


def _action(s: PantheonState, code: int) -> Refusal | None:
    action = code - act.ACTION
    if turn.possible(s, s.seat(), action):
        return None
    return Refusal("PA-053", "nothing_to_do", action=records.ACTIONS[action])


def _god(s: PantheonState, code: int) -> Refusal | None:
    god = code - act.GOD
    if offer.place_of(s, god) < 0:
        return Refusal("PA-117", "god_not_here", god=GODS[god])
    if not payments.can_pay(s.players[s.seat()], god):
        return Refusal("PA-122", "cannot_pay")
    return None


def _payment(s: PantheonState, code: int) -> Refusal | None:
    out = Choices()
    if s.need() == n.GALLIA_PAY:
        payments.add_payments(s.players[s.seat()], s.a(), N_GODS, out)
    else:
        payments.add_payments(s.players[s.seat()], s.offer[s.a()], 0, out)
    return None if code in out.to_list() else Refusal("PA-122", "cannot_pay")


def _draw(s: PantheonState, code: int) -> Refusal | None:
    row = [int(s.row[place]) for place in range(ROW)]
    if code == act.DECK or code - act.ROW in row:
        return None
    return Refusal("PA-137", "not_in_row", card=CARDS[code - act.ROW])


# -- tokens and nations


def _bonus(s: PantheonState, code: int) -> Refusal | None:
    gone = s.bonus[code - act.BONUS] == 0
    return Refusal("PA-178", "token_gone") if gone else None


def _bonus_column(s: PantheonState, code: int) -> Refusal | None:
    hex = code - act.HEX
    if atlas.IS_COLUMN[hex] == 0:
        return Refusal("PA-044", "no_column_hex")
    if paths.has_piece(s, s.seat(), hex):
        return Refusal("PA-072", "own_piece_here")
    full = not paths.open_for_column(s, s.seat(), hex)
    return Refusal("PA-045", "hex_full") if full else None


def _raise(s: PantheonState, code: int) -> Refusal | None:
    highest = s.players[s.seat()].levels[code - act.RAISE] == MAX_LEVEL
    return Refusal("PA-112", "level_owned") if highest else None


def _gallia(s: PantheonState, code: int) -> Refusal | None:
    if code == act.GALLIA or nations.god_left(s):
        return None
    return Refusal("PA-030", "no_god_left")


def _discard(s: PantheonState, code: int) -> Refusal | None:
    card = code - act.DISCARD
    if s.players[s.seat()].hand[card] > 0:
        return None
    return Refusal("PA-034", "not_in_hand", card=CARDS[card])


def _exchange(s: PantheonState, code: int) -> Refusal | None:
    me = s.players[s.seat()]
    if code >= act.EXCHANGE_FEET:
        fits = code - act.EXCHANGE_FEET < nations.most_feet(me)
    else:
        fits = code - act.EXCHANGE < nations.most_columns(me)
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
