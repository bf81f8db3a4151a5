### The words on the screens: buttons, headings, labels, and what a screen reader says.

# Short labels put the name after a colon, „Stragan: Olek”, because names cannot be declined.
# What the law does on a slip is an infinitive: „Olek musi” „oddać mi torbę”.

## Home

app-name = Just Apples
home-title = Just Apples.
home-question = „Co jest w torbie?”
home-solo = Solo
    .hint = przeciwko trzem botom
home-continue = Kontynuuj grę
home-unofficial = Nieoficjalne i darmowe. Bez konta.
about-notice = Just Apples to fanowski stół do gry według zasad „Szeryfa z Nottingham”. Nie ma związku z twórcami tamtej gry: nazwa, teksty i obrazki są nasze własne.
about-source = Otwarty kod, MIT lub Apache 2.0.
theme-label = Motyw
theme-auto = Jak urządzenie
theme-day = Dzień
theme-night = Noc

## New game

setup-title = Nowa gra
setup-you = Twoje imię
setup-start = Otwórz targ
setup-ends-game = To zakończy rozpoczętą grę.
setup-back = Wstecz
setup-what = Czworo kupców, druga edycja. Ty i trzy boty, w tej przeglądarce.
setup-default-name = Ty

## Top bar

bar-round = Runda { $round } z { $rounds }
bar-phases = Fazy rundy
bar-gold = Pensy: { $gold }
bar-menu = Menu
bar-mute = Wycisz dźwięk
title-your-turn = ● Twoja kolej – { app-name }
title-slip = ● Liścik do ciebie – { app-name }
bar-clock = i torby przejdą za darmo
    .label = Zegar Inspekcji: { $time }
bar-clock-stands = zegar stoi
    .label = Zegar Inspekcji: { $time }, stoi
menu-leave = Odejdź od stołu

## The rules, beside the table

help-title = Zasady
help-open = Zasady: { $phase }
help-close = Zamknij zasady
help-contents = Spis treści
help-coming = Wczytywanie zasad.
help-missing = Nie udało się wczytać zasad. Gra toczy się bez nich.
help-try-again = Ponów próbę
help-plays-first = Ten stół gra w pierwszą edycję: obowiązują reguły oznaczone 1e, a nie 2e.
help-plays-second = Ten stół gra w drugą edycję: obowiązują reguły oznaczone 2e, a nie 1e.
help-plays-first-market = Ten stół gra w mieszankę edycji: wymiana z pierwszej (1e), złodziejski honor z drugiej (2e).
help-plays-second-market = Ten stół gra w mieszankę edycji: wymiana z drugiej (2e), złodziejski honor z pierwszej (1e).
help-plays-first-deputies = Ten stół gra w mieszankę edycji: pierwsza (1e) z zastępcami Szeryfa z drugiej (2e).
help-no-variants = Bez wariantów.
help-variants = Warianty: { $variants }.
help-variant =
    { $variant ->
        [deputies] zastępcy
        [royal-goods] dobra królewskie
        [black-market] czarny rynek
        [time-limit] limit czasu Inspekcji
        [remove-ten] bez dziesięciu kart
        [seven-cards] siedem kart na ręce
       *[promo-goods] własne towary
    }
help-sections = O tej fazie
help-beginning = Gra w skrócie
help-section =
    { $section ->
        [M] Wymiana
        [L] Napełnianie
        [C] Deklaracja
        [I] Inspekcja
        [B] Gdy brakuje pensów
        [H] Złodziejski honor
        [T] Limit czasu
        [V] Zwycięstwo
        [D] Zastępcy
        [K] Czarny rynek
       *[other] { $section }
    }
help-rule = Reguła { $id }

## Around the table. The message is a heading, .label what a screen reader says.

nav-gate = Brama
nav-stands = Stragany
nav-talk = Rozmowa
nav-mine = Moje
nav-called = Twoja kolej
stand-yours = Twój stragan
stand-of = Stragan: { $who }
stand-sheriff = Szeryf
stand-deputy = Zastępca
stand-away = offline
stand-gold =
    { $gold ->
        [one] { $gold } pens
        [few] { $gold } pensy
       *[many] { $gold } pensów
    }
stand-good =
    { $title ->
        [king] { $goods }, Król
        [queen] { $goods }, Królowa
       *[none] { $goods }
    }
stand-face-down =
    { $count ->
        [0] brak zakrytej kontrabandy
        [one] { $count } zakryta karta kontrabandy
        [few] { $count } zakryte karty kontrabandy
       *[many] { $count } zakrytych kart kontrabandy
    }
stand-known = Znasz: { $goods }
stand-uncovered = Zakryte karty na twoim straganie
stand-lead = Król { $good }: prowadzisz o { $by }.
stand-reach-tie =
    { $count ->
        [one] Od remisu o Króla ({ $who }) dzieli cię { $goods }.
        [few] Od remisu o Króla ({ $who }) dzielą cię { $goods }.
       *[many] Od remisu o Króla ({ $who }) dzieli cię { $goods }.
    }
stand-reach-alone =
    { $count ->
        [one] Od tytułu Króla dzieli cię { $goods }.
        [few] Od tytułu Króla dzielą cię { $goods }.
       *[many] Od tytułu Króla dzieli cię { $goods }.
    }
hand-yours = Twoja ręka
hand-count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }, na koniec bez wartości
hand-size = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    } na ręce
secret-only-you = Widzisz to tylko ty
secret-bag = W twojej torbie
secret-face-down = Zakryte pod twoją ladą
secret-empty = Jeszcze nic
deck = Stos główny
deck-count =
    { $count ->
        [0] brak kart
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
discard-pile = Karty odrzucone
pile-left = Lewy stos
pile-right = Prawy stos
pile-empty = pusto
popup-close = Zamknij
pile-from-the-top = od góry
pile-take =
    { $count ->
        [one] Weź wierzchnią kartę: { $good }
        [few] Weź { $count } karty, do tej włącznie: { $good }
       *[many] Weź { $count } kart, do tej włącznie: { $good }
    }
crowns-title = Obecni Królowie i Królowe
crown-king = Król
crown-queen = Królowa

## Cards

card-label = { $good }, wartość { $value }, grzywna { $fine }
card-label-royal = { $good }, wartość { $value }, grzywna { $fine }, liczy się jako { $kinds }
card-label-act = { $card }. { $act }.
card-into-bag = Włóż do torby
card-out-of-bag = Wyjmij z torby
card-set-aside = Odłóż
card-take-back = Weź z powrotem na rękę
card-move-hint = przeciągnij kartę lub w nią stuknij

## Final acts

act-hold = trzymaj
act-keep-holding = trzymaj dalej
act-tap-again = stuknij znowu

## Market

market-pick-first = Zaczyna { $who }
market-order = Kolejność wymiany
market-done = gotowe
market-your-turn = twoja kolej
market-their-turn = wymienia
market-next = za chwilę
market-sheriff-idle = Szeryf nie wymienia kart
market-deputies-idle = Zastępcy nie wymieniają kart
market-set-aside = Odłożone
market-set-aside-open = odkryte, wszyscy je widzą
market-keep-all = Bez wymiany
market-draw =
    { $count ->
        [one] Dobierz { $count } kartę
        [few] Dobierz { $count } karty
       *[many] Dobierz { $count } kart
    }
market-take = Weź { $taken } ze stosów
market-take-and-draw = Weź { $taken } ze stosów, dobierz { $count }
market-place-later = Stos i kolejność wybierasz po dobraniu.
market-place-left = Na lewy stos
market-place-right = Na prawy stos
market-place-only = Na stos odrzuconych
market-place-order = Od spodu do wierzchu
market-place-up = { $good }: o jedną wyżej

## Load

load-snap-shut = Zatrzaśnij
load-in-bag =
    { $count ->
        [0] torba jest pusta
       *[other] { $count } w torbie
    }
load-ready = { $who }: gotowe
load-packing = { $who } pakuje torbę
load-said-as = Jako { $tag }: wartość { $worth }, po otwarciu grzywna { $fine }
load-honest = Jako { $tag }: wartość { $worth }, po otwarciu Szeryf płaci { $fine }
load-honest-deputies = Jako { $tag }: wartość { $worth }, po otwarciu zastępcy płacą { $fine }
load-full = Pięć kart. Torba jest pełna.
load-empty = Włóż co najmniej jedną kartę.

## Declare

declare-you-say = Mówisz
declare-you-will-say = Powiesz
declare-says = { $who } mówi
declare-say = Powiedz: „{ $tag }”
declare-true = To prawda
declare-true-mark = prawda
declare-not-yet = { $who }: { $count ->
        [one] { $count }{"\u00A0"}karta
        [few] { $count }{"\u00A0"}karty
       *[many] { $count }{"\u00A0"}kart
    }
declare-not-yet-you = Ty: { $count ->
        [one] { $count }{"\u00A0"}karta
        [few] { $count }{"\u00A0"}karty
       *[many] { $count }{"\u00A0"}kart
    }
declare-lie = Naprawdę: { $truth }

## Gate

gate-title = Przed bramą
gate-hand-back = Oddaj
gate-hand-back-nothing = Oddaj za darmo
gate-open = Otwórz
gate-threaten = Postrasz
gate-threatened = postraszono
gate-ask-for-more = Żądaj więcej
gate-change-slip = Zmień liścik
gate-replace-slip = Zastąp liścik: { $who }
gate-write-slip = Napisz liścik
gate-write-to = Napisz do: { $who }
gate-accept = Przyjmij
gate-agree = Zgoda
gate-decline = Odrzuć
gate-counter = Kontroferta
gate-let-decide = Niech decyduje { $who }
gate-let-deputies-decide = Niech decydują zastępcy
gate-lets-decide = Decyduje { $who }. Czekasz.
gate-lets-deputies-decide = Decydują zastępcy. Czekasz.
gate-next-bag = Następna torba: { $who }
gate-your-bag = Twoja torba
gate-you-take = Bierzesz { $gives }
gate-you-take-and-give =
    { $you ->
        [from] Bierzesz { $gives }, a dajesz { $pays }
       *[other] Bierzesz { $gives }, a { $from } daje { $pays }
    }
gate-may-be-bluff = To, czego nie widać, może być blefem
gate-you-take-nothing = Nic nie bierzesz
gate-you-take-nothing-and-lose = Nic nie bierzesz i tracisz to, co oferuje { $who }: { $gives }
gate-booty-takes =
    { $now ->
        [agreed] Odkładasz do łupu { $gives }
       *[other] Odkładasz do łupu { $gives }, jeśli { $with } się zgodzi
    }
gate-booty-takes-and-give =
    { $now ->
        [agreed] { $you ->
            [from] Odkładasz do łupu { $gives }, a dajesz { $pays }
           *[other] Odkładasz do łupu { $gives }, a { $from } daje { $pays }
        }
       *[other] { $you ->
            [from] Odkładasz do łupu { $gives }, a dajesz { $pays }, jeśli { $with } się zgodzi
           *[other] Odkładasz do łupu { $gives }, a { $from } daje { $pays }, jeśli { $with } się zgodzi
        }
    }
gate-take-nothing-with = Nic nie bierzecie, jeśli { $with } się zgodzi
gate-take-nothing-and-lose-with = Jeśli { $with } się zgodzi, nic nie bierzecie i tracicie to, co oferuje { $who }: { $gives }
gate-partner-opens = Torba jeszcze nie wraca: { $with } jest za otwarciem i decyduje bez ciebie
gate-other-terms = To jeszcze nic nie rozstrzyga: { $with } chce innych warunków
gate-open-alone = Jeśli { $with } wybierze inaczej, decydujesz tylko ty
gate-open-both = { $with } też jest za otwarciem: otwieracie od razu
gate-open-differs = Torba jeszcze się nie otworzy: { $with } jest za oddaniem, więc decydujesz tylko ty
gate-refuses-slip = Odrzucasz liścik: { $who }
gate-pay-get-back = Zapłać { $gold } i odbierz
gate-hand-on-bag = { $who } trzyma rękę na tej torbie
gate-slip-for-bag = Masz liścik od: { $who }
gate-pays-to-open =
    { $you ->
        [payer] płacisz za otwarcie
       *[other] { $who } płaci za otwarcie
    }
gate-slips =
    { $count ->
        [0] 0 liścików
        [one] { $count } liścik
        [few] { $count } liściki
       *[many] { $count } liścików
    }
gate-settled-back = oddana
gate-settled-opened = otwarta
gate-confiscated = skonfiskowane
gate-found-honest =
    { $you ->
        [owner] Prawda. { $law } płaci ci { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }.
        [law] Prawda. Płacisz graczowi { $who } { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }.
       *[other] Prawda. { $law } płaci graczowi { $who } { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }.
    }
gate-found-lie =
    { $you ->
        [owner] Kłamstwo. Płacisz graczowi { $law } { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }.
        [law] Kłamstwo. { $who } płaci ci { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }.
       *[other] Kłamstwo. { $who } płaci graczowi { $law } { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }.
    }
gate-found-honest-deputies =
    { $you ->
        [owner] Prawda. Zastępcy płacą ci { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }, po połowie.
        [law] Prawda. Płacicie graczowi { $who } { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }, po połowie.
       *[other] Prawda. Zastępcy płacą graczowi { $who } { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }, po połowie.
    }
gate-found-lie-deputies =
    { $you ->
        [owner] Kłamstwo. Wpłacasz { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        } do łupu.
       *[other] Kłamstwo. { $who } wpłaca { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        } do łupu.
    }
gate-went-face-down =
    { $count ->
        [0] Same legalne, odkryte
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
gate-must-open = trzeba otworzyć
gate-take-nothing = nic nie wolno brać
gate-must-open-by =
    { $you ->
        [who] musisz otworzyć
       *[other] { $who } musi otworzyć
    }
gate-take-nothing-by =
    { $you ->
        [who] nic tu nie bierzesz
       *[other] { $who } nic tu nie bierze
    }
gate-take-nothing-from =
    { $you ->
        [who] Do końca Inspekcji nic nie bierzesz od gracza { $merchant }.
       *[other] Do końca Inspekcji { $who } nic nie bierze od gracza { $merchant }.
    }
stake-honest =
    { $you ->
        [sheriff] Prawda: płacisz { $gold }
       *[other] Prawda: { $sheriff } płaci { $gold }
    }
stake-honest-halves =
    { $you ->
        [who] Prawda: płacisz { $gold }, a { $other } { $rest }
       *[other] Prawda: { $who } płaci { $gold }, a { $other } { $rest }
    }
stake-lie = Kłamstwo: { $least }–{ $most } za fałszywą kartę
stake-lie-one = Kłamstwo: { $fine } za fałszywą kartę
record-opened =
    { $opened ->
        [0] Torba nigdy nieotwierana.
        [1] Torba otwarta raz, { $lied ->
            [0] uczciwa.
           *[other] kłamstwo.
        }
       *[other] Torba otwarta { $opened ->
            [one] { $opened } raz
            [few] { $opened } razy
           *[many] { $opened } razy
        }, { $lied ->
            [0] bez kłamstw.
            [one] { $lied } kłamstwo.
            [few] { $lied } kłamstwa.
           *[many] { $lied } kłamstw.
        }
    }
record-promises =
    { $made ->
        [0] Bez obietnic do rozliczenia.
        [1] { $kept ->
            [0] Jedyna obietnica złamana.
           *[other] Jedyna obietnica dotrzymana.
        }
       *[other] Dotrzymane obietnice: { $kept } z { $made }.
    }
desk-title = Biurko: { $who }
    .hint = to, co widzi władza
desk-yours = Na twoim biurku
desk-deputies = Na biurku zastępców
desk-empty = Nie ma jeszcze liścików. Ktoś musi zacząć.
desk-asks =
    { $you ->
        [author] chcesz od: { $who }
        [merchant] chce od ciebie
       *[other] chce od: { $who }
    }
desk-bag =
    { $you ->
        [owner] twoja torba
       *[other] torba: { $who }
    }
verdict-yours = twój werdykt: { $verdict }
verdict-of = { $who }: { $verdict }
verdict-alone = decyduje tylko { $who }
verdict-alone-you = decydujesz tylko ty
verdict-word-open = otworzyć
verdict-word-nothing = oddać za darmo
verdict-word-slip = oddać { $terms }

## Slips

slip-to = Twój liścik do: { $who }
slip-to-deputies = Twój liścik do zastępców
slip-of = Liścik: { $who }
slip-yours = Twój liścik
slip-version = { rank-version } wersja
slip-version-on-desk = { $version }, na biurku
slip-draft = jeszcze nie na biurku
slip-stale = To już wersja { $number }. Przeczytaj jeszcze raz.
slip-accepted =
    { $you ->
        [who] twoja zgoda
       *[other] zgoda: { $who }
    }
slip-turned-down =
    { $you ->
        [who] twoja odmowa
       *[other] odmowa: { $who }
    }
slip-sealed = Wiążące
slip-sealed-hint =
    { $you ->
        [taker] zadziała, gdy tylko przyjmiesz
        [pair] zadziała, gdy tylko ty i { $taker } się zgodzicie
        [deputies] zadziała, gdy tylko zastępcy się zgodzą
        [deputy] zadziała, gdy tylko przyjmie którykolwiek zastępca
        [all] zadziała, gdy tylko ty i zastępcy się zgodzicie
        [law] zadziała, gdy tylko { $taker } i zastępcy się zgodzą
       *[other] zadziała, gdy tylko { $taker } przyjmie
    }
slip-word-only = Tylko słowo
    .hint = nikt nie wymusza, wszyscy pamiętają
slip-you-give = Dajesz
slip-gives = { $who } daje
slip-you-give-choose = dajesz…
slip-gives-choose = { $who } daje…
slip-you-do = Musisz
slip-does = { $who } musi
slip-deputies-do = Zastępcy muszą
slip-you-promise = Obiecujesz
slip-you-promise-to = Obiecujesz graczowi { $who }
slip-promises = { $who } obiecuje
slip-source-stand = ze straganu
slip-source-bag = z torby
slip-source-face-down = spod lady
slip-source-either = z torby lub straganu
slip-add-goods = Dodaj towary
slip-bluff-legend = Linia przerywana: tam tego nie masz. To byłby blef.
slip-add-promise = Dodaj obietnicę
slip-remove = Usuń: { $what }
slip-more = O jedną kartę więcej: { $good }
slip-fewer = O jedną kartę mniej: { $good }
slip-more-gold = Więcej pensów
slip-less-gold = Mniej pensów
slip-gold-label = Pensy na liściku
slip-hand-back-mine = oddać mi torbę
slip-hand-back =
    { $you ->
        [owner] oddać ci torbę
       *[other] oddać torbę: { $who }
    }
slip-open =
    { $you ->
        [owner] otworzyć twoją torbę
       *[other] otworzyć torbę: { $who }
    }
slip-open-choose = otworzyć…
slip-fewer-deeds = mniej
slip-take-nothing =
    { $you ->
        [owner] nic od ciebie nie brać
       *[other] nic nie brać od: { $who }
    }
slip-promise-hand-back = Oddać torbę następnym razem
slip-promise-open =
    { $you ->
        [owner] Otworzyć twoją torbę następnym razem
       *[other] Otworzyć następnym razem torbę: { $who }
    }
slip-promise-owe = Dług w pensach
slip-slide-over = Podsuń
slip-slide-over-version = Podsuń { rank-version } wersję
slip-take-back = Wycofaj
slip-clear = Od nowa
slip-take-up = Poprzedni szkic
slip-counter = Zacznij od otrzymanego
slip-fold = Schowaj
slip-bluff-bag-none = Blef: w torbie nie masz { $good }.
slip-bluff-bag-few = Blef: w torbie tylko { $has }.
slip-bluff-stand-none = Blef: pod ladą nie masz { $good }.
slip-bluff-stand-few = Blef: pod ladą tylko { $has }.
slip-bluff-either-none = Blef: ani w torbie, ani na straganie nie masz { $good }.
slip-bluff-either-few = Blef: w torbie i na straganie razem tylko { $has }.
slip-bluff-proof = Jeśli { $who } przyjmie, może zajrzeć.
slip-bluff-free = Jeśli { $who } przyjmie, dajesz to, co jest.
slip-bluff-proof-deputies = Jeśli zastępcy przyjmą, mogą zajrzeć.
slip-bluff-free-deputies = Jeśli zastępcy przyjmą, dajesz to, co jest.
rank-version = { $number }.

## Debts

debt-chosen = Wybrano: wartość { $worth }. Do zapłaty: { $gold }.
debt-of = { $count } z { $all }
debt-to = Towary dostaje { $to }.
debt-to-booty = Towary trafiają do łupu.
debt-forgiven = Wszystko razem jest warte { $worth } z { $gold }. Reszta zostaje darowana.
debt-pay = Zapłać tym
debt-pay-all = Oddaj wszystko

## Black Market

black-market = Czarny rynek
black-market-label = Czarny rynek: { $tops }
black-market-top = { $good } { $value }
black-market-how = Gdy twoja torba zostanie oddana, możesz zgarnąć wierzchnią kartę za trzy karty jej rodzaju spod lady. Liczy się na koniec gry.
black-market-claimed = zgarnięta: { $who }
black-market-claim =
    { $pile ->
        [left] Daj { $goods } za { $value }, na lewy stos
        [right] Daj { $goods } za { $value }, na prawy stos
       *[only] Daj { $goods } za { $value ->
            [one] { $value } punkt
            [few] { $value } punkty
           *[many] { $value } punktów
        }
    }
black-market-pass = Spasuj
black-market-pass-early = Nie chcę karty czarnego rynku

## Booty

booty = Łup
booty-holds = W łupie: { $what }.
booty-face-down =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
booty-how = Gdy zapadnie decyzja o ostatniej torbie, zastępcy dzielą łup po równo. To, czego nie da się podzielić, przepada, chyba że obie propozycje wskażą tę samą osobę.
booty-not-agreed = nieuzgodnione: { $count }
booty-last = Łup, nieuzgodnione: { $count }
booty-agreed = Uzgodnione.
booty-odd-coin =
    { $now ->
        [odd] Kto dostaje pensa bez pary?
       *[even] Kto dostaje pensa, jeśli jeden zostanie bez pary?
    }
booty-odd-card =
    { $now ->
        [odd] Kto dostaje kartę bez pary „{ $good }”?
       *[even] Kto dostaje kartę „{ $good }”, jeśli jedna zostanie bez pary?
    }
booty-nobody = Nikt
booty-wants = { $who } wskazuje: { $to }.
booty-wants-it = { $who } wskazuje siebie.
booty-wants-you = { $who } wskazuje ciebie.

## Talk

talk-title = Rozmowa
talk-say = Powiedz coś
talk-phrases = Szybkie zwroty
talk-all-phrases = Wszystkie szybkie zwroty
talk-send = Powiedz
talk-unreadable = Napisz coś, co inni mogą przeczytać.
talk-promises = Obietnice do spełnienia: { $open }
talk-line = { $who }: { $words }
talk-you = Ty
talk-new =
    { $count ->
        [one] { $count } nowy wpis
        [few] { $count } nowe wpisy
       *[many] { $count } nowych wpisów
    }
chronicle-title = Przebieg gry
chronicle-fetched = Trwa pobieranie tego, co było wcześniej.

## End of a round

round-end-title = Koniec rundy { $round }
round-end-next =
    { $you ->
        [sheriff] Następny Szeryf: ty.
       *[other] Następny Szeryf: { $sheriff }.
    }
round-end-next-deputies = Następni zastępcy: { $deputies }.
round-end-gained = o { $gold ->
        [one] { $gold } pensa
        [few] { $gold } pensy
       *[many] { $gold } pensów
    } więcej
round-end-lost = o { $gold ->
        [one] { $gold } pensa
        [few] { $gold } pensy
       *[many] { $gold } pensów
    } mniej
round-end-even = pensy bez zmian
round-end-back = oddana za darmo
round-end-back-for = oddana za { $gives }
round-end-back-by =
    { $you ->
        [who] oddana: dajesz { $gives }
       *[other] oddana: { $who } daje { $gives }
    }
round-end-law-gave =
    { $you ->
        [who] { $price }; dajesz { $gives }
       *[other] { $price }; { $who } daje { $gives }
    }
round-end-free = przechodzi za darmo
round-end-honest = otwarta, zgodna z deklaracją
round-end-caught = otwarta, konfiskata: { $goods }
round-end-no-bag = bez torby
round-end-law = straż przy bramie
round-end-continue = Dalej
round-end-see = Podsumowanie rundy

## Score sheet

score-title = Wynik końcowy
score-table = { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
       *[many] { $players } osób
    }, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
score-contraband = Kontrabanda
score-king-and-queen = Król i Królowa
score-kings-title = Królowie i Królowe
    .hint = najwięcej towaru i drugie miejsce
score-carried-title = Prawdziwa zawartość toreb
    .hint = od ostatniej rundy; przekreślone to konfiskaty
score-ledger-title = Księga obietnic
    .hint = tylko słowo: nikt nie wymusza, wszyscy pamiętają
score-ledger-empty = Nie padła żadna obietnica.
score-ledger-line =
    { $you ->
        [by] Od ciebie, dla: { $to }
        [to] Od: { $by }, dla ciebie
       *[other] Od: { $by }, dla: { $to }
    }
score-ledger-round = Runda { $round }
score-same-table = Ten stół jeszcze raz
score-home = Na główną

## Settings

settings-title = Ustawienia
settings-language = Język
settings-language-missing = Nie udało się wczytać tego języka. Sprawdź połączenie i spróbuj ponownie.
settings-sound = Dźwięk
settings-vibration = Wibracje
settings-on = Wł.
settings-off = Wył.
settings-motion = Animacje
settings-motion-less = Mniej
settings-hold = Ostateczne decyzje
settings-hold-on = Przytrzymanie
settings-hold-off = Stuknięcie
settings-dark = Przez zwykłe http przeglądarka może wygaszać ekran. Ustaw w telefonie późniejsze wygaszanie albo poproś gospodarza o adres https.
settings-pace = Boty
settings-pace-unhurried = Bez pośpiechu
settings-pace-quick = Szybkie

## While a table is laid

table-laying = Stół jest przygotowywany.

## When something goes wrong

error-other-page = Ta gra toczy się w innym oknie. Wczytaj stronę ponownie, żeby ją tu przenieść.
error-storage-full = Na tym urządzeniu brakuje miejsca, więc gra się nie zapisuje. Zwolnij miejsce albo graj dalej bez zamykania strony.
error-other-version = Tę grę rozpoczęto w innej wersji i nie można jej kontynuować. Zacznij nową.
error-cannot-open = Nie można otworzyć stołu: ta przeglądarka nie ma dobrego źródła losowości.
error-no-study = Nie udało się wczytać botów. Sprawdź połączenie z internetem i wczytaj stronę ponownie: rozpoczęta gra nie zginie.

## For screen readers

label-stands = Pozostałe stragany
label-gate = Brama
label-desk = Liściki
label-mine = Twoja lada
label-asked = Co masz zrobić
label-bag-held = Torba gracza { $who }, deklaracja: { $goods }, { $slips }
label-bag-yours = Twoja torba, deklaracja: { $goods }, { $slips }
label-bag-open = Twoja otwarta torba
label-skip = Przejdź do tego, co masz zrobić

## What holds at a table online

asked-away = Bot gra za ciebie.
    .hint = Naciśnij cokolwiek, a wracasz do gry.
asked-come-back = Już jestem
asked-sits-out = Nie masz żadnej karty, więc w tej rundzie pauzujesz. Przy bramie nadal możesz negocjować.
asked-paused = Gra jest wstrzymana.
    .hint = Wznowić ją może { $host }.
    .mine = Dopóki jej nie wznowisz, nikt nic nie zrobi.
asked-time = Czas na decyzję: { $time }

## Tables online: the way there

home-friends = Graj ze znajomymi
    .hint = otwórz stół, wyślij link
home-join = Dołącz do stołu
    .hint = kodem lub linkiem
home-seat = Wróć do stołu { $code }
home-seat-as = jako { $name }
home-seat-nameless = na swoje miejsce
open-what = Dostaniesz link do rozesłania. Grę i warianty wybiera się przy stole.
open-table = Otwórz stół
join-code = Kod lub link
join-go = Idź do stołu
join-wrong-code = Kod ma sześć liter i cyfr, na przykład K7Q X2M. Sprawdź jeszcze raz.
door-title = Stół { $code }
door-who =
    { $count ->
        [0] Nikt tu jeszcze nie siedzi.
       *[other] Przy stole: { $names }.
    }
door-bot = bot { $name }
door-running = Gra trwa. Możesz popatrzeć i zagrać w następną.
door-late = Gra trwa. Możesz przejąć miejsce bota.
door-come-in = Wejdź
door-nameless = Podaj imię, które inni mogą przeczytać.
door-look-on = Popatrz
online-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
online-trying = W drodze do stołu…
online-lost = Nie ma połączenia. Wróci samo; nic nie przepada.
parted-title = Koniec trasy
parted-reload = Wczytaj stronę ponownie
parted-door = Na stronę tego stołu
parted-home = Na stronę główną

## The lobby

lobby-who = Kto gra
lobby-free = wolne
lobby-add-bot = Dodaj bota
lobby-unseat = Usuń tego bota
lobby-bot = bot
lobby-you = ty
lobby-host = gospodarz
lobby-away = offline
lobby-muted = bez głosu
lobby-move-up = O jedno miejsce wyżej
lobby-acts = Więcej: { $who }
lobby-hand-over = Przekaż stół
lobby-mute = Wycisz
lobby-unmute = Przywróć głos
lobby-kick = Wyproś
lobby-new-link = Nowy link do miejsca
lobby-new-link-here = Wyślij ten link graczowi { $who }. Stary już nie działa.
lobby-begin = Zacznij grę
lobby-waits = Czekamy, aż { $host } zacznie grę.
lobby-record = Pobierz zapis ostatniej gry
share-title = Zaproś
share-qr = Link do tego stołu jako kod QR, do zeskanowania telefonem
share-how = Znajomi otwierają link, skanują kod QR albo wpisują kod stołu na stronie głównej.
share-only-here = Ten adres działa tylko na tym komputerze. Dla innych urządzeń uruchom serwer z opcją --lan.
share-copy = Kopiuj link
share-copied = Skopiowano
share-more = Więcej linków
share-own = Twój własny link prowadzi do twojego miejsca z każdego urządzenia. Kto go ma, gra za ciebie.
share-own-show = Pokaż mój link
share-copy-own = Kopiuj mój link
share-screen = Na duży ekran, który widzą wszyscy: pokazuje to, co każdy może wiedzieć.
share-copy-screen = Kopiuj link dla ekranu
crowd-pause = Wstrzymaj grę
crowd-watching =
    { $count ->
        [one] Przygląda się { $count } osoba.
        [few] Przyglądają się { $count } osoby.
       *[many] Przygląda się { $count } osób.
    }
crowd-leave = Odejdź na dobre
crowd-leave-hint = Oddajesz swoje miejsce, a dalej gra na nim bot. Jeśli wychodzisz tylko na chwilę, użyj przycisku poniżej: miejsce na ciebie poczeka.
lobby-leave-hint = Oddajesz swoje miejsce i może je zająć ktoś inny. Jeśli wychodzisz tylko na chwilę, użyj przycisku na górze: miejsce na ciebie poczeka.
crowd-unpause = Wznów grę
crowd-sit-down = Zajmij miejsce
options-title = Gra
options-edition = Edycja
options-first = Pierwsza
options-second = Druga
options-first-edition = Pierwsza edycja
options-second-edition = Druga edycja
options-first-hint = Dwa stosy kart odrzuconych, z których można dobierać; kontrabanda oferowana ze straganu musi tam naprawdę być.
options-second-hint = Jeden stos kart odrzuconych, dobiera się tylko ze stosu głównego; kontrabanda oferowana ze straganu może być blefem, ale jej brak trzeba udowodnić.
options-mixed = Mieszanka edycji
options-mixed-hint = Mieszanka obu edycji.
options-royal = Dobra królewskie
    .hint = Rzadka kontrabanda, która liczy się do Króla i Królowej.
options-black-market = Czarny rynek
    .hint = Trzy karty kontrabandy jednego rodzaju w zamian za punkty.
options-time = Limit czasu
    .hint = Minuta na każdego kupca przed bramą, potem wszystkie torby przechodzą za darmo.
options-ten = Bez dziesięciu kart
    .hint = Dziesięć kart wraca do pudełka bez oglądania.
options-seven = Siedem kart
    .hint = Siedem kart na ręce zamiast sześciu.
options-deputies = W grze na sześć osób jest dwoje zastępców zamiast jednego Szeryfa.
options-finer = Szczegóły
options-market = Wymiana
options-one-pile = jeden stos
options-two-piles = dwa stosy
options-honour = Kontrabanda oferowana ze straganu
options-proof = może być blefem
options-real-stand = musi tam być
options-spent = Kontrabanda wydana na czarnym rynku
options-spent-discard = do odrzuconych
options-spent-removed = poza grę
market-pile-good = Trzy karty
market-pile-top = 1. karta
market-pile-bottom = 2. karta
options-sheriff = Pierwszy Szeryf
options-sheriff-chance = losowo
options-sheriff-is = Pierwszy Szeryf: { $who }
options-sheriff-nobody = nikt, na miejscu { $chair }
promo-title = Własne towary
promo-hint = Karty twojego pomysłu, wtasowane między inne.
promo-name = Nazwa
promo-family = Grupa
promo-contraband = Kontrabanda
promo-royal = Królewskie
promo-legal = Legalne
promo-value = Wartość
promo-penalty = Grzywna
promo-copies = Karty
promo-counts-as = Dla Króla i Królowej liczy się jako
promo-counts-as-nothing = nic innego
promo-counts-for = Ile
promo-add = Dodaj
promo-remove = Usuń
promo-line = { $copies } × { $name }, wartość { $value }, grzywna { $penalty }
promo-line-counts = { $line }, liczy się jako { $number } × { $good }
house-title = Zasady stołu
house-spectators = Widzowie
    .hint = Inni mogą patrzeć. Widzą to, co widzą wszyscy.
house-free-talk = Swobodna rozmowa
    .hint = Można pisać, co się chce, nie tylko gotowe zwroty.
house-late = Dosiadanie się
    .hint = W trakcie gry można przejąć miejsce bota razem z jego kartami.
house-decision = Czas na decyzję
house-gone = Bot wchodzi do gry, gdy brak połączenia trwa
house-silent = Bot wchodzi do gry, gdy bezczynność trwa
house-decision-none = bez limitu
house-decision-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
score-waits = Następną grę może otworzyć { $host }.
proof-title = Uczciwa talia
proof-checking = Trwa sprawdzanie zapisu.
proof-fair = Sprawdzono na tej stronie: talia powstała z części, którą serwer ustalił przed grą i poświadczył zobowiązaniem, i z wkładów wszystkich, także twojego. Zapis, rozdany i rozegrany od nowa, prowadzi do wszystkiego, co widziała ta strona, i do tego wyniku.
proof-fair-without-me = Sprawdzono na tej stronie: talia powstała z części serwera, zgodnej z jego zobowiązaniem, i z wkładów wszystkich. Ta strona nie dała wkładu i nie może powiedzieć, co serwer pokazał przed grą. Zapis, rozdany i rozegrany od nowa, prowadzi do wszystkiego, co widziała ta strona, i do tego wyniku.
proof-unread = Nic jeszcze nie sprawdzono: nie ma zapisu do odczytania. { $why }
proof-other-game = Zapis nie dotyczy tej gry albo serwer pokazuje w nim inne części talii niż tutaj.
proof-other-commitment = Część talii od serwera nie zgadza się z jego zobowiązaniem sprzed gry.
proof-other-deck = Talia w zapisie nie powstała z wkładów wszystkich.
proof-not-mine = Wkład tej strony do talii nie został użyty. Tak bywa, gdy dotarł za późno albo z dwóch urządzeń naraz. W innym razie został pominięty.
proof-impossible = Zapisu nie da się rozegrać z jego talii: ruch { $number } jest niemożliwy.
proof-other-end = Zapis rozegrany od nowa kończy się inaczej, niż sam podaje.
proof-unlike = Zapis opowiada inną grę niż ta, którą widziała ta strona: różnica pojawia się w ruchu { $number }.
proof-fingerprint = Odcisk zakończenia:
proof-unreadable = Zapisu nie da się odczytać, więc nic nie sprawdzono.
proof-record = Pobierz zapis
