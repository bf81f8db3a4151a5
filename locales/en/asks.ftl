### What is asked of the reader: one sentence, and a hint below it. And whom the table waits for.

## Asked of the reader. The message is the title.

ask-pick-first = Who goes to market first?
    .hint = Pick a merchant. The others follow clockwise.
ask-exchange-piles = Your turn at the market
    .hint = Set aside up to five cards, then draw as many. After the first card from the deck, the piles are closed.
ask-exchange-deck = Your turn at the market
    .hint = Set aside up to five cards, face up, and draw as many from the deck.
ask-place =
    { $count ->
        [one] Lay your card on one pile
       *[other] Lay your { $count } cards on one pile
    }
    .hint = You choose pile and order. The last card ends on top.
ask-place-confiscated =
    { $count ->
        [one] Lay the confiscated card on one pile
       *[other] Lay the { $count } confiscated cards on one pile
    }
    .hint = You choose pile and order. The last card ends on top.
ask-load = Fill your bag
    .hint = One to five cards. Nobody sees which.
ask-declare =
    { $count ->
        [one] Your bag has { $count } card. What do you say it is?
       *[other] Your bag has { $count } cards. What do you say they are?
    }
    .hint = The number is true. The kind is up to you.
ask-settle =
    { $count ->
        [one] One bag is left at your gate
       *[other] { $count } bags are left at your gate
    }
    .hint = Hand back or open, in any order. What is done is done.
ask-settle-deputy =
    { $count ->
        [one] One bag is left at the gate
       *[other] { $count } bags are left at the gate
    }
    .hint = Hand back or open. If { $other } disagrees, whoever opens decides alone.
ask-pay-legal = You still owe { $gold } gold
    .hint = Pay in legal goods of at least that value. No change is given.
ask-pay-contraband = You still owe { $gold } gold
    .hint = Pay in contraband of at least that value. Everyone sees it.
    .all = All you have left does not cover it. Everyone sees what you hand over.
ask-claim = Claim a Black Market card?
    .hint = It costs three of its kind from under your counter. Or pass.

## Nothing is asked, but there is a slip to answer

wanted-hint = Nothing moves until one of you accepts the other’s slip. The bag can still be opened.
    .both = Nothing moves until both Deputies agree, too. The bag can still be opened.

## Waiting for others. $people: how many $who names.

waiting-pick-first = { $who } picks who goes to market first.
waiting-exchange = { $who } is at the market.
waiting-place = { $who } is laying cards on a pile.
waiting-load =
    { $people ->
        [one] { $who } is packing.
       *[other] { $who } are packing.
    }
waiting-declare = { $who } is about to declare.
waiting-settle =
    { $people ->
        [one] { $who } is weighing the bags.
       *[other] { $who } are weighing the bags.
    }
waiting-pay = { $who } is paying a debt.
# $people: how many $who names.
waiting-claim = { $who } may claim a Black Market card.
waiting-over = The game is over.

## Phases

phase-market = Market
phase-load = Load
phase-declaration = Declare
phase-inspection = Inspection
phase-over = Final score
