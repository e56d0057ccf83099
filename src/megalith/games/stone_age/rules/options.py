"""The settings of Stone Age."""

from megalith.core.options import Option, start_player


def options() -> tuple[Option, ...]:
    return (
        Option("tool_supply", "unlimited", ("unlimited", "printed_12_6")),
        start_player(),
        Option("show_bought_cards", True, (True, False)),
        Option("round_cap", None, least=1, most=1000),
    )
