"""What people and files see and say of the title, module by module."""

from megalith.games.origins.border import calculator as calculator
from megalith.games.origins.border import events as events
from megalith.games.origins.border import form as form
from megalith.games.origins.border import holds as holds
from megalith.games.origins.border import luck as luck
from megalith.games.origins.border import records as records
from megalith.games.origins.border import refusals as refusals
from megalith.games.origins.border import view as view
