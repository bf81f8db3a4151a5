### The chronicle: what happened, one short sentence each.
###
### $you says which person of the sentence the reader is, or "other". It is "among" if several act and
### the reader is one of them: "you and Ines". Names never change their form, and nobody is he or she.

## Rounds

round-begins =
    { $you ->
        [sheriff] Round { $round } begins. You are Sheriff.
       *[other] Round { $round } begins. { $sheriff } is Sheriff.
    }
# $deputies: both names, "you" among them if the reader is one.
round-begins-deputies = Round { $round } begins. Deputies: { $deputies }.
time-is-up = Time is up.
game-over = The market closes for good.
reveals =
    { $you ->
        [who] You reveal { $goods }.
       *[other] { $who } reveals { $goods }.
    }

## Market

goes-first =
    { $you ->
        [who] You go to market first.
       *[other] { $who } goes to market first.
    }
keeps-all =
    { $you ->
        [who] You keep every card.
       *[other] { $who } keeps every card.
    }
sets-aside-count =
    { $you ->
        [who]
            { $count ->
                [one] You set { $count } card aside.
               *[other] You set { $count } cards aside.
            }
       *[other]
            { $count ->
                [one] { $who } sets { $count } card aside.
               *[other] { $who } sets { $count } cards aside.
            }
    }
sets-aside-goods =
    { $you ->
        [who] You set aside { $goods }.
       *[other] { $who } sets aside { $goods }.
    }
takes-from-pile =
    { $you ->
        [who] You take { $goods } from { pile }.
       *[other] { $who } takes { $goods } from { pile }.
    }
draws =
    { $you ->
        [who] You draw { $goods }.
       *[other] { $who } draws { $goods }.
    }
lays-on-pile =
    { $you ->
        [who] You lay { $goods } on { pile }.
       *[other] { $who } lays { $goods } on { pile }.
    }
goes-on-pile = Confiscated, on { pile }: { $goods }.
reshuffled =
    { $count ->
        [one] The discards become a new deck of { $count } card.
       *[other] The discards become a new deck of { $count } cards.
    }
# $pile: "left", "right", or "only" if there is just one.
pile =
    { $pile ->
        [left] the left pile
        [right] the right pile
       *[only] the discard pile
    }

## Load and declaration

bag-shut =
    { $you ->
        [who] You snap your bag shut.
       *[other] { $who } snaps the bag shut.
    }
bag-shut-with =
    { $you ->
        [who] You snap your bag shut on { $goods }.
       *[other] { $who } snaps the bag shut on { $goods }.
    }
# $bags: a list of bag-size.
bags-shut = All bags are shut: { $bags }.
bag-size =
    { $you ->
        [who] yours { $count }
       *[other] { $who } { $count }
    }
declares =
    { $you ->
        [who] You declare { $goods }.
       *[other] { $who } declares { $goods }.
    }

## At the gate

threatens =
    { $you ->
        [by] You lay a hand on { $merchant }’s bag.
        [merchant] { $by } lays a hand on your bag.
       *[other] { $by } lays a hand on { $merchant }’s bag.
    }
# $people here and below: how many $by names.
hands-back =
    { $you ->
        [by] You hand { $bag }’s bag back.
        [bag]
            { $people ->
                [one] { $by } hands your bag back.
               *[other] { $by } hand your bag back.
            }
       *[other]
            { $people ->
                [one] { $by } hands { $bag }’s bag back.
               *[other] { $by } hand { $bag }’s bag back.
            }
    }
goes-free =
    { $you ->
        [bag] Your bag goes free.
       *[other] { $bag }’s bag goes free.
    }
# Said after a bag went back or free. $goods: what comes on the stand, as far as the reader sees it.
hands-back-inside = In it: { $goods }.
opens-honest =
    { $you ->
        [by] You open { $bag }’s bag: { $goods }, as declared.
        [bag]
            { $people ->
                [one] { $by } opens your bag: { $goods }, as declared.
               *[other] { $by } open your bag: { $goods }, as declared.
            }
       *[other]
            { $people ->
                [one] { $by } opens { $bag }’s bag: { $goods }, as declared.
               *[other] { $by } open { $bag }’s bag: { $goods }, as declared.
            }
    }
opens-lie =
    { $you ->
        [by] You open { $bag }’s bag: { $goods }, not { $declared }.
        [bag]
            { $people ->
                [one] { $by } opens your bag: { $goods }, not { $declared }.
               *[other] { $by } open your bag: { $goods }, not { $declared }.
            }
       *[other]
            { $people ->
                [one] { $by } opens { $bag }’s bag: { $goods }, not { $declared }.
               *[other] { $by } open { $bag }’s bag: { $goods }, not { $declared }.
            }
    }
pays-gold =
    { $you ->
        [from] You pay { $to } { $gold } gold.
        [to] { $from } pays you { $gold } gold.
       *[other] { $from } pays { $to } { $gold } gold.
    }
pays-gold-booty =
    { $you ->
        [from] You pay { $gold } gold onto the Booty.
       *[other] { $from } pays { $gold } gold onto the Booty.
    }
hands-goods =
    { $you ->
        [from] You hand { $to } { $goods }.
        [to] { $from } hands you { $goods }.
       *[other] { $from } hands { $to } { $goods }.
    }
hands-goods-booty =
    { $you ->
        [from] You lay { $goods } on the Booty.
       *[other] { $from } lays { $goods } on the Booty.
    }
# Cards that the reader does not see. $goods: what they were said to be.
# $case: as for goods.
said-to-be =
    { $count ->
        [one] { $count } card face down, said to be { $goods }
       *[other] { $count } cards face down, said to be { $goods }
    }
owes-legal =
    { $you ->
        [debtor] You still owe { $gold } gold, to be paid in legal goods.
       *[other] { $debtor } still owes { $gold } gold, to be paid in legal goods.
    }
owes-contraband =
    { $you ->
        [debtor] You still owe { $gold } gold, to be paid in contraband.
       *[other] { $debtor } still owes { $gold } gold, to be paid in contraband.
    }
forgiven =
    { $you ->
        [debtor] You have nothing left: { $gold } gold is forgiven.
       *[other] { $debtor } has nothing left: { $gold } gold is forgiven.
    }

## Slips and deals

# The merchant offers something to get the own bag back.
offers-for-bag =
    { $you ->
        [who] You offer { $gives } to get your bag back.
       *[other] { $who } offers { $gives } to get the bag back.
    }
# The law wants something for a bag.
wants-for-bag =
    { $you ->
        [who] You want { $gives } for { $merchant }’s bag.
        [merchant] { $who } wants { $gives } for your bag.
       *[other] { $who } wants { $gives } for { $merchant }’s bag.
    }
# $terms: what is sealed on a slip, as slips.ftl puts it together.
offers-terms =
    { $you ->
        [who] You offer { $terms }.
       *[other] { $who } offers { $terms }.
    }
# The merchant gives nothing.
asks-terms =
    { $you ->
        [who] You propose: { $terms }.
       *[other] { $who } proposes: { $terms }.
    }
demands-terms =
    { $you ->
        [who] You ask { $merchant } for { $terms }.
        [merchant] { $who } asks you for { $terms }.
       *[other] { $who } asks { $merchant } for { $terms }.
    }
proposes-terms =
    { $you ->
        [who] You propose to { $merchant }: { $terms }.
        [merchant] { $who } proposes to you: { $terms }.
       *[other] { $who } proposes to { $merchant }: { $terms }.
    }
accepts-slip =
    { $you ->
        [who] You accept the Deputies’ slip.
       *[other] { $who } accepts the Deputies’ slip.
    }
declines-slip =
    { $you ->
        [who] You turn a slip down.
       *[other] { $who } turns a slip down.
    }
# $people: the merchant and the law, "you" among them if the reader is one.
deal = Deal between { $people }.
# What was agreed; goods from the bag may not be there.
deal-gives =
    { $you ->
        [who] You are to give { $gives }.
       *[other] { $who } is to give { $gives }.
    }
gives-word =
    { $you ->
        [by] You give { $to } your word: { $promise }
        [to] { $by } gives you a word: { $promise }
       *[other] { $by } gives { $to } a word: { $promise }
    }
# $people: how many $by names.
duty-open =
    { $you ->
        [by] You must open { $bag }’s bag.
        [bag] { $by } must open your bag.
       *[other] { $by } must open { $bag }’s bag.
    }
duty-take-nothing =
    { $you ->
        [by] You take nothing more from { $merchant }.
        [merchant]
            { $people ->
                [one] { $by } takes nothing more from you.
               *[other] { $by } take nothing more from you.
            }
       *[other]
            { $people ->
                [one] { $by } takes nothing more from { $merchant }.
               *[other] { $by } take nothing more from { $merchant }.
            }
    }
# Someone did not deliver, and showed that there was no more.
proof-shown =
    { $you ->
        [who] You show { $to } that there was no more.
        [to] { $who } shows you that there was no more.
       *[other] { $who } shows { $to } that there was no more.
    }
proof-stand = Face down: { $goods }.
proof-bag = In the bag: { $goods }.

## Deputies

verdict-open =
    { $you ->
        [by] You are for opening { $bag }’s bag.
        [bag] { $by } is for opening your bag.
       *[other] { $by } is for opening { $bag }’s bag.
    }
verdict-nothing =
    { $you ->
        [by] You are for handing { $bag }’s bag back for nothing.
        [bag] { $by } is for handing your bag back for nothing.
       *[other] { $by } is for handing { $bag }’s bag back for nothing.
    }
# $terms: on-terms, of slips.ftl.
verdict-slip =
    { $you ->
        [by] You are for handing { $bag }’s bag back, { $terms }.
        [bag] { $by } is for handing your bag back, { $terms }.
       *[other] { $by } is for handing { $bag }’s bag back, { $terms }.
    }
verdict-falls =
    { $you ->
        [by] Your verdict on { $bag }’s bag falls.
        [bag] { $by }’s verdict on your bag falls.
       *[other] { $by }’s verdict on { $bag }’s bag falls.
    }
acts-alone =
    { $you ->
        [by] You decide alone about { $bag }’s bag.
        [bag] { $by } decides alone about your bag.
       *[other] { $by } decides alone about { $bag }’s bag.
    }
booty-gold =
    { $you ->
        [who] You get { $gold } gold from the Booty.
       *[other] { $who } gets { $gold } gold from the Booty.
    }
booty-goods =
    { $you ->
        [who] You get { $goods } from the Booty.
       *[other] { $who } gets { $goods } from the Booty.
    }
booty-gold-lost =
    { $gold ->
        [one] The odd coin of the Booty leaves the game.
       *[other] { $gold } gold of the Booty leaves the game.
    }
booty-goods-lost = Left over from the Booty and discarded: { $goods }.
# $item: wish-coin or wish-card.
wishes =
    { $you ->
        [by] You want { $to } to have { $item }.
        [to] { $by } wants you to have { $item }.
       *[other] { $by } wants { $to } to have { $item }.
    }
wishes-own =
    { $you ->
        [by] You want { $item }.
       *[other] { $by } wants { $item }.
    }
wishes-nobody =
    { $you ->
        [by] You want nobody to have { $item }.
       *[other] { $by } wants nobody to have { $item }.
    }
wish-coin = the odd coin
wish-card = the odd card of { $good }

## Black Market

claims =
    { $you ->
        [who] You give up { $goods } for the Black Market card worth { $value }.
       *[other] { $who } gives up { $goods } for the Black Market card worth { $value }.
    }
passes-claim =
    { $you ->
        [who] You claim nothing.
       *[other] { $who } claims nothing.
    }

## Who has what. $goods: a list of goods, or so many cards.

has =
    { $you ->
        [who] You: { $parts }.
       *[other] { $who }: { $parts }.
    }
has-in-hand = in hand { $goods }
has-in-bag = in the bag { $goods }
has-on-stand = on the stand { $goods }
has-face-down = face down { $goods }
on-pile = On { pile }: { $goods }.
