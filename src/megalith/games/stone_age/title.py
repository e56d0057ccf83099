"""The door of Stone Age: its rules, its mind and its border in one."""

from megalith.core.border import Border
from megalith.core.game import Title
from megalith.games.stone_age.border import calculator, events, records, refusals, view
from megalith.games.stone_age.mind.mind import StoneAgeMind
from megalith.games.stone_age.mind.weights import SHIPPED
from megalith.games.stone_age.rules.options import options
from megalith.games.stone_age.rules.rules import StoneAgeRules
from megalith.games.stone_age.rules.state import StoneAgeState


def title() -> Title[StoneAgeState]:
    return Title(
        id="stone_age",
        version=1,
        prefix="SA",
        players=(2, 3, 4),
        options=options(),
        rules=StoneAgeRules(),
        mind=StoneAgeMind(SHIPPED),
        border=BORDER,
    )


BORDER = Border(
    shapes=records.SHAPES,
    decision=records.decision,
    describe=records.describe,
    parse=records.parse,
    why_not=refusals.why_not,
    view=view.view,
    explain=events.explain,
    calculate=calculator.calculate,
    seen=records.seen,
    detail=records.detail,
)
