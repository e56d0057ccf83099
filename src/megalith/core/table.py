"""One game being played: the border where everything from outside is checked.

A table holds the live state and the list of steps that made it. Whatever is refused
changes nothing.
"""

from collections.abc import Collection, Mapping
from copy import copy
from typing import Generic, Literal

from megalith.core import notation, position
from megalith.core.chance import FairSource, Rng
from megalith.core.choices import Choices
from megalith.core.deal import DealSource, key_of
from megalith.core.errors import IllegalAction, NotationError, OptionError, Refusal
from megalith.core.game import CHANCE, OVER, Event, Json, S, Title
from megalith.core.options import choose


class Step:
    """One decision or outcome: who (CHANCE for luck), its record and its code."""

    def __init__(self, who: int, owner: int, record: Json, code: int, events: list[Event]) -> None:
        self.who = who
        self.owner = owner  # the seat that it was asked or drawn for
        self.record = record
        self.code = code
        self.events = events
        self.key: str | None = None  # of luck: what it was for


class Table(Generic[S]):
    def __init__(
        self,
        game: Title[S],
        seats: int,
        options: Mapping[str, object] | None = None,
        source: FairSource | DealSource | None = None,
    ) -> None:
        """With a source luck speaks by itself; without one its outcomes are done like moves."""
        if seats not in game.players:
            allowed = ", ".join(str(n) for n in game.players)
            text = "{game} is for {allowed} players, not {n}"
            raise OptionError(text, "players", game=game.id, allowed=allowed, n=seats)
        self.game = game
        self.seats = seats
        self.options = choose(game.options, options or {})
        self.source = source
        self.keyed = isinstance(source, DealSource)  # luck is told by what it is for
        self.state = game.rules.initial(seats, self.options)
        self.steps: list[Step] = []
        self.digests: list[str] = []  # after every 20th step
        self._back: list[tuple[S, int]] = []  # since luck spoke: the state before each decision,
        self._own = (
            0  # … and the step where the decisions of the last seat begin that may be undone
        )
        self._settle()

    # -- asking

    def to_move(self) -> int:
        return int(self.game.rules.to_move(self.state))

    def over(self) -> bool:
        return self.to_move() == OVER

    def legal(self) -> list[int]:
        return self.game.rules.legal(self.state)

    def records(self) -> list[Json]:
        """Every choice of now, as records."""
        return [self.game.border.describe(self.state, code) for code in self.legal()]

    def lines(self) -> list[str]:
        """Every choice of now, as text."""
        return [notation.line(r, self.game.border.shapes) for r in self.records()]

    def refusal(self, what: str | Json) -> Refusal | None:
        """Why the one who decides now may not do this; None if it is possible."""
        return self.game.border.why_not(self.state, self._record(what))

    # -- playing

    def do(self, who: int, what: str | Json) -> Step:
        """One decision of a seat, or one outcome if `who` is CHANCE; then luck, if it may."""
        return self.do_record(who, self._record(what))

    def do_record(self, who: int, record: Json) -> Step:
        """The same for a record that was read or checked already (`notation`)."""
        mover = self.to_move()
        if mover == OVER:
            raise IllegalAction(Refusal("CORE-1", "game-over"))
        if mover != who:
            raise IllegalAction(Refusal("CORE-2", "not-your-turn", seat=mover))
        step = self._apply(who, record, self._legal_code(record))
        self._settle()
        return step

    def do_code(self, code: int) -> Step:
        """The same for a code of legal(), as a bot gives it."""
        if code not in self.legal():
            raise IllegalAction(Refusal("CORE-3", "not-possible"))
        record = self.game.border.describe(self.state, code)
        step = self._apply(self.to_move(), record, code)
        self._settle()
        return step

    def play(self, script: str) -> None:
        """Lines divided by `;` or line ends, done by whoever must decide."""
        for text in script.replace("\n", ";").split(";"):
            if text.strip():
                self.do(self.to_move(), text.strip())

    def _apply(self, who: int, record: Json, code: int) -> Step:
        at = len(self.steps)
        if who == CHANCE:
            self._back.clear()
        else:
            self._back.append((self.game.rules.copy(self.state), self._own))
        if who == CHANCE or self.game.rules.final(self.state, code):
            self._own = at + 1
        elif at and self.steps[-1].who != who:
            self._own = at
        owner = int(self.state.seat())
        key = key_of(self) if who == CHANCE and self.keyed else None
        self.state.log = []
        self.game.rules.apply(self.state, code)
        step = Step(who, owner, record, code, self.state.log)
        step.key = key
        self.state.log = None
        self.steps.append(step)
        if len(self.steps) % 20 == 0:
            self.digests.append(position.digest(self.state))
        return step

    def _settle(self) -> None:
        while self.source is not None and self.to_move() == CHANCE:
            self.luck(self.source)

    def luck(self, source: FairSource | DealSource) -> Step:
        """One outcome, as the source draws it: for this step number, or for what it is for."""
        if isinstance(source, DealSource):
            code, record = source.outcome(self)
            return self._apply(CHANCE, record, code)
        rng = source.rng(len(self.steps))
        code = draw(self.game, self.state, rng)
        return self._apply(CHANCE, self.game.border.outcome(self.state, code, rng), code)

    def twin(self) -> "Table[S]":
        """The same table once more, to try a step on: what happens there leaves this one alone."""
        twin = copy(self)
        twin.state = self.game.rules.copy(self.state)
        twin.steps = list(self.steps)
        twin.digests = list(self.digests)
        twin._back = list(self._back)
        return twin

    # -- taking back

    def can_undo(self, seat: int) -> bool:
        """A seat takes back its own last decision until another decides or luck speaks."""
        return len(self.steps) > self._own and self.steps[-1].who == seat

    def undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise IllegalAction(Refusal("CORE-4", "no-undo"))
        self.step_back()

    def turn_back(self, seat: int) -> int:
        """How many steps it takes to get back to where the seat's last turn began, whoever decided
        since; 0 if luck has spoken since then.
        """
        window = [step.who for step in self.steps[len(self.steps) - len(self._back) :]]
        if seat not in window:
            return 0
        others = window[::-1].index(seat)
        own = next((k for k, who in enumerate(window[::-1][others:]) if who != seat), None)
        return len(window) if own is None else others + own

    def step_back(self) -> None:
        """The last step is undone, whoever took it; not beyond luck."""
        if not self._back:
            raise IllegalAction(Refusal("CORE-4", "no-undo"))
        self.state, self._own = self._back.pop()
        self.steps.pop()
        del self.digests[len(self.steps) // 20 :]

    def before(self, n: int) -> "Table[S]":
        """The table as it was before its step n, whoever decided since and whatever luck said."""
        earlier = Table(self.game, self.seats, self.options)
        earlier.keyed = self.keyed
        for step in self.steps[:n]:
            earlier._apply(step.who, step.record, step.code)
        return earlier

    def told_by_people(self, bots: Collection[int]) -> int:
        """How many steps there were before people last told or decided something.

        What has one answer is said by page and terminal themselves: it would be said again.
        """
        last = len(self.steps) - 1
        while last >= 0 and (self.steps[last].who in bots or len(self.before(last).legal()) == 1):
            last -= 1
        return last

    # -- help

    def _legal_code(self, record: Json) -> int:
        """The code of a record that is possible now; else the error says why it is not."""
        border = self.game.border
        try:
            code = border.parse(self.state, record)
            fits = code in self.legal() and border.describe(self.state, code)["do"] == record["do"]
        except NotationError:
            self._refuse(record)
            raise
        if not fits:
            self._refuse(record)
            raise IllegalAction(Refusal("CORE-3", "not-possible"))
        return code

    def _refuse(self, record: Json) -> None:
        refusal = self.game.border.why_not(self.state, record)
        if refusal is not None:
            raise IllegalAction(refusal)

    def _record(self, what: str | Json) -> Json:
        if isinstance(what, str):
            return notation.read(what, self.game.border.shapes)
        return notation.check(what, self.game.border.shapes)


Finality = Literal["dice", "luck", "turn", "over"]


def finality(game: Title[S], state: S, code: int) -> Finality | None:
    """Why a decision cannot be taken back once it is made: luck speaks next (`dice`, `luck`), the
    turn ends (`turn`) or the game (`over`); None if it can be.
    """
    rules, border = game.rules, game.border
    after = rules.copy(state)
    rules.apply(after, code)
    mover = rules.to_move(after)
    if mover == CHANCE:
        drawn = border.shapes.get(border.decision(after), ())
        return "dice" if any(field == "dice" for field, _ in drawn) else "luck"
    if mover == OVER:
        return "over"
    if mover != rules.to_move(state) or rules.final(state, code):
        return "turn"
    return None


def draw(game: Title[S], state: S, rng: Rng) -> int:
    """The code of one outcome."""
    out = Choices()
    game.rules.choices(state, out)
    return int(out.outcome(rng))
