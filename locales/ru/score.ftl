### The end: who wins, who is King of what, and why.

## The result

wins =
    { $you ->
        [who] Вы побеждаете
       *[other] { $who } побеждает
    }
share-win = Общая победа: { $who }
nobody-wins = Никто не побеждает
# $second may name several, and «вы» is among them in the nominative.
wins-by =
    { $you ->
        [second]
            { $points ->
                [one] { $points } очко, на { $more } больше, чем у вас.
                [few] { $points } очка, на { $more } больше, чем у вас.
               *[many] { $points } очков, на { $more } больше, чем у вас.
            }
       *[other]
            { $points ->
                [one] { $points } очко, отрыв { $more }. Второе место: { $second }.
                [few] { $points } очка, отрыв { $more }. Второе место: { $second }.
               *[many] { $points } очков, отрыв { $more }. Второе место: { $second }.
            }
    }
wins-points =
    { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
wins-level =
    { $you ->
        [with]
            { $points ->
                [one] { $points } очко, столько же, сколько у вас.
                [few] { $points } очка, столько же, сколько у вас.
               *[many] { $points } очков, столько же, сколько у вас.
            }
       *[other]
            { $points ->
                [one] { $points } очко. Столько же: { $with }.
                [few] { $points } очка. Столько же: { $with }.
               *[many] { $points } очков. Столько же: { $with }.
            }
    }

## Ties. $counts: a list of tie-count.

tie-legal =
    { $points ->
        [one] Ничья: по { $points } очку. Решают карты разрешённых товаров: { $counts }.
        [few] Ничья: по { $points } очка. Решают карты разрешённых товаров: { $counts }.
       *[many] Ничья: по { $points } очков. Решают карты разрешённых товаров: { $counts }.
    }
tie-contraband =
    { $points ->
        [one] Ничья: по { $points } очку, карт разрешённых товаров тоже поровну. Решают карты контрабанды: { $counts }.
        [few] Ничья: по { $points } очка, карт разрешённых товаров тоже поровну. Решают карты контрабанды: { $counts }.
       *[many] Ничья: по { $points } очков, карт разрешённых товаров тоже поровну. Решают карты контрабанды: { $counts }.
    }
tie-shared =
    { $points ->
        [one] Ничья: по { $points } очку, карт разрешённых товаров и контрабанды тоже поровну. Больше решать нечем.
        [few] Ничья: по { $points } очка, карт разрешённых товаров и контрабанды тоже поровну. Больше решать нечем.
       *[many] Ничья: по { $points } очков, карт разрешённых товаров и контрабанды тоже поровну. Больше решать нечем.
    }
tie-count =
    { $you ->
        [who] вы — { $count }
       *[other] { $who } — { $count }
    }

## King and Queen of a good

king-alone =
    { $you ->
        [king] Король — вы.
       *[other] Король — { $king }.
    }
king-and-queen =
    { $you ->
        [king] Король — вы, королева — { $queen }.
        [queen] Король — { $king }, королева — вы.
       *[other] Король — { $king }, королева — { $queen }.
    }
# No verb after $who: it may be «Вы и Ines».
king-tie =
    { $exact ->
        [yes] { $who }: ничья за титул короля, { $king } + { $queen } поровну, по { $each }. Королевы нет.
       *[no] { $who }: ничья за титул короля, { $king } + { $queen } поровну с округлением вниз, по { $each }. Королевы нет.
    }
queen-tie =
    { $exact ->
        [yes] { $who }: ничья за титул королевы, { $queen } поровну, по { $each }.
       *[no] { $who }: ничья за титул королевы, { $queen } поровну с округлением вниз, по { $each }.
    }
no-king = Ни у кого нет ни одной карты: ни короля, ни королевы.
not-in-deck = В этой игре нет.
counts-as =
    { $you ->
        [who] Вы: { $goods }, то есть { $kinds }.
       *[other] { $who }: { $goods }, то есть { $kinds }.
    }

## The count, line by line

count-goods = { $good }: { $count } × { $value }
count-gold = Монеты
count-black-market = Чёрный рынок
count-total = Итого
title-king = Король { $good }, всего { $counted }
title-queen = Королева { $good }, всего { $counted }
title-king-shared = Король { $good }, всего { $counted }, ничья на { $among }: ({ $king } + { $queen }) / { $among }
title-queen-shared = Королева { $good }, всего { $counted }, ничья на { $among }: { $queen } / { $among }

## The promise ledger

fate-open = в силе
fate-kept = сдержано
fate-broken = нарушено
fate-never-due = не пригодилось
