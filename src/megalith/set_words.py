"""The words of a set of components that differ from those of the shipped one, as Fluent text.

Names and texts of the set stand over those of the title's files. Where an owner has changed a
number and left the text alone, the number is changed in the text too; where that is not possible,
nothing is said rather than the old number.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from megalith import set_made
from megalith.core import data
from megalith.core.game import Json
from megalith.core.provenance import at
from megalith.words import files

# Lists of a set, and the word with which the messages of their entries begin.
NAMES: Final[dict[str, dict[str, str]]] = {
    "stone_age": {"places.items": "place", "player.colours": "colour"},
    "akropolis": {"kinds.items": "kind", "solo.architects": "architect"},
    "origins": {
        "buildings.items": "type",
        "special_tiles.items": "type",
        "temple_tracks.items": "temple",
        "main_actions.items": "action",
        "bonus_tokens.items": "token",
        "zodiac_cards.items": "zodiac",
        "district_cards.items": "card",
    },
    "pantheon": {
        "cards.items": "card",
        "special_money.items": "card",
        "gods.items": "god",
        "booty.items": "token",
        "bonus.items": "token",
        "nations.items": "nation",
        "map.columns": "column",
    },
}
# Single numbers, and the tooltips that tell them.
TOLD: Final[dict[str, dict[str, list[str]]]] = {
    "stone_age": {
        "feeding.starvation_points": ["do-starve", "event-starved", "line-score_track"],
        "food.divider": ["place-hunt"],
        "resources.items.wood.divider": ["place-forest"],
        "resources.items.brick.divider": ["place-clay_pit"],
        "resources.items.stone.divider": ["place-quarry"],
        "resources.items.gold.divider": ["place-river"],
        "resources.items.wood.value": ["good-wood"],
        "resources.items.brick.value": ["good-brick"],
        "resources.items.stone.value": ["good-stone"],
        "resources.items.gold.value": ["good-gold"],
        "scoring.resource_points_each": ["line-resources"],
        "player.workers_max": ["event-worker_lost"],
        "tool_supply.tile_3_4": ["option-tool_supply-printed_12_6"],
        "cards.items.c33.top.value": ["one_use-c33", "tools-c33"],
        "cards.items.c34.top.value": ["one_use-c34", "tools-c34"],
        "cards.items.c35.top.value": ["one_use-c35", "tools-c35"],
    },
    "akropolis": {
        "scoring.points_per_stone": ["line-stones", "word-stone"],
        "solo.architects.metagenes.points_per_quarry": ["line-quarries"],
        "start_tile.hexes": ["tile-start"],
        "scoring.districts.house.threshold_value": ["option-variant_houses"],
        "scoring.districts.market.min_plazas": ["option-variant_markets"],
        "scoring.districts.barracks.min_edge_cells": ["option-variant_barracks"],
        "scoring.districts.temple.min_level": ["option-variant_temples"],
        "starting_stones.by_seat": ["option-start_player"],
    },
    "origins": {
        "resources.vp_at_end.gold": ["resource-gold", "line-gold"],
        "zodiac_cards.parameters.capricorn_add": ["zodiac-capricorn"],
        "zodiac_cards.parameters.leo_add": ["zodiac-leo"],
        "zodiac_cards.parameters.pisces_gold": ["zodiac-pisces"],
        "zodiac_cards.parameters.aries_vp_per_red_die": ["zodiac-aries"],
        "zodiac_cards.parameters.taurus_discount": ["zodiac-taurus"],
        "zodiac_cards.parameters.gemini_basic_per_space": ["zodiac-gemini"],
        "zodiac_cards.parameters.scorpio_wisdom": ["zodiac-scorpio"],
        "zodiac_cards.parameters.sagittarius_add": ["zodiac-sagittarius"],
    },
    "pantheon": {
        "epochs.end_points": ["line-epoch_ends", "thing-end"],
        "scoring.columns": ["line-columns_first", "line-columns_second", "line-columns"],
        "player.start": ["option-start_material"],
    },
}
# The same names as lines of the score sheet.
LINES: Final = {"temple": "line-temple"}
EXAMPLE: Final = "example"
_PLACED: Final = {"map.columns": "column", "map.starts": "nation"}  # hexes that have names


def source(title: str, facts: Json, lang: str) -> str:
    """Messages that stand over the title's own; empty for the shipped set."""
    shipped = data.shipped(title)
    if facts == shipped:
        return ""
    found: dict[str, ast.Message] = {}
    found |= set_made.messages(title, facts, lang, _messages(title, lang))
    for path, prefix in NAMES[title].items():
        old = {x["id"]: x for x in _at(shipped, path)}
        for entry in _at(facts, path):
            if entry != old.get(entry["id"]):
                key = f"{prefix}-{entry['id']}"
                found[key] = _told(key, title, lang, entry, old.get(entry["id"]))
                line = f"{LINES.get(prefix)}_{entry['id']}"
                if line in _messages(title, lang):
                    found[line] = _told(line, title, lang, entry, old.get(entry["id"]))
    for path, keys in TOLD[title].items():
        was, now = ([abs(x) for x in _numbers(at(y, path))] for y in (shipped, facts))
        for key in keys if was != now else ():
            message = found.get(key, _messages(title, lang).get(key))
            if message is not None:
                found[key] = _renumbered(message, was, now)
    lines = [FluentSerializer().serialize_entry(found[key]) for key in sorted(found)]
    return "".join(lines) + _hexes(title, facts)


def _told(key: str, title: str, lang: str, now: Json, was: Json | None) -> ast.Message:
    message = _messages(title, lang).get(key)
    name, text = _said(now, "name", lang), _said(now, "text", lang)
    if message is None or was is None:
        return _new(key, name or text or now["id"], text)
    renamed = name if name != _said(was, "name", lang) else None
    if _shape(now) != _shape(was):  # it does something else
        tip = text if text != _said(was, "text", lang) else set_made.gained(title, now, lang)
        return _with(message, renamed if name else text, tip)
    if text != _said(was, "text", lang):
        return _with(message, renamed, text)
    if now.get("cells") != was.get("cells"):  # its colours are told in words
        return _with(message, renamed, "")
    olds, news = list(_numbers(was)), list(_numbers(now))
    if olds == news:
        return _with(message, renamed, None)
    value = _plain(message.value)
    again = _retold(value, olds, news) if renamed is None and value else None
    tip = _tip(message)
    return _with(message, renamed or again, _retold(tip, olds, news) if tip else None)


def _shape(entry: Json) -> Any:
    """What an entry does, whatever its numbers."""
    return [_without_numbers(entry.get(key)) for key in ("ability", "effect", "effects")]


def _without_numbers(x: Any) -> Any:
    if isinstance(x, list):
        return [_without_numbers(y) for y in x]
    if isinstance(x, dict):
        return {key: _without_numbers(y) for key, y in x.items()}
    return 0 if type(x) is int else x


def _retold(text: str, olds: list[int], news: list[int]) -> str:
    """The text with other numbers; nothing where it cannot be said which of them is which."""
    if len(olds) != len(news):
        return ""
    parts = re.split(r"(\d+)", text)
    at = 1
    for old, new in zip(olds, news, strict=True):
        here = next((k for k in range(at, len(parts), 2) if parts[k] == str(old)), None)
        if here is not None:
            parts[here] = str(new)
            at = here + 2
        elif old != new and str(old) in parts[1::2]:
            return ""
    return "".join(parts)


def _numbers(x: Any) -> Iterator[int]:
    """The numbers of an entry that its text may tell: not where it lies nor how many there are."""
    if type(x) is int:
        yield x
    elif isinstance(x, list):
        for y in x:
            yield from _numbers(y)
    elif isinstance(x, dict):
        for key, y in x.items():
            if key not in ("q", "r", "count", "copies", "cost", "stone_costs", "number", "vp"):
                yield from _numbers(y)


# -- messages


@cache
def _messages(title: str, lang: str) -> dict[str, ast.Message]:
    text = files(title, lang)[-1].read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    return {x.id.name: x for x in body if isinstance(x, ast.Message)}


def _with(message: ast.Message, value: str | None, tip: str | None) -> ast.Message:
    """The same with another value, which then stands in every grammatical case, or another tip."""
    twin: ast.Message = message.clone()
    if value is not None:
        twin.value = set_made.pattern(value)
    for attribute in twin.attributes:
        if attribute.id.name == "tip":
            attribute.value = attribute.value if tip is None else set_made.pattern(tip)
        elif value is not None:
            attribute.value = set_made.pattern(value)
    return twin


def _renumbered(message: ast.Message, was: list[int], now: list[int]) -> ast.Message:
    """The same with other numbers wherever it is plain text."""
    twin: ast.Message = message.clone()
    twin.attributes = [a for a in twin.attributes if a.id.name != EXAMPLE]  # told for other numbers
    parts: list[ast.Message | ast.Attribute] = [twin, *twin.attributes]
    for part in parts:
        for element in part.value.elements if part.value is not None else []:
            if isinstance(element, ast.TextElement):
                element.value = _retold(element.value, was, now)
            elif isinstance(element.expression, ast.StringLiteral):  # a text of the set
                element.expression.value = _retold(element.expression.value, was, now)
    return twin


def _new(key: str, value: str, tip: str | None) -> ast.Message:
    attributes = [ast.Attribute(ast.Identifier("tip"), set_made.pattern(tip))] if tip else []
    return ast.Message(ast.Identifier(key), set_made.pattern(value), attributes)


def _plain(pattern: ast.Pattern | None) -> str:
    """A pattern that is only text; nothing otherwise."""
    parts = pattern.elements if pattern is not None else []
    if len(parts) != 1 or not isinstance(parts[0], ast.TextElement):
        return ""
    return str(parts[0].value)


def _tip(message: ast.Message) -> str:
    return next((_plain(a.value) for a in message.attributes if a.id.name == "tip"), "")


def _said(entry: Json, field: str, lang: str) -> str | None:
    said = entry.get(field, entry.get(f"{field}_{lang}"))
    found = said.get(lang) if isinstance(said, dict) else said
    return str(found) if found is not None else None


def _at(facts: Json, path: str) -> Any:
    found: Any = facts
    for key in path.split("."):
        found = found[key]
    return found


def _hexes(title: str, facts: Json) -> str:
    """The names of the hexes of another map."""
    if title != "pantheon" or _at(facts, "map") == _at(data.shipped(title), "map"):
        return ""
    lines = []
    for path, prefix in _PLACED.items():
        for x in _at(facts, path):
            lines.append(f"hex-{x['q']}_{x['r']} = {{ {prefix}-{x.get('id', x.get('nation'))} }}\n")
    return "".join(lines)
