### The end: who wins, who is King of what, and why.

## The result

wins =
    { $you ->
        [who] Ganas tú
       *[other] Gana { $who }
    }
share-win = Victoria compartida: { $who }
nobody-wins = No gana nadie
wins-by =
    { $you ->
        [second]
            { $points ->
                [one] { $points } punto, { $more } más que tú.
               *[other] { $points } puntos, { $more } más que tú.
            }
       *[other]
            { $points ->
                [one] { $points } punto, { $more } más que { $second }.
               *[other] { $points } puntos, { $more } más que { $second }.
            }
    }
wins-points =
    { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
wins-level =
    { $you ->
        [with]
            { $points ->
                [one] { $points } punto, igual que tú.
               *[other] { $points } puntos, igual que tú.
            }
       *[other]
            { $points ->
                [one] { $points } punto, igual que { $with }.
               *[other] { $points } puntos, igual que { $with }.
            }
    }

## Ties. $counts: a list of tie-count.

tie-legal =
    { $points ->
        [one] Empate a { $points } punto. Deciden las cartas de mercancías legales: { $counts }.
       *[other] Empate a { $points } puntos. Deciden las cartas de mercancías legales: { $counts }.
    }
tie-contraband =
    { $points ->
        [one] Empate a { $points } punto y en cartas de mercancías legales. Deciden las de contrabando: { $counts }.
       *[other] Empate a { $points } puntos y en cartas de mercancías legales. Deciden las de contrabando: { $counts }.
    }
tie-shared =
    { $points ->
        [one] Empate a { $points } punto, en cartas de mercancías legales y en cartas de contrabando. No queda con qué desempatar.
       *[other] Empate a { $points } puntos, en cartas de mercancías legales y en cartas de contrabando. No queda con qué desempatar.
    }
tie-count =
    { $you ->
        [who] tú { $count }
       *[other] { $who } { $count }
    }

## King and Queen of a good

king-alone =
    { $you ->
        [king] Rey: tú.
       *[other] Rey: { $king }.
    }
king-and-queen =
    { $you ->
        [king] Rey: tú. Reina: { $queen }.
        [queen] Rey: { $king }. Reina: tú.
       *[other] Rey: { $king }. Reina: { $queen }.
    }
king-tie =
    { $exact ->
        [yes] { $who }: empate por el Rey. { $king } + { $queen } a repartir, { $each } por cabeza. No hay Reina.
       *[no] { $who }: empate por el Rey. { $king } + { $queen } a repartir, redondeando hacia abajo: { $each } por cabeza. No hay Reina.
    }
queen-tie =
    { $exact ->
        [yes] { $who }: empate por la Reina. { $queen } a repartir, { $each } por cabeza.
       *[no] { $who }: empate por la Reina. { $queen } a repartir, redondeando hacia abajo: { $each } por cabeza.
    }
no-king = Nadie tiene ni una carta: no hay Rey ni Reina.
not-in-deck = No está en esta partida.
counts-as =
    { $you ->
        [who] Sumas { $kinds } por { $goods }.
       *[other] { $who } suma { $kinds } por { $goods }.
    }

## The count, line by line

count-goods = { $count } × { $value } { $good }
count-gold = Oro
count-black-market = Mercado negro
count-total = Total
title-king = Rey { $good } con { $counted }
title-queen = Reina { $good } con { $counted }
title-king-shared = Rey { $good } con { $counted }, empate entre { $among }: ({ $king } + { $queen }) / { $among }
title-queen-shared = Reina { $good } con { $counted }, empate entre { $among }: { $queen } / { $among }

## The promise ledger

fate-open = pendiente
fate-kept = cumplida
fate-broken = rota
fate-never-due = sin ocasión
