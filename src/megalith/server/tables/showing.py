"""What a table shows, encoded once for all who see the same: the view and the choices of now, and
the log in parts that never change.
"""

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from megalith.server.tables.history import Past

PART = 50  # entries of the log that are encoded together
_encode = msgspec.json.Encoder().encode
Eyes = int | None  # a seat, or a spectator


class Showing:
    def __init__(self, past: "Past") -> None:
        self._past = past
        self._at = -1  # the version that `_now` is of
        self._now: dict[Eyes | str, msgspec.Raw] = {}
        self._parts: dict[Eyes, list[bytes]] = {}

    def view(self, seat: Eyes) -> msgspec.Raw:
        past = self._past
        eyes = past.game.border.eyes(past.table.state, seat)
        return self._once(eyes, lambda: past.view(eyes))

    def choices(self) -> msgspec.Raw:
        return self._once("choices", self._past.choices)

    def steps(self, seat: Eyes, start: int, end: int) -> msgspec.Raw:
        """The log from one entry to another, as a seat may see it."""
        found: list[bytes] = []
        n = start
        while n < end:
            part, inside = divmod(n, PART)
            if inside == 0 and n + PART <= end:
                found.append(self._part(seat, part))
                n += PART
            else:
                until = min(end, n - inside + PART)
                found.append(_bare(self._past.steps(seat, n, until)))
                n = until
        return msgspec.Raw(b"[" + b",".join(found) + b"]")

    def _part(self, seat: Eyes, number: int) -> bytes:
        parts = self._parts.setdefault(seat, [])
        while len(parts) <= number:
            start = PART * len(parts)
            parts.append(_bare(self._past.steps(seat, start, start + PART)))
        return parts[number]

    def _once(self, key: Eyes | str, make: Any) -> msgspec.Raw:
        if self._at != self._past.at:
            self._now.clear()
            self._at = self._past.at
        if key not in self._now:
            self._now[key] = msgspec.Raw(_encode(make()))
        return self._now[key]


def _bare(entries: list[Any]) -> bytes:
    return _encode(entries)[1:-1]
