# Lessons of Origins: First Builders.

lesson-visit = Sites and ships
    .blurb = Sending a die, the gap, the bonus
lesson-visit-goal = Your people are dice with a colour and a value, and an archon. They visit sites for goods, buildings, temples and war. All of it becomes points.
lesson-visit-send = Over each site hovers a ship with a value. A die at least that high visits for nothing. Send your orange { $value } to site 3, where the ship shows { $ship }.
    .hint = Choose “visit”, then the orange die, then site 3.
    .other = Another worker could go as well. We send the orange one.
    .elsewhere = Possible, but we want wisdom now: the orange die to site 3.
    .passed = Passing ends your whole round, with everybody still at home. Take it back.
lesson-visit-action = A site has two actions; a visitor does one. Take wisdom.
    .hint = The first action of this site gives wisdom.
    .wise = { $goods } for you.
    .temple = The temple would cost your only stone. Wisdom first, you will need it.
lesson-visit-ship = After each visit the ship rises: yours shows { $mine } now. Your rival visited site 5, so its ship shows { $value }. Popular sites get dear.
lesson-visit-gap = Your yellow die shows only { $value }, the ship of site 5 shows { $ship }. The gap is paid in wisdom. Send the yellow die to site 5 all the same.
    .hint = Yellow is the colour of the token there: a bonus waits.
    .archon = The archon ignores ships and could go. But the bonus is for the yellow die.
    .elsewhere = Allowed. But look at the yellow token of site 5: only a yellow die may use it.
lesson-visit-main = First the action: take one of each good.
    .hint = The first action gives stone, food and wisdom.
    .first = The bonus may come first, too. We begin with the action.
lesson-visit-bonus = Your die has the colour of the token, so you may do its bonus as well.
    .hint = Choose the yellow token.
    .left = A bonus for nothing, and you left it. Take it back.
lesson-visit-basic = The yellow token gives any basic good. Choose one.
    .hint = Stone is good for buildings.
    .taken = You take { $goods }. Every colour of token has its own bonus: hold one to read it.

lesson-round = A round
    .blurb = Archon, passing, sixes, advisors
lesson-round-archon = The archon has no value and never pays a gap. Send it to site 4.
    .hint = Choose “visit”, the archon, site 4.
    .free = It may go anywhere for nothing. We choose site 4.
    .early = You still have the archon at home: use it first.
lesson-round-pass = Everybody is out. Pass: your dice come home.
    .hint = Passing is the last button.
    .home = Home again, and each used die is worth one more now. Unused ones do not grow.
lesson-round-grown = Your rival passed too, so round { $round } begins. The ships stay where they are. First is whoever is ahead on the military track.
lesson-round-six = Later in another game. A die of { $value } is the best visitor: it may do both actions of a site. Send it to site 2.
    .hint = The orange six, to site 2.
lesson-round-both = Both actions, in any order: take the food first.
    .hint = Food is the first action.
    .more = And you may still buy a building with the same die.
    .order = Any order is allowed. We take the food first.
    .bonus = The bonus of its colour may come first as well. We begin with the food.
lesson-round-retire = After its work a six retires. Pass, and see what becomes of it.
    .hint = Pass.
lesson-round-advisor = The six became an advisor: { $count } now. Advisors score at the end, their colours are the archon's too, and the base is free for a new citizen.

lesson-buy = Buildings
    .blurb = Buying, laying, using
lesson-buy-begin = Your six stands at site 2. Its second action buys a building. Choose it.
    .hint = The second action of the site.
    .food = Food is nice, but now we want to buy.
lesson-buy-tile = Five tiles are for sale; those further back cost wisdom besides their stone. You have { $have } stone: buy the quarry for { $stone }.
    .hint = The quarry is the first one: no wisdom for it.
    .farm = A tile laid with its back up is a farm: free, but without colour and use. Buy the real quarry.
    .dear = A fine building, too. Now take the quarry: it pays its price back.
lesson-buy-lay = A tile must touch your city with an edge. Lay the quarry at the right of the agora.
    .hint = A quarry gives a stone for each empty cell beside it.
    .cell = Possible. We lay it at the right of the agora, so that four tiles can make a square.
lesson-buy-use = A new building may be used at once: each empty cell beside the quarry is a stone more.
    .hint = Choose to use it.
    .used = { $goods }! It works once more only when a district around it is closed.
    .unused = Buildings work when laid, and later only with a closed district. Use it now.
lesson-buy-block = Four tiles in a square make a district. The cards show which colours score most. That is what you build for.

lesson-army = War and temples
    .blurb = Track, attack, tokens, zodiac
lesson-army-road = The military track. Whoever is ahead begins the next round; each border on the way gives a superiority token.
lesson-army-go = Your six has taken stone. Now its second action: the army.
    .hint = Choose the military action.
    .not = The six may still do its second action. Do not give it away.
lesson-army-move = You may move and attack, in either order. Move first: an attack is worth more further on.
    .hint = Move on the track.
    .moved = Forward, over a border: that gives a superiority token.
    .first = Allowed. But further on an attack brings more, so we move first.
lesson-army-attack = An attack takes the bonus of your space, and points for everybody behind you and for each border passed. Nobody loses anything.
    .hint = Attack!
    .points = Points for the attack: { $points }.
    .stopped = An attack costs nothing. Take it back and attack.
lesson-army-token = Crossing the border gave you a superiority token: spend it for a second action in this turn.
    .hint = Two turns in one are strong.
    .kept = Tokens may be kept for later. Try one now.
lesson-army-temple = Now to the temple: send your archon to site 3.
    .hint = Choose “visit”, the archon, site 3.
    .die = A die could go as well. We keep it at home and send the archon.
lesson-army-climb = A stone was paid: climb { $n } steps in the temple of the sea.
    .hint = The sea temple, two steps.
    .card = And its zodiac card comes to you, even from a rival.
    .which = Here the temple of the sea is best, with all steps.
lesson-army-zodiac = Zodiac cards help as long as you hold them; anyone may take them by the same action. At the end only your two lower temples score.

lesson-district = Districts and towers
    .blurb = The square, its card, dice times towers
lesson-district-square = Look at your city: agora, quarry, astronomical tower and armoury make a square. A square may be closed.
lesson-district-close = Close it with your orange { $value }. The die stays there for good, as a seat of its colour.
    .hint = Choose to close the district.
    .passed = Passing now would leave the district open. Take it back.
    .later = You may still visit. But a district is worth more: close it.
lesson-district-card = Each card asks for colours in the square. Yours fits one: score it, and take the gold above it.
    .hint = Choose the card that fits.
    .scored = { $points } points at once. The first time a card gives you its higher number.
lesson-district-tower = Towers: a level costs as much gold as the tower is high. You have { $gold } gold: raise the red one.
    .hint = Choose to build a tower level, red.
    .built = Your red tower is { $height } high now.
    .colour = Another colour is as cheap. We raise the red one.
    .close = Closing is good, too. Now try a tower.
lesson-district-times = At the end each seat die scores its value times the tower of its colour. High dice in seats and high towers belong together.
lesson-district-base = Another game, just begun. More citizens need bases. The next one costs { $cost } food; you have { $food }, and gold replaces what is missing. Grow the population.
    .hint = Choose “Grow the population”: it makes the next base ready.
    .ready = { $bases } bases: room for one more die. The last base even scores.

lesson-district-citizens = New citizens come from this row at site 4: each costs the wisdom below it and a free base. Training, at site 5, raises a die of yours for food. Higher dice pay fewer gaps.

lesson-end = The end
    .blurb = What ends the game, what scores
lesson-end-near = A game ends with the round in which citizens of a colour run out, at most { $colours } tower colours or no card gold are left, or somebody tops three temples. Now citizens have run out.
lesson-end-last = Your last action. The last base scores points at once: grow the population.
    .hint = Choose “Grow the population”: it makes the last base ready.
    .points = You have { $n } points on the track.
    .more = That brings less now. The last base gives points at once.
lesson-end-pass = Nothing more to gain. Pass.
    .hint = Pass.
    .home = Your dice are home. The orange six retires; you have an orange advisor already, so it scores { $points } points instead.
lesson-end-sheet = The sheet: track { $track }, advisors { $advisors }, temples { $mountain } and { $sea }, your orange seat { $seats }. The highest temple does not count.
lesson-end-win = { $points } points: you win. You have seen everything that matters. Play!

howto-goal = Found a city with the help of the ships from the sky, and have the most points; here the winner has { $points }.
howto-turn = A turn is one thing: visit a site with a die, the archon or a speaker; close a district; raise a tower; make a base ready; or pass. A die lower than the ship pays the gap in wisdom. Its colour may bring a bonus, a six does both actions.
howto-end = The game ends with the round in which citizens of a colour ran out, the cards have no gold left, few tower colours remain, or somebody topped three temples.
howto-points = Closed districts score their cards. Seat dice score their value times the tower of their colour. Your two lower temples, advisors, attacks and gold count, too.

## The book of things: its chapters; codes of the rules in words
things-buildings = Buildings
things-start_tiles = Agora, palace and farm
things-zodiac = Zodiac cards
things-cards = District cards
things-tokens = Bonus tokens
things-actions = Actions of the sites
things-kinds = What a turn can be
things-workers = Workers
things-temples = Temples
things-resources = Resources
things-things = Pieces and places
things-lines = Points at the end
code-temples = Temples
code-district_gold = Gold of the districts
code-tower_colours = Tower colours
code-citizen_reserve = Reserve of citizens
code-players = number of players

## The coach: each kind of decision, when it first comes
coach-draft_die = Your first two workers: a high value pays fewer gaps, and the colour opens bonus actions of that colour.
coach-solo_start_dice = Choose the colours you want to work with; you keep two of these dice.
coach-choose_action = One action a turn: visit a site with a worker, close a district, build a tower, grow, or pass. Passing brings your workers home.
coach-solo_rise = A neighbouring ship rises too: choose the site that you need least.
coach-visit_step = One of the two actions of the site; a six may do both. With the token's colour you may also do its bonus action.
coach-gain_basic = Stone buys buildings, food bases and training, wisdom pays for pools and weak dice.
coach-military_step = Crossing a border gives a token for a second action. An attack gives the bonus of your space, and points for rivals behind you.
coach-exchange = One basic resource for one gold: gold stands in for any basic and pays for towers.
coach-choose_tile = A tile costs its stone and the wisdom of its slot. A farm is free but has no colour and no ability.
coach-place_tile = Beside your city, edge to edge. Four tiles in a square make a district that can be closed and compared with the cards.
coach-activate = A building works when it is laid, and when its district is closed with a die of its colour. You may leave it out.
coach-mage_target = The Mage Tower uses the ability of one building beside it.
coach-take_waiting = The tile you set aside can be laid by a later purchase without wisdom.
coach-temple_move = Only your two lower temples score at the end, so rise evenly. The highest player gets the zodiac card at the end of the round.
coach-temple_extra = One gold buys a step in another temple.
coach-take_citizen = A new worker needs a free base. Colours that you have not yet are worth the most variety.
coach-take_speaker = A speaker works once and then returns; take the highest to pay no gap.
coach-upgrade_step = Each food raises an unused worker by one, or moves your disc one space.
coach-raise_die = A higher worker pays fewer gaps, and a six may do both actions before it becomes an advisor.
coach-veteran_die = It scores its value and then loses one.
coach-court_swap = The die changes its colour and keeps its value; choose a colour for which you need bonuses or buildings.
coach-set_ship = A ship at 1 lets every worker visit without a gap.
coach-capricorn = The zodiac card raises one of your workers, to six at most.
coach-choose_district_card = Your first scoring of a card pays its higher number, and its gold is yours.
coach-collect_six = Sixes retire as advisors, in your order: a new colour takes the next space of the track.
coach-extra_action = A superiority token buys a second action in this turn, one token a turn.

## What the coach says one would have more of
holds-districts = { $n ->
    [one] 1 closed district
   *[other] { $n } closed districts
}
holds-workers = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
holds-bases = { $n ->
    [one] 1 base
   *[other] { $n } bases
}
holds-towers = { $n ->
    [one] 1 tower level
   *[other] { $n } tower levels
}
holds-temples = { $n ->
    [one] 1 step in the temples
   *[other] { $n } steps in the temples
}
holds-buildings = { $n ->
    [one] 1 building
   *[other] { $n } buildings
}
holds-superiority = { $n ->
    [one] 1 superiority token
   *[other] { $n } superiority tokens
}
holds-stone = { $n } stone
holds-food = { $n } food
holds-wisdom = { $n } wisdom
holds-gold = { $n } gold
