### What is asked of the reader: one sentence, and a hint below it. And whom the table waits for.

## Asked of the reader. The message is the title.

ask-pick-first = Kto zaczyna wymianę?
    .hint = Wybierz kupca. Dalej kolej idzie w lewo.
ask-exchange-piles = Twoja kolej na wymianę
    .hint = Odłóż do pięciu kart i dobierz tyle samo. Najpierw karty odrzucone, dopiero potem stos główny.
ask-exchange-deck = Twoja kolej na wymianę
    .hint = Odłóż do pięciu odkrytych kart i dobierz tyle samo ze stosu głównego.
ask-place =
    { $count ->
        [one] Połóż kartę na jednym ze stosów
        [few] Połóż { $count } karty na jednym ze stosów
       *[many] Połóż { $count } kart na jednym ze stosów
    }
    .hint = Stos i kolejność do wyboru. Ostatnia karta ląduje na wierzchu.
ask-place-confiscated =
    { $count ->
        [one] Połóż skonfiskowaną kartę na stos
        [few] Połóż { $count } skonfiskowane karty na stos
       *[many] Połóż { $count } skonfiskowanych kart na stos
    }
    .hint = Stos i kolejność do wyboru. Ostatnia karta ląduje na wierzchu.
ask-load = Napełnij torbę
    .hint = Od jednej do pięciu kart. Nikt ich nie widzi.
ask-declare =
    { $count ->
        [one] Masz w torbie { $count } kartę. Co deklarujesz?
        [few] Masz w torbie { $count } karty. Co deklarujesz?
       *[many] Masz w torbie { $count } kart. Co deklarujesz?
    }
    .hint = Liczba jest prawdziwa. Rodzaj zależy od ciebie.
ask-settle =
    { $count ->
        [one] Przed twoją bramą czeka { $count } torba
        [few] Przed twoją bramą czekają { $count } torby
       *[many] Przed twoją bramą czeka { $count } toreb
    }
    .hint = Oddaj lub otwórz, w dowolnej kolejności. Odwrotu nie ma.
ask-settle-deputy =
    { $count ->
        [one] Przed bramą czeka { $count } torba
        [few] Przed bramą czekają { $count } torby
       *[many] Przed bramą czeka { $count } toreb
    }
    .hint = Oddaj lub otwórz. Jeśli { $other } wybierze inaczej, decyduje tylko osoba, która otwiera.
ask-pay-legal = Do zapłaty jeszcze { $gold ->
        [one] { $gold } pens
        [few] { $gold } pensy
       *[many] { $gold } pensów
    }
    .hint = Zapłać legalnymi towarami co najmniej tej wartości. Reszty się nie wydaje.
ask-pay-contraband = Do zapłaty jeszcze { $gold ->
        [one] { $gold } pens
        [few] { $gold } pensy
       *[many] { $gold } pensów
    }
    .hint = Zapłać kontrabandą co najmniej tej wartości. Wszyscy ją zobaczą.
    .all = Nie wystarczy nawet wszystko, co ci zostało. Wszyscy zobaczą, co oddajesz.
ask-claim = Zgarnąć kartę czarnego rynku?
    .hint = Kosztuje trzy karty jej rodzaju spod twojej lady. Możesz też spasować.

## Nothing is asked, but there is a slip to answer

wanted-hint = Nic się nie dzieje, póki jedna strona nie przyjmie liściku drugiej. Torbę nadal można otworzyć.
    .both = Nic się nie dzieje, póki zastępcy też się nie zgodzą. Torbę nadal można otworzyć.

## Waiting for others. $people: how many $who names.

waiting-pick-first = { $who } wybiera, kto zaczyna wymianę.
waiting-exchange = { $who } wymienia karty.
waiting-place = { $who } kładzie karty na stos.
waiting-load =
    { $people ->
        [1] { $who } pakuje torbę.
       *[other] { $who } pakują torby.
    }
waiting-declare = { $who } zaraz złoży deklarację.
waiting-settle =
    { $people ->
        [1] { $who } decyduje o torbach.
       *[other] { $who } decydują o torbach.
    }
waiting-pay = { $who } spłaca dług.
waiting-claim =
    { $people ->
        [1] { $who } może zgarnąć kartę czarnego rynku.
       *[other] { $who } mogą zgarnąć kartę czarnego rynku.
    }
waiting-over = Koniec gry.

## Phases

phase-market = Wymiana
phase-load = Napełnianie
phase-declaration = Deklaracja
phase-inspection = Inspekcja
phase-over = Wynik końcowy
