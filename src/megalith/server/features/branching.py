"""Games that might have been: from any position on, both sides played, luck chosen or drawn.

This runs in a process beside the server. Nothing here knows the seed of a table: luck is drawn
anew. Of a running game only what the asking seat knows is there; the rest is dealt anew, and the
same again for the same position.
"""

import json
import secrets
from typing import Any

from megalith.core import notation, position
from megalith.core.chance import Rng, rng_from
from megalith.core.errors import IllegalAction, TableError
from megalith.core.game import CHANCE, OVER
from megalith.core.table import Table, draw
from megalith.server.errors import ServerError, by_rules, refusal_json
from megalith.server.features import replays
from megalith.server.features.lessons import position_of
from megalith.server.storage.rows import Doc
from megalith.server.wire import branches as wire
from megalith.server.work import clerk_work, study_work
from megalith.study.gauge import Gauge, Value
from megalith.study.shares import plain

MOST = 60  # outcomes of luck that are told
THOUGHTS = 5  # choices of the search


def explored(record: bytes, iterations: int, asked: wire.Explore) -> wire.Explored:
    """In a game that is over: nothing is hidden."""
    table = replays.checked_record(study_work.unpacked(record), asked.at)
    return _on(table, None, iterations, asked)


def explored_live(
    doc: Doc, lines: list[clerk_work.Line], seat: int, iterations: int, asked: wire.Explore
) -> wire.Explored:
    """In a running game, from where it is."""
    table = clerk_work.past(doc, lines).table
    if asked.at != len(table.steps):
        raise ServerError("conflict", "the game has gone on")
    game, state = table.game, table.state
    known = json.dumps(game.border.view(state, seat), sort_keys=True)
    game.rules.hide(state, seat, rng_from("explore", known))
    return _on(table, seat, iterations, asked)


def _on(table: Table[Any], seat: int | None, iterations: int, asked: wire.Explore) -> wire.Explored:
    refusal = None
    try:
        for line in asked.lines:
            table.do(table.to_move(), line)
    except IllegalAction as error:
        refusal = refusal_json(error.refusal)
    except TableError as error:
        raise by_rules(error) from None
    if asked.draw and refusal is None:
        _draw(table)
    who = table.to_move()
    eyes = who if who >= 0 else (seat if seat is not None else _last(table))
    shapes = table.game.border.shapes
    return {
        "seat": eyes,
        "seats": table.seats,
        "lines": [notation.line(step.record, shapes) for step in table.steps[asked.at :]],
        "position": position_of(table, eyes, asked.at),
        "refusal": refusal,
        "outcomes": _outcomes(table) if who == CHANCE else [],
        "look": _look(table, iterations) if asked.look and who != OVER else None,
    }


def _last(table: Table[Any]) -> int:
    return next((step.who for step in reversed(table.steps) if step.who >= 0), 0)


def _draw(table: Table[Any]) -> None:
    """Until somebody has to decide."""
    rng = rng_from("branch", secrets.token_hex(16))
    while table.to_move() == CHANCE:
        code = draw(table.game, table.state, rng)
        table.do(CHANCE, table.game.border.outcome(table.state, code, rng))


def _outcomes(table: Table[Any]) -> list[wire.Outcome]:
    """The likeliest ones, in the order of the rules."""
    rules, border = table.game.rules, table.game.border
    codes, weights = rules.legal(table.state), rules.weights(table.state)
    whole = sum(weights)
    ranked = sorted(range(len(codes)), key=lambda k: (-weights[k], k))[:MOST]
    found: list[wire.Outcome] = []
    for k in sorted(ranked):
        record = border.describe(table.state, codes[k])
        line = notation.line(record, border.shapes)
        found.append({"line": line, "record": record, "chance": weights[k] / whole})
    return found


def _look(table: Table[Any], iterations: int) -> wire.Looked:
    """The same for the same position, whoever asks."""
    gauge = Gauge(table.game, table.seats)
    state, border = table.state, table.game.border
    rng: Rng = rng_from("look", position.digest(state), iterations)
    value, choices = gauge.thoughts(state, rng, iterations, len(table.steps), THOUGHTS)
    thoughts: list[wire.Thought] = []
    for code, visits, after in choices:
        record = border.describe(state, code)
        line = notation.line(record, border.shapes)
        told = {"line": line, "record": record, "visits": visits}
        thoughts.append({**told, **_plain(after)})  # type: ignore[typeddict-item]
    unit = "share" if table.seats > 1 else "points"
    return {"iterations": iterations, "unit": unit, **_plain(value), "choices": thoughts}  # type: ignore[typeddict-item]


def _plain(value: Value) -> dict[str, list[float]]:
    return {"win": plain(value.win), "lead": list(value.lead)}
