"""The data of one table of Origins. No rules here, only fields and copying.

Tracks keep the discs in one list, the furthest first and a stack from its bottom up; so the
first of the list is first player, or takes the zodiac card.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.game import Record, State
from megalith.games.origins.rules.kit import OriginsKit

# Phases.
SET_UP: Final = 0
ACTIONS: Final = 1
ENDING_ROUND: Final = 2
FINISHED: Final = 3


@final
class Player(Record):
    points: i64
    goods: vec[i64]  # stone, food, wisdom, gold
    tokens: i64  # superiority
    bases: i64  # ready, with or without a die
    home: vec[i64]  # unused patricians, by die
    away: vec[i64]  # patricians on places, by place and die
    archon: i64  # its place; -1 at home
    speakers: vec[i64]  # held, by value
    advisors: vec[i64]  # colours, from the left
    cells: vec[i64]  # of the city, in the order of laying (see city.py)
    tiles: vec[i64]  # what lies there
    seats: vec[i64]  # lower left cell of every district, in the order of completion
    seat_dice: vec[i64]  # the die in its seat; -1 if open
    waiting: vec[i64]  # kinds of tiles set aside, ascending
    towers: vec[i64]  # heights, by colour
    military: i64  # space
    temples: vec[i64]  # spaces
    scored: i64  # bit per laid-out district card scored before
    passed: i64

    def copy(self) -> "Player":
        twin = Player()
        twin.points = self.points
        twin.goods = self.goods[:]
        twin.tokens = self.tokens
        twin.bases = self.bases
        twin.home = self.home[:]
        twin.away = self.away[:]
        twin.archon = self.archon
        twin.speakers = self.speakers[:]
        twin.advisors = self.advisors[:]
        twin.cells = self.cells[:]
        twin.tiles = self.tiles[:]
        twin.seats = self.seats[:]
        twin.seat_dice = self.seat_dice[:]
        twin.waiting = self.waiting[:]
        twin.towers = self.towers[:]
        twin.military = self.military
        twin.temples = self.temples[:]
        twin.scored = self.scored
        twin.passed = self.passed
        return twin


@final
class OriginsState(State):
    kit: OriginsKit  # the set of components
    round: i64  # 1 …; 0 before the first
    phase: i64
    first: i64  # seat of the first player
    players: list[Player]
    ships: vec[i64]  # value of each place
    tokens: vec[i64]  # bonus token of each place; -1 before the deal
    zodiac: vec[i64]  # card of each temple; -1 before the deal
    holder: vec[i64]  # seat that has it; -1 on the board
    pool: vec[i64]  # kinds from slot 1, -1 after the last
    tops: vec[i64]  # open kind of each colour's stack; -1 if none
    unseen: vec[i64]  # tiles that nobody has seen, by kind
    returned: vec[i64]  # kinds under the stacks, in the order they came back
    citizens: vec[i64]  # dice from slot 1, -1 after the last
    reserve: vec[i64]  # citizen dice, by colour
    draft: vec[i64]  # dice of the set-up that nobody has taken yet
    speakers: vec[i64]  # speaker pool, by value
    standing: vec[i64]  # speakers on places, by place and value
    cards: vec[i64]  # laid-out district cards
    card_gold: vec[i64]
    towers: vec[i64]  # discs in the pool, by colour
    military: vec[i64]  # seats, the furthest first, a stack from its bottom
    temples: vec[i64]  # the same for each temple, one after another
    alien: i64  # space of the alien disc; -1 without
    exhausted: i64  # 1 after a citizen colour could not be refilled
    announce: i64  # 1 if a coming end is shown
    round_cap: i64  # 0 without

    def copy(self) -> "OriginsState":
        twin = OriginsState()
        twin.kit = self.kit
        twin.seats = self.seats
        twin.depth = self.depth
        twin.todo = self.todo[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.players = [p.copy() for p in self.players]
        twin.ships = self.ships[:]
        twin.tokens = self.tokens[:]
        twin.zodiac = self.zodiac[:]
        twin.holder = self.holder[:]
        twin.pool = self.pool[:]
        twin.tops = self.tops[:]
        twin.unseen = self.unseen[:]
        twin.returned = self.returned[:]
        twin.citizens = self.citizens[:]
        twin.reserve = self.reserve[:]
        twin.draft = self.draft[:]
        twin.speakers = self.speakers[:]
        twin.standing = self.standing[:]
        twin.cards = self.cards[:]
        twin.card_gold = self.card_gold[:]
        twin.towers = self.towers[:]
        twin.military = self.military[:]
        twin.temples = self.temples[:]
        twin.alien = self.alien
        twin.exhausted = self.exhausted
        twin.announce = self.announce
        twin.round_cap = self.round_cap
        return twin
