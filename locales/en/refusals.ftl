### Why something cannot be done, and what to do instead. It is told to the one who tried it.

## Not now, or not you

refused-wrong-phase = That belongs to another phase. Do what is asked now.
refused-game-over = The game is over. Start another one.
refused-nobody-there = Nobody sits at seat { $seat }. Pick someone at the table.
refused-not-for-this-actor = That is not yours to do. Only the clock calls time, and those who watch only watch.
refused-clock = The clock is not running now. Nothing needs doing.
refused-not-your-turn = It is not your turn. Wait until something is asked of you.
refused-answer-first =
    { $ask ->
        [pick-first] Something comes first: pick who goes to market.
        [exchange] Something comes first: take your market turn.
        [place] Something comes first: lay your cards on a pile.
        [load] Something comes first: fill your bag.
        [declare] Something comes first: declare your bag.
        [settle] Something comes first: settle the bags.
        [pay] Something comes first: pay what you owe.
       *[claim] Something comes first: claim a card, or pass.
    }
refused-not-the-law = That is the Sheriff’s to do, and you are a merchant this round.
refused-not-a-deputy = That is for the Deputies to do, and you are a merchant this round.
refused-no-merchant =
    { $you ->
        [who] You hold the gate this round, and only a merchant does that.
       *[other] { $who } is no merchant this round. Pick one who is.
    }
refused-choice-owed =
    { $you ->
        [who] Choose first what is asked of you.
       *[other] { $who } has to choose first. Wait a moment.
    }
refused-time-is-up = Time is up. Nothing more is settled this round.

## Market and load

refused-too-many-set-aside =
    { $count ->
        [one] { $count } card is too many. Set five aside at most.
       *[other] { $count } cards are too many. Set five aside at most.
    }
# $needed: so many of a good.
refused-not-in-hand =
    { $has ->
        [0] That takes { $needed }, and you hold none. Choose from your hand.
       *[other] That takes { $needed }, and you hold { $has }. Choose from your hand.
    }
refused-not-enough-to-draw =
    { $drawable ->
        [0] There is no card left to draw. Keep all of yours.
        [one] There is one card left to draw. Set one aside at most.
       *[other] There are { $drawable } cards left to draw. Set { $drawable } aside at most.
    }
refused-pile-too-small =
    { $has ->
        [0] That pile is empty. Draw from somewhere else.
        [one] That pile has one card. Take no more than that.
       *[other] That pile has { $has } cards. Take no more than that.
    }
refused-draws-too-many =
    { $draws ->
        [0] You draw nothing this turn. Set a card aside first.
        [one] You draw one card this turn. Take no more than that from the piles.
       *[other] You draw { $draws } cards this turn. Take no more than that from the piles.
    }
refused-one-pile-only = There is one discard pile, and nothing is drawn from it. Draw from the deck.
refused-not-the-cards = Those are not the cards to lay down. Use exactly the ones shown.

## Declaration

refused-not-legal = { $good } is contraband. Declare a legal good.
refused-not-in-this-game = { $good } is not in this game. Declare a good that is.

## At the gate

refused-no-bag =
    { $you ->
        [who] You have no bag at the gate.
       *[other] { $who } has no bag at the gate. Pick a bag that is still there.
    }
refused-already-threatened = { $who } is threatened already. Wait for an answer.
refused-bound-to-open = A deal binds you to open { $who }’s bag. Open it.
refused-acts-alone = { $by } decides alone about { $bag }’s bag. Pick another bag.
refused-same-verdict = That is your verdict on { $who }’s bag already. Wait for the other Deputy.
refused-no-more-verdicts = Enough back and forth about { $who }’s bag. Open it, or agree to the other Deputy’s terms.

## Slips

refused-not-your-slip = That slip would be { $merchant }’s. Write one of your own.
refused-empty-slip = The slip is empty. Put something on it.
refused-no-more-slips = { $most } slips are written, and more do not fit into one Inspection. Answer one that is there.
refused-too-many-promises = { $count } promises are too many. A slip has room for { $most }.
refused-bad-promise = That promise does not belong on this slip. Both sides of the slip can promise, and only to each other. A promise can owe 1 to 1000 gold.
refused-about-yourself =
    { $you ->
        [who] A slip of yours cannot ask for that about yourself. Name another merchant.
       *[other] A slip with { $who } cannot ask for that about { $who }. Name another merchant.
    }
refused-both =
    { $you ->
        [who] Your bag is either handed back or opened. Pick one.
       *[other] { $who }’s bag is either handed back or opened. Pick one.
    }
refused-bag-goods =
    { $you ->
        [who] Goods from your bag need your bag handed back. Ask for that too, or take them off.
       *[other] Goods from { $who }’s bag need that bag handed back. Add that, or take them off.
    }
refused-no-either = “Bag or stand” is not played here. Name one of the two.
refused-not-the-giver = { $who } cannot add anything to this slip. On that side only the law gives.
# $reason: a public fact, as slips.ftl tells it.
refused-impossible = { $reason } Change the slip.
# $needed: so many of a good.
refused-not-face-down =
    { $has ->
        [0] That takes { $needed } face down, and you have none. Offer what is there.
       *[other] That takes { $needed } face down, and you have { $has }. Offer what is there.
    }
refused-no-such-slip = That slip is not on the table any more. Look at what is.
refused-not-yours-to-answer = That slip is not for you to answer so. Answer the other side’s, take back your own.
refused-already-accepted = You have accepted that slip. Now it is with the Deputies.
refused-already-declined = You have turned that slip down. Now it is with the other Deputy.
refused-needs-own-acceptance = That slip asks for more than this bag. Accept the slip itself, or hand the bag back for nothing.

## Debts

refused-no-debt = You owe nothing. Keep your goods.
# $needed: so many of a good.
refused-cannot-pay-with =
    { $has ->
        [0] You cannot pay with { $needed }. Choose from what is shown.
       *[other] You cannot pay with { $needed }. You have { $has } to pay with.
    }
refused-pays-too-little = That is worth { $pays }, and you owe { $owed }. Add something.
refused-needless-card = { $good }: one card less still covers it. Take one back.

## Black Market and Booty

refused-no-black-market = There is no Black Market in this game.
refused-no-claim = You can claim nothing now. A claim takes a bag handed back this round, and is made once.
refused-not-on-top = The card worth { $value } is not on top any more. Look again.
# $has: how many of the good lie face down.
refused-too-few-to-claim =
    { $has ->
        [0] { $good }: a claim takes three, and you have none face down. Pick another pile, or pass.
       *[other] { $good }: a claim takes three, and you have { $has } face down. Pick another pile, or pass.
    }
refused-name-a-pile = Say which discard pile takes the three cards.
refused-name-no-pile = There is no pile to choose for the three cards. Leave it open.
refused-already-passed = You have passed. You can still claim until Inspection ends.
refused-no-booty = There is no Booty without Deputies.
refused-no-deputy = { $who } is no Deputy this round. Pick one of the two who are.
refused-same-wish = That is your wish already.
refused-no-more-wishes = { $most } wishes are stated. Leave it at that.

## The table, not the rules

refused-too-late = Too late: the game has moved on.
refused-not-your-seat = You do not play for { $who }.
refused-id-reused = That was sent twice with different content. Try again.
refused-table-full = So much was said at this table that nothing more fits.
