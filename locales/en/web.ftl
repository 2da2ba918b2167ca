# The browser client's own words. What the game says comes from the game's files.

home = Ragtag, to the lobby
language = Language
skip-to-content = Skip to the content
loading = One moment …
save = Save
saved = Saved
close = Close
cancel = Cancel
copy = Copy
copied = Copied
send = Send
you = you
offline = No connection, trying again

# Welcome and account
welcome = The last of humanity needs a crew
welcome-lead = Play the Battlestar Galactica tabletop games in the browser: alone with bots, or with friends, live or over weeks. The rules are kept for you, and so are the secrets.
your-name = Your name
password = Password
log-out = Log out
fan-work = An unofficial fan work, not connected with the owners of Battlestar Galactica.
account = Account and settings
account-name = Name
account-rename = Change the name
account-keep = Keep your seats
account-create = Create an account
notifications = When it is your decision
setting-sound = Sound
setting-notify = Browser notifications
setting-pacing = Show what happened
pacing-normal = Move by move
pacing-slow = Move by move, slowly
pacing-off = At once
webhook-url = Address

# Lobby
play-now-title = Play against bots
play-now-why = You get a random seat; bots take the others. The game waits for you if you leave.
play-now = Play now
create-table = Create a table
players = Players
tables-mine = My tables
tables-mine-empty = You sit at no table yet.
tables-public = Public tables
tables-public-empty = Nobody has opened a public table. Open one, and others will find it here.
tables-finished = Finished games
tables-finished-empty = Finished games stay here, with their replays.
your-decision = your decision
turn-number = Turn { $turn }
open-seats = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
go-on = Go on
sit-down = Sit down
watch = Watch
replay = Replay

# A new table
set-up = Set-up
set-up-variants = Variants
not-there-yet = Not there yet
seats = Seats and pace
seat-me = Me
seat-open = Open
seat-bot = Bot: { $bot }
seat-number = Seat { $number }
pace = Pace
pace-live = Live
pace-slow = Slow
visibility = Who may join
visibility-invite = People with the link
visibility-invite-why = The table is not listed.
visibility-public = Everybody
visibility-public-why = The table is listed in the lobby.
create = Open the table

# Waiting room
waiting-room = Send the link to those you want to play with.
waiting-for-owner = The game begins when whoever opened the table starts it.
start-game = Start the game
sit-here = Sit here
invite-link = Invitation link
start-with-bots = Start now, bots take the open seats
leave = Leave the table
back-to-lobby = Back to the lobby

# The table
board = The board
parts = Parts of the table
tab-play = Decide
tab-board = Board
tab-hand = Cards
tab-people = People
dial = { $name }: { $value }
dial-red = { $name }: { $value }, in the red zone
distance = Distance to Kobol
distance-why = At 4 the sleeper agents wake; at 8 the next jump wins.
steps = Steps of the turn
step-skills = Skills
step-move = Move
step-action = Action
step-crisis = Crisis
step-cylons = Cylons
step-jump = Jump
damaged = damaged
choose-thing = Choose { $name }
area-empty = empty
launch-area = Vipers launch here, heavy raiders board here
ships-basestar = { $count ->
    [one] 1 basestar
   *[other] { $count } basestars
}
ships-raider = { $count ->
    [one] 1 raider
   *[other] { $count } raiders
}
ships-heavy-raider = { $count ->
    [one] 1 heavy raider
   *[other] { $count } heavy raiders
}
ships-viper = { $count ->
    [one] 1 viper
   *[other] { $count } vipers
}
ships-piloted = { $count ->
    [one] 1 viper with its pilot
   *[other] { $count } vipers with their pilots
}
ships-civilian = { $count ->
    [one] 1 civilian ship
   *[other] { $count } civilian ships
}
civilian-hidden = Nobody knows what it carries
cargo-empty = empty
cargo-people = 1 population
cargo-crowd = 2 population
cargo-people-and-fuel = 1 population and 1 fuel
cargo-people-and-hope = 1 population and 1 morale
jump = Jump
jump-track = Jump preparation: space { $at } of { $of }
boarding = Boarding
boarding-track = { $count ->
    [one] Boarding party: 1 centurion
   *[other] Boarding party: { $count } centurions
}
centurions = { $count ->
    [one] 1 centurion
   *[other] { $count } centurions
}
reserves = Reserves and decks
reserve-vipers = vipers
reserve-damaged = damaged
reserve-raptors = raptors
reserve-nukes = nukes
reserve-civilians = civilians
reserve-destiny = destiny
reserve-quorum = quorum hand
at-the-table = At the table
no-character = chooses a character
no-character-yet = no character yet
choose-character = Choose your character
in-viper = viper in area { $area }
off-board = not on the board yet
deciding = deciding
president = President
admiral = Admiral
in-brig = Brig
revealed-cylon = Cylon
ability-used = The once-per-game ability is spent
hand-count = { $count ->
    [one] 1 skill card
   *[other] { $count } skill cards
}
loyalty-count = { $count ->
    [one] 1 Loyalty card face down
   *[other] { $count } Loyalty cards face down
}
your-hand = Your cards
no-cards = You hold no cards.
watching = You are watching: hands and Loyalty cards stay hidden.
watching-badge = watching
picked = picked
quorum = Quorum
loyalty = Loyalty
loyalty-show = { $count ->
    [one] 1 card. Look at it
   *[other] { $count } cards. Look at them
}
loyalty-hide = Hide
reveal = Reveal yourself
situation = Situation
crisis = Crisis
super-crisis = Super Crisis
skill-check = Skill check
no-crisis = No crisis yet in turn { $turn }.
in-play = { $count ->
    [one] 1 card in play
   *[other] { $count } cards in play
}
die-coming = A die is about to be rolled
odds-at-least = { $face } or more: { $percent } %
odds-at-most = { $face } or less: { $percent } %
odds-certain = { $percent } %
die-shows = The die: { $result }
difficulty = difficulty
destiny = Destiny
for = for
worth-nothing = counts for nothing
against = against
check-empty = No cards yet.
check-hidden = { $cards ->
    [one] 1 card face down; the strength shows after the reveal.
   *[other] { $cards } cards face down; the strength shows after the reveal.
}
check-total = Strength { $total } against { $difficulty }
outcome-pass = passed
outcome-partial = partly passed
outcome-fail = failed

# Decisions
prompt = Decision
prompt-yours = Your decision
prompt-window = You may interrupt
what-happened = What happened
skip = Skip
pick-exactly = Pick { $most }: { $picked } picked
pick-between = Pick { $least } to { $most }: { $picked } picked
sum = strength { $sum }
no-way-back = This can't be taken back.
do-it = Do it
show-all = Show all options
send-picked = { $count ->
    [one] Take this choice
   *[other] Take these { $count } choices
}
send-none = Take none
clear = Clear
undo = Take it back
waiting = Waiting
waiting-for = Waiting for { $names }
waiting-for-others = Waiting for the others
game-over = The game is over
winners = Winners
take-over = Take over a seat

# Log, chat, orders, rules, help
log = Log
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
orders = Orders
rulebook = Rulebook
rules-search = Search the rules
rules-foreign = The rulebooks are only in English as yet.
rules-not-here = This does not apply at this table.
contents = Contents
nothing-found = Nothing found.
clock = Time left
clock-days = { $days } d
clock-hours = { $hours } h
help = Keys
help-lead = Everything can be done with the mouse, by touch, or with the keyboard. Things that light up on the board can be clicked.
key-option = pick an option
key-enter = confirm
key-undo = take back the last answer
key-escape = skip what is being told, clear the picks, close the rulebook
key-prompt = go to the decision
key-log = show the log
key-chat = show the chat
key-rules = open the rulebook
key-help = this help

# Replay
replay-as = Seen by
replay-spectator = a spectator
replay-all = all secrets shown
replay-at = Decision { $at } of { $of }
replay-play = Play
replay-pause = Pause
replay-back = One back
replay-next = One on
replay-back-ten = Ten back
replay-next-ten = Ten on
replay-record = Download the record
replay-scenario = Save as a scenario
replay-verify = Verify the shuffles

# Lobby, accounts, notifications, waiting room and replay
game = Game
welcome-how = How to come in
welcome-invited = You are invited to a table. Say who you are, and sit down.
welcome-guest = As a guest
welcome-guest-why = A name is enough. This browser remembers your seats.
welcome-guest-go = Come aboard
welcome-login = Log in
welcome-login-why = You have an account: your seats are waiting, on any device.
welcome-login-go = Log in
welcome-register = New account
welcome-register-why = A name and a password keep your seats, on any device.
welcome-register-go = Create an account
welcome-play = Straight to a table with bots
password-why = At least 8 characters.
promise-rules = Every rule enforced
promise-rules-why = What you may do lights up. What you may not do can't be clicked, and the rulebook says why.
promise-secrets = Every secret kept
promise-secrets-why = Nobody gets to see more than at a real table, and shuffles can be verified after the game.
promise-pace = Your pace
promise-pace-why = Live in an evening, or a move a day. Bots sit in for those who are missing.
guest-note = You are a guest: only this browser knows your seats.
account-is-guest = You are a guest.
account-is-account = You have an account and can log in with it anywhere.
account-login-name = Name to log in with
account-keep-why = An account keeps your seats: log in on any device and go on playing.
log-out-guest = You are a guest and can't come back: your seats will be lost. Create an account to keep them.
log-out-sure = Log out and lose my seats
notifications-why = The title and the icon of this page always tell you. Besides:
notify-refused = This browser does not allow notifications from here. Allow them in its settings for this page, then try again.
webhook = Webhook for slow games
webhook-why = When a slow game waits for you, the server sends a small JSON message to this address: your own program, or an incoming webhook of a messenger such as Discord, Slack or Mattermost. Leave it empty to get none.
webhook-called = Last called { $when }:
webhook-taken = it arrived.
webhook-refused = it was answered with { $status }, and so it was not taken.
webhook-name-unknown = nobody is found under this name.
webhook-own-network = the address lies in the server's own network.
webhook-no-connection = nobody took the connection.
webhook-not-trusted = the certificate there is not trusted.
webhook-too-late = no answer came in time.
webhook-no-answer = what came back was no answer.
webhook-too-many = the server had too many others to call.
tables-more = Show all { $count }
waiting-to-start = Waiting for the start
seat-free = a seat to take over
seat-program = { $name } (bot, { $bot })
seat-you = { $name } (you)
bot-officer = officer
bot-commander = commander
bot-random = random
bot-tactician = tactician
bot-admiral = admiral
seats-why = Open seats wait for people. You start the game when you like; bots take the seats that are still open.
seats-full = No seat is open: the game starts at once.
seats-fill-open = All others open
seats-fill-bots = All others bots
pace-live-why = Everybody stays at the table.
pace-slow-why = Everybody plays when there is time, over days or weeks.
clock-setting = Time for each decision
clock-live = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-slow = { $count ->
    [one] 1 day
   *[other] { $count } days
}
clock-none = no limit
pauses-hidden = Pauses tell nothing
pauses-hidden-why = At every moment in which somebody might interrupt, the game waits a little, whether or not anybody can. Otherwise a pause tells that somebody holds something.
clock-why = When the time is up, a bot makes that one decision. After three in a row others may take over the seat.
clock-alone = A table of one person and bots has no clock. It runs once somebody else takes over a seat.
host = host
waiting-for-host = The game begins when { $host } starts it.
by-invitation = This table is by invitation: ask whoever opened it for the link.
close-table = Close the table
leave-passes-on = If you leave, somebody else at the table becomes the host.
leave-game = Leave the game
leave-game-why = A bot plays on for you, and somebody else may take over your seat with all its cards and secrets.
leave-game-instead = You need not leave to take a break: the game waits, as long as its clock allows, and standing orders can pass for you.
leave-game-sure = Leave my seat
leave-game-stay = Stay
take-over-why = You go on with the seat's cards and secrets.
take-over-asks = Those who play here are asked first, unless you have sat there before.
wish-asks = { $name } would like to take over a seat: { $seat }
wish-why = They would see the cards and secrets of that seat. All who play here have to agree.
wish-others = You have agreed. Still to agree: { $awaited }
wish-agree = Agree
wish-refuse = Refuse
wish-waits = Asked for { $seat }; waiting for { $awaited } to agree.
wish-owner = whoever made the table
wish-back = Take the wish back
wish-refused = They did not agree that you take over { $seat }.
wish-noted = All right
commitment = Seed’s seal
commitment-why = All chance of this game comes from a secret seed that was drawn when the table was made. This is its digest. When the game is over, the seed is shown, and has to have this digest: so nobody can have changed the shuffles meanwhile.
verified-same = It is the same that this browser was shown while you played.
verified-differs = While you played, this browser was shown another one: { $noted }
error-sat-elsewhere = You have sat on another seat of this game and know its secrets. You can go back there, but nowhere else.
error-nobody-to-agree = Nobody is there who could agree. Wait until one of the players is back.
error-wish-gone = This wish is gone: it was taken back, refused, or the seat is taken.
seat-away = { $name } is away
orders-why = When I could interrupt, but it is not my turn to decide:
orders-change = Change the standing order
orders-note = Orders only ever pass. Decisions that the rules demand of you are always asked.
order-sensible = Ask me where it is worth it
order-sensible-why = The game stops for you where somebody in your place would think of playing something, and passes the rest. Nobody can tell it from having nothing to play.
    .fleet = The game stops for you before rolls of your side that a card would change, when a viper that is dear is hit, when a check is lost by one or two, and before checks on which much hangs. It passes the rest, and nobody can tell that from having nothing to play.
order-now-sensible = asks where it is worth it
order-always-ask = Ask me each time
order-always-ask-why = The game stops for you at every moment at which you might play something.
order-pass-this-turn = Pass for the rest of this turn
order-pass-this-turn-why = From the next turn on you are asked as before.
order-pass-until-my-turn = Pass until my turn
order-pass-until-my-turn-why = The others can play on without you until you are the current player.
order-pass-unless-concerned = Pass until something concerns me
order-pass-unless-concerned-why = You are asked in your own turn.
    .fleet = You are asked in your own turn, when you roll the die or your viper is attacked, and in checks that you began or that are about you.
    .ccg = You are asked in your own turn and in challenges that you make or that are made against you.
order-now-pass-unless-concerned = passes what does not concern me
order-ask-only-for = Ask me only for these cards
order-ask-only-for-why = The game stops for you only when you could play one of the cards that you tick.
order-now-always-ask = asks me each time
order-now-pass-this-turn = passes for this turn
order-now-pass-until-my-turn = passes until my turn
order-now-ask-only-for = asks for chosen cards
order-now-pass-always = passes always
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-scenario-why = This moment as a file that can be run as a test, or sent with a bug report
replay-verify-why = Plays the game again from the published seed, and compares
verified = The shuffles are true: the seed fits what was published at the start, and the game replays from it.
not-verified = The record does not fit what was published at the start.
verified-commitment = Published at the start
verified-seed = Seed, published at the end

# What can go wrong; named like the codes of the server
offline-why = As soon as it answers, it goes on here by itself.
try-again = Try again
error-offline = The server can't be reached.
error-unavailable = The server can't answer just now. Try again in a moment.
error-read-only = The server can't write anything down just now, and so it takes nothing. You can look; try again in a moment.
error-too-many = That was too much at once. Wait a moment.
error-too-many-tables = You have made too many tables. Finish or leave some, or wait before you make another.
error-wrong-password = The name or the password is wrong.
error-name-taken = There is an account with this name already. Choose another name, or log in.
error-has-account = You have an account already.
error-no-session = Say who you are first: this browser is not known here any more.
error-webhook-malformed = This is not an address. It has to begin with https://
error-webhook-unreachable = Nobody is found at this address, or it lies in the server's own network.
error-not-found = There is nothing here. Perhaps the table was closed.
error-started = The game has begun already.
error-not-started = The game has not begun yet.
error-not-running = The game is not running.
error-taken = Somebody else was faster: this seat is taken.
error-seated = You sit at this table already.
error-not-seated = You don't sit at this table.
error-busy = The table is changing too fast. Try again.
error-not-your-decision = This is not your decision now.
error-stale = The game has gone on in the meantime. Look again.
error-game-over = The game is over.
error-other-rules = This game was played under other rules than those of today, and can't be replayed here.

# The table of any game
game-unknown = This version of the page has no table for { $game }.
prompt-stale = The question has changed meanwhile; this is the new one.
awaited-you = Your decision
awaited-you-and = Your decision, and that of { $names }
rule-cited = What the rules say
send-again = Send it again
key-board = go to the board
key-hand = go to your cards

# The board game's table
launch = launch
boarding-lost = A centurion that gets here destroys Galactica
show-board = Show the board
check-playable = May still be played: { $cards }
loyalty-seen = You saw a card of { $who }: { $card }
deed-add = { $count ->
    [0] Add no card
    [one] Add 1 card
   *[other] Add { $count } cards
}
deed-discard = { $count ->
    [0] Discard nothing
    [one] Discard 1 card
   *[other] Discard { $count } cards
}

# Errors, by the codes of the server
error-malformed = This can’t be done: something in it is not as expected.
error-not-allowed = You may not do this here.
error-not-an-option = This can’t be chosen now.
error-wrong-number = Too few or too many are chosen.
error-no-such-seat = There is no such seat.
error-no-undo = This can’t be taken back: another player had a say, something was revealed, or chance was used.
error-set-up = The table can’t be set up like this.
error-too-large = This is too long.
error-damaged = The server can’t read what it has kept.
error-failed = Something went wrong.

# The card game's table
ccg-table = The table
ccg-opponents = The others’ fleets
ccg-side = The fleet of { $name }
ccg-alert = Alert
ccg-reserve = Reserve
ccg-resource = Resources
ccg-hand = in hand
ccg-deck = in the deck
ccg-discard = in the discard pile
ccg-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
ccg-in-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
ccg-in-discard = { $count ->
    [one] Discard pile: 1 card. Look through it
   *[other] Discard pile: { $count } cards. Look through it
}
ccg-discard-of = Discard pile of { $name } ({ $count })
ccg-discard-empty = Nothing was discarded yet.
ccg-power = Power
ccg-threat = Cylon threat
ccg-mystic = Mystic value
ccg-influence = Influence
ccg-influence-of = Influence { $now }; { $goal } win the game, 0 lose it
ccg-hand-size = Cards in the first hand
ccg-makes = Makes { $resource } as an asset
ccg-singular = Singular: a second one goes on top of the first
ccg-exhausted = exhausted
ccg-stack-of = stack of { $count }
ccg-lent = owned by another player
ccg-attacks = challenges
ccg-defends = defends
ccg-spent = spent
ccg-suggested = suggested
ccg-supply = Supply card
ccg-first = First player
ccg-out = Out of the game
ccg-turn = Turn
ccg-threat-level = Cylon threat
ccg-threat-why = The Cylon threats of all face-up units; the Cylons attack at the end of the turn if they are above the fleet’s defense.
ccg-defense = fleet defense
ccg-level-above = The threat is above the fleet’s defense.
ccg-attack = Cylon attack
ccg-attack-comes = The Cylons will attack at the end of this turn.
ccg-attack-not = { $more ->
    [one] 1 more, and the Cylons attack.
   *[other] { $more } more, and the Cylons attack.
}
ccg-jumps = The fleet jumps away
ccg-challenge = Challenge
ccg-challenge-over = It is decided.
ccg-undefended = Nobody defends.
ccg-defender-awaited = Who defends?
ccg-effects-round = Events and abilities may be played.
ccg-cylon-player = plays the Cylons
ccg-nobody = no defender
ccg-watching = You are watching: hands and decks stay hidden.
ccg-quiet = Turn { $turn }. Nothing special is going on.
ccg-due = To pay:
ccg-pay-suggested = { $count ->
    [one] Spend the marked stack
   *[other] Spend the { $count } marked stacks
}
ccg-pay-exact = Nothing is lost.
ccg-pay-waste = { $waste } more than needed; no other way loses less.
ccg-pay-otherwise = Or press any lit stack.

# What is brought to a table, and the page where decks are built
bring-own = Yours
bring-ready = Ready-made
bring-own-list = A list of your own
bring-build = Build decks
error-too-many-kept = You keep too many of them already: throw one away first.
decks = Decks
deck-side-cards = Cards
deck-side-deck = Deck
deck-open = Open a deck …
deck-copy-of = A copy of
deck-unfinished = unfinished
deck-new = New deck
deck-boosters = Open boosters
deck-boosters-why = You get the cards of so many boosters and build a deck from them. Any base may lead it.
deck-boosters-count = Boosters: { $count }
deck-boosters-open = Open them
deck-sealed-name = From { $count } boosters
deck-filter = Which cards
deck-filter-text = Name or text
deck-filter-kind = Type
deck-filter-resource = Resource
deck-filter-trait = Trait
deck-filter-cost = Cost
deck-any = Any
deck-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-nothing-found = No card is like this.
deck-add = Add { $card } (in the deck: { $count })
deck-full = No more of { $card } (in the deck: { $count })
deck-take = Take out { $card }
deck-name = Name of the deck
deck-legal = Ready to play
deck-not-legal = Not ready to play
deck-unread = Not understood: { $lines }
deck-test-hand = Test hand
deck-test-again = Draw again
deck-transfer = Import or export
deck-transfer-why = One card a line: how many, and its number or name. What follows a # is a remark.
deck-import = Use this text
deck-download = Download
deck-drop = Throw away
deck-cards = The deck’s cards
deck-no-base = Choose a base: press one of the first cards.
deck-curve-cost = Cards by cost
deck-curve-resource = Resources
deck-paid-with = { $count ->
    [one] 1 card is paid with it
   *[other] { $count } cards are paid with it
}
deck-makes = { $count ->
    [one] 1 card makes it as an asset
   *[other] { $count } cards make it as assets
}
deck-paid = paid with
deck-made = makes

# The table of Starship Battles
df-mission = Mission
df-turn = Turn
df-numbered = { $kind } no. { $number }
df-yours = yours
df-your-ships = Your ships
df-table-keys = The table. Arrow keys move it, plus and minus zoom, 0 shows all of it.
df-nearer = Zoom in
df-farther = Zoom out
df-fit = Show the whole table
df-plan-of = Plan of { $ship }
df-plan-it = Plan it
df-planned = Planned:
df-has-planned = has planned
df-first-card = First card
df-no-lead = One card only
df-maneuver = Maneuver
df-blank = Blank card
df-blank-short = bluff
df-difficult = difficult
df-speed = Speed
df-level = Level
df-climb-level = stay
df-climb-up = up
df-climb-down = down
df-dial = Where it points
df-dial-to = { $degrees ->
    [0] Straight ahead
   *[other] { $side ->
        [left] { $degrees }° to the left
       *[right] { $degrees }° to the right
    }
}
df-energy-is = kinetic energy { $energy }
df-energy-becomes = kinetic energy { $energy }, planned { $planned }
df-lost = Off the table: { $ship } will be lost!
df-saved = It leaves by its own edge and is safe.
df-lost-title = Off the table
df-lost-why = This takes { $ship } over the edge of the table. It is out of the game then, and counts as lost.
df-lost-back = Change the plan
df-lost-do = Lose the ship
df-illegal = It will be changed, and paid for.
df-fault-arrow = This card has no arrow for a speed that it can fly now.
df-fault-g = Too many G at once.
df-fault-difficult = No difficult card now.
df-fault-straight = This pilot can only add a straight card.
df-fault-rotated = Only straight cards while it points elsewhere than it flies.
df-fault-energy = Its energy can’t change that much in one turn.
df-fault-boost = No overboost like this now.
df-fault-level = No change of level with this.
df-fault-flaw = A flaw of the pilot forbids it.
df-damage-of = { $total } of { $structure }
df-no-damage = no damage
df-counters = { $count ->
    [one] 1 damage counter
   *[other] { $count } damage counters
}
df-counter-blue = damage counter, face down
df-counter-collision = collision counter, face down
df-fuel = fuel { $fuel }
df-crippled = crippled
df-eliminated = lost
df-escaped = got away
df-enters = enters in turn { $turn }
df-tails = tails { $ship }
df-on-level = level { $level }
df-has-hit = has hit
df-has-missed = has missed
df-busy = too close to fire
df-hits-on = hits on { $roll }
df-needs = { $range }, { $roll } or more on the dice
df-revealed = Revealed
df-saw = First card of { $ship }: { $card }
df-scene-attack = { $ship } fires at { $target }
df-scene-jump = { $ship } jumps
df-scene-tailing = { $ship } loses { $target }
df-scene-field = { $ship } among asteroids
df-scene-struck = { $ship } strikes a rock
df-scene-drawn = { $drawn } drawn, { $kept } kept
df-scene-lost = { $ship } is lost
df-split = two attacks
df-needed = needs { $needed }
df-hits = { $hits ->
    [0] Miss
    [one] Hit
   *[other] { $hits } hits
}
df-depot-left = depot: −{ $damage }, { $left } left
df-acts = It acts
df-acts-not = Nothing happens
df-no-ships = You have no ship left.
df-to-ships = Zoom to the ships
df-put-marker = Press where the marker lies
df-turn-marker = Press where the marker points
df-keep = { $count ->
    [one] Keep 1 counter
   *[other] Keep { $count } counters
}

# Accounts and owners
password-change = Change the password
password-change-why = You will be logged out on all other devices.
password-old = Old password
password-new = New password
log-out-everywhere = Log out everywhere
delete-me = Delete me
delete-me-why = Your name, decks and settings are gone for good. Bots play on for you; finished games and what you said stay, without your name.
delete-me-sure = This can't be taken back.
delete-me-yes = Delete me for good
chat-spectator = watching
chat-gone = somebody who has left
manage = Manage the table
manage-nobody = There is nobody else here.
mute = Mute
unmute = Let speak
mute-why = Whoever is muted can't write in the chat of this table, and is told so.
remove = Remove
remove-why = { $name } loses the seat and can't come back to this table.
remove-yes = Remove from the table
close-table-yes = Close for everybody
close-waiting-why = The table is gone, with its link and its chat.
close-running-why = The game ends for everybody without a result, and can't go on. Its secrets stay secret.
table-closed = Closed
table-closed-why = Whoever opened this table has ended the game. There is no result, and its secrets stay secret.
error-muted = Whoever opened this table does not let you speak here.
error-removed = Whoever opened this table has sent you away: you can't come back to it.
error-closed = Whoever opened this table has ended the game.

# The scene of a check
check-givers = Who put cards in
check-cards = { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}
check-counts = These types count for the check
check-of-location = Skill check · location
check-was = was { $printed }
check-pass = Pass
check-fail = Fail
check-partial = { $at } or more
check-decided = Decided without cards.
check-steps = The steps of the check
check-step-begins = Before the cards
check-step-begins-why = Then two cards come from destiny.
check-step-cards = Cards go in
check-step-cards-why = One player after another, face down; the current player is last. Then all are shuffled and shown.
check-step-count = Shown and counted
check-step-count-why = What counts, less what does not.
check-step-result = Result
check-step-result-why = What follows is done, then the cards are discarded.

# Great moments
moment-go-on = Go on
moment-follows = What follows
moment-reveal-above = A mask falls
moment-reveal-on = is a Cylon
moment-jump-above = The fleet has jumped
moment-jump-on = Distance { $distance } of { $of }
moment-last-jump-above = The last jump
moment-last-jump = Kobol
moment-last-jump-on = The fleet is through
moment-nuke-above = The Admiral turns the key
moment-nuke = Nuke away
moment-nuke-on = { $left ->
    [0] It was the last one
    [one] 1 is left
   *[other] { $left } are left
}
moment-sleepers-above = Half way there
moment-sleepers = Sleeper agents
moment-sleepers-on = New loyalty cards, face down
moment-centurions-above = Alarm
moment-centurions = Centurions aboard
moment-centurions-on = They are on their way through Galactica
moment-damage-above = The first hit
moment-damage = Galactica burns

# What is heard and seen
senses = Sound and motion
setting-volume = Volume
setting-scenes = Great moments
scenes-full = With all that follows
scenes-short = Short
scenes-off = Not at all

# The board game's table: boards, ships and cards at a glance
tab-log = Log
why-not = Not now
why-damaged = Damaged: repair first
why-only = Only for the { $title }
why-hazardous = Nobody moves here of their own will.
track-jump = go
track-lost = lost
reserve-hull = hull hits
quorum-count = { $count ->
    [one] 1 quorum card
   *[other] { $count } quorum cards
  }
super-count = { $count ->
    [one] 1 super crisis card
   *[other] { $count } super crisis cards
  }
quorum-when = { $count } · an action of the President
super-crisis-when = { $count } · played on Caprica
and-then = Then:
odds-bonus = (with { $bonus })
to-hit = To hit
hits-it = hits it on { $roll }
hits-target = hits { $target } on { $roll }
attacker-galactica = Galactica
attacker-viper = Viper
attacker-nuke = Nuke
attacker-raider = Raider
attacker-heavy-raider = Heavy raider
attacker-basestar = Basestar
attacked-galactica = Galactica
attacked-viper = a viper
attacked-raider = a raider
attacked-heavy-raider = a heavy raider
attacked-basestar = a basestar
attacked-centurion = a centurion

# The end of a game, and its story
story-end = How it ended
story-next = From here
story-board = Board
story-share = Share
story-share-failed = This browser could not paint the picture.
story-won = Won
story-lost = Lost
story-people = Everybody, with every secret
story-secrets = Secrets turned over
story-course = How it went
story-course-why = point at a turn, or choose it to see the replay from there
story-numbers = As a table
story-turn = Turn
story-the-end = End
story-incidents = What happened
story-replay-from = Click: replay from here
story-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
story-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
story-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
story-matrix = Who added what
story-matrix-why = { $count ->
    [one] the only check, now in the open
   *[other] the { $count } closest checks, now in the open
}
story-matrix-all = { $count ->
    [one] the only check, now in the open
   *[other] all { $count } checks, now in the open
}
story-all-checks = All { $count }
story-needed = difficulty, passed or not
story-for-against = for / against
story-medals = Who was best at what
story-go-to = Go to …

# Playing again, and reactions
rematch = Rematch with the same people
rematch-come = Join the rematch
rematch-back = Back to the rematch
rematch-count = { $came }/{ $people }
rematch-there = Ready for another game: { $names }
seat-kept = Kept for { $name }
seat-kept-open = Open for all
seat-kept-why = Lets anybody sit there who finds the table.
error-not-over = The game is not over yet.
error-not-kept = This seat is not kept for anybody.
reactions = Reactions
reaction-knew-it = I knew it!
reaction-not-me = It wasn't me
reaction-well-done = Well done
reaction-all-of-us = All of us together
reaction-what = What?!
reaction-sorry = Sorry
reaction-heard = { $name }: { $words }
setting-reactions = Show and send reactions at the table
key-reactions = go to the reactions
# The die
die-at-least = needs { $face } or more
die-at-most = needs { $face } or less
error-no-hints = Others play at this table, and whoever opened it did not allow hints.
key-advice = what a program would do in your place
advice-ask = Advice
advice-ask-why = What a program would do in your place, and why, from what you know
advice-would = A program would do this:
advice-nothing = pick nothing
hints-allow = Advice
hints-allow-why = Players may ask what a program would do in their place, though others play. Alone with programs you always may.
replay-why = What would a program do?
replay-why-same = { $who } does what a program would do:
replay-why-other = In the place of { $who } a program would do this:
replay-why-rest = Stop at a moment before the end: then it says what whoever is asked could do.
