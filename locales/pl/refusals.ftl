### Why something cannot be done, and what to do instead. It is told to the one who tried it.

## Not now, or not you

refused-wrong-phase = To należy do innej fazy. Zrób to, co jest do zrobienia teraz.
refused-game-over = Gra jest skończona. Zacznij następną.
refused-nobody-there = Na miejscu { $seat } nikt nie siedzi. Wybierz kogoś przy stole.
refused-not-for-this-actor = To nie należy do ciebie. O końcu czasu decyduje zegar, a widzowie tylko patrzą.
refused-clock = Zegar teraz stoi. Nie trzeba nic robić.
refused-not-your-turn = To nie twoja kolej. Poczekaj, aż będzie coś do zrobienia.
refused-answer-first =
    { $ask ->
        [pick-first] Najpierw coś innego: wybierz, kto zaczyna wymianę.
        [exchange] Najpierw coś innego: wymień karty.
        [place] Najpierw coś innego: połóż karty na stosie.
        [load] Najpierw coś innego: napełnij torbę.
        [declare] Najpierw coś innego: złóż deklarację.
        [settle] Najpierw coś innego: zdecyduj o torbach.
        [pay] Najpierw coś innego: spłać dług.
       *[claim] Najpierw coś innego: zgarnij kartę albo spasuj.
    }
refused-not-the-law = To może zrobić tylko Szeryf, a w tej rundzie jesteś kupcem.
refused-not-a-deputy = To mogą zrobić tylko zastępcy, a w tej rundzie jesteś kupcem.
refused-no-merchant =
    { $you ->
        [who] W tej rundzie pilnujesz bramy, a to może zrobić tylko kupiec.
       *[other] { $who } nie jest w tej rundzie kupcem. Wybierz kupca.
    }
refused-choice-owed =
    { $you ->
        [who] Najpierw dokonaj wyboru, na który wszyscy czekają.
       *[other] Najpierw wybiera { $who }. Poczekaj chwilę.
    }
refused-time-is-up = Czas minął. W tej rundzie nic więcej się nie rozstrzygnie.

## Market and load

refused-too-many-set-aside = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    } to za dużo. Odłóż najwyżej pięć.
refused-not-in-hand =
    { $has ->
        [0] Potrzeba: { $needed }, a na ręce nie masz nic takiego. Wybierz spośród swoich kart.
       *[other] Potrzeba: { $needed }, a na ręce masz { $has }. Wybierz spośród swoich kart.
    }
refused-not-enough-to-draw =
    { $drawable ->
        [0] Nie ma już kart do dobrania. Zatrzymaj wszystkie swoje.
        [one] Do dobrania została { $drawable } karta. Odłóż najwyżej jedną.
        [few] Do dobrania zostały { $drawable } karty. Odłóż najwyżej { $drawable }.
       *[many] Do dobrania zostało { $drawable } kart. Odłóż najwyżej { $drawable }.
    }
refused-pile-too-small =
    { $has ->
        [0] Ten stos jest pusty. Dobierz z innego miejsca.
        [one] Na tym stosie jest { $has } karta. Nie bierz więcej.
        [few] Na tym stosie są { $has } karty. Nie bierz więcej.
       *[many] Na tym stosie jest { $has } kart. Nie bierz więcej.
    }
refused-draws-too-many =
    { $draws ->
        [0] W tej turze nic nie dobierasz. Najpierw odłóż jakąś kartę.
        [one] W tej turze dobierasz { $draws } kartę. Nie bierz więcej ze stosów.
        [few] W tej turze dobierasz { $draws } karty. Nie bierz więcej ze stosów.
       *[many] W tej turze dobierasz { $draws } kart. Nie bierz więcej ze stosów.
    }
refused-one-pile-only = Jest jeden stos kart odrzuconych i nie dobiera się z niego. Dobierz ze stosu głównego.
refused-not-the-cards = To nie te karty. Połóż dokładnie te, które widzisz.

## Declaration

refused-not-legal = „{ $good }” to kontrabanda. Zadeklaruj legalny towar.
refused-not-in-this-game = Towar „{ $good }” nie występuje w tej grze. Zadeklaruj inny.

## At the gate

refused-no-bag =
    { $you ->
        [who] Nie masz torby przed bramą.
       *[other] { $who } nie ma torby przed bramą. Wybierz torbę, która jeszcze tam jest.
    }
refused-already-threatened = { $who } już wie o groźbie. Poczekaj na odpowiedź.
refused-bound-to-open = Wiąże cię umowa: musisz otworzyć torbę gracza { $who }. Otwórz ją.
refused-acts-alone = O torbie gracza { $bag } decyduje tylko { $by }. Wybierz inną torbę.
refused-same-verdict = Taki jest już twój werdykt w sprawie torby gracza { $who }. Poczekaj na drugiego zastępcę.
refused-no-more-verdicts = Dość wahania w sprawie torby gracza { $who }. Otwórz ją albo przyjmij warunki drugiego zastępcy.

## Slips

refused-not-your-slip = To byłby liścik gracza { $merchant }. Napisz własny.
refused-empty-slip = Liścik jest pusty. Dopisz coś.
refused-no-more-slips =
    { $most ->
        [one] Napisano już { $most } liścik, a więcej nie mieści się w jednej Inspekcji. Odpowiedz na ten, który jest.
        [few] Napisano już { $most } liściki, a więcej nie mieści się w jednej Inspekcji. Odpowiedz na któryś z nich.
       *[many] Napisano już { $most } liścików, a więcej nie mieści się w jednej Inspekcji. Odpowiedz na któryś z nich.
    }
refused-too-many-promises = { $count ->
        [one] { $count } obietnica
        [few] { $count } obietnice
       *[many] { $count } obietnic
    } to za dużo. Na liściku jest miejsce na { $most }.
refused-bad-promise = Ta obietnica nie pasuje do tego liściku. Obiecywać mogą obie strony liściku i tylko sobie nawzajem. Obiecać można od 1 do 1000 pensów.
refused-about-yourself =
    { $you ->
        [who] Twój liścik nie może żądać tego w twojej sprawie. Wskaż innego kupca.
       *[other] Liścik do gracza { $who } nie może żądać tego w sprawie tej samej osoby. Wskaż innego kupca.
    }
refused-both =
    { $you ->
        [who] Twoja torba zostanie albo oddana, albo otwarta. Wybierz jedno.
       *[other] Torba gracza { $who } zostanie albo oddana, albo otwarta. Wybierz jedno.
    }
refused-bag-goods =
    { $you ->
        [who] Towary z torby dasz tylko wtedy, gdy torba zostanie oddana. Dopisz to albo usuń towary.
       *[other] Towary z torby gracza { $who } dostaniesz tylko po jej oddaniu. Dopisz to albo usuń towary.
    }
refused-no-either = Przy tym stole nie oferuje się „z torby lub straganu”. Wskaż jedno z dwojga.
refused-not-the-giver = { $who } nie może nic dołożyć do tego liściku. Po tej stronie daje tylko władza.
refused-impossible = { $reason } Zmień liścik.
refused-not-face-down =
    { $has ->
        [0] Potrzeba zakrytych kart: { $needed }, a nie masz żadnej takiej. Oferuj to, co jest.
       *[other] Potrzeba zakrytych kart: { $needed }, a masz { $has }. Oferuj to, co jest.
    }
refused-no-such-slip = Tego liściku już nie ma na stole. Sprawdź, co jest.
refused-not-yours-to-answer = Na ten liścik nie odpowiesz w ten sposób. Odpowiadaj na liściki drugiej strony, wycofuj własne.
refused-already-accepted = Ten liścik ma już twoją zgodę. Teraz kolej zastępców.
refused-already-declined = Ten liścik ma już twoją odmowę. Teraz kolej drugiego zastępcy.
refused-needs-own-acceptance = Ten liścik dotyczy nie tylko tej torby. Przyjmij sam liścik albo oddaj torbę za darmo.

## Debts

refused-no-debt = Nie masz długu. Zatrzymaj swoje towary.
refused-cannot-pay-with =
    { $has ->
        [0] Tym nie zapłacisz: { $needed }. Wybierz z tego, co widzisz.
       *[other] Tym nie zapłacisz: { $needed }. Możesz użyć tylko { $has }.
    }
refused-pays-too-little = To jest warte { $pays }, a dług wynosi { $owed }. Dołóż coś.
refused-needless-card = { $good }: wystarczy o jedną kartę mniej. Zabierz jedną.

## Black Market and Booty

refused-no-black-market = W tej grze nie ma czarnego rynku.
refused-no-claim = Teraz nie możesz nic zgarnąć. Można raz na rundę i tylko po oddaniu twojej torby.
refused-not-on-top = Karta warta { $value } nie leży już na wierzchu. Spójrz jeszcze raz.
refused-too-few-to-claim =
    { $has ->
        [0] { $good }: potrzeba trzech kart, a nie masz żadnej zakrytej. Wybierz inny stos albo spasuj.
       *[other] { $good }: potrzeba trzech kart, a zakrytych masz { $has }. Wybierz inny stos albo spasuj.
    }
refused-name-a-pile = Wskaż stos kart odrzuconych, na który trafią te trzy karty.
refused-name-no-pile = Dla tych trzech kart nie ma wyboru stosu. Nie wskazuj żadnego.
refused-already-passed = Pas już zgłoszony. Do końca Inspekcji nadal możesz coś zgarnąć.
refused-no-booty = Bez zastępców nie ma łupu.
refused-no-deputy = { $who } nie jest w tej rundzie zastępcą. Wybierz jedną z dwóch osób, które nimi są.
refused-same-wish = Taka jest już twoja propozycja.
refused-no-more-wishes =
    { $most ->
        [one] Padła już { $most } propozycja. Niech tak zostanie.
        [few] Padły już { $most } propozycje. Niech tak zostanie.
       *[many] Padło już { $most } propozycji. Niech tak zostanie.
    }

## The table, not the rules

refused-too-late = Za późno: gra poszła dalej.
refused-not-your-seat = Nie grasz za gracza { $who }.
refused-id-reused = To przyszło dwa razy z różną treścią. Spróbuj jeszcze raz.
refused-table-full = Przy tym stole padło już tyle słów, że więcej się nie zmieści.
