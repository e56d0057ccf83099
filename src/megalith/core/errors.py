"""What can be wrong with what came from outside. Faults of our own are assertions."""


class TableError(ValueError):
    """The base of every error that a person can cause and mend.

    `text` is English with {names} of `args`; with a `key` the same sentence stands in the files of
    every language as `fault-<key>`. An argument may be another error, which is then said too.
    """

    prefix = "fault"

    def __init__(self, text: str, key: str = "", **args: object) -> None:
        self.key = key
        self.said = {n: v if isinstance(v, TableError) else str(v) for n, v in args.items()}
        super().__init__(text.format(**self.said) if key else text)


UNREADABLE = ("cannot read {path}: {why}", "unreadable")
UNWRITABLE = ("cannot write {path}: {why}", "unwritable")


class RecordError(TableError):
    """A file that is no record, or a record that does not replay."""


class NotationError(TableError):
    """A line or a record that cannot be read."""


class OptionError(TableError):
    """An option, a value or a number of players that the title does not have."""


class SheetError(TableError):
    """A score sheet that cannot be read or cannot exist.

    Its sentences are `sheet-<key>`. `where` is the place in the sheet, `code` the name that the
    rules give to the fault.
    """

    prefix = "sheet"

    def __init__(
        self, text: str, key: str = "", where: str = "", code: str = "", **args: object
    ) -> None:
        super().__init__(text, key, **args)
        self.where = where
        self.code = code
        self.args = (": ".join(part for part in (code, where, str(self)) if part),)


class IllegalAction(TableError):
    """Not now: `refusal` says which rule forbids it."""

    def __init__(self, refusal: "Refusal") -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Refusal:
    """Why something is not possible: the rule's id, the key of the sentence, its arguments."""

    def __init__(self, rule: str, key: str, **args: object) -> None:
        self.rule = rule
        self.key = key
        self.args = args

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"{self.key} ({self.rule})" + (f": {details}" if details else "")

    def __repr__(self) -> str:
        return f"Refusal({self})"
