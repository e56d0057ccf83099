"""Epochs and their preparation (F.2)."""

from typing import Any

import pytest

from megalith.core.game import CHANCE, OVER
from megalith.core.table import Table
from tests.games.pantheon.helpers import (
    KIT,
    asked,
    at_turn,
    check,
    lay_out,
    level,
    luck,
    new_table,
    offerings,
    own,
    points,
    prepared,
    set_epoch,
    size,
    spread,
)
from tests.helpers import random_steps


def words_of_luck(t: Table[Any]) -> list[str]:
    return [step.record["do"] for step in t.steps if step.who == CHANCE]


def end_epoch(t: Table[Any], seat: int = 0) -> None:
    """The player takes the last god, so that the epoch is over; luck is left to the test."""
    lay_out(t, "gadicea")
    level(t, seat, gift=4)
    offerings(t, seat, gift=1)
    t.play("choose_action offer; choose_god gadicea; pay_offering 1gift")


@pytest.mark.rule("PA-015", "PA-017")
def test_six_epochs_have_six_different_nations() -> None:
    game = new_table().game
    nations: dict[int, int] = {}
    phases: list[tuple[int, int]] = []
    for s, who, _, _ in random_steps(game, 3, {}, 5):
        if who == OVER:
            assert bin(s.unseen).count("1") == 2
            break
        if s.temple >= 0:
            nations[int(s.epoch)] = int(s.nation)
        if s.epoch and (int(s.epoch), int(s.phase)) not in phases:
            phases.append((int(s.epoch), int(s.phase)))
    assert sorted(nations) == [1, 2, 3, 4, 5, 6] and len(set(nations.values())) == 6
    assert phases == sorted(phases)


@pytest.mark.rule("PA-016", "PA-018", "PA-019")
def test_a_preparation_has_a_fixed_order() -> None:
    t = prepared(2, "roma", deal_bonus=["bonus_step_1", "bonus_cards_3"])
    words = [w for w in words_of_luck(t) if not w.startswith("deal")]
    assert words == (
        ["draw_from_deck"] * 3  # the bonus token
        + ["draw_nation"]
        + ["reveal_god"] * 3
        + ["draw_booty"] * 3
        + ["draw_from_deck"] * 4  # Roma
    )
    assert asked(t) == "choose_action"
    view = t.game.border.view(t.state, None)
    assert len([g for g in view["gods"] if g]) == 3
    assert len([b for b in view["booty"] if b["token"]]) == 3


@pytest.mark.rule("PA-019", "PA-020")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_booty_lies_on_the_hexes_that_the_number_of_players_uses(seats: int) -> None:
    t = prepared(seats, "persia", bonus_tokens="chosen")
    booty = t.game.border.view(t.state, None)["booty"]
    printed = [(15, 9), (18, 5), (12, 7), (11, 11), (17, 3)]
    assert [(b["q"], b["r"]) for b in booty] == printed[: seats + 1]
    assert all(b["token"] for b in booty)


@pytest.mark.rule("PA-018", "PA-019", "PA-020", "PA-023", "PA-024")
@pytest.mark.example("E1")
def test_the_example_of_a_preparation_with_gallia() -> None:
    t = prepared(3, "gallia", bonus_tokens="chosen")
    view = t.game.border.view(t.state, None)
    assert len(view["gods"]) == 4 and None not in view["gods"]
    assert [(b["q"], b["r"]) for b in view["booty"]] == [(3, 5), (7, 1), (1, 4), (3, 0)]
    for _ in range(3):
        assert asked(t) == "gallia_choice" and t.game.border.view(t.state, None)["temple"] is None
        t.play("gallia_choice cards")
        luck(t)
    assert t.game.border.view(t.state, None)["temple"] == {"q": 4, "r": 3}


@pytest.mark.rule("PA-021", "PA-022")
@pytest.mark.example("X20")
def test_demigods_are_turned_up_for_plaesiris_and_demigod_booty() -> None:
    t = prepared(
        3,
        "persia",
        bonus_tokens="chosen",
        reveal_god=["stonkus", "plaesiris", "gadicea"],
        draw_booty=["booty_demigod", "booty_money", "booty_demigod"],
        reveal_demigod=[2, 3, 1, 2],
    )
    assert t.game.border.view(t.state, None)["demigods"] == [2, 3, 1, 2]
    words = [w for w in words_of_luck(t) if "deal" not in w]
    assert words[1:6] == ["reveal_god", "reveal_god"] + ["reveal_demigod"] * 2 + ["reveal_god"]
    assert words[7:10] == ["draw_booty", "reveal_demigod", "draw_booty"]


@pytest.mark.rule("PA-159")
@pytest.mark.example("X20")
def test_the_demigods_of_an_untaken_plaesiris_go_to_the_box() -> None:
    t = at_turn(2, "persia")
    lay_out(t, "gadicea", "plaesiris")
    spread(t)  # the last booty is gone: the epoch ends with this turn
    assert t.state.piled == 2
    t.play("choose_action draw; draw_deck")
    luck(t)
    t.play("draw_deck")
    luck(t)
    t.play("draw_deck")
    while t.to_move() == CHANCE and t.state.epoch == 1:
        t.do_code(t.legal()[0])
    assert t.state.piled == 0 and sum(t.state.demigod_box) == 2
    assert t.state.god_box[KIT.gods.index("plaesiris")] == 1


@pytest.mark.rule("PA-022")
def test_an_empty_stack_brings_no_demigod() -> None:
    t = new_table(2, bonus_tokens="chosen")
    t.state.demigod_box = t.state.demigods[:]
    for k in range(6):
        t.state.demigods[k] = 0
    luck(t, draw_nation="persia", reveal_god=["plaesiris"])
    assert t.game.border.view(t.state, None)["demigods"] == []
    check(t)


@pytest.mark.rule("PA-025")
@pytest.mark.example("X24")
def test_depraccus_draws_two_cards_a_copy_after_the_temple_is_set() -> None:
    t = at_turn(3, seat=1)
    own(t, 2, depraccus=2)
    own(t, 0, depraccus=1)
    end_epoch(t, seat=1)
    luck(t, draw_nation="persia")
    assert t.state.start == 2
    assert [size(t, k) for k in range(3)] == [2, 0, 4]
    drawn = [(s.owner, s.record["do"]) for s in t.steps if s.record["do"] == "draw_from_deck"]
    assert [owner for owner, _ in drawn[-6:]] == [2, 2, 2, 2, 0, 0]


@pytest.mark.rule("PA-025", "PA-127")
@pytest.mark.example("X24")
def test_depraccus_taken_in_gallia_draws_in_the_same_preparation() -> None:
    t = at_turn(2)
    set_epoch(t, 2)
    end_epoch(t)
    luck(t, draw_nation="gallia")
    assert t.state.epoch == 3 and t.to_move() == 1
    offerings(t, 1, gift=3)
    before = points(t, 1)
    t.play("gallia_choice god")
    luck(t, draw_god="depraccus")
    t.play("gallia_pay 3gift")
    assert points(t, 1) == before + 3 and size(t, 1) == 0
    t.play("gallia_choice cards")
    luck(t)
    assert asked(t) == "choose_action" and size(t, 1) == 2


@pytest.mark.rule("PA-025", "PA-043")
@pytest.mark.example("X24")
def test_depraccus_of_the_bonus_token_draws_in_epoch_one_already() -> None:
    t = prepared(2, "persia", deal_bonus=["bonus_god", "bonus_step_1"], draw_god="depraccus")
    assert t.state.players[0].gods[KIT.gods.index("depraccus")] == 1 and size(t, 0) == 5 + 2
    end_epoch(t)
    before = size(t, 0)
    luck(t, draw_nation="germania")
    while asked(t) != "choose_action":
        t.do_code(t.legal()[0])
        luck(t)
    assert before == 7 and size(t, 0) == 7 + 2


@pytest.mark.rule("PA-026", "PA-027")
def test_the_gods_of_the_box_are_the_new_stack() -> None:
    t = at_turn(2)
    lay_out(t, "gadicea", "stonkus")
    s = t.state
    for god in range(len(KIT.gods)):  # used up in earlier epochs
        s.god_box[god] += s.god_stack[god]
        s.god_stack[god] = 0
    spread(t)
    t.play("choose_action draw; draw_deck")
    for _ in range(2):
        luck(t)
        t.play("draw_deck")
    t.play(t.lines()[0])
    assert asked(t) == "draw_nation"
    t.play("draw_nation persia")
    assert asked(t) == "reveal_god" and not any(s.god_box)
    assert sum(s.god_stack) == 40  # the leftovers of the board among them
    check(t)


@pytest.mark.rule("PA-028")
def test_a_god_being_resolved_is_not_yet_in_the_box() -> None:
    t = at_turn(2)
    lay_out(t, "surparit", "stonkus")
    s = t.state
    for god in range(len(KIT.gods)):
        s.players[1].gods[god] += s.god_stack[god]
        s.god_stack[god] = 0
    level(t, 0, gift=2, worship=2, dancer=2, temple=1)
    t.play("choose_action offer; choose_god surparit; pay_offering -")
    assert asked(t) == "choose_action" and t.to_move() == 1  # there was no god to draw
    assert points(t, 0) == 1 and s.god_box[KIT.gods.index("surparit")] == 1
    check(t)
