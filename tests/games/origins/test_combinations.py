"""Cards and buildings that meet: each test has two things at least that act on the same moment."""

import pytest

from megalith.games.origins.rules import components as c
from megalith.games.origins.rules import people
from tests.games.origins.helpers import (
    KIT,
    TOKENS,
    advise,
    away,
    close,
    dice,
    fire,
    give,
    goods,
    hold,
    home,
    kind,
    lay,
    march_to,
    pass_all,
    points,
    rule,
    sound,
    start,
    temples,
    tower,
    visit,
)

NO_MATCH = ("d45", "d44", "d42", "d30")
FARMS = {(1, 0): "farm", (1, 1): "farm"}


# -- zodiac cards with each other


@pytest.mark.rule("OR-177", "OR-180")
def test_sagittarius_raises_the_die_that_cancer_gives() -> None:
    t = start(2)
    hold(t, 0, "cancer", "sagittarius")
    t.state.players[0].bases = 3
    give(t, 0)
    t.play("pass")
    assert "take_citizen purple 5 1" in t.lines()
    t.play("take_citizen purple 5 1; citizen_refill purple 1")
    assert home(t, 0) == ["red1", "orange2", "purple6"] and goods(t, 0)[2] == 0 and sound(t)


@pytest.mark.rule("OR-179", "OR-181")
def test_the_wisdom_of_scorpio_pays_for_the_die_of_libra() -> None:
    t = start(2, cards=NO_MATCH)
    hold(t, 0, "libra", "scorpio")
    lay(t, 0, FARMS)
    give(t, 0)
    t.play("close 0 0 red 1; done")
    assert goods(t, 0)[2] == 1
    assert t.lines() == ["take_citizen red 1 0", "take_citizen orange 2 0", "decline"]
    t.play("take_citizen orange 2 0; citizen_refill orange 1")
    assert goods(t, 0)[2] == 0 and home(t, 0) == ["orange2", "orange2"] and sound(t)


@pytest.mark.rule("OR-180", "OR-181", "OR-173")
def test_leo_lifts_the_seat_and_sagittarius_the_die_of_libra() -> None:
    t = start(2, cards=NO_MATCH)
    hold(t, 0, "leo", "libra", "sagittarius")
    lay(t, 0, FARMS)
    dice(t, 0, "red5", "blue2")
    give(t, 0)
    t.play("close 0 0 red 5; done")
    assert t.state.players[0].seat_dice[0] == people.die_of(0, 6)  # 5 and 2 stop at 6
    t.play("take_citizen red 1 1; citizen_refill red 1")
    assert home(t, 0) == ["red2", "blue2"] and sound(t)


@pytest.mark.rule("OR-171", "OR-174")
def test_taurus_lowers_the_price_of_building_and_virgo_needs_none() -> None:
    t = start(2)
    hold(t, 0, "taurus", "virgo")
    lay(t, 0, {(1, 0): "farm"})
    give(t, 0, stone=2, wisdom=3)
    visit(t, "red 1 2")
    t.play("main_action buy_building")
    assert "choose_tile pool main_gate 2 build" in t.lines()  # four wisdom less one
    t.play("choose_tile pool main_gate 2 virgo; place_tile 1 0; stack_top healers_hut 1; done")
    assert goods(t, 0) == (2, 0, 3, 0) and sound(t)


@pytest.mark.rule("OR-172", "OR-053", "OR-124", "OR-179")
def test_a_six_by_capricorn_on_its_place_did_one_action_and_retires() -> None:
    t = start(2)
    hold(t, 0, "capricorn", "scorpio")
    dice(t, 0, "red4", "blue1")
    give(t, 0, gold=1)
    visit(t, "red 4 1")
    t.play("main_action gain_stone; end")  # a four does one of the two
    t.do(1, "pass")
    t.play("tower red; capricorn red 4 1; pass")
    me = t.state.players[0]
    assert list(me.advisors) == [0] and goods(t, 0) == (3, 0, 1, 0)  # Scorpio's wisdom
    assert home(t, 0) == ["blue1"]


@pytest.mark.rule("OR-170", "OR-153")
def test_gemini_pays_for_the_march_of_a_fortress() -> None:
    t = start(2)
    hold(t, 0, "gemini")
    lay(t, 0, {(1, 0): "outpost"})
    march_to(t, (1, [0]))
    give(t, 0)
    fire(t, "fortress")  # two red buildings: from 1 to 3
    t.do(1, "pass")
    t.play("pass; gain_basic food; gain_basic stone")
    assert goods(t, 0) == (1, 1, 0, 0) and t.state.players[0].military == 1


@pytest.mark.rule("OR-169", "OR-151", "OR-071")
def test_aries_adds_to_the_attack_of_an_armoury_after_its_bonus() -> None:
    t = start(2)
    hold(t, 0, "aries")
    dice(t, 0, "red2", "red5")
    march_to(t, (3, [0]))
    give(t, 0)
    fire(t, "armoury")
    t.play("attack; military_move")
    assert goods(t, 0)[0] == 1 and points(t, 0) == 1 + 1 + 2  # border, disc behind, red dice
    assert t.state.players[0].military == 5


# -- zodiac cards with buildings and tokens


@pytest.mark.rule("OR-174", "OR-164", "OR-083")
@pytest.mark.parametrize("slot", range(5))
def test_virgo_lays_a_tile_of_each_colour_and_it_fires_at_once(slot: int) -> None:
    t = start(2)
    hold(t, 0, "virgo")
    lay(t, 0, {(1, 0): "farm:market", (1, 1): "farm:quarry"})
    close(t, 0, (0, 0), "blue3")
    give(t, 0)
    visit(t, "red 1 2")
    t.play("main_action buy_building")
    tile = c.TYPES[KIT.kind_type[t.state.pool[slot]]]
    line = next(x for x in t.lines() if x.startswith(f"choose_tile pool {tile}") and "virgo" in x)
    t.play(f"{line}; place_tile 1 1")
    t.do(-1, t.lines()[0])
    assert t.lines() == [f"activate {tile} 1 1", "done"] and goods(t, 0) == (0, 0, 0, 0)
    t.play("done")
    assert kind("quarry") in list(t.state.returned) and sound(t)
    assert t.state.players[0].seat_dice[0] == people.die_of(3, 3)  # still closed, not fired


@pytest.mark.rule("OR-055", "OR-130")
@pytest.mark.parametrize("place,token", list(enumerate(TOKENS, 1)))
def test_the_archon_does_the_bonus_of_its_advisors_colour_and_no_other(
    place: int, token: str
) -> None:
    others = [x for x in c.COLOURS if x != token]
    for advisors, offered in ((others, False), ([token], True)):
        t = start(2)
        advise(t, 0, *advisors)
        give(t, 0, stone=2, food=2, wisdom=2)
        visit(t, f"archon 0 {place}")
        assert (f"bonus {token}" in t.lines()) is offered


@pytest.mark.rule("OR-163", "OR-162", "OR-115")
def test_an_advisor_made_by_the_main_gate_counts_for_the_astronomical_tower() -> None:
    t = start(2, cards=NO_MATCH)
    lay(t, 0, {(1, 0): "main_gate", (1, 1): "astronomical_tower"})
    dice(t, 0, "purple2", "red6")
    give(t, 0)
    t.play("close 0 0 purple 2; activate main_gate 1 0; raise_die red 6 1")
    t.play("activate astronomical_tower 1 1")
    assert goods(t, 0)[2] == 2 and list(t.state.players[0].advisors) == [0]


@pytest.mark.rule("OR-165", "OR-159", "OR-115")
def test_a_closed_district_fires_a_mage_tower_that_copies_a_castle_of_another_colour() -> None:
    t = start(2, cards=NO_MATCH)
    lay(t, 0, {(1, 0): "mage_tower", (1, 1): "castle"})
    dice(t, 0, "purple4", "red1")
    t.play("close 0 0 purple 4")
    assert "activate castle 1 1" not in t.lines()  # the die is not orange
    t.play("activate mage_tower 1 0; mage_target castle 1 1; done")
    assert points(t, 0) == 1 + 3


@pytest.mark.rule("OR-157", "OR-181", "OR-108")
def test_the_estate_and_libra_both_want_the_base_just_freed() -> None:
    t = start(2, cards=NO_MATCH)
    hold(t, 0, "libra")
    lay(t, 0, {(1, 0): "estate", (1, 1): "farm"})
    dice(t, 0, "orange3", "red1")
    t.play("close 0 0 orange 3; activate estate 1 0; take_citizen blue 4 0; citizen_refill blue 2")
    assert home(t, 0) == ["red1", "blue4"]
    t.play("done")
    assert t.to_move() == 1  # no base is left, so Libra is not asked


@pytest.mark.rule("OR-173", "OR-193", "OR-118")
def test_the_seat_that_leo_raised_is_multiplied_by_its_tower() -> None:
    t = start(2, cards=NO_MATCH)
    hold(t, 0, "leo")
    lay(t, 0, FARMS)
    dice(t, 0, "blue3", "red1")
    tower(t, 0, "blue", 3)
    t.play("close 0 0 blue 3; done")
    assert dict(t.game.rules.sheets(t.state)[0].lines)["seats_blue"] == 5 * 3


@pytest.mark.rule("OR-103", "OR-180", "OR-039")
def test_sagittarius_leaves_a_speaker_of_five_as_it_is() -> None:
    t = start(4)
    hold(t, 0, "sagittarius")
    dice(t, 0, "orange2", "red1")
    visit(t, "orange 2 4")
    t.play("bonus orange")
    assert "take_speaker 4 1" in t.lines() and "take_speaker 5 1" not in t.lines()
    assert rule(t, "take_speaker 5 1") == "OR-039"


@pytest.mark.rule("OR-143", "OR-090", "OR-137")
def test_the_sacred_place_counts_the_cards_held_at_that_moment() -> None:
    t = start(2)
    hold(t, 0, "leo", "virgo")
    fire(t, "sacred_place")
    assert points(t, 0) == 6
    t.do(1, "visit archon 0 3")
    t.play("main_action temple_zodiac; temple_move forest 2")
    assert temples(t, 1) == (2, 0, 0)
    from tests.games.origins.helpers import use

    use(t, 0, (1, 1))
    t.play("activate sacred_place 1 1")
    assert points(t, 0) == 6 + 3  # one card went to the rival


@pytest.mark.rule("OR-149", "OR-160", "OR-148")
def test_used_dice_count_for_the_art_workshop_and_the_healers_hut_together() -> None:
    t = start(2, cards=NO_MATCH)
    lay(t, 0, {(1, 0): "healers_hut", (1, 1): "art_workshop"})
    dice(t, 0, "purple2", "red1", "blue1")
    away(t, 0, "yellow5", "red6")
    t.play("close 0 0 purple 2; activate healers_hut 1 0; activate art_workshop 1 1")
    assert points(t, 0) == (1 + 4) + 3 * 3  # four patricians, of red, blue and yellow
    pass_all(t)
    assert sound(t)
