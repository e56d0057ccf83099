"""What a seat is shown."""

import json

import pytest

from tests.games.stone_age.helpers import bought, give_cards, start, tribe, using


def test_the_view_of_a_new_game() -> None:
    t = start(3)
    view = t.game.border.view(t.state, 1)
    assert (view["game"], view["seats"], view["round"], view["phase"]) == ("stone_age", 3, 1, 1)
    assert (view["start"], view["to_move"], view["decision"]) == (0, 0, "place_workers")
    assert view["asked"] == {} and view["dice"] == [] and view["ending"] == ""
    assert view["row"] == ["c11", "c12", "c13", "c14"] and view["deck"] == 32
    assert [place["id"] for place in view["places"]][-3:] == ["building1", "building2", "building3"]


def test_the_places_show_rings_and_workers() -> None:
    t = start(2)
    t.play("place_workers forest 2; place_workers hunt 4")
    places = {place["id"]: place for place in t.game.border.view(t.state, None)["places"]}
    assert places["forest"] == {"id": "forest", "rings": 7, "workers": [2, 0]}
    assert places["hunt"] == {"id": "hunt", "rings": None, "workers": [0, 4]}
    assert places["hut"]["rings"] == 2 and places["card3"]["rings"] == 1


def test_a_player_shows_everything_owned() -> None:
    t = using("forest 2")
    tribe(t, 0, score=8, track=3, goods=(1, 2, 3, 4), tools=(2, 1, 1), used=(2,))
    give_cards(t, 0, "c33", open=True)
    me = t.game.border.view(t.state, 1)["players"][0]
    assert (me["workers"], me["home"], me["food"], me["track"], me["score"]) == (5, 0, 12, 3, 8)
    assert me["goods"] == {"wood": 1, "brick": 2, "stone": 3, "gold": 4}
    assert me["tools"] == [
        {"value": 2, "used": False},
        {"value": 1, "used": True},
        {"value": 1, "used": False},
    ]
    assert me["open"] == ["c33"] == me["cards"] and me["colour"] == "red" and not me["out"]
    assert me["lines"]["total"] == 8 + 4 + 10


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_dice_for_everyone_are_shown(seat: int | None) -> None:
    t = bought("c01")
    assert t.game.border.view(t.state, seat)["to_move"] == -1
    t.play("roll_dice_all 5,2")
    assert t.game.border.view(t.state, seat)["dice"] == [2, 5]
    t.play("pick_die 2")
    view = t.game.border.view(t.state, seat)
    assert view["dice"] == [5] and view["to_move"] == 1


def test_the_question_has_its_numbers() -> None:
    t = using("building2 1", tiles="b01 b20")
    t.play("choose_group building2")
    assert t.game.border.view(t.state, 0)["asked"] == {"stack": 1, "tile": "b20"}


def test_a_view_is_plain_json() -> None:
    t = bought("c36")
    view = t.game.border.view(t.state, 0)
    assert json.loads(json.dumps(view)) == view
