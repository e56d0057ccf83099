"""Puzzles of a title, found in games of bots.

`python -m megalith.research.puzzles stone_age --count 150` plays games in which every decision is
searched, keeps the decisions that are puzzles (study/seeking.py has the limits), and writes them
with their games and a manifest. What was found is kept game by game in `runs/puzzles`, so a run may
be broken off and goes on where it was; the same seed finds the same puzzles.
"""

import json
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from megalith import __version__
from megalith.core import notation, position, sets
from megalith.core.catalogue import load
from megalith.core.chance import Rng, rng_from
from megalith.core.game import CHANCE, OVER, Json, Title
from megalith.core.options import choose
from megalith.core.table import Table, draw
from megalith.study import puzzle, reasons, seeking
from megalith.study.puzzle import Puzzle

SEATS: Final = (2, 2, 3, 2, 4)  # of the games, in turn
APART: Final = 8  # decisions between two puzzles of a game
EACH: Final = 6  # of a game; then the next one is played
EASY: Final = 8  # one of so many that can be found at sight is kept
STRAY: Final = 0.1  # chance of a choice that is not the best, so that games differ


def game_of(title: str, seed: int, number: int, easy: int = EASY) -> Json:
    """One game and its puzzles, as a line of the file."""
    game = load(title, sets.shipped(title))
    seats = SEATS[number % len(SEATS)]
    table: Table[Any] = Table(game, seats, choose(game.options, {}))
    name = ("puzzles", title, seed, number)
    luck, minds = rng_from(*name, "luck"), rng_from(*name, "minds")
    found: list[Puzzle] = []
    seen, last = 0, -APART
    while (who := table.to_move()) != OVER and len(found) < EACH:
        s = table.state
        legal = table.legal()
        if who == CHANCE:
            code = draw(game, s, luck)
            table.do(CHANCE, game.border.outcome(s, code, luck))
            continue
        if len(legal) == 1:
            table.do_code(legal[0])
            continue
        look = seeking.sketch(game, s, who, minds)
        seen += 1
        if seen - last >= APART:
            one = _suspected(table, who, look, easy, *name)
            if one is not None:
                found.append(one)
                last = seen
        table.do_code(_played(look, minds))
    steps = max((one.at for one in found), default=0)
    return {
        "number": number,
        "seed": seed,
        "game": puzzle.packed(table, steps) if found else None,
        "puzzles": [puzzle.to_json(one) for one in found],
    }


def _suspected(
    table: Table[Any], seat: int, sketch: seeking.Look, easy: int, *name: object
) -> Puzzle | None:
    """The cheap looks first; only what passes them all is searched for long."""
    game, s, at = table.game, table.state, len(table.steps)
    if not seeking.promising(game, s, sketch, seeking.HINTS[0]):
        return None
    look = seeking.peek(game, s, seat, rng_from(*name, at, "peek"))
    if not seeking.promising(game, s, look, seeking.HINTS[1]):
        return None
    if _too_easy(table, seat, look, easy, *name):
        return None
    look = seeking.glance(game, s, seat, rng_from(*name, at, "glance"))
    return _puzzle(table, seat, look, easy, *name) if seeking.promising(game, s, look) else None


def _played(look: seeking.Look, minds: Rng) -> int:
    """The best choice, and now and then the second best."""
    ranked = sorted(look.leads, key=lambda c: -look.leads[c])
    return ranked[min(1, len(ranked) - 1)] if minds.unit() < STRAY else look.best


def _too_easy(table: Table[Any], seat: int, look: seeking.Look, one_of: int, *name: object) -> bool:
    """Whether it is found at sight, and is not the one of so many that is kept."""
    at = len(table.steps)
    if not rng_from(*name, at, "sight").below(one_of):
        return False
    return seeking.at_sight(table.game, table.state, seat, {look.best}, *name, at, "rung")


def _puzzle(
    table: Table[Any], seat: int, look: seeking.Look, one_of: int, *name: object
) -> Puzzle | None:
    game, s, at, best = table.game, table.state, len(table.steps), look.best
    if _too_easy(table, seat, look, one_of, *name):
        return None
    near = seeking.nearest(game, s, look)
    gap = look.leads[best] - look.leads[near]
    if reasons.why(game, s, seat, (best, near), gap, *name, at, "hint") is None:
        return None  # what cannot be told need not be searched
    found = seeking.confirm(game, s, seat, best, *name, at)
    if found is None:
        return None
    budget, rating = seeking.rated(game, s, seat, found, *name, at, "rung")
    second, loss = found.losses[0]
    why = reasons.why(game, s, seat, (best, second), loss, *name, at, "why")
    if why is None:
        return None
    return Puzzle(
        id=sha256(f"{position.digest(s)}/{seat}".encode()).hexdigest()[:8],
        game=0,
        at=at,
        seat=seat,
        best=line_of(game, s, best),
        good=tuple(line_of(game, s, code) for code in found.good),
        worse=tuple((line_of(game, s, code), round(loss, 1)) for code, loss in found.losses),
        line=_lines(game, s, found.line),
        lead=round(found.lead, 1),
        win=round(found.win, 3),
        error=round(found.error, 2),
        choices=len(game.rules.legal(s)),
        theme=why.theme,
        reasons=why.reasons,
        rounds=round(why.rounds, 1),
        found=budget,
        rating=rating,
    )


def line_of(game: Title[Any], s: Any, code: int) -> str:
    return notation.line(game.border.describe(s, code), game.border.shapes)


def _lines(game: Title[Any], s: Any, codes: tuple[int, ...]) -> tuple[str, ...]:
    state = game.rules.copy(s)
    told: list[str] = []
    for code in codes:
        told.append(line_of(game, state, code))
        game.rules.apply(state, code)
    return tuple(told)


def told_again(row: Json) -> Json:
    """A game of the file with the reasons of its puzzles found anew, and without those that have
    none any more: after a change of how they are found."""
    kept: list[Json] = []
    for data in row["puzzles"]:
        old = puzzle.read_one(data)
        table = puzzle.replayed(row["game"], old.at)
        game, s = table.game, table.state
        name = ("puzzles", game.id, row["seed"], row["number"], old.at, "why")
        codes = (_code(table, old.best), _code(table, old.second[0]))
        why = reasons.why(game, s, old.seat, codes, old.second[1], *name)
        if why is not None:
            new = replace(old, theme=why.theme, reasons=why.reasons, rounds=round(why.rounds, 1))
            new = replace(new, error=max(seeking.FLOOR, old.error))
            kept.append(puzzle.to_json(new))
    return {**row, "puzzles": kept, "game": row["game"] if kept else None}


def _code(table: Table[Any], line: str) -> int:
    shapes = table.game.border.shapes
    return int(table.game.border.parse(table.state, notation.read(line, shapes)))


# -- files


def collected(title: str, rows: list[Json], count: int, seed: int, easy: int = EASY) -> Json:
    """The file of a title: puzzles in the order in which they were found."""
    games: list[Json] = []
    found: list[Json] = []
    for row in rows:
        if row["puzzles"] and len(found) < count:
            games.append(row["game"])
            for one in row["puzzles"]:
                found.append({**one, "game": len(games) - 1})
    found = found[:count]
    game = load(title, sets.shipped(title))
    return {
        "format": puzzle.FORMAT,
        "title": title,
        "manifest": {
            "count": len(found),
            "rules": game.version,
            "set": game.kit.name if game.kit else "",
            "engine": __version__,
            "command": f"python -m megalith.research.puzzles {title} --count {count} --seed {seed}"
            f" --easy {easy}",
            "seed": seed,
            "games": rows[-1]["number"] + 1 if rows else 0,
            "method": seeking.METHOD,
            "limits": seeking.LIMITS,
            "themes": dict(sorted(Counter(one["theme"] for one in found).items())),
            "ratings": dict(sorted(Counter(str(one["rating"]) for one in found).items())),
        },
        "games": games,
        "puzzles": found,
    }


def merged(title: str, seeds: list[int], count: int, runs: Path, easy: int = EASY) -> Json:
    """What was found under several seeds, each puzzle once."""
    rows: list[Json] = []
    known: set[str] = set()
    for seed in seeds:
        for row in _kept(runs / f"{title}-{seed}.jsonl"):
            fresh = [one for one in row["puzzles"] if one["id"] not in known]
            known.update(one["id"] for one in fresh)
            rows.append({**row, "puzzles": fresh})
    found = collected(title, rows, count, seeds[0], easy)
    commands = [
        f"python -m megalith.research.puzzles {title} --seed {seed} --easy {easy}" for seed in seeds
    ]
    games = {"games": len(rows), "command": " && ".join(commands), "seed": seeds}
    return {**found, "manifest": {**found["manifest"], **games}}


def _kept(path: Path) -> list[Json]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines]


def written(data: Json) -> str:
    """One line for each game and each puzzle, so that a change can be read."""
    text = ",\n".join
    parts = {
        "format": json.dumps(data["format"]),
        "title": json.dumps(data["title"]),
        "manifest": json.dumps(data["manifest"], indent=1),
        "games": "[\n" + text(json.dumps(one) for one in data["games"]) + "\n]",
        "puzzles": "[\n" + text(json.dumps(one) for one in data["puzzles"]) + "\n]",
    }
    return "{\n" + text(f'"{key}": {value}' for key, value in parts.items()) + "\n}\n"


def main(
    title: str,
    count: Annotated[int, typer.Option(help="How many to find.")] = 150,
    seed: int = 1,
    out: Annotated[Path | None, typer.Option(help="File; by default the title's own.")] = None,
    easy: Annotated[
        int, typer.Option(min=1, help="Of those found at sight one of so many is kept.")
    ] = EASY,
    again: Annotated[
        bool, typer.Option("--again", help="First find the reasons of what was found anew.")
    ] = False,
    append: Annotated[
        list[int] | None, typer.Option(help="Only write what these seeds have found so far.")
    ] = None,
    runs: Annotated[Path, typer.Option(help="Folder for what was found so far.")] = Path(
        "runs/puzzles"
    ),
) -> None:
    """Find puzzles of a title in games of bots."""
    load(title)
    path = runs / f"{title}-{seed}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    if append:
        target = out or puzzle.GAMES / title / puzzle.FILE
        target.write_text(written(merged(title, append, count, runs, easy)), encoding="utf-8")
        return
    rows = _kept(path)
    if again:
        rows = [told_again({"seed": seed, **row}) for row in rows]
        path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    target = out or puzzle.GAMES / title / puzzle.FILE
    while True:
        have = sum(len(row["puzzles"]) for row in rows)
        if rows:
            target.write_text(written(collected(title, rows, count, seed, easy)), encoding="utf-8")
        if have >= count:
            return
        row = game_of(title, seed, len(rows), easy)
        rows.append(row)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        found = [f"{one['theme']}/{one['rating']}" for one in row["puzzles"]]
        print(f"game {row['number']}: {have + len(found)} of {count}", *found, flush=True)


if __name__ == "__main__":
    typer.run(main)
