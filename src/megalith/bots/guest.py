"""A bot of somebody else's: any object with `choose(game, s, seat, rng)`, checked and contained."""

from typing import Any, final

from mypy_extensions import i64

from megalith.bots.base import Bot
from megalith.core.chance import Rng
from megalith.core.errors import TableError
from megalith.core.game import S, Title


class BotFault(TableError):
    """What a guest did wrong, with its file and line."""


@final
class Guest(Bot):
    """It sees a copy without what its seat cannot know, and must answer with a legal code."""

    def __init__(self, name: str, file: str, mind: Any) -> None:
        super().__init__(name)
        self.file = file
        self.mind = mind

    def think(self, game: Title[S], s: S, seat: i64, rng: Rng) -> i64:
        codes = self.out.to_list()
        try:
            code = int(self.mind.choose(game, s, int(seat), rng))
        except TableError:
            raise
        except Exception as error:
            raise fault(self.name, self.file, error) from None
        if code not in codes:
            text = "{bot} chose {code}, which is not legal"
            raise BotFault(text, "bot-illegal", bot=self.name, code=code)
        return code


def fault(name: str, file: str, error: BaseException) -> BotFault:
    """One line: what was raised, and where in the bot's own file (or below it)."""
    where, line, frame = file, 0, error.__traceback__
    while frame is not None:
        if frame.tb_frame.f_code.co_filename == file or line == 0:
            where, line = frame.tb_frame.f_code.co_filename, frame.tb_lineno
        frame = frame.tb_next
    if isinstance(error, SyntaxError):
        where, line = error.filename or file, error.lineno or 0
    why = type(error).__name__ + (f": {error}" if str(error) else "")
    text = "{bot}: {why} ({file}, line {line})"
    return BotFault(text, "bot-fault", bot=name, why=why, file=where, line=line)
