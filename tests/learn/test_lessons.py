"""Every lesson of every title: true to the engine, without a dead end, in both languages."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from megalith import rulebook, words
from megalith.core import data
from megalith.core.catalogue import TITLES, load
from megalith.core.errors import OptionError
from megalith.core.game import CHANCE
from megalith.learn.howto import sections
from megalith.learn.lesson import Lesson, Step, course, read
from megalith.learn.run import Run, Verdict, digest, end, reach
from megalith.learn.things import book
from megalith.words import LANGUAGES, Words
from tests.helpers import table
from tests.rule_coverage import rules

LESSONS = [(title, id) for title in TITLES for id in course(title)]
EACH = pytest.mark.parametrize("title,id", LESSONS, ids=lambda x: str(x))
LONGEST = 35  # words of a step


def places(title: str, id: str) -> Iterator[Run]:
    """Every place of a lesson on its best way, the end too."""
    lesson = read(title, id)
    answers: tuple[str, ...] = ()
    for at in range(len(lesson.steps) + 1):
        yield reach(title, id, answers, at)
        if at < len(lesson.steps) and lesson.steps[at].asks:
            answers = (*answers, lesson.steps[at].best)


def verdicts(run: Run) -> list[tuple[str, Verdict]]:
    """What is said to every legal choice of a place."""
    return [(line, run.judge(line)) for line in run.table.lines()]


@cache
def said(title: str, lang: str) -> Words:
    return Words(lang, title, ["You", "Rival", "Third", "Fourth"], lessons=True)


def test_every_title_has_lessons_and_enough_steps() -> None:
    for title in TITLES:
        lessons = [read(title, id) for id in course(title)]
        assert 4 <= len(lessons) <= 8, title
        assert sum(step.asks for lesson in lessons for step in lesson.steps) >= 8, title


@EACH
def test_the_best_choices_reach_the_recorded_end(title: str, id: str) -> None:
    lesson = read(title, id)
    assert digest(end(title, id)) == lesson.digest
    assert sum(step.asks for step in lesson.steps) >= 1


@EACH
def test_every_choice_is_answered_and_leads_on_or_back(title: str, id: str) -> None:
    for run in places(title, id):
        step = run.step
        if step is None or not step.asks:
            continue
        assert run.table.to_move() == run.lesson.me, step.id
        before = digest(run)
        found = dict(verdicts(run))
        assert found[step.best].kind == "right", step.id
        assert digest(run) == before
        for line, verdict in found.items():
            assert bool(verdict.take) == (verdict.kind in ("right", "also")), line
            if verdict.take:
                _to_the_end(run, verdict.take)


def _to_the_end(run: Run, line: str) -> None:
    """After this choice the best ones are possible and lead to the end."""
    run = run.onward(line)
    while run.step is not None:
        run = run.onward(run.step.best)


@EACH
def test_every_sentence_exists_is_short_and_has_its_numbers(title: str, id: str) -> None:
    for lang in LANGUAGES:
        w = said(title, lang)
        lesson = read(title, id)
        for key in (lesson.key, f"{lesson.key}.blurb"):
            assert w.say(key)
        for run in places(title, id):
            sentence = run.sentence()
            if sentence is None or run.step is None:
                continue
            _short(w.say(sentence.key, **w.args(sentence.args)), run.step)
            if run.step.asks:
                _short(w.say(f"{run.step.key}.hint"), run.step)
                for _, verdict in verdicts(run):
                    if verdict.say is not None:
                        _short(w.say(verdict.say.key, **w.args(verdict.say.args)), run.step)


def _short(text: str, step: Step) -> None:
    assert 0 < len(text.split()) <= LONGEST, f"{step.key}: {len(text.split())} words: {text}"
    assert "{" not in text and not re.search(r"\b[a-z]+_[a-z]+\b", text), text


def _messages(path: Path) -> dict[str, list[str]]:
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = sorted(a.id.name for a in entry.attributes)
    return found


@pytest.mark.parametrize("title", TITLES)
def test_the_words_of_lessons_are_all_used_and_the_same_in_both_languages(title: str) -> None:
    english, polish = (_messages(words.files(title, lang, True)[-1]) for lang in LANGUAGES)
    assert english == polish
    taught = {key: used for id in course(title) for key, used in _used(read(title, id))}
    others = [section.say.key for section in sections(title)]
    others += [f"things-{chapter.id}" for chapter in book(title, data.shipped(title))]
    others += [key for key in english if key.startswith("code-") and _in_rules(title, key[5:])]
    others += [f"holds-{what}" for what in _holdings(title)]
    others += [f"coach-{decision}" for decision in _decisions(title)]
    assert english == taught | {key: [] for key in others}


def _decisions(title: str) -> set[str]:
    """Every kind of decision that a person is asked for."""
    text = words.files(title, "en", False)[-1].read_text(encoding="utf-8")
    return set(re.findall(r"^decision-(\w+) =", text, re.M))


def _holdings(title: str) -> list[str]:
    """What the coach may say that one has less of."""
    holds = load(title).border.holds
    return list(holds(table(title).state, 0)) if holds else []


def _in_rules(title: str, code: str) -> bool:
    return f"`{code}`" in rulebook.markdown(title, rulebook.REFERENCE)


def _used(lesson: Lesson) -> Iterator[tuple[str, list[str]]]:
    yield lesson.key, ["blurb"]
    for step in lesson.steps:
        says = {a.say for a in step.answers if a.say}
        yield step.key, sorted({"hint", *says} if step.asks else says)


@EACH
def test_what_a_lesson_teaches_are_rules_of_the_title(title: str, id: str) -> None:
    assert set(read(title, id).teaches) <= set(rules(title))
    assert read(title, id).teaches


@EACH
def test_luck_is_always_scripted(title: str, id: str) -> None:
    for run in places(title, id):
        assert run.table.to_move() != CHANCE or run.step is None or not run.step.asks


def test_a_path_that_is_none_is_refused() -> None:
    for answers, at in [(("place_workers hunt 1",), 2), ((), 99), ((), 2)]:
        with pytest.raises(OptionError):
            reach("stone_age", "turn", answers, at)
    with pytest.raises(OptionError):
        read("stone_age", "nothing")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_how_to_play_is_read_in_two_minutes(title: str, lang: str) -> None:
    w = said(title, lang)
    found = sections(title)
    assert [section.id for section in found] == ["goal", "turn", "end", "points"]
    told = [w.say(section.say.key, **w.args(section.say.args)) for section in found]
    assert all(section.frames for section in found)
    assert 80 < sum(len(text.split()) for text in told) < 220
