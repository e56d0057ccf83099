"""The tuned numbers of the evaluation; `weights.json` says how they were made."""

from pathlib import Path
from typing import Final, final

from megalith.core.weights import Row, Rows, read

SHIPPED: Final[Rows] = read(Path(__file__).with_name("weights.json"))


@final
class Weights:
    """What one of a thing counts at a table, each number under its name."""

    def __init__(self, row: Row) -> None:
        self.card_pace = row.take("card_pace")  # cards that a player empties of gold in a round
        self.tower_pace = row.take("tower_pace")  # discs that a player takes in a round
        # steps of the player who is highest in the temples
        self.climb_pace = row.take("climb_pace")
        # dice of the scarcest colour that a player takes in a round
        self.reserve_pace = row.take("reserve_pace")
        self.most_left = row.take("most_left")  # rounds that are looked ahead at most
        self.work = row.take("work")  # a die, each later round
        self.work_most = row.take("work_most")  # a die in all: a new one can take its place
        self.base = row.take("base")  # a base, each later round
        self.tempo = row.take("tempo")  # a worker that can still act in this round
        self.tempo_pip = row.take("tempo_pip")  # and each of its pips
        self.pip = row.take("pip")  # a pip of a die, while there is time
        self.six = row.take("six")  # the second main action of a six
        self.retire = row.take("retire")  # part of an advisor's points that a die hopes for
        self.advisor = row.take("advisor")  # a colour for the archon, each later round
        self.speaker = row.take("speaker")  # a speaker
        # the first two of a basic, then the next three, then the rest: stone, food, wisdom
        self.basics = row.each(
            *("stone", "stone_3", "stone_6"),
            *("food", "food_3", "food_6"),
            *("wisdom", "wisdom_3", "wisdom_6"),
        )
        self.gold = row.each("gold", "gold_5")  # the first four above their point, then the rest
        self.hope = row.take("hope")  # part of the temple that does not count
        self.climb = row.take("climb")  # a step in a temple, each later round
        self.seated = row.take("seated")  # a pip in a seat whose tower can grow
        self.height = row.take("height")  # a tower level, each later round
        self.open = row.take("open")  # an open district
        self.close = row.take("close")  # part of what closing it now would bring
        # part of what a die on a place can close in the next round
        self.close_later = row.take("close_later")
        self.crowd = row.take("crowd")  # part for districts above the number of dice
        self.almost = row.take("almost")  # three tiles of a square
        self.pair = row.take("pair")  # two tiles of a square, each later round
        # part of an ability for each district that can still fire it
        self.engine = row.take("engine")
        self.engine_die = row.take("engine_die")  # the same, with a die of its colour
        self.ready = row.take("ready")  # part of a card that only waits for a die
        # all cards but the nearest: the same tiles cannot serve them all
        self.others = row.take("others")
        self.per_colour = row.take("per_colour")  # for each coloured tile that is missing
        self.per_filler = row.take("per_filler")  # for each missing tile that may be anything
        self.waiting = row.take("waiting")  # a tile set aside
        self.token = row.take("token")  # a superiority token
        self.border = row.take("border")  # a border passed, each round
        self.step = row.take("step")  # a step beyond the border, for this round
        self.reach = row.take("reach")  # a space of the military track, each later round
        self.first = row.take("first")  # being first in the next round
        self.ship = row.take("ship")  # a pip that an own die lacks at a place
        self.site = row.take("site")  # any tile as a part of districts to come
        self.new_tile = row.take("new_tile")  # a building above its ability
        self.again = row.take("again")  # part of an ability that is used again later
        self.price = row.take("price")  # a basic that an action costs
        self.train = row.take("train")  # one food of training
        self.small = row.take("small")  # an ability that is not looked at closely
        self.extra = row.take("extra")  # a second action in a turn
        self.fill = row.take("fill")  # a tile that can complete a square, above that
        self.last = row.take("last")  # part of an action's worth in the last round
        # a die of each colour, each later round
        self.die = row.each("die_red", "die_orange", "die_yellow", "die_blue", "die_purple")
        # each card, a round
        self.zodiac = row.each(
            "capricorn",
            "aquarius",
            "pisces",
            "aries",
            "taurus",
            "gemini",
            "cancer",
            "leo",
            "virgo",
            "libra",
            "scorpio",
            "sagittarius",
        )
        row.done()
