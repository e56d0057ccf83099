# Lessons of Pantheon.

lesson-draw = Your first turn
    .blurb = Four actions, and drawing cards
lesson-draw-goal = Win gods with offerings: they give points. Columns on the map and demigods give more, at two scorings. There are six epochs; this is number { $epoch }.
lesson-draw-action = A turn is one action: move on the map, buy, offer, or draw cards. Everything needs cards. Choose to draw.
    .hint = Choose the action “draw”.
    .other = You could, but with so few cards it brings little. Draw first.
lesson-draw-card = Three cards, one by one, from the open row or the deck. Take the temple card from the row.
    .hint = It lies open in the row.
    .row = A good card, too. We take the temple card.
    .deck = The deck is a surprise, and sometimes that is best. We take the temple card.
lesson-draw-rest = The rest was drawn for you, and one card more: you began with Gadicea, and that is her gift. Offerings are for gods, coins for buying, feet for moving.

lesson-buy = Buying
    .blurb = Coins, tokens, pieces
lesson-buy-action = Your rival bought. You have coins as well: choose to buy.
    .hint = Choose the action “buy”.
lesson-buy-coins = How many coin cards do you play? Use all of them.
    .hint = Both coins together.
    .few = Fewer coins buy less. Play all of them.
lesson-buy-token = You have { $coins } coins. An offering token counts as an offering of its kind, for ever. Buy worship at level I.
    .hint = In the market: worship, level I, for one coin.
    .kind = Another token is fine, too. We buy worship.
    .lost = Coins that are left over are lost. Buy something.
    .pieces = Feet and columns can be bought, too, and even laid. Tokens help more now.
lesson-buy-second = One more coin: buy the temple token as well.
    .hint = In the market: temple, level I.
    .lost = The last coin would be lost. Buy something for it.
    .pieces = Possible. But the fourth kind of token makes every god cheaper.
lesson-buy-lasting = Tokens are never used up. With one of each kind, every god needs fewer cards. Higher levels cost more coins.

lesson-follow = Moving along
    .blurb = Paths, feet and columns
lesson-follow-rival = Your rival moves. Then everybody else may move, too: with cards of their own, or draw a card instead.
lesson-follow-join = Follow with a move of your own.
    .hint = Choose to move.
    .card = A card is nice. But the others walk to the booty: go along.
lesson-follow-cards = Each move card gives two steps. Play { $n } of them.
    .hint = All your move cards.
    .fewer = Fewer steps do not reach the column. Play more.
lesson-follow-foot = A step lays a foot beside the temple of this nation or beside your own pieces. Begin here: { $hex }.
    .hint = The lit hex beside the temple.
    .way = Another way is possible. We go by the one that was named.
    .stop = Steps that are left over are lost. Go on.
lesson-follow-next = Go on: { $hex }.
    .hint = The next hex of the path, beside your foot.
    .way = Another way is possible. We go by the one that was named.
    .stop = Steps that are left over are lost. Go on.
lesson-follow-column = Column hexes take columns, beside a foot of yours. Put one here: { $hex }.
    .hint = The hex with the column sign.
    .laid = Your column stands: { $column }.
    .foot = That would be one more foot. You need the column.
    .stop = Steps that are left over are lost. Put the column there.
lesson-follow-why = Feet come home after the epoch. Columns stay to the end and score twice. Where a rival's piece lies, a step costs two.

lesson-move = Booty
    .blurb = An own move, and the end of an epoch
lesson-move-booty = On the map lies booty for whoever gets there first: cards, coins, steps, pieces, or demigods for the scorings. The active player moves with one step more: the big foot.
lesson-move-action = It is your turn: choose to move.
    .hint = Choose the action “move”.
    .other = Also an action. But the last booty is in reach: move.
lesson-move-cards = One step is free for you, each card gives two. Three steps are enough: play one card.
    .hint = One card: three steps.
    .none = One step is not enough for all of it.
    .all = That would waste a card. One is enough.
lesson-move-first = First a foot: from it the way goes on, and beside it a column can stand. Lay it here: { $hex }.
    .hint = The hex that is named, beside your pieces.
    .way = Another way is possible. We go by the one that was named.
lesson-move-column = Beside your foot is a column hex. Put a column there: { $hex }.
    .hint = It stands beside your new foot.
    .laid = { $column } is yours, too. More columns are worth more each.
    .way = Another way is possible. We put the column first.
    .stop = Steps that are left over are lost. Go on.
lesson-move-take = And the booty: a foot on its hex takes it. Lay one here: { $hex }.
    .hint = The hex with the booty token.
    .taken = Booty: { $token }. It works for you as soon as your move is over.
    .past = That leaves the booty to your rival. Take it.
    .stop = Booty is near, and a step is left. Take it.
lesson-move-ends = It was the last booty, so epoch { $epoch } is over. You get { $points } points for ending it. All feet go home, columns stay.

lesson-offer = Offerings
    .blurb = Winning a god
lesson-offer-gods = Three gods wait on the board. The numbers on a god say what it wants: so many of one kind, so many of another.
lesson-offer-action = You have offerings and tokens: choose to offer.
    .hint = Choose the action “offer”.
lesson-offer-god = Take Surparit: he brings another god along.
    .hint = Surparit is one of the open gods.
    .which = A good god, too. Surparit brings a second one, so take him.
lesson-offer-pay = Your tokens count already; pay the rest with cards.
    .hint = Your tokens count too: pay the fewest cards that are enough.
    .gained = { $god } came, and { $points ->
        [one] 1 point
       *[other] { $points } points
    }: as many as the number of the epoch.
    .way = Allowed. But pay the fewest cards you can: your tokens cover the rest. We pay like this.
lesson-offer-second = Surparit draws another god from the stack: { $god }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    } more, and it acts at once.
lesson-offer-more = Some gods act once, others stay with you for good. When the last god of the epoch is taken, the epoch ends, too.

lesson-score = The two scorings
    .blurb = After the third and the sixth epoch
lesson-score-third = Epoch { $epoch } of another game. Your rival is about to take the last god. After this epoch there is a scoring.
lesson-score-first = Your demigods gave { $demigods } points, your columns { $columns }. Both stay and count once more at the end: start early.
lesson-score-table = A demigod scores its number. Up to { $few } columns score { $each } each; with { $next } or more all of them score { $more } each, with { $many } or more { $most } each.
lesson-score-last = Epoch { $epoch }, the last one. One god is left, and you can pay it: offer.
    .hint = Choose the action “offer”.
    .other = Now the last god counts: it gives points and ends the epoch. Offer.
lesson-score-god = Choose the god.
    .hint = There is one left.
lesson-score-pay = Pay the offering.
    .hint = Your tokens count too: pay the fewest cards that are enough.
    .points = { $points } points: in the last epoch gods are worth most.
lesson-score-sheet = The sheet: gods { $gods }, epochs ended { $ends }, and in the last scoring demigods { $demigods }, columns { $columns }.
lesson-score-win = { $points } points: you win. You know the whole game. Play!

howto-goal = Nations rise and fall in six epochs. Win gods, raise columns, gather demigods, and have the most points; here the winner has { $points }.
howto-turn = A turn is one action: draw three cards, buy with coins, offer for a god, or move. A move lays feet from the temple on, takes booty and raises columns; afterwards the others may move with cards of their own, or draw one.
howto-end = An epoch ends when its last booty or its last god is taken; whoever did it gets { $points } points. Feet go home, columns stay. After the sixth epoch the game is over.
howto-points = A god scores the number of its epoch at once. After the third and the sixth epoch, demigods score their values and columns by their number: the more, the more each.

## The book of things: its chapters; codes of the rules in words
things-gods = Gods
things-nations = Nations
things-booty = Booty
things-bonus = Bonus tokens
things-cards = Action cards
things-money = Special money
things-kinds = Offerings
things-actions = Actions
things-things = Pieces and places
things-columns = Column hexes
things-lines = Points
code-place_column = column
code-god_from_stack = god
code-demigods = demigods
code-gain_pieces = columns and feet
code-raise_offering = offering
code-draw_cards = cards
code-extra_steps = steps
code-free_purchase = purchase
code-extra_action = action

## The coach: each kind of decision, when it first comes
coach-choose_bonus = A small gift for the whole game or for now: its picture says what it gives.
coach-place_bonus_column = A free column anywhere. It scores after epochs 3 and 6 like every other.
coach-raise_offering = Offering tokens count at every offer and are never used up, so a kind that gods ask for pays off.
coach-take_pieces = Feet make paths and come home after the epoch; columns stay and score.
coach-gallia_choice = Two cards for sure, or a look at a god that you may take for its top number alone.
coach-gallia_pay = Only the top number is asked here: cheaper than at any other time.
coach-discard_card = Keep what your next action needs: move cards for paths, coins for buying, offerings for a god.
coach-exchange_pieces = Feet reach booty, columns score: swap if you lack one of them.
coach-choose_action = One action a turn: move, buy, offer or draw. The epoch ends when the last booty or the last god is taken.
coach-commit_move = Each move card gives two steps, the big foot one more. The number is fixed before the first piece.
coach-place_piece = Feet lead from the temple over any hex, columns stand on column hexes beside your foot. A rival's hex costs one step more.
coach-follow = You may move too, without the big foot; if not, you draw a card.
coach-commit_coins = Coins that are left over are lost: play as many as your purchase costs.
coach-buy_item = Offering tokens help at every offer; feet and columns cost one coin each and go to your reserve.
coach-choose_god = Every god scores the points of its epoch at once; its favour comes on top.
coach-pay_offering = Each number needs one kind of its own. Tokens stay, cards are discarded: pay with as few cards as you can.
coach-draw_card = Open cards are sure, the deck is luck. A card taken from the row is replaced at once.
coach-use_traitera = Another action right now, once; then Traitera goes to the box.

## What the coach says one would have more of
holds-standing = { $n ->
    [one] 1 column on the map
   *[other] { $n } columns on the map
}
holds-demigods = { $n ->
    [one] 1 demigod
   *[other] { $n } demigods
}
holds-levels = { $n ->
    [one] 1 level of offering tokens
   *[other] { $n } levels of offering tokens
}
holds-tokens = { $n ->
    [one] 1 booty token
   *[other] { $n } booty tokens
}
holds-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
holds-columns = { $n ->
    [one] 1 column
   *[other] { $n } columns
}
holds-feet = { $n ->
    [one] 1 foot
   *[other] { $n } feet
}
