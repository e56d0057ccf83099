"""A mistake is one only if it is real; known from games whose right answer is known."""

from typing import Any

import pytest

from megalith.core.chance import rng_from
from megalith.core.game import CHANCE, Title
from megalith.study.analysis import _luck as luck_at
from megalith.study.gauge import Gauge
from megalith.study.judging import Judge, Look
from megalith.study.shares import GRID
from megalith.study.turns import Moment
from tests.bots.toys import End, Node, start, toy

pytestmark = pytest.mark.build("interpreted")  # toys cannot be compiled


def judge(game: Title[Any], seats: int = 2) -> Judge:
    return Judge(Gauge(game, seats), 64, lambda *of: rng_from("judging", *of))


def moment(game: Title[Any], codes: tuple[int, ...], who: int, seats: int = 2) -> Moment:
    before = start(seats)
    after = game.rules.copy(before)
    for code in codes:
        game.rules.apply(after, code)
    return Moment(0, who, who, codes, before, after)


WON, LOST, EVEN = End((40, 0)), End((0, 40)), End((10, 10))


def test_what_throws_the_game_away_is_a_blunder() -> None:
    game = toy(Node(0, (WON, LOST)))
    j = judge(game)
    glance = j.glance(moment(game, (1,), 0))
    look = j.look(glance)
    assert j.suspicious(glance) and look.best.codes == (0,)
    assert look.loss == 1.0 and j.mark(look.loss, j.error(look, [look])) == "blunder"


def test_what_leads_to_as_good_an_end_is_no_suspect() -> None:
    game = toy(Node(0, (EVEN, End((20, 20)))))
    j = judge(game)
    assert not j.suspicious(j.glance(moment(game, (1,), 0)))


def test_a_gift_shows_who_got_it() -> None:
    game = toy(Node(0, (End((9, 8, 0)), End((8, 0, 9)))))
    j = judge(game, 3)
    cost = j.look(j.glance(moment(game, (1,), 0, 3))).cost()
    assert cost == (GRID, 0, -GRID)


def test_a_whole_turn_is_judged_and_not_its_first_step() -> None:
    """The first step is as good as another; the second one loses."""
    inner = Node(0, (WON, LOST))
    game = toy(Node(0, (inner, Node(0, (WON, EVEN)))))
    j = judge(game)
    good = j.glance(moment(game, (1, 0), 0))
    bad = j.glance(moment(game, (0, 1), 0))
    assert good.loss == 0.0 and bad.loss == 1.0 and len(bad.best.codes) == 2


def test_nobody_is_blamed_for_what_they_could_not_know() -> None:
    """With the coin as it lies the choice loses; but it was right in two of three deals."""
    unlucky, lucky = Node(0, (LOST, EVEN)), Node(0, (WON, EVEN))
    game = toy(unlucky, lucky, lucky, lucky)
    j = judge(game)
    assert j.hides
    m = moment(game, (0,), 0)
    assert not j.suspicious(j.glance(m))
    assert j.open(m, m.after).win == (0, GRID)


def test_luck_is_what_came_against_the_mean_of_all_that_might() -> None:
    game = toy(Node(CHANCE, (WON, LOST), (1, 3)))
    point = luck_at(judge(game), moment(game, (0,), CHANCE))
    assert point.expected.win == (GRID // 4, 3 * GRID // 4)
    assert point.change == (3 * GRID // 4, -3 * GRID // 4)


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.16, 0.02, "blunder"),
        (0.12, 0.02, "mistake"),
        (0.06, 0.01, "inaccuracy"),
        (0.16, 0.06, "small"),  # large, but not sure enough for a mark
        (0.04, 0.005, "small"),
        (0.09, 0.05, "as_good"),
    ],
)
def test_a_mark_needs_its_limit_and_three_standard_errors(
    loss: float, error: float, mark: str
) -> None:
    assert judge(toy(EVEN)).mark(loss, error) == mark


def test_seeds_that_agree_by_chance_do_not_make_sure() -> None:
    """The error is that of all looks if that is larger."""
    game = toy(Node(0, (WON, LOST)))
    j = judge(game)
    one = j.glance(moment(game, (1,), 0))
    calm = Look(one.moment, one.best, ((GRID // 10, -GRID // 10),) * 4, 0.0)
    loud = Look(one.moment, one.best, tuple((k * GRID // 5, 0) for k in range(4)), 0.0)
    assert j.error(calm, [calm]) == 0.005
    assert j.error(calm, [calm, loud]) > 0.05
