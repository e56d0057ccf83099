"""One sitting at a table in the terminal: shows, asks, lets bots answer, saves all along."""

from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from megalith import boards, rulebook
from megalith.bots import roster
from megalith.bots.base import Bot
from megalith.cli import hints, telling
from megalith.cli.replay import final_sheet
from megalith.cli.score import sheet_grid
from megalith.core import record
from megalith.core.chance import rng_from
from megalith.core.errors import IllegalAction, TableError
from megalith.core.game import CHANCE, Json
from megalith.core.table import Table
from megalith.words import Words

COMMANDS = ("q", "u", "h", "?", "l")
LONG = 30  # more choices than these are asked group by group


class Leave(Exception):
    """The person wants to stop; everything is saved."""


class Sitting:
    def __init__(
        self, table: Table[Any], seats: list[str], words: Words, console: Console, file: Path
    ) -> None:
        self.table = table
        self.seats = seats  # "me" or the name of a bot, for each seat
        self.words = words
        self.console = console
        self.file = file
        self.bots: dict[int, Bot] = {
            seat: roster.make(name) for seat, name in enumerate(seats) if name != "me"
        }
        self.people = [seat for seat, name in enumerate(seats) if name == "me"]
        words.me = self.people[0] if len(self.people) == 1 else None
        self.told = 0  # steps whose events were shown
        self.asked = -1  # the person who was asked last
        self.hinted: dict[str, Json] = {}  # by letter

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        while not self.table.over():
            seat = self.table.to_move()
            if seat == CHANCE:
                self._luck()
            elif seat in self.bots:
                self._bot(seat)
            else:
                self._person(seat)
            self.save()
        self.tell()
        self.console.print()
        self.console.print(
            self.words.say(f"ending-{self.table.game.rules.ending(self.table.state)}")
        )
        self.console.print(sheet_grid(final_sheet(self.table, self.words), self.words))

    def save(self) -> None:
        data = record.to_json(self.table, self.words.names)
        record.write({**data, "seats": self.seats, "over": self.table.over()}, self.file)

    def tell(self) -> None:
        """What happened since the last look, as the person in front of the screen may know it."""
        seat = self.asked if self.asked >= 0 else (self.people[0] if self.people else None)
        for step in self.table.steps[self.told :]:
            for event in step.events:
                text = self.words.event(self.table.game.border.explain(event, seat))
                self.console.print(Text(f"  {text}", style="dim"))
        self.told = len(self.table.steps)

    # -- bots

    def _bot(self, seat: int) -> None:
        seed = self.table.source.seed if self.table.source else ""
        rng = rng_from("bot", seed, len(self.table.steps))
        code = self.bots[seat].choose(self.table.game, self.table.state, seat, rng)
        self.table.do_code(int(code))

    # -- luck, where people tell it

    def _luck(self) -> None:
        records = self.table.records()
        if len(records) == 1:
            self.table.do(CHANCE, records[0])
            return
        self.tell()
        self.draw(boards.draw(self.table, self.words, None))
        what = self.words.say(f"asked-{self.table.game.border.decision(self.table.state)}")
        self.console.print(Text(self.words.say("luck-tell", what=what), style="bold"))
        self._answered(CHANCE, records)

    # -- people

    def _person(self, seat: int) -> None:
        records = self.table.records()
        if len(records) == 1:
            self.table.do(seat, records[0])
            return
        if len(self.people) > 1 and seat != self.asked:
            self._hand_over(seat)
        self.asked = seat
        self.hinted = {}
        self.tell()
        self._show(seat)
        self._answered(seat, records)

    def _answered(self, seat: int, records: list[Json]) -> None:
        """Until something is done, or a command has changed the table."""
        while True:
            rolls = seat == CHANCE and telling.DICE in records[0]
            answer = self._roll(records[0]) if rolls else self._ask(records)
            if answer is None:
                return  # a command changed the table
            try:
                self.table.do(seat, answer)
                return
            except IllegalAction as error:
                self._refused(error)
            except TableError as error:
                strange = error.key == "line-word"  # neither a choice nor a command
                told = self.words.say("cli-strange", typed=str(answer)) if strange else None
                self.console.print(Text(told or self.words.fault(error), style="red"))

    def _hand_over(self, seat: int) -> None:
        self.console.clear()
        self.read(self.words.say("cli-hand-over", player=self.words.player(seat)))

    def _show(self, seat: int) -> None:
        self.draw(boards.draw(self.table, self.words, seat))
        asked = self.table.game.border.view(self.table.state, seat).get("asked", {})
        decision = self.table.game.border.decision(self.table.state)
        self.console.print(Text(self.words.decision(decision, asked, seat), style="bold"))

    def draw(self, picture: RenderableType) -> None:
        self.console.print()
        self.console.print(picture)

    def _ask(self, records: list[Json]) -> str | Json | None:
        """A choice by number, group by group; or a line of text; None after a command."""
        groups = self._groups(records)
        self._list(groups)
        while True:
            text = self.typed(self.words.say("cli-prompt"))
            if text in ("", "0"):
                groups = self._groups(records)
                self._list(groups)
            elif text.isdigit():
                if int(text) > len(groups):
                    self.console.print(self.words.say("cli-number", most=len(groups)))
                    continue
                chosen = groups[int(text) - 1][1]
                if len(chosen) == 1:
                    return chosen[0]
                groups = self._groups(chosen)
                self._list(groups)
            elif text in self.hinted:
                return self.hinted[text]
            elif text in COMMANDS or text.startswith("r "):
                if self._command(text):
                    return None
            else:
                return text

    def _roll(self, like: Json) -> str | Json | None:
        """What the dice show; None after a command that changed the table."""
        while True:
            text = self.typed(self.words.say("luck-dice", n=len(like[telling.DICE])))
            if (told := telling.rolled(text, like)) is not None:
                return told
            if text in COMMANDS or text.startswith("r "):
                if self._command(text):
                    return None
            elif text:
                return text

    def _groups(self, records: list[Json]) -> boards.Groups:
        if self.table.to_move() == CHANCE:
            return telling.narrowed(records, self.words)
        if len(records) <= LONG:
            game = self.table.game
            view = game.border.view(self.table.state, self.table.to_move())
            return [(boards.say(game.id, r, dict(view), self.words), [r]) for r in records]
        return boards.narrow(self.table.game.id, records, self.words)

    def _list(self, groups: boards.Groups) -> None:
        for n, (label, members) in enumerate(groups, 1):
            more = Text(f"  ({len(members)})", style="dim") if len(members) > 1 else Text()
            self.console.print(Text(f" {n:3}  {label}").append(more))

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(Text(prompt, style="cyan")).strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def typed(self, prompt: str) -> str:
        """A command's letter may be a capital."""
        text = self.read(prompt)
        return text.lower() if len(text.partition(" ")[0]) == 1 else text

    def _command(self, text: str) -> bool:
        """Run a command; whether the question must be asked anew."""
        if text == "q":
            raise Leave
        if text == "u":
            return self._undo()
        if text == "h" and self.table.to_move() != CHANCE:
            self.hinted = {}
            for hint in hints.best(self.table, self.words):
                self.hinted[hint.letter] = hint.record
                self.console.print(Text(hint.text, style="green"))
        elif text == "l":
            self.told = max(0, self.told - 40)
            self.tell()
        elif text.startswith("r "):
            known = rulebook.rules(self.table.game.id, self.words.lang, self._facts())
            for rule in rulebook.search(known, text[2:])[:12]:
                number = Text(f"{rule.id} ", style="cyan")
                self.console.print(number.append(f"{rule.text} ({rule.section})"))
        else:
            self.console.print(self.words.say("cli-help"))
        return False

    def _undo(self) -> bool:
        if self.table.source is None:
            return self._corrected()
        seat = self.table.to_move()
        try:
            self.table.undo(seat)
        except IllegalAction as error:
            self._refused(error)
            return False
        while self.table.can_undo(seat) and len(self.table.records()) == 1:
            self.table.undo(seat)  # a forced step would be taken again at once
        self.told = min(self.told, len(self.table.steps))
        return True

    def _corrected(self) -> bool:
        """Back to what was last told or decided by a person, whoever it was."""
        kept = self.table.told_by_people(self.bots)
        if kept < 0:
            return False
        self.table = self.table.before(kept)
        self.told = min(self.told, len(self.table.steps))
        return True

    def _facts(self) -> Json | None:
        kit = self.table.game.kit
        return kit.facts if kit is not None else None

    def _refused(self, error: IllegalAction) -> None:
        """The reason in a sentence with the rule's number, then the rule itself."""
        game, lang = self.table.game.id, self.words.lang
        rule = rulebook.find(game, lang, error.refusal.rule, self._facts())
        number = f" [{rule.id}]" if rule else ""
        self.console.print(Text(self.words.refusal(error.refusal) + number, style="red"))
        if rule:
            self.console.print(Text(f"  {rule.text}", style="dim"))
