# Words of the page.
tagline = Four board games about the ancient world
language = Language
settings = Settings
close = Close
loading = One moment…
offline = No connection to the server. Trying again…
error = That did not work. { $detail }
stale = The table had moved on: here is how it stands.
copied = Copied
send = Send
add = Add
yes = yes
no = no
none = none
you = you
luck-speaks = Luck speaks…
luck-waits = Waiting for what lies on the table: { $what }.
luck-face = A { $face }
luck-take-away = Take the { $face } away
luck-left = { $n ->
    [one] one more die
   *[other] { $n } more dice
    }
luck-sum = = { $total }
luck-done = So they lie
luck-back = One back
real-table = We sit at a real table
real-table-tip = You have the printed game before you: somebody types what its dice and cards say, the program keeps the rules and the score, and bots play for the absent. Whatever was typed can be corrected.

play-now = Play now
new-table = New table
not-installed = Not part of this installation.
players = Players
players-range = { $least }–{ $most } players
minutes = { $minutes } min
weight = Difficulty { $n } of 5
rules = Rules
rules-of = Rules of { $game }
my-tables = My tables
open-tables = Open tables
running-tables = Public tables being played
finished-tables = Finished
no-tables = No table yet: press “Play now”.
no-open-tables = Nobody is waiting for players right now.
no-finished = Your finished games will be here.
state-open = waiting for players
state-over = over
state-place = place { $place }, { $points } points
your-turn = Your turn
turn-of = { $player } decides
name-stone_age = Stone Age
name-akropolis = Akropolis
name-origins = Origins: First Builders
name-pantheon = Pantheon

variants = Variants
seat-me = Me
seat-hot = Another player on this device
seat-friend = A friend by link
seat-bot = Bot: { $bot }
seat-robot = Over the network: { $bot }
challenged = { $bot } is asked to play.
declined = { $bot } declines: { $reason ->
    [busy] it plays elsewhere.
    [later] later perhaps.
    [options] not with these options.
   *[other] not this time.
}
bot-name = { $bot } { $n }
bot-random = Dabbler
    .level = random moves
bot-greedy = Planner
    .level = one step ahead
bot-easy = Apprentice
    .level = easy
bot-medium = Mason
    .level = medium
bot-hard = Architect
    .level = hard
bot-master = Master builder
    .level = very hard
open-seat = open seat
your-name = Your name
public-table = Show in the list of open tables
create-table = Open the table
waiting-players = Waiting for players. Send the link to your friends.
waiting-start = Everybody is here.
start-game = Start the game
sit-here = Sit here
seeded = added a seed
invite-link = Link for friends
copy-link = Copy the link
own-seed = Add luck of your own
own-seed-tip = Any words: they are mixed into the seed of the dice, so that nobody can choose it. The server's share is fixed by this fingerprint:

to-lobby = To the lobby
to-table = To the table
undo = Undo
restart-turn = Restart turn
log = What happened
log-set-up = Set-up: { $n } lines
log-luck = Luck ({ $n })
log-earlier = Show what was before
replay = Replay
watch-game = Watch from the beginning
last-position = The last position
board = Board
all-choices = All { $n } choices
choices = Choices
what-is-asked = What is asked
skip-to-choices = Skip to the choices
area-of = { $player }’s area
points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
points-now = { $n ->
        [one] 1 point so far
       *[other] { $n } points so far
    }
if-it-ended = if it ended now
points-at-end = { $n ->
        [one] 1 point if the game ended now
       *[other] { $n } points if the game ended now
    }
points-change = { $n ->
        [one] { $sign }1 point
       *[other] { $sign }{ $n } points
    }
thinking = thinking…
online = here
away = away
bot-sits-in = a bot sits in
let-bot-play = Let a bot play for me
bot-for-absent = Let a bot play for this player
take-seat-back = Take my seat back
stand-in-wait = The host may let a bot sit in when the player has been away for { $wait }.
not-your-turn = Not your turn: { $player } decides.
hint = Hint
hint-says = A bot would choose:
hint-expects = (expected lead { $lead }, { $chance }% to win)
hint-lead = (expected lead { $lead })
hint-points = (expected points { $points })
hint-others = The next best
command-line = Type a move
command-first = A move begins with: { $words }
command-after = After “{ $after }” comes: { $words }
command-too-long = “{ $after }” is a whole move; nothing follows it.
choose-on-board = All { $n } choices (or click on the board)
confirm = Confirm
cancel = Cancel
final-dice = Dice will be rolled: no way back.
final-luck = Luck decides next: no way back.
final-turn = This ends your turn.
final-over = This ends the game.
one-more = One more
one-less = One less
decides = { $player } decides: { $what }
less-of = Less { $what }
more-of = More { $what }
amount-does-not-fit = This amount does not fit
since-your-turn = Since your last turn
step-n = Step { $n }
pass-device = Pass the device. Nobody else should look.
i-am-here = I am here
zoom-in = Larger
fit = Fit the board
game-over = The game is over.
gone = This table is not here
gone-tip = It may be private: ask for the link.

span-seconds = { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
span-minutes = { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
span-hours = { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
span-days = { $n ->
        [one] 1 day
       *[other] { $n } days
    }
if-away = If a friend does not come back
away-after = A bot may sit in after
away-bot = Which bot
away-tip = Only you, the host, can let it play; your friend can take the seat back at any time.
stand-in-agreed = If somebody is away for { $wait }, the host may let a bot sit in: { $bot }.
send-away = Send away
send-away-sure = { $player } will not be able to sit down at this table again.
bot-holds-seat = A bot plays for you.
friend-away = { $player } is away.
invited-by = { $player } invites you to this game.
table-full = All seats at { $player }’s table are taken.
sit-down = Sit down
more-tables = { $n } more
ago = { $span } ago
leave-sure = You leave for good and a bot plays on for you.
leave-table = Leave the table
replace-player = Replace by a bot
replace-sure = The player leaves for good, and a bot plays on: { $bot }.
give-up = Throw this game away
leaving = Leaving
log-out = Log out everywhere else
log-out-tip = Every other device and your private link lose your seats. This device keeps them.
logged-out = Only this device has your seats now.
forget-me = Delete me
forget-me-tip = Your name, your link and your unfinished games go; in games with others a bot plays on, and finished ones keep no name.
forgotten = Nothing is kept of you any more.
sure = Are you sure?
sure-for-good = This cannot be taken back.

score-sheet = Score sheet
you-win = You win!
winner = { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
score-curve = The score over the game
bar-chart = Points of every player by source
total = Total
place = Place
rematch = Rematch
share = Share
download = Record
verify-dice = Verify the luck
verified = Verified: { $steps } steps replayed, { $dice } throws and draws follow from the seed.
not-verified = The record could not be verified.

theme = Look
theme-auto = like the device
theme-light = light
theme-dark = dark
speed = Others' moves
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-at-once = At once
hold-moves = Hold the others' moves
go-on = Go on
skip-to-now = To where the game is now
show-again = Show the others' moves again
motion = Motion
sound = Sound on my turn
live-score = Show the running score
always-confirm = Confirm every choice
private-link = My private link
make-link = Make a link
private-link-tip = Opens your seats on another device, for 30 days. Whoever has it is you; a new one ends the old one.
my-bots = My bots
my-bots-tip = Programs of yours that play over the network, each with a token of its own. Others see that they are bots. The manual says how to write one.
bot-name-of-mine = Name of the bot
make-bot = Make a bot
bot-listens = here
bot-away = not here
bot-no-token = has no token
token = Token
token-once = The token of { $bot }. It is shown only now: copy it into your program. Whoever has it plays as your bot.
new-token = New token
new-token-sure = The old one ends.
remove-bot = Remove
remove-bot-sure = { $bot } goes for good; where it plays, the table’s bot plays on.
copy = Copy
robot = a program that plays over the network
restore = Take my seats here
restore-tip = This link brings your seats to this device.
bad-link = This link is no longer valid.
keys = Keys
key-digits = 1 … 9
key-digits-does = choose from the list
key-enter = Enter
key-enter-does = confirm
key-escape = Esc
key-escape-does = cancel the choice
key-u = U
key-u-does = undo
key-slash = /
key-slash-does = type a move
key-n = N
key-n-does = next game that waits for me
key-r = R, ← →
key-r-does = turn a tile

more = More
things = All things
things-title = { $game }: all things
things-search = Search: building, card, god…
things-none = The book has nothing about this.
thing-rules = Rules that speak of it
rule-n = Rule { $id }
rule-page = p. { $page }
rule-ruling = our ruling
rule-ruling-tip = The rule book leaves it open; this is how it is decided here.
rule-extension = extension
rule-extension-tip = Not in the rule book.
rule-refuses = Whoever tries otherwise is told:
number-rings = Rings
number-workers_least = Workers at least
number-divider = The total is divided by
number-price = Price
number-value = Value in buildings
number-pieces = Pieces in the box
number-points = Points
number-cost = Cost
number-resources_exact = Resources to pay
number-resources_kinds = Of so many kinds
number-resources_least = Resources at least
number-resources_most = Resources at most
number-points_least = Points at least
number-points_most = Points at most
number-food = Food
number-count = Resources
number-value_once = Adds, once
number-figures = Figures
number-same_effect = Cards that work like this
number-at_start = At the start
number-most = At most
number-eats = Food a round
number-slots = Slots
number-in_game = In the game
number-open = Open
number-tiles = Tiles
number-set_points = Points for 0, 1, 2… symbols
number-hunger = A hungry round
number-points_each = Points each
number-stars = Stars on a plaza
number-in_game_2 = In play with 2
number-in_game_3 = In play with 3
number-in_game_4 = In play with 4
number-players_from = Players from
number-copies = Copies
number-at_start_seats = At the start, by seat
number-stone = Stone to pay
number-points_first = Points the first time
number-points_next = Points each later time
number-points_steps = Points, space by space
number-food_each = Food, one after another
number-last_points = Points of the last one
number-per_turn = In a turn
number-per_border = Points for each border passed
number-per_rival = Points for each disc behind
number-wisdom_slots = Wisdom, slot by slot
number-offerings = Offerings asked
number-points_epoch = Points in epochs 1, 2, 3…
number-steps_give = Steps
number-coins = Coins
number-levels = Price of levels I, II, III, IV
number-step_free = On a free hex
number-step_shared = On a rival’s hex
number-scored_after = Scored after epochs
number-values = Values
number-copies_each = Of each value
number-cards = Cards

search-rules = Search the rules
rules-exact = For those who write programs: exact rules with names of fields and files
no-rules = The rules are not here yet.
found = { $n ->
        [one] 1 place
       *[other] { $n } places
    }
calculator = Score calculator
calculator-of = Score calculator: { $game }
calculator-tip = For people at a real table: type what you have, the points are counted at once.
new-sheet = New sheet
name-of = Name of player { $n }
pad-less = Take the last one away
pad-minus = One less
pad-plus = One more
add-player = Add a player
remove-player = Remove a player

manual = Manual
licences = Licences
replay-file = Replay a record file
replay-file-tip = Choose a record that was downloaded from a table.
bad-record = This is not a record that can be replayed. { $detail }
play-on = Play on from here
set-up = The set-up.
first-step = To the beginning
last-step = To the end
step-back = One step back
step-on = One step on
run = Run
pause = Pause
look-of = Look of
spectator = as a spectator
erase = Remove

terrain-land = Land
terrain-water = Water
pantheon-left = booty { $booty }, gods { $gods }
pantheon-epoch-ends = The epoch is about to end
pantheon-game-ends = The last epoch is about to end

origins-sites = Sites
origins-shelves = Shelves
origins-temples = Temples
origins-cards = Cards
origins-city = City
origins-mat = Mat
origins-left = gold on the cards { $gold }, tower colours { $towers }

last-round = The last round
akropolis-left-by-kind = Left in the stacks
akropolis-fits = fits as it is turned
akropolis-fits-turned = fits if it is turned
akropolis-left = { $tiles } tiles left, in { $stacks } stacks

error-bad_request = The server did not understand the request.
error-unauthorized = This token is not valid.
error-forbidden = This is not allowed.
error-not_found = It is not here.
error-conflict = The table has moved on.
error-too_large = It is too large.
error-too_many = Too many requests: wait a moment.
error-too_many-tables = Too many new tables at once: try again in { $wait }.
error-too_many-replays = Too many replays at once: try again in { $wait }.
error-too_many-newcomers = Too many new visitors at your address: try again in { $wait }.
error-too_many-open_tables = Too many of your tables are waiting for players: leave one first.
error-too_many-running_tables = Too many of your games are unfinished: finish one first.
error-too_many-tables_day = Those were enough new tables for today: try again in { $wait }.
error-too_many-forks_day = Enough was taken up again for today: try again in { $wait }.
error-too_many-bytes_day = That was enough for today: try again in { $wait }.
error-too_many-bots = You have as many bots as one may have: remove one first.
error-too_many-challenges = Too many challenges at once: try again in { $wait }.
error-too_slow = It took too long.
error-wrong_host = The server has another address.
error-rules = The rules do not allow it.
error-internal = The server made a mistake.
error-unavailable = The server cannot store anything just now. Nothing was lost; please try again.
error-offline = There is no connection to the server.
tie-break = Tie-break
contents = Contents

learn = Learn
learn-title = Learn { $game }
learn-intro = Short lessons on the real board. A wrong choice never hurts.
learn-begin = Begin
learn-continue = Continue
learn-again = All lessons once more
learn-lessons = Lessons
learn-lesson-n = Lesson { $n }: { $lesson }
learn-done = Done
learn-all-done = You know how to play { $game }. Now a real game!
learn-steps = { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-try-again = Take it back
learn-hint = Hint
learn-show = Show me
learn-right = Right!
learn-also = That works too.
learn-other = That is allowed, but this step asks for something else.
learn-trap = Look what came of it.
learn-finished = Lesson done: { $lesson }
learn-next-lesson = Next lesson
learn-play-on = Play on from here
learn-course = All lessons
learn-you = You
learn-rival = Rival { $n }
learn-one-rival = Rival
learn-step-of = Step { $n } of { $all }
learn-what-now = What to do
learn-lost = This lesson has changed: it begins anew.
howto = How to play
howto-title = How to play { $game }
howto-section-goal = The goal
howto-section-turn = A turn
howto-section-end = The end
howto-section-points = The points
howto-print = Print
