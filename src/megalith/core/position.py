"""A state as plain data: equality, digest, pickle and JSON, all from `parts()`."""

import inspect
from hashlib import sha256
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


def freeze(x: Any) -> Any:
    """The whole content as nested tuples that can be compared, hashed and pickled."""
    if hasattr(x, "parts"):
        return ("record", type(x), tuple(freeze(y) for y in x.parts()))
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
        return frozen[1](*[thaw(y) for y in frozen[2]])
    if frozen and frozen[0] == "list":
        return [thaw(y) for y in frozen[1]]
    return vec[i64](list(frozen))


def plain(x: Any) -> Any:
    """Nested lists of ints, without the names of classes."""
    if hasattr(x, "parts"):
        return [plain(y) for y in x.parts()]
    if isinstance(x, list):
        return [plain(y) for y in x]
    return int(x) if isinstance(x, int) else [int(y) for y in x]


def same(x: Any, y: Any) -> bool:
    return bool(plain(x) == plain(y))


def digest(x: Any) -> str:
    """A short fingerprint, equal in the interpreted and the compiled build."""
    return sha256(repr(plain(x)).encode()).hexdigest()[:16]


def fields(x: Any) -> list[str]:
    """The names of the constructor's arguments, which are those of parts()."""
    return list(inspect.signature(type(x)).parameters)


def to_dict(x: Any) -> Any:
    """A position as JSON, each number under its name."""
    if hasattr(x, "parts"):
        return {name: to_dict(y) for name, y in zip(fields(x), x.parts(), strict=True)}
    if isinstance(x, list):
        return [to_dict(y) for y in x]
    return plain(x)


def from_dict(like: Any, data: Any) -> Any:
    """The state that `to_dict` wrote; `like` is any state of the same title and seats."""
    if hasattr(like, "parts"):
        pairs = zip(fields(like), like.parts(), strict=True)
        return type(like)(*[from_dict(part, data[name]) for name, part in pairs])
    if isinstance(like, list):
        return [from_dict(like[min(i, len(like) - 1)], y) for i, y in enumerate(data)]
    return int(data) if isinstance(like, int) else vec[i64]([int(y) for y in data])
