"""The numbers of a search that may differ by title and number of players."""

from typing import final


@final
class Tuning:
    def __init__(
        self,
        scale: float = 20.0,
        explore: float = 0.3,
        temper: float = 0.04,
        blend: float = 0.5,
        first: float = 4.0,
        widen: float = 1.0,
        samples: int = 2,
        ripe: int = 1,
        playout: int = 0,
    ) -> None:
        self.scale = scale  # points of lead that turn even chances into 73 %
        self.explore = explore  # weight of attention against value
        self.temper = temper  # how much better a guess must be to draw all attention
        self.blend = blend  # part of the place in the value of a finished game
        self.first = first  # choices that are looked at from the start …
        self.widen = widen  # … and more with the root of the visits, times this
        self.samples = samples  # draws of luck behind a guess
        self.ripe = ripe  # visits before a node's choices are listed
        self.playout = playout  # random decisions before the evaluation
