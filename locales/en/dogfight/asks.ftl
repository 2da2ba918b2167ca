# Questions.
ask-starting-energy = { $ship }: with which kinetic energy does it begin?
ask-tail = { $ship }: whom does it tail?
ask-cards = { $ship }: which cards do you plan?
ask-panel = { $ship }, { $cards }: which speed?
ask-dial = { $ship }, { $cards }, { $speed }: where does it point?
ask-cards-ahead = { $ship }: the pilot is severely wounded. Which cards do you plan for the next turn?
ask-marker-east = { $ship } jumps: how far from the west edge does its marker lie?
ask-marker-north = { $ship } jumps: how far from the south edge does its marker lie?
ask-marker-heading = { $ship } jumps: where does its marker point?
ask-marker-level = { $ship } jumps: on which level does it arrive?
ask-exchange-card = { $ship }: which card instead of { $card }?
ask-drift = { $ship }: how far does it drift?
ask-keep-counters = { $ship }: { $count ->
    [one] which counter do you keep?
   *[other] which { $count } counters do you keep?
}
ask-whether = { $ship }: does it fire?
ask-fire = { $ship }: at whom does it fire?
ask-split = { $ship } rolled { $die } twice: one attack or two?
ask-use-talent = Do you use a talent?
ask-try-flaw = Do you try to activate a flaw?
ask-look-at = { $ship }: whom does it look over?
ask-help = { $ship }: whom does it help?
ask-name-symbol = What is damaged on { $ship }?
ask-put-back = { $ship }: which counter goes back?
ask-cancel = { $ship }: which damage is bypassed?
ask-again = { $ship }: which roll do you repeat?
