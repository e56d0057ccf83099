"""What a bot is, and the simplest one. Bots know the contract of a game and no title."""

from mypy_extensions import i64

from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.game import S, Title


class Bot:
    """Answers decisions. Subclasses write `think`, which never sees what the seat cannot know."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.out = Choices()

    def choose(self, game: Title[S], s: S, seat: i64, rng: Rng) -> i64:
        """A legal code for the seat that must decide; s stays as it is."""
        game.rules.choices(s, self.out)
        if self.out.count == 1:
            return self.out.codes[0]
        mine = game.rules.copy(s)
        game.rules.hide(mine, seat, rng)
        return self.think(game, mine, seat, rng)

    def think(self, game: Title[S], s: S, seat: i64, rng: Rng) -> i64:
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal choice, each equally likely."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, game: Title[S], s: S, seat: i64, rng: Rng) -> i64:
        game.rules.choices(s, self.out)
        return self.out.any(rng)
