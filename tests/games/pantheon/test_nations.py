"""The nations (F.3)."""

from typing import Any

import pytest

from megalith.core.game import CHANCE
from megalith.core.table import Table
from tests.games.pantheon.helpers import (
    KIT,
    asked,
    at_turn,
    board,
    check,
    empty_hand,
    feet,
    give,
    hand,
    keep,
    lay_out,
    level,
    luck,
    offerings,
    old_columns,
    own,
    places,
    points,
    rule,
    size,
    spread,
    why,
)


def rise_of(nation: str, seats: int = 2, seat: int = 1, **options: Any) -> Table[Any]:
    """The last god of an epoch is taken by `seat`; the preparation with `nation` follows."""
    t = at_turn(seats, "roma" if nation != "roma" else "persia", seat, **options)
    lay_out(t, "gadicea")
    level(t, seat, gift=4)
    offerings(t, seat, gift=1)
    t.play("choose_action offer; choose_god gadicea; pay_offering 1gift")
    assert asked(t) == "draw_nation"
    level(t, seat, gift=0)
    t.play(f"draw_nation {nation}")
    return t


def effect_of(nation: str, seats: int = 2, seat: int = 1, **options: Any) -> Table[Any]:
    """The same, with calm gods and booty laid out, up to what the nation asks or draws."""
    t = rise_of(nation, seats, seat, **options)
    while asked(t) in ("reveal_god", "draw_booty"):
        calm = ("gaiviles", "stonkus", "booty_money", "booty_step_1")
        t.do(CHANCE, next(r for r in t.records() if list(r.values())[1] in calm))
    return t


@pytest.mark.rule("PA-029")
def test_players_act_one_after_another_from_the_start_player() -> None:
    t = effect_of("gallia", 3, seat=1)
    order = []
    while asked(t) == "gallia_choice":
        order.append(t.to_move())
        t.play("gallia_choice cards")
        luck(t)
    assert order == [2, 0, 1]


@pytest.mark.rule("PA-030")
def test_gallia_gives_two_cards_or_a_god() -> None:
    t = effect_of("gallia")
    assert t.lines() == ["gallia_choice cards", "gallia_choice god"]
    t.play("gallia_choice cards; draw_from_deck move; draw_from_deck coin_1")
    assert hand(t, 0) == {"move": 1, "coin_1": 1} and t.to_move() == 1


@pytest.mark.rule("PA-030")
def test_gallia_without_a_god_left_gives_cards_only() -> None:
    t = effect_of("gallia")
    for god in range(len(KIT.gods)):
        t.state.players[1].gods[god] += t.state.god_stack[god] + t.state.god_box[god]
        t.state.god_stack[god] = t.state.god_box[god] = 0
    assert t.lines() == ["gallia_choice cards"]
    assert rule(t, "gallia_choice god") == "PA-030"


@pytest.mark.rule("PA-031", "PA-033", "PA-027", "PA-124")
def test_in_gallia_the_god_costs_its_top_number_or_goes_to_the_box() -> None:
    t = effect_of("gallia")
    offerings(t, 0, dancer=3)
    t.play("gallia_choice god; draw_god plaesiris")  # 3-3 elsewhere
    assert t.game.border.view(t.state, 1)["asked"] == {"god": "plaesiris"}  # everybody sees it
    assert t.lines() == ["gallia_pay 3dancer", "decline"]
    t.play("gallia_pay 3dancer; draw_demigod 2; draw_demigod 3")  # not the face-up ones
    assert points(t, 0) == 2 and list(t.state.players[0].secret)[:3] == [0, 1, 1]
    t.play("gallia_choice god; draw_god traitera; decline")
    luck(t)
    assert t.state.god_box[KIT.gods.index("traitera")] == 1
    check(t)


def in_gallia(t: Table[Any], god: str) -> list[str]:
    """The payments for a god that is turned up, as the player of X13 has them."""
    s = t.state.copy()
    t.play(f"gallia_choice god; draw_god {god}")
    lines = t.lines()
    t.state = s
    return lines


@pytest.mark.rule("PA-031", "PA-032")
@pytest.mark.example("X14", "E20")
def test_the_prices_of_gallia() -> None:
    t = effect_of("gallia")
    empty_hand(t, t.state.players[0])
    offerings(t, 0, gift=3, worship=1, dancer=2)
    level(t, 0, dancer=2)
    assert in_gallia(t, "vinthrad") == ["gallia_pay 2dancer", "decline"]
    assert in_gallia(t, "pietalte") == ["gallia_pay 3gift", "decline"]
    pays = ["-", "1dancer", "2dancer", "2gift"]
    assert in_gallia(t, "surparit") == [*(f"gallia_pay {pay}" for pay in pays), "decline"]
    pays = ["1dancer", "2dancer", "3gift"]
    assert in_gallia(t, "traitera") == [*(f"gallia_pay {pay}" for pay in pays), "decline"]
    assert in_gallia(t, "gadicea") == ["decline"]
    offerings(t, 0, dancer=1)
    assert in_gallia(t, "gadicea") == ["gallia_pay 3dancer", "decline"]


@pytest.mark.rule("PA-033", "PA-126")
def test_surparit_taken_in_gallia_draws_another_god() -> None:
    t = effect_of("gallia")
    level(t, 0, gift=2)
    t.play("gallia_choice god; draw_god surparit; gallia_pay -; draw_god pietalte")
    assert points(t, 0) == 4 and t.state.players[0].gods[KIT.gods.index("pietalte")] == 1
    assert t.state.god_box[KIT.gods.index("surparit")] == 1


@pytest.mark.rule("PA-034")
@pytest.mark.example("X22")
@pytest.mark.parametrize("nation", ["germania", "graecia"])
def test_every_hand_becomes_seven_cards(nation: str) -> None:
    t = rise_of(nation, 3, seat=2)
    give(t, 0, move=4, coin_1=4, coin_5=1)
    offerings(t, 1, gift=7)
    offerings(t, 2, dancer=4)
    luck(t)
    assert asked(t) == "discard_card" and t.to_move() == 0
    assert t.lines() == ["discard_card move", "discard_card coin_1", "discard_card coin_5"]
    assert rule(t, "discard_card offering_gift") == "PA-034"
    t.play("discard_card coin_5; discard_card move")
    assert t.state.discard[9] == 1 and t.state.discard[0] == 1  # face up
    drawn = 0
    while t.to_move() == CHANCE:
        assert t.state.seat() == 2
        t.do_code(t.legal()[0])
        drawn += 1
    assert drawn == 3 and [size(t, k) for k in range(3)] == [7, 7, 7]


@pytest.mark.rule("PA-142")
def test_graecia_draws_up_to_seven_after_the_hands_were_dumped() -> None:
    t = effect_of("graecia", 2)
    s = t.state
    for card in range(6):  # all but two cards are with seat 1
        keep_back = 1 if card in (0, 5) else 0
        s.players[1].hand[card] += s.deck[card] + s.discard[card] - keep_back
        s.deck[card], s.discard[card] = keep_back, 0
    t.play("draw_from_deck move; draw_from_deck coin_1")
    assert size(t, 1) == 0  # no card left to draw: all hands were laid down
    while t.to_move() == CHANCE and t.state.seat() == 0:
        t.do_code(t.legal()[0])
    assert size(t, 0) == 7
    check(t)


@pytest.mark.rule("PA-035", "PA-036")
@pytest.mark.example("X23")
def test_aegyptus_swaps_pieces_as_far_as_both_reserves_reach() -> None:
    t = effect_of("aegyptus")
    me = t.state.players[0]
    old_columns(t, 0, (12, 0), (2, 1), (14, 1), (7, 2), (16, 2), (1, 3))
    me.columns, me.spare_columns, me.feet, me.spare_feet = 2, 4, 5, 7
    check(t)
    assert t.lines() == (
        [f"exchange_pieces column {k}" for k in (1, 2)]
        + [f"exchange_pieces foot {k}" for k in (1, 2, 3, 4)]
        + ["decline"]
    )
    assert rule(t, "exchange_pieces foot 5") == "PA-036"
    t.play("exchange_pieces foot 4")
    assert (me.columns, me.spare_columns, me.feet, me.spare_feet) == (6, 0, 1, 11)
    assert len(board(t, 0)) == 6
    t.play("decline")
    assert t.state.players[1].columns == 3


@pytest.mark.rule("PA-037")
@pytest.mark.example("X21")
def test_persia_turns_the_special_money_over_for_good() -> None:
    t = effect_of("persia")
    assert asked(t) == "choose_action"  # nobody is asked
    money = t.game.border.view(t.state, None)["special_money"]
    assert money[0] == "coin_5" and money[-1] == "coin_2"
    spread(t, "booty_money")
    give(t, 0, move=1)
    feet(t, 0, (15, 8))
    t.play("choose_action move; commit_move 0; place_piece 15 9")
    assert hand(t, 0) == {"move": 1, "coin_5": 1}


@pytest.mark.rule("PA-037", "PA-134")
@pytest.mark.example("X21")
def test_taksator_brings_the_top_of_what_is_left() -> None:
    for reversed_, card in ((0, "coin_4"), (1, "coin_5")):
        t = at_turn(2)
        lay_out(t, "taksator", "stonkus")
        t.state.money[0] = t.state.money[1] = 0
        t.state.discard[6], t.state.discard[7] = 2, 2
        t.state.highest_first = reversed_
        level(t, 0, gift=2, worship=2, dancer=1)
        t.play("choose_action offer; choose_god taksator; pay_offering -")
        assert hand(t, 0) == {card: 1}


@pytest.mark.rule("PA-038", "PA-039", "PA-040")
@pytest.mark.example("X11")
def test_cartago_gives_two_coins_before_the_temple_stands() -> None:
    t = rise_of("cartago")
    luck(t, draw_booty=["booty_cards_2"])
    assert asked(t) == "buy_item" and t.state.temple == -1
    assert t.game.border.view(t.state, None)["asked"] == {"coins": 2}
    lines = t.lines()
    places_beside = {(1, 9), (2, 9), (0, 10), (2, 10), (0, 11), (1, 11)}
    items = [f"buy_offering {kind} 1" for kind in ("gift", "worship", "dancer", "temple")]
    items += ["buy_foot", "buy_column"]
    items += [f"buy_place {q} {r}" for q, r in sorted(places_beside, key=lambda h: (h[1], h[0]))]
    assert lines == [*items, "stop"] and len(items) == 12
    t.play("buy_place 0 11; buy_place 0 12")
    assert asked(t) == "draw_from_deck"  # the booty of slot 0, right after the purchase
    t.play("draw_from_deck move; draw_from_deck move")
    assert asked(t) == "buy_item" and t.to_move() == 1
    assert board(t, 0) == {(0, 11), (0, 12)} and size(t, 0) == 2


@pytest.mark.rule("PA-038")
def test_coins_and_stonkus_add_nothing_in_cartago() -> None:
    t = effect_of("cartago")
    give(t, 0, coin_5=1)
    own(t, 0, stonkus=1)
    assert why(t, "buy_offering gift 2") == "too_dear"
    t.play("buy_offering gift 1; stop")  # one coin is lost
    assert hand(t, 0) == {"coin_5": 1} and t.to_move() == 1
    t.play("stop")  # at once
    assert asked(t) == "choose_action"


@pytest.mark.rule("PA-040", "PA-078")
def test_an_old_column_beside_the_start_hex_is_joined_in_cartago() -> None:
    t = rise_of("cartago")
    old_columns(t, 0, (-1, 11))
    assert not t.game.border.view(t.state, None)["pieces"][0]["linked"]
    luck(t)
    t.play("buy_place 0 11")
    assert t.game.border.view(t.state, None)["pieces"][0]["linked"]
    assert (-2, 11) in places(t)  # beside the old column


@pytest.mark.rule("PA-041", "PA-092")
def test_iberia_offers_one_level() -> None:
    t = effect_of("iberia")
    level(t, 0, gift=3, temple=4)
    assert t.lines() == [
        "raise_offering gift",
        "raise_offering worship",
        "raise_offering dancer",
        "decline",
    ]
    assert rule(t, "raise_offering temple") == "PA-112"
    t.play("raise_offering gift; decline")
    assert list(t.state.players[0].levels) == [4, 0, 0, 4]
    assert list(t.state.players[1].levels) == [0, 0, 0, 0]
    assert asked(t) == "choose_action"


@pytest.mark.rule("PA-042")
def test_roma_gives_two_cards_from_the_deck() -> None:
    t = effect_of("roma")
    row = t.game.border.view(t.state, None)["row"]
    keep(t, 0, "booty_step_1")
    t.play("draw_from_deck move; draw_from_deck move; draw_from_deck coin_1; draw_from_deck coin_1")
    assert hand(t, 0) == {"move": 2} and hand(t, 1) == {"coin_1": 2}
    assert t.game.border.view(t.state, None)["row"] == row and asked(t) == "choose_action"
