"""The boards of the terminal: readable where a terminal has 80 columns, in both languages."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

from megalith import boards
from megalith.core.catalogue import TITLES, load
from megalith.words import LANGUAGES, Words
from tests.helpers import random_steps

NAMES = ["Aleksandra", "Mason 2", "Master builder 3", "Di"]


def drawn(game: Any, s: Any, lang: str, width: int) -> str:
    out = io.StringIO()
    words = Words(lang, game.id, NAMES)
    Console(file=out, width=width, no_color=True).print(boards.draw_state(game, s, words, 0))
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_no_line_is_too_long_and_no_word_is_cut_or_broken(title: str, lang: str) -> None:
    game = load(title)
    seats = max(game.players)
    for n, (s, who, _, _) in enumerate(random_steps(game, seats, dict(game.guard), "drawn")):
        if n % 60 or who < 0:
            continue
        narrow, wide = drawn(game, s, lang, 80), drawn(game, s, lang, 240)
        assert max(len(line) for line in narrow.splitlines()) <= 80
        broken = set(re.findall(r"[^\W\d_]{2,}", narrow)) - set(re.findall(r"[^\W\d_]{2,}", wide))
        assert broken == set() and narrow.count("…") == wide.count("…")


def test_a_row_of_pantheons_map_is_one_line() -> None:
    game = load("pantheon")
    s = next(s for s, who, _, _ in random_steps(game, 4, {}, "map") if who >= 0)
    assert game.kit is not None
    rows = {h["r"] for h in game.kit.facts["map"]["hexes"]}
    lines = drawn(game, s, "en", 80).splitlines()
    marked = [re.match(r"│ +(\d+) .*[·~]", line) for line in lines[2 : 2 + len(rows)]]
    assert [int(m[1]) for m in marked if m] == sorted(rows)


def test_polish_colours_have_polish_letters() -> None:
    game = load("origins")
    s = next(s for s, who, _, _ in random_steps(game, 2, dict(game.guard), "c") if who >= 0)
    reserve = re.search(r"Rezerwa +(.*?) *│", drawn(game, s, "pl", 80))
    assert reserve and re.findall(r"[A-ZŻ]", reserve[1]) == ["C", "P", "Ż", "N", "F"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_origins_shows_borders_attack_bonuses_and_the_points_of_temple_spaces(lang: str) -> None:
    game = load("origins")
    s = next(s for s, who, _, _ in random_steps(game, 2, dict(game.guard), "c") if who >= 0)
    text = drawn(game, s, lang, 240)
    assert game.kit is not None
    facts = game.kit.facts
    assert " ".join(str(n) for n in facts["temple_tracks"]["items"][0]["vp"]) in text
    road = next(line for line in text.splitlines() if "| 1 " in line)
    borders = sum(space["border_before"] for space in facts["military_track"]["spaces"])
    assert road.count("| ") == borders + 1  # and the one that is explained
    assert road.count("?") == 1 + 5  # an exchange, four of one's choice, and the explanation


@pytest.mark.parametrize("lang", LANGUAGES)
def test_origins_tells_the_round_and_the_goal_of_the_solo_game(lang: str) -> None:
    game, words = load("origins"), Words(lang, "origins")
    s = next(s for s, who, _, _ in random_steps(game, 1, {}, "c") if who >= 0)
    text = re.sub(r"[\s│]+", " ", drawn(game, s, lang, 100))
    view = game.border.view(s, 0)
    rounds = {"round": 1, "rounds": 5, "points": view["target"]}
    assert words.say("page-round-solo", **rounds) in text
    assert game.kit is not None
    solo = game.kit.facts["solo"]
    for c in solo["conditions"]:
        site = words.say("page-goal-site", place=c["place"])
        assert f"{site} {words.name('colour', c['token'])}" in text
    met = (view["target"] - solo["win_vp"]) // solo["extra_vp_per_condition"]
    assert text.count("✓") == met


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pantheon_tells_what_each_offering_token_costs_me(lang: str) -> None:
    game, words = load("pantheon"), Words(lang, "pantheon")
    costs = {1: "1 3 6 10", 2: "– 2 5 9"}  # without a token, and with one of level I
    seen = set()
    for s, who, _, _ in random_steps(game, 2, {}, "prices"):
        owned = game.border.view(s, 0)["players"][0]["offerings"]
        for level, told in costs.items():
            kind = next((k for k, n in owned.items() if n == level - 1), None)
            if who >= 0 and kind and level not in seen:
                seen.add(level)
                assert f"{words.name('kind', kind)} {told}" in drawn(game, s, lang, 240)
        if len(seen) == len(costs):
            return
    assert seen == set(costs)
