"""The tuned numbers of the evaluation; `weights.json` says how they were made."""

from pathlib import Path
from typing import Final, final

from megalith.core.weights import Row, Rows, read

SHIPPED: Final[Rows] = read(Path(__file__).with_name("weights.json"))


@final
class Weights:
    """What one of a thing counts at a table, each number under its name."""

    def __init__(self, row: Row) -> None:
        self.move = row.take("move")  # a movement card while there is time to use it
        self.card = row.take("card")  # an offering card
        self.coin = row.take("coin")  # a coin
        # an offering token of level 1 … 4, in all
        self.level = row.each("level_1", "level_2", "level_3", "level_4")
        self.traitera = row.take("traitera")  # the favour of Traitera
        self.turns_in_epoch = row.take("turns_in_epoch")  # turns of each player in an epoch
        self.new_epoch = row.take("new_epoch")  # a map and gods that are not yet laid out
        self.turn = row.take("turn")  # an action that is still to be chosen
        self.follower = row.take("follower")  # a move of another player that one may follow
        # what a lasting power brings in an epoch
        self.power = row.each("power_0", "power_1", "power_2", "power_3", "power_4")
        # hope for a god, by the cards that are missing
        self.god_hope = row.each(
            "god_hope_0", "god_hope_1", "god_hope_2", "god_hope_3", "god_hope_4"
        )
        self.second_god = row.take("second_god")  # of the hope for the second best god
        # hope lost with each round that an epoch goes on too long
        self.impatience = row.take("impatience")
        self.column_growth = row.take("column_growth")  # columns that an epoch brings
        self.column_smooth = row.take("column_smooth")  # bend of the smoothed table of columns
        # a foot: the first four, the next three, the others
        self.foot = row.each("foot_first", "foot_more", "foot_many")
        # a column in stock: the first two, the others
        self.column = row.each("column_first", "column_more")
        self.pietaltes = row.take("pietaltes")  # a scoring of the favour that multiplies offerings
        self.raised = row.take("raised")  # an offering raised
        self.special_money = row.take("special_money")  # special money
        self.pieces = row.take("pieces")  # pieces gained
        self.placed_column = row.take("placed_column")  # a column placed by an effect
        self.drawn_god = row.take("drawn_god")  # the favour of a god that is not known yet
        # a target so many steps short of what can be spent now
        self.reach = row.each(
            "reach_0",
            "reach_1",
            "reach_2",
            "reach_3",
            "reach_4",
            "reach_5",
            "reach_6",
            "reach_7",
            "reach_8",
            "reach_9",
        )
        self.wait = row.take("wait")  # lost for each player who acts first
        row.done()
