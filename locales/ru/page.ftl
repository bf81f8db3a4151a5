### The words on the screens: buttons, headings, labels, and what a screen reader says.

## Home

app-name = Just Apples
home-title = Just Apples.
home-question = «Что в мешке?»
home-solo = Соло
    .hint = против трёх ботов
home-continue = Продолжить игру
home-unofficial = Неофициально и бесплатно. Без регистрации.
about-notice = Just Apples — любительский стол для игры по правилам «Шерифа Ноттингема». С создателями той игры он не связан: название, тексты и рисунки здесь свои.
about-source = Открытый исходный код, MIT или Apache 2.0.
theme-label = Тема
theme-auto = Как на устройстве
theme-day = День
theme-night = Ночь

## New game

setup-title = Новая игра
setup-you = Ваше имя
setup-start = Открыть рынок
setup-ends-game = Начатая игра на этом закончится.
setup-back = Назад
setup-what = Четыре торговца, вторая редакция. Вы и три бота, в этом браузере.
setup-default-name = Вы

## Top bar

bar-round = Раунд { $round } из { $rounds }
bar-phases = Шаги раунда
bar-gold = Монеты: { $gold }
bar-menu = Меню
bar-mute = Выключить звук
title-your-turn = ● Ваш ход — { app-name }
title-slip = ● Вам записка — { app-name }
bar-clock = до свободного прохода
    .label = Часы досмотра: { $time }
bar-clock-stands = часы стоят
    .label = Часы досмотра: { $time }, стоят
menu-leave = Выйти из-за стола

## The rules, beside the table

help-title = Правила
help-open = Правила: { $phase }
help-close = Закрыть правила
help-contents = Содержание
help-coming = Правила загружаются.
help-missing = Правила загрузить не удалось. Игра идёт и без них.
help-try-again = Ещё раз
help-plays-first = За этим столом первая редакция: правила с пометкой 1e действуют, 2e — нет.
help-plays-second = За этим столом вторая редакция: правила с пометкой 2e действуют, 1e — нет.
help-plays-first-market = За этим столом смесь редакций: рынок первой (1e), воровская честь второй (2e).
help-plays-second-market = За этим столом смесь редакций: рынок второй (2e), воровская честь первой (1e).
help-plays-first-deputies = За этим столом смесь редакций: первая (1e) с помощниками шерифа из второй (2e).
help-no-variants = Варианты не включены.
help-variants = Варианты: { $variants }.
help-variant =
    { $variant ->
        [deputies] помощники
        [royal-goods] королевские товары
        [black-market] чёрный рынок
        [time-limit] лимит времени на досмотр
        [remove-ten] минус десять карт
        [seven-cards] семь карт на руке
       *[promo-goods] свои товары
    }
help-sections = Об этом шаге
help-beginning = Игра вкратце
help-section =
    { $section ->
        [M] Рынок
        [L] Погрузка
        [C] Заявление
        [I] Досмотр
        [B] Если кончились монеты
        [H] Воровская честь
        [T] Лимит времени
        [V] Победа
        [D] Помощники
        [K] Чёрный рынок
       *[other] { $section }
    }
help-rule = Правило { $id }

## Around the table. The message is a heading, .label what a screen reader says.

nav-gate = Ворота
nav-stands = Прилавки
nav-talk = Разговор
nav-mine = Моё
nav-called = Ваш ход
stand-yours = Ваш прилавок
stand-of = Прилавок: { $who }
stand-sheriff = шериф
stand-deputy = помощник
stand-away = не здесь
stand-gold =
    { $gold ->
        [one] { $gold } монета
        [few] { $gold } монеты
       *[many] { $gold } монет
    }
stand-good =
    { $title ->
        [king] { $goods }, король
        [queen] { $goods }, королева
       *[none] { $goods }
    }
stand-face-down =
    { $count ->
        [0] нет контрабанды рубашкой вверх
        [one] { $count } карта контрабанды рубашкой вверх
        [few] { $count } карты контрабанды рубашкой вверх
       *[many] { $count } карт контрабанды рубашкой вверх
    }
stand-known = Вам известно: { $goods }
stand-uncovered = Что лежит рубашкой вверх на вашем прилавке
stand-lead = У вас больше всех { $good }: отрыв { $by }.
stand-reach-tie =
    { $count ->
        [one] Ещё { $goods }, и будет ничья за титул короля ({ $who }).
        [few] Ещё { $goods }, и будет ничья за титул короля ({ $who }).
       *[many] Ещё { $goods }, и будет ничья за титул короля ({ $who }).
    }
stand-reach-alone =
    { $count ->
        [one] Ещё { $goods } сделает вас королём.
        [few] Ещё { $goods } сделают вас королём.
       *[many] Ещё { $goods } сделают вас королём.
    }
hand-yours = Ваша рука
hand-count =
    { $count ->
        [one] { $count } карта, в конце ничего не стоит
        [few] { $count } карты, в конце ничего не стоят
       *[many] { $count } карт, в конце ничего не стоят
    }
hand-size =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
secret-only-you = Видите только вы
secret-bag = В вашем мешке
secret-face-down = Рубашкой вверх под прилавком
secret-empty = Пока ничего
deck = Колода
deck-count =
    { $count ->
        [0] карт больше нет
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
discard-pile = Сброс
pile-left = Левая стопка
pile-right = Правая стопка
pile-empty = пусто
popup-close = Закрыть
pile-from-the-top = сверху вниз
pile-take =
    { $count ->
        [1] Взять верхнюю карту: { $good }
        [one] Взять { $count } карту сверху, включая эту: { $good }
        [few] Взять { $count } карты сверху, включая эту: { $good }
       *[many] Взять { $count } карт сверху, включая эту: { $good }
    }
crowns-title = Короли и королевы сейчас
crown-king = Король
crown-queen = Королева

## Cards

card-label = { $good }, цена { $value }, штраф { $fine }
card-label-royal = { $good }, цена { $value }, штраф { $fine }, считается как { $kinds }
card-label-act = { $card }. { $act }.
card-into-bag = Положить в мешок
card-out-of-bag = Достать из мешка
card-set-aside = Отложить
card-take-back = Вернуть на руку
card-move-hint = перетащите карту или коснитесь её

## Final acts

act-hold = держите
act-keep-holding = держите ещё
act-tap-again = коснитесь ещё раз

## Market

market-pick-first = Начинает { $who }
market-order = Очередь
market-done = готово
market-your-turn = ваш ход
market-their-turn = на рынке
market-next = следом
market-sheriff-idle = Шериф не ходит
market-deputies-idle = Помощники не ходят
market-set-aside = Отложено
market-set-aside-open = лицом вверх, у всех на виду
market-keep-all = Оставить всё
market-draw =
    { $count ->
        [one] Взять { $count } карту
        [few] Взять { $count } карты
       *[many] Взять { $count } карт
    }
market-take = Взять { $taken } из стопок
market-take-and-draw = Взять { $taken } из стопок, { $count } из колоды
market-place-later = Стопку и порядок выберете, когда возьмёте карты.
market-place-left = В левую стопку
market-place-right = В правую стопку
market-place-only = В сброс
market-place-order = Снизу вверх
market-place-up = { $good }: на одну карту выше

## Load

load-snap-shut = Защёлкнуть
load-in-bag =
    { $count ->
        [0] мешок пуст
       *[other] в мешке { $count }
    }
load-ready = { $who }: готово
load-packing = { $who } собирает мешок
load-said-as = Скажете «{ $tag }»: стоимость { $worth }, штраф { $fine }, если откроют
load-honest = Скажете «{ $tag }»: стоимость { $worth }, шериф платит { $fine }, если откроет
load-honest-deputies = Скажете «{ $tag }»: стоимость { $worth }, помощники платят { $fine }, если откроют
load-full = Пять карт. Мешок полон.
load-empty = Положите хоть одну карту.

## Declare

declare-you-say = Вы говорите
declare-you-will-say = Вы скажете
declare-says = { $who } говорит
declare-say = Сказать «{ $tag }»
declare-true = Это правда
declare-true-mark = правда
declare-not-yet = { $who }: { $count ->
    [one] { $count }{"\u00A0"}карта
    [few] { $count }{"\u00A0"}карты
   *[many] { $count }{"\u00A0"}карт
}
declare-not-yet-you = Вы: { $count ->
    [one] { $count }{"\u00A0"}карта
    [few] { $count }{"\u00A0"}карты
   *[many] { $count }{"\u00A0"}карт
}
declare-lie = На деле: { $truth }

## Gate

gate-title = У ворот
gate-hand-back = Вернуть
gate-hand-back-nothing = Вернуть даром
gate-open = Открыть
gate-threaten = Пригрозить
gate-threatened = под угрозой
gate-ask-for-more = Поднять цену
gate-change-slip = Изменить записку
gate-replace-slip = Новая вместо: { $who }
gate-write-slip = Записка
gate-write-to = Написать: { $who }
gate-accept = Принять
gate-agree = Согласиться
gate-decline = Отклонить
gate-counter = Торговаться
gate-let-decide = Пусть решает { $who }
gate-let-deputies-decide = Пусть решают помощники
gate-lets-decide = { $who } решает. Вы ждёте.
gate-lets-deputies-decide = Помощники решают. Вы ждёте.
gate-next-bag = Дальше мешок: { $who }
gate-your-bag = Ваш мешок
gate-you-take = Вы берёте { $gives }
gate-you-take-and-give =
    { $you ->
        [from] Вы берёте { $gives }, а отдаёте { $pays }
       *[other] Вы берёте { $gives }, а { $from } отдаёт { $pays }
    }
gate-may-be-bluff = То, чего не видно, может быть блефом
gate-you-take-nothing = Вы ничего не берёте
gate-you-take-nothing-and-lose = Вы ничего не берёте и теряете то, что предлагает { $who }: { $gives }
gate-booty-takes =
    { $now ->
        [agreed] Вы кладёте в сундук { $gives }
       *[other] Вы кладёте в сундук { $gives }, если { $with } согласится
    }
gate-booty-takes-and-give =
    { $now ->
        [agreed] { $you ->
            [from] Вы кладёте в сундук { $gives }, а отдаёте { $pays }
           *[other] Вы кладёте в сундук { $gives }, а { $from } отдаёт { $pays }
        }
       *[other] { $you ->
            [from] Вы кладёте в сундук { $gives }, а отдаёте { $pays }, если { $with } согласится
           *[other] Вы кладёте в сундук { $gives }, а { $from } отдаёт { $pays }, если { $with } согласится
        }
    }
gate-take-nothing-with = Вы ничего не берёте, если { $with } согласится
gate-take-nothing-and-lose-with = Если { $with } согласится, вы ничего не берёте и теряете то, что предлагает { $who }: { $gives }
gate-partner-opens = Мешок пока не вернётся: { $with } за то, чтобы открыть, и решает в одиночку
gate-other-terms = Это пока ничего не решает: { $with } за другие условия
gate-open-alone = Если { $with } решит иначе, дальше вы решаете в одиночку
gate-open-both = { $with } тоже за то, чтобы открыть: мешок откроют сразу
gate-open-differs = Мешок пока не откроют: { $with } за возврат, и вы решаете в одиночку
gate-refuses-slip = { $who } получит отказ
gate-pay-get-back = Выкупить за { $gold }
gate-hand-on-bag = { $who } держит руку на этом мешке
gate-slip-for-bag = Вам пишет { $who }
gate-pays-to-open =
    { $you ->
        [payer] вы платите, чтобы открыли
       *[other] { $who } платит, чтобы открыли
    }
gate-slips =
    { $count ->
        [0] 0 записок
        [one] { $count } записка
        [few] { $count } записки
       *[many] { $count } записок
    }
gate-settled-back = вернули
gate-settled-opened = открыли
gate-confiscated = конфисковано
gate-found-honest =
    { $you ->
        [owner] Честно. { $law } платит вам { $gold ->
            [one] { $gold } монету
            [few] { $gold } монеты
           *[many] { $gold } монет
        }.
        [law] Честно. Вы платите торговцу { $who } { $gold ->
            [one] { $gold } монету
            [few] { $gold } монеты
           *[many] { $gold } монет
        }.
       *[other] Честно. { $law } платит торговцу { $who } { $gold ->
            [one] { $gold } монету
            [few] { $gold } монеты
           *[many] { $gold } монет
        }.
    }
gate-found-lie =
    { $you ->
        [owner] Ложь. Вы платите игроку { $law } { $gold ->
            [one] { $gold } монету
            [few] { $gold } монеты
           *[many] { $gold } монет
        }.
        [law] Ложь. { $who } платит вам { $gold ->
            [one] { $gold } монету
            [few] { $gold } монеты
           *[many] { $gold } монет
        }.
       *[other] Ложь. { $who } платит игроку { $law } { $gold ->
            [one] { $gold } монету
            [few] { $gold } монеты
           *[many] { $gold } монет
        }.
    }
gate-found-honest-deputies =
    { $you ->
        [owner] Честно. Помощники платят вам { $gold ->
            [one] { $gold } монету
            [few] { $gold } монеты
           *[many] { $gold } монет
        }, пополам.
        [law] Честно. Вы вдвоём платите торговцу { $who } { $gold ->
            [one] { $gold } монету
            [few] { $gold } монеты
           *[many] { $gold } монет
        }, пополам.
       *[other] Честно. Помощники платят торговцу { $who } { $gold ->
            [one] { $gold } монету
            [few] { $gold } монеты
           *[many] { $gold } монет
        }, пополам.
    }
gate-found-lie-deputies =
    { $you ->
        [owner] Ложь. Вы платите { $gold ->
            [one] { $gold } монету
            [few] { $gold } монеты
           *[many] { $gold } монет
        } в сундук.
       *[other] Ложь. { $who } платит { $gold ->
            [one] { $gold } монету
            [few] { $gold } монеты
           *[many] { $gold } монет
        } в сундук.
    }
gate-went-face-down =
    { $count ->
        [0] Всё разрешённое, лицом вверх
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
       *[many] { $count } карт рубашкой вверх
    }
gate-must-open = надо открыть
gate-take-nothing = брать ничего нельзя
gate-must-open-by =
    { $you ->
        [who] вы обязуетесь открыть
       *[other] { $who } обязуется открыть
    }
gate-take-nothing-by =
    { $you ->
        [who] вы здесь ничего не берёте
       *[other] { $who } здесь ничего не берёт
    }
gate-take-nothing-from =
    { $you ->
        [who] До конца досмотра вы ничего не берёте у торговца { $merchant }.
       *[other] До конца досмотра { $who } ничего не берёт у торговца { $merchant }.
    }
stake-honest =
    { $you ->
        [sheriff] Честно: вы платите { $gold }
       *[other] Честно: { $sheriff } платит { $gold }
    }
stake-honest-halves =
    { $you ->
        [who] Честно: вы платите { $gold }, { $other } — { $rest }
       *[other] Честно: { $who } платит { $gold }, { $other } — { $rest }
    }
stake-lie = Ложь: по { $least }–{ $most } за неверную карту
stake-lie-one = Ложь: по { $fine } за неверную карту
# What is said of the bags, not of the person: so nobody is he or she.
record-opened =
    { $opened ->
        [0] Ещё не открывали.
        [1] Открывали один раз: { $lied ->
            [0] всё честно.
           *[other] ложь.
        }
       *[other] Открывали { $opened ->
            [one] { $opened } раз
            [few] { $opened } раза
           *[many] { $opened } раз
        }: { $lied ->
            [0] всё честно.
            [1] один раз ложь.
            [one] { $lied } раз ложь.
            [few] { $lied } раза ложь.
           *[many] { $lied } раз ложь.
        }
    }
record-promises =
    { $made ->
        [0] Держать слово пока не приходилось.
        [1] { $kept ->
            [0] Единственное обещание нарушено.
           *[other] Единственное обещание сдержано.
        }
       *[other] Сдержано обещаний: { $kept } из { $made }.
    }
desk-title = Стол шерифа: { $who }
    .hint = что видит власть
desk-yours = На вашем столе
desk-deputies = На столе помощников
desk-empty = Записок пока нет. Кому-то надо начать.
desk-asks =
    { $you ->
        [author] ждёте от торговца { $who }
        [merchant] ждёт от вас
       *[other] ждёт от торговца { $who }
    }
desk-bag =
    { $you ->
        [owner] ваш мешок
       *[other] мешок: { $who }
    }
verdict-yours = ваше решение: { $verdict }
verdict-of = { $who }: { $verdict }
verdict-alone = { $who } решает в одиночку
verdict-alone-you = вы решаете в одиночку
verdict-word-open = открыть
verdict-word-nothing = вернуть даром
verdict-word-slip = вернуть { $terms }

## Slips

slip-to = Ваша записка. Кому: { $who }
slip-to-deputies = Ваша записка помощникам
slip-of = Пишет { $who }
slip-yours = Ваша записка
slip-version = { rank-version } версия
slip-version-on-desk = { $version }, на столе
slip-draft = ещё не на столе
slip-stale = Теперь это версия { $number }. Прочтите ещё раз.
slip-accepted =
    { $you ->
        [who] ваше согласие
       *[other] согласие: { $who }
    }
slip-turned-down =
    { $you ->
        [who] ваш отказ
       *[other] отказ: { $who }
    }
slip-sealed = Скреплено
slip-sealed-hint =
    { $you ->
        [taker] сработает, как только вы примете
        [pair] сработает, как только вы и { $taker } согласитесь
        [deputies] сработает, как только помощники согласятся
        [deputy] сработает, как только примет один из помощников
        [all] сработает, как только вы и оба помощника согласитесь
        [law] сработает, как только { $taker } и оба помощника согласятся
       *[other] сработает, как только { $taker } примет
    }
slip-word-only = Только слово
    .hint = никто не заставит, но все запомнят
slip-you-give = Вы даёте
slip-gives = { $who } даёт
slip-you-give-choose = вы даёте…
slip-gives-choose = { $who } даёт…
slip-you-do = Вы обязуетесь
slip-does = { $who } обязуется
slip-deputies-do = Помощники обязуются
slip-you-promise = Вы обещаете
slip-you-promise-to = Вы обещаете игроку { $who }
slip-promises = { $who } обещает
slip-source-stand = с прилавка
slip-source-bag = из мешка
slip-source-face-down = из-под прилавка
slip-source-either = из мешка или с прилавка
slip-add-goods = Добавить товар
slip-bluff-legend = Пунктир: там у вас этого нет. Это был бы блеф.
slip-add-promise = Добавить обещание
slip-remove = Убрать: { $what }
slip-more = { $good }: на одну карту больше
slip-fewer = { $good }: на одну карту меньше
slip-more-gold = Больше монет
slip-less-gold = Меньше монет
slip-gold-label = Монеты в записке
slip-hand-back-mine = вернуть мой мешок
slip-hand-back =
    { $you ->
        [owner] вернуть ваш мешок
       *[other] вернуть мешок: { $who }
    }
slip-open =
    { $you ->
        [owner] открыть ваш мешок
       *[other] открыть мешок: { $who }
    }
slip-open-choose = открыть…
slip-fewer-deeds = скрыть
slip-take-nothing =
    { $you ->
        [owner] ничего у вас не брать
       *[other] ничего не брать у торговца { $who }
    }
slip-promise-hand-back = Вернуть мешок в следующий раз
slip-promise-open =
    { $you ->
        [owner] Открыть ваш мешок в следующий раз
       *[other] Открыть мешок в следующий раз: { $who }
    }
slip-promise-owe = Отдать монеты позже
slip-slide-over = Передать
slip-slide-over-version = Передать { $number }-ю версию
slip-take-back = Отозвать
slip-clear = Начать заново
slip-take-up = Другой черновик
slip-counter = Начать с полученной
slip-fold = Свернуть
slip-bluff-bag-none = Блеф: { $good } в вашем мешке нет.
slip-bluff-bag-few = Блеф: в вашем мешке только { $has }.
slip-bluff-stand-none = Блеф: { $good } под вашим прилавком нет.
slip-bluff-stand-few = Блеф: рубашкой вверх у вас только { $has }.
slip-bluff-either-none = Блеф: { $good } у вас нет ни в мешке, ни на прилавке.
slip-bluff-either-few = Блеф: в мешке и на прилавке у вас только { $has }.
slip-bluff-proof = Если { $who } примет сделку, придётся показать карты.
slip-bluff-free = Если { $who } примет сделку, вы отдадите то, что есть.
slip-bluff-proof-deputies = Если помощники примут сделку, придётся показать им карты.
slip-bluff-free-deputies = Если помощники примут сделку, вы отдадите то, что есть.
rank-version = { $number }-я

## Debts

debt-chosen = Выбрано на { $worth }. К уплате: { $gold }.
debt-of = { $count } из { $all }
debt-to = Товары получает { $to }.
debt-to-booty = Товары идут в сундук.
debt-forgiven = Всего наберётся на { $worth } из { $gold }. Остаток долга прощается.
debt-pay = Заплатить этим
debt-pay-all = Отдать всё

## Black Market

black-market = Чёрный рынок
black-market-label = Чёрный рынок: { $tops }
black-market-top = { $good } { $value }
black-market-how = Если вам вернули мешок, можно отдать три карты нужного вида из-под прилавка за верхнюю карту. Она засчитывается в конце игры.
black-market-claimed = владелец: { $who }
black-market-claim =
    { $pile ->
        [left] Отдать { $goods } за { $value }, в левую стопку
        [right] Отдать { $goods } за { $value }, в правую стопку
       *[only] Отдать { $goods } за { $value ->
            [one] { $value } очко
            [few] { $value } очка
           *[many] { $value } очков
        }
    }
black-market-pass = Не забирать
black-market-pass-early = Карта чёрного рынка не нужна

## Booty

booty = Сундук
booty-holds = В сундуке: { $what }.
booty-face-down =
    { $count ->
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
       *[many] { $count } карт рубашкой вверх
    }
booty-how = После последнего мешка помощники делят сундук поровну. Что не делится, пропадает, если они не назовут одно и то же имя.
booty-not-agreed = не решено: { $count }
booty-last = Сундук, не решено: { $count }
booty-agreed = Решено.
booty-odd-coin =
    { $now ->
        [odd] Кто получит лишнюю монету?
       *[even] Кто получит монету, если одна будет лишней?
    }
booty-odd-card =
    { $now ->
        [odd] Кто получит лишнюю карту «{ $good }»?
       *[even] Кто получит карту «{ $good }», если одна будет лишней?
    }
booty-nobody = Никто
booty-wants = { $who } выбирает: { $to }.
booty-wants-it = { $who } выбирает себя.
booty-wants-you = { $who } выбирает вас.

## Talk

talk-title = Разговор
talk-say = Ваша реплика
talk-phrases = Готовые фразы
talk-all-phrases = Все готовые фразы
talk-send = Сказать
talk-unreadable = Напишите что-нибудь, что другие смогут прочитать.
talk-promises = Обещания в силе: { $open }
talk-line = { $who }: { $words }
talk-you = Вы
talk-new =
    { $count ->
        [one] { $count } новая реплика
        [few] { $count } новые реплики
       *[many] { $count } новых реплик
    }
chronicle-title = Что произошло
chronicle-fetched = Загружается то, что было раньше.

## End of a round

round-end-title = Раунд { $round } окончен
round-end-next =
    { $you ->
        [sheriff] Следующий шериф — вы.
       *[other] Следующий шериф — { $sheriff }.
    }
round-end-next-deputies = Следующие помощники: { $deputies }.
round-end-gained =
    { $gold ->
        [one] на { $gold } монету больше
        [few] на { $gold } монеты больше
       *[many] на { $gold } монет больше
    }
round-end-lost =
    { $gold ->
        [one] на { $gold } монету меньше
        [few] на { $gold } монеты меньше
       *[many] на { $gold } монет меньше
    }
round-end-even = монет столько же
# These stand below a name: «вернули», not «возвращён», so that nobody is he or she.
round-end-back = мешок вернули даром
round-end-back-for = мешок вернули за { $gives }
round-end-back-by =
    { $you ->
        [who] мешок вернули: вы отдаёте { $gives }
       *[other] мешок вернули: { $who } отдаёт { $gives }
    }
round-end-law-gave =
    { $you ->
        [who] { $price }; вы отдаёте { $gives }
       *[other] { $price }; { $who } отдаёт { $gives }
    }
round-end-free = свободный проход
round-end-honest = открыли: всё как заявлено
round-end-caught = открыли, конфисковано: { $goods }
round-end-no-bag = без мешка
round-end-law = у ворот
round-end-continue = Дальше
round-end-see = Итоги раунда

## Score sheet

score-title = Итоговый счёт
score-table = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
score-contraband = Контрабанда
score-king-and-queen = Король и королева
score-kings-title = Кто в чём король
    .hint = больше всех товара одного вида и второй результат
score-carried-title = Кто что вёз на самом деле
    .hint = последний раунд сверху; конфискованное зачёркнуто
score-ledger-title = Книга обещаний
    .hint = только слово: никто не заставит, но все запомнят
score-ledger-empty = Обещаний не было.
score-ledger-line =
    { $you ->
        [by] Вы — игроку { $to }
        [to] { $by } — вам
       *[other] { $by } — игроку { $to }
    }
score-ledger-round = Раунд { $round }
score-same-table = Тот же стол, ещё раз
score-home = Главная

## Settings

settings-title = Настройки
settings-language = Язык
settings-language-missing = Этот язык загрузить не удалось. Проверьте связь и попробуйте ещё раз.
settings-sound = Звук
settings-vibration = Вибрация
settings-on = Вкл.
settings-off = Выкл.
settings-motion = Анимация
settings-motion-less = Меньше
settings-hold = Подтверждение
settings-hold-on = Удерживать кнопку
settings-hold-off = Одно касание
settings-dark = По обычному http браузер может погасить экран. Настройте телефон, чтобы экран гас позже, или попросите у хозяина стола адрес с https.
settings-pace = Боты
settings-pace-unhurried = Не спеша
settings-pace-quick = Быстро

## While a table is laid

table-laying = Стол накрывается.

## When something goes wrong

error-other-page = Эта игра идёт в другом окне. Обновите страницу, чтобы вернуть её сюда.
error-storage-full = На устройстве не осталось места, поэтому игра не сохраняется. Освободите место или играйте, не закрывая страницу.
error-other-version = Эта игра начата в другой версии, продолжить её нельзя. Начните новую.
error-cannot-open = Стол не открыть: у этого браузера нет надёжного источника случайности.
error-no-study = Ботов загрузить не удалось. Проверьте, есть ли сеть, и обновите страницу: начатая игра сохранена.

## For screen readers

label-stands = Остальные прилавки
label-gate = Ворота
label-desk = Записки
label-mine = Ваша сторона стола
label-asked = Что от вас требуется
label-bag-held = Мешок: { $who }, заявлено: { $goods }, { $slips }
label-bag-yours = Ваш мешок, заявлено: { $goods }, { $slips }
label-bag-open = Ваш открытый мешок
label-skip = Перейти к тому, что от вас требуется

## What holds at a table online

asked-away = За вас играет бот.
    .hint = Нажмите что угодно, и снова играете вы.
asked-come-back = Я здесь
asked-sits-out = У вас нет ни одной карты, и этот раунд вы пропускаете. У ворот торговаться всё равно можно.
asked-paused = Игра на паузе.
    .hint = Продолжить её может { $host }.
    .mine = Пока вы её не продолжите, никто ничего не может сделать.
asked-time = Время на решение: { $time }

## Tables online: the way there

home-friends = Играть с друзьями
    .hint = откройте стол, отправьте ссылку
home-join = Сесть за стол
    .hint = по коду или ссылке
home-seat = Назад за стол { $code }
home-seat-as = под именем { $name }
home-seat-nameless = на своё место
open-what = Вы получите ссылку для друзей. Игру и варианты выбирают уже за столом.
open-table = Открыть стол
join-code = Код или ссылка
join-go = К столу
join-wrong-code = В коде шесть букв и цифр, например K7Q X2M. Проверьте его ещё раз.
door-title = Стол { $code }
door-who =
    { $count ->
        [0] Здесь пока никого.
       *[other] За столом: { $names }.
    }
door-bot = бот { $name }
door-running = Идёт игра. Можно посмотреть эту и сыграть в следующую.
door-late = Идёт игра. Можно занять место бота.
door-come-in = Войти
door-nameless = Назовите имя, которое другие смогут прочитать.
door-look-on = Смотреть
online-unreachable = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
online-trying = Идём к столу…
online-lost = Связь пропала. Она восстановится сама; ничего не потеряно.
parted-title = Дальше пути нет
parted-reload = Обновить страницу
parted-door = К этому столу
parted-home = На главную

## The lobby

lobby-who = Кто играет
lobby-free = свободно
lobby-add-bot = Посадить бота
lobby-unseat = Убрать этого бота
lobby-bot = бот
lobby-you = вы
lobby-host = хозяин
lobby-away = не здесь
lobby-muted = без голоса
lobby-move-up = На место выше
lobby-acts = Ещё: { $who }
lobby-hand-over = Сделать хозяином
lobby-mute = Заглушить
lobby-unmute = Вернуть голос
lobby-kick = Выпроводить
lobby-new-link = Новая ссылка на место
lobby-new-link-here = Отправьте эту ссылку игроку { $who }. Старая больше не действует.
lobby-begin = Начать игру
lobby-waits = Ждём, когда { $host } начнёт игру.
lobby-record = Сохранить запись прошлой игры
share-title = Пригласить
share-qr = Ссылка на этот стол в виде QR-{"\u2060"}кода: его сканируют телефоном
share-how = Друзья открывают ссылку, сканируют QR-{"\u2060"}код или вводят код стола на главной странице.
share-only-here = Этот адрес — только для этого компьютера. Для других устройств запустите сервер с --lan.
share-copy = Копировать ссылку
share-copied = Скопировано
share-more = Другие ссылки
share-own = Ваша личная ссылка ведёт на ваше место с любого устройства. У кого она есть, тот играет за вас.
share-own-show = Моя ссылка
share-copy-own = Копировать мою ссылку
share-screen = Для большого экрана, который видят все: на нём то, что всем можно знать.
share-copy-screen = Копировать ссылку для экрана
crowd-pause = Поставить на паузу
crowd-watching =
    { $count ->
        [one] Смотрит { $count } зритель.
        [few] Смотрят { $count } зрителя.
       *[many] Смотрят { $count } зрителей.
    }
crowd-leave = Уйти насовсем
crowd-leave-hint = Вы отдаёте своё место, и дальше на нём играет бот. Если уходите ненадолго, выйдите кнопкой ниже: место вас дождётся.
lobby-leave-hint = Вы отдаёте своё место, и его может занять кто-то другой. Если уходите ненадолго, выйдите кнопкой вверху: место вас дождётся.
crowd-unpause = Продолжить игру
crowd-sit-down = Занять место
options-title = Игра
options-edition = Редакция
options-first = Первая
options-second = Вторая
options-first-edition = Первая редакция
options-second-edition = Вторая редакция
options-first-hint = Две стопки сброса, из которых можно брать; контрабанда, предложенная с прилавка, должна там быть.
options-second-hint = Одна стопка сброса, берут только из колоды; контрабанда, предложенная с прилавка, может оказаться блефом, и это придётся доказать.
options-mixed = Смесь редакций
options-mixed-hint = Смесь обеих редакций.
options-royal = Королевские товары
    .hint = Редкая контрабанда, которая идёт в счёт для короля и королевы.
options-black-market = Чёрный рынок
    .hint = Три карты контрабанды одного вида в обмен на очки.
options-time = Лимит времени
    .hint = По минуте на каждого торговца у ворот, потом все мешки проходят свободно.
options-ten = Минус десять
    .hint = Десять карт не глядя убирают в коробку.
options-seven = Семь карт
    .hint = На руке семь карт вместо шести.
options-deputies = Вшестером играют с двумя помощниками вместо шерифа.
options-finer = Тонкости
options-market = Рынок
options-one-pile = одна стопка
options-two-piles = две стопки
options-honour = Контрабанда, предложенная с прилавка
options-proof = может быть блефом
options-real-stand = должна там быть
options-spent = Контрабанда, отданная на чёрном рынке
options-spent-discard = в сброс
options-spent-removed = из игры
market-pile-good = Три карты
market-pile-top = 1-я карта
market-pile-bottom = 2-я карта
options-sheriff = Первый шериф
options-sheriff-chance = случайно
options-sheriff-is = Первый шериф: { $who }
options-sheriff-nobody = никто, на месте { $chair }
promo-title = Свои товары
promo-hint = Карты, которые вы придумываете сами. Их замешивают в колоду к остальным.
promo-name = Название
promo-family = Группа
promo-contraband = Контрабанда
promo-royal = Королевский
promo-legal = Разрешённый
promo-value = Цена
promo-penalty = Штраф
promo-copies = Карт
promo-counts-as = Для короля и королевы считается как
promo-counts-as-nothing = не считается
promo-counts-for = Сколько
promo-add = Добавить
promo-remove = Убрать
promo-line = { $copies } × { $name }, цена { $value }, штраф { $penalty }
promo-line-counts = { $line }, считается как { $number } × { $good }
house-title = Правила заведения
house-spectators = Зрители
    .hint = Другие могут смотреть. Они видят то, что видят все.
house-free-talk = Свободный разговор
    .hint = Можно писать что угодно, не только готовые фразы.
house-late = Опоздавшие
    .hint = Во время игры можно занять место бота вместе с его картами.
house-decision = Время на решение
house-gone = Без связи бот вступает в игру через
house-silent = При бездействии бот вступает в игру через
house-decision-none = без ограничений
house-decision-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
score-waits = Следующую игру может открыть { $host }.
proof-title = Честная колода
proof-checking = Запись проверяется.
proof-fair = Проверено на этой странице: колода получена из доли, которую заведение закрепило до игры, и из долей всех остальных, в том числе вашей. Если раздать и разыграть запись заново, выходит всё, что видела эта страница, и этот счёт.
proof-fair-without-me = Проверено на этой странице: колода получена из доли заведения, той самой, что оно закрепило, и из долей всех остальных. Эта страница доли не давала и не знает, что заведение показывало до игры. Если раздать и разыграть запись заново, выходит всё, что видела эта страница, и этот счёт.
proof-unread = Пока ничего не проверено: нет записи. { $why }
proof-other-game = Это запись не этой игры, или заведение показывает в ней другие доли колоды, чем показывало здесь.
proof-other-commitment = Доля заведения — не та, которую оно закрепило до игры.
proof-other-deck = Колода в записи не получается из долей, которые все дали.
proof-not-mine = Доля, которую дала эта страница, не использована. Так бывает, если она опоздала или если вы дали её с двух устройств. Иначе её пропустили.
proof-impossible = Запись не разыграть из её колоды: ход { $number } невозможен.
proof-other-end = Запись, разыгранная заново, кончается не так, как в ней сказано.
proof-unlike = Запись рассказывает не ту игру, что видела эта страница: они расходятся на ходу { $number }.
proof-fingerprint = Отпечаток итога:
proof-unreadable = Запись не читается, поэтому ничего не проверено.
proof-record = Сохранить запись
