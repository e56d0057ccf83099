"""The tuned numbers of the evaluation; `weights.json` says how they were made."""

from pathlib import Path
from typing import Final, final

from megalith.core.weights import Row, Rows, read

SHIPPED: Final[Rows] = read(Path(__file__).with_name("weights.json"))


@final
class Weights:
    """What one of a thing counts at a table, each number under its name."""

    def __init__(self, row: Row) -> None:
        # rounds that a face-down tile of the lowest stack lasts
        self.tile_pace = row.take("tile_pace")
        self.last_pace = row.take("last_pace")  # rounds after the last one
        self.card_pace = row.take("card_pace")  # rounds that a card of the deck lasts
        self.worker = row.take("worker")  # a worker above those of the start, a round
        self.tool = row.take("tool")  # a tool point, a round
        self.ready = row.take("ready")  # a tool point that can still be used this round
        self.home = row.take("home")  # of what the workers at home can still gather
        self.missing = row.take("missing")  # a food that is missing
        self.spare = row.take("spare")  # a food that is left over
        # a resource while there is time to use it; then brick, stone, gold
        self.goods = row.each("wood", "brick", "stone", "gold")
        self.two = row.take("two")  # two resources of choice, kept
        self.one_use = row.take("one_use")  # a tool to be used once, kept
        # growth of what a figure multiplies, a round; then tools, buildings, workers
        self.growth = row.each("farm", "tools", "builds", "tribe")
        # a card with a symbol, a round: what one of any kind would add
        self.symbol = row.take("symbol")
        self.dice = row.take("dice")  # dice for everyone
        self.roll = row.take("roll")  # dice for a resource
        self.extra = row.take("extra")  # other effects
        self.tile = row.take("tile")  # a building, above its points
        self.one_short = row.take("one_short")  # chance of a building that is one resource short
        self.more_short = row.take("more_short")
        self.gather = row.take("gather")  # pips that a group gains above its dice less the rounding
        self.next = row.take("next")  # starting the next round
        self.hunger = row.take("hunger")  # a food that is missing this round
        # resources of a kind that can still be used when the game ends soon …
        self.room = row.take("room")
        self.pace = row.take("pace")  # … and more of them, a round
        self.plan = row.take("plan")  # of the best building that nobody has claimed yet
        # and for each card under it a little longer: early on fewer are bought
        self.card_bend = row.take("card_bend")
        row.done()
