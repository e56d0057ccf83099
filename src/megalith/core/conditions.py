"""Conditions between the fields of a set of components: shapes that are asked once the parts are
sound.
"""

from megalith.core.errors import TableError
from megalith.core.spots import ABSENT, Shape, Spot, same, short


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
            at.fault(TableError(why, "set-differs-from", path=path, wanted=short(other)))

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
