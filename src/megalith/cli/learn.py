"""`megalith learn`: the lessons of a game in the terminal."""

from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from megalith import boards
from megalith.cli.common import Lang, TitleId, load_title, screen, words
from megalith.cli.sitting import LONG, Leave
from megalith.core.errors import TableError
from megalith.core.game import Json
from megalith.core.table import Step as Done
from megalith.learn.lesson import course, read
from megalith.learn.run import Run, Sentence, reach
from megalith.words import Words

LessonId = Annotated[
    str | None, typer.Argument(metavar="LESSON", help="One lesson; all of them if left out.")
]


def learn(game: TitleId, lesson: LessonId = None, lang: Lang = None) -> None:
    """Learn a game step by step; a wrong choice never hurts."""
    load_title(game)
    chosen = words(lang).lang
    wanted = [read(game, lesson).id] if lesson else list(course(game))
    try:
        for id in wanted:
            Lesson(game, id, chosen, screen()).run()
    except Leave:
        return


class Lesson:
    """One lesson being taken: where it is, and the choices that led there."""

    def __init__(self, title: str, id: str, lang: str, console: Console) -> None:
        platform = Words(lang)
        lesson = read(title, id)
        rivals = [platform.say("learn-rival", n=n) for n in range(1, lesson.seats)]
        names = [platform.say("learn-you"), *rivals]
        self.words = Words(lang, title, names, lessons=True, me=lesson.me)
        self.title, self.id, self.console = title, id, console
        self.answers: list[str] = []
        self.at = 0
        self.heard: list[Done] = []

    def run(self) -> None:
        lesson = read(self.title, self.id)
        self.console.print(Text(f"\n{self.words.say(lesson.key)}", style="bold underline"))
        while self.at < len(lesson.steps):
            self._step(reach(self.title, self.id, tuple(self.answers), self.at))
        self.console.print(Text(self.words.say("learn-finished"), style="green"))

    def _step(self, run: Run) -> None:
        assert run.step is not None
        if run.step.asks:
            self._position(run)
            self._say(run.sentence())
            self._ask(run)
        else:
            self._events(run)
            self._say(run.sentence())
            if self._read("learn-on") == "b":
                self._back()
            else:
                self.at += 1

    def _position(self, run: Run) -> None:
        self.console.print()
        self.console.print(boards.draw(run.table, self.words, run.lesson.me))
        self._events(run)

    def _events(self, run: Run) -> None:
        """What happened since the learner's last choice, if it was not told before."""
        news = run.news()
        for step in news:
            if any(step is known for known in self.heard):
                continue
            for event in step.events:
                told = self.words.event(run.table.game.border.explain(event, run.lesson.me))
                self.console.print(Text(f"  {told}", style="dim"))
        self.heard = news

    def _say(self, sentence: Sentence | None, style: str = "bold") -> None:
        if sentence is not None:
            text = self.words.say(sentence.key, **self.words.args(sentence.args))
            self.console.print(Text(text, style=style))

    def _ask(self, run: Run) -> None:
        """Until something leads on or back."""
        assert run.step is not None
        records = run.table.records()
        groups = self._list(run, records)
        while True:
            text = self._read("learn-prompt")
            if text == "b":
                return self._back()
            if text == "s":
                return self._take(run.step.best)
            if text == "h":
                self._say(Sentence(f"{run.step.key}.hint", {}), "cyan")
            elif text in ("", "0"):
                groups = self._list(run, records)
            elif text.isdigit() and 1 <= int(text) <= len(groups):
                chosen = groups[int(text) - 1][1]
                if len(chosen) > 1:
                    groups = self._list(run, chosen)
                elif self._judged(run, chosen[0]):
                    return None
            elif text.isdigit():
                self.console.print(self.words.say("cli-number", most=len(groups)))
            elif self._judged(run, text):
                return None

    def _judged(self, run: Run, choice: str | Json) -> bool:
        """Say what the lesson says to a choice; whether it goes on."""
        try:
            verdict = run.judge(choice)
        except TableError as error:
            self.console.print(Text(self.words.fault(error), style="red"))
            return False
        self.console.print(Text(self.words.say(f"learn-{verdict.kind}"), style="green"))
        self._say(verdict.say, "")
        if verdict.take:
            self._take(verdict.take)
        return bool(verdict.take)

    def _take(self, line: str) -> None:
        self.answers.append(line)
        self.at += 1

    def _back(self) -> None:
        self.heard = []
        if self.at > 0:
            self.at -= 1
            if read(self.title, self.id).steps[self.at].asks:
                self.answers.pop()

    def _list(self, run: Run, records: list[Json]) -> boards.Groups:
        groups: boards.Groups = [(self.words.action(r), [r]) for r in records]
        if len(records) > LONG:
            groups = boards.narrow(run.table.game.id, records, self.words)
        for n, (label, members) in enumerate(groups, 1):
            more = f"  ({len(members)})" if len(members) > 1 else ""
            self.console.print(Text(f" {n:3}  {label}{more}"))
        return groups

    def _read(self, key: str) -> str:
        try:
            text = self.console.input(Text(self.words.say(key), style="cyan")).strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
        if text == "q":
            raise Leave
        return text
