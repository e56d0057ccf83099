"""The door of Origins: its rules, its mind and its border in one, for a set of components."""

from typing import Any, Final

from megalith.core.border import bundled, everybody
from megalith.core.game import Title
from megalith.games.origins import border
from megalith.games.origins.mind.mind import OriginsMind
from megalith.games.origins.mind.weights import SHIPPED
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.options import options
from megalith.games.origins.rules.rules import OriginsRules
from megalith.games.origins.rules.state import OriginsState

VERSION: Final = 3  # of the rules
OLDER: Final = (1, 2)  # by which records and tables that began so go on
EDITIONS: Final = {1: 1, 2: 1}  # of the shipped components, with which these came


def title(facts: dict[str, Any], version: int = VERSION) -> Title[OriginsState]:
    kit = OriginsKit(facts, version)
    return Title(
        id="origins",
        version=version,
        prefix="OR",
        players=(1, 2, 3, 4),
        options=options(),
        guard={"round_cap": 12},
        rules=OriginsRules(kit),
        mind=OriginsMind(kit, SHIPPED),
        border=bundled(
            kit,
            border,
            eyes=everybody,
            holds=border.holds.holds,
            small=border.holds.SMALL,
        ),
        kit=kit,
    )
