# Stone Age, English.

title = Stone Age
    .blurb = Lead a tribe: place workers, gather, farm, build and learn for the most points.

# -- what is asked

decision-place_workers = { $player }: place workers in one place.
decision-choose_group = { $player }: which workers act next?
decision-choose_tools = { $player } rolled { $total } { $good_for }. Add tools?
    .you = You rolled { $total } { $good_for }. Add tools?
decision-pay_card = { $player }: buy “{ $card }” for { $cost ->
        [one] 1 resource
       *[other] { $cost } resources
    }?
decision-pay_building = { $player }: build “{ $tile }”?
decision-take_two_resources = { $player }: take two resources now, or keep the card?
decision-pick_die = { $player }: pick a die.
decision-feed = { $player }: { $missing } food { $missing ->
        [one] is
       *[other] are
    } missing. Pay with resources or starve?

asked-place_workers = placing workers
asked-choose_group = choosing a group
asked-choose_tools = choosing tools
asked-pay_card = buying a card
asked-pay_building = building
asked-take_two_resources = taking two resources
asked-pick_die = picking a die
asked-feed = feeding the tribe
asked-start_player = drawing the start player
asked-draw_card_row = drawing a card
asked-draw_tile = turning up a building
asked-draw_extra_card = drawing the extra card
asked-roll_gather = a roll of dice
asked-roll_card = a roll of dice
asked-roll_dice_all = a roll of dice for everyone

# -- choices

do-place_workers = { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } { $place_to }
do-choose_group = Use the workers { $place_at }
do-choose_tools = { $tools_count ->
        [0] { $one_use_count ->
            [0] Use no tool
           *[other] Use { $one_use }
        }
       *[other] { $one_use_count ->
            [0] Use the tools in slots { $tools }
           *[other] Use the tools in slots { $tools } and { $one_use }
        }
    }
do-pay_card = Pay { $pay }
do-pay_building = Pay { $pay }
brief-pay_card = Pay
brief-pay_building = Pay
brief-feed = Pay
brief-take_two_resources = Take
brief-cash_two_resources = Take
do-decline = Do not buy
decline-building = Do not build
decline-unpaid = You cannot pay: do without
do-take_two_resources = Take { $gain }
do-keep = Keep the card for later
do-pick_die = Take the { $face }: { $face ->
        [1] wood
        [2] brick
        [3] stone
        [4] gold
        [5] a tool
       *[other] food track +1
    }
do-feed = Pay { $pay }
do-starve = Starve: lose 10 points and all food
do-cash_two_resources = Use the open card: take { $gain }
do-start_player = { $player } begins
do-draw_card_row = The card is “{ $card }”
do-draw_extra_card = An extra card
do-draw_tile = The building is “{ $tile }”
do-roll_gather = The dice show { $dice }
do-roll_card = The dice show { $dice }
do-roll_dice_all = The dice show { $dice }

# -- what happened

event-start_player = { $player } is the first start player.
    .you = You are the first start player.
event-round_begins = Round { $round } begins; { $player } is the start player.
    .you = Round { $round } begins; you are the start player.
event-row_card = A new card: { $card }.
event-tile_up = A new building: { $tile }.
event-placed = { $player } sends { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } { $place_to }.
    .you = You send { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        } { $place_to }.
event-uses = { $player } uses { $workers ->
        [one] the worker
       *[other] the { $workers } workers
    } { $place_at }.
    .you = You use { $workers ->
            [one] the worker
           *[other] the { $workers } workers
        } { $place_at }.
event-rolled = { $player } rolls { $total } { $good_for }.
    .you = You roll { $total } { $good_for }.
event-tools_used = { $player } uses tools: +{ $added }.
    .you = You use tools: +{ $added }.
event-gained = { $player } gains { $gain_count ->
        [0] nothing
       *[other] { $gain }
    }.
    .you = You gain { $gain_count ->
            [0] nothing
           *[other] { $gain }
        }.
event-tool = { $player } now has a tool of value { $value }.
    .you = You now have a tool of value { $value }.
event-tool_lost = { $player } cannot gain another tool.
    .you = You cannot gain another tool.
event-worker = { $player } has a new worker: { $workers } now.
    .you = You have a new worker: { $workers } now.
event-worker_lost = { $player } already has all 10 workers.
    .you = You already have all 10 workers.
event-track = { $player } moves to { $track } on the food track.
    .you = You move to { $track } on the food track.
event-track_full = { $player } is already at the top of the food track.
    .you = You are already at the top of the food track.
event-declined = { $player } does not buy { $place_what }.
    .you = You do not buy { $place_what }.
event-bought_card = { $player } buys “{ $card }” for { $pay }.
    .you = You buy “{ $card }” for { $pay }.
event-points = { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you = You score { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
event-deck_empty = The deck is empty: { $player } draws nothing.
    .you = The deck is empty: you draw nothing.
event-drew_extra = { $player } draws an extra card unseen by the others.
    .you = You draw an extra card unseen by the others.
event-two_resources = { $player } takes { $gain } from the open card.
    .you = You take { $gain } from the open card.
event-rolled_all = { $player } rolls for everyone: { $dice }.
    .you = You roll for everyone: { $dice }.
event-picked = { $player } takes the { $face }: { $face ->
        [1] wood
        [2] brick
        [3] stone
        [4] gold
        [5] a tool
       *[other] a step on the food track
    }.
    .you = You take the { $face }: { $face ->
            [1] wood
            [2] brick
            [3] stone
            [4] gold
            [5] a tool
           *[other] a step on the food track
        }.
event-built = { $player } builds “{ $tile }” for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you = You build “{ $tile }” for { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
event-stack_empty = A building stack is empty: this is the last round.
event-income = { $player } takes { $food } food from the food track.
    .you = You take { $food } food from the food track.
event-fed = { $player } feeds { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }.
    .you = You feed { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        }.
event-fed_with = { $player } is { $missing } food short and pays { $pay }.
    .you = You are { $missing } food short and pay { $pay }.
event-starved = { $player } starves: { $missing } food short, 10 points lost.
    .you = You starve: { $missing } food short, 10 points lost.
event-game_ends = The game ends after round { $round }.

# -- why not

refusal-other-decision = First: { $decision }.
refusal-not-drawable = That cannot be drawn: it has been seen already.
refusal-nothing-to-cash = You have no open card with two resources.
refusal-cash-later = The card with two resources is used in phases 2 and 3.
refusal-place-not-in-play = { $place } is not in play with so few players.
refusal-been-there = You have been { $place_at } this round; workers cannot be added.
refusal-place-full = { $place } is taken.
refusal-village-closed = { $place } is closed: with fewer than 4 players only two village places can be used in a round.
refusal-too-many-players = No other player may come { $place_to } this round.
refusal-needs-two = { $place } needs two workers, and you have only one at home.
refusal-exact-workers = { $place } takes exactly { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }.
refusal-not-at-home = You have only { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } at home.
refusal-rings-left = { $place } has room for only { $rings ->
        [one] 1 worker
       *[other] { $rings } workers
    }.
refusal-no-workers-there = You have no workers { $place_at }.
refusal-no-such-tool = Tool slot { $slot } is empty.
refusal-tool-used = The tool in slot { $slot } was used this round.
refusal-no-one-use-tool = You do not have this one-use tool: { $card }.
refusal-lowest-slots = Of equal tools take the one in the lowest slot.
refusal-no-such-die = No die shows { $face } any more.
refusal-exact-cost = This card costs exactly { $cost ->
        [one] 1 resource
       *[other] { $cost } resources
    }.
refusal-tile-cost = That does not pay for “{ $tile }”.
refusal-exact-food = Pay exactly { $missing ->
        [one] 1 resource
       *[other] { $missing } resources
    }, or starve.
refusal-not-owned = You do not have these resources.

# -- the score sheet

line-score_track = Score track
    .tip = Buildings and cards during the game, less 10 for each hungry round.
line-green_first_set = Green cards, first set
    .tip = One card of every symbol you have: n different symbols score n × n.
line-green_second_set = Green cards, second set
    .tip = The symbols you have twice: n different symbols score n × n.
line-farmers = Farmers
    .tip = Farmers × food track.
line-toolmakers = Tool makers
    .tip = Tool makers × sum of your tools.
line-builders = Builders
    .tip = Builders × buildings.
line-shamans = Shamans
    .tip = Shamans × workers.
line-resources = Resources
    .tip = 1 point for each resource left.
line-hope_set = Civilisation symbols (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_people = People on cards (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_building = Buildings (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_worker = People and the hut (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_tools = Tools (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_food = Food (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_goods = Resources (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
tie-break = Tie: food track + tools + workers

ending-stack_empty = A building stack is empty.
ending-deck_short = The deck cannot fill the row of cards.
ending-round_cap = The agreed number of rounds is over.

# -- settings

option-tool_supply = Tool tiles
    .tip = Whether the number of large tool tiles in the box limits the tools.
    .example = With the printed supply a fourth player may find no large tool left.
option-tool_supply-unlimited = without limit
option-tool_supply-printed_12_6 = as printed: 12 tiles “1/2”, 6 tiles “3/4”
option-start_player = Start player
    .tip = Who begins the first round.
    .example = Ada begins: she is the first to choose among hut, field and tool maker.
option-start_player-random = at random
option-start_player-seat_0 = player 1
option-start_player-seat_1 = player 2
option-start_player-seat_2 = player 3
option-start_player-seat_3 = player 4
option-show_bought_cards = Show bought cards
    .tip = Whether everybody may look at the cards that the others bought, and at what they would score. By the book they lie face down.
    .example = Ada bought three crafts: with “yes” you see that a fourth would give her sixteen points.
option-show_bought_cards-true = yes
option-show_bought_cards-false = no, face down
option-round_cap = Round limit
    .tip = For test runs: the game ends after this round at the latest.

# -- things

place-hunt = Hunting grounds
    .to = to the hunting grounds
    .at = on the hunting grounds
    .tip = Roll a die for each worker, divide by 2: food. Any number of workers.
place-forest = Forest
    .to = to the forest
    .at = in the forest
    .tip = Roll a die for each worker, divide by 3: wood.
place-clay_pit = Clay pit
    .to = to the clay pit
    .at = in the clay pit
    .tip = Roll a die for each worker, divide by 4: brick.
place-quarry = Quarry
    .to = to the quarry
    .at = in the quarry
    .tip = Roll a die for each worker, divide by 5: stone.
place-river = River
    .to = to the river
    .at = at the river
    .tip = Roll a die for each worker, divide by 6: gold.
place-tool_maker = Tool maker
    .to = to the tool maker
    .at = at the tool maker
    .tip = 1 worker: gain a tool.
place-hut = Hut
    .to = to the hut
    .at = in the hut
    .tip = 2 workers: gain a new worker.
place-field = Field
    .to = to the field
    .at = in the field
    .tip = 1 worker: food track +1.
place-card1 = Card for 1
    .to = to the card for 1 resource
    .at = on the card for 1 resource
    .what = the card for 1 resource
    .tip = Buy the civilization card in this slot for 1 resource.
place-card2 = Card for 2
    .to = to the card for 2 resources
    .at = on the card for 2 resources
    .what = the card for 2 resources
    .tip = Buy the civilization card in this slot for 2 resources.
place-card3 = Card for 3
    .to = to the card for 3 resources
    .at = on the card for 3 resources
    .what = the card for 3 resources
    .tip = Buy the civilization card in this slot for 3 resources.
place-card4 = Card for 4
    .to = to the card for 4 resources
    .at = on the card for 4 resources
    .what = the card for 4 resources
    .tip = Buy the civilization card in this slot for 4 resources.
place-building1 = Building 1
    .to = to building 1
    .at = on building 1
    .what = building 1
    .tip = Pay for the open building of stack 1 and score it at once.
place-building2 = Building 2
    .to = to building 2
    .at = on building 2
    .what = building 2
    .tip = Pay for the open building of stack 2 and score it at once.
place-building3 = Building 3
    .to = to building 3
    .at = on building 3
    .what = building 3
    .tip = Pay for the open building of stack 3 and score it at once.
place-building4 = Building 4
    .to = to building 4
    .at = on building 4
    .what = building 4
    .tip = Pay for the open building of stack 4 and score it at once.

good-food = food
    .for = for food
    .tip = Feeds workers; worth no points.
good-wood = wood
    .for = for wood
    .tip = Worth 3 in buildings.
good-brick = brick
    .for = for brick
    .tip = Worth 4 in buildings.
good-stone = stone
    .for = for stone
    .tip = Worth 5 in buildings.
good-gold = gold
    .for = for gold
    .tip = Worth 6 in buildings.
amount-food = { $n } food
amount-wood = { $n } wood
amount-brick = { $n ->
        [one] 1 brick
       *[other] { $n } bricks
    }
amount-stone = { $n } stone
amount-gold = { $n } gold

one_use-c33 = the one-use tool of value 4
one_use-c34 = the one-use tool of value 3
one_use-c35 = the one-use tool of value 2
tools-c33 = one-use 4
tools-c34 = one-use 3
tools-c35 = one-use 2

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow

thing-worker = Worker
    .tip = Place it, use it, feed it.
thing-tool = Tool
    .tip = Adds its value to one roll in every round.
thing-track = Food track
    .tip = Food income in every round, up to 10.
thing-building = Building
    .tip = Scores at once; builders multiply the number of buildings.
thing-card = Civilization card
    .tip = The top works now, the bottom counts at the end.
thing-start_player = Start player
    .tip = Goes first this round; the next player clockwise is next.
thing-deck = Deck
    .tip = The game ends when it cannot fill the row.
thing-stack = Building stack
    .tip = An empty stack ends the game after the round.

tools-none = { $total }: { $gain }, without tools
tools-added = { $total } + { $tools } = { $sum }: { $gain }
tools-once = { $value } (one use)
board-count = Round { $n }
board-recap = Round { $n } is over: points gained
board-track-now = Points on the score track

# -- the board in the terminal

board-round = Round { $round }, phase { $phase }: { $phase ->
        [1] placing workers
        [2] using workers
       *[other] feeding
    }
board-places = Places
board-workers = Workers
board-cards = Civilization cards (deck: { $n })
board-buildings = Buildings
board-cost = Cost
board-left = { $n } below
board-player = Player
board-people = Workers
board-food = Food
board-track = Food track
board-goods = Resources
board-tools = Tools
board-owned = Cards, buildings
board-score = Score
board-now = If it ended now
board-add-tools = { $total } + { $tools }
board-hidden = { $n ->
    [one] one card face down
   *[other] { $n } cards face down
}
board-last-round = The last round
board-empty = empty
board-start = start

card-c01 = Dice for everyone · Pottery
    .tip = Now: roll one die per player; you pick first, then the others clockwise. At the end: green symbol pottery: different symbols score n × n.
card-c02 = Dice for everyone · 1 builder
    .tip = Now: roll one die per player; you pick first, then the others clockwise. At the end: 1 builder × buildings.
card-c03 = Dice for everyone · 2 builders
    .tip = Now: roll one die per player; you pick first, then the others clockwise. At the end: 2 builders × buildings.
card-c04 = Dice for everyone · Writing
    .tip = Now: roll one die per player; you pick first, then the others clockwise. At the end: green symbol writing: different symbols score n × n.
card-c05 = Dice for everyone · 2 tool makers
    .tip = Now: roll one die per player; you pick first, then the others clockwise. At the end: 2 tool makers × sum of tools.
card-c06 = Dice for everyone · 2 tool makers
    .tip = Now: roll one die per player; you pick first, then the others clockwise. At the end: 2 tool makers × sum of tools.
card-c07 = Dice for everyone · 1 farmer
    .tip = Now: roll one die per player; you pick first, then the others clockwise. At the end: 1 farmer × food track.
card-c08 = Dice for everyone · 2 farmers
    .tip = Now: roll one die per player; you pick first, then the others clockwise. At the end: 2 farmers × food track.
card-c09 = Dice for everyone · Sundial
    .tip = Now: roll one die per player; you pick first, then the others clockwise. At the end: green symbol sundial: different symbols score n × n.
card-c10 = Dice for everyone · Wheel
    .tip = Now: roll one die per player; you pick first, then the others clockwise. At the end: green symbol wheel: different symbols score n × n.
card-c11 = 7 food · Pottery
    .tip = Now: take 7 food. At the end: green symbol pottery: different symbols score n × n.
card-c12 = 2 food · 2 builders
    .tip = Now: take 2 food. At the end: 2 builders × buildings.
card-c13 = 4 food · 1 builder
    .tip = Now: take 4 food. At the end: 1 builder × buildings.
card-c14 = 5 food · Herbalism
    .tip = Now: take 5 food. At the end: green symbol herbalism: different symbols score n × n.
card-c15 = 3 food · Weaving
    .tip = Now: take 3 food. At the end: green symbol weaving: different symbols score n × n.
card-c16 = 1 food · Weaving
    .tip = Now: take 1 food. At the end: green symbol weaving: different symbols score n × n.
card-c17 = 3 food · 2 farmers
    .tip = Now: take 3 food. At the end: 2 farmers × food track.
card-c18 = 1 stone · 1 farmer
    .tip = Now: take 1 stone. At the end: 1 farmer × food track.
card-c19 = 2 stone · Wheel
    .tip = Now: take 2 stone. At the end: green symbol wheel: different symbols score n × n.
card-c20 = 1 stone · 1 shaman
    .tip = Now: take 1 stone. At the end: 1 shaman × workers.
card-c21 = 1 gold · 1 shaman
    .tip = Now: take 1 gold. At the end: 1 shaman × workers.
card-c22 = 1 brick · 2 shamans
    .tip = Now: take 1 brick. At the end: 2 shamans × workers.
card-c23 = Roll for gold · Art
    .tip = Now: roll 2 dice for gold; tools may be added. At the end: green symbol art: different symbols score n × n.
card-c24 = Roll for wood · 2 shamans
    .tip = Now: roll 2 dice for wood; tools may be added. At the end: 2 shamans × workers.
card-c25 = Roll for stone · 1 shaman
    .tip = Now: roll 2 dice for stone; tools may be added. At the end: 1 shaman × workers.
card-c26 = 3 points · 3 builders
    .tip = Now: score 3 points. At the end: 3 builders × buildings.
card-c27 = 3 points · Music
    .tip = Now: score 3 points. At the end: green symbol music: different symbols score n × n.
card-c28 = 3 points · Music
    .tip = Now: score 3 points. At the end: green symbol music: different symbols score n × n.
card-c29 = New tool · Art
    .tip = Now: gain a tool. At the end: green symbol art: different symbols score n × n.
card-c30 = Food track +1 · 1 farmer
    .tip = Now: move up one step on the food track. At the end: 1 farmer × food track.
card-c31 = Food track +1 · Sundial
    .tip = Now: move up one step on the food track. At the end: green symbol sundial: different symbols score n × n.
card-c32 = Extra card · Writing
    .tip = Now: draw one more card unseen; only its bottom counts. At the end: green symbol writing: different symbols score n × n.
card-c33 = One-use tool 4 · 1 tool maker
    .tip = Now: keep it open; add 4 to one roll, once in the game. At the end: 1 tool maker × sum of tools.
card-c34 = One-use tool 3 · 1 tool maker
    .tip = Now: keep it open; add 3 to one roll, once in the game. At the end: 1 tool maker × sum of tools.
card-c35 = One-use tool 2 · 2 tool makers
    .tip = Now: keep it open; add 2 to one roll, once in the game. At the end: 2 tool makers × sum of tools.
card-c36 = Two resources · Herbalism
    .tip = Now: take 2 resources of your choice, now or later, once. At the end: green symbol herbalism: different symbols score n × n.
tile-b01 = Building for 2 wood, 1 brick (10)
    .tip = Pay exactly 2 wood, 1 brick and score 10 points.
tile-b02 = Building for 2 wood, 1 stone (11)
    .tip = Pay exactly 2 wood, 1 stone and score 11 points.
tile-b03 = Building for 1 wood, 2 bricks (11)
    .tip = Pay exactly 1 wood, 2 bricks and score 11 points.
tile-b04 = Building for 2 wood, 1 gold (12)
    .tip = Pay exactly 2 wood, 1 gold and score 12 points.
tile-b05 = Building for 1 wood, 2 stone (13)
    .tip = Pay exactly 1 wood, 2 stone and score 13 points.
tile-b06 = Building for 2 bricks, 1 stone (13)
    .tip = Pay exactly 2 bricks, 1 stone and score 13 points.
tile-b07 = Building for 2 bricks, 1 gold (14)
    .tip = Pay exactly 2 bricks, 1 gold and score 14 points.
tile-b08 = Building for 1 brick, 2 stone (14)
    .tip = Pay exactly 1 brick, 2 stone and score 14 points.
tile-b09 = Building for 2 stone, 1 gold (16)
    .tip = Pay exactly 2 stone, 1 gold and score 16 points.
tile-b10 = Building for 1 wood, 1 brick, 1 stone (12)
    .tip = Pay exactly 1 wood, 1 brick, 1 stone and score 12 points.
tile-b11 = Building for 1 wood, 1 brick, 1 stone (12)
    .tip = Pay exactly 1 wood, 1 brick, 1 stone and score 12 points.
tile-b12 = Building for 1 wood, 1 brick, 1 gold (13)
    .tip = Pay exactly 1 wood, 1 brick, 1 gold and score 13 points.
tile-b13 = Building for 1 wood, 1 brick, 1 gold (13)
    .tip = Pay exactly 1 wood, 1 brick, 1 gold and score 13 points.
tile-b14 = Building for 1 wood, 1 stone, 1 gold (14)
    .tip = Pay exactly 1 wood, 1 stone, 1 gold and score 14 points.
tile-b15 = Building for 1 wood, 1 stone, 1 gold (14)
    .tip = Pay exactly 1 wood, 1 stone, 1 gold and score 14 points.
tile-b16 = Building for 1 brick, 1 stone, 1 gold (15)
    .tip = Pay exactly 1 brick, 1 stone, 1 gold and score 15 points.
tile-b17 = Building for 1 brick, 1 stone, 1 gold (15)
    .tip = Pay exactly 1 brick, 1 stone, 1 gold and score 15 points.
tile-b18 = Building for 4 resources of 1 kind
    .tip = Pay exactly 4 resources of exactly 1 kind and score their values: 12 to 24 points.
tile-b19 = Building for 4 resources of 2 kinds
    .tip = Pay exactly 4 resources of exactly 2 kinds and score their values: 13 to 23 points.
tile-b20 = Building for 4 resources of 3 kinds
    .tip = Pay exactly 4 resources of exactly 3 kinds and score their values: 15 to 21 points.
tile-b21 = Building for 4 resources of 4 kinds
    .tip = Pay exactly 4 resources of exactly 4 kinds and score their values: 18 points.
tile-b22 = Building for 5 resources of 1 kind
    .tip = Pay exactly 5 resources of exactly 1 kind and score their values: 15 to 30 points.
tile-b23 = Building for 5 resources of 2 kinds
    .tip = Pay exactly 5 resources of exactly 2 kinds and score their values: 16 to 29 points.
tile-b24 = Building for 5 resources of 3 kinds
    .tip = Pay exactly 5 resources of exactly 3 kinds and score their values: 18 to 27 points.
tile-b25 = Building for 5 resources of 4 kinds
    .tip = Pay exactly 5 resources of exactly 4 kinds and score their values: 21 to 24 points.
tile-b26 = Building for 1 to 7 resources
    .tip = Pay 1 to 7 resources of any kinds and score their values: 3 to 42 points.
tile-b27 = Building for 1 to 7 resources
    .tip = Pay 1 to 7 resources of any kinds and score their values: 3 to 42 points.
tile-b28 = Building for 1 to 7 resources
    .tip = Pay 1 to 7 resources of any kinds and score their values: 3 to 42 points.

# The form of the score sheet
form-score = Score track
form-food_track = Food track
form-workers = Workers
form-buildings = Buildings
form-tools = Tools
form-resources = Resources left
form-resources-wood = Wood
form-resources-brick = Brick
form-resources-stone = Stone
form-resources-gold = Gold
form-green = Green cards
form-green-herbalism = Herbalism
form-green-art = Art
form-green-music = Music
form-green-writing = Writing
form-green-time = Sundial
form-green-pottery = Pottery
form-green-transport = Wheel
form-green-weaving = Weaving
form-yellow = Figures on yellow cards
form-yellow-farmer = Farmers
form-yellow-toolmaker = Tool makers
form-yellow-builder = Builders
form-yellow-shaman = Shamans

# What a set of components with other numbers says of its places, buildings and cards
told-slot = Card for { $n }
    .to = to the card for { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
    .at = on the card for { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
    .what = the card for { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
    .tip = Buy the civilization card in this slot for { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }.
told-fixed = Building for { $cost } ({ $points })
    .tip = Pay exactly { $cost } and score { $points } points.
told-exact = Building for { $count } resources of { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    }
    .tip = Pay exactly { $count } resources of exactly { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    } and score their values: { $min_points } to { $max_points } points.
told-upto7 = Building for { $min_count } to { $max_count } resources
    .tip = Pay { $min_count } to { $max_count } resources of any kinds and score their values: { $min_points } to { $max_points } points.
told-amount-wood = { $n } wood
told-amount-brick = { $n ->
        [one] 1 brick
       *[other] { $n } bricks
    }
told-amount-stone = { $n } stone
told-amount-gold = { $n } gold
told-card = { $top } · { $bottom }
    .tip = Now: { $now }. At the end: { $end }.
told-top-dice_all = Dice for everyone
    .tip = roll one die per player; you pick first, then the others clockwise
told-top-food = { $food } food
    .tip = take { $food } food
told-top-resource = { $amount }
    .tip = take { $amount }
told-top-roll_resource = Roll for { $good }
    .tip = roll { $dice } dice for { $good }; tools may be added
told-top-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .tip = score { $points ->
        [one] 1 point
       *[other] { $points } points
    }
told-top-tool = New tool
    .tip = gain a tool
told-top-food_track = Food track +1
    .tip = move up one step on the food track
told-top-draw_card = Extra card
    .tip = draw one more card unseen; only its bottom counts
told-top-one_use_tool = One-use tool { $value }
    .tip = keep it open; add { $value } to one roll, once in the game
told-top-two_resources = Resources of your choice
    .tip = take { $count ->
        [one] 1 resource
       *[other] { $count } resources
    } of your choice, now or later, once
told-line-green_first_set = Green cards, first set
    .tip = One card of every symbol you have: different symbols score { $points }.
told-line-green_second_set = Green cards, second set
    .tip = The symbols you have twice: different symbols score { $points }.
told-symbol = { $symbol }
    .tip = green symbol { $symbol }: different symbols score { $points }
told-role-farmer = { $n ->
        [one] 1 farmer
       *[other] { $n } farmers
    }
    .tip = { $n } × food track
told-role-toolmaker = { $n ->
        [one] 1 tool maker
       *[other] { $n } tool makers
    }
    .tip = { $n } × sum of tools
told-role-builder = { $n ->
        [one] 1 builder
       *[other] { $n } builders
    }
    .tip = { $n } × buildings
told-role-shaman = { $n ->
        [one] 1 shaman
       *[other] { $n } shamans
    }
    .tip = { $n } × workers
