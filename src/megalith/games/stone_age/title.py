"""The door of Stone Age: its rules, its mind and its border in one, for a set of components."""

from typing import Any

from megalith.core.border import bundled
from megalith.core.game import Title
from megalith.games.stone_age import border
from megalith.games.stone_age.mind.mind import StoneAgeMind
from megalith.games.stone_age.mind.weights import SHIPPED
from megalith.games.stone_age.rules.components import StoneAgeKit
from megalith.games.stone_age.rules.options import options
from megalith.games.stone_age.rules.rules import StoneAgeRules
from megalith.games.stone_age.rules.state import StoneAgeState


def title(facts: dict[str, Any]) -> Title[StoneAgeState]:
    kit = StoneAgeKit(facts)
    return Title(
        id="stone_age",
        version=1,
        prefix="SA",
        players=(2, 3, 4),
        options=options(),
        rules=StoneAgeRules(kit),
        mind=StoneAgeMind(kit, SHIPPED),
        border=bundled(
            kit,
            border,
            eyes=border.view.eyes,
            seen=border.records.seen,
            detail=border.records.detail,
            lacks=border.events.LACKS,
            holds=border.holds.holds,
            small=border.holds.SMALL,
        ),
        kit=kit,
        longest=4_000,
    )
