"""The military track: moves, borders, tokens, attacks."""

import pytest

from megalith.games.origins.rules import tracks
from tests.games.origins.helpers import (
    decision,
    dice,
    fire,
    give,
    goods,
    lay,
    march_to,
    points,
    rule,
    stacks,
    start,
    visit,
)


@pytest.mark.rule("OR-060", "OR-062", "OR-063")
@pytest.mark.example("R3")
def test_a_move_passes_discs_ends_on_top_and_takes_a_token_at_the_border() -> None:
    t = start(3)
    march_to(t, (2, [0]), (3, [1]), (4, [2]))
    tracks.march(t.state, 0, 2)
    assert stacks(t) == {4: [2, 0], 3: [1]} and t.state.players[0].tokens == 1


@pytest.mark.rule("OR-061")
def test_a_move_is_made_in_full() -> None:
    t = start(2)
    fire(t, "armoury")
    t.play("military_move")
    assert t.state.players[0].military == 2


@pytest.mark.rule("OR-062")
def test_a_disc_that_leaves_keeps_the_order_of_the_others() -> None:
    t = start(4)
    march_to(t, (2, [0, 1, 2, 3]))
    tracks.march(t.state, 1, 1)
    assert stacks(t) == {3: [1], 2: [0, 2, 3]}
    tracks.march(t.state, 0, 1)
    assert stacks(t) == {3: [1, 0], 2: [2, 3]}


@pytest.mark.rule("OR-063")
def test_every_border_gives_a_token_while_the_supply_lasts() -> None:
    t = start(2)
    tracks.march(t.state, 0, 7)
    assert t.state.players[0].tokens == 3
    t = start(2)
    t.state.players[1].tokens = 19
    tracks.march(t.state, 0, 7)
    assert t.state.players[0].tokens == 1


@pytest.mark.rule("OR-064", "OR-065")
@pytest.mark.example("X7")
def test_the_last_space_scores_and_takes_the_steps_left_over() -> None:
    t = start(2)
    march_to(t, (12, [0]))
    lay(t, 0, {(1, 0): "outpost", (2, 0): "hippodrome"})
    fire(t, "fortress")
    me = t.state.players[0]
    assert (me.military, me.tokens, points(t, 0)) == (13, 1, 9)


@pytest.mark.rule("OR-064")
def test_everybody_who_reaches_the_last_space_scores() -> None:
    t = start(2)
    march_to(t, (13, [1]), (12, [0]))
    tracks.march(t.state, 0, 1)
    assert points(t, 0) == 9 and stacks(t) == {13: [1, 0]}


@pytest.mark.rule("OR-065", "OR-087")
def test_a_disc_on_the_last_space_cannot_move() -> None:
    t = start(2)
    march_to(t, (13, [0]))
    visit(t, "orange 2 1")
    t.play("main_action military")
    assert t.lines() == ["attack"] and rule(t, "military_move") == "OR-065"
    t = start(2)
    march_to(t, (13, [0]))
    lay(t, 0, {(1, 1): "fortress"})
    from tests.games.origins.helpers import use

    use(t, 0, (1, 1))
    assert decision(t) == "choose_action"  # a fortress can do nothing, so it is not asked


@pytest.mark.rule("OR-066")
@pytest.mark.example("X6")
def test_the_armoury_attacks_before_or_after_the_whole_move() -> None:
    t = start(3)
    march_to(t, (3, [0]), (1, [1, 2]))
    give(t, 0)
    fire(t, "armoury")
    assert rule(t, "stop") == "OR-066"
    t.play("attack")
    assert goods(t, 0) == (1, 0, 0, 0) and points(t, 0) == 3
    assert rule(t, "attack") == "OR-066"
    t.play("military_move")
    assert t.state.players[0].military == 5 and t.state.players[0].tokens == 1
    t = start(3)
    march_to(t, (3, [0]))
    fire(t, "armoury")
    t.play("military_move; stop")
    assert points(t, 0) == 0 and t.to_move() == 1


@pytest.mark.rule("OR-067", "OR-151")
def test_the_outpost_moves_or_attacks() -> None:
    t = start(2)
    march_to(t, (2, [0]))
    fire(t, "outpost")
    assert t.lines() == ["military_move", "attack"] and rule(t, "stop") == "OR-067"
    t.play("military_move")
    assert t.to_move() == 1 and t.state.players[0].military == 3
    t = start(2)
    march_to(t, (3, [0]))
    fire(t, "outpost")
    t.play("attack")
    assert t.to_move() == 1 and points(t, 0) == 2


@pytest.mark.rule("OR-067", "OR-100")
def test_the_red_token_moves_or_attacks_for_wisdom() -> None:
    t = start(2)
    give(t, 0, wisdom=1)
    visit(t, "red 1 1")
    t.play("bonus red; military_move")
    assert goods(t, 0)[2] == 0 and decision(t) == "visit_step"


@pytest.mark.rule("OR-068", "OR-069")
@pytest.mark.example("R4")
def test_an_attack_gives_the_bonus_then_borders_and_discs_behind() -> None:
    t = start(3)
    march_to(t, (5, [2, 0]), (4, [1]))
    give(t, 0)
    give(t, 1, gold=1)
    fire(t, "outpost")
    t.play("attack")
    assert goods(t, 0) == (0, 0, 1, 0) and points(t, 0) == 3
    assert goods(t, 1) == (0, 0, 0, 1) and points(t, 1) == 0


@pytest.mark.rule("OR-070")
@pytest.mark.example("X8")
def test_some_spaces_have_no_bonus_but_points() -> None:
    for space, scored in ((0, 0), (1, 1 + 3), (13, 5 + 3)):
        t = start(4)
        march_to(t, (space, [0]))
        give(t, 0)
        fire(t, "outpost")
        t.play("attack")
        assert goods(t, 0) == (0, 0, 0, 0) and points(t, 0) == scored


@pytest.mark.rule("OR-071")
@pytest.mark.parametrize(
    "space,gained",
    [
        (3, (1, 0, 0, 0)),
        (4, (0, 1, 0, 0)),
        (5, (0, 0, 1, 0)),
        (6, (0, 0, 0, 1)),
        (10, (0, 0, 0, 1)),
        (12, (0, 0, 0, 2)),
    ],
)
def test_fixed_bonuses(space: int, gained: tuple[int, ...]) -> None:
    t = start(2)
    march_to(t, (space, [0]))
    give(t, 0)
    fire(t, "outpost")
    t.play("attack")
    assert goods(t, 0) == gained


@pytest.mark.rule("OR-071")
@pytest.mark.parametrize(
    "space,gained", [(7, (1, 1, 0, 0)), (8, (0, 2, 0, 0)), (9, (0, 1, 1, 0)), (11, (0, 1, 0, 1))]
)
def test_bonuses_with_a_free_basic(space: int, gained: tuple[int, ...]) -> None:
    t = start(2)
    march_to(t, (space, [0]))
    give(t, 0)
    fire(t, "outpost")
    t.play("attack")
    assert points(t, 0) == 0  # the bonus comes first
    t.play("gain_basic food")
    assert goods(t, 0) == gained and points(t, 0) > 0


@pytest.mark.rule("OR-072")
def test_the_exchange_may_be_declined() -> None:
    t = start(2)
    march_to(t, (2, [0]))
    give(t, 0, stone=1)
    fire(t, "outpost")
    t.play("attack; decline")
    assert goods(t, 0) == (1, 0, 0, 0) and points(t, 0) == 2


@pytest.mark.rule("OR-099")
def test_training_moves_the_disc_for_food() -> None:
    t = start(2)
    dice(t, 0, "red3", "blue4")
    give(t, 0, food=3)
    visit(t, "red 3 5")
    t.play("main_action upgrade")
    assert rule(t, "stop") == "OR-099" and rule(t, "upgrade_die red 3") == "OR-099"
    t.play("upgrade_move; upgrade_die blue 4; upgrade_move")
    assert t.state.players[0].military == 2 and goods(t, 0)[1] == 0
    assert t.to_move() == 0 and decision(t) == "extra_action"
