# Pytania.
ask-starting-energy = { $ship }: z jaką energią kinetyczną zaczyna?
ask-tail = { $ship }: komu siada na ogonie?
ask-cards = { $ship }: jakie karty planujesz?
ask-panel = { $ship }, { $cards }: jaka prędkość?
ask-dial = { $ship }, { $cards }, { $speed }: dokąd się zwraca?
ask-cards-ahead = { $ship }: pilot jest ciężko ranny. Jakie karty planujesz na następną turę?
ask-marker-east = { $ship } skacze: jak daleko od zachodniej krawędzi leży jego znacznik?
ask-marker-north = { $ship } skacze: jak daleko od południowej krawędzi leży jego znacznik?
ask-marker-heading = { $ship } skacze: dokąd jest zwrócony jego znacznik?
ask-marker-level = { $ship } skacze: na którym poziomie się pojawia?
ask-exchange-card = { $ship }: jaka karta zamiast { $card }?
ask-drift = { $ship }: jak daleko dryfuje?
ask-keep-counters = { $ship }: { $count ->
    [one] który żeton zachowujesz?
    [few] które { $count } żetony zachowujesz?
   *[other] które { $count } żetonów zachowujesz?
}
ask-whether = { $ship }: czy strzela?
ask-fire = { $ship }: do kogo strzela?
ask-split = { $ship }: dwa razy { $die }. Jeden atak czy dwa?
ask-use-talent = Czy używasz talentu?
ask-try-flaw = Czy próbujesz uaktywnić wadę?
ask-look-at = { $ship }: komu się przygląda?
ask-help = { $ship }: komu pomaga?
ask-name-symbol = Co uszkadzasz? Cel: { $ship }.
ask-put-back = { $ship }: który żeton odkładasz?
ask-cancel = { $ship }: które uszkodzenie obchodzisz?
ask-again = { $ship }: który rzut powtarzasz?
