"""What single things are worth to a bot, in points, in the time that is left.

How much each counts is in weights.json.
"""

from mypy_extensions import i64

from megalith.games.pantheon.mind.weights import Weights
from megalith.games.pantheon.rules import demigods, effects, scoring
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.needs import CHOOSE_ACTION
from megalith.games.pantheon.rules.state import PantheonState, Player
from megalith.games.pantheon.rules.vocabulary import (
    COIN_CARD,
    DRAW_CARDS,
    GAIN_PIECES,
    GOD_FROM_STACK,
    LASTING,
    MOVE_CARD,
    N_KINDS,
    N_POWERS,
    OFFERING_CARD,
    OFFERING_TIMES,
    PLACE_COLUMN,
    RAISE,
    SPECIAL_MONEY,
    TAKE_DEMIGODS,
)

# -- time


def epochs_left(s: PantheonState, w: Weights) -> float:
    """Epochs still to play, with the rest of this one; turns bring its end nearer."""
    if s.depth == 0:
        return 0.0
    after = float(s.kit.epochs - max(1, s.epoch))
    if s.phase == 1:
        return after + 1.0
    if s.phase == 3:
        return after
    passed = float(s.turns) / (w.turns_in_epoch * float(s.seats))
    return after + max(0.1, 1.0 - passed)


def waits_for(s: PantheonState, seat: i64) -> float:
    """Players who choose an action before the seat does."""
    first = s.start
    if s.phase == 2:
        first = s.turn if s.need() == CHOOSE_ACTION else s.turn + 1
    return float((seat - first + s.seats) % s.seats)


def impatience(s: PantheonState, w: Weights) -> float:
    """Rounds that this epoch has gone on for longer than usual; somebody will end it."""
    return max(0.0, float(s.turns) / float(s.seats) - w.turns_in_epoch)


def hope(s: PantheonState, w: Weights) -> float:
    """How much hope is left for what cannot be had at once."""
    return 1.0 / (1.0 + w.impatience * impatience(s, w))


def usable(left: float) -> float:
    """How much of the worth of a card is left."""
    return min(1.0, 0.15 + left)


def early(left: float) -> float:
    """How much of the worth of something that pays slowly is left."""
    return min(1.0, 0.1 + 0.3 * left)


def epochs_until(s: PantheonState, scoring_epoch: i64, left: float) -> float:
    """Epochs until a scoring."""
    return max(0.0, left - float(s.kit.epochs - scoring_epoch))


# -- what a player has


def columns_worth(s: PantheonState, columns: i64, left: float, w: Weights) -> float:
    """The table of both scorings, with some growth and some smoothing far from a scoring."""
    kit = s.kit
    total = 0.0
    for epoch in kit.scorings:
        if s.epoch > epoch or (s.epoch == epoch and s.phase == 3):
            continue
        until = epochs_until(s, epoch, left)
        number = min(float(kit.columns), float(columns) + w.column_growth * until)
        smooth = number * (1.0 + w.column_smooth * number)
        blur = min(0.6, 0.5 * until)
        total += (1.0 - blur) * _table(kit, number) + blur * smooth
    return total


def _table(kit: PantheonKit, number: float) -> float:
    low = i64(number)
    if low >= kit.columns:
        return float(kit.column_points[kit.columns])
    part = number - float(low)
    return (1.0 - part) * float(kit.column_points[low]) + part * float(kit.column_points[low + 1])


def tokens_worth(me: Player, left: float, w: Weights) -> float:
    total = 0.0
    for kind in range(N_KINDS):
        if me.levels[kind] > 0:
            total += w.level[me.levels[kind] - 1]
    return total * early(left)


def pieces_worth(kit: PantheonKit, me: Player, left: float, w: Weights) -> float:
    """Feet for paths and columns to build, the first ones most; only as far as they serve."""
    feet = float(kit.feet - me.spare_feet)
    columns = float(me.columns)
    rich = w.foot[0] * min(feet, 4.0)
    rich += w.foot[1] * min(max(0.0, feet - 4.0), 3.0)
    rich += w.foot[2] * max(0.0, feet - 7.0)
    rich += w.column[0] * min(columns, 2.0)
    rich += w.column[1] * min(max(0.0, columns - 2.0), 1.5 * left)
    return rich * min(1.0, 0.1 + 0.4 * left)


def hand_worth(kit: PantheonKit, me: Player, w: Weights) -> float:
    """Cards and coins; a hand that cannot be played out soon is worth less."""
    return _thrifty(_hand(kit, me, w))


def more_cards_worth(kit: PantheonKit, me: Player, n: i64, w: Weights) -> float:
    """What n cards from the deck add to the hand."""
    now = _hand(kit, me, w)
    return _thrifty(now + float(n)) - _thrifty(now)


def _hand(kit: PantheonKit, me: Player, w: Weights) -> float:
    total = w.move * float(me.hand[MOVE_CARD])
    for kind in range(N_KINDS):
        total += w.card * float(me.hand[OFFERING_CARD + kind])
    for card in range(COIN_CARD, kit.n_cards):
        total += w.coin * float(me.hand[card] * kit.coins[card])
    return total


def _thrifty(total: float) -> float:
    if total < 7.0:
        return total
    return 7.0 + 0.6 * min(5.0, total - 7.0) + 0.2 * max(0.0, total - 12.0)


# -- gods


def god_worth(s: PantheonState, god: i64, left: float, w: Weights) -> float:
    """Points of the epoch and the favour."""
    kit = s.kit
    total = float(effects.god_points(s))
    for power in range(N_POWERS - 1):
        total += w.power[power] * float(kit.god_power[N_POWERS * god + power]) * left
    total += (
        float(kit.god_power[N_POWERS * god + OFFERING_TIMES])
        * w.pietaltes
        * float(scoring.scorings_left(s))
    )
    if god == kit.traitera:
        total += w.traitera * usable(left)
    if kit.at_once[god] == 1:
        total += effects_worth(s, kit.god_effect[god], left, w)
    return total


def effects_worth(s: PantheonState, effect: i64, left: float, w: Weights) -> float:
    """What the effects from this one to the last of the same token bring."""
    kit = s.kit
    total = 0.0
    while effect >= 0:
        kind = kit.effect[effect]
        amount = float(kit.amount[effect])
        if kind == DRAW_CARDS:
            total += amount * usable(left)
        elif kind == TAKE_DEMIGODS:
            total += amount * demigod_worth(s)
        elif kind == GOD_FROM_STACK:
            total += amount * (float(effects.god_points(s)) + w.drawn_god * usable(left))
        elif kind == RAISE:
            total += amount * w.raised * early(left)
        elif kind == SPECIAL_MONEY:
            total += amount * w.special_money * usable(left)
        elif kind == GAIN_PIECES:
            total += w.pieces * min(1.0, 0.1 + 0.4 * left)
        elif kind == PLACE_COLUMN:
            total += amount * w.placed_column
        elif kind >= LASTING:
            total += amount * _power(kind - LASTING, w) * left
        if kit.last[effect] == 1:
            return total
        effect += 1
    return total


def _power(power: i64, w: Weights) -> float:
    """What a lasting power brings in an epoch; the last one counts at the scorings alone."""
    return w.power[power] if power < N_POWERS - 1 else 0.0


def demigod_worth(s: PantheonState) -> float:
    to_come = float(scoring.scorings_left(s))
    if s.piled > 0:
        return float(s.pile[s.piled - 1] + 1) * to_come
    return (2.0 if demigods.group(s) == 0 else 5.0) * to_come


def missing_cards(kit: PantheonKit, me: Player, god: i64) -> i64:
    """The fewest cards that are missing to pay for a god."""
    best: i64 = 5
    ways, levels, hand = kit.ways, me.levels, me.hand
    tokens = kit.cards_only[god] == 0
    for way in range(kit.ways_at[god], kit.ways_at[god + 1]):
        short: i64 = 0
        for kind in range(N_KINDS):
            needed = ways[N_KINDS * way + kind]
            if needed > 0 and tokens:
                needed -= levels[kind]
            needed -= hand[OFFERING_CARD + kind]
            short += max(0, needed)
        best = min(best, short)
    return best


def payment_worth(kit: PantheonKit, me: Player, god: i64, w: Weights) -> float:
    """What the cards are worth that pay for a god, the fewest that its numbers take."""
    best: i64 = 100
    ways, levels = kit.ways, me.levels
    tokens = kit.cards_only[god] == 0
    for way in range(kit.ways_at[god], kit.ways_at[god + 1]):
        cards: i64 = 0
        for kind in range(N_KINDS):
            needed = ways[N_KINDS * way + kind]
            if needed > 0 and tokens:
                needed -= levels[kind]
            cards += max(0, needed)
        best = min(best, cards)
    return w.card * float(best)
