"""What people and files see and say of the title, module by module."""

from megalith.games.stone_age.border import calculator as calculator
from megalith.games.stone_age.border import events as events
from megalith.games.stone_age.border import form as form
from megalith.games.stone_age.border import holds as holds
from megalith.games.stone_age.border import luck as luck
from megalith.games.stone_age.border import records as records
from megalith.games.stone_age.border import refusals as refusals
from megalith.games.stone_age.border import view as view
