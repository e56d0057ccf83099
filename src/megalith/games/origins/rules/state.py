"""The data of one table of Origins. No rules here, only fields and copying.

Tracks keep the discs in one list, the furthest first and a stack from its bottom up; so the
first of the list is first player, or takes the zodiac card.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.game import State

# Phases.
SET_UP: Final = 0
ACTIONS: Final = 1
ENDING_ROUND: Final = 2
FINISHED: Final = 3


@final
class Player:
    def __init__(
        self,
        points: i64,
        goods: vec[i64],
        tokens: i64,
        bases: i64,
        home: vec[i64],
        away: vec[i64],
        archon: i64,
        speakers: vec[i64],
        advisors: vec[i64],
        cells: vec[i64],
        tiles: vec[i64],
        seats: vec[i64],
        seat_dice: vec[i64],
        waiting: vec[i64],
        towers: vec[i64],
        military: i64,
        temples: vec[i64],
        scored: i64,
        passed: i64,
    ) -> None:
        self.points = points
        self.goods = goods  # stone, food, wisdom, gold
        self.tokens = tokens  # superiority
        self.bases = bases  # ready, with or without a die
        self.home = home  # unused patricians, by die
        self.away = away  # patricians on places, by place and die
        self.archon = archon  # its place; -1 at home
        self.speakers = speakers  # held, by value
        self.advisors = advisors  # colours, from the left
        self.cells = cells  # of the city, in the order of laying (see city.py)
        self.tiles = tiles  # what lies there
        self.seats = seats  # lower left cell of every district, in the order of completion
        self.seat_dice = seat_dice  # the die in its seat; -1 if open
        self.waiting = waiting  # kinds of tiles set aside, ascending
        self.towers = towers  # heights, by colour
        self.military = military  # space
        self.temples = temples  # spaces
        self.scored = scored  # bit per laid-out district card scored before
        self.passed = passed

    def parts(self) -> tuple[object, ...]:
        return (
            self.points,
            self.goods,
            self.tokens,
            self.bases,
            self.home,
            self.away,
            self.archon,
            self.speakers,
            self.advisors,
            self.cells,
            self.tiles,
            self.seats,
            self.seat_dice,
            self.waiting,
            self.towers,
            self.military,
            self.temples,
            self.scored,
            self.passed,
        )

    def copy(self) -> "Player":
        return Player(
            self.points,
            self.goods[:],
            self.tokens,
            self.bases,
            self.home[:],
            self.away[:],
            self.archon,
            self.speakers[:],
            self.advisors[:],
            self.cells[:],
            self.tiles[:],
            self.seats[:],
            self.seat_dice[:],
            self.waiting[:],
            self.towers[:],
            self.military,
            self.temples[:],
            self.scored,
            self.passed,
        )


@final
class OriginsState(State):
    def __init__(
        self,
        seats: i64,
        depth: i64,
        todo: vec[i64],
        round: i64,
        phase: i64,
        first: i64,
        players: list[Player],
        ships: vec[i64],
        tokens: vec[i64],
        zodiac: vec[i64],
        holder: vec[i64],
        pool: vec[i64],
        tops: vec[i64],
        unseen: vec[i64],
        returned: vec[i64],
        citizens: vec[i64],
        reserve: vec[i64],
        draft: vec[i64],
        speakers: vec[i64],
        standing: vec[i64],
        cards: vec[i64],
        card_gold: vec[i64],
        towers: vec[i64],
        military: vec[i64],
        temples: vec[i64],
        alien: i64,
        exhausted: i64,
        announce: i64,
        round_cap: i64,
    ) -> None:
        super().__init__(seats, depth, todo)
        self.round = round  # 1 …; 0 before the first
        self.phase = phase
        self.first = first  # seat of the first player
        self.players = players
        self.ships = ships  # value of each place
        self.tokens = tokens  # bonus token of each place; -1 before the deal
        self.zodiac = zodiac  # card of each temple; -1 before the deal
        self.holder = holder  # seat that has it; -1 on the board
        self.pool = pool  # kinds from slot 1, -1 after the last
        self.tops = tops  # open kind of each colour's stack; -1 if none
        self.unseen = unseen  # tiles that nobody has seen, by kind
        self.returned = returned  # kinds under the stacks, in the order they came back
        self.citizens = citizens  # dice from slot 1, -1 after the last
        self.reserve = reserve  # citizen dice, by colour
        self.draft = draft  # dice of the set-up that nobody has taken yet
        self.speakers = speakers  # speaker pool, by value
        self.standing = standing  # speakers on places, by place and value
        self.cards = cards  # laid-out district cards
        self.card_gold = card_gold
        self.towers = towers  # discs in the pool, by colour
        self.military = military  # seats, the furthest first, a stack from its bottom
        self.temples = temples  # the same for each temple, one after another
        self.alien = alien  # space of the alien disc; -1 without
        self.exhausted = exhausted  # 1 after a citizen colour could not be refilled
        self.announce = announce  # 1 if a coming end is shown
        self.round_cap = round_cap  # 0 without

    def parts(self) -> tuple[object, ...]:
        return (
            self.seats,
            self.depth,
            self.stack(),
            self.round,
            self.phase,
            self.first,
            self.players,
            self.ships,
            self.tokens,
            self.zodiac,
            self.holder,
            self.pool,
            self.tops,
            self.unseen,
            self.returned,
            self.citizens,
            self.reserve,
            self.draft,
            self.speakers,
            self.standing,
            self.cards,
            self.card_gold,
            self.towers,
            self.military,
            self.temples,
            self.alien,
            self.exhausted,
            self.announce,
            self.round_cap,
        )

    def copy(self) -> "OriginsState":
        return OriginsState(
            self.seats,
            self.depth,
            self.todo[:],
            self.round,
            self.phase,
            self.first,
            [p.copy() for p in self.players],
            self.ships[:],
            self.tokens[:],
            self.zodiac[:],
            self.holder[:],
            self.pool[:],
            self.tops[:],
            self.unseen[:],
            self.returned[:],
            self.citizens[:],
            self.reserve[:],
            self.draft[:],
            self.speakers[:],
            self.standing[:],
            self.cards[:],
            self.card_gold[:],
            self.towers[:],
            self.military[:],
            self.temples[:],
            self.alien,
            self.exhausted,
            self.announce,
            self.round_cap,
        )
