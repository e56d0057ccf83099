"""The data of one table of Pantheon. No rules here, only fields and copying."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.game import Record, State
from megalith.games.pantheon.rules.components import PantheonKit

LINKED: Final[i64] = 4  # of a hex: bit k, seat k has a piece there; bit k + LINKED, it is linked

# The score sheet, in order.
GODS_LINE: Final = 0
ENDS_LINE: Final = 1
FIRST_SCORING: Final = 2  # demigods, columns, Pietalte; then the same for the second
SECOND_SCORING: Final = 5
N_LINES: Final = 8


@final
class Player(Record):
    feet: i64  # in the personal reserve
    columns: i64
    spare_feet: i64  # in the general reserve, of this colour
    spare_columns: i64
    bonus: i64  # bonus token that was dealt and is not yet resolved, or -1
    hand: vec[i64]  # by card
    known: vec[i64]  # of these, what everybody has seen coming
    levels: vec[i64]  # offering tokens by kind, 0 is none
    gods: vec[i64]  # kept face up, by god
    tokens: vec[i64]  # booty and bonus tokens kept, by token
    shown: vec[i64]  # demigods that everybody has seen, by value - 1
    secret: vec[i64]  # demigods that only the owner has seen
    score: vec[i64]  # points by line of the sheet

    def copy(self) -> "Player":
        twin = Player()
        twin.feet = self.feet
        twin.columns = self.columns
        twin.spare_feet = self.spare_feet
        twin.spare_columns = self.spare_columns
        twin.bonus = self.bonus
        twin.hand = self.hand[:]
        twin.known = self.known[:]
        twin.levels = self.levels[:]
        twin.gods = self.gods[:]
        twin.tokens = self.tokens[:]
        twin.shown = self.shown[:]
        twin.secret = self.secret[:]
        twin.score = self.score[:]
        return twin


@final
class PantheonState(State):
    kit: PantheonKit  # the set of components
    epoch: i64  # 1 …
    phase: i64  # 1 preparation, 2 actions, 3 end of the epoch
    nation: i64  # active, -1 before the first
    unseen: i64  # bit per nation not yet played
    temple: i64  # hex of the temple, -1 while it is off the board
    start: i64  # seat of the start player
    turn: i64  # seat of the active player
    turns: i64  # finished in this epoch
    ready: i64  # Traiteras that may still be used in this turn
    closed: i64  # how the last epoch ended: bit 0 booty, bit 1 gods; 4 by the limit
    players: list[Player]
    board: vec[i64]  # by hex: whose pieces, and which of them are linked (see LINKED)
    offer: vec[i64]  # god on each place of the board, -1 if empty
    booty: vec[i64]  # booty on each slot of the nation, -1 if empty
    picked: vec[i64]  # booty picked up and not yet resolved, in order; then -1
    pile: vec[i64]  # face-up demigods (value - 1) in the order turned up
    piled: i64  # how many of them
    demigods: vec[i64]  # face-down stack, by value - 1
    demigod_box: vec[i64]
    god_stack: vec[i64]  # by god
    god_box: vec[i64]
    bag: vec[i64]  # by booty token
    bonus: vec[i64]  # bonus tokens not dealt or not yet chosen
    row: vec[i64]  # card on each place, -1 if empty
    deck: vec[i64]  # by card
    discard: vec[i64]
    played: vec[i64]  # cards committed to the move or purchase under way
    money: vec[i64]  # special money left, by card from the lowest
    highest_first: i64  # order of the special money
    bonus_chosen: i64  # options of the table
    highest_demigod: i64
    jump_columns: i64
    late_traitera: i64
    turn_limit: i64  # turns for each player in an epoch, 0 without
    show_cards: i64
    show_demigods: i64

    def copy(self) -> "PantheonState":
        twin = PantheonState()
        twin.kit = self.kit
        twin.seats = self.seats
        twin.depth = self.depth
        twin.todo = self.todo[:]
        twin.epoch = self.epoch
        twin.phase = self.phase
        twin.nation = self.nation
        twin.unseen = self.unseen
        twin.temple = self.temple
        twin.start = self.start
        twin.turn = self.turn
        twin.turns = self.turns
        twin.ready = self.ready
        twin.closed = self.closed
        twin.players = [p.copy() for p in self.players]
        twin.board = self.board[:]
        twin.offer = self.offer[:]
        twin.booty = self.booty[:]
        twin.picked = self.picked[:]
        twin.pile = self.pile[:]
        twin.piled = self.piled
        twin.demigods = self.demigods[:]
        twin.demigod_box = self.demigod_box[:]
        twin.god_stack = self.god_stack[:]
        twin.god_box = self.god_box[:]
        twin.bag = self.bag[:]
        twin.bonus = self.bonus[:]
        twin.row = self.row[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.played = self.played[:]
        twin.money = self.money[:]
        twin.highest_first = self.highest_first
        twin.bonus_chosen = self.bonus_chosen
        twin.highest_demigod = self.highest_demigod
        twin.jump_columns = self.jump_columns
        twin.late_traitera = self.late_traitera
        twin.turn_limit = self.turn_limit
        twin.show_cards = self.show_cards
        twin.show_demigods = self.show_demigods
        return twin
