"""What people and files see and say of the title, module by module."""

from megalith.games.pantheon.border import calculator as calculator
from megalith.games.pantheon.border import events as events
from megalith.games.pantheon.border import form as form
from megalith.games.pantheon.border import holds as holds
from megalith.games.pantheon.border import luck as luck
from megalith.games.pantheon.border import records as records
from megalith.games.pantheon.border import refusals as refusals
from megalith.games.pantheon.border import view as view
