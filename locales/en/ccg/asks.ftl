# Questions.

ask-redraw = Draw a new hand?
ask-play-resource = Play a card to your resource area?
ask-supply-under = Beneath which stack does { $card } go?
ask-reorder = Bring another card to the top of a unit stack?
ask-action = What do you do?
ask-respond = Play an event or ability in this challenge?
ask-pay = Pay for { $card }: { $cost } to go. Which stack do you spend?
ask-pay-tax = { $n ->
    [one] Pay 1 resource of any type to challenge. Which stack do you spend?
   *[other] Pay { $n } resources of any types to challenge. Which stack do you spend?
}
ask-discount = Of which type does { $card } cost less?
ask-exchange = Which resource does the stack make?
ask-expedite = You have { $excess } left over. Play a card with it?
ask-target = { $card }: choose a target.
ask-trigger = { $card }: do you use this? { $text }
ask-optional-cost = { $card }: do you pay, so that it works?
ask-pick-ready = Choose what to ready ({ $n }).
ask-pick-commit = Choose what to commit ({ $n }).
ask-pick-exhaust = Choose what to exhaust ({ $n }).
ask-pick-restore = Choose what to restore ({ $n }).
ask-pick-commit-and-exhaust = Choose what to commit and exhaust ({ $n }).
ask-pick-defeat = Choose what is defeated ({ $n }).
ask-pick-sacrifice = Choose what to sacrifice ({ $n }).
ask-pick-to-hand = Choose what returns to your hand ({ $n }).
ask-pick-on-top-of-deck = Choose what goes on top of your deck ({ $n }).
ask-pick-into-deck = Choose what is shuffled into your deck ({ $n }).
ask-pick-to-reserve = Choose what goes to your reserve area ({ $n }).
ask-overlay = On which stack do you put { $card }?
ask-requirement = { $card }: what stands in for the units that are lacking?
ask-opponent = Whom do you challenge?
ask-challenge-as = Does the unit challenge as a personnel or as a ship?
ask-defend = Which unit defends?
ask-whether-to-defend = Do you defend? The challenging player may choose the defender.
ask-choose-defender = Which unit has to defend? You may leave the choice to your opponent.
ask-manipulate = Gain influence instead of making your opponent lose it?
ask-mystic-value = Which mystic value counts?
ask-face-threats = Challenge a Cylon threat, or pass and lose 1 influence?
ask-which-threat = Which Cylon threat do you challenge?
ask-discard = { $n ->
    [one] Discard a card.
   *[other] Discard { $n } cards.
}
ask-exchange-cards = Which cards do you exchange for new ones?
ask-choose = { $card }: choose one.
ask-name-opponent = Which opponent do you name?
ask-take-shown = Which card do you take from the hand of { $who }?
ask-hand-to-deck = Which card do you put on top of your deck?
ask-keep-on-top = Which card stays on top?
ask-next-to-bottom = Which card goes to the bottom next?
ask-may-go-below = Put { $card } on the bottom?
ask-salvage = Which card goes to the bottom?
ask-search = Which card do you take from your deck?
ask-recover = Which card do you take from your discard pile?
ask-supply-from-hand = Which card becomes a supply card?
