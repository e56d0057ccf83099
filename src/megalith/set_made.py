"""Messages of a set that are made anew from its facts, by the `told-…` messages of the title.

What a card or a tile says is made of several of its fields; goods and figures that were renamed
stand in many messages.
"""

from collections.abc import Iterator
from typing import Any, Final

from fluent.syntax import ast

from megalith.core import data
from megalith.core.game import Json
from megalith.set_names import name
from megalith.words import Words

Messages = dict[str, ast.Message]
Said = Iterator[tuple[str, dict[str, str]]]
# Lists whose names stand for themselves and behind a number: list, name.
GOODS: Final = {
    "stone_age": ("resources.items", "good"),
    "origins": ("resources.items", "resource"),
    "pantheon": ("offerings.kinds", "kind"),
}


def messages(title: str, facts: Json, lang: str, known: Messages) -> Messages:
    """Those that differ from the shipped set's."""
    words, shipped = Words(lang, title), data.shipped(title)
    found = _goods(title, facts, lang, known)
    make = {"stone_age": _stone_age, "akropolis": _akropolis}.get(title)
    if make is not None:
        before = dict(make(shipped, words, known))
        for key, parts in make(facts, words, known):
            if parts != before.get(key):
                found[key] = _message(key, parts)
    return found


def pattern(text: str) -> ast.Pattern:
    """A text of a stranger: no sign in it means anything to Fluent."""
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return ast.Pattern([ast.Placeable(ast.StringLiteral(plain))])


def _message(key: str, parts: dict[str, str]) -> ast.Message:
    """The empty name is the message itself, the others are its attributes."""
    attributes = [ast.Attribute(ast.Identifier(k), pattern(v)) for k, v in parts.items() if k]
    return ast.Message(ast.Identifier(key), pattern(parts[""]), attributes)


def _goods(title: str, facts: Json, lang: str, known: Messages) -> Messages:
    found: Messages = {}
    if title not in GOODS:
        return found
    path, prefix = GOODS[title]
    for was, now in _both(title, facts, path):
        said = name(now, lang)
        if said == name(was, lang):
            continue
        key, amount = f"{prefix}-{was['id']}", f"amount-{was['id']}"
        if key in known:
            found[key] = twin = known[key].clone()
            twin.value = pattern(said)
            for attribute in twin.attributes:
                if attribute.id.name not in ("tip", "example"):
                    attribute.value = pattern(said)
        n = ast.Placeable(ast.VariableReference(ast.Identifier("n")))
        counted = ast.Pattern([n, ast.TextElement(" × "), *pattern(said).elements])
        found[amount] = ast.Message(ast.Identifier(amount), counted)
    return found


def _both(title: str, facts: Json, path: str) -> Iterator[tuple[Json, Json]]:
    block, field = path.split(".")
    now = {x["id"]: x for x in facts[block][field]}
    for was in data.shipped(title)[block][field]:
        if was["id"] in now:
            yield was, now[was["id"]]


def _by_id(facts: Json, block: str) -> dict[str, Json]:
    return {x["id"]: x for x in facts[block]["items"]}


def _told(words: Words, key: str, known: Messages, **args: Any) -> dict[str, str]:
    """A `told-…` message and its attributes, with these arguments."""
    names = [attribute.id.name for attribute in known[key].attributes]
    return {"": words.say(key, **args)} | {x: words.say(f"{key}.{x}", **args) for x in names}


def gained(title: str, entry: Json, lang: str) -> str:
    """What a tile gives that gives something else than the shipped one; nothing of other tiles."""
    does = dict(entry.get("ability") or {})
    if does.pop("kind", "") != "gain" or "any_basic" in does:
        return ""
    words = Words(lang, title)
    return ", ".join(words.say(f"amount-{good}", n=n) for good, n in does.items() if n)


# -- Stone Age: places with a price, buildings, cards


def _stone_age(facts: Json, words: Words, known: Messages) -> Said:
    for slot in facts["card_row"]["slots"]:
        yield f"place-{slot['place']}", _told(words, "told-slot", known, n=slot["cost"])
    for tile in facts["buildings"]["items"]:
        args = {k: x for k, x in tile.items() if type(x) is int}
        cost = _mix(facts, words, tile.get("cost", {}))
        yield f"tile-{tile['id']}", _told(words, f"told-{tile['kind']}", known, cost=cost, **args)
    for block, field in (("resources", "resources"), ("symbols", "green"), ("roles", "yellow")):
        for entry in facts[block]["items"]:  # the score sheet
            yield f"form-{field}-{entry['id']}", {"": name(entry, words.lang)}
    for line in ("line-green_first_set", "line-green_second_set"):
        yield line, _told(words, f"told-{line}", known, points=_sets(facts))
    for card in facts["cards"]["items"]:
        yield f"card-{card['id']}", _card(facts, words, known, card)


def _sets(facts: Json) -> str:
    """What 1, 2, 3 … different symbols score."""
    return ", ".join(map(str, facts["symbols"]["set_points"][1:]))


def _mix(facts: Json, words: Words, mix: dict[str, int]) -> str:
    return ", ".join(_amount(facts, words, id, n) for id, n in mix.items() if n)


def _amount(facts: Json, words: Words, id: str, n: int) -> str:
    own = _renamed(facts, "resources", id, words.lang)
    return f"{n} × {own}" if own else words.say(f"told-amount-{id}", n=n)


def _card(facts: Json, words: Words, known: Messages, card: Json) -> dict[str, str]:
    now, end, lang = card["top"], card["bottom"], words.lang
    args: dict[str, Any] = {k: x for k, x in now.items() if type(x) is int}
    if "resource" in now:
        own = _renamed(facts, "resources", now["resource"], lang)
        args["good"] = own or words.say(f"good-{now['resource']}")
        args["amount"] = _amount(facts, words, now["resource"], now.get("count", 1))
    top = _told(words, f"told-top-{now['effect']}", known, **args)
    top[""] = _renamed(facts, "card_effects", now["effect"], lang) or top[""]
    if "symbol" in end:
        symbol = name(_by_id(facts, "symbols")[end["symbol"]], lang)
        bottom = _told(words, "told-symbol", known, symbol=symbol, points=_sets(facts))
    else:
        bottom = _told(words, f"told-role-{end['role']}", known, n=end["figures"])
        if own := _renamed(facts, "roles", end["role"], lang):
            bottom[""] = f"{end['figures']} × {own}"
    halves = {"now": top["tip"], "end": bottom["tip"]}
    return _told(words, "told-card", known, top=top[""], bottom=bottom[""], **halves)


def _renamed(facts: Json, block: str, id: str, lang: str) -> str | None:
    now, was = (name(_by_id(x, block)[id], lang) for x in (facts, data.shipped("stone_age")))
    return now if now != was else None


# -- Akropolis: what is on a tile


def _akropolis(facts: Json, words: Words, known: Messages) -> Said:
    for tile in facts["city_tiles"]["items"]:
        areas = [_area(facts, words, hex) for hex in tile["hexes"]]
        said = {
            "names": " – ".join(plain for plain, _ in areas),
            "areas": ", ".join(starred for _, starred in areas),
            "when": words.say(f"told-from-{tile['min_players']}"),
        }
        yield f"tile-{tile['id']}", _told(words, "told-tile", known, **said)
    for kind in facts["kinds"]["items"]:
        if plaza := kind.get("plaza"):
            n = facts["stars_per_plaza"]["items"][kind["id"]]
            said = {"name": _own(facts, kind["id"], words, "plaza"), "n": n}
            yield f"face-{plaza['id']}", _told(words, "told-plaza", known, **said)


def _area(facts: Json, words: Words, hex: Json) -> tuple[str, str]:
    """Its name, and the same with its stars."""
    plain = _own(facts, hex["kind"], words, "plaza" if hex["stars"] else "")
    starred = words.say("told-starred", name=plain, n=hex["stars"]) if hex["stars"] else plain
    return plain, starred


def _own(facts: Json, kind: str, words: Words, part: str) -> str:
    """The name of an area or of its plaza: the set's own, or ours."""
    now, was = (_by_id(x, "kinds")[kind] for x in (facts, data.shipped("akropolis")))
    now, was = (now[part], was[part]) if part else (now, was)
    said = name(now, words.lang)
    return said if said != name(was, words.lang) else words.say(f"face-{was['id']}")
