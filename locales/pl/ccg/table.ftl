# Stół w terminalu.

board-turn = Tura { $n }
board-levels = Zagrożenie cylońskie { $level } z { $defense }
board-you = , ty
board-player = { $who }{ $you }: wpływy { $influence }; ręka { $hand }, talia { $deck }, odrzucone { $discard }
board-alert = W gotowości
board-reserve = Rezerwa
board-resource = Zasoby
board-exhausted = zakryta
board-threats = Zagrożenia cylońskie
board-challenge = { $defended ->
    [yes] { $challenger } rzuca wyzwanie: { $against }; broni { $defender }
   *[no] { $challenger } rzuca wyzwanie: { $against }
}
board-hand = Twoja ręka ({ $n })
