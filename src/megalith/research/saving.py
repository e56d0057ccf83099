"""The tables of an environment as plain data, so that it can be copied, pickled and set back."""

from typing import Any

from megalith.core.chance import Rng, resumed
from megalith.core.game import State
from megalith.research.rivals import Rivals
from megalith.research.tables import Tables

Saved = dict[str, Any]
NUMBERS = ("games", "to_move", "steps", "done", "rewards", "scores", "lengths")


def saved(t: Tables) -> Saved:
    """All that a game depends on; what is shown follows from it."""
    return {
        "seed": t.seed,
        "states": [t.game.rules.copy(s) for s in t.states],
        "lucks": [copied(rng) for rng in t.lucks],
        "blind": copied(t.blind),
        **{name: list(getattr(t, name)) for name in NUMBERS},
    }


def restore(t: Tables, saved: Saved, seats: list[int] | None = None) -> None:
    """`seats`: whose rows are shown where a game is over."""
    t.seed = saved["seed"]
    t.states = [_again(t, s) for s in saved["states"]]
    t.lucks = [copied(rng) for rng in saved["lucks"]]
    for name in NUMBERS:
        numbers = getattr(t, name)
        for i, x in enumerate(saved[name]):
            numbers[i] = x
    for i in range(t.n):
        t.show(i)
        if seats is not None and t.to_move[i] < 0:
            t.look(i, seats[i])
    t.blind = copied(saved["blind"])


def _again(t: Tables, s: State) -> State:
    """A copy that is played with the set of components of these tables."""
    copy: State = t.game.rules.copy(s)
    return copy


def copied(rng: Rng) -> Rng:
    return resumed(int(rng.a), int(rng.b), int(rng.c), int(rng.counter))


def saved_rivals(r: Rivals) -> Saved:
    return {
        "tables": saved(r.tables),
        "seats": list(r.seats),
        "minds": [copied(rng) for rng in r.minds],
    }


def restore_rivals(r: Rivals, saved: Saved) -> None:
    """Bots begin to think anew: what a search remembered of earlier decisions is not kept."""
    from megalith.bots import roster

    seats = [int(seat) for seat in saved["seats"]]
    for i, seat in enumerate(seats):
        r.seats[i] = seat
    r.minds = [copied(rng) for rng in saved["minds"]]
    r.bots = [[roster.make(name) for name in r.names] for _ in seats]
    restore(r.tables, saved["tables"], seats)
