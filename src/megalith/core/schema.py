"""What a set of components may say: shapes, from which each title's `schema.py` is put together.

A shape looks at one spot of a set and notes what is wrong there; all faults are noted, not only
the first, and what may stand there, for whoever draws a form. Conditions between fields are shapes
too, and `both` asks them once the parts are sound.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from megalith.core.errors import TableError

Json = dict[str, Any]
ABSENT: Final = object()
MOST: Final = 999  # of any number that has no bound of its own
LONGEST: Final = 200  # list
KNOWN_BY: Final = ("id", "players", "level", "kind", "place")  # entries of a list
PROVENANCE: Final = ("rulebook", "published component", "designed")


class Spot:
    """A place in a set: what stands there, and what the shipped set has in the same place."""

    def __init__(
        self, where: str, value: Any, like: Any, facts: Json, forms: Json | None = None
    ) -> None:
        self.where = where
        self.value = value
        self.like = like
        self.facts = facts
        self.faults: list[TableError] = []
        self.warnings: list[TableError] = []
        self.forms: Json = {} if forms is None else forms  # by place, of the whole set

    def form(self, kind: str, **more: Any) -> None:
        """What may stand here; said once for each place, by the shape that was asked first."""
        self.forms.setdefault(self.where, {"kind": kind, **more})

    def fault(self, why: TableError) -> None:
        where = self.where or "components"
        self.faults.append(TableError("{where}: {why}", "set-where", where=where, why=why))

    def ask(self, shape: "Shape", value: Any = ABSENT, key: str = "", like: Any = ABSENT) -> None:
        """Judge this spot, or one inside it, by a shape."""
        where = f"{self.where}.{key}" if self.where and key else self.where or key
        here = value is ABSENT
        stands, like = (self.value, self.like) if here else (value, like)
        spot = Spot(where, stands, like, self.facts, self.forms)
        shape(spot)
        self.faults += spot.faults
        self.warnings += spot.warnings

    def find(self, path: str) -> Any:
        """What the set says elsewhere ("places.items.forest.rings"); ABSENT where nothing."""
        found: Any = self.facts
        for key in path.split("."):
            found = inside(found, key)
        return found


def inside(found: Any, key: str) -> Any:
    """A field of an object, the entry of a list with that id, or with that number from 1."""
    if isinstance(found, dict):
        return found.get(key, ABSENT)
    if not isinstance(found, list):
        return ABSENT
    for x in found:
        if isinstance(x, dict) and any(str(x.get(name)) == key for name in KNOWN_BY):
            return x
    return found[int(key) - 1] if key.isdigit() and 1 <= int(key) <= len(found) else ABSENT


Shape = Callable[[Spot], None]


def names(known: object) -> str:
    return ", ".join(map(str, known)) if isinstance(known, list | tuple) else str(known)


def same(x: Any, y: Any) -> bool:
    """Equal as files: true is not 1, and 2.0 is not 2."""
    return json.dumps(x, sort_keys=True) == json.dumps(y, sort_keys=True)


# -- single values


def whole(least: int = 0, most: int = MOST) -> Shape:
    """A whole number; true, 2.5 and "3" are none."""

    def shape(at: Spot) -> None:
        at.form("whole", least=least, most=most)
        if type(at.value) is not int or not least <= at.value <= most:
            text = "expected a whole number from {least} to {most}, not {found}"
            at.fault(TableError(text, "set-whole", least=least, most=most, found=_short(at.value)))

    return shape


def text(at: Spot) -> None:
    at.form("text")
    if not isinstance(at.value, str) or not at.value.strip() or len(at.value) > 2000:
        at.fault(TableError("expected a text, not {found}", "set-text", found=_short(at.value)))


def pattern(wanted: str, why: Callable[[str], TableError]) -> Shape:
    """A text made in a certain way; `why` says to the owner which one."""
    made = re.compile(wanted)

    def shape(at: Spot) -> None:
        at.form("word")
        if not isinstance(at.value, str) or not made.fullmatch(at.value):
            at.fault(why(_short(at.value)))

    return shape


def _no_id(found: str) -> TableError:
    text = "expected small letters, digits and _, not {found}"
    return TableError(text, "set-id", found=found)


ident: Final = pattern("[a-z][a-z0-9_]{0,39}", _no_id)


def yes_no(at: Spot) -> None:
    at.form("yes_no")
    if type(at.value) is not bool:
        why = "expected true or false, not {found}"
        at.fault(TableError(why, "set-yes-no", found=_short(at.value)))


def one_of(*known: Any) -> Shape:
    def shape(at: Spot) -> None:
        at.form("one_of", known=list(known))
        if not any(at.value == x and type(at.value) is type(x) for x in known):
            why = "{found} is not one of: {known}"
            at.fault(TableError(why, "set-one-of", found=_short(at.value), known=names(known)))

    return shape


def known(path: str, *more: str) -> Shape:
    """One of the ids of a list elsewhere in the set."""

    def shape(at: Spot) -> None:
        listed = at.find(path)
        if isinstance(listed, list):
            found = [x.get("id") if isinstance(x, dict) else x for x in listed]
            at.ask(one_of(*found, *more))

    return shape


def fixed(at: Spot) -> None:
    """The rules have it so: no set may say otherwise."""
    at.form("fixed")
    if at.like is ABSENT:
        at.fault(TableError("the shipped set has nothing here", "set-nothing"))
    elif not same(at.value, at.like):
        why = "the rules have {wanted} here, and no set can change it"
        at.fault(TableError(why, "set-fixed", wanted=_short(at.like)))


def _short(value: Any) -> str:
    found = repr(value)
    return found if len(found) <= 60 else found[:57] + "..."


def maybe(inner: Shape) -> Shape:
    """The same, or null."""

    def shape(at: Spot) -> None:
        if at.value is not None:
            at.ask(inner)
        else:
            inner(Spot(at.where, None, at.like, at.facts, at.forms))  # for its form alone
        at.forms.get(at.where, {})["or_none"] = True

    return shape


# -- objects


def fields(shapes: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Shape:
    """An object with these fields and no others."""
    every = {**shapes, **(optional or {})}

    def shape(at: Spot) -> None:
        at.form("fields", optional=list(optional or ()))
        if not isinstance(at.value, dict):
            why = "expected an object with {known}, not {found}"
            at.fault(
                TableError(why, "set-object", known=names(list(every)), found=_short(at.value))
            )
            return
        for key in at.value:
            if key not in every:
                why = "unknown field {found}; there are: {known}"
                at.fault(
                    TableError(why, "set-unknown", found=_short(key), known=names(list(every)))
                )
        for key, inner in every.items():
            if key in at.value:
                at.ask(inner, at.value[key], key, _field(at.like, key))
            elif key in shapes:
                at.fault(TableError("{field} is missing", "set-missing", field=repr(key)))

    return shape


def block(shapes: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Shape:
    """A block of the file: its fields, and where they come from."""
    origin = {"provenance": provenance}
    words = {"explanation": text, "why": text, "provenance_by_field": provenance}
    return fields({**origin, **shapes}, {**words, **(optional or {})})


def provenance(at: Spot) -> None:
    """One word for all, or one for each part."""
    for word in at.value.values() if isinstance(at.value, dict) else [at.value]:
        if word not in PROVENANCE:
            why = "{found} is not one of: {known}"
            at.fault(TableError(why, "set-one-of", found=_short(word), known=names(PROVENANCE)))


def one_each(keys: tuple[str, ...], inner: Shape) -> Shape:
    """An object with the same shape under each of these keys."""
    return fields(dict.fromkeys(keys, inner))


def by_kind(key: str, shapes: Mapping[str, Shape]) -> Shape:
    """An object whose field `key` says which of the shapes it has."""

    def shape(at: Spot) -> None:
        if not isinstance(at.value, dict) or key not in at.value:
            at.fault(TableError("{field} is missing", "set-missing", field=repr(key)))
        elif not isinstance(at.value[key], str) or at.value[key] not in shapes:
            at.ask(one_of(*shapes), at.value[key], key)
        else:
            at.ask(shapes[at.value[key]])

    return shape


bilingual: Final = fields({"en": text, "pl": text})


# -- lists


def each(inner: Shape, least: int = 0, most: int = LONGEST) -> Shape:
    """A list of things of one shape, in places numbered from 1."""

    def shape(at: Spot) -> None:
        at.form("list", least=least, most=most)
        if _long(at, least, most):
            for i, value in enumerate(at.value):
                listed = isinstance(at.like, list) and i < len(at.like)
                at.ask(inner, value, str(i + 1), at.like[i] if listed else ABSENT)

    return shape


def items(inner: Shape, least: int = 1, most: int = LONGEST, key: str = "id") -> Shape:
    """A list of objects, each known by its own id (or another field)."""

    def shape(at: Spot) -> None:
        at.form("list", least=least, most=most, key=key)
        if not _long(at, least, most):
            return
        shipped = {x[key]: x for x in at.like} if isinstance(at.like, list) else {}
        seen: set[str] = set()
        for i, value in enumerate(at.value):
            id = value.get(key) if isinstance(value, dict) else None
            id = str(id) if isinstance(id, str | int) else ""
            if id in seen:
                at.fault(TableError("{found} is there twice", "set-twice", found=id))
            seen |= {id} if id else set()
            at.ask(inner, value, id or str(i + 1), _by_text(shipped, id))

    return shape


def _by_text(shipped: Mapping[Any, Any], id: str) -> Any:
    return next((x for key, x in shipped.items() if str(key) == id), ABSENT)


def _long(at: Spot, least: int, most: int) -> bool:
    if not isinstance(at.value, list):
        at.fault(TableError("expected a list, not {found}", "set-list", found=_short(at.value)))
        return False
    n = len(at.value)
    if not least <= n <= most and least == most:
        at.fault(TableError("expected {most} entries, not {n}", "set-entries", most=most, n=n))
    elif not least <= n <= most:
        why = "expected {least} to {most} entries, not {n}"
        at.fault(TableError(why, "set-length", least=least, most=most, n=n))
    return n <= most


def _field(like: Any, key: str) -> Any:
    return like.get(key, ABSENT) if isinstance(like, dict) else ABSENT


# -- conditions between fields


def both(first: Shape, *more: Shape) -> Shape:
    """The first, and if all is well there, the others."""

    def shape(at: Spot) -> None:
        at.ask(first)
        if not at.faults:
            for condition in more:
                at.ask(condition)

    return shape


def warned(inner: Shape) -> Shape:
    """What is odd but can be played."""

    def shape(at: Spot) -> None:
        at.ask(inner)
        at.warnings += at.faults
        at.faults = []

    return shape


def rising(at: Spot) -> None:
    for before, now in zip(at.value, at.value[1:], strict=False):
        if now < before:
            why = "the numbers must not fall, but {now} follows {before}"
            at.fault(TableError(why, "set-falls", now=now, before=before))
            return


def begins_with(first: int) -> Shape:
    def shape(at: Spot) -> None:
        if at.value[0] != first:
            why = "the first one must be {wanted}, not {found}"
            at.fault(TableError(why, "set-first", wanted=first, found=at.value[0]))

    return shape


def as_many_as(path: str) -> Shape:
    """A list as long as another one, or as a number elsewhere says."""

    def shape(at: Spot) -> None:
        other = at.find(path)
        n = len(other) if isinstance(other, list | dict) else other
        if type(n) is int and len(at.value) != n:
            why = "expected as many entries as {path} has ({wanted}), not {n}"
            at.fault(TableError(why, "set-as-many", path=path, wanted=n, n=len(at.value)))

    return shape


def not_above(low: str, high: str) -> Shape:
    """One field of an object is at most another one."""

    def shape(at: Spot) -> None:
        if at.value[low] > at.value[high]:
            why = "{low} ({n}) must not be above {high} ({most})"
            at.fault(
                TableError(
                    why, "set-above", low=low, n=at.value[low], high=high, most=at.value[high]
                )
            )

    return shape


def same_as(path: str) -> Shape:
    """What stands here stands there too."""

    def shape(at: Spot) -> None:
        other = at.find(path)
        if other is not ABSENT and not same(at.value, other):
            why = "it differs from {path}, which is {wanted}"
            at.fault(TableError(why, "set-differs-from", path=path, wanted=_short(other)))

    return shape


def total(of: str, wanted: int | str, by: str = "") -> Shape:
    """A field of all entries together (of lists the lengths), for each value of `by` if given."""

    def shape(at: Spot) -> None:
        n = at.find(wanted) if isinstance(wanted, str) else wanted
        sums: dict[str, int] = {}
        for entry in at.value:
            x = entry.get(of, 0)
            group = str(entry[by]) if by else ""
            sums[group] = sums.get(group, 0) + (len(x) if isinstance(x, list) else x)
        for group, found in sums.items():
            if type(n) is int and found != n:
                what = f"{of} ({group})" if group else of
                why = "{what}: expected {wanted} in all, not {found}"
                at.fault(TableError(why, "set-total", what=what, wanted=n, found=found))

    return shape
