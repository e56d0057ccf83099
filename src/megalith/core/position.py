"""A state as plain data: equality, digest, pickle and JSON, from the fields that it declares."""

from hashlib import sha256
from inspect import get_annotations
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.errors import TableError
from megalith.core.game import Kit, Record

# Who listens is no part of a position. The set of components is told by its name.
SILENT = {"log", "kit"}
# What is shown to whom is no part of it either: such fields do not change a digest.
SHOWING = "hides_"


def fields(x: Record) -> list[str]:
    """The names of the fields, in the order in which the class declares them."""
    return _declared(type(x))


_known: dict[type[Record], list[str]] = {}


def _declared(kind: type[Record]) -> list[str]:
    if kind not in _known:
        found: list[str] = []
        for cls in reversed(kind.__mro__):
            names = getattr(cls, "__mypyc_attrs__", None) or get_annotations(cls)
            found += [name for name in names if name not in found and name not in SILENT]
        _known[kind] = found
    return _known[kind]


def parts(x: Record) -> list[Any]:
    """The values of the fields; of the stack only what is on it."""
    return [_part(x, name) for name in fields(x)]


def _part(x: Any, name: str) -> Any:
    return x.todo[: 4 * x.depth] if name == "todo" else getattr(x, name)


def freeze(x: Any) -> Any:
    """The whole content as nested tuples that can be compared, hashed and pickled."""
    if isinstance(x, Record):
        return ("record", type(x), tuple(freeze(y) for y in parts(x)))
    if isinstance(x, list):
        return ("list", tuple(freeze(y) for y in x))
    if isinstance(x, int):
        return int(x)
    return tuple(x)  # an array of ints


def thaw(frozen: Any) -> Any:
    """The inverse of freeze."""
    if isinstance(frozen, int):
        return frozen
    if frozen and frozen[0] == "record":
        return _filled(frozen[1], [thaw(y) for y in frozen[2]])
    if frozen and frozen[0] == "list":
        return [thaw(y) for y in frozen[1]]
    return vec[i64](list(frozen))


def _filled(kind: type[Any], values: list[Any]) -> Any:
    x = kind()
    for name, value in zip(_declared(kind), values, strict=True):
        setattr(x, name, value)
    return x


def set_of(x: Any) -> tuple[str, str, int] | None:
    """Title, name and rules of the set of components that a state is played with."""
    kit: Kit | None = getattr(x, "kit", None)
    return (kit.title, kit.name, int(kit.version)) if kit is not None else None


def revive(frozen: Any, of: tuple[str, str, int] | None) -> Any:
    """A state from its content and its set of components, which must be loaded here."""
    s = thaw(frozen)
    if of is not None:
        from megalith.core.catalogue import find

        s.kit = find(*of).kit
    return s


def plain(x: Any, shown: bool = True) -> Any:
    """Nested lists of ints, without the names of classes; `shown`: with what is shown to whom."""
    if isinstance(x, Record):
        names = (name for name in fields(x) if shown or not name.startswith(SHOWING))
        return [plain(_part(x, name), shown) for name in names]
    if isinstance(x, list):
        return [plain(y, shown) for y in x]
    return int(x) if isinstance(x, int) else [int(y) for y in x]


def same(x: Any, y: Any) -> bool:
    return bool(plain(x) == plain(y))


def digest(x: Any) -> str:
    """A short fingerprint, equal in the interpreted and the compiled build. With another set of
    components than the first that was shipped it is another position."""
    kit: Kit | None = getattr(x, "kit", None)
    name = "" if kit is None else kit.tag
    return sha256((name + repr(plain(x, shown=False))).encode()).hexdigest()[:16]


def to_dict(x: Any) -> Any:
    """A position as JSON, each number under its name; another set than the first as well."""
    if isinstance(x, Record):
        kit: Kit | None = getattr(x, "kit", None)
        of = {} if kit is None or not kit.tag else {"components": kit.tag}
        return {**of, **{name: to_dict(_part(x, name)) for name in fields(x)}}
    if isinstance(x, list):
        return [to_dict(y) for y in x]
    return plain(x)


def _told(data: Any, name: str) -> Any:
    """A field of a position; older ones do not say what is shown to whom."""
    return data.get(name, 0) if name.startswith(SHOWING) else data[name]


def from_dict(like: Any, data: Any) -> Any:
    """The state that `to_dict` wrote; `like` is any state of the same title, set and seats."""
    if isinstance(like, Record):
        pairs = zip(fields(like), parts(like), strict=True)
        x = _filled(type(like), [from_dict(part, _told(data, name)) for name, part in pairs])
        kit: Kit | None = getattr(like, "kit", None)
        if kit is not None:
            if data.get("components", "") not in (kit.tag, kit.name):
                raise TableError("the position belongs to another set of components")
            x.kit = kit
        return x
    if isinstance(like, list):
        return [from_dict(like[min(i, len(like) - 1)], y) for i, y in enumerate(data)]
    return int(data) if isinstance(like, int) else vec[i64]([int(y) for y in data])
