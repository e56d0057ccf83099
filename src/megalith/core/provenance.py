"""Where the numbers of a set come from: the rule book, published pieces, or us, as a stand-in.

What an owner looks up in one go is one part: a field of a block, or of one of its entries
("gods.items.gadicea.cost"). A part that differs from the shipped set, or that its owner has
confirmed, is the owner's own.
"""

import re
from typing import Any, Final

from megalith.core import sets
from megalith.core.spots import ABSENT, Json, inside, same

CONFIRMED: Final = "confirmed"  # a list of parts that are printed as the shipped set has them
DESIGNED: Final = "designed"
MINE: Final = "mine"
COUNTED: Final = ("whole", "one_of", "yes_no")  # what is typed; names and texts are not counted
SPOKEN: Final = {"name", "text", "provenance", "provenance_by_field", "why", "explanation"}
KEYS: Final = {"id", "players", "level", "value", "counts", "place"}  # by which entries are known
DRAWN: Final = {"colour", "label", "labels", "terrain", "name_en", "name_pl"}


def part_of(where: str, facts: Json) -> str:
    """The part to which a place belongs; what lies on a map is a part as such."""
    keys = where.split(".")
    found: Any = facts.get(keys[0])
    n = 1
    while n < len(keys):
        found = inside(found, keys[n])
        n += 1
        if _is_list_of_entries(found) and n < len(keys):
            found = inside(found, keys[n])
            n += 1
            if isinstance(found, dict) and "q" in found:
                break
        elif not (isinstance(found, dict) and "provenance" in found):
            break
    return ".".join(keys[:n])


def _is_list_of_entries(x: Any) -> bool:
    known = isinstance(x, list) and all(isinstance(y, dict) and KEYS & set(y) for y in x)
    return known and bool(x)


def origin(part: str, facts: Json) -> str:
    """The word that the file has for a part: of the entry, of the block's field, of the block."""
    block, *way = part.split(".")
    word = _of_block(facts.get(block, {}), way)
    found: Any = facts.get(block)
    for n, key in enumerate(way):
        found = inside(found, key)
        if isinstance(found, dict) and "provenance" in found:
            word = _of_entry(found["provenance"], way[n + 1 :], word)
    return word


def _of_block(block: Any, way: list[str]) -> str:
    if not isinstance(block, dict):
        return "rulebook"
    for said in (block.get("provenance_by_field"), block.get("provenance")):
        if isinstance(said, dict):
            for name, word in said.items():
                if _matches(name, way):
                    return str(word)
    whole = block.get("provenance", "rulebook")
    return whole if isinstance(whole, str) else "rulebook"


def _matches(name: str, way: list[str]) -> bool:
    """ "vp", "items[].vp", "agora.ability", "counts" for the count of every entry."""
    plain = re.sub(r"^items\[\]\.", "", name)
    field = way[-1]
    return plain in (field, f"{field}s", ".".join(way[-2:])) or name == way[0]


def _of_entry(said: Any, rest: list[str], word: str) -> str:
    if isinstance(said, str):
        return said
    if not isinstance(said, dict) or not rest:
        return word
    if rest[0] == "effects" and said.get("n") == DESIGNED:
        return DESIGNED
    return str(said.get(rest[0], word))


def parts(title: str, facts: Json, forms: Json) -> dict[str, str]:
    """Every part that can be typed, with where it comes from; `forms` are a verdict's."""
    shipped = sets.base(title, facts)
    sure = facts.get(CONFIRMED, ())
    found: dict[str, str] = {}
    for where, form in forms.items():
        if form["kind"] not in COUNTED or (SPOKEN | DRAWN) & set(where.split(".")):
            continue
        part = part_of(where, facts)
        if part not in found:
            was = origin(part, shipped)
            own = part in sure or not same(at(facts, part), at(shipped, part))  # new ones too
            found[part] = MINE if own else was
    return found


def at(facts: Json, where: str) -> Any:
    """What stands in a place; null where nothing does."""
    found: Any = facts
    for key in where.split("."):
        found = inside(found, key)
    return None if found is ABSENT else found


def stand_ins(title: str, facts: Json, forms: Json, usual: Json) -> tuple[int, int]:
    """How many stand-ins of the shipped set the owner has replaced, and of how many.

    One that is gone is replaced too. `usual` are the forms of the shipped set.
    """
    now = parts(title, facts, forms)
    was = parts(title, sets.base(title, facts), usual)
    ours = [part for part, word in was.items() if word == DESIGNED]
    return sum(now.get(part) != DESIGNED for part in ours), len(ours)
