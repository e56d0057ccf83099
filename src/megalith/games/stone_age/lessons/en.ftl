# Lessons of Stone Age.

lesson-turn = Your first turn
    .blurb = Workers, places and rings
lesson-turn-goal = You lead a tribe: { $workers } workers, { $food } food. Gather, build, learn, and collect the most points. Each round begins by sending workers out, in turns.
lesson-turn-forest = On a turn you send workers to one single place. Send { $n } to the forest: tap it, choose how many, confirm.
    .hint = The forest is the place with the trees, at the upper left.
    .count = { $n } would work too: each worker throws one die. This lesson goes on with another number.
    .elsewhere = You may go there. But now we need wood: choose the forest.
lesson-turn-rings = Your rival hunts. The rings of a place are its room: the forest has { $rings }. With two players, the forest is now yours alone this round.
lesson-turn-hut = { $n } workers are still at home. The hut takes exactly two, and they bring a third. Send them there.
    .hint = The hut stands in the middle of the valley.
    .village = A good place as well, but the hut is the best start: one more worker for the whole game.
    .elsewhere = Possible, but the hut gives you a worker for the rest of the game. Take it while it is free.
lesson-turn-rest = Your rival took the tool maker and a card. Nobody has workers at home, so the placing is over. Now everybody uses them.

lesson-dice = Dice into goods
    .blurb = Using workers, dividing, eating
lesson-dice-group = Now your workers work, place after place, in the order you like. Use those in the forest first.
    .hint = Tap the forest, or choose it in the list.
    .order = Any order is fine: the hut first is as good. We go on with the forest.
lesson-dice-wood = One die for each worker: these show { $total } in all. Every { $divider } make one wood, the rest is lost. You gain { $gain }.
lesson-dice-dividers = Dearer goods need more: brick { $brick }, stone { $stone }, gold { $gold }. Food at the hunting grounds needs only { $food }.
lesson-dice-worker = Your workers at the hut have not been used yet. Use them now.
    .hint = Tap the hut.
    .came = The hut brings a new worker: { $n } now. It can be placed from the next round on.
lesson-dice-rival = Your rival gained a tool and { $gain }, but could not pay for the card: that worker came home with nothing.
lesson-dice-meal = Every round ends with a meal: { $workers } workers ate one food each. You have { $food } left. Then the next round begins, with the next start player.

lesson-tools = Tools
    .blurb = Getting and using them
lesson-tools-maker = Tools add to dice, once a round, to the end of the game. Send one worker to the tool maker.
    .hint = The tool maker is at the right, beside the field.
    .field = The field feeds you every round: also very good. But let us try a tool now.
    .hut = One more worker is tempting, and one more mouth. Now try a tool.
lesson-tools-clay = Your rival took the field. With two players, only two of hut, field and tool maker are used a round. Send { $n } workers for brick (every { $divider } is one).
    .hint = Brick comes from the clay pit.
    .count = { $n } is fine, too. We go on with another number.
lesson-tools-card = One worker is left. Send it to the cheapest card, at the right end of the row.
    .hint = The price stands above each card, as small brown squares.
    .dear = That card costs more. Take the cheapest one, with a single square above it.
lesson-tools-order = Your turn to use your workers. Which group first? Think of your new tool.
    .hint = A tool that you have before the dice fall can help them.
    .early = You rolled { $total } and gained only { $gain }. With the tool it would have been one more: get the tool first.
lesson-tools-roll = You rolled { $total } for brick; every { $divider } is one. Your tool adds its value to one roll. Use it?
    .hint = One more point makes one more brick.
    .used = Exactly: { $gain }. The tool rests now until the next round.
    .wasted = Only { $gain }, and the rest is lost. The tool costs nothing: use it.
lesson-tools-again = More tools fill three slots; after that they grow, up to { $most } each. Used tools are turned, and ready again next round.

lesson-cards = Cards
    .blurb = What works now, what counts at the end
lesson-cards-halves = Your worker stands at a card. Its upper half works at once, here: food. Its lower half counts at the end of the game.
lesson-cards-pay = This place costs { $n ->
        [one] 1 resource
       *[other] { $n } resources
    } of any kind. Pay with your cheapest.
    .hint = Wood is worth least.
    .bought = You have { $gain } at once, and after the meal { $food } are left. The card now lies with you, for the end.
    .brick = It works, but a brick is worth { $brick } in a building, wood only { $wood }. Better keep the brick.
    .declined = Then the worker came for nothing. You can pay: take the card.
lesson-cards-green = Green cards show crafts. Different ones make a set: two score { $two } points, three { $three }. Each new one is worth more than the last.
lesson-cards-others = Other upper halves bring goods, points, a tool or a step on the food track at once, or dice for everybody: the buyer picks first. Hold a card, or point at it, to read it.
lesson-cards-slide = The gap is closed: cards slide to the cheap end, a new one comes. When no card is left for a gap, the game ends.
lesson-cards-people = Cards with people multiply: the builders on the cheapest card now count { $figures } points for each building you own. Others count tools, food track or workers.
lesson-cards-choose = The next round has begun. You have the herb: send a worker to a card with another craft, and you begin a set. Mind the price above the card.
    .hint = A green lower half shows a craft. The wheel is the cheaper one.
    .second = A herb and a wheel would score { $two } points together, and the upper half gives goods at once.
    .dear = The pot is another craft, too, but its place costs more. We take the wheel.
    .people = People are worth having, too. But look for a green lower half now.

lesson-build = Buildings
    .blurb = Three kinds of points at once
lesson-build-place = A building scores at once. This one costs { $cost } and gives { $points } points. You have { $have }: send a worker there.
    .hint = The buildings lie in stacks, with a flag for their points.
    .second = That one needs more than you have now. First the other one.
    .first = Your rival could take the building before you. First place a worker on it.
lesson-build-wood = The second building wants four goods of two kinds. Get more wood: { $n } workers to the forest.
    .hint = The forest, at the upper left.
    .count = { $n } is possible, too. We go on with another number.
lesson-build-second = Your last worker: send it to the second building.
    .hint = It is the right one of the two.
lesson-build-fixed = You gained { $gain }, tool included. The first building has a fixed price: { $cost }. Pay.
    .hint = There is only one way to pay a fixed price.
    .built = { $points } points at once. Then a new building is turned up from the stack.
    .declined = Then you score nothing, and the building stays for your rival. Better pay.
lesson-build-exact = This one takes exactly { $count } goods of exactly { $kinds } kinds, and scores what they are worth: wood { $wood }, brick { $brick }. Pay for the most points.
    .hint = The dearer goods make more points.
    .built = { $points } points: two of each. You have { $score } now.
    .less = Only { $points } points. More brick would be worth more.
    .declined = Nothing for nothing: you can pay, so do.
lesson-build-upto = The third kind, here, takes one to { $most } goods of any kind, all that you like: up to { $points } points. An empty stack ends the game.
lesson-build-dear = In another game your worker stands at such a building. You have { $have }. Pay up to { $most } goods, for the most points.
    .hint = Begin with the dearest: gold, then brick, then wood.
    .built = { $points } points: the dearest goods you have, as many as there is room for.
    .nearly = { $points } points. Dearer goods would bring a little more: we pay with those.
    .little = Only { $points } points, and the building is gone. More and dearer goods would be worth much more.
    .declined = All those goods, and nothing built. Pay.

lesson-feed = Food and hunger
    .blurb = Never starve
lesson-feed-short = The meal: { $workers } workers, only { $food } food. { $missing } is missing.
lesson-feed-pay = You may pay one good for each missing food, or starve. Choose.
    .hint = A wood costs at most one point at the end.
    .fed = All are fed. One wood is a small price.
    .starved = Hunger: { $lost } points. You would have { $score }. One wood is far cheaper.
lesson-feed-field = Food for ever: each worker on the field raises your food track by one. That much food comes every round. Send one.
    .hint = The field lies between the hut and the tool maker.
    .hunt = Hunters bring food once, about one for every { $divider } pips. The field feeds every round. First the field.
lesson-feed-hunt = Now food for today: { $n } workers go hunting. The hunting grounds have room for everybody.
    .hint = The hunting grounds are at the left.
    .count = { $n } would be possible. Your larder is empty, so we send all.
lesson-feed-use = Use your workers: first the field.
    .hint = The field brings its food in this very round.
    .order = Any order will do here. We go on with the field.
lesson-feed-food = { $total } pips made { $gain }, the field gave { $income }, and { $workers } workers ate. { $food } food is left.

lesson-end = The end and the sheet
    .blurb = What ends the game, what counts
lesson-end-near = The end is near in another game: this is the last building of its stack. An empty stack, or a deck too short for the row ({ $deck } cards now), ends the game.
lesson-end-go = With this building, a card and the last goods you will be ahead when this round is over. So end the game: use your worker at the last building.
    .hint = It is the right one of the two stacks.
    .order = Any order will do. We begin with the building.
lesson-end-pay = Pay for it.
    .hint = A fixed price: there is one way to pay.
    .last = { $points } points. The stack is empty: this round is the last, and it is played to its end.
    .wait = To decline in order to go on playing is allowed. But after this round you lead: build.
lesson-end-finish = Everybody has worked and eaten. The score track shows { $track } for you. Now the cards are counted.
lesson-end-green = Your crafts: a set of different ones, its size times itself: { $green } points.
lesson-end-people = People multiply what you own. Your points: farmers (food track) { $farmers }, tool makers (tools) { $toolmakers }, builders (buildings) { $builders }, shamans (workers) { $shamans }. Goods left: { $resources }.
lesson-end-win = { $points } points, more than your rival. Buildings early, cards that fit together, and never hunger: you know the game. Play!

howto-goal = Lead a tribe of the Stone Age and have the most points at the end; here a winner has { $points }. Points come from buildings, at once, and from cards, at the end.
howto-turn = A round has three parts. In turns everybody sends workers to places, each time to one. Then all workers work: dice become wood, brick, stone, gold or food, tools help. At last every worker eats one food.
howto-end = When a stack of { $tiles } buildings is empty, or the deck cannot fill the row of cards any more, the round is played to its end and the game is over.
howto-points = Buildings score what they show, or what is paid: wood { $wood }, brick { $brick }, stone { $stone }, gold { $gold }. Different crafts score their number times itself; people multiply what you own. Each good left is a point, hunger scores { $hunger }.

## The book of things: its chapters; codes of the rules in words
things-places = Places
things-goods = Goods
things-tiles = Buildings
things-cards = Civilization cards
things-things = Pieces
things-lines = Points at the end
code-dice_all = dice for everyone
code-roll_resource = roll for a resource
code-resource = resources
code-points = points
code-food_track = food track
code-draw_card = draw a card
code-one_use_tool = tool for one use
code-two_resources = two resources of choice
code-fixed = building with a fixed price
code-exact = building of so many kinds
code-upto7 = building for 1 to 7 resources
code-count = the number shown of
code-kinds = the number shown of
code-players = number of players

## The coach: each kind of decision, when it first comes
coach-place_workers = Send workers to one place; the others place next, and full places are gone. Keep enough food in mind: every worker eats one a round.
coach-choose_group = Your workers act in any order. What one group brings pays for the next: gather first, buy afterwards.
coach-choose_tools = Tools add to this roll, each once a round. Use them only if the sum reaches the next full step.
coach-pay_card = The card's price is its slot; any resources will do. The upper half works now, the lower half scores at the end.
coach-pay_building = A building scores at once. If the price leaves you a choice, it scores what you pay: dearer resources, more points. Who declines gets nothing.
coach-take_two_resources = Take them now if you can use them this round; otherwise the card can wait open.
coach-pick_die = Everybody takes one die; you see what you leave to the next player. Each face gives what it shows.
coach-feed = Food is missing: one resource replaces one food. Whoever does not pay all of it loses points.

## What the coach says one would have more of
holds-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
holds-track = { $n ->
    [one] 1 step on the food track
   *[other] { $n } steps on the food track
}
holds-tools = { $n ->
    [one] 1 point of tools
   *[other] { $n } points of tools
}
holds-buildings = { $n ->
    [one] 1 building
   *[other] { $n } buildings
}
holds-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
holds-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
