# Dlaczego ktoś jest podejrzany albo godny zaufania. `$who` to postać, o której mowa, `$check` nazwa karty lub obszaru.

reason-check-alone = Tura { $turn }, test: { $check }. Przeciw dołożono { $cards }; z tych, którzy dokładali, takie karty mogą pochodzić tylko od tej postaci ({ $who }) albo z Przeznaczenia.
reason-check-among = Tura { $turn }, test: { $check }. Przeciw dołożono { $cards }; takie karty może mieć { $who }, ale też { $others }, mogą też pochodzić z Przeznaczenia.
reason-check-took-part = Tura { $turn }, test: { $check }. { $who } dokłada { $cards }, a w teście są karty przeciw.
reason-check-helped = Tura { $turn }, test: { $check }. { $who } dokłada { $cards } i wygląda na to, że pomaga.
reason-check-by-others = Tura { $turn }, test: { $check }. To, co dokładają inni, mówi coś także o tej postaci: { $who }.
reason-openly-against = Tura { $turn }, test: { $check }. { $who } na oczach wszystkich dokłada karty przeciw: { $cards }.
reason-openly-for = Tura { $turn }, test: { $check }. { $who } pomaga na oczach wszystkich: { $cards }.
reason-withheld = Tura { $turn }, test: { $check }. { $who } na pewno ma przydatne karty, a nie dokłada żadnej.
reason-generous = Tura { $turn }, test: { $check }. { $who } dokłada { $cards }, z których większość na pewno pomaga.
reason-chose-worse = Tura { $turn }: { $who } wybiera to, co wygląda na gorsze dla floty: { $text }.
reason-chose-better = Tura { $turn }: { $who } wybiera to, co wygląda na lepsze dla floty: { $text }.
reason-accused = Tura { $turn }: { $by } rzuca oskarżenie, oskarżona postać: { $on }.
reason-ordered = Tura { $turn }: { $by } wydaje Rozkaz wykonawczy, działa { $to }.
reason-hasty = Tura { $turn }: { $who } każe flocie skoczyć przed czasem i naraża { $amount }, choć niewiele jej grozi.
reason-unrevealed = { $turns ->
    [one] Od tury { $since } { $who } ma za sobą 1 turę bez ujawnienia karty Cylona.
    [few] Od tury { $since } { $who } ma za sobą { $turns } tury bez ujawnienia karty Cylona.
   *[many] Od tury { $since } { $who } ma za sobą { $turns } tur bez ujawnienia karty Cylona.
}
reason-revealed = Tura { $turn }: { $by } ujawnia kartę Cylona.
reason-seen = Znasz kartę Lojalności tej postaci ({ $who }): { $card }.

# Dlaczego program zrobiłby to a to. `$other` to napis innej możliwości.
why-for-cylons = Grasz po stronie Cylonów: co szkodzi flocie, tobie pomaga.
why-in-disguise = Grasz po stronie Cylonów i nikt nie powinien tego zauważyć.
why-stakes-little = Od tego testu niewiele dla floty zależy.
why-stakes-some = Od tego testu coś dla floty zależy.
why-stakes-much = Od tego testu wiele dla floty zależy.
why-missing = O ile można ocenić, brakuje jeszcze { $strength }.
why-enough = O ile można ocenić, już wystarczy.
why-better-little = „{ $other }” wygląda niemal tak samo dobrze.
why-better-some = To wygląda lepiej niż „{ $other }”, następne w kolejności.
why-better-much = To wygląda o wiele lepiej niż „{ $other }”, następne w kolejności.
why-suspect = { $who }: szansa na bycie Cylonem to { $percent } %, o ile można ocenić.
