# Words of Origins: First Builders.

title = Origins: First Builders
    .blurb = Build the greatest city with dice that grow, retire and take seats of power.

# Colours, workers, resources
colour-red = red
to-red = red
keep-red = the red die
colours-red = red
tokens-red = red
worker-red = the red freeman
    .tip = A citizen die on your base. It works, grows by 1 and retires after a 6.
colour-orange = orange
to-orange = orange
keep-orange = the orange die
colours-orange = orange
tokens-orange = orange
worker-orange = the orange freeman
    .tip = A citizen die on your base. It works, grows by 1 and retires after a 6.
colour-yellow = yellow
to-yellow = yellow
keep-yellow = the yellow die
colours-yellow = yellow
tokens-yellow = yellow
worker-yellow = the yellow freeman
    .tip = A citizen die on your base. It works, grows by 1 and retires after a 6.
colour-blue = blue
to-blue = blue
keep-blue = the blue die
colours-blue = blue
tokens-blue = blue
worker-blue = the blue freeman
    .tip = A citizen die on your base. It works, grows by 1 and retires after a 6.
colour-purple = purple
to-purple = purple
keep-purple = the purple die
colours-purple = purple
tokens-purple = purple
worker-purple = the purple freeman
    .tip = A citizen die on your base. It works, grows by 1 and retires after a 6.
worker-archon = the archon
    .tip = No value: it never pays a gap. It has the colours of your advisors.
worker-speaker = the speaker
    .tip = A white die that works for you once. It never allows a bonus action.
resource-stone = stone
    .tip = Pays for buildings.
amount-stone = { $n } stone
resource-food = food
    .tip = Pays for bases and training.
amount-food = { $n } food
resource-wisdom = wisdom
    .tip = Pays for pool slots and for the gap of weak dice.
amount-wisdom = { $n } wisdom
resource-gold = gold
    .tip = Stands in for any basic; pays for towers; 1 point at the end.
amount-gold = { $n } gold

# Temples, tokens, actions
temple-forest = the Temple of Forests
    .tip = The two lower ones of your three temples score at the end.
temple-mountain = the Temple of Mountains
    .tip = The two lower ones of your three temples score at the end.
temple-sea = the Temple of Seas
    .tip = The two lower ones of your three temples score at the end.
token-red = red bonus
    .tip = Pay 1 wisdom: move 1 on the military track or attack.
token-purple = purple bonus
    .tip = Pay 1 food: buy a building at its usual cost, or set up a farm.
token-blue = blue bonus
    .tip = Pay 1 stone: move 1 in any temple, without a zodiac card.
token-orange = orange bonus
    .tip = Take a speaker die, if one is left.
token-yellow = yellow bonus
    .tip = Gain 1 basic resource of your choice.
action-gain_stone = Stone
    .tip = Gain 3 stone.
action-military = Military
    .tip = Move 1 on the military track and/or attack, in either order.
action-gain_food = Food
    .tip = Gain 3 food.
action-buy_building = Buy a building
    .tip = Buy a building from the pool or set up a farm.
action-gain_wisdom = Wisdom
    .tip = Gain 3 wisdom.
action-temple_zodiac = Temple
    .tip = Pay 1 stone: move up to 2 in one temple and take its zodiac card.
action-gain_basic_gold = Trade
    .tip = Gain 1 basic resource of your choice and 1 gold.
action-take_citizen = New citizen
    .tip = Take a citizen die from the pool and pay its wisdom.
action-gain_each = One of each
    .tip = Gain 1 stone, 1 food and 1 wisdom.
action-upgrade = Training
    .short = Training
    .tip = Pay 1–3 food; each gives +1 to an unused freeman or 1 military step.

# Buildings
type-obelisk = Obelisk
    .tip = 1/2/4/7 VP for 1/2/3/4+ obelisks in your city.
type-monument = Monument
    .tip = Move 1 in any temple.
type-temple_mountain = Mountain Temple
    .tip = Move 2 in the Temple of Mountains; for 1 gold also 1 in another.
type-temple_forest = Forest Temple
    .tip = Move 2 in the Temple of Forests; for 1 gold also 1 in another.
type-temple_sea = Sea Temple
    .tip = Move 2 in the Temple of Seas; for 1 gold also 1 in another.
type-sacred_place = Sacred Place
    .tip = 3/6/10 VP while you hold 1/2/3 zodiac cards.
type-quarry = Quarry
    .tip = 1 stone, plus 1 for each empty space beside it.
type-mint = Mint
    .tip = 1 gold.
type-harbour = Harbour
    .tip = 2 VP for each of your yellow buildings, this one too.
type-granary = Granary
    .tip = 1 food, plus 1 for each of your farms.
type-market = Marketplace
    .tip = 4 VP for each of your yellow freemen.
type-workshop = Workshop
    .tip = 1 basic resource of your choice.
type-hippodrome = Hippodrome
    .tip = 2 VP for each of your red buildings (this one too) and red freemen.
type-veteran_colony = Veteran Colony
    .tip = Pick an unused red freeman: VP equal to its value, then value -1.
type-outpost = Outpost
    .tip = Move 1 on the military track or attack.
type-riding_grounds = Riding Grounds
    .tip = Move 2 on the military track, then 1 stone or food for each weaker player.
type-fortress = Fortress
    .tip = Move 1 on the military track for each of your red buildings, this one too.
type-armoury = Armoury
    .tip = Move 2 on the military track and/or attack, before or after the whole move.
type-forum = Forum
    .tip = Take 1 speaker die from the pool.
type-stone_circle = Stone Circle
    .tip = 0/1/3/6/10 VP for 1/2/3/4/5 building colours in your city.
type-construction_site = Construction Site
    .tip = Set a pool building aside free; a later purchase adds it without wisdom.
type-estate = Estate
    .tip = Take 1 citizen die from the pool free.
type-court = Court
    .tip = Swap an unused freeman's die for another colour from the reserve, same value.
type-castle = Castle
    .tip = 1 VP, plus 3 for each of your closed districts.
type-healers_hut = Healers' Hut
    .tip = 1 VP, plus 1 for each of your freemen.
type-wisdom_fountain = Fountain of Wisdom
    .tip = 1 wisdom; set any mothership to 1.
type-main_gate = Main Gate
    .tip = Add 1 or 2 to one unused freeman.
type-art_workshop = Art Workshop
    .tip = 3 VP for each colour among your freemen.
type-astronomical_tower = Astronomical Tower
    .tip = 1 wisdom, plus 1 for each of your advisors.
type-mage_tower = Mage Tower
    .tip = Use the ability of one adjacent building.
type-agora = Agora
    .tip = 1 basic resource of your choice (any die colour activates it).
type-palace = Palace
    .tip = No ability; your towers stand here.
type-farm = Farm
    .tip = Back of any building tile: free, no colour, no ability.
mode-build = as a building
    .price = yes
mode-farm = as a farm
    .price = no
mode-virgo = on one of your farms (Virgo)
    .price = yes
source-pool = from the pool
source-waiting = set aside earlier
by-building = the temple building
by-aquarius = Aquarius

# Zodiac cards
zodiac-capricorn = Capricorn
    .tip = When you build a tower level you may add 2 to one freeman (max 6).
zodiac-aquarius = Aquarius
    .tip = When you move 2 in a temple you may pay 1 gold to move 1 in another.
zodiac-pisces = Pisces
    .tip = Any bonus action may be 1 gold instead.
zodiac-aries = Aries
    .tip = Each attack: 1 VP per red citizen die among your freemen and in your seats.
zodiac-taurus = Taurus
    .tip = Buildings and citizen dice from the pools cost you 1 wisdom less.
zodiac-gemini = Gemini
    .tip = When you pass: 1 basic of your choice per space your military disc will retreat.
zodiac-cancer = Cancer
    .tip = When you pass with a free base: take a citizen die free.
zodiac-leo = Leo
    .tip = When you close a district the die in the seat gets +2 (max 6).
zodiac-virgo = Virgo
    .tip = A bought building may replace one of your farms: no stone, no wisdom.
zodiac-libra = Libra
    .tip = After closing a district you may take a citizen die, paying its wisdom.
zodiac-scorpio = Scorpio
    .tip = 1 wisdom when you close a district and when a 6 has to rise as you pass.
zodiac-sagittarius = Sagittarius
    .tip = A citizen or speaker die you take may get +1 (max 6 / 5).

# District cards
card-d01 = district card 01
    .tip = Red beside orange and yellow, the fourth cell free: 8 points the first time, 4 later.
card-d02 = district card 02
    .tip = Red beside orange and blue, the fourth cell free: 8 points the first time, 4 later.
card-d03 = district card 03
    .tip = Red beside orange and purple, the fourth cell free: 8 points the first time, 4 later.
card-d04 = district card 04
    .tip = Red beside yellow and blue, the fourth cell free: 8 points the first time, 4 later.
card-d05 = district card 05
    .tip = Red beside yellow and purple, the fourth cell free: 8 points the first time, 4 later.
card-d06 = district card 06
    .tip = Red beside blue and purple, the fourth cell free: 8 points the first time, 4 later.
card-d07 = district card 07
    .tip = Orange beside red and yellow, the fourth cell free: 8 points the first time, 4 later.
card-d08 = district card 08
    .tip = Orange beside red and blue, the fourth cell free: 8 points the first time, 4 later.
card-d09 = district card 09
    .tip = Orange beside red and purple, the fourth cell free: 8 points the first time, 4 later.
card-d10 = district card 10
    .tip = Orange beside yellow and blue, the fourth cell free: 8 points the first time, 4 later.
card-d11 = district card 11
    .tip = Orange beside yellow and purple, the fourth cell free: 8 points the first time, 4 later.
card-d12 = district card 12
    .tip = Orange beside blue and purple, the fourth cell free: 8 points the first time, 4 later.
card-d13 = district card 13
    .tip = Yellow beside red and orange, the fourth cell free: 8 points the first time, 4 later.
card-d14 = district card 14
    .tip = Yellow beside red and blue, the fourth cell free: 8 points the first time, 4 later.
card-d15 = district card 15
    .tip = Yellow beside red and purple, the fourth cell free: 8 points the first time, 4 later.
card-d16 = district card 16
    .tip = Yellow beside orange and blue, the fourth cell free: 8 points the first time, 4 later.
card-d17 = district card 17
    .tip = Yellow beside orange and purple, the fourth cell free: 8 points the first time, 4 later.
card-d18 = district card 18
    .tip = Yellow beside blue and purple, the fourth cell free: 8 points the first time, 4 later.
card-d19 = district card 19
    .tip = Blue beside red and orange, the fourth cell free: 8 points the first time, 4 later.
card-d20 = district card 20
    .tip = Blue beside red and yellow, the fourth cell free: 8 points the first time, 4 later.
card-d21 = district card 21
    .tip = Blue beside red and purple, the fourth cell free: 8 points the first time, 4 later.
card-d22 = district card 22
    .tip = Blue beside orange and yellow, the fourth cell free: 8 points the first time, 4 later.
card-d23 = district card 23
    .tip = Blue beside orange and purple, the fourth cell free: 8 points the first time, 4 later.
card-d24 = district card 24
    .tip = Blue beside yellow and purple, the fourth cell free: 8 points the first time, 4 later.
card-d25 = district card 25
    .tip = Purple beside red and orange, the fourth cell free: 8 points the first time, 4 later.
card-d26 = district card 26
    .tip = Purple beside red and yellow, the fourth cell free: 8 points the first time, 4 later.
card-d27 = district card 27
    .tip = Purple beside red and blue, the fourth cell free: 8 points the first time, 4 later.
card-d28 = district card 28
    .tip = Purple beside orange and yellow, the fourth cell free: 8 points the first time, 4 later.
card-d29 = district card 29
    .tip = Purple beside orange and blue, the fourth cell free: 8 points the first time, 4 later.
card-d30 = district card 30
    .tip = Purple beside yellow and blue, the fourth cell free: 8 points the first time, 4 later.
card-d31 = district card 31
    .tip = Red beside two orange buildings, the fourth cell free: 10 points the first time, 5 later.
card-d32 = district card 32
    .tip = Orange beside two yellow buildings, the fourth cell free: 10 points the first time, 5 later.
card-d33 = district card 33
    .tip = Yellow beside two blue buildings, the fourth cell free: 10 points the first time, 5 later.
card-d34 = district card 34
    .tip = Blue beside two purple buildings, the fourth cell free: 10 points the first time, 5 later.
card-d35 = district card 35
    .tip = Purple beside two red buildings, the fourth cell free: 10 points the first time, 5 later.
card-d36 = district card 36
    .tip = Red beside red and yellow, the fourth cell free: 10 points the first time, 5 later.
card-d37 = district card 37
    .tip = Orange beside orange and blue, the fourth cell free: 10 points the first time, 5 later.
card-d38 = district card 38
    .tip = Yellow beside yellow and purple, the fourth cell free: 10 points the first time, 5 later.
card-d39 = district card 39
    .tip = Blue beside blue and red, the fourth cell free: 10 points the first time, 5 later.
card-d40 = district card 40
    .tip = Purple beside purple and orange, the fourth cell free: 10 points the first time, 5 later.
card-d41 = district card 41
    .tip = Three red buildings, the fourth cell free: 13 points the first time, 6 later.
card-d42 = district card 42
    .tip = Three orange buildings, the fourth cell free: 13 points the first time, 6 later.
card-d43 = district card 43
    .tip = Three yellow buildings, the fourth cell free: 13 points the first time, 6 later.
card-d44 = district card 44
    .tip = Three blue buildings, the fourth cell free: 13 points the first time, 6 later.
card-d45 = district card 45
    .tip = Three purple buildings, the fourth cell free: 13 points the first time, 6 later.

# Things of the table
thing-place = Encounter site
    .tip = Two main actions and a bonus token.
thing-ship = Mothership
    .tip = The value of its site: 1 more with each visit, from 6 to 1.
thing-base = Base
    .tip = Holds one citizen die.
thing-advisor = Advisor
    .tip = A 6 that had to rise; the track scores at the end.
thing-district = District
    .tip = Four tiles in a square; a die in its seat closes it.
thing-seat = Seat of power
    .tip = The middle of a district. Its die scores its value times the tower of its colour.
thing-tower = Tower
    .tip = Multiplies the seat dice of its colour; a level costs gold equal to the height.
thing-superiority = Superiority token
    .tip = One more action, once a turn; each border passed gives one.
thing-military = Military track
    .tip = Strength: the furthest is first player, borders give tokens.
thing-attack = Attack
    .tip = The bonus of your space, then points for borders passed and discs behind you.
thing-waiting = Tile set aside
    .tip = A later purchase lays it without wisdom.
thing-building_pool = Building pool
    .tip = Lower slots cost more wisdom.
thing-citizen_pool = Citizen pool
    .tip = Slots further right cost more wisdom.
thing-reserve = Reserve
    .tip = It refills the pool of citizens; when it is empty, the game ends.
thing-alien = Alien disc
    .tip = Solo: stands on the military track like a rival.

# What is asked
decision-draft_die = Choose a die for your first freemen.
decision-solo_start_dice = Choose two of the lower dice.
decision-choose_action = Choose your action.
decision-solo_rise = Which neighbour of site { $place } rises as well?
decision-visit_step = What do you do at site { $place }?
decision-gain_basic = { $count ->
    [1] Choose a resource.
   *[other] Choose a resource ({ $count } still to take).
 }
decision-military_step = { $attack ->
    [never] Move { $steps } on the military track?
    [both] Move { $steps } and/or attack?
   *[either] Move { $steps } or attack?
 }
decision-exchange = Give a basic resource for gold?
decision-choose_tile = Choose a tile to buy, or set up a farm.
decision-place_tile = Where do you lay { $type } ({ $mode })?
decision-activate = Which building do you use?
decision-mage_target = Which neighbour does the Mage Tower use?
decision-take_waiting = Which tile do you set aside?
decision-temple_move = In which temple do you rise?
decision-temple_extra = Pay gold for a step in another temple ({ $by })?
decision-take_citizen = { $free ->
    [0] Which citizen do you take for its wisdom?
   *[other] Which citizen do you take free?
 }
decision-take_speaker = Which speaker do you take?
decision-upgrade_step = Train: what does the next food do ({ $left } left)?
decision-raise_die = Whom do you raise, and by how much?
decision-veteran_die = Which veteran scores?
decision-court_swap = Whose die do you swap, for which colour?
decision-set_ship = Which mothership is set back?
decision-capricorn = Capricorn: whom do you raise?
decision-choose_district_card = Which district card do you score?
decision-collect_six = Which 6 becomes an advisor next?
decision-extra_action = Spend a superiority token for another action?

asked-draft_die = a die of the draft
asked-solo_start_dice = the first dice
asked-choose_action = an action
asked-solo_rise = the neighbour that rises
asked-visit_step = a step of the visit
asked-gain_basic = a resource
asked-military_step = move or attack
asked-exchange = the exchange
asked-choose_tile = a tile to buy
asked-place_tile = a cell for the tile
asked-activate = a building to use
asked-mage_target = a neighbour of the Mage Tower
asked-take_waiting = a tile to set aside
asked-temple_move = a move in a temple
asked-temple_extra = an extra step in a temple
asked-take_citizen = a citizen die
asked-take_speaker = a speaker die
asked-upgrade_step = a step of the training
asked-raise_die = a die to raise
asked-veteran_die = a veteran
asked-court_swap = a swap of dice
asked-set_ship = a mothership
asked-capricorn = a freeman for Capricorn
asked-choose_district_card = a district card
asked-collect_six = the next six
asked-extra_action = another action or not
asked-bonus_tokens = the deal of the bonus tokens
asked-zodiac_deal = the deal of a zodiac card
asked-pool_tiles = the draw of a tile for the pool
asked-pool_order = the order of the pool
asked-stack_top = the next tile of a stack
asked-citizen_pool = the roll of a citizen die
asked-speaker_roll = the roll of a speaker die
asked-district_deal = the deal of a district card
asked-first_player = the first player
asked-draft_roll = the roll of a draft die
asked-citizen_refill = the roll of a new citizen
asked-solo_keep = the zodiac card that stays

# What can be done
do-draft_die = Take the { $colour } { $value }
do-solo_start_dice = Keep { $keep }
do-visit = { $value ->
    [0] Send { $worker } to site { $place }
   *[other] Send { $worker } ({ $value }) to site { $place }
 }
do-close = Close the district at ({ $x }, { $y }) with the { $colour } { $value }
do-tower = Build a level of the { $colour } tower
do-population = Grow the population
do-pass = Pass
do-solo_rise = Raise site { $place } too
do-no_rise = Only the visited site rises
do-spend_token = Spend a superiority token: no site rises
do-main_action = { $action }
do-bonus = Do the { $token }
do-bonus_gold = Take gold instead of the bonus action (Pisces)
do-end = End the visit
do-gain_basic = Take 1 { $resource }
do-military_move = Move on the military track
do-attack = Attack
do-stop = Stop here
do-exchange = Give { $resource }
do-decline = Decline
do-choose_tile = { $mode_price ->
    [no] { $type } { $source }, { $mode }
   *[yes] { $type } ({ $stone } stone) { $source }, { $mode }
 }
do-place_tile = Lay it at ({ $x }, { $y })
do-activate = Use { $type } at ({ $x }, { $y })
do-mage_target = Use { $type } at ({ $x }, { $y })
do-done = Use no more abilities
do-take_waiting = Set { $type } (stone { $stone }) aside
do-temple_move = { $steps ->
    [0] Take the card of { $temple }
    [one] Rise 1 in { $temple }
   *[other] Rise { $steps } in { $temple }
 }
do-temple_extra = Pay for a step in { $temple }
do-take_citizen = { $raise ->
    [0] Take the { $colour } { $value }
   *[other] Take the { $colour } { $value } and raise it
 }
do-take_speaker = { $raise ->
    [0] Take a speaker of { $value }
   *[other] Take a speaker of { $value } and raise it
 }
do-upgrade_die = Train the { $colour } { $value }
do-upgrade_move = Move 1 on the military track
do-raise_die = Add { $add } to the { $colour } { $value }
do-veteran_die = Score the { $colour } { $value }
do-court_swap = Swap the { $colour } { $value } for { $to }
do-set_ship = Set the ship of site { $place } to 1
do-capricorn = { $place ->
    [0] Raise the { $colour } { $value } at home
   *[other] Raise the { $colour } { $value } on site { $place }
 }
do-choose_district_card = Score { $card }
do-collect_six = The { $colour } 6 becomes an advisor
do-extra_action = Spend a token for another action
do-no_extra_action = Keep the token
do-bonus_tokens = Bonus tokens from the left: { $tokens }
do-zodiac_deal = { $zodiac } lies at { $temple }
do-pool_tiles = { $type } comes into the pool
do-pool_order = Pool from the top: { $colours }
do-stack_top = { $type } is turned up
do-citizen_pool = Citizen die: { $colour } { $value }
do-speaker_roll = Speaker die: { $value }
do-district_deal = Laid out: { $card }
do-first_player = { $player } is first player
do-draft_roll = Draft die: { $colour } { $value }
do-citizen_refill = New citizen: { $colour } { $value }
do-solo_keep = { $zodiac } stays

# What happened
event-token_laid = The { $token } lies at site { $place }.
event-zodiac_laid = { $zodiac } lies at { $temple }.
event-pool_tile = { $type } lies in slot { $slot } of the pool.
event-stack_top = { $type } is the next tile of its colour.
event-citizen_laid = Citizen { $slot }: { $colour } { $value }.
event-speaker_rolled = A speaker die shows { $value }.
event-card_laid = Laid out: { $card }.
event-first_player = { $player } is first player.
    .you = You are first player.
event-draft_rolled = For the draft: { $colour } { $value }.
event-drafted = { $player } takes the { $colour } { $value }.
    .you = You take the { $colour } { $value }.
event-round_begins = Round { $round } begins; { $player } is first.
    .you = Round { $round } begins; you are first.
event-visited = { $value ->
    [0] { $player } sends { $worker } to site { $place }.
   *[other] { $player } sends { $worker } ({ $value }) to site { $place }.
 }
    .you = { $value ->
        [0] You send { $worker } to site { $place }.
       *[other] You send { $worker } ({ $value }) to site { $place }.
     }
event-ship = Site { $place } now has the value { $value }.
event-ship_set = { $player } sets the ship of site { $place } to { $value }.
    .you = You set the ship of site { $place } to { $value }.
event-main_action = { $player }: { $action }.
    .you = You choose: { $action }.
event-bonus_action = { $player } does the { $token }.
    .you = You do the { $token }.
event-bonus_as_gold = { $player } takes gold instead of the { $token }.
    .you = You take gold instead of the { $token }.
event-gained = { $player } gains { $goods }.
    .you = You gain { $goods }.
event-paid = { $player } gives { $goods }.
    .you = You give { $goods }.
event-points = { $points ->
    [one] { $player } scores 1 point.
   *[other] { $player } scores { $points } points.
 }
    .you = { $points ->
        [one] You score 1 point.
       *[other] You score { $points } points.
     }
event-marched = { $player } moves on the military track from { $start } to { $end }.
    .you = You move on the military track from { $start } to { $end }.
event-superiority = { $count ->
    [one] { $player } gets a superiority token.
   *[other] { $player } gets { $count } superiority tokens.
 }
    .you = { $count ->
        [one] You get a superiority token.
       *[other] You get { $count } superiority tokens.
     }
event-attacked = { $player } attacks from space { $space } of the military track.
    .you = You attack from space { $space } of the military track.
event-bought = { $player } takes { $type } { $mode }.
    .you = You take { $type } { $mode }.
event-laid = { $player } lays { $type }.
    .you = You lay { $type }.
event-replaced = { $player } lays { $type } on a farm.
    .you = You lay { $type } on a farm.
event-pool_refilled = { $type } comes into the pool.
event-set_aside = { $player } sets { $type } aside.
    .you = You set { $type } aside.
event-activated = { $player } uses { $type }.
    .you = You use { $type }.
event-copied = { $player } copies { $type }.
    .you = You copy { $type }.
event-climbed = { $player } rises to space { $space } of { $temple }.
    .you = You rise to space { $space } of { $temple }.
event-zodiac_taken = { $player } has { $zodiac } now.
    .you = You have { $zodiac } now.
event-zodiac_kept = { $player } keeps { $zodiac }; other zodiac cards return.
    .you = You keep { $zodiac }; other zodiac cards return.
event-citizen = { $player } takes the { $colour } { $value }.
    .you = You take the { $colour } { $value }.
event-citizen_rolled = A new citizen: { $colour } { $value }.
event-colour_exhausted = There is no { $colour } citizen die left to refill the pool.
event-speaker = { $player } takes a speaker of { $value }.
    .you = You take a speaker of { $value }.
event-die_raised = { $player }: the { $colour } { $value } now shows { $to_value }.
    .you = Your { $colour } { $value } now shows { $to_value }.
event-die_dropped = { $player }: the { $colour } { $value } now shows { $to_value }.
    .you = Your { $colour } { $value } now shows { $to_value }.
event-swapped = { $player } swaps the { $colour } { $value } for { $to }.
    .you = You swap the { $colour } { $value } for { $to }.
event-advisor = { $player } has a new advisor: { $colour } ({ $count } in all).
    .you = You have a new advisor: { $colour } ({ $count } in all).
event-advisor_again = { $points ->
    [one] { $player } has this advisor already ({ $colour }) and scores 1 point.
   *[other] { $player } has this advisor already ({ $colour }) and scores { $points } points.
 }
    .you = { $points ->
        [one] You have this advisor already ({ $colour }) and score 1 point.
       *[other] You have this advisor already ({ $colour }) and score { $points } points.
     }
event-closed = { $player } closes a district with the { $colour } { $value }.
    .you = You close a district with the { $colour } { $value }.
event-card_scored = { $player } scores { $card }: { $points } points.
    .you = You score { $card }: { $points } points.
event-tower_built = { $player } raises the { $colour } tower to { $height }.
    .you = You raise the { $colour } tower to { $height }.
event-base_ready = { $player } grows the population: { $bases } bases ready.
    .you = You grow the population: { $bases } bases ready.
event-token_spent = { $player } spends a superiority token.
    .you = You spend a superiority token.
event-passed = { $player } passes.
    .you = You pass.
event-came_home = { $player }: the { $colour } { $value } is home again.
    .you = Your { $colour } { $value } is home again.
event-round_ends = Round { $round } ends.
event-retreated = { $player } retreats on the military track from { $start } to { $end }.
    .you = You retreat on the military track from { $start } to { $end }.
event-game_ends = The game ends after round { $round }.

# Why not
refusal-other-decision = Now something else is asked: { $decision }.
refusal-not-drawable = This cannot come up now.
refusal-not-possible-now = That is not possible now.
refusal-no-district = There is no district here: it needs four tiles in a square.
refusal-seat-taken = This seat has a die already.
refusal-no-such-die = There is no { $colour } { $value } to take for this.
refusal-no-tower-disc = The pool has no { $colour } tower disc left.
refusal-too-little-gold = This level costs { $gold } gold, and nothing stands in for gold.
refusal-no-base-left = All bases are ready.
refusal-too-little-food = The next base costs { $food } food.
refusal-archon-used = The archon is on a site until you pass.
refusal-no-such-speaker = There is no speaker of { $value } to take for this.
refusal-gap-too-dear = Site { $place } would cost { $wisdom } wisdom before anything else.
refusal-main-action-first = First one of the two main actions has to be done.
refusal-action-elsewhere = This site does not have the action { $action }.
refusal-main-action-done = Only a freeman of 6 does both main actions, each once.
refusal-action-impossible = { $action } cannot be paid or would do nothing now.
refusal-token-elsewhere = The { $token } lies at another site.
refusal-zodiac-missing = For this you need { $zodiac }.
refusal-bonus-done = The bonus action is done once at most.
refusal-speaker-no-bonus = A speaker never does a bonus action.
refusal-wrong-colour = The worker does not have the colour of the { $token }.
refusal-bonus-impossible = The { $token } cannot be paid or would do nothing now.
refusal-tile-not-waiting = You have not set { $type } aside.
refusal-tile-not-in-pool = The pool does not have this { $type }.
refusal-no-farm = You have no farm to build on.
refusal-tile-too-dear = { $type } costs { $stone } stone and the wisdom of its slot.
refusal-not-a-farm = There is no farm of yours here.
refusal-cell-taken = There is a tile here already.
refusal-no-neighbour = This cell shares no edge with your city.
refusal-no-such-building = There is no { $type } here.
refusal-not-pending = { $type } is not activated now.
refusal-ability-idle = { $type } could do nothing now.
refusal-not-beside = { $type } does not lie beside the Mage Tower.
refusal-mage-twice = No Mage Tower is used twice in one chain.
refusal-one-step-at-least = At least one step; only from the top may the card be taken alone.
refusal-temple-top = Your disc is at the top of { $temple }.
refusal-too-many-steps = In { $temple } at most { $steps } steps, and none beyond the top.
refusal-full-distance = In { $temple } the disc goes its full distance.
refusal-another-temple = The extra step is made in a temple other than { $temple }.
refusal-not-offered = { $resource } is not among what you may choose.
refusal-not-owned = You do not have the { $resource } to give.
refusal-move-or-attack-first = First move or attack.
refusal-last-space = Your disc is on the last space and stays there.
refusal-done-before = You have done that already.
refusal-one-of-two = Move or attack, not both.
refusal-no-token = You have no superiority token.
refusal-neighbour-can-rise = A neighbouring site can rise, so one must.
refusal-ship-at-most = Site { $place } is at its highest value and cannot be chosen.
refusal-no-neighbour-place = Site { $place } does not lie beside the visited one.
refusal-cannot-decline = Here a citizen has to be taken.
refusal-too-little-wisdom = This citizen costs { $wisdom } wisdom.
refusal-highest-value = A { $value } cannot be raised by this.
refusal-one-food-at-least = Training takes at least one food.
refusal-no-such-six = There is no { $colour } six to collect.
refusal-not-these-dice = These dice are not among the lowest, or not as many as you keep.
refusal-too-much-added = { $add } is more than may be added to this die.
refusal-veteran-colour = Veterans are freemen of one colour only: { $colour }.
refusal-same-colour = The new die must have another colour than { $colour }.
refusal-reserve-empty = The reserve has no { $colour } die.
refusal-card-does-not-fit = { $card } does not fit this district.

# The score sheet
line-track = Points on the track
    .tip = What was scored during play.
line-gold = Gold
    .tip = 1 point each.
line-advisors = Advisors
    .tip = The value of the last taken space of the advisor track.
line-temple_forest = Temple of Forests
    .tip = Value of its space; your highest temple does not count.
line-temple_mountain = Temple of Mountains
    .tip = Value of its space; your highest temple does not count.
line-temple_sea = Temple of Seas
    .tip = Value of its space; your highest temple does not count.
line-seats_red = Red seats
    .tip = Red dice in seats, times the red tower.
line-seats_orange = Orange seats
    .tip = Orange dice in seats, times the orange tower.
line-seats_yellow = Yellow seats
    .tip = Yellow dice in seats, times the yellow tower.
line-seats_blue = Blue seats
    .tip = Blue dice in seats, times the blue tower.
line-seats_purple = Purple seats
    .tip = Purple dice in seats, times the purple tower.
line-hope_speaker = Speakers (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_district = Districts (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_workers = Freemen at work (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_advisors = Advisors (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_military = Military track (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_seats = Seats and towers (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_temple = Temples (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_zodiac = Zodiac cards (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_building = Buildings (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_goods = Resources (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.

ending-temples = One player reached the top of all three temples.
ending-district_gold = No gold was left on the district cards.
ending-tower_colours = Discs of three colours at most were left in the tower pool.
ending-citizen_reserve = The citizen pool could not be refilled.
ending-round_cap = The agreed number of rounds is over.
ending-solo_over = This is the last round of the training.
ending-target_reached = The target was reached.
ending-target_missed = The target was missed.

# Options
option-start_player = First player
    .tip = Drawn at random, or a fixed seat.
    .example = Ada takes the first die of the draft, and the last one.
option-start_player-random = at random
option-start_player-seat_0 = player 1
option-start_player-seat_1 = player 2
option-start_player-seat_2 = player 3
option-start_player-seat_3 = player 4
option-announce_end = Announce the end
    .tip = Shows at once that a condition for the end has arisen. Play is the same.
    .example = “The citizens have run out: this is the last round” is told at once, or only when it is over.
option-announce_end-true = yes
option-announce_end-false = no
option-round_cap = Round limit
    .tip = For test runs: the game ends after this round.
option-round_cap-none = none

# Groups of choices in a terminal
group-visit = Send a worker to a site
group-close = Close a district
group-tower = Build a tower level
group-population = Grow the population
group-pass = Pass
group-activate = Use a building

# The board in a terminal
board-count = Round { $n }
board-recap = Round { $n } is over: points gained
board-round = Round { $round }, { $first } first
board-sites = Encounter sites
board-site = site
board-ship = ship
board-main = main actions
board-token = bonus token
board-workers = workers
board-pool = Building pool
board-next = next tile
board-citizens = Citizens
board-speakers = Speakers
board-reserve = Reserve
board-towers = Tower discs
board-cards = District cards
board-pattern = pattern
board-first-later = first / later
board-gold = gold
board-temples = Temples
letter-red = R
letter-orange = O
letter-yellow = Y
letter-blue = B
letter-purple = P
board-steps = Points of the temple spaces:
board-road = Attacks (| is a border, ? any basic resource):
board-last-space = { $n } points
board-military = Military track
board-alien = alien disc
board-zodiac = zodiac card
board-holder = held by
board-nobody = nobody
board-wisdom = wisdom
board-points = VP
board-total = now
board-tokens = tokens
board-pile-stone = stone
board-pile-food = food
board-pile-wisdom = wisdom
board-pile-gold = gold
board-bases = bases
board-home = unused
board-archon = archon
board-advisors = advisors
board-passed = passed
board-city = City
board-seats = seats
board-heights = towers
board-signs = signs
board-goal = Goal: { $base } points, { $extra } more for each bonus token at its site: { $conditions }
board-end = The game ends with this round: { $why }
board-at-home = home

# -- what is wrong with a score sheet

sheet-one-player = expected exactly one player
sheet-each-once = expected each of { $known } once
sheet-colours = expected a list of colours
sheet-colours-once = expected every colour at most once
sheet-dice = expected a list of dice
sheet-discs = { $n } discs of { $colour } at the table, there are { $most }

# The page
page-round-solo = Round { $round } of { $rounds } · goal { $points } points
page-goal = Goal: { $points } points
    .tip = { $base } points, and { $extra } more for each bonus token that lies where it makes the game harder.
page-goal-word = points to win
page-goal-site = site { $place }
page-points-now = scored
page-points-end = if it ended now
page-bases = { $free } free of { $bases }
page-stack = { $n ->
    [one] 1 tile in the stack
   *[other] { $n } tiles in the stack
 }
page-last-temples = Last round: three temple tops
page-last-district_gold = Last round: no gold on the cards
page-last-tower_colours = Last round: towers run out
page-last-citizen_reserve = Last round: citizens run out
page-last-solo_over = Last round of the training
page-last-round_cap = Last round, as agreed
page-keep = Keep { $dice }
page-die = the { $colour } { $value }
page-close = Close { $buildings } with the { $colour } { $value }
page-lay = Lay it { $where }
page-lay-right = right of { $building }
page-lay-left = left of { $building }
page-lay-above = above { $building }
page-lay-below = below { $building }
page-lay-on = On { $buildings }
page-laid = { $text }, { $where }.
page-closed = { $text }: { $buildings }.
page-use = Use { $type }
page-use-beside = Use { $type } (beside { $buildings })
page-worker = { $value ->
    [0] { $worker }
   *[other] { $worker } ({ $value })
 }
page-site = { $wisdom ->
    [0] Site { $place }: { $actions }
   *[other] Site { $place }: { $actions } (pays { $wisdom } wisdom)
 }
kind-visit = Visit a site
    .tip = No worker of yours can be sent anywhere now.
kind-close = Close a district
    .tip = You have no open district and unused freeman to close it.
kind-tower = Build a tower
    .tip = No tower level can be paid now.
kind-population = Grow the population
    .tip = The next base cannot be paid, or all bases are ready.
kind-pass = Pass
    .tip = Not now.

# The form of the score sheet
form-track_vp = Points on the track
form-gold = Gold
form-advisor_vp = Points of the advisor track
form-temple_vp = Points of the temples
form-temple_vp-forest = Forests
form-temple_vp-mountain = Mountains
form-temple_vp-sea = Seas
form-towers = Heights of the towers
form-seats = Dice in the seats of power
form-colour-red = Red
form-colour-orange = Orange
form-colour-yellow = Yellow
form-colour-blue = Blue
form-colour-purple = Purple
form-buildings = Buildings
