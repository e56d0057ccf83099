"""The door of Origins: its rules, its mind and its border in one."""

from megalith.core.border import Border
from megalith.core.game import Title
from megalith.games.origins.border import calculator, events, parsing, records, refusals, view
from megalith.games.origins.mind.mind import OriginsMind
from megalith.games.origins.mind.weights import SHIPPED
from megalith.games.origins.rules.options import options
from megalith.games.origins.rules.rules import OriginsRules
from megalith.games.origins.rules.state import OriginsState


def title() -> Title[OriginsState]:
    return Title(
        id="origins",
        version=1,
        prefix="OR",
        players=(1, 2, 3, 4),
        options=options(),
        guard={"round_cap": 12},
        rules=OriginsRules(),
        mind=OriginsMind(SHIPPED),
        border=BORDER,
    )


BORDER = Border(
    shapes=records.SHAPES,
    decision=records.decision,
    describe=records.describe,
    parse=parsing.parse,
    why_not=refusals.why_not,
    view=view.view,
    explain=events.explain,
    calculate=calculator.calculate,
)
