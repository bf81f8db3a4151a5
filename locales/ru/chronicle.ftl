### The chronicle: what happened, one short sentence each.
###
### Names never change their form, and nobody is he or she: the present tense, and a noun before a
### name that is not the subject («мешок торговца Maya», «игроку Maya»).

## Rounds

round-begins =
    { $you ->
        [sheriff] Начинается раунд { $round }. Шериф — вы.
       *[other] Начинается раунд { $round }. Шериф — { $sheriff }.
    }
round-begins-deputies = Начинается раунд { $round }. Помощники: { $deputies }.
time-is-up = Время вышло.
game-over = Рынок закрывается насовсем.
reveals =
    { $you ->
        [who] Вы показываете { $goods }.
       *[other] { $who } показывает { $goods }.
    }

## Market

goes-first =
    { $you ->
        [who] Рынок начинаете вы.
       *[other] Рынок начинает { $who }.
    }
keeps-all =
    { $you ->
        [who] Вы оставляете все карты.
       *[other] { $who } оставляет все карты.
    }
sets-aside-count =
    { $you ->
        [who]
            { $count ->
                [one] Вы откладываете { $count } карту.
                [few] Вы откладываете { $count } карты.
               *[many] Вы откладываете { $count } карт.
            }
       *[other]
            { $count ->
                [one] { $who } откладывает { $count } карту.
                [few] { $who } откладывает { $count } карты.
               *[many] { $who } откладывает { $count } карт.
            }
    }
sets-aside-goods =
    { $you ->
        [who] Вы откладываете { $goods }.
       *[other] { $who } откладывает { $goods }.
    }
takes-from-pile =
    { $you ->
        [who]
            { $pile ->
                [left] Вы берёте { $goods } из левой стопки.
                [right] Вы берёте { $goods } из правой стопки.
               *[only] Вы берёте { $goods } из сброса.
            }
       *[other]
            { $pile ->
                [left] { $who } берёт { $goods } из левой стопки.
                [right] { $who } берёт { $goods } из правой стопки.
               *[only] { $who } берёт { $goods } из сброса.
            }
    }
draws =
    { $you ->
        [who] Вы берёте из колоды { $goods }.
       *[other] { $who } берёт из колоды { $goods }.
    }
lays-on-pile =
    { $you ->
        [who]
            { $pile ->
                [left] Вы кладёте { $goods } в левую стопку.
                [right] Вы кладёте { $goods } в правую стопку.
               *[only] Вы кладёте { $goods } в сброс.
            }
       *[other]
            { $pile ->
                [left] { $who } кладёт { $goods } в левую стопку.
                [right] { $who } кладёт { $goods } в правую стопку.
               *[only] { $who } кладёт { $goods } в сброс.
            }
    }
goes-on-pile =
    { $pile ->
        [left] Конфисковано, в левую стопку: { $goods }.
        [right] Конфисковано, в правую стопку: { $goods }.
       *[only] Конфисковано, в сброс: { $goods }.
    }
reshuffled = Из сброса складывается новая колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
# The nominative. Sentences that need another case choose by $pile themselves.
pile =
    { $pile ->
        [left] левая стопка
        [right] правая стопка
       *[only] сброс
    }

## Load and declaration

bag-shut =
    { $you ->
        [who] Вы защёлкиваете мешок.
       *[other] { $who } защёлкивает мешок.
    }
bag-shut-with =
    { $you ->
        [who] Вы кладёте в мешок { $goods } и защёлкиваете его.
       *[other] { $who } кладёт в мешок { $goods } и защёлкивает его.
    }
bags-shut = Все мешки защёлкнуты: { $bags }.
bag-size =
    { $you ->
        [who] ваш — { $count }
       *[other] { $who } — { $count }
    }
declares =
    { $you ->
        [who] Вы заявляете { $goods }.
       *[other] { $who } заявляет { $goods }.
    }

## At the gate

threatens =
    { $you ->
        [by] Вы кладёте руку на мешок торговца { $merchant }.
        [merchant] { $by } кладёт руку на ваш мешок.
       *[other] { $by } кладёт руку на мешок торговца { $merchant }.
    }
hands-back =
    { $you ->
        [by] Вы возвращаете мешок торговцу { $bag }.
        [among] { $by } возвращаете мешок торговцу { $bag }.
        [bag]
            { $people ->
                [1] { $by } возвращает вам мешок.
               *[other] { $by } возвращают вам мешок.
            }
       *[other]
            { $people ->
                [1] { $by } возвращает мешок торговцу { $bag }.
               *[other] { $by } возвращают мешок торговцу { $bag }.
            }
    }
goes-free =
    { $you ->
        [bag] Ваш мешок проходит свободно.
       *[other] Мешок торговца { $bag } проходит свободно.
    }
hands-back-inside = В нём: { $goods }.
opens-honest =
    { $you ->
        [by] Вы открываете мешок торговца { $bag }: { $goods }, как и заявлено.
        [among] { $by } открываете мешок торговца { $bag }: { $goods }, как и заявлено.
        [bag]
            { $people ->
                [1] { $by } открывает ваш мешок: { $goods }, как и заявлено.
               *[other] { $by } открывают ваш мешок: { $goods }, как и заявлено.
            }
       *[other]
            { $people ->
                [1] { $by } открывает мешок торговца { $bag }: { $goods }, как и заявлено.
               *[other] { $by } открывают мешок торговца { $bag }: { $goods }, как и заявлено.
            }
    }
opens-lie =
    { $you ->
        [by] Вы открываете мешок торговца { $bag }: { $goods }, а не { $declared }.
        [among] { $by } открываете мешок торговца { $bag }: { $goods }, а не { $declared }.
        [bag]
            { $people ->
                [1] { $by } открывает ваш мешок: { $goods }, а не { $declared }.
               *[other] { $by } открывают ваш мешок: { $goods }, а не { $declared }.
            }
       *[other]
            { $people ->
                [1] { $by } открывает мешок торговца { $bag }: { $goods }, а не { $declared }.
               *[other] { $by } открывают мешок торговца { $bag }: { $goods }, а не { $declared }.
            }
    }
pays-gold =
    { $you ->
        [from]
            { $gold ->
                [one] Вы платите игроку { $to } { $gold } монету.
                [few] Вы платите игроку { $to } { $gold } монеты.
               *[many] Вы платите игроку { $to } { $gold } монет.
            }
        [to]
            { $gold ->
                [one] { $from } платит вам { $gold } монету.
                [few] { $from } платит вам { $gold } монеты.
               *[many] { $from } платит вам { $gold } монет.
            }
       *[other]
            { $gold ->
                [one] { $from } платит игроку { $to } { $gold } монету.
                [few] { $from } платит игроку { $to } { $gold } монеты.
               *[many] { $from } платит игроку { $to } { $gold } монет.
            }
    }
pays-gold-booty =
    { $you ->
        [from]
            { $gold ->
                [one] Вы платите { $gold } монету в сундук.
                [few] Вы платите { $gold } монеты в сундук.
               *[many] Вы платите { $gold } монет в сундук.
            }
       *[other]
            { $gold ->
                [one] { $from } платит { $gold } монету в сундук.
                [few] { $from } платит { $gold } монеты в сундук.
               *[many] { $from } платит { $gold } монет в сундук.
            }
    }
hands-goods =
    { $you ->
        [from] Вы отдаёте игроку { $to } { $goods }.
        [to] { $from } отдаёт вам { $goods }.
       *[other] { $from } отдаёт игроку { $to } { $goods }.
    }
hands-goods-booty =
    { $you ->
        [from] Вы кладёте в сундук { $goods }.
       *[other] { $from } кладёт в сундук { $goods }.
    }
said-to-be =
    { $count ->
        [one]
            { $case ->
                [object] { $count } карту рубашкой вверх (на словах: { $goods })
               *[plain] { $count } карта рубашкой вверх (на словах: { $goods })
            }
        [few] { $count } карты рубашкой вверх (на словах: { $goods })
       *[many] { $count } карт рубашкой вверх (на словах: { $goods })
    }
owes-legal =
    { $you ->
        [debtor]
            { $gold ->
                [one] Вы ещё должны { $gold } монету и заплатите разрешёнными товарами.
                [few] Вы ещё должны { $gold } монеты и заплатите разрешёнными товарами.
               *[many] Вы ещё должны { $gold } монет и заплатите разрешёнными товарами.
            }
       *[other]
            { $gold ->
                [one] Остаётся долг в { $gold } монету: { $debtor } заплатит разрешёнными товарами.
                [few] Остаётся долг в { $gold } монеты: { $debtor } заплатит разрешёнными товарами.
               *[many] Остаётся долг в { $gold } монет: { $debtor } заплатит разрешёнными товарами.
            }
    }
owes-contraband =
    { $you ->
        [debtor]
            { $gold ->
                [one] Вы ещё должны { $gold } монету и заплатите контрабандой.
                [few] Вы ещё должны { $gold } монеты и заплатите контрабандой.
               *[many] Вы ещё должны { $gold } монет и заплатите контрабандой.
            }
       *[other]
            { $gold ->
                [one] Остаётся долг в { $gold } монету: { $debtor } заплатит контрабандой.
                [few] Остаётся долг в { $gold } монеты: { $debtor } заплатит контрабандой.
               *[many] Остаётся долг в { $gold } монет: { $debtor } заплатит контрабандой.
            }
    }
forgiven =
    { $you ->
        [debtor]
            { $gold ->
                [one] У вас ничего не осталось: долг в { $gold } монету прощён.
                [few] У вас ничего не осталось: долг в { $gold } монеты прощён.
               *[many] У вас ничего не осталось: долг в { $gold } монет прощён.
            }
       *[other]
            { $gold ->
                [one] У игрока { $debtor } ничего не осталось: долг в { $gold } монету прощён.
                [few] У игрока { $debtor } ничего не осталось: долг в { $gold } монеты прощён.
               *[many] У игрока { $debtor } ничего не осталось: долг в { $gold } монет прощён.
            }
    }

## Slips and deals

offers-for-bag =
    { $you ->
        [who] Вы предлагаете { $gives } за свой мешок.
       *[other] { $who } предлагает { $gives } за свой мешок.
    }
wants-for-bag =
    { $you ->
        [who] Вы хотите { $gives } за мешок торговца { $merchant }.
        [merchant] { $who } хочет { $gives } за ваш мешок.
       *[other] { $who } хочет { $gives } за мешок торговца { $merchant }.
    }
offers-terms =
    { $you ->
        [who] Вы предлагаете { $terms }.
       *[other] { $who } предлагает { $terms }.
    }
asks-terms =
    { $you ->
        [who] Вы предлагаете: { $terms }.
       *[other] { $who } предлагает: { $terms }.
    }
demands-terms =
    { $you ->
        [who] Вы просите у торговца { $merchant }: { $terms }.
        [merchant] { $who } просит у вас: { $terms }.
       *[other] { $who } просит у торговца { $merchant }: { $terms }.
    }
proposes-terms =
    { $you ->
        [who] Вы предлагаете торговцу { $merchant }: { $terms }.
        [merchant] { $who } предлагает вам: { $terms }.
       *[other] { $who } предлагает торговцу { $merchant }: { $terms }.
    }
accepts-slip =
    { $you ->
        [who] Вы принимаете записку помощников.
       *[other] { $who } принимает записку помощников.
    }
declines-slip =
    { $you ->
        [who] Вы отклоняете записку.
       *[other] { $who } отклоняет записку.
    }
deal = Сделка: { $people }.
deal-gives =
    { $you ->
        [who] По сделке вы отдаёте { $gives }.
       *[other] По сделке { $who } отдаёт { $gives }.
    }
# The full stop stands after the closing quotation mark, so the promises themselves have none.
gives-word =
    { $you ->
        [by] Вы даёте слово игроку { $to }: { $promise }.
        [to] { $by } даёт вам слово: { $promise }.
       *[other] { $by } даёт слово игроку { $to }: { $promise }.
    }
duty-open =
    { $you ->
        [by] Вы обязуетесь открыть мешок торговца { $bag }.
        [among] { $by } обязуетесь открыть мешок торговца { $bag }.
        [bag]
            { $people ->
                [1] { $by } обязуется открыть ваш мешок.
               *[other] { $by } обязуются открыть ваш мешок.
            }
       *[other]
            { $people ->
                [1] { $by } обязуется открыть мешок торговца { $bag }.
               *[other] { $by } обязуются открыть мешок торговца { $bag }.
            }
    }
duty-take-nothing =
    { $you ->
        [by] Вы больше ничего не берёте у торговца { $merchant }.
        [among] { $by } больше ничего не берёте у торговца { $merchant }.
        [merchant]
            { $people ->
                [1] { $by } больше ничего у вас не берёт.
               *[other] { $by } больше ничего у вас не берут.
            }
       *[other]
            { $people ->
                [1] { $by } больше ничего не берёт у торговца { $merchant }.
               *[other] { $by } больше ничего не берут у торговца { $merchant }.
            }
    }
# $to may name several, and «вы» is among them in the nominative: so it comes after a colon.
proof-shown =
    { $you ->
        [who] Вы показываете, что больше отдать нечего. Кто видит: { $to }.
        [to] { $who } показывает вам, что больше отдать нечего.
       *[other] { $who } показывает, что больше отдать нечего. Кто видит: { $to }.
    }
proof-stand = Рубашкой вверх: { $goods }.
proof-bag = В мешке: { $goods }.

## Deputies

verdict-open =
    { $you ->
        [by] Вы за то, чтобы открыть мешок торговца { $bag }.
        [bag] { $by } за то, чтобы открыть ваш мешок.
       *[other] { $by } за то, чтобы открыть мешок торговца { $bag }.
    }
verdict-nothing =
    { $you ->
        [by] Вы за то, чтобы вернуть мешок торговцу { $bag } даром.
        [bag] { $by } за то, чтобы вернуть вам мешок даром.
       *[other] { $by } за то, чтобы вернуть мешок торговцу { $bag } даром.
    }
verdict-slip =
    { $you ->
        [by] Вы за то, чтобы вернуть мешок торговцу { $bag } { $terms }.
        [bag] { $by } за то, чтобы вернуть вам мешок { $terms }.
       *[other] { $by } за то, чтобы вернуть мешок торговцу { $bag } { $terms }.
    }
verdict-falls =
    { $you ->
        [by] Ваше решение по мешку торговца { $bag } теряет силу.
        [bag] Решение помощника { $by } по вашему мешку теряет силу.
       *[other] Решение помощника { $by } по мешку торговца { $bag } теряет силу.
    }
acts-alone =
    { $you ->
        [by] Вы в одиночку решаете, что делать с мешком торговца { $bag }.
        [bag] { $by } в одиночку решает, что делать с вашим мешком.
       *[other] { $by } в одиночку решает, что делать с мешком торговца { $bag }.
    }
booty-gold =
    { $you ->
        [who]
            { $gold ->
                [one] Вы получаете { $gold } монету из сундука.
                [few] Вы получаете { $gold } монеты из сундука.
               *[many] Вы получаете { $gold } монет из сундука.
            }
       *[other]
            { $gold ->
                [one] { $who } получает { $gold } монету из сундука.
                [few] { $who } получает { $gold } монеты из сундука.
               *[many] { $who } получает { $gold } монет из сундука.
            }
    }
booty-goods =
    { $you ->
        [who] Вы получаете из сундука { $goods }.
       *[other] { $who } получает из сундука { $goods }.
    }
booty-gold-lost =
    { $gold ->
        [1] Лишняя монета из сундука уходит из игры.
        [one] { $gold } монета из сундука уходит из игры.
        [few] { $gold } монеты из сундука уходят из игры.
       *[many] { $gold } монет из сундука уходят из игры.
    }
booty-goods-lost = Лишнее из сундука, в сброс: { $goods }.
# $item: the accusative, as wish-coin and wish-card have it.
wishes =
    { $you ->
        [by] Вы хотите отдать { $item } помощнику { $to }.
        [to] { $by } хочет отдать { $item } вам.
       *[other] { $by } хочет отдать { $item } помощнику { $to }.
    }
wishes-own =
    { $you ->
        [by] Вы хотите взять себе { $item }.
       *[other] { $by } хочет взять себе { $item }.
    }
wishes-nobody =
    { $you ->
        [by] Вы не хотите никому отдавать { $item }.
       *[other] { $by } не хочет никому отдавать { $item }.
    }
wish-coin = лишнюю монету
wish-card = лишнюю карту «{ $good }»

## Black Market

claims =
    { $you ->
        [who] Вы отдаёте { $goods } за карту чёрного рынка ценой { $value }.
       *[other] { $who } отдаёт { $goods } за карту чёрного рынка ценой { $value }.
    }
passes-claim =
    { $you ->
        [who] Вы ничего не забираете с чёрного рынка.
       *[other] { $who } ничего не забирает с чёрного рынка.
    }

## Who has what. $goods: a list of goods, or so many cards.

has =
    { $you ->
        [who] Вы: { $parts }.
       *[other] { $who }: { $parts }.
    }
has-in-hand = на руке { $goods }
has-in-bag = в мешке { $goods }
has-on-stand = на прилавке { $goods }
has-face-down = рубашкой вверх { $goods }
on-pile =
    { $pile ->
        [left] В левой стопке: { $goods }.
        [right] В правой стопке: { $goods }.
       *[only] В сбросе: { $goods }.
    }
