"""A score sheet: points line by line, and the places with their tie-breaks."""

from typing import TypedDict


class SheetJson(TypedDict):
    seat: int
    lines: dict[str, int]
    total: int
    tie: list[int]
    place: int


class Sheet:
    def __init__(self, seat: int, lines: list[tuple[str, int]], tie: list[int]) -> None:
        self.seat = seat
        self.lines = lines  # (key, points) in the order of the score pad
        self.total = sum(points for _, points in lines)
        self.tie = tie  # compared after the total, higher is better
        self.place = 0  # 1 is the winner; equal in everything shares

    def rank_key(self) -> tuple[int, list[int]]:
        return self.total, self.tie

    def to_json(self) -> SheetJson:
        return {
            "seat": self.seat,
            "lines": dict(self.lines),
            "total": self.total,
            "tie": self.tie,
            "place": self.place,
        }


def rank(sheets: list[Sheet], target: int | None = None) -> list[Sheet]:
    """Give every sheet its place; the order of the list stays.

    Who plays alone for a target is first with at least so many points, else second.
    """
    for sheet in sheets:
        key = sheet.rank_key()
        sheet.place = 1 + sum(1 for other in sheets if other.rank_key() > key)
        if target is not None and sheet.total < target:
            sheet.place += 1
    return sheets
