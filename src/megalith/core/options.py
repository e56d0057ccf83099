"""The settings of a title: what may be chosen, and the check of what was chosen."""

from collections.abc import Mapping, Sequence

from megalith.core.errors import OptionError

Chosen = dict[str, object]  # option id -> value


Value = bool | int | str | None


class Option:
    """One setting: a list of allowed values, or a whole number from `least` to `most`."""

    def __init__(
        self,
        id: str,
        default: Value,
        values: Sequence[Value] = (),
        least: int = 0,
        most: int = 0,
        once: str = "",
        once_values: Mapping[str, str] | None = None,
    ) -> None:
        self.id = id
        self.default = default
        self.values = tuple(values)
        self.least = least
        self.most = most
        self.once = once  # the id that it has in old records
        self.once_values = dict(once_values or {})  # values as old records have them

    def allows(self, value: object) -> bool:
        if self.values:
            return any(value is v or (value == v and type(value) is type(v)) for v in self.values)
        if value is None:
            return self.default is None
        return type(value) is int and self.least <= value <= self.most

    def expected(self) -> str:
        if self.values:
            return ", ".join(_shown(v) for v in self.values)
        whole = f"a whole number from {self.least} to {self.most}"
        return f"none, {whole}" if self.default is None else whole

    def read(self, text: str) -> object:
        """The value that a person typed."""
        for v in self.values:
            if _shown(v) == text.lower():
                return v
        if not self.values and self.default is None and text.lower() == "none":
            return None
        if not self.values and text.isascii() and text.removeprefix("-").isdigit():
            return int(text)
        raise self.unfit(repr(text))

    def unfit(self, found: str) -> OptionError:
        """The error that says what is expected."""
        args = {"id": self.id, "found": found, "known": self.expected()}
        key = "option-value"
        if not self.values:
            key = "option-number-or-none" if self.default is None else "option-number"
            args |= {"least": str(self.least), "most": str(self.most)}
        return OptionError("option {id}: {found} is not one of: {known}", key, **args)


def _shown(value: object) -> str:
    return str(value).lower()


def start_player(
    default: str = "random", once: str = "", once_values: Mapping[str, str] | None = None
) -> Option:
    """Who begins: drawn, or a seat; the same in every title."""
    values = ("random", "seat_0", "seat_1", "seat_2", "seat_3")
    return Option("start_player", default, values, once=once, once_values=once_values)


def seat_of(id: str, value: str, seats: int) -> int:
    """The seat that an option names, as in `seat_2`; it must be at the table."""
    seat = int(value.rpartition("_")[2])
    if seat >= seats:
        text = "option {id}: {found} does not exist with {n} players"
        raise OptionError(text, "option-seat", id=id, found=value, n=seats)
    return seat


def choose(options: Sequence[Option], given: Mapping[str, object]) -> Chosen:
    """All options with their values: what was given, else the default. Old names are understood."""
    given = _renamed(options, given)
    known = [o.id for o in options]
    for name in given:
        if name not in known:
            text = "unknown option {found}; there are: {known}"
            raise OptionError(text, "option", found=repr(name), known=", ".join(known))
    chosen: Chosen = {}
    for o in options:
        value = given.get(o.id, o.default)
        if not o.allows(value):
            raise o.unfit(repr(value))
        chosen[o.id] = value
    return chosen


def _renamed(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, object]:
    """The same under the present names, where a record has those of earlier days."""
    ids = {o.once: o.id for o in options if o.once and o.id not in given}
    found = {ids.get(id, id): value for id, value in given.items()}
    for o in options:
        value = found.get(o.id)
        if isinstance(value, str) and value in o.once_values:
            found[o.id] = o.once_values[value]
    return found
