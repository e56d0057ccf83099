"""The door of Akropolis: its rules, its mind and its border in one, for a set of components."""

from typing import Any

from megalith.core.border import Border, bundled, everybody
from megalith.core.game import Title
from megalith.games.akropolis.border import calculator, events, form, luck, records, refusals, view
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
        border=border(kit),
        kit=kit,
        longest=400,
    )


def border(kit: AkropolisKit) -> Border[AkropolisState]:
    return bundled(
        kit,
        records=records,
        refusals=refusals,
        view=view,
        events=events,
        calculator=calculator,
        form=form.FORM,
        luck=luck,
        eyes=everybody,
    )
