"""The settings of Origins."""

from megalith.core.options import Option


def options() -> tuple[Option, ...]:
    seats = tuple(f"player_{k}" for k in range(4))
    return (
        Option("first_player", "random", ("random", *seats)),
        Option("announce_end", True, (True, False)),
        Option("round_cap", None, least=1, most=1000),
    )
