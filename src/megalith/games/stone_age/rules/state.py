"""The data of one table of Stone Age. No rules here, only fields and copying."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.game import Record, State
from megalith.games.stone_age.rules.components import StoneAgeKit


@final
class Player(Record):
    workers: i64  # owned
    home: i64  # of these not on the board
    food: i64
    track: i64  # food track
    score: i64
    goods: vec[i64]  # wood, brick, stone, gold
    tools: vec[i64]  # values of the three slots
    used: i64  # bit per slot: used this round
    open: i64  # bit per kept card that lies open: c33, c34, c35, c36
    cards: i64  # bit per civilization card owned
    buildings: i64  # bit per tile owned

    def copy(self) -> "Player":
        twin = Player()
        twin.workers = self.workers
        twin.home = self.home
        twin.food = self.food
        twin.track = self.track
        twin.score = self.score
        twin.goods = self.goods[:]
        twin.tools = self.tools[:]
        twin.used = self.used
        twin.open = self.open
        twin.cards = self.cards
        twin.buildings = self.buildings
        return twin


@final
class StoneAgeState(State):
    kit: StoneAgeKit
    round: i64  # 1 …
    phase: i64  # 1 place, 2 use, 3 feed
    start: i64  # seat of the start player
    players: list[Player]
    placed: vec[i64]  # workers at 4 * place + seat
    row: vec[i64]  # card in each slot, cheapest first; -1 if empty
    deck: i64  # bit per card that nobody has seen
    tops: vec[i64]  # open tile of each stack; -1 if none
    left: vec[i64]  # face-down tiles under it
    pool: i64  # bit per tile that nobody has seen
    dice: vec[i64]  # dice for everyone that are not yet picked, by face
    secret: i64  # the hidden card that draw_card brought; -1 if none
    secret_seat: i64
    big_tools: i64  # 3/4 tiles in the supply; -1 without limit
    round_cap: i64  # 0 without
    hides_cards: i64  # 1: bought cards lie face down

    def copy(self) -> "StoneAgeState":
        twin = StoneAgeState()
        twin.kit = self.kit
        twin.seats = self.seats
        twin.depth = self.depth
        twin.todo = self.todo[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.start = self.start
        twin.players = [p.copy() for p in self.players]
        twin.placed = self.placed[:]
        twin.row = self.row[:]
        twin.deck = self.deck
        twin.tops = self.tops[:]
        twin.left = self.left[:]
        twin.pool = self.pool
        twin.dice = self.dice[:]
        twin.secret = self.secret
        twin.secret_seat = self.secret_seat
        twin.big_tools = self.big_tools
        twin.round_cap = self.round_cap
        twin.hides_cards = self.hides_cards
        return twin
