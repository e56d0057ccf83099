"""The door of Akropolis: its rules, its mind and its border in one."""

from megalith.core.border import Border
from megalith.core.game import Title
from megalith.games.akropolis.border import calculator, events, records, refusals, view
from megalith.games.akropolis.mind.mind import AkropolisMind
from megalith.games.akropolis.mind.weights import SHIPPED
from megalith.games.akropolis.rules.options import options
from megalith.games.akropolis.rules.rules import AkropolisRules
from megalith.games.akropolis.rules.state import AkropolisState


def title() -> Title[AkropolisState]:
    return Title(
        id="akropolis",
        version=1,
        prefix="AK",
        players=(1, 2, 3, 4),
        options=options(),
        rules=AkropolisRules(),
        mind=AkropolisMind(SHIPPED),
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
)
