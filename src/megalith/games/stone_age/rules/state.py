"""The data of one table of Stone Age. No rules here, only fields and copying."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.game import State


@final
class Player:
    def __init__(
        self,
        workers: i64,
        home: i64,
        food: i64,
        track: i64,
        score: i64,
        goods: vec[i64],
        tools: vec[i64],
        used: i64,
        open: i64,
        cards: i64,
        buildings: i64,
    ) -> None:
        self.workers = workers  # owned
        self.home = home  # of these not on the board
        self.food = food
        self.track = track  # food track
        self.score = score
        self.goods = goods  # wood, brick, stone, gold
        self.tools = tools  # values of the three slots
        self.used = used  # bit per slot: used this round
        self.open = open  # bit per kept card that lies open: c33, c34, c35, c36
        self.cards = cards  # bit per civilization card owned
        self.buildings = buildings  # bit per tile owned

    def parts(self) -> tuple[object, ...]:
        return (
            self.workers,
            self.home,
            self.food,
            self.track,
            self.score,
            self.goods,
            self.tools,
            self.used,
            self.open,
            self.cards,
            self.buildings,
        )

    def copy(self) -> "Player":
        return Player(
            self.workers,
            self.home,
            self.food,
            self.track,
            self.score,
            self.goods[:],
            self.tools[:],
            self.used,
            self.open,
            self.cards,
            self.buildings,
        )


@final
class StoneAgeState(State):
    def __init__(
        self,
        seats: i64,
        depth: i64,
        todo: vec[i64],
        round: i64,
        phase: i64,
        start: i64,
        players: list[Player],
        placed: vec[i64],
        row: vec[i64],
        deck: i64,
        tops: vec[i64],
        left: vec[i64],
        pool: i64,
        dice: vec[i64],
        secret: i64,
        secret_seat: i64,
        big_tools: i64,
        round_cap: i64,
    ) -> None:
        super().__init__(seats, depth, todo)
        self.round = round  # 1 …
        self.phase = phase  # 1 place, 2 use, 3 feed
        self.start = start  # seat of the start player
        self.players = players
        self.placed = placed  # workers at 4 * place + seat
        self.row = row  # card in each slot, cheapest first; -1 if empty
        self.deck = deck  # bit per card that nobody has seen
        self.tops = tops  # open tile of each stack; -1 if none
        self.left = left  # face-down tiles under it
        self.pool = pool  # bit per tile that nobody has seen
        self.dice = dice  # dice for everyone that are not yet picked, by face
        self.secret = secret  # the hidden card that draw_card brought; -1 if none
        self.secret_seat = secret_seat
        self.big_tools = big_tools  # 3/4 tiles in the supply; -1 without limit
        self.round_cap = round_cap  # 0 without

    def parts(self) -> tuple[object, ...]:
        return (
            self.seats,
            self.depth,
            self.stack(),
            self.round,
            self.phase,
            self.start,
            self.players,
            self.placed,
            self.row,
            self.deck,
            self.tops,
            self.left,
            self.pool,
            self.dice,
            self.secret,
            self.secret_seat,
            self.big_tools,
            self.round_cap,
        )

    def copy(self) -> "StoneAgeState":
        return StoneAgeState(
            self.seats,
            self.depth,
            self.todo[:],
            self.round,
            self.phase,
            self.start,
            [p.copy() for p in self.players],
            self.placed[:],
            self.row[:],
            self.deck,
            self.tops[:],
            self.left[:],
            self.pool,
            self.dice[:],
            self.secret,
            self.secret_seat,
            self.big_tools,
            self.round_cap,
        )
