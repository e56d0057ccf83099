"""The door of Pantheon: its rules, its mind and its border in one."""

from megalith.core.border import Border
from megalith.core.game import Title
from megalith.games.pantheon.border import calculator, events, records, refusals, view
from megalith.games.pantheon.border.shapes import SHAPES
from megalith.games.pantheon.mind.mind import PantheonMind
from megalith.games.pantheon.mind.weights import SHIPPED
from megalith.games.pantheon.rules.components import PLAYERS
from megalith.games.pantheon.rules.options import options
from megalith.games.pantheon.rules.rules import PantheonRules
from megalith.games.pantheon.rules.state import PantheonState


def title() -> Title[PantheonState]:
    return Title(
        id="pantheon",
        version=1,
        prefix="PA",
        players=tuple(PLAYERS),
        options=options(),
        rules=PantheonRules(),
        mind=PantheonMind(SHIPPED),
        border=BORDER,
    )


BORDER = Border(
    shapes=SHAPES,
    decision=records.decision,
    describe=records.describe,
    parse=records.parse,
    why_not=refusals.why_not,
    view=view.view,
    explain=events.explain,
    calculate=calculator.calculate,
    seen=records.seen,
)
