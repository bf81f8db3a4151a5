### What the command line says: what it prints, what goes wrong, and its help.
###
### A commitment is «закреплённый хеш», as the page says «закрепило»: «обязательство» is a duty at the
### gate. The dealer of a record is «заведение», as on the page. A seed is «зерно».

## Everywhere

cli-error = ошибка: { $reason }
cli-list = { $first }; { $rest }
cli-list-or = { $first } или { $rest }
cli-number = { $number }
cli-percent = { $number } %
cli-standard-input = стандартный ввод
cli-cannot-read = не удаётся прочитать { $file }
cli-cannot-write = не удаётся записать { $file }
cli-input-too-long =
    { $bytes ->
        [one] { $name } длиннее { $bytes } байта
        [few] { $name } длиннее { $bytes } байт
       *[many] { $name } длиннее { $bytes } байт
    }
cli-input-not-text = { $name } — не текст: байт { $byte } не в кодировке UTF-8
cli-input-empty = { $name } пуст
cli-input-not-asked = это не тот JSON, который нужен: { $reason }
cli-io-not-found = такого файла или папки нет
cli-io-denied = отказано в доступе
cli-io-exists = уже существует
cli-io-folder = это папка
cli-io-no-folder = это не папка
cli-io-full = не осталось места
cli-io-read-only = доступно только для чтения
cli-io-not-text = это не текст в кодировке UTF-8
cli-io-not-taken = система этого не принимает
cli-io-ends = данные обрываются раньше времени
cli-io-in-use = адрес занят другой программой
cli-io-not-here = у этого компьютера нет такого адреса
cli-io-refused = там никто не отвечает
cli-io-hung-up = другая сторона разорвала соединение
cli-io-no-way = туда нет пути по сети
cli-io-timed-out = время ожидания ответа истекло
cli-io-code = система отказывает, её код ошибки — { $code }
cli-json = Вывести JSON для программ

## What is wrong in a file of JSON or TOML. Names of fields and values stand as they are in the file.

cli-place = строка { $line }, столбец { $column }: { $what }
cli-json-not = это не JSON
cli-json-ends = здесь JSON обрывается
cli-field-missing = нет поля `{ $field }`
cli-field-twice = поле `{ $field }` указано дважды
cli-field-unknown = поля `{ $field }` нет; возможные поля: { $known }
cli-data-unlike = ожидалось: { $wanted }; найдено: { $found }
cli-data-other = здесь должно быть что-то другое
cli-data-too-large = слишком большое число
cli-kind-text = текст в кавычках
cli-kind-whole = целое число
cli-kind-whole-within = целое число от { $least } до { $most }
cli-kind-switch = true или false
cli-kind-list = список
cli-kind-list-of = список длины { $length }
cli-kind-object = объект

## What every page of help has. A colon follows the headings by itself, but for the two that have one.

cli-help-usage = Использование:
cli-help-commands = Команды
cli-help-arguments = Аргументы
cli-help-options = Параметры
cli-help-examples = Примеры:
cli-help-print = Показать справку
cli-help-print-more = Показать справку (подробнее — '--help')
cli-help-print-less = Показать справку (кратко — '-h')
cli-help-version = Показать версию
cli-help-help = Показать эту справку или справку по указанной команде
cli-help-default = [по умолчанию: { $value }]
cli-help-values = [возможные значения: { $values }]
cli-help-variable = [переменная: { $variable }]

cli-about = Just Apples: блеф, взятки и контрабанда по правилам обеих редакций
cli-more = Подробнее о каждой команде: `just-apples help COMMAND`.

## Mistakes in the arguments. $argument: a flag with its value, such as --games <N>. $value: what was typed.

cli-args-conflict = аргумент '{ $argument }' нельзя использовать вместе с { $others }
cli-args-repeated = аргумент '{ $argument }' нельзя указывать несколько раз
cli-args-no-equals = значение для '{ $argument }' указывают через знак равенства
cli-args-no-value = для '{ $argument }' нужно значение, но оно не указано
cli-args-bad-value = недопустимое значение '{ $value }' для '{ $argument }'
cli-args-unknown-command = неизвестная команда '{ $command }'
cli-args-missing = не указаны обязательные аргументы: { $arguments }
cli-args-no-command = для '{ $program }' нужна команда, но она не указана
cli-args-commands = [команды: { $names }]
cli-args-not-text = в аргументах есть текст не в кодировке UTF-8
cli-args-too-many-values = лишнее значение '{ $value }' для '{ $argument }'
cli-args-too-few-values =
    { $least ->
        [one] для '{ $argument }' нужно не меньше { $least } значения; указано: { $given }
        [few] для '{ $argument }' нужно не меньше { $least } значений; указано: { $given }
       *[many] для '{ $argument }' нужно не меньше { $least } значений; указано: { $given }
    }
cli-args-wrong-count =
    { $wanted ->
        [one] для '{ $argument }' нужно { $wanted } значение; указано: { $given }
        [few] для '{ $argument }' нужно { $wanted } значения; указано: { $given }
       *[many] для '{ $argument }' нужно { $wanted } значений; указано: { $given }
    }
cli-args-unknown = неизвестный аргумент '{ $argument }'
cli-args-other = не удаётся разобрать аргументы
cli-args-similar-commands =
    { $count ->
        [1] есть похожая команда: { $names }
       *[other] есть похожие команды: { $names }
    }
cli-args-similar-arguments =
    { $count ->
        [1] есть похожий аргумент: { $names }
       *[other] есть похожие аргументы: { $names }
    }
cli-args-similar-values =
    { $count ->
        [1] есть похожее значение: { $names }
       *[other] есть похожие значения: { $names }
    }
cli-args-as-value = чтобы передать '{ $argument }' как значение, напишите '-- { $argument }'

## What is wrong with a value. These follow "invalid value 'x' for '--flag': ".

cli-value-whole = нужно целое число от { $least } до { $most }
cli-value-whole-least = нужно целое число не меньше { $least }
cli-value-switch = нужно true или false
cli-value-seat = места { $seat } нет: места — от A до F (или от 0 до 5)
cli-value-bot = бота «{ $bot }» нет: есть только normal и random
cli-value-fingerprint = отпечаток — это 16 шестнадцатеричных цифр
cli-value-digest = хеш — это 64 шестнадцатеричные цифры
cli-value-seed = зерно — это 64 шестнадцатеричные цифры
cli-value-part = нужны место и его доля, например B=0123…
cli-value-word = `{ $word }` не подходит, можно только: { $known }
cli-value-base-path = путь `{ $path }` должен начинаться с косой черты, как /apples
cli-value-base-path-part = `{ $part }` не может быть частью базового пути: допустимы латинские буквы, цифры и - _ . ~
cli-value-public-url = `{ $url }` — не адрес главной страницы: нужен адрес вроде https://apples.example/
cli-value-network = `{ $address }` — не адрес: нужен адрес вроде 10.0.0.5 или сеть вроде 10.0.0.0/8
cli-value-network-prefix = `/{ $prefix }` — не префикс для { $address }: нужно число от 0 до { $longest }

## just-apples serve: help

cli-serve = Запустить сервер, чтобы играть в браузере
cli-serve-long = Выводит адрес, который нужно открыть, и работает, пока процесс не прервут (Ctrl-C) или не завершат.
cli-serve-more = Первый пример — только для этого компьютера, второй — для всех в его сети. Настройка берётся из флага, если его нет — из переменной окружения, если нет и её — из файла, где в имени вместо дефисов подчёркивания. В скобках указано, что действует, если ничего не задано. Подробнее: docs/hosting.md.
cli-serve-where = Размещение
cli-serve-safety = Безопасность
cli-serve-limits = Ограничения
cli-serve-trace = Трассировка
cli-set-config = Файл настроек в формате TOML: из него берётся то, что не задано флагом или переменной
cli-set-listen = Где принимать соединения, например 0.0.0.0:8420 (127.0.0.1:8420 или другой порт, если этот занят)
cli-set-lan = Принимать соединения из всей сети и показать адрес для неё в виде QR-кода (выключено)
cli-set-lan-long = Если задано, где принимать соединения (--listen), действует это.
cli-set-open = Открыть адрес в браузере на этом компьютере (выключено)
cli-set-data = Папка для столов (just-apples в вашей папке данных, например в ~/.local/share)
cli-set-base-path = Базовый путь, под которым всё находится, например /apples (корень)
cli-set-public-url = Публичный адрес главной страницы, для ссылок (тот, по которому обращается браузер)
cli-set-tls-cert = Сертификат TLS, а за ним цепочка тех, что его удостоверяют, в формате PEM (без TLS)
cli-set-tls-key = Ключ этого сертификата в формате PEM (без TLS)
cli-set-trust-proxy = Доверенные прокси, которые сообщают, от кого запрос: адреса или сети через запятую (нет)
cli-set-proxy-headers = Заголовки, которые ставят эти прокси: x-forwarded или forwarded (x-forwarded)
cli-set-metrics-for-all = Показывать /metrics всем, а не только этому компьютеру и доверенным прокси (выключено)
cli-set-keep-tables-days = Сколько дней хранить стол, за которым больше ничего не происходит (30)
cli-set-keep-talk-days = Сколько дней хранить свободный разговор (7)
cli-set-max-tables = Столов одновременно (10000)
cli-set-max-connections = Соединений одновременно (20000)
cli-set-max-connections-per-address = Соединений с одного адреса одновременно (64)
cli-set-max-frame-bytes = Байт в одном сообщении серверу (16384)
cli-set-commands-per-second = Команд в секунду по одному соединению (10)
cli-set-commands-at-once = Команд за раз по одному соединению (40)
cli-set-requests-per-second = Запросов в секунду с одного адреса (50)
cli-set-requests-at-once = Запросов за раз с одного адреса (400)
cli-set-tables-per-hour = Столов, открытых с одного адреса за час (60)
cli-set-wrong-codes = Неверных кодов стола с одного адреса за десять минут (20)
cli-set-trace = Уровень трассировки в стандартный поток ошибок: off, error, warn, info или debug (info)
cli-set-trace-format = Формат трассировки: text или json (text)

## just-apples serve: what it prints

cli-serve-at = Адрес Just Apples: { $address }
cli-serve-network = Для других в вашей сети: { $address }
cli-serve-public = Для всех: { $address }
cli-serve-stop = Чтобы остановить, нажмите Ctrl-C.
cli-serve-port-taken = Порт { $usual } занят, поэтому эта игра работает на порту { $other }.
cli-serve-no-browser = Браузер открыть не удалось: откройте адрес вручную.

## just-apples serve: what goes wrong

cli-config-line = { $file }, строка { $line }: { $reason }
cli-config-not-toml = это не TOML: строка должна выглядеть как max_tables = 100 или data = "/srv"
cli-config-twice = эта настройка задана дважды
cli-tls-no-key = сертификату нужен ключ: задайте и --tls-key
cli-tls-no-cert = ключу нужен сертификат: задайте и --tls-cert
cli-tls-not-pem = { $file } — не файл PEM: { $reason }
cli-tls-empty-cert = в файле { $file } нет сертификата
cli-tls-empty-key = в файле { $file } нет закрытого ключа
cli-tls-mismatch = ключ в файле { $key } не подходит к сертификату в файле { $cert }
cli-tls-unfit = сертификат в файле { $cert } не годится: { $reason }
cli-no-home = нет домашней папки, чтобы хранить в ней столы: укажите папку с помощью --data
cli-serve-threads = не удаётся запустить потоки сервера
cli-serve-tables = не удаётся прочитать столы в папке { $folder }
cli-serve-own-address = сервер не знает собственного адреса
cli-serve-signal = не удаётся ждать сигнала { $signal }
cli-listen-cannot = не удаётся принимать соединения на { $address }
cli-listen-denied = не удаётся принимать соединения на { $address }: этот порт система оставляет за собой
cli-listen-no-name = не удаётся принимать соединения на { $address }: такое имя не найдено
cli-listen-form = не удаётся принимать соединения на { $address }: нужны адрес и порт, например 127.0.0.1:8420

## The folder for tables and its database: what is wrong with it. $path: the folder, or a file in it.

cli-data-not-folder = { $path } — не папка
cli-data-not-writable = не удаётся записать в { $path }: { $reason }
cli-data-in-use = папка { $path } занята другим сервером
cli-data-newer = у базы { $path } версия { $found }, а эта программа знает версии до { $known }: возьмите программу новее
cli-data-foreign = { $path } — не база данных Just Apples
cli-data-damaged = файл { $path } повреждён: { $reason }
cli-data-failed = не удаётся открыть { $path }: { $reason }
cli-store-full = не осталось места
cli-store-damaged = данные повреждены: { $reason }
cli-store-busy = данные заблокированы другой программой
cli-store-closed = хранилище закрыто
cli-store-io = сбой хранилища: { $reason }
cli-data-advice = { $problem }; { $advice }
cli-advice-name-folder = укажите папку с помощью --data
cli-advice-let-write = разрешите запись туда пользователю, от имени которого работает сервер, или укажите другую папку с помощью --data
cli-advice-stop-other = сначала остановите его или укажите другую папку с помощью --data
cli-advice-other-folder = или укажите другую папку с помощью --data
cli-advice-not-ours = укажите другую папку с помощью --data или восстановите резервную копию в пустую
cli-advice-restore = восстановите резервную копию в пустую папку
cli-advice-end-program = завершите ту программу и запустите сервер снова
cli-advice-make-room = освободите место и запустите сервер снова
cli-advice-disk = проверьте, исправен ли диск

## just-apples backup

cli-backup = Скопировать все столы в один новый файл, можно и при работающем сервере
cli-backup-long = Копия отражает один момент времени, проверяется и к концу работы команды уже лежит на диске. Она так же секретна, как сама папка: в ней идущие игры со всем, что у людей на руках.
cli-backup-more = Чтобы восстановить копию, остановите сервер, положите файл в пустую папку под именем just-apples.sqlite и запустите сервер с этой папкой для столов. Подробнее: docs/hosting.md.
cli-backup-config = Файл настроек сервера в формате TOML, если в нём указано, где столы
cli-backup-file = Файл для копии; его ещё не должно быть
cli-backup-done =
    { $bytes ->
        [one] Сделана резервная копия { $database }: { $file }, { $bytes } байт.
        [few] Сделана резервная копия { $database }: { $file }, { $bytes } байта.
       *[many] Сделана резервная копия { $database }: { $file }, { $bytes } байт.
    }
cli-backup-nothing = в папке { $folder } нет базы данных
cli-backup-exists = файл { $file } уже существует
cli-backup-failed = не удалось скопировать { $path }: { $reason }

## just-apples simulate: help

cli-simulate = Сыграть игры целиком и показать статистику
cli-simulate-long = Без --bots игроки делают что угодно, лишь бы по правилам: так видно, насколько быстро работает код правил. С --bots видно, кто побеждает. Все события создаются, как за настоящим столом.
cli-simulate-games = Сколько игр сыграть
cli-simulate-bots = Кто играет и как часто побеждает: один бот на все места или по одному на каждое, через запятую; боты — normal и random
cli-simulate-seed = Зерно: от него зависят все раздачи и все решения
cli-simulate-threads = Сколько игр играть одновременно; если не указано, по числу ядер
cli-simulate-record = Сохранить последнюю игру как запись для `just-apples replay`
cli-setup-heading = Игра
cli-wrong-players = играть могут от трёх до шести, а не { $players }
cli-setup-players = Сколько человек играет, от 3 до 6 [по умолчанию: сколько названо ботов, иначе 4]
cli-setup-edition = Редакция, от правил которой отталкиваются остальные параметры
cli-setup-market = Рынок: одна стопка сброса, как в 2e, или две, из которых можно брать, как в 1e
cli-setup-honour = Контрабанда, предложенная с прилавка: должна там быть, как в 1e, или может быть блефом, который придётся доказать, как в 2e
cli-setup-deputies = Два помощника вместо шерифа, для шести игроков (в 2e включены и так)
cli-setup-royal-goods = Замешать королевские товары
cli-setup-black-market = Открыть чёрный рынок
cli-setup-black-market-file = Открыть чёрный рынок со стопками из этого файла JSON (пример ниже)
cli-setup-spent-contraband = Куда идёт контрабанда, отданная за карту чёрного рынка
cli-setup-time-limit = Ввести лимит времени на досмотр
cli-setup-remove-ten = Убрать в коробку десять случайных карт
cli-setup-seven-cards = Играть с семью картами на руке
cli-setup-promo = Замешать промотовары из этого файла JSON (пример ниже)
cli-setup-first-sheriff = Первый шериф, от A до F; если не указан, выбирается случайно
cli-setup-all-variants = Сразу королевские товары, чёрный рынок, лимит времени, минус десять карт и семь карт на руке
cli-simulate-market-file = В файле чёрного рынка — три стопки и то, куда идёт отданная контрабанда:
cli-simulate-promo-file = В файле промотоваров — список товаров; family может быть legal, contraband или royal:
cli-simulate-sets = С --bots каждую раздачу играют по разу с каждого места, чтобы везение уравнялось: число игр округляется вверх до полных серий. Интервал содержит истинную долю побед в 95 случаях из 100; он учитывает, что игры одной раздачи похожи.
cli-simulate-same-seed = Одно и то же зерно даёт одни и те же игры, сколько бы ни было потоков.

## just-apples simulate: what it prints

cli-simulate-progress = игры: { $played } из { $games }, осталось { $seconds } с
cli-report-setup = настройки
cli-report-games = игры
cli-report-actions = действия
cli-report-seconds = секунды
cli-report-actions-per-second = действий/с
cli-report-actions-per-game = действий за игру
cli-report-about-slips = из них о записках
cli-report-events = события
cli-report-mean-scores = средний счёт
cli-report-mean-winner-score = средний счёт победителя
cli-report-longest-game = самая длинная игра
cli-report-rounded-up = { $games } ({ $asked } с округлением вверх до полных серий по { $set })
cli-report-mean = { $seat } { $score }
cli-report-longest =
    { $actions ->
        [one] { $actions } действие (игра { $game })
        [few] { $actions } действия (игра { $game })
       *[many] { $actions } действий (игра { $game })
    }
cli-bots-bot = бот
cli-bots-seats = места
cli-bots-games = игры
cli-bots-win-rate = доля побед
cli-bots-interval = 95-процентный интервал
cli-bots-mean-score = средний счёт
cli-bots-honest-bags = честные мешки
cli-bots-opened = открытые мешки
cli-bots-bribes = взяток за игру
cli-bots-from-to = { $low }–{ $high } %
cli-options-players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
cli-options-two-piles = две стопки сброса
cli-options-one-pile = одна стопка сброса
cli-options-real-stand = товары с прилавка без блефа
cli-options-proof = доказательство нарушенных обещаний
cli-options-deputies = помощники
cli-options-royal-goods = королевские товары
cli-options-black-market = чёрный рынок
cli-options-time-limit = лимит времени
cli-options-remove-ten = минус десять карт
cli-options-seven-cards = семь карт на руке
cli-options-promos = промотовары

## just-apples simulate: what goes wrong

cli-setup-spent-alone = --spent-contraband относится к чёрному рынку: добавьте --black-market
cli-simulate-wrong-bots =
    { $named ->
        [one] { $named } бот на { $players } игроков: назовите 1 или { $players }
        [few] { $named } бота на { $players } игроков: назовите 1 или { $players }
       *[many] { $named } ботов на { $players } игроков: назовите 1 или { $players }
    }
cli-simulate-no-file = запись сохраняют в файл, а `-` — не файл
cli-simulate-bug = игра { $game } с зерном { $seed }: { $what } (это ошибка в программе: пожалуйста, сообщите о ней)
cli-simulate-bug-refused = действие { $action } отклонено: { $reason }
cli-simulate-bug-no-end =
    { $steps ->
        [one] нет конца после { $steps } шага
        [few] нет конца после { $steps } шагов
       *[many] нет конца после { $steps } шагов
    }

## just-apples replay: help

cli-replay = Воспроизвести запись и показать, что было видно с одного места, или всё
cli-replay-long =
    Действия показаны по одному: кто действует, затем что происходит, строка за строкой. В конце — итоговый счёт и, без --as, отпечаток конечного состояния. Неоконченная игра воспроизводится до того места, где прервалась.

    С --verify всё раздаётся и разыгрывается заново, и выводится, что проверено.
cli-replay-more = --verify — для записей игр, сыгранных на сервере. Перед игрой заведение, то есть сервер, закрепляет свою долю зерна колоды: показывает её хеш. Потом каждое место даёт свою долю, а после игры все доли есть в записи. --commitment и --entropy сверяют запись с тем, что вы видели сами, а --fingerprint так же сверяет ходы: после игры отпечаток итога есть в результате, в `fairness`. Это доказывает, что колода не подтасована, но не то, что в неё не заглядывали те, кто держит сервер.
cli-replay-as = Чьими глазами смотреть: от A до F, от 0 до 5 или `spectator`; если не указано, видно всё
cli-replay-verify = Проверить, откуда взялась колода и сходятся ли с ней ходы и итог
cli-replay-file = Файл записи; `-` — стандартный ввод
cli-replay-commitment = С --verify: закреплённый хеш, который вы видели до игры
cli-replay-entropy = С --verify: доля зерна, которую дало место, например ваше; можно повторять
cli-replay-fingerprint = С --verify: отпечаток итога, который показал стол после игры

## just-apples replay: what it prints, and what goes wrong

cli-replay-new-game = Новая игра: { $options }
cli-replay-scene = Сцена: { $options }
cli-replay-unfinished = На этом запись кончается; игра не окончена.
cli-replay-end = Отпечаток конечного состояния: { $fingerprint }
cli-nobody-there =
    { $players ->
        [one] на месте { $seat } никого нет: в игре { $players } игрок
        [few] на месте { $seat } никого нет: в игре { $players } игрока
       *[many] на месте { $seat } никого нет: в игре { $players } игроков
    }
cli-record-too-long =
    { $bytes ->
        [one] в записи { $bytes } байт: читается не больше { $most }
        [few] в записи { $bytes } байта: читается не больше { $most }
       *[many] в записи { $bytes } байт: читается не больше { $most }
    }
cli-record-foreign = это не запись: ожидался формат "{ $format }"; найдено: { $found }
cli-record-no-format = это не запись: формат не указан, а у записи он "{ $format }"
cli-record-newer = запись по правилам версии { $found }, а эта программа знает их до версии { $known }
cli-record-start = начало игры отклонено: { $reason }
cli-record-too-many-moves =
    { $moves ->
        [one] в записи { $moves } ход: читается не больше { $most }
        [few] в записи { $moves } хода: читается не больше { $most }
       *[many] в записи { $moves } ходов: читается не больше { $most }
    }
cli-record-move = ход { $number }, столбец { $column }: ожидалось: { $expected }; найдено: { $found }
cli-record-wants-actor = место от A до F или "clock"
cli-record-wants-seat = место от A до F
cli-record-wants-action = действие
cli-record-wants-good = товар
cli-record-wants-number = число от { $least } до { $most }
cli-record-wants-cards = от { $least } до { $most } карт
cli-record-wants-at-most = не больше { $most } карт
cli-record-wants-each-pile = каждая стопка один раз, сначала левая
cli-record-wants-terms = то, что дают, делают или обещают
cli-record-wants-less-gold = меньше монет
cli-record-found-end = конец строки
cli-record-found-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
cli-replay-impossible = такое начало игры невозможно: { $reason }
cli-replay-illegal = ход { $number }: { $reason }

## just-apples replay --verify: what does not match. Hashes and seeds are long hexadecimal numbers.

cli-verify-no-claim = в записи не сказано, откуда взялась её колода
cli-verify-begins-in-scene = запись начинается со сцены, которую никто не раздавал
cli-verify-seats = в записи { $parts ->
    [one] { $parts } доля
    [few] { $parts } доли
   *[many] { $parts } долей
} зерна на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
cli-verify-bad-commitment = доля заведения — не та, что закреплена: её хеш { $given }, а в записи { $said }
cli-verify-bad-deal = колода роздана не из этих долей: они дают зерно { $given }, а в записи { $said }
cli-verify-bad-moves = ходы не сходятся с раздачей: { $reason }
cli-verify-not-over = игра не окончена: в конце не хватает ходов
cli-verify-bad-end = ходы приводят к отпечатку { $found }, а в записи { $said }
cli-verify-saw-commitment = в записи закреплён хеш { $said }, а вы видели { $seen }
cli-verify-saw-end = в записи отпечаток итога { $said }, а вы видели { $seen }: ходы были другие
cli-verify-saw-part = доля места { $seat } в записи: { $said }, а по вашим словам: { $seen }

## just-apples replay --verify: what it prints. Labels on the left, what they are on the right.

cli-verify-title =
    { $players ->
        [one] { $name }: игра { $game } за столом { $table }, { $players } игрок
        [few] { $name }: игра { $game } за столом { $table }, { $players } игрока
       *[many] { $name }: игра { $game } за столом { $table }, { $players } игроков
    }
cli-verify-commitment = Закреплённый хеш
cli-verify-dealer = Доля заведения
cli-verify-part = Доля места { $seat }
cli-verify-deck = Колода
cli-verify-moves = Ходы
cli-verify-end = Итог
cli-verify-none = нет
cli-verify-is-hash = это хеш доли заведения
cli-verify-is-hash-seen = это хеш доли заведения, и тот самый, что вы видели
cli-verify-part-seen = та самая, которую вы назвали
cli-verify-dealt-again = роздана заново из этих долей, по зерну
cli-verify-played-again =
    { $moves ->
        [1] 1 сыгран заново: в этой раздаче он по правилам
        [one] { $moves } сыгран заново: в этой раздаче все по правилам
        [few] { $moves } сыграны заново: в этой раздаче все по правилам
       *[many] { $moves } сыграно заново: в этой раздаче все по правилам
    }
cli-verify-over = игра окончена, отпечаток { $fingerprint }
cli-verify-end-seen = тот самый, что вы видели: сыграны именно эти ходы
cli-verify-end-unseen = сверьте его с тем, что показал стол, с помощью --fingerprint: кто меняет ходы, может изменить и его
cli-verify-alone = Всё сходится, но за столом никто не дал своей доли: зерно определила одна только доля заведения, и это не доказывает, что колода не подтасована.
cli-verify-if-seen = Всё сходится. Это доказывает, что колода не подтасована, если закреплённый хеш — тот самый, что вы видели, прежде чем дать свою долю, и если ваша доля здесь есть: сверьте с ними запись с помощью --commitment и --entropy.
cli-verify-proved = Всё сходится, в том числе с тем, что вы видели сами. Это доказывает, что колода не подтасована.
cli-verify-not-proved = Никакая запись не докажет, что те, кто держит сервер, не смотрели в карты и не сидели за столом, чтобы дать последнюю долю.

## just-apples score: help

cli-score = Подсчитать очки по прилавкам и сказать, кто побеждает
cli-score-long = Читает в формате JSON монеты, товары и карты чёрного рынка каждого игрока и выводит каждую строку подсчёта, награды короля и королевы, итоги, разбор ничьих и победителей.
cli-score-edition = По какой редакции играли; счёт в обеих одинаков, но чёрный рынок есть только в 2e
cli-score-file = Файл с данными; если не указан или `-`, стандартный ввод
cli-score-input = Входные данные:
cli-score-goods = Товары: { $goods }. В `black_market` — сколько очков дают карты чёрного рынка; можно не указывать.

## just-apples score: what it prints, and what goes wrong

cli-score-note = Примечание: { $note }.
cli-note-too-many-goods = { $good }: насчитано { $counted }, а в коробке { $copies }
cli-note-bread = втроём играют без хлеба; он всё равно засчитан, вместе с наградой
cli-note-too-many-cards =
    { $counted ->
        [one] насчитана { $counted } карта чёрного рынка, а в коробке { $copies }
        [few] насчитаны { $counted } карты чёрного рынка, а в коробке { $copies }
       *[many] насчитано { $counted } карт чёрного рынка, а в коробке { $copies }
    }
cli-note-first-edition = в первой редакции нет чёрного рынка; его карты всё равно засчитаны
cli-score-nobody = никого нет
cli-score-too-many-players = указано { $players }, а игроков может быть не больше { $most }
cli-score-same-name = игрок «{ $name }» уже есть
cli-score-too-many-cards =
    { $cards ->
        [one] { $cards } карта, а засчитывается не больше { $most }
        [few] { $cards } карты, а засчитывается не больше { $most }
       *[many] { $cards } карт, а засчитывается не больше { $most }
    }
cli-score-name-empty = имя пустое
cli-score-name-long =
    { $letters ->
        [one] в имени { $letters } символ, а помещается не больше { $most }
        [few] в имени { $letters } символа, а помещается не больше { $most }
       *[many] в имени { $letters } символов, а помещается не больше { $most }
    }
cli-score-name-control = в имени есть управляющий символ
cli-score-not-whole = { $number } — не целое число от { $least } до { $most }
cli-score-unknown-good = неизвестный товар «{ $good }»
cli-score-good-twice = { $good }: указано дважды
cli-score-stand = объект с числом карт каждого товара

## just-apples load: help

cli-load = Сыграть много игр одновременно на работающем сервере и измерить его производительность
cli-load-long = За каждым столом четыре места, у каждого свой сокет, и ходы идут по одному: следующий отправляют, когда все места увидели предыдущий. Ход отправляет одно место, сервер его сохраняет, и он засчитан, когда его получило последнее место. Если сервер в чём-то отказывает или рвёт связь, замер не состоится, и выводится причина, которую назвал сервер.
cli-load-must-allow = Все игроки приходят с одного адреса, и сервер должен это разрешать:
cli-load-one-core = Чтобы измерить сервер на одном ядре, запустите его через `taskset -c 0`, а эту команду — через `taskset -c 1`. С --bare и --core 0 голый сервер, с которым идёт сравнение, работает на том же ядре.
cli-load-address = Адрес сервера
cli-load-tables = Сколько столов играет одновременно
cli-load-rate = Сколько ходов в секунду за всеми столами вместе; если не указано, сколько сервер выдержит
cli-load-seconds = Сколько секунд измерять
cli-load-bare = Измерить для сравнения и голый сервер рассылки: то же хранилище и больше ничего
cli-load-core = Ядро, на котором работает голый сервер
cli-load-be-bare = Быть голым сервером с данными в этой папке

## just-apples load: what it prints

cli-load-title =
    { $tables ->
        [one] { $tables } стол на четверых, { $pace }:
        [few] { $tables } стола на четверых, { $pace }:
       *[many] { $tables } столов на четверых, { $pace }:
    }
cli-load-full-speed = на полной скорости
cli-load-moves-per-second =
    { $moves ->
        [one] { $moves } ход/с
        [few] { $moves } хода/с
       *[many] { $moves } ходов/с
    }
cli-load-who-server = сервер
cli-load-who-bare = голый
cli-load-half = p50 { $ms } мс
cli-load-most = p99 { $ms } мс
cli-load-moves =
    { $moves ->
        [one] ({ $moves } ход)
        [few] ({ $moves } хода)
       *[many] ({ $moves } ходов)
    }
cli-load-moves-and-memory =
    { $moves ->
        [one] ({ $moves } ход; { $table } КБ на стол; до начала { $idle } МБ)
        [few] ({ $moves } хода; { $table } КБ на стол; до начала { $idle } МБ)
       *[many] ({ $moves } ходов; { $table } КБ на стол; до начала { $idle } МБ)
    }
cli-load-compared = по сравнению с голым у сервера { $throughput } % ходов и { $latency } % медианы
cli-load-opened =
    { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }

## just-apples load: what goes wrong

cli-load-cannot = не удаётся провести замер на { $address }
cli-load-cannot-much = не удаётся провести замер на { $address } (что сервер должен разрешать, сказано в `just-apples load --help`)
cli-load-bad-address = { $address } — не адрес сервера: такой адрес начинается с http://
cli-load-not-found = не удаётся найти { $host }
cli-load-no-address = у { $host } нет адреса
cli-load-own-place = эта программа не знает, где она находится
cli-load-bare-cannot = не удаётся запустить голый сервер (установлен ли taskset?)
cli-load-bare-mute = голый сервер ничего не выводит
cli-load-bare-not-started = голый сервер не запустился
cli-load-silent = сервер молчит
cli-load-no-table = не удалось открыть стол
cli-load-table-failed = за одним из столов сбой
cli-load-closed = сервер закрыл соединение без объяснений
cli-load-goodbye = сервер попрощался: { $reason }
cli-load-refused = сервер отклонил команду: { $reason }
cli-load-unreachable = сервер недоступен: { $reason }
cli-load-answered = сервер ответил { $status }: { $reason }
cli-load-nonsense = ответ сервера непонятен: { $reason }
cli-load-lost = соединение потеряно: { $reason }
