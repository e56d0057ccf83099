# Pantheon, English.

title = Pantheon
    .blurb = Six nations rise and fall: lay paths, raise columns, win the favour of gods.

# -- what is asked

decision-choose_bonus = { $player }: choose a bonus token.
decision-place_bonus_column = { $player }: put one of your columns on any column hex.
decision-raise_offering = { $player }: raise an offering token by one level, or take one of level I{ $count ->
        [one] .
       *[other] { " " }({ $count } levels in all).
    }
decision-take_pieces = { $player }: which pieces do you take into your reserve?
decision-gallia_choice = { $player }: draw cards, or turn up a god?
decision-gallia_pay = { $player }: pay the top number for { $god }?
decision-discard_card = { $player }: discard a card ({ $count } to go).
decision-exchange_pieces = { $player }: swap columns for feet, or feet for columns?
decision-choose_action = { $player }: which action?
decision-commit_move = { $player }: how many move cards do you play?
decision-place_piece = { $player }: where do you lay a piece? { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } left{ $jumps ->
        [0] .
        [one] , 1 jump.
       *[other] , { $jumps } jumps.
    }
decision-follow = { $player }: follow with a move of your own, or draw a card?
decision-commit_coins = { $player }: which coin cards do you play?
decision-buy_item = { $player }: what do you buy? { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } left.
decision-choose_god = { $player }: which god do you take?
decision-pay_offering = { $player }: how do you pay for { $god }?
decision-draw_card = { $player }: draw card { $n } of { $most }.
decision-use_traitera = { $player }: use a Traitera for another action?

asked-choose_bonus = choosing a bonus token
asked-place_bonus_column = placing a column
asked-raise_offering = raising an offering token
asked-take_pieces = taking pieces
asked-gallia_choice = the choice of Gallia
asked-gallia_pay = paying for a god in Gallia
asked-discard_card = discarding a card
asked-exchange_pieces = swapping pieces
asked-choose_action = choosing an action
asked-commit_move = playing move cards
asked-place_piece = laying a piece
asked-follow = following
asked-commit_coins = playing coins
asked-buy_item = buying
asked-buy_offering = offering tokens
asked-buy_foot = a foot
asked-buy_column = a column
asked-buy_place = laying a piece
asked-stop = stop
asked-choose_god = choosing a god
asked-pay_offering = paying an offering
asked-draw_card = drawing a card
asked-use_traitera = using a Traitera
asked-start_player = drawing the start player
asked-deal_row = dealing the row
asked-deal_hand = dealing the hands
asked-deal_bonus = dealing the bonus tokens
asked-draw_nation = drawing a nation
asked-reveal_god = turning up a god
asked-draw_booty = drawing booty
asked-reveal_demigod = turning up a demigod
asked-draw_demigod = drawing a demigod
asked-draw_god = drawing a god
asked-draw_from_deck = drawing a card
asked-refill_row = filling the row

# -- choices

do-choose_bonus = { $token }
do-place_bonus_column = A column in { $hex }
do-raise_offering = { $kind } one level up
do-take_pieces = Take { $columns ->
        [0] { $feet ->
            [one] 1 foot
           *[other] { $feet } feet
        }
        [one] 1 column{ $feet ->
            [0] { "" }
            [one] { " " }and 1 foot
           *[other] { " " }and { $feet } feet
        }
       *[other] { $columns } columns{ $feet ->
            [0] { "" }
            [one] { " " }and 1 foot
           *[other] { " " }and { $feet } feet
        }
    }
do-gallia_choice = { $choice_gallia }
do-gallia_pay = Pay { $pay }
do-decline = Decline
do-discard_card = Discard { $card }
do-exchange_pieces = Swap { $give ->
        [column] { $count ->
            [one] 1 column for a foot
           *[other] { $count } columns for feet
        }
       *[other] { $count ->
            [one] 1 foot for a column
           *[other] { $count } feet for columns
        }
    }
do-choose_action = { $action }
do-commit_move = { $cards ->
        [0] No move card
        [one] 1 move card
       *[other] { $cards } move cards
    }
do-place_piece = To { $hex }
do-stop = Stop here
do-follow = { $choice_follow }
do-commit_coins = Play { $coins_count ->
        [0] no coin card
       *[other] { $coins }
    }
do-buy_offering = { $kind } of level { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
brief-buy_foot = A foot
brief-buy_column = A column
brief-pay_offering = Pay
brief-gallia_pay = Pay
do-buy_foot = Buy a foot
do-buy_column = Buy a column
do-buy_place = Lay a piece: { $hex }
do-choose_god = { $god }
do-pay_offering = Pay { $pay }
do-draw_row = { $card } from the row
do-draw_deck = A card from the deck
do-use_traitera = Use it
do-keep_traitera = Keep it and end the turn
do-start_player = { $player } begins
do-deal_row = The row gets: { $card }
do-deal_hand = A card for the hand
do-deal_bonus = The bonus token is: { $token }
do-draw_nation = The nation is { $nation }
do-reveal_god = The god is { $god }
do-draw_booty = The booty is: { $token }
do-reveal_demigod = The demigod has the value { $value }
do-draw_demigod = A demigod drawn face down
do-draw_god = The god is { $god }
do-draw_from_deck = A card from the deck
do-refill_row = The row gets: { $card }

# -- what happened

# The log of the page: without ways
log-laid_foot = { $player } lays a foot.
    .you = You lay a foot.
log-jumped = { $player } jumps.
    .you = You jump.

event-start_player = { $player } is the start player.
    .you = You are the start player.
event-row_card = The row gets: { $card }.
event-drew = { $player } draws: { $card }.
    .you = You draw: { $card }.
event-drew_hidden = { $player } draws a card from the deck.
    .you = You draw a card from the deck.
event-took_card = { $player } takes from the row: { $card }.
    .you = You take from the row: { $card }.
event-took_money = { $player } takes special money: { $card }.
    .you = You take special money: { $card }.
event-no_money = No special money is left for { $player }.
    .you = No special money is left for you.
event-discarded = { $player } discards: { $card }.
    .you = You discard: { $card }.
event-new_deck = The discard pile is mixed: { $cards ->
        [one] 1 card is
       *[other] { $cards } cards are
    } the new deck.
event-hands_dumped = There is no card to draw for { $player }: all hands are laid down and mixed.
    .you = There is no card for you to draw: all hands are laid down and mixed.
event-bonus_dealt = { $player } gets a bonus token: { $token }.
    .you = You get a bonus token: { $token }.
event-nation = Epoch { $epoch }: { $nation } rises.
event-god_up = On the board lies { $god }.
event-booty_up = Booty is laid out: { $token }.
event-demigod_up = A demigod of value { $value } is turned up.
event-new_gods = The gods in the box are mixed: { $gods } are the new stack.
event-temple = The temple stands here: { $hex }.
event-turn = { $player } is on turn.
    .you = It is your turn.
event-acts = { $player } chooses: { $action }.
    .you = You choose: { $action }.
event-moves = { $player } plays { $cards ->
        [0] no move card
        [one] 1 move card
       *[other] { $cards } move cards
    }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
    .you = You play { $cards ->
            [0] no move card
            [one] 1 move card
           *[other] { $cards } move cards
        }: { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        }.
event-laid_foot = { $player } lays a foot: { $hex }.
    .you = You lay a foot: { $hex }.
event-laid_column = { $player } raises a column in { $column }.
    .you = You raise a column in { $column }.
event-jumped = { $player } jumps: { $hex }.
    .you = You jump: { $hex }.
event-joined = { $player } links a column of an earlier epoch to the temple: { $column }.
    .you = You link a column of an earlier epoch to the temple: { $column }.
event-picked_up = { $player } picks up booty: { $token }.
    .you = You pick up booty: { $token }.
event-draws_instead = { $player } draws a card instead of moving.
    .you = You draw a card instead of moving.
event-pays_coins = { $player } plays { $coins_count ->
        [0] no coin card
       *[other] { $coins }
    }: { $total ->
        [one] 1 coin
       *[other] { $total } coins
    } to spend.
    .you = You play { $coins_count ->
            [0] no coin card
           *[other] { $coins }
        }: { $total ->
            [one] 1 coin
           *[other] { $total } coins
        } to spend.
event-pieces = { $player } takes { $columns ->
        [0] { $feet ->
            [one] 1 foot
           *[other] { $feet } feet
        }
        [one] 1 column{ $feet ->
            [0] { "" }
            [one] { " " }and 1 foot
           *[other] { " " }and { $feet } feet
        }
       *[other] { $columns } columns{ $feet ->
            [0] { "" }
            [one] { " " }and 1 foot
           *[other] { " " }and { $feet } feet
        }
    } into the reserve.
    .you = You take { $columns ->
            [0] { $feet ->
                [one] 1 foot
               *[other] { $feet } feet
            }
            [one] 1 column{ $feet ->
                [0] { "" }
                [one] { " " }and 1 foot
               *[other] { " " }and { $feet } feet
            }
           *[other] { $columns } columns{ $feet ->
                [0] { "" }
                [one] { " " }and 1 foot
               *[other] { " " }and { $feet } feet
            }
        } into the reserve.
event-offering = { $player } now has { $kind } of level { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }.
    .you = You now have { $kind } of level { $level ->
            [1] I
            [2] II
            [3] III
           *[other] IV
        }.
event-offered = { $player } { $pay_count ->
        [0] pays with tokens alone
       *[other] offers { $pay }
    }.
    .you = { $pay_count ->
            [0] You pay with tokens alone
           *[other] You offer { $pay }
        }.
event-gained_god = { $player } gains { $god } and { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you = You gain { $god } and { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
event-no_god = No god is left for { $player }.
    .you = No god is left for you.
event-turned_up = { $player } turns up { $god }.
    .you = You turn up { $god }.
event-god_refused = { $player } does not take { $god }.
    .you = You do not take { $god }.
event-resolves = { $player } uses: { $token }.
    .you = You use: { $token }.
event-no_column = { $player } has no column to place.
    .you = You have no column to place.
event-took_demigod = { $player } takes a demigod of value { $value }.
    .you = You take a demigod of value { $value }.
event-drew_demigod = { $player } draws a demigod face down: { $value }.
    .you = You draw a demigod face down: { $value }.
event-drew_demigod_hidden = { $player } draws a demigod face down ({ $group }).
    .you = You draw a demigod face down ({ $group }).
event-no_demigod = No demigod is there for { $player }.
    .you = No demigod is there for you.
event-declined = { $player } does not use the effect.
    .you = You do not use the effect.
event-gave_columns = { $player } swaps { $count ->
        [one] 1 column for a foot
       *[other] { $count } columns for feet
    }.
    .you = You swap { $count ->
            [one] 1 column for a foot
           *[other] { $count } columns for feet
        }.
event-gave_feet = { $player } swaps { $count ->
        [one] 1 foot for a column
       *[other] { $count } feet for columns
    }.
    .you = You swap { $count ->
            [one] 1 foot for a column
           *[other] { $count } feet for columns
        }.
event-money_reversed = From now on the highest special money lies on top.
event-traitera = { $player } uses a Traitera for another action.
    .you = You use a Traitera for another action.
event-ends_epoch = { $player } ends the epoch ({ $why }) and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you = You end the epoch ({ $why }) and score { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
event-limit_reached = The epoch ends after { $turns } turns; nobody scores for it.
event-epoch_over = Epoch { $epoch } is over: the feet go home.
event-scored = { $player } scores { $points }: { $line }.
    .you = You score { $points }: { $line }.
event-game_ends = The game is over.

why-booty = the last booty is taken
why-gods = the last god is taken
why-both = booty and gods are gone

# -- why not

refusal-other-decision = Not now: first comes { $decision }.
refusal-not-drawable = That cannot be drawn now.
refusal-off_map = That hex is not on the map.
refusal-temple_here = The temple stands here.
refusal-own_piece_here = Your piece is here already.
refusal-hex_full = Two pieces are here already.
refusal-no_foot_left = There is no foot in your reserve.
refusal-no_column_left = There is no column in your reserve.
refusal-column_needs_foot = Lay a foot beside it first.
refusal-not_linked = It is not linked with the temple.
refusal-too_dear = It costs more than you have left.
refusal-cannot_pay = You do not have enough offerings, or pay more than needed.
refusal-level_owned = You have this level already.
refusal-all_owned = You have all of these pieces already.
refusal-nothing_done = Do something first.
refusal-not_ready = A Traitera can be used from your next turn on.
refusal-not_optional = This is not optional.
refusal-draw_on = A draw action has three cards; only those of Gadicea may be left.
refusal-not_in_hand = You do not hold that: { $card }.
refusal-too_few_steps = So few steps lay no piece.
refusal-cannot_follow = You cannot lay any piece now.
refusal-buys_nothing = So few coins buy nothing.
refusal-nothing_to_do = { $action }: there is nothing you could do.
refusal-god_not_here = { $god } does not lie on the board.
refusal-not_in_row = This card is not in the row: { $card }.
refusal-token_gone = This bonus token is gone.
refusal-no_column_hex = Columns stand on column hexes only.
refusal-no_god_left = No god is left to turn up.
refusal-reserve_short = The reserves do not reach that far.

# -- the score sheet

line-gods = Gods
    .tip = Every god gained scores the points of its epoch at once.
line-epoch_ends = Ends of epochs
    .tip = 3 points for the player on turn when the last booty or god is taken.
line-demigods_first = Demigods, after epoch 3
    .tip = The values of all own demigods.
line-columns_first = Columns, after epoch 3
    .tip = 1–3 columns 1 point each, 4–7 columns 2 each, 8–11 columns 3 each, 12 columns 4 each.
line-pietalte_first = Pietalte, after epoch 3
    .tip = For each Pietalte the level of the best own offering token.
line-demigods_second = Demigods, after epoch 6
    .tip = The values of all own demigods, those of the first scoring again.
line-columns_second = Columns, after epoch 6
    .tip = 1–3 columns 1 point each, 4–7 columns 2 each, 8–11 columns 3 each, 12 columns 4 each.
line-pietalte_second = Pietalte, after epoch 6
    .tip = For each Pietalte the level of the best own offering token.
line-points_before = Points before
    .tip = On the score track before this scoring.
line-demigods = Demigods
    .tip = The values of all own demigods.
line-columns = Columns
    .tip = 1–3 columns 1 point each, 4–7 columns 2 each, 8–11 columns 3 each, 12 columns 4 each.
line-pietalte = Pietalte
    .tip = For each Pietalte the level of the best own offering token.
line-hope_god = Gods (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_columns = Columns (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_pietalte = Pietalte (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_offerings = Offering tokens (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_favour = Favours (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_map = What the path can reach (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_pieces = Feet and columns in stock (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
line-hope_cards = Cards (later)
    .tip = What bots still expect of it: an estimate, not points of the sheet.
tie-break = Tie: number of demigods

ending-last_booty = The last epoch ended when the last booty was taken.
ending-last_god = The last epoch ended when the last god was taken.
ending-both_gone = The last epoch ended with the last booty and the last god.
ending-turn_limit = The last epoch ended by the limit of turns.

# -- settings

option-start_player = Start player
    .tip = Who has the first turn of epoch 1.
    .example = Ada takes the first turn; her left neighbour is next.
option-start_player-random = at random
option-start_player-seat_0 = player 1
option-start_player-seat_1 = player 2
option-start_player-seat_2 = player 3
option-start_player-seat_3 = player 4
option-bonus_tokens = Bonus tokens
    .tip = Whether bonus tokens are dealt, or chosen in reverse turn order.
    .example = Dealt: luck gives you a column. Chosen: you take the demigod, if nobody did before you.
option-bonus_tokens-dealt = dealt
option-bonus_tokens-chosen = chosen
option-start_material = Pieces at the start
    .tip = 3 columns and 4 feet for everybody, or more with fewer players.
    .example = Two players with more pieces reach the first booty sooner.
option-start_material-standard = standard
option-start_material-by_players = by players
option-demigod_taken = Demigod taken
    .tip = Which of the face-up demigods is taken.
    .example = A 2 lies on a 3: “uppermost” gives the 2, “highest” the 3.
option-demigod_taken-uppermost = the uppermost
option-demigod_taken-highest = the highest
option-jump_landing = A jump lays
    .tip = What a jump by Gaiviles may lay.
    .example = You jump over a rival next to a column hex: may your column land there?
option-jump_landing-foot = a foot
option-jump_landing-foot_or_column = a foot or a column
option-traitera_after_last_token = Traitera after the last token
    .tip = Whether a Traitera may still be used when the last booty or god is gone.
    .example = You take the last booty and still own Traitera: one more action, or not.
option-traitera_after_last_token-true = yes
option-traitera_after_last_token-false = no
option-epoch_turn_limit = Most turns in an epoch
    .tip = For each player; stops an epoch that nobody ends. 0 is no limit.
option-show_known_cards = Show known cards
    .tip = Whether cards that everybody saw coming are shown in the hands.
    .example = Ada took a coin from the open row: it stays visible in her hand, as attentive players know it.
option-show_known_cards-true = yes
option-show_known_cards-false = no
option-show_known_demigods = Show known demigods
    .tip = Whether demigods that everybody has seen are shown.
    .example = A demigod that lay face up stays known with whoever took it.
option-show_known_demigods-true = yes
option-show_known_demigods-false = no

# -- things

action-move = Move
    .tip = Lay feet and columns; the others may follow.
action-buy = Buy
    .tip = Spend coins on offering tokens, pieces and places.
action-offer = Offer
    .tip = Pay offerings and take a god.
action-draw = Draw cards
    .tip = Take three cards from the row or the deck.
choice-move = move
    .follow = Follow with a move
choice-draw = draw
    .follow = Draw a card instead
choice-cards = cards
    .gallia = Draw cards
choice-god = god
    .gallia = Turn up a god
give-column = column
    .swap = Give columns for feet
give-foot = foot
    .swap = Give feet for columns

card-move = Move card
    .tip = 2 steps in a move, your own or another player's.
card-offering_gift = Gift card
    .tip = One gift for an offer.
card-offering_worship = Worship card
    .tip = One worship for an offer.
card-offering_dancer = Dancer card
    .tip = One dancer for an offer.
card-offering_temple = Temple card
    .tip = One temple for an offer.
card-coin_1 = One coin
    .tip = 1 coin in a purchase.
card-coin_2 = Two coins
    .tip = Special money: 2 coins in a purchase.
card-coin_3 = Three coins
    .tip = Special money: 3 coins in a purchase.
card-coin_4 = Four coins
    .tip = Special money: 4 coins in a purchase.
card-coin_5 = Five coins
    .tip = Special money: 5 coins in a purchase.

kind-gift = Gifts
    .tip = One of the four kinds of offering.
kind-worship = Worship
    .tip = One of the four kinds of offering.
kind-dancer = Dancers
    .tip = One of the four kinds of offering.
kind-temple = Temples
    .tip = One of the four kinds of offering; not the building.
amount-gift = { $n ->
        [one] 1 gift
       *[other] { $n } gifts
    }
amount-worship = { $n } worship
amount-dancer = { $n ->
        [one] 1 dancer
       *[other] { $n } dancers
    }
amount-temple = { $n ->
        [one] 1 temple
       *[other] { $n } temples
    }
amount-move = { $n ->
        [one] a move card
       *[other] { $n } move cards
    }
amount-offering_gift = { $n } × gift
amount-offering_worship = { $n } × worship
amount-offering_dancer = { $n } × dancer
amount-offering_temple = { $n } × temple
amount-coin_1 = { $n ->
        [one] a card of 1 coin
       *[other] { $n } cards of 1 coin
    }
amount-coin_2 = { $n ->
        [one] a card of 2 coins
       *[other] { $n } cards of 2 coins
    }
amount-coin_3 = { $n ->
        [one] a card of 3 coins
       *[other] { $n } cards of 3 coins
    }
amount-coin_4 = { $n ->
        [one] a card of 4 coins
       *[other] { $n } cards of 4 coins
    }
amount-coin_5 = { $n ->
        [one] a card of 5 coins
       *[other] { $n } cards of 5 coins
    }

god-surparit = Surparit
    .tip = At once: another god from the stack, with points for both; a second Surparit draws no more.
god-plaesiris = Plaesiris
    .tip = At once: two demigods, face-up ones if she was taken from the board.
god-taksator = Taksator
    .tip = At once: the top special money card.
god-depraccus = Depraccus
    .tip = Lasting: 2 cards after every preparation.
god-vinthrad = Vinthrad
    .tip = Lasting: +1 step in each of your moves, following too.
god-gaiviles = Gaiviles
    .tip = Lasting: one jump over a rival's hex in each of your moves.
god-stonkus = Stonkus
    .tip = Lasting: up to 2 coins in each of your purchases.
god-gadicea = Gadicea
    .tip = Lasting: +1 card in each of your draw actions.
god-pietalte = Pietalte
    .tip = Lasting: at each scoring the level of your best offering token. Paid with cards only.
god-traitera = Traitera
    .tip = Once, from your next turn on: another action after your action.

nation-gallia = Gallia
    .tip = Everybody draws 2 cards, or turns up a god and may take it for its top number.
nation-germania = Germania
    .tip = Every hand becomes exactly 7 cards.
nation-graecia = Graecia
    .tip = Every hand becomes exactly 7 cards.
nation-aegyptus = Aegyptus
    .tip = Everybody may swap columns and feet of the reserve.
nation-persia = Persia
    .tip = Special money is taken from the highest on, to the end of the game.
nation-cartago = Cartago
    .tip = Everybody may spend 2 coins at once.
nation-iberia = Iberia
    .tip = Everybody may gain one offering level.
nation-roma = Roma
    .tip = Everybody draws 2 cards.

token-booty_demigod = Demigod
    .tip = Take a face-up demigod.
token-booty_god = God
    .tip = The top god of the stack, without an offering.
token-booty_cards_2 = 2 cards
    .tip = Draw 2 cards from the deck.
token-booty_cards_3 = 3 cards
    .tip = Draw 3 cards from the deck.
token-booty_offering_1 = Offering +1
    .tip = Raise an offering token by one level, or take one of level I.
token-booty_offering_2 = Offering +2
    .tip = Two offering levels, on one token or two.
token-booty_money = Special money
    .tip = The top special money card.
token-booty_step_1 = Step +1
    .tip = Keep it: +1 step in each of your moves.
token-booty_pieces_choice = 2 columns or 2 feet
    .tip = Take 2 columns or 2 feet into your reserve.
token-booty_pieces_1_1 = 1 column and 1 foot
    .tip = Take 1 column and 1 foot into your reserve.
token-bonus_column = Column
    .tip = Put one of your columns on any column hex.
token-bonus_demigod = Demigod
    .tip = A demigod from the face-down stack.
token-bonus_god = God
    .tip = The top god of the stack, without an offering.
token-bonus_step_1 = Step +1
    .tip = Keep it: +1 step in each of your moves.
token-bonus_offering_2 = Offering +2
    .tip = Two offering levels, on one token or two.
token-bonus_cards_3 = 3 cards
    .tip = Draw 3 cards from the deck.

group-low = 1–3
    .tip = The low demigods, drawn first.
group-high = 4–6
    .tip = The high demigods, drawn when the low ones are gone.
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

thing-epoch = Epoch
    .tip = One nation's time; it has one special effect.
thing-temple = Temple
    .tip = Paths start here, on the starting hex of the nation.
thing-start_player = Starting player
    .tip = Has the first turn of the epoch.
thing-foot = Foot
    .tip = Makes the path, picks up booty, goes home after the epoch.
thing-big_foot = Big foot
    .tip = One extra step for the active player of a move.
thing-column = Column
    .tip = Stays for ever and scores after epochs 3 and 6.
thing-column_hex = Column hex
    .tip = Room for two columns of different players.
thing-path = Path
    .tip = Own pieces linked with the temple.
thing-old_column = Old column
    .tip = A column of an earlier epoch; it must be joined again.
thing-step = Step
    .tip = Lays one piece; two steps where a rival's piece lies.
thing-jump = Jump
    .tip = Crosses a rival's hex and lays a foot behind it.
thing-personal_reserve = Personal reserve
    .tip = Pieces that you can lay.
thing-general_reserve = General reserve
    .tip = Pieces of your colour that you can buy.
thing-follow = Follow
    .tip = After another player's move: move with your own cards, or draw one.
thing-coin_card = Coin card
    .tip = 1 coin; special money cards have 2 to 5.
thing-offering_token = Offering token
    .tip = As many offerings as its level, every time.
thing-row = Face-up cards
    .tip = Four cards to choose from.
thing-deck = Deck
    .tip = When it is empty the discard pile is mixed.
thing-discard = Discard pile
    .tip = Everybody may look through it.
thing-god = God
    .tip = The points of the epoch at once, and a favour.
thing-demigod = Demigod
    .tip = Scores its value after epochs 3 and 6.
thing-booty = Booty
    .tip = Picked up by the first foot on its hex.
thing-bonus = Bonus token
    .tip = One for each player at the start.
thing-box = Box
    .tip = Out of play; gods may return.
thing-end = End of the epoch
    .tip = The last booty or the last god is taken: 3 points for the player on turn.

column-suebia = Suebia
    .tip = Column hex; room for two columns.
column-britannia = Britannia
    .tip = Column hex; room for two columns.
column-sarmatia = Sarmatia
    .tip = Column hex; room for two columns.
column-raetia = Raetia
    .tip = Column hex; room for two columns.
column-scythia = Scythia
    .tip = Column hex; room for two columns.
column-armorica = Armorica
    .tip = Column hex; room for two columns.
column-pannonia = Pannonia
    .tip = Column hex; room for two columns.
column-aquitania = Aquitania
    .tip = Column hex; room for two columns.
column-liguria = Liguria
    .tip = Column hex; room for two columns.
column-colchis = Colchis
    .tip = Column hex; room for two columns.
column-thracia = Thracia
    .tip = Column hex; room for two columns.
column-cappadocia = Cappadocia
    .tip = Column hex; room for two columns.
column-lusitania = Lusitania
    .tip = Column hex; room for two columns.
column-baleares = Baleares
    .tip = Column hex; room for two columns.
column-sardinia = Sardinia
    .tip = Column hex; room for two columns.
column-bruttium = Bruttium
    .tip = Column hex; room for two columns.
column-sicilia = Sicilia
    .tip = Column hex; room for two columns.
column-babylonia = Babylonia
    .tip = Column hex; room for two columns.
column-creta = Creta
    .tip = Column hex; room for two columns.
column-cyprus = Cyprus
    .tip = Column hex; room for two columns.
column-mauretania = Mauretania
    .tip = Column hex; room for two columns.
column-iudaea = Iudaea
    .tip = Column hex; room for two columns.
column-numidia = Numidia
    .tip = Column hex; room for two columns.
column-syrtis = Syrtis
    .tip = Column hex; room for two columns.
column-arabia = Arabia
    .tip = Column hex; room for two columns.
column-garama = Garama
    .tip = Column hex; room for two columns.
column-libya = Libya
    .tip = Column hex; room for two columns.

thing-market = Offering tokens
    .tip = Four kinds, four levels. Your own token is given in payment: you pay the difference.
thing-special_money = Special money
    .tip = Cards of 2 to 5 coins, taken from the top; once played they go to the discard pile.
thing-god_stack = Stack of gods
    .tip = Face down; gods of the next epoch come from here.
market-price = Level { $level }: { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
market-token = { $kind }, level { $level }
market-legend-price = price
market-legend-pay = you pay
market-pay = You pay { $n ->
        [one] 1 coin.
       *[other] { $n } coins.
    }
market-owner = { $player } has it.
market-piece = { $piece }: { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
market-left = { $n ->
        [0] None is left in the general reserve.
       *[other] { $n } left in the general reserve.
    }
target-cost = It costs { $n }.
discard-played = Being played: { $cards }.
demigods-left = Face down with values { $group }: { $n }.
god-stack = { $n ->
        [one] 1 god
       *[other] { $n } gods
    } face down.
epoch-track = The number is what a god scores in that epoch; columns and demigods score after epochs 3 and 6.
choice-price = { $said }: { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
choice-total = { $said } ({ $n ->
        [one] 1 coin
       *[other] { $n } coins
    } to spend)
choice-steps = { $said }: { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
columns-on-map = Columns on the map
power-steps = Extra steps in each move
power-jumps = Jumps in each move
power-coins = Extra coins in each purchase
demigods-hidden = Demigods face down, values { $group }
piece-left = { $piece }, general reserve

# -- the board in the terminal

board-count = Epoch { $n }
board-recap = Epoch { $n } is over: points gained
board-epoch = Epoch { $epoch } of { $epochs }
board-set-up = Set-up
board-god-points = a god scores { $points }
board-gods = Gods
board-booty = Booty
board-row = Row
board-demigods = Face-up demigods
board-stacks = Deck { $deck }, discard pile { $discard }, special money { $money }
board-player = Player
board-points = Points
board-hand = Hand
board-hand-other = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-known = of these known: { $cards }
board-prices = You pay for offering tokens
board-offerings = Offerings
board-reserve = Feet, columns
board-columns = Columns built
board-keeps = Gods and tokens
board-own-demigods = Demigods
board-start = start
board-taken = taken
board-none = –
board-legend = T temple · capital letters column hexes · ◊ booty · two marks on one hex: { $marks }
board-yours = Your hand
board-secret = face down { $n }
board-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } in all

# -- what is wrong with a score sheet

sheet-one-ender = only one player ends an epoch
sheet-ends = { $n } epochs ended, but there are { $most }
sheet-epoch-numbers = expected { $n } numbers, one for each epoch
sheet-demigods = there are only { $most } of value { $value }
sheet-hex-full = { $column } has room for { $most } columns
sheet-gods = there are only { $most } Pietaltes
sheet-value-list = expected a list of values 1 to { $most }
sheet-column = unknown column hex { $found }
sheet-columns = expected at most { $most } different column hexes

# -- hexes: those with a name, and all others from the nearest of them

hex-4_3 = { nation-gallia }
hex-10_1 = { nation-germania }
hex-10_6 = { nation-graecia }
hex-9_11 = { nation-aegyptus }
hex-15_7 = { nation-persia }
hex-1_10 = { nation-cartago }
hex--1_6 = { nation-iberia }
hex-7_5 = { nation-roma }
hex-12_0 = { column-suebia }
hex-2_1 = { column-britannia }
hex-14_1 = { column-sarmatia }
hex-7_2 = { column-raetia }
hex-16_2 = { column-scythia }
hex-1_3 = { column-armorica }
hex-11_3 = { column-pannonia }
hex-2_4 = { column-aquitania }
hex-6_4 = { column-liguria }
hex-17_4 = { column-colchis }
hex-12_5 = { column-thracia }
hex-14_6 = { column-cappadocia }
hex--3_7 = { column-lusitania }
hex-2_7 = { column-baleares }
hex-4_7 = { column-sardinia }
hex-7_7 = { column-bruttium }
hex-5_8 = { column-sicilia }
hex-16_8 = { column-babylonia }
hex-8_9 = { column-creta }
hex-11_9 = { column-cyprus }
hex--3_10 = { column-mauretania }
hex-13_10 = { column-iudaea }
hex--1_11 = { column-numidia }
hex-5_11 = { column-syrtis }
hex-15_11 = { column-arabia }
hex-2_12 = { column-garama }
hex-6_12 = { column-libya }
hex-beside = { $way } of { $place }
hexes-0 = { $n } east
hexes-1 = { $n } south-east
hexes-2 = { $n } south-west
hexes-3 = { $n } west
hexes-4 = { $n } north-west
hexes-5 = { $n } north-east

# -- what looks odd in a score sheet and is scored all the same

warning-columns_lost = Fewer columns in the second scoring than in the first: columns are never lost.
warning-demigods_lost = Fewer demigods of one value in the second scoring than in the first: demigods are never lost.
warning-level_lost = An offering is lower in the second scoring than in the first: levels never fall.
warning-pietalte_lost = Fewer Pietalte in the second scoring than in the first: they are never lost.

# The form of the score sheet
form-scoring = Which scoring
form-scoring-first = After epoch 3
form-scoring-second = After epoch 6
form-points = Points so far
form-ended_epoch = Ended this epoch
form-demigods = Demigods
form-columns = Columns on the board
form-pietalte = Pietalte tokens
form-offerings = Offering levels
form-offerings-gift = Gifts
form-offerings-worship = Worship
form-offerings-dancer = Dancers
form-offerings-temple = Temples
