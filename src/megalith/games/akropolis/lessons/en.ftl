# Lessons of Akropolis.

lesson-turn = Your first turn
    .blurb = Take a tile, pay, lay it
lesson-turn-goal = You build a city. Every city begins with the same four hexes. On each turn you take one tile from the site, the row of tiles, and lay it. Most points win.
lesson-turn-take = The first tile of the site is free. Each of the others costs one stone for every tile before it. You have { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }: take the second tile.
    .hint = The second tile costs one stone.
    .free = The free tile is always possible. But try paying: take the second one.
lesson-turn-lay = Now lay it beside your city: choose a dot, and the tile appears there. Tap the tile to turn it. Every dot is allowed; confirm what you like.
    .hint = Tap a full dot: there the tile fits as it is turned now.
    .laid = It lies. What is laid stays for the whole game.
lesson-turn-rival = Your rival took the first tile. The rest moved up, so each is cheaper now. Prices fall while you wait.
lesson-turn-free = You have { $stones } stones left. What can you still take? Choose it.
    .hint = Without stones there is always the free one.
    .only = Without stones only the free tile is left. Next: how to get stones.

lesson-levels = Quarries and levels
    .blurb = Building upwards brings stones
lesson-levels-quarries = The grey hexes are quarries. They score nothing. Their stones are yours when you build over them.
lesson-levels-up = Lay this tile on top of others: choose a dot on your city. The three hexes below must be equally high and belong to two tiles or more. Cover quarries!
    .hint = Look for spots in the middle, where three quarries of two tiles meet.
    .three = Level 2! Three quarries covered: { $stones } stones. You have { $now } now.
    .some = Level 2! Quarries covered: { $stones } stones. You have { $now } now. Three at once would be possible.
    .ground = That lies on the ground. Try on top of your tiles, over quarries.
lesson-levels-worth = Higher is better twice: stones now, and each district is worth its level at the end. On level 2 it counts two, on level 3 three.

lesson-houses = Plazas and houses
    .blurb = How points are made
lesson-houses-plaza = Points of a colour: its districts, each worth its level, times the stars of its plazas. Your start tile has a house plaza with { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }. Houses give { $points } so far.
lesson-houses-group = Houses are blue. Only your largest group counts. Lay the tile so that its house joins the others.
    .hint = Let the blue house touch the blue houses that are there.
    .grown = The group has grown: { $points } points now.
    .lost = You covered houses: only { $points } left. Try another spot.
    .apart = The house stands alone, or nothing has changed. Let it touch the others.
lesson-houses-formula = A second house plaza would add its stars, and so multiply all of it. Without any visible plaza of its kind, a district is worth nothing.

lesson-markets = Markets and barracks
    .blurb = Alone, and at the edge
lesson-markets-alone = Markets are yellow and want no other market beside them. You have one and a market plaza: { $points } points, as the plaza has { $stars } stars.
lesson-markets-market = Lay this tile so that its market counts too, and the other still does.
    .hint = The two yellow markets must not touch.
    .counts = Both count: { $points } points.
    .spoilt = Two markets that touch spoil each other: { $points } points. Keep them apart.
    .nothing = No points more. Keep the new market away from the other.
lesson-markets-edge = Another city. Barracks are red and must stand at the edge, with an empty place beside them. Yours give { $points } points.
lesson-markets-barracks = Lay this tile so that your barracks give more points.
    .hint = Higher up they are worth more, as long as the edge is beside them.
    .counts = Good watch: { $points } points.
    .inside = Now something lost its place at the edge or was covered: { $points } points.
    .nothing = Nothing gained. The new barracks need an empty place beside them.

lesson-temples = Temples and gardens
    .blurb = Surrounded, and always
lesson-temples-around = Temples are purple. One counts only if all six places around it are built. Yours still has a gap; its plaza has { $stars } stars.
lesson-temples-close = Close the gap around the temple with this tile, whatever stands there.
    .hint = Find the empty place beside the purple temple, and fill it.
    .counts = Surrounded: the temple gives { $points } points.
    .open = There is still a gap around the temple. Fill it.
lesson-temples-garden = Another city. Gardens are green and always count; they are rare, but their plazas have { $stars } stars. Lay the garden as high as you can.
    .hint = On level 2 the garden is worth twice as much.
    .high = Level 2, three stars: { $points } points for one garden.
    .low = { $points } points: fine, but on level 2 it would be twice as much.
    .covered = That covers your garden plaza, and without it gardens give nothing.
lesson-temples-all = You know all five now: houses together, markets apart, barracks outside, temples inside, gardens anywhere. Hover or hold a district to see what counts.

lesson-end = The last turn
    .blurb = The end and the points
lesson-end-near = The stacks are empty: with the next tiles the game ends. There are { $tiles } tiles left, and one of them stays.
lesson-end-take = Take your last tile. You have { $stones } stones; each one left is a point at the end.
    .hint = What does a district more bring you, what does the stone cost?
    .other = A fair choice as well. We go on with another one.
lesson-end-lay = Your last tile: look for the most points. The number over the tile tells what a spot brings.
    .hint = Try several dots and compare the numbers. Nothing is laid before you confirm.
    .laid = You end with { $points } points: no spot brings more.
    .near = That makes { $points } points, a good spot. Another one brings a little more: we go on with that.
    .less = Only { $points } points: the tile brings more elsewhere. Compare the numbers.
lesson-end-over = The sheet: houses { $houses }, markets { $markets }, barracks { $barracks }, temples { $temples }, gardens { $gardens }, stones { $stones }.
lesson-end-win = { $points } points, more than your rival. On a tie more stones win. You know the whole game: play!

howto-goal = Build the finest city, outwards and upwards, and have the most points; here the winner has { $points }.
howto-turn = Take one tile of the site: the first is free, the others cost a stone for each tile before them. Lay it beside your city, or on top: over three hexes equally high, of two tiles or more. Each quarry covered gives a stone.
howto-end = A round ends when one tile is left in the site; then a stack is opened. When the last stack is used up, the game is over.
howto-points = Houses count in their largest group, markets apart, barracks at the edge, temples surrounded, gardens always. Each is worth its level, times the stars of its plazas: house { $house }, garden { $garden }, others { $market }. A stone left is a point.

## The book of things: its chapters; codes of the rules in words
things-kinds = Districts and quarries
things-faces = Areas and plazas
things-tiles = City tiles
things-words = Words of the game
things-lines = Points at the end
things-architects = Rivals of the solo game
code-players = number of players

## The coach: each kind of decision, when it first comes
coach-choose_tile = The first tile is free, each further one costs a stone more. What you leave gets cheaper for the others.
coach-place_tile = Lay it on the ground beside your city, or on three even hexes of at least two tiles. Higher districts count more, covered quarries give stones.
