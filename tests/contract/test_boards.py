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
