"""Several searches at once answer as one: reproducible, and their processes end."""

import os
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

from megalith.bots import roster
from megalith.bots.mcts import SearchBot, Vote, elected
from megalith.bots.outside.mates import MATES, NOTHING, Mate, Task, rng_of
from megalith.bots.team import TeamBot
from megalith.bots.tuning import Tuning, tuning_for
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.errors import OptionError
from megalith.core.kit.network import Network
from tests.bots.test_levels import decisions
from tests.helpers import random_steps


def begins_with_a_decision(title: str) -> Any:
    return decisions(title, 30, "team")[0]


def test_votes_are_added_up() -> None:
    one = [Vote(3, 10, 5.0), Vote(1, 12, 6.0)]
    two = [Vote(3, 9, 4.5), Vote(7, 2, 2.0)]
    assert elected([one]) == 1
    assert elected([one, two]) == 3  # 19 visits
    assert elected([[Vote(1, 5, 2.0)], [Vote(2, 5, 3.0)]]) == 2  # as many, and better
    assert elected([[Vote(4, 5, 2.0), Vote(2, 5, 2.0)]]) == 4  # and who was named first
    assert elected([one, []]) == 1  # one was lost


@pytest.mark.parametrize("title", TITLES)
def test_a_team_is_its_searches_added_up_decision_by_decision(title: str) -> None:
    """Both go on with their own trees, and two teams of one name find the same."""
    game, teams = load(title), [roster.make("search:5x2") for _ in range(2)]
    one, two = SearchBot("a", 5, 0.0), SearchBot("b", 5, 0.0)
    rng, rngs = rng_from("team"), [rng_from("team"), rng_from("team")]
    compared = 0
    for _, s, who, codes in decisions(title, 6, "team", 2):
        known = game.rules.copy(s)
        game.rules.hide(known, who, rng)
        seed = int(rng.word())
        one.ponder(game, known, who, rng, 0.0)
        two.ponder(game, known, who, rng_of(seed), 0.0)
        code = elected([one.votes(), two.votes()])
        for bot in (one, two):
            bot.decide(code)
        for team_bot, drawn in zip(teams, rngs, strict=True):
            assert team_bot.choose(game, s, who, drawn) == code
        assert code in codes
        compared += 1
    assert compared == 2 and len(MATES.pids()) == 1  # all teams share one process


def test_its_processes_judge_by_its_numbers() -> None:
    """A team with other numbers is a team of searches with these numbers."""
    usual = load("stone_age")
    _, s, who, _ = begins_with_a_decision("stone_age")
    numbers = {name: 1.2 * x for name, x in usual.mind.weights(int(s.seats)).items()}
    game = usual.with_weights(int(s.seats), numbers)
    number = (mate := MATES.some(1)[0]).ask(task(game, s, who, 40))
    assert mate.answer(number)[1] == votes_with(game, s, who) != votes_with(usual, s, who)


def test_its_processes_judge_by_its_learned_values() -> None:
    usual = load("akropolis")
    s = next(s for s, who, *_ in random_steps(usual, 2, {}, "learned") if who >= 0).copy()
    who = int(s.seat())
    names = usual.mind.input_names(2)
    first = [10.0 * (name == "me.stones") for name in names]
    net = {"inputs": names, "first": first, "bias": [0.0], "second": [1.0], "last": 0.0}
    game = usual.with_values(2, Network(net))
    number = (mate := MATES.some(1)[0]).ask(task(game, s, who, 40))
    assert mate.answer(number)[1] == votes_with(game, s, who) != votes_with(usual, s, who)


def votes_with(game: Any, s: Any, who: int) -> list[Vote]:
    bot = SearchBot("a", 40, 0.0)
    bot.ponder(game, game.rules.copy(s), who, rng_of(7), 0.0)
    return bot.votes()


def task(game: Any, s: Any, who: int, iterations: int) -> Task:
    tuning = tuning_for(game.id, int(s.seats))
    return Task(0, game, s, who, 7, (iterations, 0.0), tuning, -1)


class Doomed(Mate):
    """Its process is killed as soon as it has something to do."""

    def ask(self, given: Task) -> int:
        number = super().ask(given)
        assert self.pid is not None
        os.kill(self.pid, signal.SIGKILL)
        return number


def test_a_process_that_is_lost_costs_only_its_part(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("stone_age")
    _, s, who, _ = begins_with_a_decision("stone_age")
    doomed = Doomed()
    monkeypatch.setattr(MATES, "_mates", [doomed])
    found = roster.make("search:60x2").choose(game, s, who, rng_from("lost"))
    alone = SearchBot("s", 60, 0.0)
    rng = rng_from("lost")
    known = game.rules.copy(s)
    game.rules.hide(known, who, rng)
    rng.word()
    assert alone.think(game, known, who, rng) == found
    assert Mate.answer(doomed, Mate.ask(doomed, task(game, s, who, 20))) != NOTHING  # a new one
    doomed.close()


def test_a_search_that_nobody_wants_is_ended_and_its_answer_never_taken() -> None:
    game = load("stone_age")
    _, s, who, _ = begins_with_a_decision("stone_age")
    mate = Mate()
    mate.stop(mate.ask(task(game, s, who, 10**9)))
    _, votes = mate.answer(mate.ask(task(game, s, who, 10)))
    assert 0 < sum(vote.visits for vote in votes) <= 10
    mate.close()
    assert mate.pid is None


@pytest.mark.parametrize("end", ["", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"])
def test_the_processes_end_with_the_one_that_started_them(end: str) -> None:
    """However it ends; and importing starts none."""
    program = f"""
from megalith.bots import roster
from megalith.bots.outside.mates import MATES
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from tests.bots.test_team import begins_with_a_decision
assert MATES.pids() == []
_, s, who, _ = begins_with_a_decision("stone_age")
roster.make("search:5x3").choose(load("stone_age"), s, who, rng_from(1))
print(*MATES.pids(), flush=True)
{end}
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    pids = [int(pid) for pid in run.stdout.split()]
    assert len(pids) == 2, run.stderr
    for _ in range(600):
        if not any(alive(pid) for pid in pids):
            return
        time.sleep(0.1)
    raise AssertionError("they live on")


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_who_is_one_of_many_thinks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MATES, "_wanted", False)
    assert MATES.some(1) == []


def test_by_time_alone_there_are_not_more_searches_than_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    master, counted = roster.make("master"), roster.make("search:9x4")
    assert isinstance(master, TeamBot) and isinstance(counted, TeamBot)
    for cores, expected in ((1, 1), (2, 2), (64, 2)):
        monkeypatch.setattr(os, "cpu_count", lambda n=cores: n)
        assert (master.useful(), counted.useful()) == (expected, 4)


def test_a_team_has_a_name() -> None:
    bot = roster.make("search:25msx3")
    assert isinstance(bot, TeamBot)
    assert (bot.iterations, bot.seconds, bot.members) == (0, 0.025, 3)
    sizes = [roster.members(name) for name in ("search:25msx3", "search:9", "hard", "master")]
    assert sizes == [3, 1, 1, 2]
    for name in ("search:9x", "search:9x1", "search:9x99", "search:9xx2", "search:9x-2"):
        with pytest.raises(OptionError, match="how many searches"):
            roster.make(name)


def test_numbers_travel_by_name() -> None:
    assert Tuning(**Tuning(scale=3.0, look=7).numbers()).numbers()["look"] == 7
