# What can be picked.
choice-pass = Use nothing
choice-tail-nobody = Tail nobody
choice-try-nothing = Try nothing
choice-energy = Energy { $energy }
choice-tail = Tail { $ship }
choice-help = Help { $ship }
choice-look-at = Look over { $ship }
choice-dial = { $degrees ->
    [0] Straight ahead
   *[other] { $side ->
        [left] { $degrees }° to the left
       *[right] { $degrees }° to the right
    }
}
choice-centimetres = { $centimetres } cm
choice-degrees = { $degrees }°
choice-level = Level { $level }
choice-leave = Leave the area
choice-fire = Fire
choice-hold = Hold fire
choice-attack = Attack { $target }
choice-split = Two attacks with one die each
choice-together = One attack with both dice
choice-use = { $ship }: use { $talent }
choice-try = { $ship }: try { $flaw }
choice-side = Roll for the side again
choice-distance = Roll for the distance again
