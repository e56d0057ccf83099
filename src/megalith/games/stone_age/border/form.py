"""The form of the score sheet."""

from megalith.core.form import Entry, Form
from megalith.games.stone_age.rules.components import N_TILES, StoneAgeKit

TOOLS = 3  # that a player can have


def form(kit: StoneAgeKit) -> Form:
    return Form(
        (
            Entry("score", least=-1000, most=10000),
            Entry("food_track", most=int(kit.track_max)),
            Entry("workers", least=int(kit.workers_start), most=int(kit.workers_max)),
            Entry("buildings", most=N_TILES),
            Entry("tools", "list", most=int(kit.tool_max), length=TOOLS),
            Entry("resources", "counts", most=999, ids=kit.resources),
            Entry("green", "counts", most=int(kit.symbol_copies), ids=kit.symbols),
            Entry("yellow", "counts", most=max(kit.figures_in_all), ids=kit.roles),
        )
    )
