### Slips: what they say, and how they end.

## What someone gives. $goods: a list of goods.

gives-stand = { $goods } from the stand
gives-bag = { $goods } from the bag
gives-either = { $goods } from bag or stand

## What the law does, as part of a sentence. $law: a name, or "the Sheriff".

does-hand-back =
    { $you ->
        [law] you hand { $bag }’s bag back
        [bag] { $law } hands your bag back
       *[other] { $law } hands { $bag }’s bag back
    }
does-open =
    { $you ->
        [law] you open { $bag }’s bag
        [bag] { $law } opens your bag
       *[other] { $law } opens { $bag }’s bag
    }
does-take-nothing =
    { $you ->
        [law] you take nothing from { $merchant }
        [merchant] { $law } takes nothing from you
       *[other] { $law } takes nothing from { $merchant }
    }
does-hand-back-deputies =
    { $you ->
        [bag] the Deputies hand your bag back
       *[other] the Deputies hand { $bag }’s bag back
    }
does-open-deputies =
    { $you ->
        [bag] a Deputy opens your bag
       *[other] a Deputy opens { $bag }’s bag
    }
does-take-nothing-deputies =
    { $you ->
        [merchant] a Deputy takes nothing from you
       *[other] a Deputy takes nothing from { $merchant }
    }

## The terms in short, as part of a sentence

# "5 gold, if Olek hands your bag back"
terms-if = { $gives }, if { $does }
# $gives: what the law adds.
terms-law-gives =
    { $you ->
        [who] you add { $gives }
       *[other] { $who } adds { $gives }
    }
terms-word =
    { $you ->
        [who] your word: { $promise }
       *[other] { $who }’s word: { $promise }
    }
# Nothing is sealed, but there is a promise.
terms-only-word = nothing but a word

## Promises: what the one says to the other, word for word

promise-hand-back = When I am Sheriff next, I hand your bag back.
promise-hand-back-deputy = When I am Deputy next, I hand your bag back.
promise-open =
    { $whose ->
        [yours] When I am Sheriff next, I open your bag.
       *[other] When I am Sheriff next, I open { $bag }’s bag.
    }
promise-open-deputy =
    { $whose ->
        [yours] When I am Deputy next, I open your bag.
       *[other] When I am Deputy next, I open { $bag }’s bag.
    }
promise-owe = I owe you { $gold } gold.

## How a slip ends. $you is "unknown" where nobody knows any more who wrote it.

slip-replaced =
    { $you ->
        [author] You write another slip.
        [unknown] Slip { $number } is replaced.
       *[other] { $author } writes another slip.
    }
slip-withdrawn =
    { $you ->
        [author] You take your slip back.
        [unknown] Slip { $number } is taken back.
       *[other] { $author } takes the slip back.
    }
slip-declined =
    { $you ->
        [author] Your slip is turned down.
        [unknown] Slip { $number } is turned down.
       *[other] { $author }’s slip is turned down.
    }
# $reason: a sentence of the next group.
slip-void =
    { $you ->
        [author] Your slip is void. { $reason }
        [unknown] Slip { $number } is void. { $reason }
       *[other] { $author }’s slip is void. { $reason }
    }
slip-lapsed =
    { $you ->
        [author] Your slip lapses.
        [unknown] Slip { $number } lapses.
       *[other] { $author }’s slip lapses.
    }

# On whose terms a verdict hands a bag back: part of verdict-slip.
on-terms =
    { $you ->
        [author] on your terms
        [unknown] on the terms of slip { $number }
       *[other] on { $author }’s terms
    }

## What makes a slip impossible: facts that everyone can see

impossible-gold =
    { $you ->
        [who] The slip says { $offered } gold, and you have { $has }.
       *[other] The slip says { $offered } gold, and { $who } has { $has }.
    }
# $offered: so many of a good. $has: how many lie there.
impossible-stand =
    { $you ->
        [who] The slip says { $offered }, and your stand has { $has }.
       *[other] The slip says { $offered }, and { $who }’s stand has { $has }.
    }
impossible-face-down =
    { $you ->
        [who] The slip says { $offered } face down, and you have { $has }.
       *[other] The slip says { $offered } face down, and { $who } has { $has }.
    }
impossible-bag =
    { $you ->
        [who] The slip says { $offered } from the bag, and your bag holds { $has }.
       *[other] The slip says { $offered } from the bag, and { $who }’s bag holds { $has }.
    }
impossible-settled =
    { $you ->
        [who] Your bag is settled.
       *[other] { $who }’s bag is settled.
    }
impossible-must-open =
    { $you ->
        [who] Your bag must be opened: nobody deals about it any more.
       *[other] { $who }’s bag must be opened: nobody deals about it any more.
    }
impossible-nothing-from =
    { $you ->
        [who] Nothing may be taken from you until Inspection ends.
       *[other] Nothing may be taken from { $who } until Inspection ends.
    }
impossible-face-down-left =
    { $you ->
        [who] A face-down card has left your stand.
       *[other] A face-down card has left { $who }’s stand.
    }
impossible-nobody = No Deputy can strike this deal.
