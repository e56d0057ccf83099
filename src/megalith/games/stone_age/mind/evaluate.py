"""What a bot thinks a position is worth: projected final points ahead of the rivals.

Each thing counts with what it yields over the rounds that are left; how much that is was
fitted to games (weights.py). What workers on the board will bring is in prospects.py.
"""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.stone_age.mind import food, gains, prospects, resources
from megalith.games.stone_age.mind.weights import Weights
from megalith.games.stone_age.rules.components import HUNT, TWO_BIT
from megalith.games.stone_age.rules.state import Player, StoneAgeState


def rounds_left(s: StoneAgeState, w: Weights) -> float:
    """Rounds after this one, from the shortest stack and the deck."""
    if s.depth == 0:
        return 0.0
    least: i64 = 7
    for k in range(s.kit.stacks[s.seats]):
        if s.tops[k] < 0 and s.left[k] == 0:
            return 0.0
        if s.left[k] < least:
            least = s.left[k]
    by_tiles = float(least) * w.tile_pace + w.last_pace
    cards = float(bits.size(s.deck))
    by_cards = cards * (w.card_pace + w.card_bend * cards)
    shorter = by_tiles if by_tiles < by_cards else by_cards
    return shorter if shorter > 0.3 else 0.3


def worth(s: StoneAgeState, seat: i64, left: float, w: Weights) -> float:
    """Projected final points of one player."""
    me = s.players[seat]
    tools = float(me.tools[0] + me.tools[1] + me.tools[2])
    total = float(me.score) + gains.cards(s.kit, me, me.cards, w, tools, left)
    if s.depth == 0:
        kept = 2.0 if bits.has(me.open, TWO_BIT) else 0.0
        return total + kept + float(me.goods[0] + me.goods[1] + me.goods[2] + me.goods[3])
    have = vec[float]([float(me.goods[k]) for k in range(4)])
    total += _kept(me, w, left) + resources.pile(w, have, left)
    total += float(me.workers - s.kit.workers_start) * w.worker * left + tools * w.tool * left
    if left > 0.0 and seat == (s.start + 1) % s.seats:
        total += w.next
    hungry = food.gap(s, seat)
    hunted = prospects.gathered(s, seat, w, HUNT)
    short = food.lack(s, seat, hungry, hunted)
    if s.phase < 3:
        total += prospects.pending(s, seat, w, have, left, hungry, short)
        if s.phase == 1:
            total += w.home * prospects.at_home(s, seat, w, have, left, hungry, short)
    return total - food.cost(s.kit, w, left, hungry, short)


def _kept(me: Player, w: Weights, left: float) -> float:
    """Cards that lie open: two resources of choice, tools to be used once."""
    total = 0.0
    if bits.has(me.open, TWO_BIT):
        total += w.two if left > 0.0 else 2.0
    if left > 0.0:
        total += w.one_use * float(bits.size(me.open & 7))
    return total
