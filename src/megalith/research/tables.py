"""N tables of one title side by side, with the loop over them inside the compiled build.

What a learner reads (numbers, seats, rewards) lies in flat buffers that NumPy can see without
copying. The environments in this folder are thin covers over this class. A table that is alone
keeps its mask in such a buffer too; those of many are made by `Masks`.
"""

from typing import Any, Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from megalith.core import play
from megalith.core.chance import Rng, rng_from
from megalith.core.choices import Choices, zeros
from megalith.core.features import Features
from megalith.core.game import OVER, State, Title
from megalith.core.options import Chosen
from megalith.research.offers import Offers

PLACE: Final = 0  # how a game's end is rewarded
WIN: Final = 1
MARGIN: Final = 2


@final
class Tables:
    def __init__(
        self,
        game: Title[Any],
        seats: i64,
        options: Chosen,
        n: i64,
        reward: i64,
        again: bool,
        width: i64 = 0,
        perfect: bool = False,
    ) -> None:
        """`again`: a table whose game is over is dealt anew in the same step. `width`: an action is
        the number of a choice in the list, of which there are at most so many, instead of its
        code. `perfect`: the rows of all seats follow that of the seat that looks.
        """
        self.game = game
        self.seats = seats
        self.options = options
        self.n = n
        self.reward = reward
        self.again = again
        self.perfect = perfect
        self.actions: i64 = width if width > 0 else game.rules.n_actions
        self.offers = Offers(game, seats, width) if width > 0 else None
        self.offer_rows = Features(n * width, self.offers.count if self.offers else 0)
        self.blind = rng_from("offers")  # deals what a seat cannot know, for what it is offered
        self.states: list[State] = [game.rules.initial(int(seats), options) for _ in range(n)]
        self.lucks: list[Rng] = [rng_from("luck", 0, i) for i in range(n)]
        self.lists: list[Choices] = [Choices() for _ in range(n)]
        self.out = Choices()
        self.seed: object = 0
        self.games = zeros(n)  # games dealt at each table since the seed was set
        self.to_move = zeros(n)  # a seat, or OVER
        self.steps = zeros(n)  # decisions of the game at each table
        slots: i64 = len(game.mind.slots(int(seats)))
        self.features = Features(n, slots * seats if perfect else slots)
        masked: i64 = self.actions if n == 1 else 0
        self.mask = vec[u8]([u8(0)] * masked)
        self.done = vec[u8]([u8(0)] * n)
        self.rewards = vec[float]([0.0] * (n * seats))
        self.scores = zeros(n * seats)  # of the last game that ended at the table
        self.lengths = zeros(n)  # its decisions

    # -- dealing

    def start(self, seed: object) -> None:
        """Deal at every table. Table i plays games i, i + n, i + 2n, … of that seed."""
        self.seed = seed
        for i in range(self.n):
            self.games[i] = 0
            self.done[i] = 0
            self.deal(i)
            self.show(i)

    def deal(self, i: i64) -> None:
        """The next game at table i, up to its first decision."""
        s = self.game.rules.initial(int(self.seats), self.options)
        k = i + self.n * self.games[i]
        luck = rng_from("luck", self.seed, int(k))
        self.games[i] += 1
        self.states[i] = s
        self.lucks[i] = luck
        self.steps[i] = 0
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = 0.0
        self.to_move[i] = play.settle(self.game.rules, s, luck, self.out)

    # -- playing

    def legal(self, i: i64, action: i64) -> bool:
        if self.offers is not None:
            return 0 <= action < self.lists[i].count
        return self.lists[i].has(action)

    def legal_at(self, i: i64) -> list[int]:
        """The actions of a table."""
        listed = self.lists[i]
        return listed.to_list() if self.offers is None else list(range(listed.count))

    def code(self, i: i64, action: i64) -> i64:
        """The code of a legal action."""
        return self.lists[i].codes[action] if self.offers is not None else action

    def wrong(self, actions: bytes) -> list[int]:
        """The tables at which somebody decides and the action is not legal."""
        found: list[int] = []
        for i in range(self.n):
            if self.to_move[i] != OVER and not self.legal(i, read_i64_le(actions, 8 * i)):
                found.append(int(i))
        return found

    def step(self, actions: bytes) -> None:
        """One decision at every table: 8 bytes each, little-endian. All or nothing."""
        for i in self.wrong(actions):
            raise ValueError(f"table {i}: {read_i64_le(actions, 8 * i)} is not legal now")
        for i in range(self.n):
            self.move(i, self.code(i, read_i64_le(actions, 8 * i)))
            self.show(i)

    def move(self, i: i64, code: i64) -> None:
        """One legal decision at table i, then luck, then the end or the next deal."""
        s = self.states[i]
        if self.done[i] == 1:
            self.done[i] = 0
            for seat in range(self.seats):
                self.rewards[i * self.seats + seat] = 0.0
        self.game.rules.apply(s, code)
        self.steps[i] += 1
        who = play.settle(self.game.rules, s, self.lucks[i], self.out)
        self.to_move[i] = who
        if who == OVER:
            rewards = self.finish(i)
            if self.again:
                self.deal(i)
            self.pay(i, rewards)

    def finish(self, i: i64) -> list[float]:
        """The result of the game that is over at table i."""
        sheets = self.game.rules.sheets(self.states[i])
        totals = [sheet.total for sheet in sheets]
        places = [sheet.place for sheet in sheets]
        self.lengths[i] = self.steps[i]
        for seat in range(self.seats):
            self.scores[i * self.seats + seat] = totals[seat]
        return [reward_of(totals, places, seat, self.reward) for seat in range(self.seats)]

    def pay(self, i: i64, rewards: list[float]) -> None:
        self.done[i] = 1
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = rewards[seat]

    # -- what is seen

    def show(self, i: i64) -> None:
        """Row and mask of the seat that decides at table i (of seat 0 when all is over)."""
        who = self.to_move[i]
        self.look(i, who if who >= 0 else 0)
        listed = self.lists[i]
        self._mark(listed, 0)
        listed.clear()
        if who >= 0:
            self.game.rules.choices(self.states[i], listed)
            self._offer(i, who)
            self._mark(listed, 1)

    def _offer(self, i: i64, seat: i64) -> None:
        offers = self.offers
        if offers is not None:
            s, listed = self.states[i], self.lists[i]
            offers.shorten(s, seat, listed, self.blind)
            offers.fill(s, seat, listed, self.blind, self.offer_rows, i * offers.width)

    def _mark(self, listed: Choices, mark: u8) -> None:
        """Open or close what is listed at the only table."""
        if self.n == 1:
            for k in range(listed.count):
                self.mask[k if self.offers is not None else listed.codes[k]] = mark

    def open(self, idle: bool) -> vec[i64]:
        """What may be chosen anywhere, as numbers table * actions + action. `idle`: action 0 too
        where nobody decides."""
        total: i64 = 0
        for i in range(self.n):
            total += self.lists[i].count if self.lists[i].count > 0 or not idle else 1
        marks = vec[i64]([0] * total)
        at: i64 = 0
        for i in range(self.n):
            listed = self.lists[i]
            codes = listed.codes
            base = i * self.actions
            if listed.count == 0 and idle:
                marks[at] = base
                at += 1
            for k in range(listed.count):
                marks[at] = base + (k if self.offers is not None else codes[k])
                at += 1
        return marks

    def look(self, i: i64, seat: i64) -> None:
        """Write the row of any seat at table i."""
        self.features.start(i)
        for k in range(self.seats if self.perfect else 1):
            self.game.mind.observe(self.states[i], (seat + k) % self.seats, self.features)


def reward_of(totals: list[int], places: list[int], seat: int, kind: i64) -> float:
    """PLACE: rivals beaten minus rivals that won, from -1 to 1. WIN: the share of the win.

    MARGIN: points ahead of the best rival. Alone at the table, the points themselves.
    """
    rivals = len(totals) - 1
    if kind == WIN:
        return 1.0 / float(places.count(1)) if places[seat] == 1 else 0.0
    if rivals == 0:
        return float(totals[seat])
    if kind == MARGIN:
        return float(totals[seat] - max(totals[k] for k in range(len(totals)) if k != seat))
    beaten = sum(1 for place in places if place > places[seat])
    lost = sum(1 for place in places if place < places[seat])
    return float(beaten - lost) / float(rivals)


def sample(tables: Tables, rng: Rng) -> bytes:
    """A random legal action at every table, in the form that `step` takes."""
    actions = bytearray()
    for i in range(tables.n):
        listed = tables.lists[i]
        k = rng.below(listed.count)
        action = k if tables.offers is not None else listed.codes[k]
        actions += int(action).to_bytes(8, "little")
    return bytes(actions)
