"""Records: lines and records round trip, refusals agree with the lists, games replay."""

import json
from pathlib import Path
from typing import Any

import pytest

from megalith.core import notation, position, record
from megalith.core.catalogue import load
from megalith.core.chance import FairSource, rng_from
from megalith.core.errors import IllegalAction, NotationError, RecordError
from megalith.core.game import CHANCE, OVER
from megalith.core.table import Table
from tests.helpers import plain_tables, random_steps, table_id

PLAIN = pytest.mark.parametrize("title,seats,options", plain_tables(), ids=table_id)


def play_through(t: Table[Any], seed: object, most: int = 100_000) -> Table[Any]:
    rng = rng_from("through", seed)
    while not t.over() and len(t.steps) < most:
        codes = t.legal()
        t.do_code(codes[rng.below(len(codes))])
    return t


@PLAIN
def test_codes_records_and_lines_are_one_to_one(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    for s, who, codes, _ in random_steps(game, seats, options, 11):
        if who == OVER:
            break
        lines = set()
        for code in codes:
            described = game.border.describe(s, code)
            line = notation.line(described, game.border.shapes)
            lines.add(line)
            again = notation.check(notation.read(line, game.border.shapes), game.border.shapes)
            assert game.border.parse(s, again) == code, line
            assert game.border.why_not(s, again) is None, line
        assert len(lines) == len(codes)


@PLAIN
def test_what_is_not_listed_is_refused_with_a_rule(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    collected: list[Any] = []
    rng = rng_from("refusals")
    for n, (s, who, codes, _) in enumerate(random_steps(game, seats, options, 12)):
        if who == OVER:
            break
        if who != CHANCE:
            collected.append(game.border.describe(s, codes[rng.below(len(codes))]))
        if n % 3:
            continue
        legal = {json.dumps(game.border.describe(s, code)) for code in codes}
        for _ in range(12):
            other = collected[rng.below(len(collected))] if collected else None
            if other is None or json.dumps(other) in legal:
                continue
            try:
                refusal = game.border.why_not(s, other)
            except NotationError:
                continue
            if who != CHANCE and refusal is None:
                assert game.border.parse(s, other) in codes, f"{other} is neither legal nor refused"
                continue
            assert refusal is not None
            assert refusal.rule.startswith(game.prefix) and refusal.key


@PLAIN
def test_a_played_game_replays_and_verifies(
    title: str, seats: int, options: dict[str, Any], tmp_path: Path
) -> None:
    game = load(title)
    t = play_through(Table(game, seats, options, FairSource("secret")), seats)
    record.write(record.to_json(t), tmp_path / "game.json")
    data = record.read(tmp_path / "game.json")
    twin = record.replay(data)
    assert position.digest(twin.state) == position.digest(t.state)
    report = record.verify(data)
    assert report["over"] and report["dice"] == sum(1 for x in t.steps if x.who == CHANCE)
    assert report["digests"] == len(t.steps) // 20
    middle = record.replay(data, at=len(t.steps) // 2)
    assert len(middle.steps) == len(t.steps) // 2


@PLAIN
def test_a_record_that_was_changed_is_found_out(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    t = play_through(Table(game, seats, options, FairSource("secret")), seats, most=200)
    data = record.to_json(t)
    with pytest.raises(RecordError):
        record.verify({**data, "seed": "another"})
    with pytest.raises(RecordError):
        record.verify({**data, "digests": ["0" * 16, *data["digests"][1:]]})
    with pytest.raises(RecordError):
        record.replay({**data, "version": game.version + 1})


@PLAIN
def test_a_saved_game_goes_on_as_if_nothing_had_happened(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    whole = play_through(Table(game, seats, options, FairSource("s")), 1, most=90)
    half = play_through(Table(game, seats, options, FairSource("s")), 1, most=40)
    resumed = record.resume(json.loads(json.dumps(record.to_json(half))))
    for step in whole.steps[len(half.steps) :]:
        if step.who != CHANCE:
            resumed.do(step.who, step.record)
    assert position.same(resumed.state, whole.state)


@PLAIN
def test_undo_takes_back_own_decisions_only(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    t = Table(load(title), seats, options, FairSource("undo"))
    rng = rng_from("undo")
    undone = 0
    for _ in range(150):
        if t.over():
            break
        who, before, steps = t.to_move(), position.digest(t.state), len(t.steps)
        codes = t.legal()
        code = codes[rng.below(len(codes))]
        final = t.game.rules.final(t.state, code)
        t.do_code(code)
        lucky = len(t.steps) > steps + 1
        if lucky or final:
            assert not t.can_undo(who)
            with pytest.raises(IllegalAction):
                t.undo(who)
        else:
            others = [seat for seat in range(seats) if seat != who]
            assert not any(t.can_undo(seat) for seat in others)
            t.undo(who)
            assert position.digest(t.state) == before and len(t.steps) == steps
            t.do_code(codes[0])
            undone += 1
    assert undone > 0
