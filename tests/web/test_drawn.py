"""What is printed on a component is drawn, and another value is another picture."""

import re
from typing import Any

from tests.web import driver
from tests.web.conftest import PHONE
from tests.web.driver import ME, QUICK
from tests.web.pictures import SAID, SAID_OF_A_PLAYER, Altered, Path, fields, undrawn


def _stone_age(view: Any) -> dict[Path, Any]:
    me = view["players"][0]
    tools = [{"value": 3, "used": True}, {"value": 2, "used": False}, {"value": 0, "used": False}]
    stacks = [{"tile": "b22", "left": 3}, *view["stacks"][1:]]
    places = [{**place, "workers": [0, 0]} for place in view["places"]]
    places[0]["workers"] = [2, 3]
    of_me = {
        "workers": me["workers"] + 1,
        "home": me["home"] + 1,
        "food": 31,
        "track": 7,
        "score": me["score"] + 9,
        "goods": {"wood": 3, "brick": 4, "stone": 5, "gold": 6},
        "tools": tools,
        "open": ["c33"],
        "cards": ["c01", "c26"],
        "hidden_cards": 1,
        "buildings": ["b09"],
        "lines": {"lines": me["lines"]["lines"], "total": 77},
    }
    return {
        ("start",): 1 - view["start"],
        ("places",): places,
        ("row",): ["c36", "c26", None, "c01"],
        ("deck",): view["deck"] - 1,
        ("stacks",): stacks,
        ("dice",): [1, 6],
        **{("players", 0, key): value for key, value in of_me.items()},
    }


def test_stone_age_draws_what_lies_on_the_table(visitor: Any) -> None:
    page = visitor(lobby=False)
    altered = Altered(page)
    driver.create(page, "stone_age", [ME, QUICK], start_player="seat_0")
    driver.my_turn(page)
    changes = _stone_age(altered.view)
    told: set[Path] = {("round",), ("asked",), ("unseen_cards",), ("unseen_tiles",)}
    told |= {("big_tools",), ("last_round",), ("players", 0, "out")}
    assert set(fields(altered.view)) - set(changes) == SAID | SAID_OF_A_PLAYER | told
    assert undrawn(altered, changes) == []
    faces: list[Any] = [{"do": "pick_die", "face": face} for face in (1, 6)]
    altered.picture({("dice",): [1, 6], ("decision",): "pick_die"}, faces)
    assert page.locator('[data-pick*="pick_die"] .die').count() == 2  # begun by a click on a die


def test_the_valley_grows_with_its_tribes(visitor: Any) -> None:
    page = visitor(lobby=False)
    altered = Altered(page)
    driver.create(page, "stone_age", [ME, QUICK], start_player="seat_0")
    driver.my_turn(page)

    def drawn(place: str, key: str, value: Any) -> tuple[str, str]:
        """A place before and after a change of the other player's."""
        found = page.locator(f"[data-place='{place}']").first
        altered.picture()
        before = found.inner_html()
        altered.picture({("players", 1, key): value})
        return before, found.inner_html()

    tools = [{"value": 3, "used": False}, {"value": 2, "used": False}, {"value": 0, "used": False}]
    for place, key, value in (
        ("hut", "buildings", ["b09", "b22"]),
        ("field", "track", 6),
        ("tool_maker", "tools", tools),
    ):
        before, after = drawn(place, key, value)
        assert before != after, place


def test_cards_that_lie_face_down_are_backs_and_no_totals(visitor: Any) -> None:
    page = visitor(lobby=False)
    altered = Altered(page)
    driver.create(page, "stone_age", [ME, QUICK], start_player="seat_0", show_bought_cards=False)
    driver.my_turn(page)
    changes: dict[Path, Any] = {
        ("players", 1, "cards"): [],
        ("players", 1, "hidden_cards"): 3,
        ("players", 1, "lines"): None,
    }
    altered.picture(changes)
    assert page.locator(".players .ends").count() == 1  # mine alone
    page.locator(".player").nth(1).click()
    page.wait_for_selector("dialog [aria-label='3 cards face down']")


def _pantheon(view: Any) -> dict[Path, Any]:
    hex = view["targets"][0] if view["targets"] else {"q": 0, "r": 5}
    here = {"q": hex["q"], "r": hex["r"]}
    of_me = {
        "points": 41,
        "feet": 9,
        "columns": 8,
        "spare_feet": 1,
        "spare_columns": 2,
        "columns_on_board": 7,
        "offerings": {"gift": 4, "worship": 3, "dancer": 2, "temple": 1},
        "pays": {kind: [None, 7, 8, 9] for kind in ("gift", "worship", "dancer", "temple")},
        "gods": {"traitera": 2},
        "tokens": {"booty_step_1": 3},
        "bonus": "bonus_god",
        "steps": 4,
        "jumps": 2,
        "coins": 6,
        "hand_size": 17,
        "demigod_tokens": 5,
        "demigods": [6, 5],
        "hand": {"coin_5": 2},
        "secret_demigods": [4],
    }
    return {
        ("epoch",): 5,
        ("god_points",): 6,
        ("nation",): next(n for n in ("roma", "persia") if n != view["nation"]),
        ("nations_left",): [],
        ("start",): 1 - view["start"],
        ("big_foot",): 1 if view["big_foot"] is None else None,
        ("targets",): [{**here, "piece": "foot", "cost": 2, "jump": True}],
        ("temple",): here,
        ("pieces",): [{**here, "seat": 1, "piece": "foot", "linked": True}],
        ("gods",): ["pietalte", None, "stonkus"],
        ("booty",): [{**here, "token": "booty_money"}],
        ("demigods",): [6, 6, 1],
        ("demigod_stack",): {"low": 0, "high": 4},
        ("god_stack",): {"traitera": 1},
        ("row",): ["coin_4", None, "move", "offering_temple"],
        ("deck",): view["deck"] - 1,
        ("discard",): {"move": 3},
        ("played",): {"move": 2},
        ("special_money",): ["coin_5"],
        **{("players", 0, key): value for key, value in of_me.items()},
    }


def test_pantheon_draws_what_lies_on_the_table(visitor: Any) -> None:
    page = visitor(lobby=False)
    altered = Altered(page)
    driver.create(page, "pantheon", [ME, QUICK], start_player="seat_0")
    driver.my_turn(page)
    while altered.view["nation"] is None:  # a dealt bonus token asks before the first epoch
        driver.play(page, most=1)
        driver.my_turn(page)
    changes = _pantheon(altered.view)
    told: set[Path] = {("turn",), ("turns",), ("epochs",), ("ready",), ("asked",), ("picked",)}
    told |= {("unseen_demigods",), ("unseen_cards",), ("god_box",), ("bag",)}
    told |= {("bonus",)}  # only while one chooses: a test of its own
    told |= {("players", 0, key) for key in ("lines", "known", "hidden_demigods")}
    assert set(fields(altered.view)) - set(changes) == SAID | SAID_OF_A_PLAYER | told
    assert undrawn(altered, changes) == []


def test_pantheon_draws_the_bonus_tokens_that_can_be_chosen(visitor: Any) -> None:
    page = visitor(lobby=False)
    altered = Altered(page)
    driver.create(page, "pantheon", [ME, ME], bonus_tokens="chosen")
    driver.my_turn(page)
    for _ in range(40):  # the first nation may ask before
        if altered.view["decision"] == "choose_bonus":
            break
        driver.play(page, most=1)
        driver.my_turn(page)
    assert undrawn(altered, {("bonus",): ["bonus_god"]}) == []
    page.locator("[data-pick*=choose_bonus]").first.click()
    page.wait_for_selector(".confirm:not([hidden])")


def test_the_map_of_pantheon_has_half_of_a_phone(visitor: Any) -> None:
    page = visitor(PHONE, lobby=False)
    driver.create(page, "pantheon", [ME, QUICK, QUICK, QUICK])
    driver.my_turn(page)
    map = page.locator(".pantheon-map").bounding_box()
    assert map["height"] >= PHONE["height"] / 2
    bar = page.locator(".bar").bounding_box()
    assert map["y"] + map["height"] <= bar["y"]
    mine = page.locator(".mine").bounding_box()
    assert mine["y"] + mine["height"] <= bar["y"] + 1  # the hand is not under the bar
    facts = "(e) => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight"
    assert page.locator(".status").evaluate(facts)  # what ends the epoch is not cut off


def test_booty_explains_itself_and_all_that_one_owns_is_in_sight(visitor: Any) -> None:
    page = visitor(lobby=False)
    altered = Altered(page)
    driver.create(page, "pantheon", [ME, QUICK], start_player="seat_0")
    driver.my_turn(page)
    altered.picture({("booty",): [{"q": 0, "r": 5, "token": "booty_cards_3"}]})
    page.locator(".pantheon [aria-label='3 cards']").first.hover()
    page.wait_for_selector(".tooltip:has-text('Draw 3 cards from the deck.')")
    gods = {"depraccus": 1, "vinthrad": 1, "gaiviles": 2, "gadicea": 1, "stonkus": 1}
    own = {"gods": gods, "secret_demigods": [2, 3, 3, 6], "steps": 1, "jumps": 2}
    altered.picture({("players", 0, key): value for key, value in own.items()})
    assert page.locator(".kept > *").count() > 7
    assert page.locator(".mine").evaluate("(e) => e.scrollHeight <= e.clientHeight")


def test_what_tools_bring_is_on_the_buttons(visitor: Any) -> None:
    page = visitor(lobby=False)
    altered = Altered(page)
    driver.create(page, "stone_age", [ME, QUICK], start_player="seat_0")
    driver.my_turn(page)
    tools = [{"value": 2, "used": False}, {"value": 1, "used": False}, {"value": 0, "used": False}]
    records = [
        {"do": "choose_tools", "tools": list(slots), "one_use": list(cards)}
        for slots, cards in (((), ()), ((2,), ()), ((1, 2), ("c33",)))
    ]
    asked = {("asked",): {"good": "brick", "total": 7}, ("players", 0, "tools"): tools}
    altered.picture(asked, choices=records)
    assert page.locator("#choices .choice").all_inner_texts() == [
        "7: 1 brick, without tools",
        "7 + 1 = 8: 2 bricks",
        "7 + 2 + 1 + 4 (one use) = 14: 3 bricks",
    ]


def test_nobody_is_asked_for_tools_who_has_none(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "stone_age", [ME, QUICK], start_player="seat_0")
    driver.my_turn(page)
    page.locator("#choices .choice", has_text="5 workers to the forest").click()
    page.click(".confirm-button")
    page.locator("#choices .choice", has_text="Use the workers").click()
    if page.locator(".confirm-button:enabled").count():
        page.click(".confirm-button")
    page.wait_for_selector(".log-lines:has-text('You use the 5 workers'):has-text('gain')")
    line = page.locator(".log-lines li", has_text="You use the 5 workers")
    gained = re.search(r"gain (\d+) wood", line.inner_text())
    assert gained and line.locator(".changed svg").count() == 1  # told, and drawn
    assert line.locator(".changed").inner_text() == f"+{gained[1]}"
