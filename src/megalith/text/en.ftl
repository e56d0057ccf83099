# Words of the platform.
nothing = nothing
and = { $first } and { $last }
seat = Player { $n }
luck = Luck
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: { $player } decides.
refusal-not-possible = That is not possible now.
refusal-no-undo = Nothing can be taken back: luck has spoken or somebody else has decided.

# -- the command line

cli-id = Id
cli-game = Game
cli-games = Games
cli-players = Players
cli-options = Options
cli-block = Block
cli-entries = Entries
cli-provenance = From
cli-warning = warning: { $why }
cli-total = Total
cli-place = Place
cli-seat = Seat
cli-bot = Bot
cli-mean-score = Mean score
cli-wins = Wins
cli-share = Share
cli-sim-speed = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $rate } a second
cli-sim-rounds = { $rounds } rounds and { $points } points of the winner on average
cli-verified = The record replays: { $steps } steps, { $digests } positions checked.
cli-dice-verified = All { $dice } outcomes of luck follow from the seed.
cli-no-seed = The record has no seed, so its luck cannot be checked.
cli-prompt = >{" "}
cli-number = A number from 1 to { $most }, please.
cli-help = Choose by number, or type a line as in records. Enter list · h hint · u take back · l log · r WORD rules · q save and leave
cli-hint = { $letter }. { $choice } (expected lead { $margin }, { $chance }% to win)
cli-hint-lead = { $letter }. { $choice } (expected lead { $margin })
cli-hint-points = { $letter }. { $choice } (expected points { $points })
cli-ignored = A saved game has its own seats, options and seed: { $options } left aside.
cli-saved = Saved. Go on with:
luck-tell = Look at the table: { $what }. What is it?
luck-dice = { $n ->
    [one] What does the die show (1 to 6)?
   *[other] What do the { $n } dice show, such as 6 2 1?
    }{" "}
cli-hand-over = { $player }: press Enter when the others look away.{" "}
cli-commitment = Fair dice: the seed of this game has the hash { $hash }…

bench-players = Players
bench-compiled = Compiled
bench-decisions_per_second = Decisions a second
bench-games_per_second = Games a second
bench-copies_per_second = Copies a second
bench-nodes_per_second = Search nodes a second
bench-legal_list_us = List of choices, µs
bench-legal_list_length = Choices in that list
bench-interpreted_decisions_per_second = Decisions a second, interpreted
bench-ratio_to_interpreted = Compiled to interpreted

# -- bots

bot-random = Random
    .tip = Takes any legal choice. A measuring stick, not an opponent.
bot-greedy = Greedy
    .tip = Takes what looks best at once and never thinks ahead.
bot-easy = Easy
    .tip = Plays by sight and overlooks things. Good for a first game.
bot-medium = Medium
    .tip = Thinks a little ahead and answers at once.
bot-hard = Hard
    .tip = Thinks for up to a second about every decision.
bot-master = Master
    .tip = Thinks for up to three seconds. The best we have.

# -- the arena

arena-interval = 95 % interval
arena-rating = Rating
arena-time = CPU ms a decision
arena-share = Share of the victories, with 95 % intervals
arena-even = even
arena-summary = { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $players } players · { $rounds } rounds · { $points } points of the winner on average

# -- research

bench-observation_slots = Numbers in an observation
bench-aec_steps_per_second = PettingZoo: steps a second, its usual random loop
bench-aec_alone_steps_per_second = PettingZoo: steps a second, the environment alone
bench-gymnasium_steps_per_second = Gymnasium: steps a second against random bots
bench-openspiel_steps_per_second = OpenSpiel: steps a second, luck included
bench-vector_tables = Vector: tables
bench-vector_steps_per_second = Vector: steps a second
bench-vector_to_aec = Vector to PettingZoo's usual loop
bench-vector_to_aec_alone = Vector to PettingZoo, the environment alone
stats-points = Points
stats-deviation = Deviation
stats-margin = Mean final margin
stats-choice = First choice
stats-decisions = Decisions in a game
stats-rounds = Rounds
stats-scores = { $title }: scores by seat and by bot, games: { $games }
stats-wins = { $title }: who wins, games: { $games }
stats-box = Box: the middle half, line: median, dot: mean
stats-length = { $title }: how long games last, games: { $games }
stats-first = { $title }: first choices and the final margin, games: { $games }
stats-first-key = Mean of the points ahead of the best rival; line: standard error; in brackets: how often
stats-first-title = What first choices led to
stats-summary = Games: { $games }, decisions in a game: { $decisions } on average

# -- what is wrong with a score sheet

sheet-object = expected an object
sheet-such-as = expected an object such as { $example }
sheet-with-fields = expected an object with { $fields }
sheet-unknown-field = unknown field { $found }; there are: { $known }
sheet-unknown-here = unknown field; there are: { $known }
sheet-unknown = unknown { $found }; there are: { $known }
sheet-whole = expected a whole number from { $least } to { $most }, not { $found }
sheet-whole-from-0 = expected a whole number from 0, not { $found }
sheet-from-to = expected { $least } to { $most }, not { $found }
sheet-text = expected a text, not { $found }
sheet-values = expected a list of at most { $most } values
sheet-players = expected a list of 1 to { $most } players
sheet-players-field = expected {"{"}"players": [...]{"}"} with 1 to { $most } players
sheet-either = expected either { $first } or { $second }
sheet-in-all = { $n } in all, but the game has only { $most }
sheet-yes-or-no = expected true or false, not { $found }
sheet-unreadable = cannot read { $path }: { $why }
sheet-no-text = { $path } is not a text file in UTF-8
sheet-no-json = { $path } is not JSON: { $why }

# -- what is wrong with what was typed, with a file or with an option

fault-language = unknown language { $found }; there are: { $known }
fault-lang = --lang: expected one of { $known }, not { $found }
fault-game = unknown game { $found }; there are: { $known }
fault-players = { $game } is for { $allowed } players, not { $n }
fault-option = unknown option { $found }; there are: { $known }
fault-option-text = --option { $found }: expected NAME=VALUE with NAME one of: { $known }
fault-option-value = option { $id }: { $found } is not one of: { $known }
fault-option-number = option { $id }: { $found } is not a whole number from { $least } to { $most }
fault-option-number-or-none = option { $id }: { $found } is not one of: none, a whole number from { $least } to { $most }
fault-option-seat = option { $id }: { $found } does not exist with { $n } players
fault-bot = unknown bot { $found }; there are: { $known }
fault-bot-fault = { $bot }: { $why } ({ $file }, line { $line })
fault-bot-illegal = { $bot } chose { $code }, which is not legal
fault-no-such-bot = { $path } has no { $name }
fault-no-choose = { $bot } has no choose(game, s, seat, rng)
fault-two-bots = there are two bots { $name }
fault-budget = { $found }: the budget is a number of iterations, or of time as in 50ms
fault-bots-count = --bots: { $n } names for { $players } players
fault-bots-once = the bots must be named, each of them once
fault-one-game = at least one game must be played
fault-lesson = { $game } has no lesson { $found }; there are: { $known }
fault-lesson-asks-nothing = this lesson asks nothing here
fault-lesson-path = this is no way through the lesson
fault-lesson-step = the lesson has no such step
fault-line-empty = an empty line; expected one of: { $known }
fault-line-word = unknown word { $found }; expected one of: { $known }
fault-line-values = { $found } has { $n } values; expected: { $wanted }
fault-not-whole = { $what }: { $found } is not a whole number
fault-record-do = expected a record with "do", one of: { $known }
fault-record-fields = { $what }: expected the fields { $known }; got { $found }
fault-field-int = { $what }: { $field } must be a whole number
fault-field-word = { $what }: { $field } must be a word
fault-field-ints = { $what }: { $field } must be a list of whole numbers
fault-field-words = { $what }: { $field } must be a list of words
fault-field-mix = { $what }: { $field } must be an object of whole numbers
fault-unknown-id = { $what }: { $found } does not exist; there are: { $known }
fault-out-of-range = { $what }: expected { $least } to { $most }, not { $n }
fault-off-map = ({ $q }, { $r }) is not on the map
fault-no-token = no token here gives { $columns } columns and { $feet } feet
fault-dice-faces = dice: expected faces 1 to 6, not { $found }
fault-dice-count = dice: expected { $wanted } dice, not { $n }
fault-tool-twice = tools: the same one stands twice
fault-mix = expected a mix of at most 10 wood, brick, stone and gold, not { $found }
fault-two-resources = gain: expected two resources, not { $found }
fault-no-tile = tile: { $found } does not exist; expected a01 to a61
fault-too-far = ({ $q }, { $r }): no city reaches farther than { $most } cells
fault-no-building = no building { $found } costs { $n } stone
fault-each-once = { $what }: expected each of { $known } once
fault-unreadable = cannot read { $path }: { $why }
fault-unwritable = cannot write { $path }: { $why }
fault-pictures = the pictures could not be drawn: { $why }
fault-no-text = { $path } is not a text file in UTF-8
fault-no-json = { $path } is not JSON: { $why }
fault-in-file = { $path }: { $why }
fault-no-file = there is no { $path }
fault-no-game = there are games 0 to { $most }, not { $n }
fault-no-record = expected an object with "format": "{ $format }"
fault-record-type = "{ $field }" is missing or not of type { $type }
fault-record-step = step { $n }: expected an object with "by" and "do"
fault-record-digests = "digests" must be a list
fault-record-players = "players": { $n } is no number of players
fault-record-names = "names" must be a list with one name for each player
fault-set-differs = the set of components differs from the one that the record names
fault-record-components = "components" must be an object with "name" and "changes"
fault-set = components of { $game }: { $why }
fault-set-more = components of { $game }: { $why } (and { $n } more)
fault-set-no-object = expected an object
fault-set-no-id = components: there is no { $found } to change
fault-set-where = { $where }: { $why }
fault-set-whole = expected a whole number from { $least } to { $most }, not { $found }
fault-set-text = expected a text, not { $found }
fault-set-yes-no = expected true or false, not { $found }
fault-set-one-of = { $found } is not one of: { $known }
fault-set-nothing = the shipped set has nothing here
fault-set-fixed = the rules have { $wanted } here, and no set can change it
fault-set-object = expected an object with { $known }, not { $found }
fault-set-unknown = unknown field { $found }; there are: { $known }
fault-set-missing = { $field } is missing
fault-set-twice = { $found } is there twice
fault-set-list = expected a list, not { $found }
fault-set-entries = expected { $most } entries, not { $n }
fault-set-length = expected { $least } to { $most } entries, not { $n }
fault-set-falls = the numbers must not fall, but { $now } follows { $before }
fault-set-first = the first one must be { $wanted }, not { $found }
fault-set-as-many = expected as many entries as { $path } has ({ $wanted }), not { $n }
fault-set-above = { $low } ({ $n }) must not be above { $high } ({ $most })
fault-set-differs-from = it differs from { $path }, which is { $wanted }
fault-set-total = { $what }: expected { $wanted } in all, not { $found }
fault-set-cost = expected { $least } to { $most } resources in all, not { $n }
fault-set-worth = { $field } is { $n }, but the values of the resources make it { $wanted }
fault-set-unused = { $field } is not used: { $n } workers wait, by the two other numbers
fault-set-stars = { $tile }: a plaza of { $kind } has { $wanted } stars, not { $found }
fault-set-code = the hexes make the code { $wanted }, not { $found }
fault-set-blank = expected one blank cell (null), not { $n }
fault-data-folder = MEGALITH_DATA: there is no folder { $path }
fault-data-file = MEGALITH_DATA: { $path } belongs to no game; there are: { $known }
fault-components-how = expected { $known }
fault-set-unfit = { $path } cannot be played with: { $why }
fault-rules-version = rules version { $found } of { $game }; this build has version { $version }
fault-no-step = step { $n } does not exist; there are 0 to { $most }
fault-step-unfit = step { $n } does not fit: { $why }
fault-position-differs = the position after step { $n } differs from the record
fault-sheets-differ = the final sheets differ from the record
fault-ending-differs = the game ended in another way than the record says
fault-not-over = the record has final sheets, but its game is not over
fault-seed-unfit = the seed does not fit the commitment
fault-luck-unfit = step { $n }: luck does not follow from the seed
fault-other-game = { $path } is a game of { $found }, not of { $game }
fault-seats-unsaid = { $path }: "seats" does not say who sits where
fault-no-save = there is no saved game of { $game } in { $path } that is not over
fault-no-rule = no rule of { $game } fits { $found }
fault-resume-out = --resume needs the file of the run: --out FILE
fault-resume-none = --resume: there is no { $path }
fault-no-manifest = { $path } is not a manifest
fault-unfinished = the game is not finished
fault-no-games = the file has no games
fault-two-titles = the file has games of { $game } and of { $other }
fault-listen = cannot listen on { $where }: { $why }
fault-port-taken = cannot listen on { $where }: another program does; --port { $other } is free
fault-in-use = { $path } is in use by another server; several need PostgreSQL (--db { $db })
fault-database = cannot use the database: { $why }
fault-newer-database = the database is of a newer Megalith (its form is { $now }, here { $known } is the newest)
fault-no-network = { $address } is not the address or network of a proxy
fault-extra = { $what } needs { $missing }: { $line }
fault-no-ray = no Ray cluster at { $address }: { $why }
fault-resume-other = --resume: the run in { $path } has { $field } { $found }, not { $wanted }
fault-games-file = { $path }: games are written as { $known }
fault-no-weights = { $path } is not a JSON file with weights or a tuning
fault-weight-missing = weights: { $name } is missing
fault-weight-unknown = weights: there is no { $name }
fault-weight-twice = weights: { $name } is there twice
fault-weight-number = weights: { $name } is { $found }, not a number

# -- to run a server

cli-stranger = { $name } is no setting of the server, so it changes nothing; --print-config shows all
fault-no-toml = { $path } is not TOML: { $why }
fault-setting-value = { $where }: expected { $wanted }, not { $found }
fault-setting-near = { $path }: there is no setting { $found }; did you mean { $near }?
fault-setting-unknown = { $path }: there is no setting { $found }; --print-config shows all
fault-wanted-one = one of: { $known }
fault-wanted-texts = a list of texts
fault-wanted-numbers = { $n } numbers from 0
fault-wanted-whole = a whole number from { $least }
fault-wanted-between = a whole number from { $least } to { $most }
fault-wanted-number = a number from { $least }
fault-wanted-flag = true or false
fault-wanted-text = a text
fault-wanted-network = an address, or a network such as 10.0.0.0/8
fault-wanted-site = an address such as https://games.example.org
fault-other-form = the database has form { $now }, not { $known }; `megalith serve` brings it up to date
fault-no-such = there is no table and nobody called { $found }
fault-not-started = the game of { $id } has not started
fault-not-banned = { $who } is not banned
fault-exists = { $path } is there already
fault-no-backup = { $path } is no backup
fault-not-empty = the database is not empty; --replace removes what is in it
fault-served = the database is in use by a server; stop it first
fault-damaged = { $path }: table { $id } is damaged ({ $why }); nothing was restored
fault-vacuum-served = a server uses { $path }, and its moves would wait: --anyway does it
admin-id = Id
admin-game = Game
admin-phase = Phase
admin-steps = Steps
admin-changed = Changed
admin-names = Players
admin-name = Name
admin-tables = Tables
admin-bytes = Size
admin-who = Who
admin-created = Since
admin-until = Until
admin-reason = Reason
admin-is-open = open
admin-is-running = running
admin-is-over = over
admin-sure-table = Remove table { $id } and its game for good?
admin-sure-person = Remove { $id } and all that is kept of them for good?
admin-deleted-table = Table { $id } is gone.
admin-deleted-person = Nothing is kept of { $id } any more.
admin-banned = { $who } is kept out.
admin-banned-until = { $who } is kept out until { $ends }.
admin-unbanned = { $who } may come in again.
admin-usage = { $size } · tables: { $open } open, { $running } running, { $over } over · people: { $people }
admin-vacuumed = { $before } before, { $after } now
admin-checked = All played again. Tables: { $tables }, entries of their logs: { $steps }, people: { $people }.
admin-backed-up = { $file }: made, and all played again. Tables: { $tables }, entries of their logs: { $steps }, people: { $people }.
admin-restored = Restored from { $file }, and all played again. Tables: { $tables }, entries of their logs: { $steps }, people: { $people }.
admin-older = Kept, but not played again, for they follow older rules ({ $n }): { $ids }
admin-damaged = Table { $id } is damaged: { $why }

learn-you = You
learn-rival = Rival { $n }
learn-right = Right!
learn-also = That works too.
learn-other = That is allowed, but this step asks for something else.
learn-trap = Look what came of it.
learn-finished = Lesson done.
learn-on = [Enter] on · b back · q leave{" "}
learn-prompt = Number or line · h hint · s skip · b back · q leave >{" "}
