"""The settings of Pantheon."""

from megalith.core.options import Option, start_player


def options() -> tuple[Option, ...]:
    yes_or_no = (True, False)
    return (
        start_player(),
        Option("bonus_tokens", "dealt", ("dealt", "chosen")),
        Option("start_material", "standard", ("standard", "by_players")),
        Option("demigod_taken", "uppermost", ("uppermost", "highest")),
        Option("jump_landing", "foot", ("foot", "foot_or_column")),
        Option("traitera_after_last_token", True, yes_or_no),
        Option("epoch_turn_limit", 50, least=0, most=1000),
        Option("show_known_cards", True, yes_or_no),
        Option("show_known_demigods", True, yes_or_no),
    )
