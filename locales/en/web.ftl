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
bot = bot
offline = No connection, trying again

# Welcome and account
welcome = The last of humanity needs a crew
welcome-lead = Play the Battlestar Galactica board game in the browser: alone with bots, or with friends, live or over weeks. The rules are kept for you, and so are the secrets.
your-name = Your name
password = Password
enter = Come aboard
enter-as-guest = Enter with a name only
have-account = I have an account
log-in = Log in
log-out = Log out
fan-work = An unofficial fan work, not connected with the owners of Battlestar Galactica.
account = Account and settings
account-name = Name
account-rename = Change the name
account-keep = Keep your seats
account-keep-why = With a password you can go on playing from any device.
account-create = Create an account
notifications = When it is your decision
setting-sound = Sound
setting-notify = Browser notifications
setting-pacing = Show what happened
pacing-normal = Move by move
pacing-slow = Move by move, slowly
pacing-off = At once
webhook = Webhook
webhook-why = For slow games: this address gets a message when you are awaited.
webhook-url = Address

# Lobby
play-now-title = Play against bots
play-now-why = You get a random seat; officers take the others. It takes about an hour, and waits for you if you leave.
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
not-now = Not with these choices:
not-there-yet = Not there yet
seats = Seats and pace
seat-me = Me
seat-open = Open
seat-bot = Bot: { $bot }
seat-number = Seat { $number }
seats-why = Open seats wait for people. If no seat is open, the game starts at once.
pace = Pace
pace-live = Live
pace-live-why = { $minutes ->
    [one] Everybody stays at the table; 1 minute for each decision.
   *[other] Everybody stays at the table; { $minutes } minutes for each decision.
}
pace-slow = Slow
pace-slow-why = { $days ->
    [one] Play whenever you have time; 1 day for each decision.
   *[other] Play whenever you have time; { $days } days for each decision.
}
minutes = Minutes
days = Days
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
tab-people = People, log
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
colonial-one = Colonial One
cylon-locations = Cylon locations
damaged = damaged
choose-thing = Choose { $name }
area = Area { $area }
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
basestar-critical-hit = critical hit
basestar-disabled-hangar = hangar disabled
basestar-disabled-weapons = weapons disabled
basestar-structural-damage = structural damage
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
reserve-civilians = civilians left
reserve-destiny = destiny
reserve-quorum = quorum hand
at-the-table = At the table
no-character = chooses a character
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
die-shows = The die: { $result }
difficulty = difficulty
destiny = Destiny
for = for
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
send-cards = { $count ->
    [one] Take this 1 card
   *[other] Take these { $count } cards
}
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
orders-why = When I could interrupt:
orders-always = Ask me each time
orders-this-turn = Pass for the rest of this turn
orders-until-mine = Pass until my turn
orders-only-for = Ask me only for these
rulebook = Rulebook
rules-search = Search the rules
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
replay-set-up = The players are choosing their characters.
replay-play = Play
replay-pause = Pause
replay-back = One back
replay-next = One on
replay-back-ten = Ten back
replay-next-ten = Ten on
replay-record = Download the record
replay-scenario = Save as a scenario
replay-verify = Verify the shuffles
verified = The seed fits what was published at the start, and the game replays from it. Seed: { $seed }
not-verified = The record does not fit what was published at the start.

# Errors, by the codes of the server
error-malformed = This can’t be done: something in it is not as expected.
error-no-session = Say first what you want to be called.
error-wrong-password = The name or the password is wrong.
error-not-allowed = You may not do this here.
error-not-found = This is not there.
error-not-your-decision = It is not your decision.
error-stale = The game has gone on: look again.
error-not-an-option = This can’t be chosen now.
error-wrong-number = Too few or too many are chosen.
error-game-over = The game is over.
error-no-such-seat = There is no such seat.
error-no-undo = This can’t be taken back: another player had a say, something was revealed, or chance was used.
error-not-started = The game has not begun yet.
error-started = The game has begun.
error-not-running = The game is not running.
error-seated = You sit at this table already.
error-not-seated = You don’t sit at this table.
error-taken = This seat is not free.
error-has-account = You have an account already.
error-name-taken = There is an account with this name already.
error-other-rules = This game was played under other rules, and can’t be replayed.
error-busy = The table changes too fast: try again.
error-set-up = The table can’t be set up like this.
error-too-many = Too much at once: wait a moment.
error-too-large = This is too long.
error-unavailable = The server can’t answer now: try again in a moment.
error-damaged = The server can’t read what it has kept.
error-offline = The server can’t be reached.
error-failed = Something went wrong.
