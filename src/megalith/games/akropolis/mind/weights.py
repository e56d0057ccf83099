"""The tuned numbers of the evaluation; `weights.json` says how they were made."""

from pathlib import Path
from typing import Final, final

from megalith.core.weights import Row, Rows, read

SHIPPED: Final[Rows] = read(Path(__file__).with_name("weights.json"))


@final
class Weights:
    """What one of a thing counts at a table, each number under its name."""

    def __init__(self, row: Row) -> None:
        # by kind: how much of our part of the districts to come will do us good
        self.value = row.each(
            "value_houses", "value_markets", "value_barracks", "value_temples", "value_gardens"
        )
        # the same for the stars
        self.stars = row.each(
            "stars_houses", "stars_markets", "stars_barracks", "stars_temples", "stars_gardens"
        )
        # of the level of a temple with three, four or five built sides
        self.temple = row.each("temple_3", "temple_4", "temple_5")
        # the most quarries that one tile could cover: one, two or three
        self.covers = row.each("covers_1", "covers_2", "covers_3")
        self.stone = row.take("stone")  # to the point that a stone is worth anyway
        self.quarry = row.take("quarry")  # a visible one
        # of the level of a house outside the largest group
        self.house_apart = row.take("house_apart")
        self.spoiled_market = row.take("spoiled_market")
        # lost of the level of barracks with one free side
        self.tight_barracks = row.take("tight_barracks")
        self.room = row.take("room")  # a place on a higher level
        self.clean_room = row.take("clean_room")  # the same, covering nothing that counts
        self.highest = row.take("highest")  # a level of the highest of these
        self.denial = row.take("denial")  # how much the next player's best reply weighs
        row.done()
