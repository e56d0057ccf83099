"""The form of the score sheet."""

from typing import Final

from megalith.core.form import Entry, Form
from megalith.games.akropolis.rules.components import CITY_FORMAT, AkropolisKit

FORM: Final = Form(
    (Entry("stones", most=1000), Entry("hexes", "city", start=[])), head={"format": CITY_FORMAT}
)


def form(kit: AkropolisKit) -> Form:
    """The same for every set of components."""
    return FORM
