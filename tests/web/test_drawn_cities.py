"""Cities of Origins and Akropolis: what is printed is drawn, another value is another picture."""

from typing import Any

from tests.web import driver
from tests.web.conftest import PHONE
from tests.web.driver import ME, QUICK
from tests.web.pictures import SAID, SAID_OF_A_PLAYER, Altered, Path, fields, undrawn


def _origins(view: Any) -> dict[Path, Any]:
    me = view["players"][0]
    die = {"colour": "red", "value": 2}
    tile = {"type": "mint", "colour": "yellow", "stone": 2}
    grey = {"x": 7, "y": 7, "type": "farm", "colour": None}
    of_me = {
        "points": me["points"] + 9,
        "goods": dict.fromkeys(me["goods"], 8),
        "tokens": me["tokens"] + 2,
        "bases": me["bases"] + 1,
        "home": [die, die],
        "away": [{**die, "place": 3}],
        "archon": 4,
        "speakers": [3, 5],
        "advisors": ["blue", "red"],
        "city": [*me["city"], {**grey, "x": me["city"][0]["x"] + 1, "y": me["city"][0]["y"]}],
        "districts": [{"x": me["city"][0]["x"], "y": me["city"][0]["y"], "die": die}],
        "towers": dict.fromkeys(me["towers"], 4),
        "military": 6,
        "temples": dict.fromkeys(me["temples"], 5),
        "zodiac": ["leo", "aries"],
        "scored": [view["cards"][0]["card"]],
        "passed": True,
        "lines": {"lines": me["lines"]["lines"], "total": 91},
    }
    places = [{**place, "ship": 6, "token": "blue"} for place in view["places"]]
    temples = [{**t, "order": t["order"][::-1], "holder": 1} for t in view["temples"]]
    return {
        ("first",): 1 - view["first"],
        ("places",): places,
        ("pool",): [{**tile, "wisdom": n} for n in range(5)],
        ("stacks",): [{**s, "left": s["left"] - 1} for s in view["stacks"]],
        ("citizens",): [{**die, "wisdom": n} for n in range(5)],
        ("reserve",): dict.fromkeys(view["reserve"], 1),
        ("speakers",): [1, 2],
        ("cards",): [{**card, "gold": 1} for card in view["cards"]],
        ("towers",): dict.fromkeys(view["towers"], 2),
        ("military",): view["military"][::-1],
        ("temples",): temples,
        ("alien",): 7,
        **{("players", 0, key): value for key, value in of_me.items()},
    }


def test_origins_draws_what_lies_on_the_table(visitor: Any) -> None:
    page = visitor(lobby=False)
    altered = Altered(page)
    driver.create(page, "origins", [ME, QUICK])
    driver.my_turn(page)
    assert undrawn(altered, {("draft",): [{"colour": "red", "value": 5}]}) == []
    driver.answer_until(page, ".kind-row")
    changes = _origins(altered.view)
    told: set[Path] = {("round",), ("rounds",), ("asked",), ("target",), ("end_coming",)}
    told |= {("draft",)}  # only while dice are drafted, see above
    told |= {("players", 0, key) for key in ("free_bases", "waiting", "temple_ignored")}
    assert set(fields(altered.view)) - set(changes) == SAID | SAID_OF_A_PLAYER | told
    assert undrawn(altered, changes) == []


def test_origins_draws_the_goal_of_the_solo_game(visitor: Any) -> None:
    page = visitor(lobby=False)
    altered = Altered(page)
    driver.create(page, "origins", [ME])
    driver.my_turn(page)
    plain = [{**place, "token": "yellow"} for place in altered.view["places"]]
    for target, first in ((180, "yellow"), (200, "red")):  # red makes the goal higher at site 1
        places = [{**plain[0], "token": first}, *plain[1:]]
        altered.picture({("target",): target, ("places",): places})
        text = page.locator("[aria-label^='Goal']").first.text_content()
        assert str(target) in text and "lien disc" in text
        assert text.count("site ") == 4 and text.count("+20") == (first == "red")
    altered.picture({("end_coming",): "district_gold"})
    for width in (1440, 1280, 1000):
        driver.resize(page, width, 800)
        assert page.locator(".table-head .warning").count() == 1
        assert page.evaluate(_WHOLE, ".table-head .status") and page.evaluate(_WHOLE, ".warning")
    _keeps_two_dice(page)


# Whether all of what is written somewhere is seen.
_WHOLE = """(selector) => {
  const e = document.querySelector(selector), head = e.closest(".table-head");
  return e.scrollWidth <= e.clientWidth + 1 && e.scrollHeight <= e.clientHeight + 1
    && e.getBoundingClientRect().bottom <= head.getBoundingClientRect().bottom;
}"""


def _keeps_two_dice(page: Any) -> None:
    """Of the dice that are rolled alone: one tapped, put back, tapped again, and another one."""
    dice = page.locator("[data-pick*=solo_start_dice]")
    dice.first.click()
    page.wait_for_selector("[data-pick*=solo_start_dice].picked")
    dice.first.click()
    page.wait_for_selector("[data-pick*=solo_start_dice].picked", state="detached")
    dice.first.click()
    dice.last.click()
    page.wait_for_selector(".confirm-button:not([disabled]), .kind-row")
    if page.locator(".kind-row").count() == 0:
        page.click(".confirm-button")
    page.wait_for_selector(".kind-row")


def test_origins_shows_both_numbers_of_four_players_on_a_phone(visitor: Any) -> None:
    page = visitor(PHONE, lobby=False)
    altered = Altered(page)
    driver.create(page, "origins", [ME, QUICK, QUICK, QUICK])
    driver.my_turn(page)
    lines = altered.view["players"][0]["lines"]["lines"]
    changes: dict[Path, Any] = {}
    for seat in range(4):
        changes[("players", seat, "points")] = 174
        changes[("players", seat, "lines")] = {"lines": lines, "total": 259}
    altered.picture(changes)
    _within_chips(page, [".chip-name", ".points", ".points-sign", ".ends", ".ends svg"])
    page.locator(".page-tab").nth(4).click()
    page.locator(".zoom-buttons button").first.click()
    page.wait_for_selector(".zoom.large")
    driver.resize(page, 844, 390)  # here the name and the points of now have the room
    _within_chips(page, [".chip-name", ".points"])


def _within_chips(page: Any, parts: list[str]) -> None:
    for chip in page.locator(".chip").all():
        box = chip.bounding_box()
        for part in parts:
            inner = chip.locator(part).bounding_box()
            assert inner["width"] > 10
            assert inner["x"] >= box["x"] and inner["x"] + inner["width"] <= box["x"] + box["width"]
            assert inner["y"] + inner["height"] <= box["y"] + box["height"]


def test_origins_draws_every_attack_bonus_and_every_building_as_its_own(visitor: Any) -> None:
    page = visitor(lobby=False)
    altered = Altered(page)
    driver.create(page, "origins", [ME, QUICK])
    driver.my_turn(page)
    tile = {"colour": "red", "stone": 2, "wisdom": 0}
    types = sorted({one["type"] for stack in altered.view["stacks"] for one in stack["unseen"]})
    assert len(types) > 20
    pictures = set()
    for type in types:
        altered.picture({("pool",): [{**tile, "type": type}]})
        face = page.locator("[data-place='pool'] svg, [data-place='pool']").first.inner_html()
        pictures.add(face.replace(type, ""))
    assert len(pictures) == len(types)


def _akropolis(view: Any) -> dict[Path, Any]:
    me = view["players"][0]
    laid = {"q": 0, "r": -2, "level": 2, "kind": "garden", "stars": 3, "tile": "a01"}
    offers = [{**offer, "price": offer["price"] + 4} for offer in view["site"]]
    lines = {key: n + 5 for key, n in me["score"]["lines"].items()}
    districts = {
        key: {**d, "value": 7, "stars": 3, "points": 21}
        for key, d in me["score"]["districts"].items()
    }
    score = {"lines": lines, "total": 99, "districts": districts}
    of_me = {"stones": 13, "hexes": [*me["hexes"], laid], "score": score}
    return {
        ("chief",): 1 - view["chief"],
        ("site",): offers,
        ("unseen",): view["unseen"][5:],
        ("area_totals",): {face: n + 1 for face, n in view["area_totals"].items()},
        **{("players", 0, key): value for key, value in of_me.items()},
    }


def test_akropolis_draws_what_lies_on_the_table(visitor: Any) -> None:
    page = visitor(lobby=False)
    altered = Altered(page)
    driver.create(page, "akropolis", [ME, QUICK])
    driver.my_turn(page)
    changes = _akropolis(altered.view)
    told: set[Path] = {("round",), ("rounds",), ("asked",), ("settings",), ("open",)}
    told |= {("stacks_left",), ("hand",)}  # in the head; only while one lays it, see below
    told |= {("players", 0, key) for key in ("automa", "tiles", "placements")}
    assert set(fields(altered.view)) - set(changes) == (SAID - {("phase",)}) | told | {
        ("players", 0, "seat")
    }
    assert undrawn(altered, changes) == []
    page.locator(".offer.can").first.click()
    page.wait_for_selector(".hand-tile")
    assert undrawn(altered, {("hand",): {"tile": "a05", "code": "Tgq"}}) == []


def test_akropolis_draws_every_kind_level_and_plaza_as_its_own(visitor: Any) -> None:
    page = visitor(lobby=False)
    altered = Altered(page)
    driver.create(page, "akropolis", [ME, QUICK])
    driver.my_turn(page)
    kinds = ("house", "market", "barracks", "temple", "garden", "quarry")
    hexes = altered.view["players"][0]["hexes"]
    pictures = set()
    looks = [(kind, 0, level) for kind in kinds for level in (1, 2)]
    looks += [(kind, stars, 1) for kind, stars in zip(kinds, (1, 2, 2, 2, 3), strict=False)]
    for kind, stars, level in looks:
        laid = {"q": 0, "r": -2, "level": level, "kind": kind, "stars": stars, "tile": "a01"}
        pictures.add(altered.picture({("players", 0, "hexes"): [*hexes, laid]}))
    assert len(pictures) == len(looks)
    page.locator(".district[data-kind='house']").hover()  # what counts is lit, the rest in shade
    kept = altered.view["players"][0]["score"]["districts"]["house"]["cells"]
    plazas = sum(hex["kind"] == "house" and hex["stars"] > 0 for hex in hexes)
    page.wait_for_selector(".akropolis-city .lit")
    assert page.locator(".akropolis-city .lit").count() == len(kept) + plazas
