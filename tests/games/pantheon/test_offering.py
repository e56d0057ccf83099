"""The offer action and the gods (F.13, F.14)."""

from typing import Any

import pytest

from megalith.core.table import Table
from tests.games.pantheon.helpers import (
    KIT,
    asked,
    at_turn,
    check,
    feet,
    hand,
    lay_out,
    level,
    luck,
    offerings,
    own,
    points,
    rule,
    set_epoch,
    size,
    spread,
    turn_of,
    why,
)


def payments(t: Table[Any], god: str) -> list[str]:
    """The payments that are offered for a god, without the word."""
    s = t.state.copy()
    t.play(f"choose_action offer; choose_god {god}")
    lines = [line.removeprefix("pay_offering ") for line in t.lines()]
    t.state = s
    return lines


@pytest.mark.rule("PA-117")
def test_an_offer_takes_one_god_and_leaves_its_place_empty() -> None:
    t = at_turn(3)
    lay_out(t, "stonkus", "gaiviles", "stonkus")
    level(t, 0, gift=4, worship=1)
    t.play("choose_action offer")
    assert t.lines() == ["choose_god gaiviles", "choose_god stonkus"]
    assert rule(t, "choose_god vinthrad") == "PA-117"
    t.play("choose_god stonkus; pay_offering -")
    assert t.game.border.view(t.state, None)["gods"] == [None, "gaiviles", "stonkus", None]
    assert t.to_move() == 1


@pytest.mark.rule("PA-118", "PA-120")
@pytest.mark.example("E12")
def test_four_numbers_need_four_kinds() -> None:
    t = at_turn(2)
    lay_out(t, "surparit", "stonkus")
    level(t, 0, dancer=2, temple=1)
    offerings(t, 0, worship=2, temple=1, gift=1)
    assert "1gift,2worship,1temple" in payments(t, "surparit")
    t.play("choose_action offer; choose_god surparit; pay_offering 1gift,2worship,1temple")
    assert list(t.state.players[0].levels) == [0, 0, 2, 1] and size(t, 0) == 0


@pytest.mark.rule("PA-119", "PA-121")
@pytest.mark.example("E11")
def test_an_offer_of_four_and_one() -> None:
    for levels, cards, expected in (
        ({}, {"dancer": 4, "temple": 1}, "4dancer,1temple"),
        ({"dancer": 4, "temple": 2}, {}, "-"),
        ({"dancer": 2}, {"dancer": 2, "temple": 1}, "2dancer,1temple"),
        ({}, {"gift": 4, "worship": 1}, "4gift,1worship"),
    ):
        t = at_turn(2)
        lay_out(t, "stonkus", "gadicea")
        level(t, 0, **levels)
        if cards:
            offerings(t, 0, **cards)
        assert payments(t, "stonkus") == [expected]
        t.play(f"choose_action offer; choose_god stonkus; pay_offering {expected}")
        assert size(t, 0) == 0 and t.state.players[0].gods[KIT.gods.index("stonkus")] == 1


@pytest.mark.rule("PA-122", "PA-136")
@pytest.mark.example("X13")
def test_the_payments_that_are_offered() -> None:
    t = at_turn(4)
    lay_out(t, "depraccus", "gaiviles", "stonkus", "plaesiris", "traitera")
    offerings(t, 0, gift=3, worship=1, dancer=2)
    level(t, 0, dancer=2)
    few = {"depraccus": ["2gift,1dancer", "3gift"], "plaesiris": ["3gift,1dancer"]}
    few |= {"gaiviles": ["1worship,1dancer", "1gift,1dancer", "3gift"]}
    few |= {"stonkus": ["1worship,2dancer", "1gift,2dancer"]}
    few |= {"traitera": ["1gift,1worship,1dancer", "3gift,1worship"]}
    for god, wanted in few.items():
        assert set(wanted) <= set(payments(t, god))
    assert payments(t, "depraccus") == ["2gift,1dancer", "2gift,2dancer", "3gift"] + [
        "3gift,1dancer",
        "3gift,2dancer",
    ]
    t.play("choose_action offer; choose_god gaiviles")
    assert t.refusal("pay_offering 3gift,1worship") is None  # though the token would do
    assert why(t, "pay_offering 3gift,2dancer") == "cannot_pay"  # more than the price
    assert rule(t, "pay_offering 3gift,2dancer") == "PA-122"
    t.undo(0)
    t.undo(0)
    lay_out(t, "pietalte", "surparit", "gadicea")
    assert payments(t, "pietalte") == ["3gift,1worship,2dancer"]
    t.play("choose_action offer")
    assert why(t, "choose_god surparit") == why(t, "choose_god gadicea") == "cannot_pay"


@pytest.mark.rule("PA-136")
def test_tokens_do_not_pay_for_pietalte() -> None:
    t = at_turn(2)
    lay_out(t, "pietalte", "stonkus")
    level(t, 0, gift=4, worship=4, dancer=4, temple=4)
    t.play("choose_action offer")
    assert t.lines() == ["choose_god stonkus"] and why(t, "choose_god pietalte") == "cannot_pay"


@pytest.mark.rule("PA-123")
def test_cards_are_discarded_before_the_favour_comes() -> None:
    t = at_turn(2)
    lay_out(t, "surparit", "stonkus")
    offerings(t, 0, gift=2, worship=2, dancer=2, temple=1)
    t.play("choose_action offer; choose_god surparit; pay_offering 2gift,2worship,2dancer,1temple")
    assert asked(t) == "draw_god" and sum(t.state.discard) == 7 and points(t, 0) == 1
    told = [e[0] for e in t.steps[-1].events]
    assert told.index("offered") < told.index("gained_god")


# -- gods


@pytest.mark.rule("PA-124")
def test_an_offer_and_surparit_bring_gods() -> None:
    t = at_turn(2)
    lay_out(t, "surparit", "stonkus")
    level(t, 0, gift=2, worship=2, dancer=2, temple=1)
    t.play("choose_action offer; choose_god surparit; pay_offering -; draw_god gadicea")
    gained = [e for step in t.steps[-4:] for e in step.events if e[0] == "gained_god"]
    assert [KIT.gods[e[2]] for e in gained] == ["surparit", "gadicea"]


@pytest.mark.rule("PA-125")
@pytest.mark.example("E13")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4, 5, 6])
def test_a_god_scores_the_points_of_the_epoch(epoch: int) -> None:
    t = at_turn(2)
    set_epoch(t, epoch)
    lay_out(t, "stonkus", "gadicea")
    level(t, 0, gift=4, dancer=1)
    t.play("choose_action offer; choose_god stonkus; pay_offering -")
    assert points(t, 0) == epoch


@pytest.mark.rule("PA-126", "PA-133")
def test_a_god_that_acts_at_once_goes_to_the_box() -> None:
    t = at_turn(2)
    lay_out(t, "taksator", "stonkus")
    level(t, 0, gift=2, worship=2, dancer=1)
    t.play("choose_action offer; choose_god taksator; pay_offering -")
    assert hand(t, 0) == {"coin_2": 1} and points(t, 0) == 1
    assert t.state.god_box[KIT.gods.index("taksator")] == 1
    assert sum(t.state.players[0].gods) == 0


@pytest.mark.rule("PA-127")
def test_lasting_gods_stay_and_copies_add_up() -> None:
    t = at_turn(2)
    lay_out(t, "vinthrad", "vinthrad", "stonkus")
    level(t, 0, gift=4, worship=2)
    for count in (1, 2):
        t.play("choose_action offer; choose_god vinthrad; pay_offering -")
        assert t.state.players[0].gods[KIT.gods.index("vinthrad")] == count
        turn_of(t, 0)
    assert t.game.border.view(t.state, 1)["players"][0]["gods"] == {"vinthrad": 2}
    t.play("choose_action move; commit_move 0")
    assert t.game.border.view(t.state, None)["asked"]["steps"] == 3
    check(t)


@pytest.mark.rule("PA-128")
@pytest.mark.example("X21")
def test_taksator_without_special_money_gives_points_only() -> None:
    t = at_turn(2)
    for k in range(4):
        t.state.discard[6 + k] += t.state.money[k]
        t.state.money[k] = 0
    lay_out(t, "taksator", "stonkus")
    level(t, 0, gift=2, worship=2, dancer=1)
    t.play("choose_action offer; choose_god taksator; pay_offering -")
    assert hand(t, 0) == {} and points(t, 0) == 1


def surparit_then(god: str) -> Table[Any]:
    t = at_turn(2)
    set_epoch(t, 4)
    lay_out(t, "surparit", "stonkus")
    level(t, 0, gift=2, worship=2, dancer=2, temple=1)
    t.play(f"choose_action offer; choose_god surparit; pay_offering -; draw_god {god}")
    return t


@pytest.mark.rule("PA-129", "PA-130", "PA-132")
@pytest.mark.example("E15")
def test_surparit_brings_another_god() -> None:
    t = surparit_then("stonkus")
    assert points(t, 0) == 8 and t.state.players[0].gods[KIT.gods.index("stonkus")] == 1
    assert t.state.god_box[KIT.gods.index("surparit")] == 1
    t = surparit_then("plaesiris")
    t.play("draw_demigod 1; draw_demigod 3")
    assert points(t, 0) == 8 and list(t.state.players[0].secret)[:3] == [1, 0, 1]
    assert [t.state.god_box[KIT.gods.index(g)] for g in ("surparit", "plaesiris")] == [1, 1]
    t = surparit_then("surparit")
    assert points(t, 0) == 8 and t.to_move() == 1  # no third god
    assert t.state.god_box[KIT.gods.index("surparit")] == 2


@pytest.mark.rule("PA-132")
def test_plaesiris_not_from_the_board_takes_hidden_demigods() -> None:
    t = at_turn(2, "gallia")
    spread(t, "booty_god", "booty_demigod")
    feet(t, 0, (4, 4))
    t.play("choose_action move; commit_move 0; place_piece 3 5; draw_god plaesiris")
    assert asked(t) == "draw_demigod" and t.state.piled == 1
    t.play("draw_demigod 2; draw_demigod 2")
    theirs = t.game.border.view(t.state, 1)["players"][0]
    assert theirs["demigods"] == [] and theirs["hidden_demigods"] == {"low": 2, "high": 0}
    assert t.state.piled == 1  # the face-up one stays


@pytest.mark.rule("PA-132")
def test_plaesiris_finds_no_demigod_in_an_empty_stack() -> None:
    t = at_turn(2, "gallia")
    spread(t, "booty_god", "booty_money")
    for k in range(6):
        t.state.demigod_box[k] += t.state.demigods[k]
        t.state.demigods[k] = 0
    t.state.demigods[4], t.state.demigod_box[4] = 1, t.state.demigod_box[4] - 1
    feet(t, 0, (4, 4))
    t.play("choose_action move; commit_move 0; place_piece 3 5; draw_god plaesiris")
    t.play("draw_demigod 5")
    assert asked(t) == "follow" and t.state.players[0].secret[4] == 1 and points(t, 0) == 1


@pytest.mark.rule("PA-135")
@pytest.mark.example("X18")
def test_gadicea_allows_a_fourth_card() -> None:
    t = at_turn(2)
    own(t, 0, gadicea=1)
    t.play("choose_action draw")
    for k in range(3):
        assert "stop" not in t.lines() and rule(t, "stop") == "PA-135"
        assert t.game.border.view(t.state, None)["asked"] == {"n": k + 1, "most": 4}
        t.play("draw_deck")
        luck(t)
    assert "stop" in t.lines()
    t.play("draw_deck")
    luck(t)
    assert size(t, 0) == 4 and t.to_move() == 1


@pytest.mark.rule("PA-135")
def test_the_cards_of_gadicea_may_be_left_and_come_nowhere_else() -> None:
    t = at_turn(2)
    own(t, 0, gadicea=2)
    own(t, 1, gadicea=1)
    t.play("choose_action draw; draw_deck")
    for _ in range(3):
        luck(t)
        t.play("draw_deck")
    luck(t)
    assert t.game.border.view(t.state, None)["asked"] == {"n": 5, "most": 5}
    t.play("stop")
    assert size(t, 0) == 4 and t.to_move() == 1
    turn_of(t, 0)
    t.play("choose_action move; commit_move 0; place_piece 8 5; follow draw")
    luck(t)
    assert size(t, 1) == 1
