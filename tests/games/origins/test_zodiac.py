"""The twelve zodiac cards, alone and together."""

import pytest

from megalith.games.origins.rules import components as c
from megalith.games.origins.rules import people
from tests.games.origins.helpers import (
    KIT,
    advise,
    away,
    close,
    decision,
    dice,
    empty_stack,
    fire,
    give,
    goods,
    hold,
    home,
    kind,
    lay,
    march_to,
    points,
    rule,
    sound,
    start,
    temples,
    visit,
)

NO_MATCH = ("d45", "d44", "d42", "d30")


@pytest.mark.rule("OR-168")
def test_optional_cards_may_be_declined_and_the_others_act_by_themselves() -> None:
    optional = {x["id"] for x in KIT.facts["zodiac_cards"]["items"] if x["optional"]}
    assert optional == {"capricorn", "aquarius", "pisces", "virgo", "libra", "sagittarius"}
    t = start(2)
    hold(t, 0, "capricorn")
    t.play("tower red")
    assert "decline" in t.lines()  # capricorn
    t.play("decline")
    t = start(2)
    hold(t, 0, "aquarius")
    fire(t, "temple_sea")
    t.play("decline; decline")  # the building's offer, then aquarius
    assert goods(t, 0)[3] == 1 and temples(t, 0) == (0, 0, 2)
    t = start(2)
    hold(t, 0, "pisces", "virgo", "sagittarius")
    lay(t, 0, {(1, 0): "farm"})
    visit(t, "red 1 1")
    assert "bonus red" in t.lines() and "bonus_gold" in t.lines()  # pisces
    t = start(2, cards=NO_MATCH)
    hold(t, 0, "libra")
    lay(t, 0, {(1, 0): "farm", (1, 1): "farm"})
    t.play("close 0 0 red 1; done")
    assert "decline" in t.lines()  # libra
    t.play("decline")
    assert t.to_move() == 1


@pytest.mark.rule("OR-169")
def test_aries_counts_red_dice_of_patricians_and_seats() -> None:
    t = start(2)
    hold(t, 0, "aries")
    dice(t, 0, "red1", "red4", "blue2")
    away(t, 0, "red5")
    advise(t, 0, "red")
    lay(t, 0, {(1, 0): "farm", (1, 1): "farm"})
    close(t, 0, (0, 0), "red2")
    march_to(t, (1, [0]))
    fire(t, "outpost", at=(2, 0))
    t.play("attack")
    assert points(t, 0) == 1 + 1 + 4  # border, disc behind, four red dice


@pytest.mark.rule("OR-171")
def test_taurus_makes_pool_slots_cheaper_but_not_the_gap() -> None:
    t = start(2)
    hold(t, 0, "taurus")
    t.state.players[0].bases = 3
    t.state.ships[3] = 2
    give(t, 0, wisdom=1)
    visit(t, "red 1 4")
    assert goods(t, 0)[2] == 0  # the gap is paid in full
    t.play("main_action take_citizen")
    assert t.lines() == ["take_citizen red 1 0", "take_citizen orange 2 0"]  # 0 and 1 - 1
    t = start(2)
    hold(t, 0, "taurus")
    give(t, 0, stone=2, wisdom=1)
    visit(t, "red 1 2")
    t.play("main_action buy_building; choose_tile pool mint 2 build")
    assert goods(t, 0) == (0, 0, 0, 0)  # two wisdom less one


@pytest.mark.rule("OR-172")
def test_capricorn_raises_patricians_at_home_or_on_a_place() -> None:
    t = start(2)
    hold(t, 0, "capricorn")
    dice(t, 0, "red1", "blue6")
    away(t, 0, "yellow4", place=3)
    lay(t, 0, {(1, 0): "farm", (1, 1): "farm"})
    close(t, 0, (0, 0), "red2")
    t.play("tower red")
    assert t.lines() == ["capricorn red 1 0", "capricorn yellow 4 3", "decline"]
    assert rule(t, "capricorn red 2 0") == "OR-172"
    t.play("capricorn yellow 4 3")
    assert t.state.players[0].away[2 * c.N_DICE + people.die_of(2, 6)] == 1


@pytest.mark.rule("OR-174", "OR-175")
@pytest.mark.example("X22")
def test_virgo_builds_on_a_farm_free_and_the_farm_goes_under_its_stack() -> None:
    t = start(2)
    hold(t, 0, "virgo")
    lay(t, 0, {(1, 0): "farm:mint"})
    give(t, 0)
    empty_stack(t, "yellow", seat=1, keep=4)
    visit(t, "red 1 2")
    t.play("main_action buy_building; choose_tile pool forum 1 virgo")
    assert t.lines() == ["place_tile 1 0"] and rule(t, "place_tile 0 0") == "OR-174"
    t.play("place_tile 1 0; stack_top forum 1")
    assert goods(t, 0) == (0, 0, 0, 0) and t.lines() == ["activate forum 1 0", "done"]
    t.play("done")
    returned = t.game.border.view(t.state, None)["stacks"][2]["returned"]
    assert returned == [{"type": "mint", "colour": "yellow", "stone": 2}]
    from megalith.games.origins.rules import pools

    turned = []
    for _ in range(5):  # take the yellow pool tile five times
        slot = next(k for k in range(5) if KIT.kind_colour[t.state.pool[k]] == 2)
        pools.take_tile(t.state, slot)
        if decision(t) == "stack_top":
            t.do(-1, t.lines()[0])
        turned.append(c.TYPES[KIT.kind_type[t.state.tops[2]]])
    assert turned[4] == "mint" and len(t.state.returned) == 0


@pytest.mark.rule("OR-175")
def test_on_an_empty_stack_the_farm_is_the_open_tile_at_once() -> None:
    t = start(2)
    hold(t, 0, "virgo")
    lay(t, 0, {(1, 0): "farm:workshop"})
    empty_stack(t, "yellow", seat=1)
    give(t, 0)
    visit(t, "red 1 2")
    t.play("main_action buy_building; choose_tile pool mint 2 virgo; place_tile 1 0")
    pool = [x["type"] for x in t.game.border.view(t.state, None)["pool"]]
    assert pool == ["outpost", "forum", "obelisk", "main_gate", "workshop"] and sound(t)


@pytest.mark.rule("OR-175")
def test_returned_tiles_come_in_the_order_they_came_back() -> None:
    from megalith.games.origins.rules import pools

    t = start(2)
    s = t.state
    empty_stack(t, "yellow", seat=1)
    for tile in ("quarry", "harbour", "granary"):
        pools.give_back(s, kind(tile))
    assert s.tops[2] == kind("quarry") and list(s.returned) == [kind("harbour"), kind("granary")]
    for expected in ("harbour", "granary"):
        slot = next(k for k in range(5) if s.pool[k] >= 0 and KIT.kind_colour[s.pool[k]] == 2)
        pools.take_tile(s, slot)
        assert s.tops[2] == kind(expected)


@pytest.mark.rule("OR-176", "OR-101")
def test_virgo_works_with_waiting_tiles_and_the_purple_token() -> None:
    t = start(2)
    hold(t, 0, "virgo")
    dice(t, 0, "purple1", "red1")
    lay(t, 0, {(1, 0): "farm", (1, 1): "farm"})
    close(t, 0, (0, 0), "blue3")
    t.state.unseen[kind("castle")] -= 1
    t.state.players[0].waiting = type(t.state.players[0].waiting)([kind("castle")])
    give(t, 0, food=1)
    visit(t, "purple 1 2")
    t.play("bonus purple; choose_tile waiting castle 3 virgo; place_tile 1 0")
    assert goods(t, 0) == (0, 0, 0, 0)
    t.play("activate castle 1 0")
    assert points(t, 0) == 4 and decision(t) == "visit_step"  # the district stays closed
    assert t.state.players[0].seat_dice[0] == people.die_of(3, 3) and sound(t)


@pytest.mark.rule("OR-176", "OR-156")
def test_virgo_does_not_work_for_farms_and_the_construction_site() -> None:
    t = start(2)
    hold(t, 0, "virgo")
    visit(t, "red 1 2")
    t.play("main_action buy_building")
    assert rule(t, "choose_tile pool outpost 1 virgo") == "OR-174"  # no farm to build on
    t = start(2)
    hold(t, 0, "virgo")
    lay(t, 0, {(1, 0): "farm"})
    fire(t, "construction_site")
    assert {line.split()[0] for line in t.lines()} == {"take_waiting"}


@pytest.mark.rule("OR-179")
def test_scorpio_pays_for_a_closed_district_at_once() -> None:
    t = start(2, cards=NO_MATCH)
    hold(t, 0, "scorpio")
    lay(t, 0, {(1, 0): "farm", (1, 1): "farm"})
    give(t, 0)
    t.play("close 0 0 red 1")
    assert goods(t, 0) == (0, 0, 1, 0) and decision(t) == "activate"


@pytest.mark.rule("OR-173", "OR-179")
def test_leo_with_scorpio_and_nothing_for_a_capped_die() -> None:
    t = start(2, cards=NO_MATCH)
    hold(t, 0, "leo", "scorpio")
    lay(t, 0, {(1, 0): "farm", (1, 1): "farm"})
    dice(t, 0, "red6", "blue1")
    give(t, 0)
    t.play("close 0 0 red 6")
    assert goods(t, 0)[2] == 1 and len(t.state.players[0].advisors) == 0


@pytest.mark.rule("OR-180")
def test_sagittarius_raises_citizens_and_speakers_also_free_ones() -> None:
    t = start(2)
    hold(t, 0, "sagittarius")
    t.state.players[0].bases = 3
    fire(t, "estate")
    assert len(t.lines()) == 10
    t.play("take_citizen purple 5 1; citizen_refill purple 1")
    assert "purple6" in home(t, 0)
    lay(t, 0, {(1, 0): "forum"})
    from tests.games.origins.helpers import use

    use(t, 0, (1, 0))
    t.play("activate forum 1 0; take_speaker 3 1")
    assert t.state.players[0].speakers[4] == 1 and sound(t)
    t = start(2)
    t.state.players[0].bases = 3
    fire(t, "estate")
    assert rule(t, "take_citizen purple 5 1") == "OR-180"


@pytest.mark.rule("OR-181", "OR-171")
def test_libra_takes_a_citizen_after_all_with_the_price_of_taurus() -> None:
    t = start(2, cards=NO_MATCH)
    hold(t, 0, "libra", "taurus")
    lay(t, 0, {(1, 0): "farm", (1, 1): "farm"})
    give(t, 0)
    t.play("close 0 0 red 1")
    assert decision(t) == "activate"
    t.play("activate agora 0 1; gain_basic wisdom")
    assert t.lines() == [
        "take_citizen red 1 0",
        "take_citizen orange 2 0",
        "take_citizen yellow 3 0",
        "decline",
    ]
    t.play("take_citizen yellow 3 0; citizen_refill yellow 1")
    assert goods(t, 0)[2] == 0 and home(t, 0) == ["orange2", "yellow3"]  # on the base just freed


@pytest.mark.rule("OR-182")
def test_aquarius_counts_only_real_moves_of_two() -> None:
    t = start(2)
    hold(t, 0, "aquarius")
    dice(t, 0, "blue1", "red1")
    give(t, 0, stone=2, gold=3)
    visit(t, "blue 1 3")
    t.play("bonus blue; temple_move sea 1")
    assert decision(t) == "visit_step"
    t.play("main_action temple_zodiac; temple_move sea 1")
    assert t.to_move() == 1
    from tests.games.origins.helpers import climb_to

    t = start(2)
    hold(t, 0, "aquarius")
    climb_to(t, "sea", (13, [0]))
    fire(t, "temple_sea")
    t.play("decline")  # its own offer; the move was one space only
    assert t.to_move() == 1


@pytest.mark.rule("OR-183")
def test_after_a_temple_building_both_offers_come_also_when_copied() -> None:
    t = start(2)
    hold(t, 0, "aquarius")
    give(t, 0, gold=2)
    lay(t, 0, {(1, 1): "temple_sea"})
    fire(t, "mage_tower", at=(1, 0))
    t.play("mage_target temple_sea 1 1")
    assert t.game.border.view(t.state, None)["asked"] == {"by": "building"}
    t.play("temple_extra forest")
    assert t.game.border.view(t.state, None)["asked"] == {"by": "aquarius"}
    t.play("temple_extra forest")
    assert temples(t, 0) == (2, 0, 2) and goods(t, 0)[3] == 0


@pytest.mark.rule("OR-055", "OR-178")
def test_the_archon_takes_pisces_gold_in_an_advisors_colour() -> None:
    t = start(2)
    hold(t, 0, "pisces")
    advise(t, 0, "purple")
    give(t, 0)
    visit(t, "archon 0 2")
    assert rule(t, "bonus purple") == "OR-058"  # no food
    t.play("bonus_gold")
    assert goods(t, 0)[3] == 1
