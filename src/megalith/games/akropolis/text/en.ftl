# Words of Akropolis.
title = Akropolis
    .blurb = Take tiles from the construction site and build a Greek city, outwards and upwards.

# Decisions and choices
decision-choose_tile = { $player }: take a tile from the construction site ({ $stones ->
    [0] no stones, so the free one
    [one] { $stones } stone to spend
   *[other] { $stones } stones to spend
})
decision-place_tile = { $player }: add the tile to your city ({ $tile })
do-choose_tile = { $slot ->
    [0] Take the free tile
    [one] Take the tile that costs { $slot } stone
   *[other] Take the tile that costs { $slot } stones
}
here-place_tile = The tile here, turned like this
here-decision-place_tile = Add the tile to your city
do-place_tile = First hex: { $hex }; rotation { $rotation }
do-first_player = { $player } is the first chief architect
do-first_site = The site gets { $tile }
do-refill = The site gets { $tile }
asked-choose_tile = taking a tile
asked-place_tile = adding the tile to the city
asked-first_player = the draw for the first chief architect
asked-first_site = laying out the first site
asked-refill = refilling the site

# What happened
# The log of the page: without ways and turns
log-laid = { $player } lays it in the city.
    .you = You lay it in your city.
# Before a tile is laid
ahead-laid = The tile goes into the city of { $player }.
    .you = The tile goes into your city.
log-level = { $player }: on level { $level }.
    .you = On level { $level }.

event-first_player = { $player } is the first chief architect.
    .you = You are the first chief architect.
event-site_tile = The tile “{ $tile }” comes to the site, price { $slot }.
event-round_begins = Round { $round }: { $player } is chief architect.
    .you = Round { $round }: you are chief architect.
event-took = { $player } takes { $tile } { $price ->
    [0] for free.
    [one] for { $price } stone.
   *[other] for { $price } stones.
}
    .you = You take { $tile } { $price ->
        [0] for free.
        [one] for { $price } stone.
       *[other] for { $price } stones.
    }
event-laid = { $player } lays { $tile }: { $hex }, rotation { $rotation }.
    .you = You lay { $tile }: { $hex }, rotation { $rotation }.
event-level = It lies on level { $level }.
event-stones = { $player } covers quarries and takes { $stones ->
    [one] { $stones } stone.
   *[other] { $stones } stones.
}
    .you = You cover quarries and take { $stones ->
        [one] { $stones } stone.
       *[other] { $stones } stones.
    }
event-rival_paid = The rival architect gets { $stones ->
    [one] this stone.
   *[other] these { $stones } stones.
}
event-rival_took = The rival architect takes { $tile } { $price ->
    [0] for free.
    [one] for { $price } stone.
   *[other] for { $price } stones.
}
event-game_ends = One tile is left and no stack: the game ends after round { $round }.

# Refusals
refusal-other-decision = Not now: first comes { $decision }.
refusal-empty-slot = The site has only { $tiles ->
    [one] { $tiles } tile.
   *[other] { $tiles } tiles.
}
refusal-too-dear = That tile costs { $price ->
    [one] { $price } stone
   *[other] { $price } stones
}, and you have { $stones ->
    [0] none: only the first tile is free.
   *[other] { $stones }.
}
refusal-mixed_levels = Uneven support: the three cells differ in height.
refusal-not_connected = It touches nothing: lay it against the city.
refusal-one_tile_below = Only one tile below: it must rest on two tiles or more.
refusal-not-drawable = { $tile } is not among the unseen tiles.
refusal-no-such-seat = There is no such seat.

# The score sheet
line-houses = Houses
    .tip = The largest group of houses: its levels added up, times the stars on house plazas.
line-markets = Markets
    .tip = Markets with no market next to them: their levels times the stars on market plazas.
line-barracks = Barracks
    .tip = Barracks on the edge of the city: their levels times the stars on barracks plazas.
line-temples = Temples
    .tip = Temples built up on all six sides: their levels times the stars on temple plazas.
line-gardens = Gardens
    .tip = All gardens: their levels times the stars on garden plazas.
line-stones = Stones
    .tip = 1 point for each stone left; more stones also break a tie.
line-quarries = Quarries
    .tip = Only the rival Metagenes scores them: 2 points for each quarry.
line-hope_houses = Houses (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_markets = Markets (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_barracks = Barracks (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_temples = Temples (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_gardens = Gardens (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_stones = Stones and quarries (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_room = Room on higher levels (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
ending-last_tile = One tile was left in the site and no stack to refill it.

# Settings
option-start_player = First chief architect
    .tip = Who starts: a player of the list, or one drawn at random. No effect in the solo game.
    .example = Ada starts with one stone; everybody after her has one more.
option-start_player-random = at random
option-start_player-seat_0 = player 1
option-start_player-seat_1 = player 2
option-start_player-seat_2 = player 3
option-start_player-seat_3 = player 4
option-long_game = Long game (all tiles)
    .tip = All 61 tiles with 2 or 3 players, or alone. With 4 players they are in play anyway.
    .example = Two players then have thirty turns each instead of eighteen.
option-long_game-false = no
option-long_game-true = yes
option-variant_houses = Houses variant
    .tip = A scored group worth 10 or more counts twice.
    .example = A group of houses worth 12 counts as 24 before the stars multiply it.
option-variant_houses-false = no
option-variant_houses-true = yes
option-variant_markets = Markets variant
    .tip = A market beside a market plaza counts twice.
    .example = A lone market on level 2 beside its plaza counts 4 instead of 2.
option-variant_markets-false = no
option-variant_markets-true = yes
option-variant_barracks = Barracks variant
    .tip = Barracks with 3 or 4 free sides count twice.
    .example = Barracks on a tip of the city, three sides free, count twice; in a straight wall they count once.
option-variant_barracks-false = no
option-variant_barracks-true = yes
option-variant_temples = Temples variant
    .tip = A temple on level 2 or higher counts twice.
    .example = A closed-in temple on level 2 counts 4 instead of 2; on the ground it stays 1.
option-variant_temples-false = no
option-variant_temples-true = yes
option-variant_gardens = Gardens variant
    .tip = A garden beside a lake counts twice.
    .example = Leave a hole in the city: every garden around it counts twice.
option-variant_gardens-false = no
option-variant_gardens-true = yes
option-enclosed_cells = Holes in the city
    .tip = An empty space shut in by the city: a lake of any size; or edge for barracks too; or the book to the letter: a lake is a single hex, and one more empty side of a barracks.
    .example = Barracks around a hole: with “lake” they do not count, with “edge” they do.
option-enclosed_cells-lake = lake
option-enclosed_cells-edge = edge
option-enclosed_cells-literal = to the letter
option-solo_architect = Rival architect (solo extension)
    .tip = The automa of the solo game, an extension beyond the rule book: easy, medium or hard.
    .example = Alone against Metagenes: each of its quarries brings points, too.
option-solo_architect-hippodamos = Hippodamos (easy)
option-solo_architect-metagenes = Metagenes (medium)
option-solo_architect-callicrates = Callicrates (hard)
option-site_direction = Free end of the site
    .tip = At which end the free tile is drawn. Changes nothing in the game.
    .example = “Left” draws the free tile where reading begins.
option-site_direction-right_to_left = on the right
option-site_direction-left_to_right = on the left
option-live_scores = Scores during the game
    .tip = Shows or hides the running scores. Changes nothing in the game.
    .example = Hidden, the points are a surprise until the last tile.
option-live_scores-true = shown
option-live_scores-false = hidden

# Things and notions
word-player = architect
    .tip = Builds a city.
word-chief = chief architect
    .tip = Starts the round; the marker moves one seat to the left at each refill.
word-site = construction site
    .tip = The tiles on offer; the first is free.
word-price = price
    .tip = 1 stone for each tile before it.
word-stack = stack
    .tip = Face-down tiles for one round.
word-city_tile = city tile
    .tip = Three areas on three hexes.
word-start_tile = starting tile
    .tip = A house plaza and three quarries.
word-area = area
    .tip = One hex of a tile: a district, a plaza or a quarry.
word-level = level
    .tip = How high a hex lies, and what a district there is worth.
word-stone = stone
    .tip = Pays for tiles; 1 point at the end.
word-reserve = reserve
    .tip = The stones of nobody; it never runs out.
word-quarry = quarry
    .tip = Cover it and take 1 stone; it scores nothing.
word-plaza = plaza
    .tip = Its stars multiply the districts of its kind.
word-star = star
    .tip = Multiplier: all visible stars of a kind are added up.
word-district = district
    .tip = Brings points in the right place.
word-edge = edge of the city
    .tip = Next to open ground.
word-lake = lake
    .tip = An empty space enclosed by the city.
word-value = value
    .tip = The levels of the counted districts added up.
word-score_pad = score pad
    .tip = Five products and the stones.
word-player_aid = player aid
    .tip = How many areas of each kind are in play, and when they count.
word-round = round
    .tip = Lasts until the site holds a single tile.
word-turn = turn
    .tip = Take a tile, then add it to the city.

kind-house = Houses
    .tip = Only the largest group counts.
kind-market = Markets
    .tip = Count with no market next to them.
kind-barracks = Barracks
    .tip = Count on the edge of the city.
kind-temple = Temples
    .tip = Count when built up on all six sides.
kind-garden = Gardens
    .tip = Count everywhere.
kind-quarry = Quarries
    .tip = Cover one to take 1 stone.
face-house = house
    .tip = Only the largest group counts.
face-market = market
    .tip = Counts with no market next to it.
face-barracks = barracks
    .tip = Count on the edge of the city.
face-temple = temple
    .tip = Counts when built up on all six sides.
face-garden = garden
    .tip = Counts everywhere.
face-quarry = quarry
    .tip = Cover it: take 1 stone.
face-house_plaza = house plaza
    .tip = 1 star for houses.
face-market_plaza = market plaza
    .tip = 2 stars for markets.
face-barracks_plaza = barracks plaza
    .tip = 2 stars for barracks.
face-temple_plaza = temple plaza
    .tip = 2 stars for temples.
face-garden_plaza = garden plaza
    .tip = 3 stars for gardens.
rival = The rival
architect-hippodamos = Hippodamos
    .tip = Easy: every district is worth 1.
architect-metagenes = Metagenes
    .tip = Medium: every district is worth 1, and each quarry brings 2 points.
architect-callicrates = Callicrates
    .tip = Hard: every district is worth 2.

# The board in the terminal
board-unseen = Not seen yet (+ plazas):
board-count = Round { $n }
board-round = Round { $round } of { $rounds } · { $stacks ->
    [0] no stack left
    [one] { $stacks } stack left
   *[other] { $stacks } stacks left
}
board-site = Construction site (the first hex of a tile is underlined)
board-price = { $price ->
    [0] free
    [one] { $price } stone
   *[other] { $price } stones
}
board-hand = In hand, rotation 0 to 5
board-chief = chief architect
board-player = City
board-total = Total
board-plazas = Capital letter: plaza with its stars · digit: level
board-column = Column q = { $q }
board-cell = First hex on ({ $q }, { $r })

# The 61 city tiles
tile-start = starting tile
    .tip = A house plaza (1 star) with a quarry to the north, south-east and south-west of it.
tile-a01 = house plaza – market – barracks
    .tip = Clockwise: house plaza (1 star), market, barracks. In every game.
tile-a02 = house plaza – garden – quarry
    .tip = Clockwise: house plaza (1 star), garden, quarry. In every game.
tile-a03 = house plaza – quarry – quarry
    .tip = Clockwise: house plaza (1 star), quarry, quarry. In every game.
tile-a04 = house plaza – quarry – quarry
    .tip = Clockwise: house plaza (1 star), quarry, quarry. In every game.
tile-a05 = house plaza – quarry – quarry
    .tip = Clockwise: house plaza (1 star), quarry, quarry. In every game.
tile-a06 = market plaza – house – garden
    .tip = Clockwise: market plaza (2 stars), house, garden. In every game.
tile-a07 = market plaza – barracks – quarry
    .tip = Clockwise: market plaza (2 stars), barracks, quarry. In every game.
tile-a08 = market plaza – temple – house
    .tip = Clockwise: market plaza (2 stars), temple, house. In every game.
tile-a09 = market plaza – quarry – quarry
    .tip = Clockwise: market plaza (2 stars), quarry, quarry. In every game.
tile-a10 = barracks plaza – house – temple
    .tip = Clockwise: barracks plaza (2 stars), house, temple. In every game.
tile-a11 = barracks plaza – house – quarry
    .tip = Clockwise: barracks plaza (2 stars), house, quarry. In every game.
tile-a12 = barracks plaza – market – house
    .tip = Clockwise: barracks plaza (2 stars), market, house. In every game.
tile-a13 = barracks plaza – quarry – quarry
    .tip = Clockwise: barracks plaza (2 stars), quarry, quarry. In every game.
tile-a14 = temple plaza – house – barracks
    .tip = Clockwise: temple plaza (2 stars), house, barracks. In every game.
tile-a15 = temple plaza – house – quarry
    .tip = Clockwise: temple plaza (2 stars), house, quarry. In every game.
tile-a16 = temple plaza – quarry – house
    .tip = Clockwise: temple plaza (2 stars), quarry, house. In every game.
tile-a17 = temple plaza – quarry – quarry
    .tip = Clockwise: temple plaza (2 stars), quarry, quarry. In every game.
tile-a18 = garden plaza – house – quarry
    .tip = Clockwise: garden plaza (3 stars), house, quarry. In every game.
tile-a19 = garden plaza – quarry – house
    .tip = Clockwise: garden plaza (3 stars), quarry, house. In every game.
tile-a20 = garden plaza – quarry – quarry
    .tip = Clockwise: garden plaza (3 stars), quarry, quarry. In every game.
tile-a21 = house – house – quarry
    .tip = Clockwise: house, house, quarry. In every game.
tile-a22 = house – barracks – temple
    .tip = Clockwise: house, barracks, temple. In every game.
tile-a23 = house – barracks – quarry
    .tip = Clockwise: house, barracks, quarry. In every game.
tile-a24 = house – temple – market
    .tip = Clockwise: house, temple, market. In every game.
tile-a25 = house – garden – market
    .tip = Clockwise: house, garden, market. In every game.
tile-a26 = house – garden – barracks
    .tip = Clockwise: house, garden, barracks. In every game.
tile-a27 = house – quarry – market
    .tip = Clockwise: house, quarry, market. In every game.
tile-a28 = market – barracks – quarry
    .tip = Clockwise: market, barracks, quarry. In every game.
tile-a29 = market – temple – quarry
    .tip = Clockwise: market, temple, quarry. In every game.
tile-a30 = market – garden – quarry
    .tip = Clockwise: market, garden, quarry. In every game.
tile-a31 = market – quarry – barracks
    .tip = Clockwise: market, quarry, barracks. In every game.
tile-a32 = market – quarry – barracks
    .tip = Clockwise: market, quarry, barracks. In every game.
tile-a33 = market – quarry – temple
    .tip = Clockwise: market, quarry, temple. In every game.
tile-a34 = market – quarry – quarry
    .tip = Clockwise: market, quarry, quarry. In every game.
tile-a35 = barracks – quarry – temple
    .tip = Clockwise: barracks, quarry, temple. In every game.
tile-a36 = temple – quarry – quarry
    .tip = Clockwise: temple, quarry, quarry. In every game.
tile-a37 = garden – quarry – quarry
    .tip = Clockwise: garden, quarry, quarry. In every game.
tile-a38 = house plaza – temple – market
    .tip = Clockwise: house plaza (1 star), temple, market. From 3 players on, and in the long game.
tile-a39 = market plaza – quarry – quarry
    .tip = Clockwise: market plaza (2 stars), quarry, quarry. From 3 players on, and in the long game.
tile-a40 = barracks plaza – quarry – house
    .tip = Clockwise: barracks plaza (2 stars), quarry, house. From 3 players on, and in the long game.
tile-a41 = temple plaza – quarry – quarry
    .tip = Clockwise: temple plaza (2 stars), quarry, quarry. From 3 players on, and in the long game.
tile-a42 = garden plaza – house – barracks
    .tip = Clockwise: garden plaza (3 stars), house, barracks. From 3 players on, and in the long game.
tile-a43 = house – house – quarry
    .tip = Clockwise: house, house, quarry. From 3 players on, and in the long game.
tile-a44 = house – market – barracks
    .tip = Clockwise: house, market, barracks. From 3 players on, and in the long game.
tile-a45 = house – market – quarry
    .tip = Clockwise: house, market, quarry. From 3 players on, and in the long game.
tile-a46 = house – quarry – market
    .tip = Clockwise: house, quarry, market. From 3 players on, and in the long game.
tile-a47 = house – quarry – temple
    .tip = Clockwise: house, quarry, temple. From 3 players on, and in the long game.
tile-a48 = house – quarry – quarry
    .tip = Clockwise: house, quarry, quarry. From 3 players on, and in the long game.
tile-a49 = barracks – garden – quarry
    .tip = Clockwise: barracks, garden, quarry. From 3 players on, and in the long game.
tile-a50 = house plaza – quarry – market
    .tip = Clockwise: house plaza (1 star), quarry, market. With 4 players, and in the long game.
tile-a51 = market plaza – quarry – temple
    .tip = Clockwise: market plaza (2 stars), quarry, temple. With 4 players, and in the long game.
tile-a52 = barracks plaza – quarry – quarry
    .tip = Clockwise: barracks plaza (2 stars), quarry, quarry. With 4 players, and in the long game.
tile-a53 = temple plaza – house – market
    .tip = Clockwise: temple plaza (2 stars), house, market. With 4 players, and in the long game.
tile-a54 = garden plaza – market – house
    .tip = Clockwise: garden plaza (3 stars), market, house. With 4 players, and in the long game.
tile-a55 = house – house – quarry
    .tip = Clockwise: house, house, quarry. With 4 players, and in the long game.
tile-a56 = house – market – quarry
    .tip = Clockwise: house, market, quarry. With 4 players, and in the long game.
tile-a57 = house – barracks – quarry
    .tip = Clockwise: house, barracks, quarry. With 4 players, and in the long game.
tile-a58 = house – temple – quarry
    .tip = Clockwise: house, temple, quarry. With 4 players, and in the long game.
tile-a59 = house – quarry – barracks
    .tip = Clockwise: house, quarry, barracks. With 4 players, and in the long game.
tile-a60 = house – quarry – garden
    .tip = Clockwise: house, quarry, garden. With 4 players, and in the long game.
tile-a61 = barracks – quarry – quarry
    .tip = Clockwise: barracks, quarry, quarry. With 4 players, and in the long game.

# -- what is wrong with a score sheet

sheet-cities = expected a list of 1 to { $most } cities
sheet-entries = expected a list of at most { $most } entries, as no city has more
sheet-cell-twice = ({ $q }, { $r }) was given before
sheet-cell = expected whole numbers q and r at most { $most } steps from (0, 0), not { $found }
sheet-stars = a { $kind } has { $printed ->
    [0] no stars
   *[other] 0 or { $printed } stars
 }, not { $found }
sheet-tile-twice = { $tile } lies there already
sheet-cannot-lie = the tile cannot lie at ({ $q }, { $r }) with rotation { $rotation } ({ $rule })

# -- what looks odd in a score sheet and is scored all the same

warning-city_in_pieces = The city is in several pieces; every tile must touch the city.
warning-start_tile_missing = The starting tile is missing around the middle; it is part of every city.

# -- cells of a city, told from its middle

hex-0_0 = the middle
hex-beside = { $way } of { $place }
hexes-0 = { $n } south-east
hexes-1 = { $n } south
hexes-2 = { $n } south-west
hexes-3 = { $n } north-west
hexes-4 = { $n } north
hexes-5 = { $n } north-east

# The form of the score sheet
form-stones = Stones left
form-hexes = The city as seen from above

# What a set of components with other tiles says of them
told-tile = { $names }
    .tip = Clockwise: { $areas }. { $when }
told-starred = { $name } ({ $n ->
        [one] 1 star
       *[other] { $n } stars
    })
told-plaza = { $name }
    .tip = { $n ->
        [one] 1 star
       *[other] { $n } stars
    } for its districts.
told-from-2 = In every game.
told-from-3 = From 3 players on, and in the long game.
told-from-4 = With 4 players, and in the long game.
