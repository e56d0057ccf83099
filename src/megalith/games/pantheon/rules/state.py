"""The data of one table of Pantheon. No rules here, only fields and copying."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.game import State

# The score sheet, in order.
GODS_LINE: Final = 0
ENDS_LINE: Final = 1
FIRST_SCORING: Final = 2  # demigods, columns, Pietalte; then the same for the second
SECOND_SCORING: Final = 5
N_LINES: Final = 8


@final
class Player:
    def __init__(
        self,
        feet: i64,
        columns: i64,
        spare_feet: i64,
        spare_columns: i64,
        bonus: i64,
        hand: vec[i64],
        known: vec[i64],
        levels: vec[i64],
        gods: vec[i64],
        tokens: vec[i64],
        shown: vec[i64],
        secret: vec[i64],
        score: vec[i64],
    ) -> None:
        self.feet = feet  # in the personal reserve
        self.columns = columns
        self.spare_feet = spare_feet  # in the general reserve, of this colour
        self.spare_columns = spare_columns
        self.bonus = bonus  # bonus token that was dealt and is not yet resolved, or -1
        self.hand = hand  # by card
        self.known = known  # of these, what everybody has seen coming
        self.levels = levels  # offering tokens by kind, 0 is none
        self.gods = gods  # kept face up, by god
        self.tokens = tokens  # booty and bonus tokens kept, by token
        self.shown = shown  # demigods that everybody has seen, by value - 1
        self.secret = secret  # demigods that only the owner has seen
        self.score = score  # points by line of the sheet

    def parts(self) -> tuple[object, ...]:
        return (
            self.feet,
            self.columns,
            self.spare_feet,
            self.spare_columns,
            self.bonus,
            self.hand,
            self.known,
            self.levels,
            self.gods,
            self.tokens,
            self.shown,
            self.secret,
            self.score,
        )

    def copy(self) -> "Player":
        return Player(
            self.feet,
            self.columns,
            self.spare_feet,
            self.spare_columns,
            self.bonus,
            self.hand[:],
            self.known[:],
            self.levels[:],
            self.gods[:],
            self.tokens[:],
            self.shown[:],
            self.secret[:],
            self.score[:],
        )


@final
class PantheonState(State):
    def __init__(
        self,
        seats: i64,
        depth: i64,
        todo: vec[i64],
        epoch: i64,
        phase: i64,
        nation: i64,
        unseen: i64,
        temple: i64,
        start: i64,
        turn: i64,
        turns: i64,
        ready: i64,
        closed: i64,
        players: list[Player],
        board: vec[i64],
        offer: vec[i64],
        booty: vec[i64],
        picked: vec[i64],
        pile: vec[i64],
        piled: i64,
        demigods: vec[i64],
        demigod_box: vec[i64],
        god_stack: vec[i64],
        god_box: vec[i64],
        bag: vec[i64],
        bonus: vec[i64],
        row: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        played: vec[i64],
        money: vec[i64],
        highest_first: i64,
        bonus_chosen: i64,
        highest_demigod: i64,
        jump_columns: i64,
        late_traitera: i64,
        turn_limit: i64,
        show_cards: i64,
        show_demigods: i64,
    ) -> None:
        super().__init__(seats, depth, todo)
        self.epoch = epoch  # 1 …
        self.phase = phase  # 1 preparation, 2 actions, 3 end of the epoch
        self.nation = nation  # active, -1 before the first
        self.unseen = unseen  # bit per nation not yet played
        self.temple = temple  # hex of the temple, -1 while it is off the board
        self.start = start  # seat of the start player
        self.turn = turn  # seat of the active player
        self.turns = turns  # finished in this epoch
        self.ready = ready  # Traiteras that may still be used in this turn
        self.closed = closed  # how the last epoch ended: bit 0 booty, bit 1 gods; 4 by the limit
        self.players = players
        self.board = board  # by hex: bits 0-3 whose pieces, bits 4-7 which of them are linked
        self.offer = offer  # god on each place of the board, -1 if empty
        self.booty = booty  # booty on each slot of the nation, -1 if empty
        self.picked = picked  # booty picked up and not yet resolved, in order; then -1
        self.pile = pile  # face-up demigods (value - 1) in the order turned up
        self.piled = piled  # how many of them
        self.demigods = demigods  # face-down stack, by value - 1
        self.demigod_box = demigod_box
        self.god_stack = god_stack  # by god
        self.god_box = god_box
        self.bag = bag  # by booty token
        self.bonus = bonus  # bonus tokens not dealt or not yet chosen
        self.row = row  # card on each place, -1 if empty
        self.deck = deck  # by card
        self.discard = discard
        self.played = played  # cards committed to the move or purchase under way
        self.money = money  # special money left, by card from the lowest
        self.highest_first = highest_first  # order of the special money
        self.bonus_chosen = bonus_chosen  # options of the table
        self.highest_demigod = highest_demigod
        self.jump_columns = jump_columns
        self.late_traitera = late_traitera
        self.turn_limit = turn_limit  # turns for each player in an epoch, 0 without
        self.show_cards = show_cards
        self.show_demigods = show_demigods

    def parts(self) -> tuple[object, ...]:
        return (
            self.seats,
            self.depth,
            self.stack(),
            self.epoch,
            self.phase,
            self.nation,
            self.unseen,
            self.temple,
            self.start,
            self.turn,
            self.turns,
            self.ready,
            self.closed,
            self.players,
            self.board,
            self.offer,
            self.booty,
            self.picked,
            self.pile,
            self.piled,
            self.demigods,
            self.demigod_box,
            self.god_stack,
            self.god_box,
            self.bag,
            self.bonus,
            self.row,
            self.deck,
            self.discard,
            self.played,
            self.money,
            self.highest_first,
            self.bonus_chosen,
            self.highest_demigod,
            self.jump_columns,
            self.late_traitera,
            self.turn_limit,
            self.show_cards,
            self.show_demigods,
        )

    def copy(self) -> "PantheonState":
        return PantheonState(
            self.seats,
            self.depth,
            self.todo[:],
            self.epoch,
            self.phase,
            self.nation,
            self.unseen,
            self.temple,
            self.start,
            self.turn,
            self.turns,
            self.ready,
            self.closed,
            [p.copy() for p in self.players],
            self.board[:],
            self.offer[:],
            self.booty[:],
            self.picked[:],
            self.pile[:],
            self.piled,
            self.demigods[:],
            self.demigod_box[:],
            self.god_stack[:],
            self.god_box[:],
            self.bag[:],
            self.bonus[:],
            self.row[:],
            self.deck[:],
            self.discard[:],
            self.played[:],
            self.money[:],
            self.highest_first,
            self.bonus_chosen,
            self.highest_demigod,
            self.jump_columns,
            self.late_traitera,
            self.turn_limit,
            self.show_cards,
            self.show_demigods,
        )
