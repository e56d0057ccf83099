"""What single things are worth to a bot, in points, in the time that is left.

How much each counts is in weights.json; `row` is where the numbers of a table begin.
"""

from mypy_extensions import i64

from megalith.games.pantheon.mind import weights as wt
from megalith.games.pantheon.mind.weights import WEIGHTS, W
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


def epochs_left(s: PantheonState) -> float:
    """Epochs still to play, with the rest of this one; turns bring its end nearer."""
    if s.depth == 0:
        return 0.0
    after = float(EPOCHS - s.epoch)
    if s.phase == 1:
        return after + 1.0
    if s.phase == 3:
        return after
    passed = float(s.turns) / (W[WEIGHTS.row(s.seats) + wt.EPOCH] * float(s.seats))
    return after + max(0.1, 1.0 - passed)


def waits_for(s: PantheonState, seat: i64) -> float:
    """Players who choose an action before the seat does."""
    first = s.start
    if s.phase == 2:
        first = s.turn if s.need() == CHOOSE_ACTION else s.turn + 1
    return float((seat - first + s.seats) % s.seats)


def impatience(s: PantheonState) -> float:
    """Rounds that this epoch has gone on for longer than usual; somebody will end it."""
    return max(0.0, float(s.turns) / float(s.seats) - W[WEIGHTS.row(s.seats) + wt.EPOCH])


def hope(s: PantheonState) -> float:
    """How much hope is left for what cannot be had at once."""
    return 1.0 / (1.0 + W[WEIGHTS.row(s.seats) + wt.IMPATIENCE] * impatience(s))


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


def columns_worth(s: PantheonState, columns: i64, left: float) -> float:
    """The table of both scorings, with some growth and some smoothing far from a scoring."""
    row = WEIGHTS.row(s.seats)
    total = 0.0
    for epoch in SCORINGS:
        if s.epoch > epoch or (s.epoch == epoch and s.phase == 3):
            continue
        until = epochs_until(s, epoch, left)
        number = min(float(COLUMNS), float(columns) + W[row + wt.GROWTH] * until)
        smooth = number * (1.0 + W[row + wt.SMOOTH] * number)
        blur = min(0.6, 0.5 * until)
        total += (1.0 - blur) * _table(number) + blur * smooth
    return total


def _table(number: float) -> float:
    low = i64(number)
    if low >= COLUMNS:
        return float(COLUMN_POINTS[COLUMNS])
    part = number - float(low)
    return (1.0 - part) * float(COLUMN_POINTS[low]) + part * float(COLUMN_POINTS[low + 1])


def tokens_worth(me: Player, left: float, row: i64) -> float:
    total = 0.0
    for kind in range(N_KINDS):
        if me.levels[kind] > 0:
            total += W[row + wt.LEVEL + me.levels[kind] - 1]
    return total * early(left)


def pieces_worth(me: Player, left: float, row: i64) -> float:
    """Feet for paths and columns to build, the first ones most; only as far as they serve."""
    feet = float(FEET - me.spare_feet)
    columns = float(me.columns)
    rich = W[row + wt.FOOT] * min(feet, 4.0)
    rich += W[row + wt.FOOT + 1] * min(max(0.0, feet - 4.0), 3.0)
    rich += W[row + wt.FOOT + 2] * max(0.0, feet - 7.0)
    rich += W[row + wt.COLUMN] * min(columns, 2.0)
    rich += W[row + wt.COLUMN + 1] * min(max(0.0, columns - 2.0), 1.5 * left)
    return rich * min(1.0, 0.1 + 0.4 * left)


def hand_worth(me: Player, row: i64) -> float:
    """Cards and coins; a hand that cannot be played out soon is worth less."""
    return _thrifty(_hand(me, row))


def more_cards_worth(me: Player, n: i64, row: i64) -> float:
    """What n cards from the deck add to the hand."""
    now = _hand(me, row)
    return _thrifty(now + float(n)) - _thrifty(now)


def _hand(me: Player, row: i64) -> float:
    total = W[row + wt.MOVE] * float(me.hand[MOVE_CARD])
    for kind in range(N_KINDS):
        total += W[row + wt.CARD] * float(me.hand[OFFERING_CARD[kind]])
    for card in range(COIN_CARD, N_CARDS):
        total += W[row + wt.COIN] * float(me.hand[card] * COINS[card])
    return total


def _thrifty(total: float) -> float:
    if total < 7.0:
        return total
    return 7.0 + 0.6 * min(5.0, total - 7.0) + 0.2 * max(0.0, total - 12.0)


# -- gods


def god_worth(s: PantheonState, god: i64, left: float) -> float:
    """Points of the epoch and the favour."""
    row = WEIGHTS.row(s.seats)
    total = float(GOD_POINTS[s.epoch - 1])
    for power in range(N_POWERS - 1):
        total += W[row + wt.POWER + power] * float(GOD_POWER[N_POWERS * god + power]) * left
    total += (
        float(GOD_POWER[N_POWERS * god + OFFERING_TIMES])
        * W[row + wt.PIETALTES]
        * float(scoring.scorings_left(s))
    )
    if god == TRAITERA:
        total += W[row + wt.TRAITERA] * usable(left)
    if AT_ONCE[god] == 1:
        total += effects_worth(s, GOD_EFFECT[god], left)
    return total


def effects_worth(s: PantheonState, effect: i64, left: float) -> float:
    """What the effects from this one to the last of the same token bring."""
    row = WEIGHTS.row(s.seats)
    total = 0.0
    while effect >= 0:
        kind = EFFECT[effect]
        amount = float(AMOUNT[effect])
        if kind == DRAW_CARDS:
            total += amount * usable(left)
        elif kind == TAKE_DEMIGODS:
            total += amount * demigod_worth(s)
        elif kind == GOD_FROM_STACK:
            total += amount * (
                float(GOD_POINTS[s.epoch - 1]) + W[row + wt.DRAWN_GOD] * usable(left)
            )
        elif kind == RAISE:
            total += amount * W[row + wt.RAISE] * early(left)
        elif kind == SPECIAL_MONEY:
            total += amount * W[row + wt.MONEY] * usable(left)
        elif kind == GAIN_PIECES:
            total += W[row + wt.PIECES] * min(1.0, 0.1 + 0.4 * left)
        elif kind == PLACE_COLUMN:
            total += amount * W[row + wt.PLACED]
        elif kind >= LASTING:
            total += amount * _power(kind - LASTING, row) * left
        if LAST[effect] == 1:
            return total
        effect += 1
    return total


def _power(power: i64, row: i64) -> float:
    """What a lasting power brings in an epoch; the last one counts at the scorings alone."""
    return W[row + wt.POWER + power] if power < N_POWERS - 1 else 0.0


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


def payment_worth(me: Player, god: i64, row: i64) -> float:
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
    return W[row + wt.CARD] * float(best)
