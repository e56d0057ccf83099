"""Puzzles on the server: shown as the seat sees them, judged, counted once, kept with people."""

import json
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from megalith.server.features import puzzles
from megalith.server.features.lessons import position_of
from megalith.server.settings import Settings
from megalith.server.storage.puzzles import BEGIN, Marks, after
from megalith.study.puzzle import packed, replayed, shipped
from tests.server.helpers import Server, Visitor, settings
from tests.server.test_hidden import SECRETS, weighable

GAME = "stone_age"


@pytest.fixture
def server(db: str, start: Callable[[Settings], Server]) -> Server:
    return start(settings(db))


@pytest.fixture
def ada(server: Server) -> Visitor:
    return Visitor(server.port)


def known() -> Any:
    found = shipped(GAME)
    assert found is not None
    return found.puzzles


def test_how_many_a_title_has_is_told_in_the_list_of_games(ada: Visitor) -> None:
    told = {game["id"]: game["puzzles"] for game in ada.get("/games")["games"]}
    kept = {title: shipped(title) for title in told}
    assert told == {title: len(found.puzzles) if found else 0 for title, found in kept.items()}
    assert told[GAME] > 100


def where(id: str, *more: str) -> str:
    return "/".join([f"/games/{GAME}/puzzles", id, *more])


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_comes_round(server: Server) -> None:
    ada, ben = (Visitor(server.port).get(f"/games/{GAME}/puzzles") for _ in range(2))
    assert ada["day"] == ben["day"] and not ada["day_tried"]
    count = ada["count"]
    assert {puzzles.of_day(GAME, day) for day in range(count)} == {p.id for p in known()}


@pytest.mark.each_database
def test_a_right_choice_is_praised_and_explained_and_counts_once(ada: Visitor) -> None:
    puzzle = known()[0]
    answer = ada.post(where(puzzle.id, "try"), {"line": puzzle.best})
    assert answer["kind"] == "right" and answer["counted"] and answer["loss"] == 0
    assert answer["solution"]["best"]["line"] == puzzle.best
    assert answer["solution"]["reasons"] or answer["solution"]["rounds"]
    marks = answer["marks"]
    assert (marks["tried"], marks["solved"], marks["streak"]) == (1, 1, 1)
    assert marks["rating"] > BEGIN
    again = ada.post(where(puzzle.id, "try"), {"line": puzzle.best})
    assert not again["counted"] and again["marks"] == marks
    assert ada.get(where(puzzle.id))["tried"]


def test_a_wrong_choice_says_what_it_costs_and_ends_the_row(ada: Visitor) -> None:
    first, second = known()[:2]
    ada.post(where(first.id, "try"), {"line": first.best})
    line, loss = second.worse[0]
    answer = ada.post(where(second.id, "try"), {"line": line})
    assert (answer["kind"], answer["loss"], answer["exact"]) == ("wrong", loss, True)
    assert (answer["marks"]["streak"], answer["marks"]["best"]) == (0, 1)


def test_before_a_choice_nothing_of_the_solution_is_told(ada: Visitor) -> None:
    puzzle = known()[0]
    shown = ada.get(where(puzzle.id))
    assert set(shown) == set("id seat seats rating tried day position".split())
    looked = ada.post(where(puzzle.id, "try"), {"line": puzzle.best, "judge": False})
    assert looked["kind"] is None and looked["solution"] is None and looked["marks"] is None
    listed = ada.get(f"/games/{GAME}/puzzles")
    assert listed["marks"]["tried"] == 0


def test_an_impossible_choice_is_refused_and_does_not_count(ada: Visitor) -> None:
    puzzle = known()[0]
    for line in ("place_workers forest 10", "place_workers forest 99", "no such thing"):
        answer = ada.http.post(f"/api{where(puzzle.id, 'try')}", json={"line": line}).json()
        assert answer.get("refusal") or answer["error"] in ("rules", "bad_request")
    ada.post(where("nothing", "try"), {"line": "x"}, status=404)
    ada.get(where("nothing"), status=404)
    assert ada.get(f"/games/{GAME}/puzzles")["marks"]["tried"] == 0


def test_the_next_one_was_not_tried_and_is_near_the_own_rating(ada: Visitor) -> None:
    found = ada.get(f"/games/{GAME}/puzzles")
    chosen = next(p for p in known() if p.id == found["next"])
    nearest = min(abs(p.rating - BEGIN) for p in known() if p.id != found["day"])
    assert abs(chosen.rating - BEGIN) == nearest
    ada.post(where(chosen.id, "try"), {"line": chosen.best})
    assert ada.get(f"/games/{GAME}/puzzles")["next"] != chosen.id
    theme = known()[0].theme
    of_theme = ada.get(f"/games/{GAME}/puzzles", theme=theme)["next"]
    assert next(p for p in known() if p.id == of_theme).theme == theme
    assert ada.get(f"/games/{GAME}/puzzles", theme="none")["next"] is None


@pytest.mark.each_database
def test_who_leaves_for_good_leaves_no_marks(ada: Visitor, server: Server) -> None:
    puzzle = known()[0]
    ada.post(where(puzzle.id, "try"), {"line": puzzle.best})
    assert ada.http.delete("/api/me").status_code == 200
    assert Visitor(server.port).get(f"/games/{GAME}/puzzles")["marks"]["tried"] == 0


def test_days_in_a_row_count_the_puzzle_of_the_day_alone() -> None:
    marks = after(Marks(), 1200, True, 100)
    assert after(marks, 1200, True, 101).days == 2
    assert after(marks, 1200, True, 103).days == 1
    assert after(marks, 1200, True, None).days == 1
    assert after(marks, 1200, False, 101).days == 1


def test_a_hard_puzzle_brings_more_than_an_easy_one() -> None:
    hard, easy = (after(Marks(), rating, True, None).rating for rating in (2000, 900))
    assert hard - BEGIN > easy - BEGIN > 0
    assert (
        after(Marks(), 900, False, None).rating < after(Marks(), 2000, False, None).rating < BEGIN
    )


@pytest.mark.parametrize(
    "title,word", [(title, word) for title, words in SECRETS.items() for word in words]
)
def test_what_a_puzzle_shows_does_not_depend_on_what_its_seat_cannot_know(
    title: str, word: str
) -> None:
    """A puzzle is made of either of two games that its seat cannot tell apart."""
    for real, other in islice(weighable(title, word), 3):
        shown = []
        for table in (real, other):
            seat, at = table.to_move(), len(table.steps)
            again = replayed(packed(table, at), at)
            shown.append(json.dumps(position_of(again, seat, max(0, at - puzzles.RECENT))))
        assert shown[0] == shown[1]
