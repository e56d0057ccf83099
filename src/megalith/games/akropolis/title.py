"""The door of Akropolis: its rules, its mind and its border in one, for a set of components."""

from typing import Any

from megalith.core.border import bundled, everybody
from megalith.core.game import Title
from megalith.games.akropolis import border
from megalith.games.akropolis.mind.mind import AkropolisMind
from megalith.games.akropolis.mind.weights import SHIPPED
from megalith.games.akropolis.rules.components import AkropolisKit
from megalith.games.akropolis.rules.options import options
from megalith.games.akropolis.rules.rules import AkropolisRules
from megalith.games.akropolis.rules.state import AkropolisState


def title(facts: dict[str, Any]) -> Title[AkropolisState]:
    kit = AkropolisKit(facts)
    return Title(
        id="akropolis",
        version=1,
        prefix="AK",
        players=(1, 2, 3, 4),
        options=options(),
        rules=AkropolisRules(kit),
        mind=AkropolisMind(kit, SHIPPED),
        border=bundled(
            kit,
            border,
            eyes=everybody,
        ),
        kit=kit,
        longest=400,
    )
