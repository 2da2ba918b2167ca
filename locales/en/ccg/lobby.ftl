# What is said about the game before it begins, and names that clients show beside it.

lobby-title = The collectable card game
lobby-about = Build your fleet's strength, win influence in challenges, and mind the Cylons whom your own ships draw near.

lobby-bot-tactician = Builds its resources, challenges where it should win and minds the Cylons.
lobby-bot-admiral = Looks ahead: plays a tactician’s game on in its thoughts before each decision.
lobby-bot-random = Does anything that is allowed.

lobby-deck = Deck
lobby-deck-about = What you bring is known to you alone.
lobby-deck-text = A line for each card: how many, and its number or name, such as “4 BSG1-113”. One of the lines is the base. At least 60 cards beside it, at most 4 of each.
lobby-deck-lot = A starter deck by lot
lobby-deck-lot-about = One of the decks that come with the game.
lobby-deck-viper-wing = Viper Wing
lobby-deck-viper-wing-about = Fighters and their pilots: quick challenges with security and logistics.
lobby-deck-quorum = Quorum
lobby-deck-quorum-about = Politicians who gain influence by persuasion.
lobby-deck-toaster-tide = Toaster Tide
lobby-deck-toaster-tide-about = Cylons in numbers, and the threats that they bring along.
lobby-deck-tribunal = Tribunal
lobby-deck-tribunal-about = Officers and events that keep the others in check.
lobby-deck-sealed = Sealed: { $n } boosters
lobby-deck-sealed-about = { $n } boosters are opened, and a deck is made from what is in them.
lobby-deck-wild = Anything
lobby-deck-wild-about = Sixty cards by lot: legal, and hardly good.
lobby-deck-built = A deck of your own
lobby-deck-built-about = The list that you bring.

lobby-keyword-manipulate = If it wins undefended, its player may gain influence instead of making the opponent lose it.
lobby-keyword-persistent = Goes to the resource area when it is resolved and stays there.
lobby-keyword-sniper = If the challenge is defended, its player may choose the defender.
lobby-keyword-scramble = Can defend against personnel and ships.
lobby-keyword-strafe = Can challenge as a personnel or as a ship.
lobby-keyword-vulnerable = Personnel and ships can defend against it.
lobby-keyword-vision = Can't challenge or defend.

lobby-red-text = As a threat
lobby-taken-back = { $who } takes back the last choice.
lobby-sat-down = { $who } sits down in place of { $other }.
lobby-left = { $who } leaves. { $other } goes on.

card-cost = Cost: { $value }
card-power = Power { $value }
card-mystic = Mystic value { $value }
card-threat = Cylon threat { $value }
card-makes = Makes { $value }

set-base = First set
set-betrayal = Betrayal
set-promo = Promo

rarity-fixed = Starter
rarity-common = Common
rarity-uncommon = Uncommon
rarity-rare = Rare
rarity-exclusive = Exclusive

phase-ready = Ready phase
phase-execution = Execution phase
phase-cylon = Cylon phase

step-redraw = New hands
step-ready = Readying
step-play-resource = Resource cards
step-reorder = Unit stacks
step-action = Actions
step-threats = Cylon threats
step-face-threats = Facing the threats

deck-error-line = Line { $line }: expected a number and a card, but it is “{ $text }”.
deck-error-no-such-card = Line { $line }: there is no card “{ $name }”.
deck-error-bases = { $n ->
    [0] A deck has one base, and this one has none yet.
   *[other] A deck has one base, but this one has { $n }.
}
deck-error-not-a-base = { $card } is not a base.
deck-error-base-in-deck = { $card } is a base and can’t be among the cards.
deck-error-too-few = { $n } of at least { $least } cards.
deck-error-too-many = { $n } cards; a deck has at most { $most }.
deck-error-copies = { $n } copies of { $card }; at most { $most } are allowed.
