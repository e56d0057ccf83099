"""The settings of Origins."""

from megalith.core.options import Option, start_player


def options() -> tuple[Option, ...]:
    once = {f"player_{k}": f"seat_{k}" for k in range(4)}
    return (
        start_player(once="first_player", once_values=once),
        Option("announce_end", True, (True, False)),
        Option("round_cap", None, least=1, most=1000),
    )
