### The end: who wins, who is King of what, and why.

## The result

wins =
    { $you ->
        [who] Wygrywasz
       *[other] { $who } wygrywa
    }
share-win = wspólna wygrana: { $who }
nobody-wins = Nikt nie wygrywa
wins-by =
    { $you ->
        [second] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, o { $more } więcej niż ty.
       *[other] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, o { $more } więcej niż { $second }.
    }
wins-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
wins-level =
    { $you ->
        [with] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, tyle samo co ty.
       *[other] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, tyle samo co { $with }.
    }

## Ties. $counts: a list of tie-count.

tie-legal = Remis: po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Decydują karty legalnych towarów: { $counts }.
tie-contraband = Remis: po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    } i tyle samo kart legalnych towarów. Decydują karty kontrabandy: { $counts }.
tie-shared = Remis: po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }, tyle samo kart legalnych towarów i kart kontrabandy. Nic więcej nie rozstrzyga.
tie-count =
    { $you ->
        [who] ty { $count }
       *[other] { $who } { $count }
    }

## King and Queen of a good

king-alone =
    { $you ->
        [king] Król: ty.
       *[other] Król: { $king }.
    }
king-and-queen =
    { $you ->
        [king] Król: ty, Królowa: { $queen }.
        [queen] Król: { $king }, Królowa: ty.
       *[other] Król: { $king }, Królowa: { $queen }.
    }
king-tie =
    { $exact ->
        [yes] { $who }: remis o Króla. Do podziału { $king } + { $queen }, po { $each }. Królowej nie ma.
       *[no] { $who }: remis o Króla. Do podziału { $king } + { $queen }, po { $each } (zaokrąglone w dół). Królowej nie ma.
    }
queen-tie =
    { $exact ->
        [yes] { $who }: remis o Królową. Do podziału { $queen }, po { $each }.
       *[no] { $who }: remis o Królową. Do podziału { $queen }, po { $each } (zaokrąglone w dół).
    }
no-king = Nikt nie ma ani jednej karty: bez Króla i Królowej.
not-in-deck = W tej grze nie występuje.
counts-as =
    { $you ->
        [who] Ty: { $goods }, czyli { $kinds }.
       *[other] { $who }: { $goods }, czyli { $kinds }.
    }

## The count, line by line

count-goods = { $good }: { $count } × { $value }
count-gold = Pensy
count-black-market = Czarny rynek
count-total = Razem
title-king = Król { $good } ({ $counted })
title-queen = Królowa { $good } ({ $counted })
title-king-shared = Król { $good } ({ $counted }), podział na { $among }: ({ $king } + { $queen }) / { $among }
title-queen-shared = Królowa { $good } ({ $counted }), podział na { $among }: { $queen } / { $among }

## The promise ledger

fate-open = do spełnienia
fate-kept = dotrzymana
fate-broken = złamana
fate-never-due = bez okazji
