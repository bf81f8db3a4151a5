### Slips: what they say, and how they end.

## What someone gives. $goods: a list of goods.

gives-stand = { $goods } с прилавка
gives-bag = { $goods } из мешка
gives-either = { $goods } из мешка или с прилавка

## What the law does, as part of a sentence. $law: a name, or "the Sheriff".

does-hand-back =
    { $you ->
        [law] вы вернёте мешок торговцу { $bag }
        [bag] { $law } вернёт вам мешок
       *[other] { $law } вернёт мешок торговцу { $bag }
    }
does-open =
    { $you ->
        [law] вы откроете мешок торговца { $bag }
        [bag] { $law } откроет ваш мешок
       *[other] { $law } откроет мешок торговца { $bag }
    }
does-take-nothing =
    { $you ->
        [law] вы ничего не возьмёте у торговца { $merchant }
        [merchant] { $law } ничего у вас не возьмёт
       *[other] { $law } ничего не возьмёт у торговца { $merchant }
    }
does-hand-back-deputies =
    { $you ->
        [bag] помощники вернут вам мешок
       *[other] помощники вернут мешок торговцу { $bag }
    }
does-open-deputies =
    { $you ->
        [bag] помощник откроет ваш мешок
       *[other] помощник откроет мешок торговца { $bag }
    }
does-take-nothing-deputies =
    { $you ->
        [merchant] помощник ничего у вас не возьмёт
       *[other] помощник ничего не возьмёт у торговца { $merchant }
    }

## The terms in short, as part of a sentence

terms-if = { $gives }, а взамен { $does }
terms-law-gives =
    { $you ->
        [who] вы добавите { $gives }
       *[other] { $who } добавит { $gives }
    }
# The full stop stands after the closing quotation mark: this is told as a sentence of its own.
terms-word =
    { $you ->
        [who] вы даёте слово: { $promise }.
       *[other] { $who } даёт слово: { $promise }.
    }
terms-only-word = только слово

## Promises: what the one says to the other, word for word

promise-hand-back = Когда буду шерифом в следующий раз, верну вам мешок
promise-hand-back-deputy = Когда буду помощником в следующий раз, верну вам мешок
promise-open =
    { $whose ->
        [yours] Когда буду шерифом в следующий раз, открою ваш мешок
       *[other] Когда буду шерифом в следующий раз, открою мешок торговца { $bag }
    }
promise-open-deputy =
    { $whose ->
        [yours] Когда буду помощником в следующий раз, открою ваш мешок
       *[other] Когда буду помощником в следующий раз, открою мешок торговца { $bag }
    }
promise-owe =
    { $gold ->
        [one] За мной { $gold } монета
        [few] За мной { $gold } монеты
       *[many] За мной { $gold } монет
    }

## How a slip ends. $you is "unknown" where nobody knows any more who wrote it.

slip-replaced =
    { $you ->
        [author] Вы пишете другую записку.
        [unknown] Записка № { $number } заменена.
       *[other] { $author } пишет другую записку.
    }
slip-withdrawn =
    { $you ->
        [author] Вы отзываете свою записку.
        [unknown] Записка № { $number } отозвана.
       *[other] { $author } отзывает свою записку.
    }
slip-declined =
    { $you ->
        [author] Ваша записка отклонена.
        [unknown] Записка № { $number } отклонена.
       *[other] Записка игрока { $author } отклонена.
    }
slip-void =
    { $you ->
        [author] Ваша записка недействительна. { $reason }
        [unknown] Записка № { $number } недействительна. { $reason }
       *[other] Записка игрока { $author } недействительна. { $reason }
    }
slip-lapsed =
    { $you ->
        [author] Ваша записка теряет силу.
        [unknown] Записка № { $number } теряет силу.
       *[other] Записка игрока { $author } теряет силу.
    }

on-terms =
    { $you ->
        [author] на условиях вашей записки
        [unknown] на условиях записки № { $number }
       *[other] на условиях записки игрока { $author }
    }

## What makes a slip impossible: facts that everyone can see

impossible-gold =
    { $you ->
        [who]
            { $offered ->
                [one] В записке { $offered } монета, а у вас { $has }.
                [few] В записке { $offered } монеты, а у вас { $has }.
               *[many] В записке { $offered } монет, а у вас { $has }.
            }
       *[other]
            { $offered ->
                [one] В записке { $offered } монета, а у игрока { $who } — { $has }.
                [few] В записке { $offered } монеты, а у игрока { $who } — { $has }.
               *[many] В записке { $offered } монет, а у игрока { $who } — { $has }.
            }
    }
impossible-stand =
    { $you ->
        [who] В записке { $offered }, а на вашем прилавке { $has }.
       *[other] В записке { $offered }, а на прилавке игрока { $who } — { $has }.
    }
impossible-face-down =
    { $you ->
        [who]
            { $offered ->
                [one] В записке { $offered } карта рубашкой вверх, а у вас { $has }.
                [few] В записке { $offered } карты рубашкой вверх, а у вас { $has }.
               *[many] В записке { $offered } карт рубашкой вверх, а у вас { $has }.
            }
       *[other]
            { $offered ->
                [one] В записке { $offered } карта рубашкой вверх, а у игрока { $who } — { $has }.
                [few] В записке { $offered } карты рубашкой вверх, а у игрока { $who } — { $has }.
               *[many] В записке { $offered } карт рубашкой вверх, а у игрока { $who } — { $has }.
            }
    }
impossible-bag =
    { $you ->
        [who]
            { $offered ->
                [one] В записке { $offered } карта из мешка, а в вашем мешке { $has }.
                [few] В записке { $offered } карты из мешка, а в вашем мешке { $has }.
               *[many] В записке { $offered } карт из мешка, а в вашем мешке { $has }.
            }
       *[other]
            { $offered ->
                [one] В записке { $offered } карта из мешка, а в мешке торговца { $who } — { $has }.
                [few] В записке { $offered } карты из мешка, а в мешке торговца { $who } — { $has }.
               *[many] В записке { $offered } карт из мешка, а в мешке торговца { $who } — { $has }.
            }
    }
impossible-settled =
    { $you ->
        [who] По вашему мешку решение уже принято.
       *[other] По мешку торговца { $who } решение уже принято.
    }
impossible-must-open =
    { $you ->
        [who] Ваш мешок должны открыть: сделок о нём больше не будет.
       *[other] Мешок торговца { $who } должны открыть: сделок о нём больше не будет.
    }
impossible-nothing-from =
    { $you ->
        [who] До конца досмотра у вас ничего нельзя брать.
       *[other] До конца досмотра у торговца { $who } ничего нельзя брать.
    }
impossible-face-down-left =
    { $you ->
        [who] С вашего прилавка ушла карта, лежавшая рубашкой вверх.
       *[other] С прилавка игрока { $who } ушла карта, лежавшая рубашкой вверх.
    }
impossible-nobody = Ни один помощник не может заключить эту сделку.
