# The table in the terminal.

board-turn = Turn { $n }
board-levels = Cylon threat { $level } of { $defense }
board-you = , you
board-player = { $who }{ $you }: influence { $influence }; hand { $hand }, deck { $deck }, discarded { $discard }
board-alert = Alert
board-reserve = Reserve
board-resource = Resources
board-exhausted = face down
board-threats = Cylon threats
board-challenge = { $defended ->
    [yes] { $challenger } challenges { $against }; { $defender } defends
   *[no] { $challenger } challenges { $against }
}
board-hand = Your hand ({ $n })
