"""Refusals: what is not possible now is refused with a rule and changes nothing."""

from typing import Any

import pytest

from megalith.core import position
from megalith.core.errors import IllegalAction, NotationError
from megalith.core.table import Table
from megalith.words import LANGUAGES, Words
from tests.games.stone_age.helpers import before_feeding, give_cards, start, tribe, using


def choosing() -> Table[Any]:
    return using("forest 2, card2 1, building1 1")


def rolled() -> Table[Any]:
    t = choosing()
    tribe(t, 0, tools=(2, 1, 1), used=(1,))
    t.play("choose_group forest; roll_gather 3,3")
    return t


def paying_card() -> Table[Any]:
    t = choosing()
    tribe(t, 0, goods=(1, 1, 0, 0))
    t.play("choose_group card2")
    return t


def paying_tile(tile: str) -> Table[Any]:
    t = using("building1 1", tiles=f"{tile} b02")
    tribe(t, 0, goods=(1, 1, 0, 0))
    t.play("choose_group building1")
    return t


def taking_two() -> Table[Any]:
    t = using("card1 1", row="c36 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0))
    t.play("choose_group card1; pay_card 1wood")
    return t


def picking() -> Table[Any]:
    t = using("card1 1", row="c01 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0))
    t.play("choose_group card1; pay_card 1wood; roll_dice_all 1,2")
    return t


def feeding() -> Table[Any]:
    t = before_feeding(2)
    tribe(t, 0, food=3, goods=(2, 0, 0, 0))
    t.play("decline")
    return t


def rolling() -> Table[Any]:
    t = choosing()
    t.play("choose_group forest")
    return t


def with_open_two() -> Table[Any]:
    t = start(2)
    give_cards(t, 0, "c36", open=True)
    return t


def full_forest() -> Table[Any]:
    t = start(4)
    t.play("place_workers forest 4; place_workers forest 3")
    return t


def over() -> Table[Any]:
    t = before_feeding(2, round_cap=1)
    t.play("decline")
    return t


CASES = [
    (start, "choose_group hunt", "SA-022", "other-decision"),
    (start, "place_workers hunt 6", "SA-021", "not-at-home"),
    (start, "place_workers hut 1", "SA-035", "exact-workers"),
    (lambda: start(2), "place_workers building3 1", "SA-004", "place-not-in-play"),
    (full_forest, "place_workers forest 1", "SA-041", "place-full"),
    (with_open_two, "cash_two_resources 2wood", "SA-147", "cash-later"),
    (start, "cash_two_resources 2wood", "SA-144", "nothing-to-cash"),
    (choosing, "choose_group river", "SA-057", "no-workers-there"),
    (choosing, "place_workers hunt 1", "SA-058", "other-decision"),
    (choosing, "starve", "SA-169", "other-decision"),
    (choosing, "feed 1wood", "SA-169", "other-decision"),
    (rolling, "choose_tools - -", "SA-084", "other-decision"),
    (rolling, "roll_card 3,3", "SA-084", "other-decision"),
    (rolled, "decline", "SA-099", "other-decision"),
    (rolled, "choose_tools 1 -", "SA-100", "tool-used"),
    (rolled, "choose_tools 3 -", "SA-107", "lowest-slots"),
    (rolled, "choose_tools - c35", "SA-139", "no-one-use-tool"),
    (paying_card, "pay_building 1wood", "SA-060", "other-decision"),
    (paying_card, "pay_card 1wood", "SA-109", "exact-cost"),
    (paying_card, "pay_card 2wood", "SA-109", "not-owned"),
    (lambda: paying_tile("b01"), "pay_building 1wood,1brick", "SA-150", "tile-cost"),
    (lambda: paying_tile("b01"), "pay_building 2wood,1brick", "SA-150", "not-owned"),
    (lambda: paying_tile("b18"), "pay_building 3wood,1brick", "SA-151", "tile-cost"),
    (lambda: paying_tile("b18"), "pay_building 4wood", "SA-151", "not-owned"),
    (lambda: paying_tile("b26"), "pay_building 8gold", "SA-152", "tile-cost"),
    (lambda: paying_tile("b26"), "pay_building 1gold", "SA-152", "not-owned"),
    (lambda: paying_tile("b26"), "pay_card 1wood", "SA-060", "other-decision"),
    (taking_two, "decline", "SA-146", "other-decision"),
    (picking, "pick_die 3", "SA-133", "no-such-die"),
    (picking, "decline", "SA-136", "other-decision"),
    (feeding, "feed 1wood", "SA-165", "exact-food"),
    (feeding, "feed 3wood", "SA-164", "exact-food"),
    (feeding, "feed 1wood,1gold", "SA-163", "not-owned"),
    (feeding, "decline", "SA-163", "other-decision"),
    (over, "place_workers hunt 1", "SA-181", "game-over"),
]


@pytest.mark.parametrize("make,line,rule,key", CASES, ids=[f"{c[1]} {c[2]}" for c in CASES])
def test_a_refusal_names_its_rule_has_words_and_changes_nothing(
    make: Any, line: str, rule: str, key: str
) -> None:
    t = make()
    before, steps = position.digest(t.state), len(t.steps)
    refusal = t.refusal(line)
    assert refusal is not None and (refusal.rule, refusal.key) == (rule, key)
    with pytest.raises(IllegalAction):
        t.do(t.to_move(), line)
    assert position.digest(t.state) == before and len(t.steps) == steps
    for lang in LANGUAGES:
        assert Words(lang, "stone_age").refusal(refusal)


NONSENSE = [
    (start, "place_workers moon 1", "place: 'moon' does not exist; there are: hunt, forest"),
    (start, "place_workers hunt 0", "workers: expected 1 to 10, not 0"),
    (start, "place_workers hunt 11", "workers: expected 1 to 10, not 11"),
    (start, "place_workers hunt", "'place_workers hunt' has 1 values"),
    (start, "attack", "unknown word 'attack'"),
    (rolled, "choose_tools 4 -", "tools: expected 1 to 3, not 4"),
    (rolled, "choose_tools 2,2 -", "tools: the same one stands twice"),
    (rolled, "choose_tools - c33,c33", "tools: the same one stands twice"),
    (rolled, "choose_tools - c36", "one_use: 'c36' does not exist; there are: c33, c34, c35"),
    (paying_card, "pay_card 2food", "expected a mix of at most 10 wood, brick, stone and gold"),
    (paying_card, "pay_card 11wood", "expected a mix of at most 10 wood, brick, stone and gold"),
    (taking_two, "take_two_resources 1wood", "gain: expected two resources"),
    (taking_two, "take_two_resources 3wood", "gain: expected two resources"),
    (picking, "pick_die 7", "face: expected 1 to 6, not 7"),
    (rolling, "roll_gather 1,7", "dice: expected faces 1 to 6"),
    (rolling, "roll_gather 1", "dice: expected 2 dice, not 1"),
    (rolling, "roll_gather -", "dice: expected faces 1 to 6"),
]


@pytest.mark.parametrize("make,line,message", NONSENSE, ids=[c[1] for c in NONSENSE])
def test_what_means_nothing_is_said_to_mean_nothing(make: Any, line: str, message: str) -> None:
    t = make()
    before = position.digest(t.state)
    with pytest.raises(NotationError) as error:
        t.do(t.to_move(), line)
    assert str(error.value).startswith(message)
    assert position.digest(t.state) == before


def test_a_mix_with_a_negative_number_cannot_be_read() -> None:
    t = paying_card()
    with pytest.raises(NotationError, match="expected a mix of at most 10"):
        t.do(0, {"do": "pay_card", "pay": {"wood": 3, "brick": -1}})


def test_only_the_one_who_is_asked_may_decide() -> None:
    t = start(2)
    with pytest.raises(IllegalAction, match="CORE-2"):
        t.do(1, "place_workers hunt 1")
