### What the command line says: what it prints, what goes wrong, and its help.

# Arguments stand in '…', as the program itself puts them into lists; words stand in „…”.
# „You saw” would tell who is a man and who is a woman, so it is „podajesz” here: what one saw is given by options.
# The dealer’s part of the seed is „część serwera”, the part of a seat is „wkład”, as on the page.
# The bare server is „serwer porównawczy”, after what it is there for.

## Everywhere

cli-error = błąd: { $reason }
cli-list = { $first }; { $rest }
cli-list-or = { $first } albo { $rest }
cli-number = { $number }
cli-percent = { $number }%
cli-standard-input = standardowe wejście
cli-cannot-read = nie można odczytać: { $file }
cli-cannot-write = nie można zapisać pliku { $file }
cli-input-too-long =
    { $bytes ->
        [one] { $name }: za dużo danych, ponad { $bytes } bajt
        [few] { $name }: za dużo danych, ponad { $bytes } bajty
       *[many] { $name }: za dużo danych, ponad { $bytes } bajtów
    }
cli-input-not-text = { $name }: to nie jest tekst: bajt { $byte } jest niezgodny z UTF-8
cli-input-empty = { $name }: brak danych
cli-input-not-asked = to nie jest oczekiwany JSON: { $reason }
cli-io-not-found = nie ma takiego pliku ani katalogu
cli-io-denied = brak uprawnień
cli-io-exists = już istnieje
cli-io-folder = to jest katalog
cli-io-no-folder = to nie jest katalog
cli-io-full = brak wolnego miejsca
cli-io-read-only = jest tylko do odczytu
cli-io-not-text = to nie jest tekst UTF-8
cli-io-not-taken = system tego nie przyjmuje
cli-io-ends = dane urywają się za wcześnie
cli-io-in-use = nasłuchuje tam inny program
cli-io-not-here = ten komputer nie ma takiego adresu
cli-io-refused = nikt tam nie odpowiada
cli-io-hung-up = druga strona zerwała połączenie
cli-io-no-way = sieć tam nie prowadzi
cli-io-timed-out = brak odpowiedzi w wyznaczonym czasie
cli-io-code = system odmawia, jego kod błędu to { $code }
cli-json = Wypisz JSON dla programów

## What is wrong in a file of JSON or TOML. Names of fields and values stand as they are in the file.

cli-place = wiersz { $line }, kolumna { $column }: { $what }
cli-json-not = to nie jest JSON
cli-json-ends = tu JSON się urywa
cli-field-missing = brak pola `{ $field }`
cli-field-twice = pole `{ $field }` występuje dwa razy
cli-field-unknown = nie ma pola `{ $field }`; możliwe pola: { $known }
cli-data-unlike = powinno być: { $wanted }, a jest: { $found }
cli-data-other = tu powinno być coś innego
cli-data-too-large = ta liczba jest za duża
cli-kind-text = tekst w cudzysłowie
cli-kind-whole = liczba całkowita
cli-kind-whole-within = liczba całkowita od { $least } do { $most }
cli-kind-switch = true albo false
cli-kind-list = lista
cli-kind-list-of = lista o długości { $length }
cli-kind-object = obiekt

## What every page of help has. A colon follows the headings by itself, but for the two that have one.

cli-help-usage = Użycie:
cli-help-commands = Polecenia
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-examples = Przykłady:
cli-help-print = Wyświetl pomoc
cli-help-print-more = Wyświetl pomoc (więcej: '--help')
cli-help-print-less = Wyświetl pomoc (w skrócie: '-h')
cli-help-version = Wyświetl wersję
cli-help-help = Wyświetl ten tekst albo pomoc do podanego polecenia
cli-help-default = [domyślnie: { $value }]
cli-help-values = [możliwe wartości: { $values }]
cli-help-variable = [zmienna: { $variable }]

cli-about = Just Apples: blef, łapówki i przemyt według zasad obu edycji
cli-more = Więcej o każdym poleceniu: `just-apples help COMMAND`.

## Mistakes in the arguments. $argument: a flag with its value, such as --games <N>. $value: what was typed.

cli-args-conflict = argumentu '{ $argument }' nie można użyć razem z { $others }
cli-args-repeated = argumentu '{ $argument }' nie można użyć więcej niż raz
cli-args-no-equals = wartość argumentu '{ $argument }' trzeba podać po znaku równości
cli-args-no-value = argument '{ $argument }' wymaga wartości, a nie podano żadnej
cli-args-bad-value = nieprawidłowa wartość '{ $value }' argumentu '{ $argument }'
cli-args-unknown-command = nieznane polecenie '{ $command }'
cli-args-missing = brak wymaganych argumentów: { $arguments }
cli-args-no-command = '{ $program }' wymaga polecenia, a nie podano żadnego
cli-args-commands = [polecenia: { $names }]
cli-args-not-text = co najmniej jeden argument nie jest poprawnym tekstem UTF-8
cli-args-too-many-values = zbędna wartość '{ $value }' argumentu '{ $argument }'; więcej już nie można podać
cli-args-too-few-values = '{ $argument }': podano wartości: { $given }, a potrzeba co najmniej { $least }
cli-args-wrong-count = '{ $argument }': podano wartości: { $given }, a potrzeba { $wanted }
cli-args-unknown = nieoczekiwany argument '{ $argument }'
cli-args-other = nie można zrozumieć argumentów
cli-args-similar-commands =
    { $count ->
        [one] istnieje podobne polecenie: { $names }
        [few] istnieją podobne polecenia: { $names }
       *[many] istnieją podobne polecenia: { $names }
    }
cli-args-similar-arguments =
    { $count ->
        [one] istnieje podobny argument: { $names }
        [few] istnieją podobne argumenty: { $names }
       *[many] istnieją podobne argumenty: { $names }
    }
cli-args-similar-values =
    { $count ->
        [one] istnieje podobna wartość: { $names }
        [few] istnieją podobne wartości: { $names }
       *[many] istnieją podobne wartości: { $names }
    }
cli-args-as-value = żeby podać '{ $argument }' jako wartość, napisz '-- { $argument }'

## What is wrong with a value. These follow "invalid value 'x' for '--flag': ".

cli-value-whole = ma to być liczba całkowita od { $least } do { $most }
cli-value-whole-least = ma to być liczba całkowita, co najmniej { $least }
cli-value-switch = ma to być true albo false
cli-value-seat = nie ma miejsca { $seat }: są miejsca od A do F (albo od 0 do 5)
cli-value-bot = nie ma bota „{ $bot }”: są boty normal i random
cli-value-fingerprint = odcisk to 16 cyfr szesnastkowych
cli-value-digest = skrót to 64 cyfry szesnastkowe
cli-value-seed = ziarno to 64 cyfry szesnastkowe
cli-value-part = ma to być miejsce i jego wkład, na przykład B=0123…
cli-value-word = nieznane słowo `{ $word }`, możliwe są: { $known }
cli-value-base-path = ścieżka `{ $path }` musi zaczynać się od ukośnika, na przykład /apples
cli-value-base-path-part = `{ $part }` nie może być częścią ścieżki bazowej: dozwolone są litery, cyfry i znaki - _ . ~
cli-value-public-url = `{ $url }` to nie adres strony głównej: ma to być adres taki jak https://apples.example/
cli-value-network = `{ $address }` to nie adres: ma to być adres taki jak 10.0.0.5 albo sieć taka jak 10.0.0.0/8
cli-value-network-prefix = `/{ $prefix }` to nie prefiks adresu { $address }: ma to być liczba od 0 do { $longest }

## just-apples serve: help

cli-serve = Uruchom serwer gry dla przeglądarek
cli-serve-long = Wypisuje adres do otwarcia i działa aż do przerwania (Ctrl-C) albo sygnału zakończenia.
cli-serve-more = Pierwszy przykład jest tylko dla tego komputera, drugi dla wszystkich w jego sieci. Każde ustawienie pochodzi z opcji, w razie jej braku ze zmiennej środowiskowej, a w razie braku obu z pliku, gdzie jego nazwa ma znaki podkreślenia. W nawiasach są wartości domyślne. Więcej w docs/hosting.md.
cli-serve-where = Gdzie
cli-serve-safety = Bezpieczeństwo
cli-serve-limits = Limity
cli-serve-trace = Dziennik
cli-set-config = Plik z ustawieniami w TOML: stąd pochodzi to, czego nie ustawia opcja ani zmienna
cli-set-listen = Gdzie nasłuchiwać, na przykład 0.0.0.0:8420 (127.0.0.1:8420 albo inny port, jeśli ten jest zajęty)
cli-set-lan = Nasłuchuj w całej sieci i pokaż adres jako kod QR (wyłączone)
cli-set-lan-long = Ustawiony adres nasłuchiwania ma pierwszeństwo.
cli-set-open = Otwórz adres w przeglądarce na tym komputerze (wyłączone)
cli-set-data = Katalog na stoły (just-apples w twoim katalogu danych, na przykład w ~/.local/share)
cli-set-base-path = Ścieżka, pod którą wszystko jest dostępne, na przykład /apples (bez ścieżki)
cli-set-public-url = Adres strony głównej znany ludziom, do linków (taki, jakiego używa przeglądarka)
cli-set-tls-cert = Certyfikat TLS, a po nim certyfikaty pośrednie, w PEM (bez TLS)
cli-set-tls-key = Klucz tego certyfikatu, w PEM (bez TLS)
cli-set-trust-proxy = Zaufane serwery proxy, które podają, od kogo jest żądanie: adresy lub sieci, oddzielone przecinkami (żadne)
cli-set-proxy-headers = Nagłówki, które ustawiają te serwery proxy: x-forwarded lub forwarded (x-forwarded)
cli-set-metrics-for-all = Pokazuj /metrics wszystkim, nie tylko temu komputerowi i zaufanym proxy (wyłączone)
cli-set-keep-tables-days = Ile dni przechowywać stół, przy którym nic się już nie dzieje (30)
cli-set-keep-talk-days = Ile dni przechowywać swobodną rozmowę (7)
cli-set-max-tables = Najwięcej stołów naraz (10000)
cli-set-max-connections = Najwięcej połączeń naraz (20000)
cli-set-max-connections-per-address = Najwięcej połączeń naraz z jednego adresu (64)
cli-set-max-frame-bytes = Najwięcej bajtów w jednej wiadomości do serwera (16384)
cli-set-commands-per-second = Najwięcej poleceń na sekundę w jednym połączeniu (10)
cli-set-commands-at-once = Najwięcej poleceń naraz w jednym połączeniu (40)
cli-set-requests-per-second = Najwięcej żądań na sekundę z jednego adresu (50)
cli-set-requests-at-once = Najwięcej żądań naraz z jednego adresu (400)
cli-set-tables-per-hour = Najwięcej stołów otwieranych z jednego adresu w ciągu godziny (60)
cli-set-wrong-codes = Najwięcej błędnych kodów stołu z jednego adresu w ciągu dziesięciu minut (20)
cli-set-trace = Ile trafia do dziennika na standardowym wyjściu błędów: off, error, warn, info lub debug (info)
cli-set-trace-format = Format dziennika: text lub json (text)

## just-apples serve: what it prints

cli-serve-at = Just Apples działa pod adresem { $address }
cli-serve-network = Dla innych w twojej sieci: { $address }
cli-serve-public = Dla wszystkich: { $address }
cli-serve-stop = Żeby zatrzymać serwer, naciśnij Ctrl-C.
cli-serve-port-taken = Port { $usual } jest zajęty, więc ta gra jest na porcie { $other }.
cli-serve-no-browser = Nie ma przeglądarki do uruchomienia: otwórz adres ręcznie.

## just-apples serve: what goes wrong

cli-config-line = { $file }, wiersz { $line }: { $reason }
cli-config-not-toml = to nie jest TOML: wiersz ma wyglądać jak max_tables = 100 albo data = "/srv"
cli-config-twice = to ustawienie występuje dwa razy
cli-tls-no-key = certyfikat wymaga klucza: ustaw też --tls-key
cli-tls-no-cert = klucz wymaga certyfikatu: ustaw też --tls-cert
cli-tls-not-pem = { $file } to nie plik PEM: { $reason }
cli-tls-empty-cert = w pliku { $file } nie ma certyfikatu
cli-tls-empty-key = w pliku { $file } nie ma klucza prywatnego
cli-tls-mismatch = klucz z pliku { $key } nie pasuje do certyfikatu z pliku { $cert }
cli-tls-unfit = nie można użyć certyfikatu z pliku { $cert }: { $reason }
cli-no-home = nie ma katalogu domowego, w którym można trzymać stoły: wskaż katalog opcją --data
cli-serve-threads = nie można uruchomić wątków serwera
cli-serve-tables = nie można odczytać stołów z katalogu { $folder }
cli-serve-own-address = serwer nie zna własnego adresu
cli-serve-signal = nie można czekać na { $signal }
cli-listen-cannot = nie można nasłuchiwać na { $address }
cli-listen-denied = nie można nasłuchiwać na { $address }: system zastrzega ten port dla siebie
cli-listen-no-name = nie można nasłuchiwać na { $address }: nie można znaleźć tej nazwy
cli-listen-form = nie można nasłuchiwać na { $address }: ma to być adres i port, na przykład 127.0.0.1:8420

## The folder for tables and its database: what is wrong with it. $path: the folder, or a file in it.

cli-data-not-folder = { $path } to nie katalog
cli-data-not-writable = { $path }: zapis jest niemożliwy: { $reason }
cli-data-in-use = z katalogu { $path } korzysta inny serwer
cli-data-newer = { $path } ma wersję { $found }, a ten program zna wersje do { $known }: użyj nowszego programu
cli-data-foreign = { $path } to nie baza danych Just Apples
cli-data-damaged = plik { $path } jest uszkodzony: { $reason }
cli-data-failed = nie można otworzyć { $path }: { $reason }
cli-store-full = brak wolnego miejsca
cli-store-damaged = dane są uszkodzone: { $reason }
cli-store-busy = inny program blokuje dane
cli-store-closed = magazyn danych jest zamknięty
cli-store-io = błąd wejścia/wyjścia: { $reason }
cli-data-advice = { $problem }; { $advice }
cli-advice-name-folder = wskaż katalog opcją --data
cli-advice-let-write = daj tam prawo zapisu użytkownikowi, który uruchamia serwer, albo wskaż inny katalog opcją --data
cli-advice-stop-other = najpierw zatrzymaj tamten albo wskaż inny katalog opcją --data
cli-advice-other-folder = albo wskaż inny katalog opcją --data
cli-advice-not-ours = wskaż inny katalog opcją --data albo przywróć kopię zapasową do pustego
cli-advice-restore = przywróć kopię zapasową do pustego katalogu
cli-advice-end-program = zakończ tamten program i uruchom serwer ponownie
cli-advice-make-room = zwolnij miejsce i uruchom serwer ponownie
cli-advice-disk = sprawdź, czy dysk jest sprawny

## just-apples backup

cli-backup = Skopiuj wszystkie stoły do jednego nowego pliku, także gdy serwer działa
cli-backup-long = Kopia oddaje stan z jednej chwili, jest sprawdzana i po zakończeniu polecenia jest już na dysku. Jest tak samo poufna jak katalog: są w niej trwające gry ze wszystkim, co kto ma.
cli-backup-more = Żeby ją przywrócić, zatrzymaj serwer, włóż plik do pustego katalogu jako just-apples.sqlite i uruchom serwer z tym katalogiem jako katalogiem danych. Więcej w docs/hosting.md.
cli-backup-config = Plik z ustawieniami serwera w TOML, jeśli to on mówi, gdzie są stoły
cli-backup-file = Plik do zapisania; nie może jeszcze istnieć
cli-backup-done =
    { $bytes ->
        [one] Kopia zapasowa bazy { $database } jest gotowa: { $file }, { $bytes } bajt.
        [few] Kopia zapasowa bazy { $database } jest gotowa: { $file }, { $bytes } bajty.
       *[many] Kopia zapasowa bazy { $database } jest gotowa: { $file }, { $bytes } bajtów.
    }
cli-backup-nothing = w katalogu { $folder } nie ma bazy danych
cli-backup-exists = plik { $file } już istnieje
cli-backup-failed = nie udało się skopiować { $path }: { $reason }

## just-apples simulate: help

cli-simulate = Rozegraj całe gry i zbierz pomiary
cli-simulate-long = Bez --bots gracze wykonują dowolne dozwolone akcje, a wynik pokazuje, jak szybko działają zasady. Z --bots widać, kto wygrywa. Powstają wszystkie zdarzenia, jak przy prawdziwym stole.
cli-simulate-games = Ile gier rozegrać
cli-simulate-bots = Kto gra i jak często wygrywa: jeden bot na wszystkie miejsca albo po jednym na każde, oddzielone przecinkami; boty to normal i random
cli-simulate-seed = Ziarno, które decyduje o każdym rozdaniu i każdym wyborze
cli-simulate-threads = Ile gier rozgrywać naraz; bez tej opcji tyle, ile jest rdzeni
cli-simulate-record = Zachowaj ostatnią grę jako zapis dla `just-apples replay`
cli-setup-heading = Gra
cli-wrong-players = grać może od trzech do sześciu osób, a nie { $players }
cli-setup-players = Ile osób gra, od 3 do 6 [domyślnie: tyle, ile podano botów, w innym razie 4]
cli-setup-edition = Edycja, której zasady są punktem wyjścia dla pozostałych opcji
cli-setup-market = Wymiana: jeden stos kart odrzuconych jak w 2e albo dwa, z których się dobiera, jak w 1e
cli-setup-honour = Kontrabanda oferowana ze straganu: musi tam być, jak w 1e, albo jej brak trzeba udowodnić, jak w 2e
cli-setup-deputies = Dwoje zastępców zamiast jednego Szeryfa, w grze na sześć osób (w 2e automatycznie)
cli-setup-royal-goods = Wtasuj dobra królewskie
cli-setup-black-market = Otwórz czarny rynek
cli-setup-black-market-file = Otwórz czarny rynek ze stosami z tego pliku JSON, jak w przykładzie poniżej
cli-setup-spent-contraband = Dokąd trafia kontrabanda wydana na kartę czarnego rynku
cli-setup-time-limit = Ustaw limit czasu Inspekcji
cli-setup-remove-ten = Odłóż do pudełka dziesięć losowych kart
cli-setup-seven-cards = Graj z siedmioma kartami na ręce
cli-setup-promo = Wtasuj towary promocyjne z tego pliku JSON, jak w przykładzie poniżej
cli-setup-first-sheriff = Kto jest pierwszym Szeryfem, od A do F; bez tej opcji losowo
cli-setup-all-variants = Dobra królewskie, czarny rynek, limit czasu, bez dziesięciu kart i siedem kart, wszystko naraz
cli-simulate-market-file = Plik czarnego rynku podaje trzy stosy i to, dokąd trafia wydana kontrabanda:
cli-simulate-promo-file = Plik towarów promocyjnych to ich lista; grupa (family) to legal, contraband lub royal:
cli-simulate-sets = Z --bots każde rozdanie rozgrywa się raz z każdego miejsca, żeby szczęście się wyrównało: liczba gier jest zaokrąglana w górę do pełnych kompletów. Przedział obejmuje prawdziwy odsetek wygranych 95 razy na 100; uwzględnia to, że gry z jednego rozdania są do siebie podobne.
cli-simulate-same-seed = To samo ziarno daje te same gry bez względu na liczbę wątków.

## just-apples simulate: what it prints

cli-simulate-progress = gry: { $played } z { $games }, jeszcze { $seconds } s
cli-report-setup = ustawienia
cli-report-games = gry
cli-report-actions = akcje
cli-report-seconds = sekundy
cli-report-actions-per-second = akcje/s
cli-report-actions-per-game = akcje na grę
cli-report-about-slips = akcje w sprawie liścików
cli-report-events = zdarzenia
cli-report-mean-scores = średnie wyniki
cli-report-mean-winner-score = średni wynik zwycięski
cli-report-longest-game = najdłuższa gra
cli-report-rounded-up = { $games } ({ $asked } zaokrąglone w górę do pełnych kompletów po { $set })
cli-report-mean = { $seat } { $score }
cli-report-longest =
    { $actions ->
        [one] { $actions } akcja (gra { $game })
        [few] { $actions } akcje (gra { $game })
       *[many] { $actions } akcji (gra { $game })
    }
cli-bots-bot = bot
cli-bots-seats = miejsca
cli-bots-games = gry
cli-bots-win-rate = wygrane
cli-bots-interval = przedział 95%
cli-bots-mean-score = średni wynik
cli-bots-honest-bags = uczciwe torby
cli-bots-opened = otwarte torby
cli-bots-bribes = łapówki na grę
cli-bots-from-to = { $low }–{ $high }%
cli-options-players =
    { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
       *[many] { $players } osób
    }
cli-options-two-piles = dwa stosy kart odrzuconych
cli-options-one-pile = jeden stos kart odrzuconych
cli-options-real-stand = prawdziwe towary ze straganu
cli-options-proof = dowód złamanych obietnic
cli-options-deputies = zastępcy
cli-options-royal-goods = dobra królewskie
cli-options-black-market = czarny rynek
cli-options-time-limit = limit czasu
cli-options-remove-ten = bez dziesięciu kart
cli-options-seven-cards = siedem kart na ręce
cli-options-promos = towary promocyjne

## just-apples simulate: what goes wrong

cli-setup-spent-alone = --spent-contraband dotyczy czarnego rynku: dodaj --black-market
cli-simulate-wrong-bots = botów podano { $named }, a graczy jest { $players }: podaj 1 albo { $players }
cli-simulate-no-file = zapis trafia do pliku, a `-` nim nie jest
cli-simulate-bug = gra { $game } z ziarna { $seed }: { $what } (to błąd w programie: zgłoś go)
cli-simulate-bug-refused = akcja { $action } została odrzucona: { $reason }
cli-simulate-bug-no-end =
    { $steps ->
        [one] brak końca po { $steps } kroku
        [few] brak końca po { $steps } krokach
       *[many] brak końca po { $steps } krokach
    }

## just-apples replay: help

cli-replay = Odtwórz zapis i wypisz, co widać z danego miejsca, albo wszystko
cli-replay-long =
    Każda akcja to takt: najpierw kto działa, potem co się dzieje, wiersz po wierszu. Na końcu jest arkusz wyników, a bez --as także odcisk stanu końcowego. Niedokończona gra jest odtwarzana do miejsca, w którym się urywa.

    Z --verify program rozdaje i rozgrywa wszystko od nowa, a potem wypisuje, co sprawdzono.
cli-replay-more = --verify służy do zapisów gier rozegranych na serwerze. Przed grą serwer pokazuje zobowiązanie, czyli skrót (hash) swojej części ziarna talii; potem każde miejsce daje wkład, a po grze wszystko to jest w zapisie. --commitment i --entropy porównują zapis z tym, co znasz z własnego ekranu, a --fingerprint robi to samo dla ruchów: po grze odcisk zakończenia jest w wyniku, pod `fairness`. To dowodzi, że talia nie była ustawiona, ale nie dowodzi, że nie zajrzała do niej osoba, która prowadzi serwer.
cli-replay-as = Czyimi oczami patrzeć: od A do F, od 0 do 5 albo `spectator`; bez tej opcji oczami wszystkich
cli-replay-verify = Sprawdź, skąd pochodzi talia i czy pasują do niej ruchy i zakończenie
cli-replay-file = Zapis do odczytania; `-` to standardowe wejście
cli-replay-commitment = Z --verify: zobowiązanie, które serwer pokazał ci przed grą
cli-replay-entropy = Z --verify: wkład miejsca do ziarna, na przykład twój; można podać wiele razy
cli-replay-fingerprint = Z --verify: odcisk zakończenia, który stół pokazał po grze

## just-apples replay: what it prints, and what goes wrong

cli-replay-new-game = Nowa gra: { $options }
cli-replay-scene = Scena: { $options }
cli-replay-unfinished = Tu zapis się urywa; gra nie jest skończona.
cli-replay-end = Odcisk stanu końcowego: { $fingerprint }
cli-nobody-there =
    { $players ->
        [one] na miejscu { $seat } nikt nie siedzi: to gra na { $players } osobę
        [few] na miejscu { $seat } nikt nie siedzi: to gra na { $players } osoby
       *[many] na miejscu { $seat } nikt nie siedzi: to gra na { $players } osób
    }
cli-record-too-long =
    { $bytes ->
        [one] zapis ma { $bytes } bajt, a program czyta najwyżej { $most }
        [few] zapis ma { $bytes } bajty, a program czyta najwyżej { $most }
       *[many] zapis ma { $bytes } bajtów, a program czyta najwyżej { $most }
    }
cli-record-foreign = to nie zapis: format powinien być „{ $format }”, a jest: { $found }
cli-record-no-format = to nie zapis: nie podano formatu, a zapis ma format „{ $format }”
cli-record-newer = zapis ma wersję zasad { $found }, a ten program zna wersje do { $known }
cli-record-start = początek został odrzucony: { $reason }
cli-record-too-many-moves =
    { $moves ->
        [one] zapis ma { $moves } ruch, a program czyta najwyżej { $most }
        [few] zapis ma { $moves } ruchy, a program czyta najwyżej { $most }
       *[many] zapis ma { $moves } ruchów, a program czyta najwyżej { $most }
    }
cli-record-move = ruch { $number }, kolumna { $column }: powinno być: { $expected }, a jest: { $found }
cli-record-wants-actor = miejsce od A do F albo "clock"
cli-record-wants-seat = miejsce od A do F
cli-record-wants-action = akcja
cli-record-wants-good = towar
cli-record-wants-number = liczba od { $least } do { $most }
cli-record-wants-cards = od { $least } do { $most } kart
cli-record-wants-at-most = najwyżej { $most } kart
cli-record-wants-each-pile = każdy stos raz, najpierw lewy
cli-record-wants-terms = co ktoś daje, robi lub obiecuje
cli-record-wants-less-gold = mniej pensów
cli-record-found-end = koniec wiersza
cli-record-found-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
cli-replay-impossible = początek jest niemożliwy: { $reason }
cli-replay-illegal = ruch { $number }: { $reason }

## just-apples replay --verify: what does not match. Hashes and seeds are long hexadecimal numbers.

cli-verify-no-claim = zapis nie mówi, skąd pochodzi jego talia
cli-verify-begins-in-scene = zapis zaczyna się od sceny, a jej nikt nie rozdaje
cli-verify-seats = wkładów do ziarna jest w zapisie { $parts }, a miejsc { $seats }
cli-verify-bad-commitment = część serwera nie zgadza się z zobowiązaniem: daje { $given }, a w zapisie jest { $said }
cli-verify-bad-deal = talia nie powstała z tych części: dają ziarno { $given }, a w zapisie jest { $said }
cli-verify-bad-moves = ruchy nie pasują do rozdania: { $reason }
cli-verify-not-over = gra nie jest skończona: brakuje ruchów na końcu
cli-verify-bad-end = ruchy prowadzą do odcisku { $found }, a w zapisie jest { $said }
cli-verify-saw-commitment = zobowiązanie w zapisie to { $said }, a ty podajesz { $seen }
cli-verify-saw-end = zapis kończy się odciskiem { $said }, a ty podajesz { $seen }: rozegrano inne ruchy
cli-verify-saw-part = wkład miejsca { $seat } w zapisie: { $said }, a ty podajesz { $seen }

## just-apples replay --verify: what it prints. Labels on the left, what they are on the right.

cli-verify-title =
    { $players ->
        [one] { $name }: gra { $game } przy stole { $table }, na { $players } osobę
        [few] { $name }: gra { $game } przy stole { $table }, na { $players } osoby
       *[many] { $name }: gra { $game } przy stole { $table }, na { $players } osób
    }
cli-verify-commitment = Zobowiązanie
cli-verify-dealer = Część serwera
cli-verify-part = Wkład { $seat }
cli-verify-deck = Talia
cli-verify-moves = Ruchy
cli-verify-end = Zakończenie
cli-verify-none = brak
cli-verify-is-hash = to skrót części serwera
cli-verify-is-hash-seen = to skrót części serwera, zgodny z tym, co podajesz
cli-verify-part-seen = to samo, co podajesz
cli-verify-dealt-again = rozdana od nowa z tych części; ziarno:
cli-verify-played-again =
    { $moves ->
        [one] { $moves } rozegrany od nowa: dozwolony w tym rozdaniu
        [few] { $moves } rozegrane od nowa: wszystkie dozwolone w tym rozdaniu
       *[many] { $moves } rozegranych od nowa: wszystkie dozwolone w tym rozdaniu
    }
cli-verify-over = gra jest skończona, jej odcisk to { $fingerprint }
cli-verify-end-seen = to samo, co podajesz: właśnie te ruchy rozegrano
cli-verify-end-unseen = porównaj go opcją --fingerprint z tym, co pokazał stół: kto zmienia ruchy, może razem z nimi zmienić odcisk
cli-verify-alone = Wszystko się zgadza, ale nikt przy stole nie dał wkładu: ziarno wybrał sam serwer, więc nie ma dowodu, że talia nie była ustawiona.
cli-verify-if-seen = Wszystko się zgadza. To dowodzi, że talia nie była ustawiona, o ile zobowiązanie jest tym, które serwer pokazał ci przed twoim wkładem, a twój wkład jest w zapisie: porównaj jedno i drugie z zapisem opcjami --commitment i --entropy.
cli-verify-proved = Wszystko się zgadza, także z tym, co podajesz. To dowodzi, że talia nie była ustawiona.
cli-verify-not-proved = Żaden zapis nie może wykluczyć, że osoba, która prowadzi serwer, zajrzała w karty albo siedziała przy stole i dała ostatni wkład.

## just-apples score: help

cli-score = Podlicz stragany przy stole i podaj, kto wygrywa
cli-score-long = Wczytuje z JSON pensy, towary i karty czarnego rynku każdego gracza, a wypisuje każdy wiersz rachunku, bonusy Króla i Królowej, sumy, rozstrzygnięcia remisów i to, kto wygrywa.
cli-score-edition = Edycja, w którą grano; obie liczy się tak samo, ale czarny rynek jest tylko w 2e
cli-score-file = Plik do odczytania; bez niego albo przy `-` standardowe wejście
cli-score-input = Dane wejściowe:
cli-score-goods = Towary to { $goods }. `black_market` podaje, ile punktów dają karty czarnego rynku; można to pominąć.

## just-apples score: what it prints, and what goes wrong

cli-score-note = Uwaga: { $note }.
cli-note-too-many-goods = { $good }: policzono { $counted }, a pudełko zawiera { $copies }
cli-note-bread = w trzy osoby gra się bez chleba; mimo to jest policzony, razem z bonusem
cli-note-too-many-cards = kart czarnego rynku policzono { $counted }, a pudełko zawiera { $copies }
cli-note-first-edition = w pierwszej edycji nie ma czarnego rynku; mimo to jego karty są policzone
cli-score-nobody = nie ma nikogo
cli-score-too-many-players = jest ich { $players }, a grać może najwyżej { $most }
cli-score-same-name = gracz „{ $name }” już jest
cli-score-too-many-cards =
    { $cards ->
        [one] { $cards } karta, a liczy się najwyżej { $most }
        [few] { $cards } karty, a liczy się najwyżej { $most }
       *[many] { $cards } kart, a liczy się najwyżej { $most }
    }
cli-score-name-empty = imię jest puste
cli-score-name-long =
    { $letters ->
        [one] imię ma { $letters } literę, a mieści się najwyżej { $most }
        [few] imię ma { $letters } litery, a mieści się najwyżej { $most }
       *[many] imię ma { $letters } liter, a mieści się najwyżej { $most }
    }
cli-score-name-control = imię zawiera znak sterujący
cli-score-not-whole = { $number } to nie liczba całkowita od { $least } do { $most }
cli-score-unknown-good = nieznany towar „{ $good }”
cli-score-good-twice = towar { $good } jest policzony dwa razy
cli-score-stand = obiekt z liczbą kart każdego towaru

## just-apples load: help

cli-load = Rozegraj wiele gier naraz na działającym serwerze i zmierz jego wydajność
cli-load-long = Każdy stół ma cztery miejsca, każde z własnym gniazdem, i jeden ruch naraz: następny zostaje wysłany, gdy każde miejsce zobaczy poprzedni. Ruch wysyła jedno miejsce, serwer go zapisuje, a liczy się on, gdy dotrze do ostatniego miejsca. Jeśli serwer czegoś odmówi albo się rozłączy, pomiaru nie ma, a program wypisuje powód podany przez serwer.
cli-load-must-allow = Wszyscy gracze łączą się z jednego adresu, więc serwer musi na to pozwalać:
cli-load-one-core = Żeby zmierzyć serwer na jednym rdzeniu, uruchom go przez `taskset -c 0`, a ten program przez `taskset -c 1`. Z --bare i --core 0 serwer porównawczy działa na tym samym rdzeniu co mierzony.
cli-load-address = Adres serwera
cli-load-tables = Ile stołów gra naraz
cli-load-rate = Ile ruchów na sekundę przy wszystkich stołach razem; bez tej opcji tyle, ile serwer zniesie
cli-load-seconds = Ile sekund mierzyć
cli-load-bare = Zmierz też serwer porównawczy, który tylko rozsyła wiadomości, z takim samym magazynem danych
cli-load-core = Rdzeń, na którym działa serwer porównawczy
cli-load-be-bare = Bądź serwerem porównawczym, z danymi w tym katalogu

## just-apples load: what it prints

cli-load-title =
    { $tables ->
        [one] { $tables } stół czteroosobowy, { $pace }:
        [few] { $tables } stoły czteroosobowe, { $pace }:
       *[many] { $tables } stołów czteroosobowych, { $pace }:
    }
cli-load-full-speed = najszybciej, jak się da
cli-load-moves-per-second =
    { $moves ->
        [one] { $moves } ruch/s
        [few] { $moves } ruchy/s
       *[many] { $moves } ruchów/s
    }
cli-load-who-server = serwer
cli-load-who-bare = porównawczy
cli-load-half = p50 { $ms } ms
cli-load-most = p99 { $ms } ms
cli-load-moves =
    { $moves ->
        [one] ({ $moves } ruch)
        [few] ({ $moves } ruchy)
       *[many] ({ $moves } ruchów)
    }
cli-load-moves-and-memory =
    { $moves ->
        [one] ({ $moves } ruch, { $table } kB na stół, przedtem { $idle } MB)
        [few] ({ $moves } ruchy, { $table } kB na stół, przedtem { $idle } MB)
       *[many] ({ $moves } ruchów, { $table } kB na stół, przedtem { $idle } MB)
    }
cli-load-compared = serwer ma { $throughput }% ruchów porównawczego i { $latency }% jego mediany czasu
cli-load-opened =
    { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }

## just-apples load: what goes wrong

cli-load-cannot = nie można zmierzyć serwera { $address }
cli-load-cannot-much = nie można zmierzyć serwera { $address } (`just-apples load --help` mówi, na co musi pozwalać)
cli-load-bad-address = { $address } to nie adres serwera: adres musi zaczynać się od http://
cli-load-not-found = nie można znaleźć { $host }
cli-load-no-address = { $host } nie ma adresu
cli-load-own-place = ten program nie wie, gdzie się znajduje
cli-load-bare-cannot = nie można uruchomić serwera porównawczego (czy taskset jest zainstalowany?)
cli-load-bare-mute = serwer porównawczy nic nie wypisuje
cli-load-bare-not-started = serwer porównawczy nie uruchomił się
cli-load-silent = serwer nie odpowiada
cli-load-no-table = nie udało się otworzyć stołu
cli-load-table-failed = stół uległ awarii
cli-load-closed = serwer zamknął połączenie bez słowa
cli-load-goodbye = serwer się żegna: { $reason }
cli-load-refused = serwer odrzucił polecenie: { $reason }
cli-load-unreachable = nie można połączyć się z serwerem: { $reason }
cli-load-answered = serwer odpowiedział kodem { $status }: { $reason }
cli-load-nonsense = odpowiedź serwera nie ma sensu: { $reason }
cli-load-lost = połączenie zostało zerwane: { $reason }
