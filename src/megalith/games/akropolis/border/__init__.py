"""What people and files see and say of the title, module by module."""

from megalith.games.akropolis.border import calculator as calculator
from megalith.games.akropolis.border import events as events
from megalith.games.akropolis.border import form as form
from megalith.games.akropolis.border import luck as luck
from megalith.games.akropolis.border import records as records
from megalith.games.akropolis.border import refusals as refusals
from megalith.games.akropolis.border import view as view
