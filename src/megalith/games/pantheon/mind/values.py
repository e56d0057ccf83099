"""What single things are worth to a bot, in points, in the time that is left.

How much each counts is in weights.json.
"""

from mypy_extensions import i64

from megalith.games.pantheon.mind.weights import Weights
from megalith.games.pantheon.rules import demigods, scoring
from megalith.games.pantheon.rules.components import (
    AMOUNT,
    AT_ONCE,
    CARDS_ONLY,
    COIN_CARD,
    COINS,
    COLUMN_POINTS,
    COLUMNS,
    DRAW_CARDS,
    EFFECT,
    EPOCHS,
    FEET,
    GAIN_PIECES,
    GOD_EFFECT,
    GOD_FROM_STACK,
    GOD_POINTS,
    GOD_POWER,
    LAST,
    LASTING,
    MOVE_CARD,
    N_CARDS,
    N_KINDS,
    N_POWERS,
    OFFERING_CARD,
    OFFERING_TIMES,
    PLACE_COLUMN,
    RAISE,
    SCORINGS,
    SPECIAL_MONEY,
    TAKE_DEMIGODS,
    TRAITERA,
)
from megalith.games.pantheon.rules.needs import CHOOSE_ACTION
from megalith.games.pantheon.rules.payments import WAYS, WAYS_AT
from megalith.games.pantheon.rules.state import PantheonState, Player

# -- time


def epochs_left(s: PantheonState, w: Weights) -> float:
    """Epochs still to play, with the rest of this one; turns bring its end nearer."""
    if s.depth == 0:
        return 0.0
    after = float(EPOCHS - s.epoch)
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
    return max(0.0, left - float(EPOCHS - scoring_epoch))


# -- what a player has


def columns_worth(s: PantheonState, columns: i64, left: float, w: Weights) -> float:
    """The table of both scorings, with some growth and some smoothing far from a scoring."""
    total = 0.0
    for epoch in SCORINGS:
        if s.epoch > epoch or (s.epoch == epoch and s.phase == 3):
            continue
        until = epochs_until(s, epoch, left)
        number = min(float(COLUMNS), float(columns) + w.column_growth * until)
        smooth = number * (1.0 + w.column_smooth * number)
        blur = min(0.6, 0.5 * until)
        total += (1.0 - blur) * _table(number) + blur * smooth
    return total


def _table(number: float) -> float:
    low = i64(number)
    if low >= COLUMNS:
        return float(COLUMN_POINTS[COLUMNS])
    part = number - float(low)
    return (1.0 - part) * float(COLUMN_POINTS[low]) + part * float(COLUMN_POINTS[low + 1])


def tokens_worth(me: Player, left: float, w: Weights) -> float:
    total = 0.0
    for kind in range(N_KINDS):
        if me.levels[kind] > 0:
            total += w.level[me.levels[kind] - 1]
    return total * early(left)


def pieces_worth(me: Player, left: float, w: Weights) -> float:
    """Feet for paths and columns to build, the first ones most; only as far as they serve."""
    feet = float(FEET - me.spare_feet)
    columns = float(me.columns)
    rich = w.foot[0] * min(feet, 4.0)
    rich += w.foot[1] * min(max(0.0, feet - 4.0), 3.0)
    rich += w.foot[2] * max(0.0, feet - 7.0)
    rich += w.column[0] * min(columns, 2.0)
    rich += w.column[1] * min(max(0.0, columns - 2.0), 1.5 * left)
    return rich * min(1.0, 0.1 + 0.4 * left)


def hand_worth(me: Player, w: Weights) -> float:
    """Cards and coins; a hand that cannot be played out soon is worth less."""
    return _thrifty(_hand(me, w))


def more_cards_worth(me: Player, n: i64, w: Weights) -> float:
    """What n cards from the deck add to the hand."""
    now = _hand(me, w)
    return _thrifty(now + float(n)) - _thrifty(now)


def _hand(me: Player, w: Weights) -> float:
    total = w.move * float(me.hand[MOVE_CARD])
    for kind in range(N_KINDS):
        total += w.card * float(me.hand[OFFERING_CARD[kind]])
    for card in range(COIN_CARD, N_CARDS):
        total += w.coin * float(me.hand[card] * COINS[card])
    return total


def _thrifty(total: float) -> float:
    if total < 7.0:
        return total
    return 7.0 + 0.6 * min(5.0, total - 7.0) + 0.2 * max(0.0, total - 12.0)


# -- gods


def god_worth(s: PantheonState, god: i64, left: float, w: Weights) -> float:
    """Points of the epoch and the favour."""
    total = float(GOD_POINTS[s.epoch - 1])
    for power in range(N_POWERS - 1):
        total += w.power[power] * float(GOD_POWER[N_POWERS * god + power]) * left
    total += (
        float(GOD_POWER[N_POWERS * god + OFFERING_TIMES])
        * w.pietaltes
        * float(scoring.scorings_left(s))
    )
    if god == TRAITERA:
        total += w.traitera * usable(left)
    if AT_ONCE[god] == 1:
        total += effects_worth(s, GOD_EFFECT[god], left, w)
    return total


def effects_worth(s: PantheonState, effect: i64, left: float, w: Weights) -> float:
    """What the effects from this one to the last of the same token bring."""
    total = 0.0
    while effect >= 0:
        kind = EFFECT[effect]
        amount = float(AMOUNT[effect])
        if kind == DRAW_CARDS:
            total += amount * usable(left)
        elif kind == TAKE_DEMIGODS:
            total += amount * demigod_worth(s)
        elif kind == GOD_FROM_STACK:
            total += amount * (float(GOD_POINTS[s.epoch - 1]) + w.drawn_god * usable(left))
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
        if LAST[effect] == 1:
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


def missing_cards(me: Player, god: i64) -> i64:
    """The fewest cards that are missing to pay for a god."""
    best: i64 = 5
    for way in range(WAYS_AT[god], WAYS_AT[god + 1]):
        short: i64 = 0
        for kind in range(N_KINDS):
            needed = WAYS[N_KINDS * way + kind]
            if needed > 0 and CARDS_ONLY[god] == 0:
                needed -= me.levels[kind]
            needed -= me.hand[OFFERING_CARD[kind]]
            short += max(0, needed)
        best = min(best, short)
    return best


def payment_worth(me: Player, god: i64, w: Weights) -> float:
    """What the cards are worth that pay for a god, the fewest that its numbers take."""
    best: i64 = 100
    for way in range(WAYS_AT[god], WAYS_AT[god + 1]):
        cards: i64 = 0
        for kind in range(N_KINDS):
            needed = WAYS[N_KINDS * way + kind]
            if needed > 0 and CARDS_ONLY[god] == 0:
                needed -= me.levels[kind]
            cards += max(0, needed)
        best = min(best, cards)
    return w.card * float(best)
