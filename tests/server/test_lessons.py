"""Lessons over HTTP: a place by the way to it, every choice answered, nothing kept."""

from typing import Any

import pytest

from megalith.core.catalogue import TITLES
from tests.server.helpers import Visitor

TURN = "/games/stone_age/lessons/turn"


@pytest.fixture
def ada(server: Any) -> Visitor:
    return Visitor(server.port)


def test_each_title_lists_its_lessons(ada: Visitor) -> None:
    for title in TITLES:
        found = ada.get(f"/games/{title}/lessons")["lessons"]
        assert all(0 < lesson["asks"] <= lesson["steps"] for lesson in found)


def test_a_lesson_is_taken_without_a_table(ada: Visitor) -> None:
    first = ada.post(f"{TURN}/step", {})
    assert first["step"] == 0 and not first["asks"] and first["say"]["args"]["workers"] == 5
    asked = ada.post(f"{TURN}/step", {"step": 1})
    assert asked["asks"] and asked["best"] in [c["line"] for c in asked["position"]["choices"]]
    three = {"do": "place_workers", "place": "forest", "workers": 3}
    right = ada.post(f"{TURN}/do", {"step": 1, "record": three})
    assert right["verdict"] == {"kind": "right", "say": None, "take": "place_workers forest 3"}
    on = ada.post(f"{TURN}/step", {"answers": [right["verdict"]["take"]], "step": 2})
    assert on["id"] == "rings" and on["position"]["steps"][0]["by"] == 0


def test_what_is_not_asked_for_leaves_the_question(ada: Visitor) -> None:
    other = {"do": "place_workers", "place": "hunt", "workers": 1}
    found = ada.post(f"{TURN}/do", {"step": 1, "record": other})
    assert found["verdict"]["kind"] == "other" and not found["verdict"]["take"]
    assert ada.post(f"{TURN}/step", {"step": 1})["asks"]


def test_what_the_rules_forbid_is_refused_with_the_rule(ada: Visitor) -> None:
    alone = {"do": "place_workers", "place": "hut", "workers": 1}
    found = ada.post(f"{TURN}/do", {"step": 1, "record": alone})
    assert found["verdict"] is None and found["refusal"]["rule"].startswith("SA-")
    why = ada.post(f"{TURN}/why", {"step": 1, "record": alone})
    assert why["refusal"] == found["refusal"]


def test_a_choice_can_be_looked_at_first(ada: Visitor) -> None:
    three = {"do": "place_workers", "place": "forest", "workers": 3}
    found = ada.post(f"{TURN}/preview", {"step": 1, "record": three})
    assert found["events"][0]["tell"] == "placed" and found["view"]["players"][0]["home"] == 2


@pytest.mark.parametrize(
    "path,body,status",
    [
        ("/games/stone_age/lessons/nothing/step", {}, 404),
        ("/games/nothing/lessons/turn/step", {}, 404),
        (f"{TURN}/step", {"step": 99}, 404),
        (f"{TURN}/step", {"step": 3, "answers": ["nonsense"]}, 422),
        (f"{TURN}/step", {"step": 3, "answers": ["place_workers hunt 1"]}, 404),
        (f"{TURN}/do", {"step": 0, "record": {"do": "decline"}}, 422),
        (f"{TURN}/do", {"step": 1, "record": {"do": 7}}, 422),
        (f"{TURN}/do", {"step": 1}, 422),
        (f"{TURN}/step", {"answers": ["x"] * 61}, 422),
    ],
)
def test_nonsense_gets_a_short_answer(ada: Visitor, path: str, body: Any, status: int) -> None:
    assert ada.post(path, body, status=status)["error"]


def test_a_lesson_ends_with_a_record_to_play_on_from(ada: Visitor) -> None:
    answers: list[str] = []
    place = ada.post(f"{TURN}/step", {})
    while place["id"] is not None:
        if place["asks"]:
            answers.append(place["best"])
        place = ada.post(f"{TURN}/step", {"answers": answers, "step": place["step"] + 1})
    steps = len(place["record"]["steps"])
    seats = [{"who": "me"}, {"who": "bot:random"}]
    fork = {"record": place["record"], "step": steps, "seats": seats}
    assert ada.post("/fork", fork)["forked"]["step"] == steps


def test_examples_of_rules_have_sentences_and_pictures(ada: Visitor) -> None:
    for title in TITLES:
        found = ada.get(f"/games/{title}/lessons/examples")["examples"]
        assert len({example["rule"] for example in found}) == len(found) > 10
        assert all(frame["view"]["players"] for example in found for frame in example["frames"])


def test_how_to_play_has_sentences_and_pictures(ada: Visitor) -> None:
    for title in TITLES:
        found = ada.get(f"/games/{title}/lessons/howto")["sections"]
        assert [section["id"] for section in found] == ["goal", "turn", "end", "points"]
        assert all(frame["view"]["players"] for section in found for frame in section["frames"])
