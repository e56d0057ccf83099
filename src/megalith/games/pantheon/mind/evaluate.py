"""What a bot thinks a position is worth: projected final points ahead of the rivals.

Points so far, what the scorings to come will bring, what things are worth (values.py), what the
map promises (map_worth.py), and what the unfinished business on the stack will bring.
"""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.games.pantheon.mind import map_worth, values
from megalith.games.pantheon.mind.weights import Weights
from megalith.games.pantheon.rules import effects, paths, scoring
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules.phases import buy, close, move
from megalith.games.pantheon.rules.state import PantheonState, Player
from megalith.games.pantheon.rules.vocabulary import (
    EXTRA_COINS,
    MOST_LAID,
    MOVE_CARD,
    N_KINDS,
    N_POWERS,
    OFFERING_TIMES,
)


def worth(s: PantheonState, seat: i64, w: Weights) -> float:
    """Projected final points, without a close look at the map and the gods."""
    kit = s.kit
    me = s.players[seat]
    total = float(scoring.points(me))
    if s.depth == 0:
        return total
    left = values.epochs_left(s, w)
    to_come = float(scoring.scorings_left(s))
    total += values.columns_worth(s, paths.columns_on_board(s, seat), left, w)
    total += float(close.demigod_points(me)) * to_come
    pietaltes = float(effects.power(kit, me, OFFERING_TIMES))
    total += pietaltes * to_come * (float(close.best_level(me)) + 0.3)
    for power in range(N_POWERS - 1):
        total += w.power[power] * float(effects.power(kit, me, power)) * left
    total += w.traitera * values.usable(left) * float(me.gods[kit.traitera])
    total += values.tokens_worth(me, left, w) + values.pieces_worth(kit, me, left, w)
    total += values.usable(left) * values.hand_worth(kit, me, w)
    total -= w.wait * values.waits_for(s, seat)
    return total + _pending(s, seat, left, w)


def prospects(s: PantheonState, seat: i64, w: Weights) -> float:
    """What the gods and the map promise."""
    if s.depth == 0:
        return 0.0
    if s.temple < 0:
        return w.new_epoch
    left = values.epochs_left(s, w)
    return _gods_in_reach(s, seat, left, w) + _on_the_map(s, seat, left, w)


# -- unfinished business


def _pending(s: PantheonState, seat: i64, left: float, w: Weights) -> float:
    """What the stack still owes the seat."""
    total = 0.0
    for i in range(s.depth):
        need = s.todo[4 * i]
        a = s.todo[4 * i + 2]
        if need == n.FOLLOWERS:
            behind = (seat - s.todo[4 * i + 1] + s.seats) % s.seats
            if behind >= a:
                total += w.follower * values.usable(left)
        elif s.todo[4 * i + 1] == seat:
            total += _owed(s, seat, need, a, left, w)
    if s.picked[0] >= 0:
        total += _picked(s, seat, left, w)
    return total


def _owed(s: PantheonState, seat: i64, need: i64, a: i64, left: float, w: Weights) -> float:
    kit = s.kit
    me = s.players[seat]
    if need == n.DRAW_CARDS:
        return values.more_cards_worth(kit, me, a, w) * values.usable(left)
    if need == n.DRAW_FROM_DECK or need == n.FOLLOW:
        return values.more_cards_worth(kit, me, 1, w) * values.usable(left)
    if need == n.DRAW_CARD:
        return 1.1 * values.more_cards_worth(kit, me, kit.drawn - a, w) * values.usable(left)
    if need == n.DISCARD_CARD:
        return -0.5 * float(a) * values.usable(left)
    if need == n.CHOOSE_ACTION:
        return w.turn * values.usable(left)
    if need == n.DRAW_GODS or need == n.DRAW_GOD:
        count: i64 = 1 if need == n.DRAW_GOD else a
        return float(count) * (float(effects.god_points(s)) + w.drawn_god * values.usable(left))
    if need == n.RAISE_OFFERING:
        return float(a) * w.raised * values.early(left)
    if need == n.RUN_EFFECT:
        return values.effects_worth(s, a, left, w)
    if need == n.GALLIA_CHOICE or need == n.TAKE_PIECES:
        return w.pieces * values.usable(left)
    if need == n.GALLIA_PAY:
        return 0.4 * values.god_worth(s, a, left, w)  # it may be refused
    if need == n.PLACE_BONUS_COLUMN:
        return w.placed_column * float(a)
    return 0.0


def _picked(s: PantheonState, seat: i64, left: float, w: Weights) -> float:
    """Booty picked up by the one who is laying pieces."""
    kit = s.kit
    for i in range(s.depth - 1, -1, -1):
        need = s.todo[4 * i]
        if need == n.FINISH or need == n.RESOLVE:
            if s.todo[4 * i + 1] != seat:
                return 0.0
            total = 0.0
            for k in range(MOST_LAID):
                if s.picked[k] >= 0:
                    total += values.effects_worth(s, kit.token_effect[s.picked[k]], left, w)
            return total
    return 0.0


# -- gods on the board


def _last_token(s: PantheonState, board: vec[i64], w: Weights) -> float:
    """What it adds to a god or booty token that it is the last one and ends the epoch."""
    kit = s.kit
    count: i64 = 0
    for k in range(MOST_LAID):
        if board[k] >= 0:
            count += 1
    return float(kit.end_points) + values.impatience(s, w) if count == 1 else 0.0


def _gods_in_reach(s: PantheonState, seat: i64, left: float, w: Weights) -> float:
    """Hope for the best two gods; more than hope for the one that is being paid."""
    kit = s.kit
    me = s.players[seat]
    asked: i64 = s.need() if s.seat() == seat else -1
    best = 0.0
    second = 0.0
    last = _last_token(s, s.offer, w)
    for place in range(MOST_LAID):
        god = s.offer[place]
        if god < 0:
            continue
        value = values.god_worth(s, god, left, w) + last
        missing = values.missing_cards(kit, me, god)
        net = max(0.0, value - values.payment_worth(kit, me, god, w) * values.usable(left))
        hope = values.hope(s, w) * (w.god_hope[missing] if missing < 5 else 0.0) * net
        if asked == n.CHOOSE_GOD or (asked == n.PAY_OFFERING and s.a() == place):
            if missing == 0:
                hope = net
        if hope > best:
            second = best
            best = hope
        elif hope > second:
            second = hope
    return best + w.second_god * second


# -- the map


def _on_the_map(s: PantheonState, seat: i64, left: float, w: Weights) -> float:
    """What the path can reach, with the steps or coins of the decision under way."""
    kit = s.kit
    me = s.players[seat]
    targets = _targets(s, seat, me, left, w)
    if s.seat() != seat:
        return map_worth.promise(me, targets, 0)
    need = s.need()
    if need == n.PLACE_PIECE:
        return map_worth.promise(me, targets, s.a())
    if need == n.COMMIT_MOVE:
        return _best_commitment(s, me, targets, left)
    if need == n.BUY_ITEM:
        return _purchase(me, targets, s.a(), left)
    if need == n.COMMIT_COINS:
        cards = buy.purse(kit, me) - effects.power(kit, me, EXTRA_COINS)
        spent = targets.w.coin * values.usable(left) * float(cards)
        return _purchase(me, targets, buy.purse(kit, me), left) - spent
    return map_worth.promise(me, targets, 0)


def _targets(s: PantheonState, seat: i64, me: Player, left: float, w: Weights) -> map_worth.Targets:
    kit = s.kit
    targets = map_worth.Targets(values.hope(s, w), w)
    dist = map_worth.distances(s, seat)
    built = paths.columns_on_board(s, seat)
    gain = values.columns_worth(s, built + 1, left, w) - values.columns_worth(s, built, left, w)
    map_worth.add_columns(s, seat, dist, gain, targets)
    last = _last_token(s, s.booty, w)
    booty: list[float] = []
    for slot in range(MOST_LAID):
        token = s.booty[slot]
        worth = (
            values.effects_worth(s, kit.token_effect[token], left, w) + last if token >= 0 else 0.0
        )
        booty.append(worth)
    map_worth.add_booty(s, dist, booty, targets)
    return targets


def _best_commitment(
    s: PantheonState, me: Player, targets: map_worth.Targets, left: float
) -> float:
    kit = s.kit
    best = -1000.0
    for cards in range(me.hand[MOVE_CARD] + 1):
        value = map_worth.promise(me, targets, move.steps(kit, me, s.a(), cards))
        best = max(best, value - targets.w.move * values.usable(left) * float(cards))
    return best


def _purchase(me: Player, targets: map_worth.Targets, coins: i64, left: float) -> float:
    """Coins lay pieces or buy offering tokens, new kinds first."""
    new: i64 = 0
    for kind in range(N_KINDS):
        if me.levels[kind] == 0:
            new += 1
    cheap = float(min(coins, new)) * targets.w.level[0] + float(max(0, coins - new)) * 0.9
    things = map_worth.promise(me, targets, 0) + cheap * values.early(left)
    return max(things, map_worth.promise(me, targets, coins))
