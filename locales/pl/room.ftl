### What a table of people tells, beside the game: what happens at it, why something cannot be done,
### why a game cannot begin yet, and what goes wrong on the way to it.

# „The house” is „serwer”, and its rules are „zasady stołu”: „zasady domowe” are changed game rules.

## What happened, one short sentence each. $by: whose doing it was. $who: to whom it was done.

room-founded =
    { $you ->
        [by] Otwierasz stół.
       *[other] { $by } otwiera stół.
    }
room-joined =
    { $you ->
        [who] Siadasz do stołu.
       *[other] { $who } siada do stołu.
    }
room-relieved-bot =
    { $you ->
        [who] Przejmujesz miejsce bota { $bot }.
       *[other] { $who } przejmuje miejsce bota { $bot }.
    }
room-relieved =
    { $you ->
        [who] Przejmujesz miejsce bota.
       *[other] { $who } przejmuje miejsce bota.
    }
room-left =
    { $you ->
        [who] Odchodzisz od stołu.
       *[other] { $who } odchodzi od stołu.
    }
room-sent-away =
    { $you ->
        [by] Wypraszasz gracza { $who }.
        [who] { $by } cię wyprasza.
       *[other] { $by } wyprasza gracza { $who }.
    }
room-new-link =
    { $you ->
        [by] Tworzysz nowy link do miejsca gracza { $who }.
        [who] { $by } tworzy nowy link do twojego miejsca.
       *[other] { $by } tworzy nowy link do miejsca gracza { $who }.
    }
room-new-link-own =
    { $you ->
        [by] Dostajesz nowy link do swojego miejsca.
       *[other] { $by } dostaje nowy link.
    }
room-chose =
    { $you ->
        [by] Zmieniasz ustawienia gry.
       *[other] { $by } zmienia ustawienia gry.
    }
room-first-sheriff = Pierwszym Szeryfem pozostaje wybrany gracz; jeśli tego gracza już nie ma, decyduje los.
room-housed =
    { $you ->
        [by] Zmieniasz zasady stołu.
       *[other] { $by } zmienia zasady stołu.
    }
room-bot-seated =
    { $you ->
        [by] Dodajesz bota { $bot }.
       *[other] { $by } dodaje bota { $bot }.
    }
room-bot-unseated =
    { $you ->
        [by] Usuwasz bota { $bot }.
       *[other] { $by } usuwa bota { $bot }.
    }
room-reordered =
    { $you ->
        [by] Zmieniasz kolejność miejsc.
       *[other] { $by } zmienia kolejność miejsc.
    }
room-muted =
    { $you ->
        [by] Wyciszasz gracza { $who }.
        [who] Gospodarz cię wycisza. Nikt cię nie słyszy, dopóki gospodarz nie przywróci ci głosu.
       *[other] Gospodarz wycisza gracza { $who }.
    }
room-unmuted =
    { $you ->
        [by] Przywracasz głos graczowi { $who }.
        [who] Gospodarz przywraca ci głos.
       *[other] Gospodarz przywraca głos graczowi { $who }.
    }
room-host-handed =
    { $you ->
        [by] Przekazujesz rolę gospodarza graczowi { $who }.
        [who] { $by } przekazuje ci rolę gospodarza.
       *[other] { $by } przekazuje rolę gospodarza graczowi { $who }.
    }
room-host-moved =
    { $you ->
        [who] Gospodarza już nie ma. Nowy gospodarz: ty.
       *[other] Gospodarza już nie ma. Nowy gospodarz: { $who }.
    }
room-stirred =
    { $you ->
        [by] Pomagasz tasować następną talię.
       *[other] { $by } pomaga tasować następną talię.
    }
room-started =
    { $you ->
        [by] Zaczynasz grę.
       *[other] { $by } zaczyna grę.
    }
room-took-over =
    { $you ->
        [who] Nie ma cię przy stole. Bot gra za ciebie, dopóki czegoś nie zrobisz.
       *[other] Gracza { $who } nie ma przy stole. Dalej gra bot.
    }
room-came-back =
    { $you ->
        [who] Wracasz i grasz dalej.
       *[other] { $who } wraca i gra dalej.
    }
room-paused =
    { $you ->
        [by] Wstrzymujesz grę.
       *[other] { $by } wstrzymuje grę.
    }
room-unpaused =
    { $you ->
        [by] Wznawiasz grę.
       *[other] { $by } wznawia grę.
    }
room-pause-over = Dość tej przerwy. Gra toczy się dalej.
room-resumed = Stołu przez chwilę nie było. Zegary stały, a gra toczy się dalej.
room-cleared =
    { $you ->
        [by] Sprzątasz stół przed następną grą.
       *[other] { $by } sprząta stół przed następną grą.
    }

## Who did it, at the beginning of a sentence

room-the-house = Serwer
room-guest = Gość { $number }

## Why something cannot be done, and what to do instead. It is told to the one who tried it.

refused-not-host = To może zrobić tylko gospodarz. Poproś gospodarza.
refused-no-such-person = Przy tym stole nie ma już gracza { $who }. Wybierz kogoś, kto jest.
refused-no-bot-there = Na miejscu { $chair } nie siedzi bot. Wybierz miejsce z botem.
refused-not-in-lobby = To robi się między grami. Najpierw dokończcie tę.
refused-not-playing = Gra jeszcze nie trwa. Poczekaj, aż zacznie ją gospodarz.
refused-not-over = Gra jeszcze się nie skończyła. Najpierw ją dokończcie.
refused-paused = Gra jest wstrzymana. Poczekaj, aż wznowi ją gospodarz.
refused-name-taken = Przy tym stole ktoś już nazywa się { $name }. Wybierz inne imię; jeśli to ty, wejdź własnym linkiem albo poproś gospodarza o nowy.
refused-no-chair-left = Wszystkie miejsca przy tym stole są zajęte. Poczekaj, aż jakieś się zwolni.
refused-no-late-joiners = W trakcie gry nikt się do tego stołu nie dosiada. Poczekaj na następną albo zapytaj gospodarza.
refused-not-a-bot = Na tym miejscu nie gra teraz bot. Wybierz inne.
refused-bad-order =
    { $chairs ->
        [one] Jest { $chairs } miejsce i nie ma czego zmieniać.
        [few] Są { $chairs } miejsca, a w międzyczasie skład się zmienił. Spójrz jeszcze raz, kto gdzie siedzi.
       *[many] Jest { $chairs } miejsc, a w międzyczasie skład się zmienił. Spójrz jeszcze raz, kto gdzie siedzi.
    }
refused-decision-seconds = Nie można ustawić { $seconds ->
        [one] { $seconds } sekundy
        [few] { $seconds } sekund
       *[many] { $seconds } sekund
    } na decyzję. Wybierz od 10 sekund do godziny.
refused-gone-seconds = Nie można ustawić { $seconds ->
        [one] { $seconds } sekundy
        [few] { $seconds } sekund
       *[many] { $seconds } sekund
    } bez połączenia. Wybierz od 10 sekund do godziny.
refused-silent-seconds = Nie można ustawić { $seconds ->
        [one] { $seconds } sekundy
        [few] { $seconds } sekund
       *[many] { $seconds } sekund
    } bez znaku życia. Wybierz od 30 sekund do godziny.
refused-muted = Nie masz teraz głosu. Graj dalej: gospodarz może ci go przywrócić.
refused-no-free-talk = Przy tym stole rozmawia się tylko gotowymi zwrotami. Wybierz jeden.
refused-still-here = { $who } nadal tu jest albo od niedawna jest offline, a wymienia się tylko zgubione linki. Poczekaj minutę lub dwie i spróbuj ponownie.
refused-only-looking = Tutaj tylko patrzysz. Żeby grać, zajmij miejsce.
refused-not-saved = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj jeszcze raz.
refused-busy = Ten stół ma za dużo do zrobienia. Spróbuj za chwilę.

## Why the game cannot begin, and what to change

hitch-too-few =
    { $players ->
        [0] Potrzeba od trzech do sześciu osób, a przy stole nie ma nikogo. Zaproś ludzi albo dodaj boty.
       *[other] Potrzeba od trzech do sześciu osób, a przy stole jest: { $players }. Zaproś ludzi albo dodaj boty.
    }
hitch-too-many = Potrzeba od trzech do sześciu osób, a przy stole jest: { $players }. Ktoś musi wstać.
hitch-six-without-deputies = W sześć osób zawsze gra się z zastępcami. Włącz ich.
hitch-deputies-with-fewer = Zastępcy są tylko w grze na sześć osób, a w tej jest: { $players }. Wyłącz ich.
hitch-first-sheriff-away = Pierwszy Szeryf ma siedzieć na miejscu { $chair }, a nikogo tam nie ma. Wybierz kogoś, kto gra, albo zdaj się na los.
hitch-first-sheriff-with-deputies = Przy zastępcach o służbie decydują karty. Wybór pierwszego Szeryfa zostaw losowi.
hitch-market-missing =
    { $copies ->
        [0] Czarny rynek, { $good }: potrzeba trzech kart, a w talii nie ma żadnej. Wybierz co innego.
       *[other] Czarny rynek, { $good }: potrzeba trzech kart, a w talii jest ich tylko { $copies }. Wybierz co innego.
    }
hitch-market-unknown = Czarny rynek, { $good }: w tej grze nie ma takiej kontrabandy. Wybierz co innego.
hitch-market-twice = Czarny rynek, { $good }: są na to dwa stosy. Wybierz trzy różne rodzaje.
hitch-market-order = Czarny rynek, { $good }: { $top } leży na { $bottom }. Połóż droższą kartę na wierzchu i ustaw obie od 1 do 1000.

## The same about promo goods, which a host adds. $entry: the place in the list, from 1.

hitch-promo-many =
    { $count ->
        [one] { $count } własny towar to za dużo. Weź najwyżej { $most }.
        [few] { $count } własne towary to za dużo. Weź najwyżej { $most }.
       *[many] { $count } własnych towarów to za dużo. Weź najwyżej { $most }.
    }
hitch-promo-name = Własny towar nr { $entry } nie może się tak nazywać. Użyj od 1 do 32 liter, cyfr i spacji, zaczynając od litery.
hitch-promo-twice = Towar „{ $name }” już jest. Nazwij inaczej własny towar nr { $entry }.
hitch-promo-value = { $name }: wartość { $number }. Ustaw od { $least } do { $most }.
hitch-promo-penalty = { $name }: grzywna { $number }. Ustaw od { $least } do { $most }.
hitch-promo-copies = { $name }: { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }. Ustaw od { $least } do { $most }.
hitch-promo-counts-for = { $name }: dla Króla i Królowej liczy się za { $number }. Ustaw od { $least } do { $most }.
hitch-promo-counts-as = { $name } liczy się jako towar, który nie ma Króla ani Królowej. Wybierz jabłka, ser, chleb lub kurczaki albo nic.
hitch-promo-deck = { $name }: z tym towarem talia ma { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }, a mieści się { $most }. Weź mniej kart.

## What goes wrong between the page and the server, and what to do now

trouble-unknown-table = Nie ma, albo już nie ma, stołu o tym kodzie. Sprawdź kod albo otwórz stół.
trouble-unknown-link = Ten link nie prowadzi, albo już nie prowadzi, do żadnego miejsca. Poproś gospodarza o nowy.
trouble-no-spectators = Gospodarz nie wpuszcza widzów. Zajmij miejsce, jeśli jest wolne.
trouble-full = Nie ma już miejsca dla kolejnej osoby. Spróbuj później.
trouble-left = Nie siedzisz już przy tym stole. Żeby wrócić, zajmij miejsce od nowa.
trouble-not-understood = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
trouble-no-hello = Strona i serwer zgubiły wątek. Wczytaj stronę ponownie.
trouble-wrong-version = Ta strona i serwer mają różne wersje. Wczytaj stronę ponownie.
trouble-wrong-kind = Serwer nie przyjmuje tego, co wysłała ta strona. Wczytaj ją ponownie.
trouble-wrong-way = Serwer tutaj tego nie robi. Wczytaj stronę ponownie.
trouble-too-slow = Nic nie dotarło na czas. Sprawdź połączenie i spróbuj ponownie.
trouble-too-much = Przyszło stąd za dużo w zbyt krótkim czasie. Poczekaj trochę i spróbuj ponownie.
trouble-too-large = To za długie dla serwera. Wyślij coś krótszego.
trouble-too-far-behind = Twoje połączenie nie nadąża. Połącz się ponownie.
trouble-unreadable = Nie można otworzyć tego stołu: jego zapisu nie da się odczytać. Powiedz o tym osobie, która prowadzi serwer, albo otwórz inny stół.
trouble-unavailable = Serwer nie może dotrzeć do tego stołu; nic się nie zmieniło. Spróbuj za chwilę.
trouble-stopping = Serwer zaraz się zatrzyma. Spróbuj za chwilę.
trouble-foreign-origin = Prosiła o to strona z innej witryny. Otwórz grę pod jej własnym adresem.
trouble-neighbours-only = To tylko dla komputera, na którym działa serwer. Spróbuj z niego.
trouble-not-found = Nic tu nie ma albo nie ma takiej gry. Sprawdź adres.
trouble-not-over = Gra jeszcze się nie skończyła. Wróć, gdy się skończy.
trouble-refused = Stół odmówił i nic się nie zmieniło. Sprawdź, jak jest, i spróbuj ponownie.
trouble-internal = Serwer popełnił błąd. Spróbuj ponownie, a jeśli się powtórzy, powiedz osobie, która go prowadzi.
trouble-unknown = Coś poszło nie tak, a ta strona nie wie co. Wczytaj ją ponownie.
