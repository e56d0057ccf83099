"""What a view of Pantheon is made of; the page's types are made from this."""

from typing import NotRequired, TypedDict

from megalith.core.border import View


class Hex(TypedDict):
    q: int
    r: int


class Target(Hex):
    piece: str
    cost: int
    jump: bool


class Piece(Hex):
    seat: int
    piece: str
    linked: bool
    column: NotRequired[str]  # the id of the column's place


class BootyHex(Hex):
    token: str | None


class Player(TypedDict):
    """Cards and demigods only where this seat may know them."""

    seat: int
    colour: str
    points: int
    lines: dict[str, int]
    feet: int
    columns: int
    spare_feet: int
    spare_columns: int
    columns_on_board: int
    offerings: dict[str, int]
    pays: dict[str, list[int | None]]
    gods: dict[str, int]
    tokens: dict[str, int]
    bonus: str | None
    steps: int
    jumps: int
    coins: int
    hand_size: int
    demigod_tokens: int
    known: NotRequired[dict[str, int]]
    demigods: NotRequired[list[int]]
    hidden_demigods: NotRequired[dict[str, int]]
    hand: NotRequired[dict[str, int]]
    secret_demigods: NotRequired[list[int]]


class PantheonView(View):
    epoch: int
    epochs: int
    phase: int
    god_points: int
    nation: str | None
    nations_left: list[str]
    start: int
    turn: int
    turns: int
    big_foot: int | None
    ready: int
    targets: list[Target]
    players: list[Player]
    temple: Hex | None
    pieces: list[Piece]
    gods: list[str | None]
    booty: list[BootyHex]
    picked: list[str]
    demigods: list[int]
    demigod_stack: dict[str, int]
    unseen_demigods: dict[str, list[int]]
    god_stack: dict[str, int]
    god_box: dict[str, int]
    bag: dict[str, int]
    bonus: list[str]
    row: list[str | None]
    deck: int
    discard: dict[str, int]
    played: dict[str, int]
    unseen_cards: dict[str, int]
    special_money: list[str]
