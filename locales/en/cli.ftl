### What the command line says: what it prints, what goes wrong, and its help.
###
### Names of flags, files, commands and values are never translated, nor what stands in `…`. Help and
### errors begin as English does: help with a capital letter and without a full stop, errors with a
### small letter and without a full stop, because they follow "error:" or the name of a file.
### Placeholders of help (FILE, COMMAND, [OPTIONS]) are never translated either: they are names that
### stand alike in every line of usage, and messages speak of them, as cli-more does of COMMAND.
### $reason is a whole reason, in the reader’s language or, if it comes from a server, a database or a
### certificate, in English. Numbers that people would type (ports, seeds, bounds) come as they are typed.

## Everywhere

# What went wrong, on one line.
cli-error = error: { $reason }
# One thing and then the others, which may hold decimal numbers: where those have a comma, a semicolon is better here.
cli-list = { $first }, { $rest }
# One of several words, each to the letter: "left" or "right".
cli-list-or = { $first } or { $rest }
# A whole number alone, as the language writes it.
cli-number = { $number }
# $number: with its fraction, as the language writes it.
cli-percent = { $number }%
# What is read instead of a file. It stands where the name of a file would: "standard input: players: there are none".
cli-standard-input = standard input
cli-cannot-read = cannot read { $file }
cli-cannot-write = cannot write { $file }
# $name: the file, or cli-standard-input.
cli-input-too-long =
    { $bytes ->
        [one] { $name } is longer than { $bytes } byte
       *[other] { $name } is longer than { $bytes } bytes
    }
# $byte: the place of the first byte that is wrong.
cli-input-not-text = { $name } is no text: byte { $byte } is not UTF-8
cli-input-empty = { $name } is empty
cli-input-not-asked = this is not the JSON that is asked for: { $reason }
# What the system says of a file or an address, after what could not be done with it.
cli-io-not-found = there is no such file or folder
cli-io-denied = that is not allowed
cli-io-exists = it is there already
cli-io-folder = that is a folder
cli-io-no-folder = that is no folder
cli-io-full = there is no room left
cli-io-read-only = that can only be read
cli-io-not-text = that is no text in UTF-8
cli-io-not-taken = the system does not take that
cli-io-ends = it ends too early
cli-io-in-use = another program listens there
cli-io-not-here = this machine has no such address
cli-io-refused = nobody answers there
cli-io-hung-up = the other side has hung up
cli-io-no-way = there is no way there
cli-io-timed-out = there is no answer in time
# Anything else. $code: the number that the system has for it.
cli-io-code = the system refuses, with its error { $code }
cli-json = Print JSON for programs

## What is wrong in a file of JSON or TOML. Names of fields and values stand as they are in the file.

# Where it is. $what: one of those below, or what else is wrong, perhaps after the name of a field.
cli-place = line { $line }, column { $column }: { $what }
cli-json-not = this is not JSON
cli-json-ends = the JSON breaks off here
cli-field-missing = the field `{ $field }` is missing
cli-field-twice = the field `{ $field }` is there twice
# $known: all that can be, with commas between them.
cli-field-unknown = there is no field `{ $field }`; possible fields: { $known }
# $wanted: one of the kinds below. $found: a value as it is written, or one of the kinds.
cli-data-unlike = expected { $wanted }, found { $found }
# Where it is not known what is expected.
cli-data-other = something else must stand here
cli-data-too-large = the number is too large
cli-kind-text = a text in quotes
cli-kind-whole = a whole number
cli-kind-whole-within = a whole number from { $least } to { $most }
cli-kind-switch = true or false
cli-kind-list = a list
# $length: how many things are in the list, as one would type it.
cli-kind-list-of = a list of { $length }
# What stands in braces in JSON.
cli-kind-object = an object

## What every page of help has. A colon follows the headings by itself, but for the two that have one.

cli-help-usage = Usage:
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-examples = Examples:
cli-help-print = Print help
cli-help-print-more = Print help (see more with '--help')
cli-help-print-less = Print help (see a summary with '-h')
cli-help-version = Print version
cli-help-help = Print this message or the help of the given subcommand(s)
# After the help of a flag. $value: what holds if it is left out.
cli-help-default = [default: { $value }]
# $values: with commas between them.
cli-help-values = [possible values: { $values }]
# $variable: the variable of the environment and what it is, such as JUST_APPLES_DATA=/srv
cli-help-variable = [env: { $variable }]

cli-about = Just Apples: bluffing, bribery and smuggling by the rules of both editions
cli-more = `just-apples help COMMAND` tells more about each of them.

## Mistakes in the arguments. $argument: a flag with its value, such as --games <N>. $value: what was typed.

cli-args-conflict = the argument '{ $argument }' cannot be used with { $others }
cli-args-repeated = the argument '{ $argument }' cannot be used multiple times
cli-args-no-equals = equal sign is needed when assigning values to '{ $argument }'
cli-args-no-value = a value is required for '{ $argument }' but none was supplied
cli-args-bad-value = invalid value '{ $value }' for '{ $argument }'
# $command: what was typed in place of a command.
cli-args-unknown-command = unrecognized subcommand '{ $command }'
# $arguments: all of them, with spaces between.
cli-args-missing = the following required arguments were not provided: { $arguments }
# $program: just-apples
cli-args-no-command = '{ $program }' requires a subcommand but one was not provided
# $names: the commands, with commas between them. It follows the message above.
cli-args-commands = [subcommands: { $names }]
cli-args-not-text = invalid UTF-8 was detected in one or more arguments
cli-args-too-many-values = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
# $least: how many it takes. $given: how many there were.
cli-args-too-few-values =
    { $least ->
        [one] { $least } value is required by '{ $argument }'; given: { $given }
       *[other] { $least } values are required by '{ $argument }'; given: { $given }
    }
# $wanted: how many it takes. $given: how many there were.
cli-args-wrong-count =
    { $wanted ->
        [one] { $wanted } value is required for '{ $argument }'; given: { $given }
       *[other] { $wanted } values are required for '{ $argument }'; given: { $given }
    }
cli-args-unknown = unexpected argument '{ $argument }' found
# Anything else that can be wrong.
cli-args-other = the arguments cannot be understood
# The next four follow one of the messages above after a semicolon. $names: in quotes, with commas between them.
cli-args-similar-commands =
    { $count ->
        [one] a similar subcommand exists: { $names }
       *[other] some similar subcommands exist: { $names }
    }
cli-args-similar-arguments =
    { $count ->
        [one] a similar argument exists: { $names }
       *[other] some similar arguments exist: { $names }
    }
cli-args-similar-values =
    { $count ->
        [one] a similar value exists: { $names }
       *[other] some similar values exist: { $names }
    }
cli-args-as-value = to pass '{ $argument }' as a value, use '-- { $argument }'

## What is wrong with a value. These follow "invalid value 'x' for '--flag': ".

cli-value-whole = it takes a whole number from { $least } to { $most }
cli-value-whole-least = it takes a whole number, { $least } or more
cli-value-switch = it takes true or false
# $seat: what was typed.
cli-value-seat = there is no seat { $seat }: seats are A to F (or 0 to 5)
cli-value-bot = there is no bot "{ $bot }": the bots are normal and random
cli-value-fingerprint = a fingerprint is 16 hexadecimal digits
cli-value-digest = a digest is 64 hexadecimal digits
cli-value-seed = a seed is 64 hexadecimal digits
cli-value-part = it takes a seat and its part, such as B=0123…
# $word: what was typed. $known: the words that can be, with commas between them.
cli-value-word = `{ $word }` is none of { $known }
cli-value-base-path = `{ $path }` does not begin with a slash, as /apples does
cli-value-base-path-part = `{ $part }` cannot be a part of a base path: it takes letters, digits and - _ . ~
cli-value-public-url = `{ $url }` is no address of a front page: it takes one such as https://apples.example/
cli-value-network = `{ $address }` is no address: it takes one such as 10.0.0.5, or a network such as 10.0.0.0/8
# $prefix: what follows the slash in 10.0.0.0/8. $address: what is before it.
cli-value-network-prefix = `/{ $prefix }` is no prefix of { $address }: it takes a number from 0 to { $longest }

## just-apples serve: help

cli-serve = Serve the game to browsers
cli-serve-long = Prints the address to open, and serves until it is interrupted (Ctrl-C) or terminated.
cli-serve-more = The first example is for this machine alone, the second for everyone on its network. A setting is taken from its flag, else from its variable, else from the file, where its name has underscores. What holds otherwise is in parentheses. docs/hosting.md tells more.
# The headings of groups of settings.
cli-serve-where = Where
cli-serve-safety = Safety
cli-serve-limits = Limits
cli-serve-trace = Trace
# In parentheses is what holds if the setting is left out. Numbers as they are typed.
cli-set-config = A file with settings, in TOML: what is not set by a flag or a variable is taken from it
cli-set-listen = Where to listen, such as 0.0.0.0:8420 (127.0.0.1:8420, or another port if that is taken)
cli-set-lan = Listen for the whole network, and show its address as a QR code (off)
cli-set-lan-long = A wish for where to listen goes first.
cli-set-open = Open the address in the browser of this machine (off)
cli-set-data = The folder for tables (just-apples in your folder for data, such as ~/.local/share)
cli-set-base-path = The path below which everything is served, such as /apples (the root)
cli-set-public-url = The address of the front page as people know it, for links (as the browser calls it)
cli-set-tls-cert = The certificate for TLS, with those that vouch for it after it, in PEM (no TLS)
cli-set-tls-key = The key of that certificate, in PEM (no TLS)
cli-set-trust-proxy = Proxies whose word we take on who asks: addresses or networks, separated by commas (none)
cli-set-proxy-headers = The headers that those proxies set: x-forwarded or forwarded (x-forwarded)
cli-set-metrics-for-all = Show /metrics to everybody, not only to this machine and the trusted proxies (off)
cli-set-keep-tables-days = Days that a table is kept where nothing happens any more (30)
cli-set-keep-talk-days = Days that free talk is kept (7)
cli-set-max-tables = Tables at the same time (10000)
cli-set-max-connections = Connections at the same time (20000)
cli-set-max-connections-per-address = Connections of one address at the same time (64)
cli-set-max-frame-bytes = Bytes of one message to the server (16384)
cli-set-commands-per-second = Commands a second over one connection (10)
cli-set-commands-at-once = Commands at once over one connection (40)
cli-set-requests-per-second = Requests a second of one address (50)
cli-set-requests-at-once = Requests at once of one address (400)
cli-set-tables-per-hour = Tables that one address opens in an hour (60)
cli-set-wrong-codes = Wrong table codes of one address in ten minutes (20)
cli-set-trace = How much is traced to standard error: off, error, warn, info or debug (info)
cli-set-trace-format = How it is traced: text or json (text)

## just-apples serve: what it prints

cli-serve-at = Just Apples is at { $address }
cli-serve-network = For others on your network: { $address }
cli-serve-public = For everybody: { $address }
cli-serve-stop = Press Ctrl-C to stop.
# $usual and $other: the numbers of ports.
cli-serve-port-taken = Port { $usual } is taken, so this game is on port { $other }.
cli-serve-no-browser = There is no browser to open: open the address by hand.

## just-apples serve: what goes wrong

# $line: which line of the file.
cli-config-line = { $file }, line { $line }: { $reason }
cli-config-not-toml = this is not TOML: it takes lines such as max_tables = 100 or data = "/srv"
# It follows the line that sets something again.
cli-config-twice = this setting is there twice
cli-tls-no-key = a certificate needs its key: set --tls-key too
cli-tls-no-cert = a key needs its certificate: set --tls-cert too
cli-tls-not-pem = { $file } is no PEM file: { $reason }
cli-tls-empty-cert = there is no certificate in { $file }
cli-tls-empty-key = there is no private key in { $file }
cli-tls-mismatch = the key in { $key } does not belong to the certificate in { $cert }
cli-tls-unfit = the certificate in { $cert } cannot be used: { $reason }
cli-no-home = there is no home folder to keep tables in: say where with --data
cli-serve-threads = cannot start the server's threads
cli-serve-tables = cannot read the tables in { $folder }
cli-serve-own-address = the server does not know its own address
cli-serve-signal = cannot wait for { $signal }
# $address: with its port.
cli-listen-cannot = cannot listen on { $address }
cli-listen-denied = cannot listen on { $address }: this system keeps that port to itself
cli-listen-no-name = cannot listen on { $address }: nothing is known by that name
cli-listen-form = cannot listen on { $address }: it takes an address and a port, such as 127.0.0.1:8420

## The folder for tables and its database: what is wrong with it. $path: the folder, or a file in it.

cli-data-not-folder = { $path } is not a folder
cli-data-not-writable = { $path } cannot be written: { $reason }
cli-data-in-use = { $path } is in use by another server
# $found: the version of the database. $known: the newest that this program knows.
cli-data-newer = { $path } is of version { $found }, and this program knows versions up to { $known }: use a newer one
cli-data-foreign = { $path } is not a database of Just Apples
cli-data-damaged = { $path } is damaged: { $reason }
cli-data-failed = { $path } cannot be opened: { $reason }
# Why it failed, after a colon.
cli-store-full = there is no room left
cli-store-damaged = the data is damaged: { $reason }
cli-store-busy = another program keeps the data locked
cli-store-closed = the store is closed
cli-store-io = the storage failed: { $reason }
# What is wrong (one of the above), and what to do.
cli-data-advice = { $problem }; { $advice }
cli-advice-name-folder = name a folder with --data
cli-advice-let-write = let the user that runs the server write there, or name another folder with --data
cli-advice-stop-other = stop that one first, or name another folder with --data
cli-advice-other-folder = or name another folder with --data
cli-advice-not-ours = name another folder with --data, or restore a backup into an empty one
cli-advice-restore = restore a backup into an empty folder
cli-advice-end-program = end that program, and start again
cli-advice-make-room = make room, and start again
cli-advice-disk = see whether the disk is well

## just-apples backup

cli-backup = Copy all tables into one new file, also while the server runs
cli-backup-long = The copy is of one moment, is looked through, and is on the disk when this ends. It is as secret as the folder: running games are in it with everything that people hold.
cli-backup-more = To restore it, stop the server, put the file into an empty folder as just-apples.sqlite, and start the server with that folder as its data. docs/hosting.md tells more.
cli-backup-config = The file with the server's settings, in TOML, if it says where the tables are
cli-backup-file = The file to write, which must not exist yet
# $database: what was copied. $file: the copy.
cli-backup-done =
    { $bytes ->
        [one] { $database } is backed up: { $file }, { $bytes } byte.
       *[other] { $database } is backed up: { $file }, { $bytes } bytes.
    }
cli-backup-nothing = there is no database in { $folder }
cli-backup-exists = { $file } exists already
cli-backup-failed = { $path } could not be copied: { $reason }

## just-apples simulate: help

cli-simulate = Play whole games and measure them
cli-simulate-long = Without --bots, players who do anything that is legal show how fast the rules are. With --bots you see who wins. All events are produced, as at a real table.
cli-simulate-games = How many games to play
cli-simulate-bots = Who plays, and how often they win: one bot for all seats, or one for each, separated by commas; the bots are normal and random
cli-simulate-seed = What decides every deal and every choice
cli-simulate-threads = How many games to play at the same time; as many as there are cores if left out
cli-simulate-record = Keep the last game as a record, for `just-apples replay`
# A heading.
cli-setup-heading = The game
cli-wrong-players = three to six can play, not { $players }
cli-setup-players = How many people play, 3 to 6 [default: as many as bots are named, else 4]
cli-setup-edition = The edition whose rules the other options start from
cli-setup-market = The Market: one discard pile as in 2e, or two to draw from as in 1e
cli-setup-honour = Contraband offered from the stand: really there as in 1e, or proved not to be as in 2e
cli-setup-deputies = Two Deputies instead of one Sheriff, for six players (2e: on by itself)
cli-setup-royal-goods = Shuffle the royal goods in
cli-setup-black-market = Open the Black Market
cli-setup-black-market-file = Open a Black Market with the piles of this JSON file, as shown below
cli-setup-spent-contraband = Where contraband goes that was given up for a Black Market card
cli-setup-time-limit = Give Inspection a time limit
cli-setup-remove-ten = Put ten random cards back in the box
cli-setup-seven-cards = Play with seven cards in hand
cli-setup-promo = Shuffle in the promo goods of this JSON file, as shown below
cli-setup-first-sheriff = Who is the first Sheriff, A to F; drawn at random if left out
cli-setup-all-variants = Royal goods, Black Market, time limit, remove ten and seven cards at once
# Before an example of such a file.
cli-simulate-market-file = A Black Market file has three piles, and where spent contraband goes:
# Before an example of such a file. The three words of families are values: legal, contraband, royal.
cli-simulate-promo-file = A promo file lists goods; the family is legal, contraband or royal:
cli-simulate-sets = With --bots every deal is played once from each seat, so that luck evens out: the games are rounded up to whole sets. The interval holds the true win rate 95 times in 100; it knows that the games of one deal are alike.
cli-simulate-same-seed = The same seed gives the same games, whatever the number of threads.

## just-apples simulate: what it prints

# Beside a bar while it plays: $played of $games, and about so many $seconds are left.
cli-simulate-progress = { $played } of { $games } games, { $seconds } s left
# The names of the lines of the report, and of what stands behind them.
cli-report-setup = setup
cli-report-games = games
cli-report-actions = actions
cli-report-seconds = seconds
cli-report-actions-per-second = actions/s
cli-report-actions-per-game = actions per game
cli-report-about-slips = about slips
cli-report-events = events
cli-report-mean-scores = mean scores
cli-report-mean-winner-score = mean winner score
cli-report-longest-game = longest game
# $asked: how many were asked for. $set: how many play, and so how many games a set has.
cli-report-rounded-up = { $games } ({ $asked } rounded up to whole sets of { $set })
# The mean of one seat, such as "A 92.5".
cli-report-mean = { $seat } { $score }
# $game: the number of the game, as it would be typed.
cli-report-longest =
    { $actions ->
        [one] { $actions } action (game { $game })
       *[other] { $actions } actions (game { $game })
    }
# The lines of the table of bots, which has a column for each of them.
cli-bots-bot = bot
cli-bots-seats = seats
cli-bots-games = games
cli-bots-win-rate = win rate
cli-bots-interval = 95% interval
cli-bots-mean-score = mean score
cli-bots-honest-bags = honest bags
cli-bots-opened = opened bags
cli-bots-bribes = bribes a game
# From one share to another. $low and $high: with their fractions.
cli-bots-from-to = { $low }–{ $high }%
# The options of a game, as items of a list (cli-list).
cli-options-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cli-options-two-piles = two discard piles
cli-options-one-pile = one discard pile
cli-options-real-stand = real stand goods
cli-options-proof = proof of broken promises
cli-options-deputies = Deputies
cli-options-royal-goods = royal goods
cli-options-black-market = Black Market
cli-options-time-limit = time limit
cli-options-remove-ten = ten cards removed
cli-options-seven-cards = seven-card hands
cli-options-promos = promo goods

## just-apples simulate: what goes wrong

cli-setup-spent-alone = --spent-contraband is for the Black Market: add --black-market
# $named: how many bots are named.
cli-simulate-wrong-bots =
    { $named ->
        [one] { $named } bot for { $players } players: name 1 or { $players }
       *[other] { $named } bots for { $players } players: name 1 or { $players }
    }
cli-simulate-no-file = a record is kept in a file, and - is none
# $game and $seed: numbers, as they would be typed. $what: one of the two below.
cli-simulate-bug = game { $game } of seed { $seed }: { $what } (this is a bug: please report it)
# $action: the number of the action.
cli-simulate-bug-refused = action { $action } was refused: { $reason }
cli-simulate-bug-no-end =
    { $steps ->
        [one] no end after { $steps } step
       *[other] no end after { $steps } steps
    }

## just-apples replay: help

cli-replay = Replay a record and print what a seat saw, or everything
cli-replay-long =
    Each action is a beat: who acted, then what happened, line by line. At the end come the score sheet and, without --as, the fingerprint of the final state. A game that is not finished is replayed as far as it went.

    With --verify it deals and plays everything again, and prints what was checked.
cli-replay-more = --verify is for records of games that were played on a server. Before a game the server shows a commitment, which is the hash of its part of the deck's seed; then each seat gives a part, and after the game the record has them all. --commitment and --entropy hold it against what you saw yourself, and so does --fingerprint for the moves: after the game `fairness` in the result has the fingerprint of the end. It proves that the deck was not stacked, and not that whoever runs the server did not look at it.
cli-replay-as = Whose eyes to look through: A to F, 0 to 5, or `spectator`; everyone's if left out
cli-replay-verify = Check where the deck came from, and that the moves and the end fit it
cli-replay-file = The record to read; `-` is standard input
cli-replay-commitment = With --verify: the commitment that you saw before the game
cli-replay-entropy = With --verify: the part of the seed that a seat gave, such as yours; may be repeated
cli-replay-fingerprint = With --verify: the fingerprint of the end, as the table showed it after the game

## just-apples replay: what it prints, and what goes wrong

# $options: what is played, as a list.
cli-replay-new-game = A new game: { $options }
# A scene is a game that begins in the middle.
cli-replay-scene = A scene: { $options }
cli-replay-unfinished = The record ends here; the game is not over.
cli-replay-end = Fingerprint of the final state: { $fingerprint }
# $seat: a letter.
cli-nobody-there =
    { $players ->
        [one] nobody sits at { $seat }: the game is for { $players } player
       *[other] nobody sits at { $seat }: the game is for { $players } players
    }
cli-record-too-long =
    { $bytes ->
        [one] the record has { $bytes } byte: at most { $most } are read
       *[other] the record has { $bytes } bytes: at most { $most } are read
    }
# $format: what the format of a record is called. $found: what stands there instead.
cli-record-foreign = this is no record: expected the format "{ $format }", found { $found }
cli-record-no-format = this is no record: it names no format, and a record’s is "{ $format }"
# $found and $known: numbers of versions.
cli-record-newer = the record is of rules version { $found }, but this program knows them up to { $known }
cli-record-start = the start is refused: { $reason }
cli-record-too-many-moves =
    { $moves ->
        [one] the record has { $moves } move: at most { $most } are read
       *[other] the record has { $moves } moves: at most { $most } are read
    }
# A move cannot be read. $number: which. $column: where in its line. $expected: what the notation takes there, one of those below or words to the letter. $found: what is there.
cli-record-move = move { $number }, column { $column }: expected { $expected }, found { $found }
# "clock" is a word of the notation.
cli-record-wants-actor = a seat from A to F, or "clock"
cli-record-wants-seat = a seat from A to F
cli-record-wants-action = an action
cli-record-wants-good = a good
# $least and $most: as they are typed.
cli-record-wants-number = a number from { $least } to { $most }
# From 1 to 5.
cli-record-wants-cards = { $least } to { $most } cards
# 5 or 255.
cli-record-wants-at-most = at most { $most } cards
# The discard piles that one draws from.
cli-record-wants-each-pile = each pile once, the left one first
# A part of an offer.
cli-record-wants-terms = what is given, done or promised
# Where there is more than can be counted.
cli-record-wants-less-gold = less gold
# The $found of that message, where it is no text; the end can be expected, too.
cli-record-found-end = the end of the line
cli-record-found-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
cli-replay-impossible = the start is impossible: { $reason }
# $number: which move.
cli-replay-illegal = move { $number }: { $reason }

## just-apples replay --verify: what does not match. Hashes and seeds are long hexadecimal numbers.

cli-verify-no-claim = the record does not say where its deck came from
cli-verify-begins-in-scene = the record begins with a scene, which nobody dealt
cli-verify-seats =
    { $parts ->
        [one] the record has { $parts } part of the seed for { $seats } seats
       *[other] the record has { $parts } parts of the seed for { $seats } seats
    }
cli-verify-bad-commitment = the dealer's part does not match the commitment: it gives { $given }, the record says { $said }
cli-verify-bad-deal = the deck was not dealt from these parts: they give the seed { $given }, the record says { $said }
cli-verify-bad-moves = the moves do not fit the deal: { $reason }
cli-verify-not-over = the game is not over: moves are missing at its end
cli-verify-bad-end = the moves lead to the fingerprint { $found }, the record says { $said }
# What the reader says they saw, and what the record says.
cli-verify-saw-commitment = the record's commitment is { $said }, and you saw { $seen }
cli-verify-saw-end = the record ends with the fingerprint { $said }, and you saw { $seen }: other moves were played
# $seat: a letter. $said: a seed, or cli-verify-none.
cli-verify-saw-part = { $seat }'s part in the record is { $said }, and you say it was { $seen }

## just-apples replay --verify: what it prints. Labels on the left, what they are on the right.

# $name: the file. $game: which of the table's games, as it would be typed. $table: its code.
cli-verify-title =
    { $players ->
        [one] { $name }: game { $game } at table { $table }, for { $players } player
       *[other] { $name }: game { $game } at table { $table }, for { $players } players
    }
cli-verify-commitment = Commitment
cli-verify-dealer = Dealer's part
# $seat: a letter.
cli-verify-part = { $seat }'s part
cli-verify-deck = Deck
cli-verify-moves = Moves
cli-verify-end = End
# In place of the part of a seat that gave none.
cli-verify-none = none
# These stand below the commitment, which they speak of.
cli-verify-is-hash = is the hash of the dealer's part
cli-verify-is-hash-seen = is the hash of the dealer's part, and what you saw
# Below the part of a seat.
cli-verify-part-seen = is what you say it was
# Before the seed.
cli-verify-dealt-again = dealt again from these parts, by the seed
cli-verify-played-again =
    { $moves ->
        [one] { $moves } played again: it is legal in this deal
       *[other] { $moves } played again: all are legal in this deal
    }
cli-verify-over = the game is over, with the fingerprint { $fingerprint }
# Below the fingerprint, which they speak of.
cli-verify-end-seen = is what you saw: these are the moves that were played
cli-verify-end-unseen = hold it against what the table showed with --fingerprint: whoever alters the moves can alter it with them
# What it comes to.
cli-verify-alone = Everything matches, but nobody at the table gave a part: the dealer alone chose the seed, and this does not prove that the deck was not stacked.
cli-verify-if-seen = Everything matches. This proves that the deck was not stacked, if the commitment is the one that you saw before you gave your part, and your part is in it: hold the record against them with --commitment and --entropy.
cli-verify-proved = Everything matches, also what you saw yourself. This proves that the deck was not stacked.
cli-verify-not-proved = No record can prove that whoever runs the server did not look at the cards, or sit at the table and give the last part.

## just-apples score: help

cli-score = Count up the stands of a table and say who wins
cli-score-long = Reads gold, goods and Black Market cards of each player as JSON, and prints every line of the count, the King and Queen bonuses, the totals, tie-breaks and the winners.
cli-score-edition = The edition that was played; both count alike, but only 2e has a Black Market
cli-score-file = The file to read; standard input if left out or `-`
# A heading before an example of what is read.
cli-score-input = Input:
# The names of goods are values and stay: $goods lists them. `black_market` is a value too.
cli-score-goods = The goods are { $goods }. `black_market` lists what those cards score; it may be left out.

## just-apples score: what it prints, and what goes wrong

cli-score-note = Note: { $note }.
# $good: the name of a good as one types it, such as green_apples. $copies: how many the box holds.
cli-note-too-many-goods =
    { $counted ->
        [one] { $counted } { $good } is counted, but the box holds { $copies }
       *[other] { $counted } { $good } are counted, but the box holds { $copies }
    }
cli-note-bread = three play without bread; it is counted all the same, with its bonus
cli-note-too-many-cards =
    { $counted ->
        [one] { $counted } Black Market card is counted, but the box holds { $copies }
       *[other] { $counted } Black Market cards are counted, but the box holds { $copies }
    }
cli-note-first-edition = the first edition has no Black Market; its cards are counted all the same
# These follow "players: ", which is a name in the file.
cli-score-nobody = there are none
cli-score-too-many-players =
    { $players ->
        [one] { $players } of them, but at most { $most } play
       *[other] { $players } of them, but at most { $most } play
    }
cli-score-same-name = there already is a player "{ $name }"
cli-score-too-many-cards =
    { $cards ->
        [one] { $cards } card, but at most { $most } count
       *[other] { $cards } cards, but at most { $most } count
    }
cli-score-name-empty = the name is empty
cli-score-name-long =
    { $letters ->
        [one] the name has { $letters } letter, but at most { $most } fit
       *[other] the name has { $letters } letters, but at most { $most } fit
    }
cli-score-name-control = the name has a control character
# $number: what was written. $least and $most: as they are typed.
cli-score-not-whole = { $number } is not a whole number from { $least } to { $most }
cli-score-unknown-good = unknown good "{ $good }"
cli-score-good-twice = { $good } is counted twice
# What a stand is written as, where something else is found: see cli-data-unlike.
cli-score-stand = an object with the number of each good

## just-apples load: help

cli-load = Play many games at once against a running server, and measure it
cli-load-long = Every table has four seats, each with a socket of its own, and one move at a time: the next is sent when every seat has seen the one before. A move is sent by one seat, kept by the server, and counts when the last seat has received it. If the server refuses anything or hangs up, nothing is measured, and its reason is told.
# Before a command.
cli-load-must-allow = All players come from one address, so the server must allow it:
cli-load-one-core = To measure a server on one core, start it with `taskset -c 0`, and this with `taskset -c 1`. With --bare and --core 0 the yardstick runs on the server's core.
cli-load-address = The server's address
cli-load-tables = How many tables play at once
cli-load-rate = So many moves a second at all tables together; as many as it can bear if left out
cli-load-seconds = How long to measure
cli-load-bare = Measure a bare broadcast server too, with the same store and nothing else
cli-load-core = The core that the bare server runs on
# Only for this program itself, and shown to nobody.
cli-load-be-bare = Be the bare server, with its data in this folder

## just-apples load: what it prints

# $pace: one of the two that follow.
cli-load-title =
    { $tables ->
        [one] { $tables } table of four, { $pace }:
       *[other] { $tables } tables of four, { $pace }:
    }
cli-load-full-speed = as fast as it goes
cli-load-moves-per-second =
    { $moves ->
        [one] { $moves } move/s
       *[other] { $moves } moves/s
    }
# The two servers that are compared: short labels.
cli-load-who-server = server
cli-load-who-bare = bare
# So many of a hundred moves took at most $ms milliseconds, which come with their fraction.
cli-load-half = p50 { $ms } ms
cli-load-most = p99 { $ms } ms
cli-load-moves =
    { $moves ->
        [one] ({ $moves } move)
       *[other] ({ $moves } moves)
    }
# $table: memory of a table. $idle: memory before anyone came. Both with their fraction.
cli-load-moves-and-memory =
    { $moves ->
        [one] ({ $moves } move, { $table } KB a table, { $idle } MB before)
       *[other] ({ $moves } moves, { $table } KB a table, { $idle } MB before)
    }
cli-load-compared = the server has { $throughput }% of the bare one's moves and { $latency }% of its median
# Beside a bar while people come.
cli-load-opened =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }

## just-apples load: what goes wrong

cli-load-cannot = cannot measure { $address }
cli-load-cannot-much = cannot measure { $address } (`just-apples load --help` tells what it must allow)
cli-load-bad-address = { $address } is no address of a server: it begins with http://
cli-load-not-found = { $host } cannot be found
cli-load-no-address = { $host } has no address
cli-load-own-place = this program does not know where it is
cli-load-bare-cannot = cannot start the bare server (is taskset there?)
cli-load-bare-mute = the bare server prints nothing
cli-load-bare-not-started = the bare server did not start
cli-load-silent = the server is silent
cli-load-no-table = a table could not be opened
cli-load-table-failed = a table failed
cli-load-closed = the server closed a connection without a word
cli-load-goodbye = the server said goodbye: { $reason }
cli-load-refused = the server refused a command: { $reason }
cli-load-unreachable = the server cannot be reached: { $reason }
# $status: a number of HTTP, such as 429. $reason: what the server says, in English.
cli-load-answered = the server answered { $status }: { $reason }
cli-load-nonsense = the server's answer makes no sense: { $reason }
cli-load-lost = the connection is lost: { $reason }
