### The end: who wins, who is King of what, and why.

## The result

wins =
    { $you ->
        [who] You win
       *[other] { $who } wins
    }
share-win = { $who } share the win
nobody-wins = Nobody wins
wins-by =
    { $you ->
        [second]
            { $points ->
                [one] { $points } point, { $more } more than you.
               *[other] { $points } points, { $more } more than you.
            }
       *[other]
            { $points ->
                [one] { $points } point, { $more } more than { $second }.
               *[other] { $points } points, { $more } more than { $second }.
            }
    }
wins-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
# $with: those with as many points.
wins-level =
    { $you ->
        [with]
            { $points ->
                [one] { $points } point, as many as you.
               *[other] { $points } points, as many as you.
            }
       *[other]
            { $points ->
                [one] { $points } point, as many as { $with }.
               *[other] { $points } points, as many as { $with }.
            }
    }

## Ties. $counts: a list of tie-count.

tie-legal =
    { $points ->
        [one] Tied at { $points } point. Legal goods cards decide: { $counts }.
       *[other] Tied at { $points } points. Legal goods cards decide: { $counts }.
    }
tie-contraband =
    { $points ->
        [one] Tied at { $points } point and in legal goods cards. Contraband cards decide: { $counts }.
       *[other] Tied at { $points } points and in legal goods cards. Contraband cards decide: { $counts }.
    }
tie-shared =
    { $points ->
        [one] Tied at { $points } point, in legal goods cards and in contraband cards. Nothing is left to decide it.
       *[other] Tied at { $points } points, in legal goods cards and in contraband cards. Nothing is left to decide it.
    }
tie-count =
    { $you ->
        [who] you { $count }
       *[other] { $who } { $count }
    }

## King and Queen of a good

king-alone =
    { $you ->
        [king] You are King.
       *[other] { $king } is King.
    }
king-and-queen =
    { $you ->
        [king] You are King, { $queen } is Queen.
        [queen] { $king } is King, you are Queen.
       *[other] { $king } is King, { $queen } is Queen.
    }
# $who: two names or more. Each gets $each; $exact is "no" if that was rounded down.
king-tie =
    { $exact ->
        [yes] { $who } tie for King: { $king } + { $queen }, shared, { $each } each. Nobody is Queen.
       *[no] { $who } tie for King: { $king } + { $queen }, shared, rounded down: { $each } each. Nobody is Queen.
    }
queen-tie =
    { $exact ->
        [yes] { $who } tie for Queen: { $queen }, shared, { $each } each.
       *[no] { $who } tie for Queen: { $queen }, shared, rounded down: { $each } each.
    }
no-king = Nobody has any: no King, no Queen.
not-in-deck = Not in this game.
# Royal goods on someone's stand. $goods: which. $kinds: what they count as together.
counts-as =
    { $you ->
        [who] Your { $goods } count as { $kinds }.
       *[other] { $who }’s { $goods } count as { $kinds }.
    }

## The count, line by line

count-goods = { $count } × { $value } { $good }
count-gold = Gold
count-black-market = Black Market
count-total = Total
# $good: a kind, as goods.ftl has it under .of.
title-king = King of { $good } with { $counted }
title-queen = Queen of { $good } with { $counted }
title-king-shared = King of { $good } with { $counted }, { $among } tied: ({ $king } + { $queen }) / { $among }
title-queen-shared = Queen of { $good } with { $counted }, { $among } tied: { $queen } / { $among }

## The promise ledger

fate-open = open
fate-kept = kept
fate-broken = broken
fate-never-due = never due
