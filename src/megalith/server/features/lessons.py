"""Lessons as the page gets them: a place by the way to it, so that nothing is kept between asks."""

from typing import Any, cast

from megalith.core import record
from megalith.core.errors import IllegalAction, OptionError, TableError
from megalith.core.game import CHANCE, Json
from megalith.core.table import Step, Table
from megalith.learn.howto import examples as rule_examples
from megalith.learn.howto import sections
from megalith.learn.lesson import Lesson, course, read
from megalith.learn.run import Run, Sentence, reach
from megalith.learn.things import book, refusals
from megalith.server.errors import ServerError, by_rules, refusal_json
from megalith.server.tables.history import choices_of
from megalith.server.wire import lessons as wire
from megalith.server.wire import outgoing
from megalith.server.wire.answers import OptionValue


def listed(title: str) -> wire.Lessons:
    return {"lessons": [_about(read(title, id)) for id in course(title)]}


def _about(lesson: Lesson) -> wire.LessonAbout:
    return {
        "id": lesson.id,
        "steps": len(lesson.steps),
        "asks": sum(step.asks for step in lesson.steps),
        "teaches": list(lesson.teaches),
    }


def things(title: str, facts: Json) -> wire.Things:
    return {
        "chapters": [
            {
                "id": chapter.id,
                "things": [
                    {"id": thing.id, "numbers": thing.numbers, "rules": list(thing.rules)}
                    for thing in chapter.things
                ],
            }
            for chapter in book(title, facts)
        ],
        "refusals": refusals(title),
    }


def howto(title: str, facts: Json) -> wire.Howto:
    """The page that is read before the first game."""
    return {
        "sections": [
            {
                "id": section.id,
                "say": {"key": section.say.key, "args": section.say.args},
                "show": list(section.show),
                "frames": [_picture(run) for run in section.frames],
            }
            for section in sections(title, facts)
        ]
    }


def examples(title: str) -> wire.Examples:
    """Rules as they are met on the board."""
    return {
        "examples": [
            {
                "rule": example.rule,
                "lesson": example.lesson,
                "say": {"key": example.say.key, "args": example.say.args},
                "show": list(example.show),
                "frames": [_picture(run) for run in example.frames],
            }
            for example in rule_examples(title)
        ]
    }


def _picture(run: Run) -> wire.Picture:
    table, me = run.table, run.lesson.me
    news = [_told(table, n, me) for n in range(run.fresh, len(table.steps))]
    view = table.game.border.view(table.state, me)
    return {"me": me, "seats": table.seats, "view": view, "steps": news}


def shown(title: str, id: str, asked: wire.LessonPlace) -> wire.LessonStep:
    """One step of a lesson and its position."""
    return _place(_reached(title, id, asked), None, None)


def judged(title: str, id: str, asked: wire.LessonChoice) -> wire.LessonStep:
    """What a lesson says to a choice, and what comes of it."""
    run = _reached(title, id, asked)
    try:
        verdict = run.judge(asked.record)
    except IllegalAction as error:
        refusal = refusal_json(error.refusal)
        return {**_place(run, None, None), "refusal": refusal}
    except TableError as error:
        raise by_rules(error) from None
    said: wire.Verdict = {
        "kind": verdict.kind,
        "say": _sentence(verdict.say),
        "take": verdict.take,
    }
    return _place(verdict.run, said, run)


def previewed(title: str, id: str, asked: wire.LessonChoice) -> wire.LessonPreview:
    """The view right after a choice, as at a table."""
    run = _reached(title, id, asked)
    twin = run.table.twin()
    me = run.lesson.me
    try:
        done = twin.do(me, asked.record)
    except TableError as error:
        raise by_rules(error) from None
    border = twin.game.border
    events = [border.explain(event, me) for event in done.events]
    return {"view": border.view(twin.state, me), "events": events}


def why_not(title: str, id: str, asked: wire.LessonChoice) -> wire.LessonWhy:
    run = _reached(title, id, asked)
    try:
        refusal = run.table.refusal(asked.record)
    except TableError as error:
        raise by_rules(error) from None
    return {"refusal": refusal_json(refusal) if refusal else None}


def _reached(title: str, id: str, asked: wire.LessonPlace) -> Run:
    try:
        return reach(title, id, tuple(asked.answers), asked.step)
    except OptionError as error:
        raise ServerError("not_found", str(error)) from None
    except TableError as error:
        raise by_rules(error) from None


def _place(run: Run, verdict: wire.Verdict | None, question: Run | None) -> wire.LessonStep:
    table, lesson = run.table, run.lesson
    step = (question or run).step
    return {
        "step": run.at,
        "steps": len(lesson.steps),
        "back": sum(step.asks for step in lesson.steps[: max(0, run.at - 1)]),
        "me": lesson.me,
        "seats": table.seats,
        "id": step.id if step else None,
        "asks": bool(step and step.asks and not verdict),
        "say": _sentence(run.sentence()) if not verdict else None,
        "hint": f"{step.key}.hint" if step and step.asks else None,
        "best": step.best if step and step.asks else None,
        "show": list(step.show) if step and not verdict else [],
        "verdict": verdict,
        "refusal": None,
        "position": position_of(table, lesson.me, run.fresh),
        "record": record.to_json(table) if step is None else None,
    }


def _sentence(sentence: Sentence | None) -> wire.Sentence | None:
    return {"key": sentence.key, "args": sentence.args} if sentence else None


def position_of(table: Table[Any], me: int, fresh: int) -> wire.Position:
    mover = table.to_move()
    border = table.game.border
    over = table.over()
    return {
        "at": len(table.steps),
        "over": over,
        "view": border.view(table.state, me),
        "steps": [_told(table, n, me) for n in range(fresh, len(table.steps))],
        "decision": border.decision(table.state) if mover != CHANCE and not over else "",
        "turn": mover if mover >= 0 else None,
        "choices": choices_of(table) if mover == me else [],
        "options": cast(dict[str, OptionValue], table.options),
        "sheets": [s.to_json() for s in table.game.rules.sheets(table.state)] if over else None,
        "ending": table.game.rules.ending(table.state) if over else "",
    }


def _told(table: Table[Any], n: int, me: int) -> outgoing.Step:
    step: Step = table.steps[n]
    border = table.game.border
    return {
        "n": n,
        "by": step.who,
        "record": border.seen(step.record, step.owner, me),
        "events": [border.explain(event, me) for event in step.events],
    }
