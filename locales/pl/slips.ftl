### Slips: what they say, and how they end.

# Names cannot be declined: „torba gracza Olek”, or the name after a colon.

## What someone gives. $goods: a list of goods.

gives-stand = { $goods } ze straganu
gives-bag = { $goods } z torby
gives-either = { $goods } z torby lub straganu

## What the law does, as part of a sentence. $law: a name, or "the Sheriff".

does-hand-back =
    { $you ->
        [law] oddasz torbę graczowi { $bag }
        [bag] { $law } odda ci torbę
       *[other] { $law } odda torbę graczowi { $bag }
    }
does-open =
    { $you ->
        [law] otworzysz torbę gracza { $bag }
        [bag] { $law } otworzy twoją torbę
       *[other] { $law } otworzy torbę gracza { $bag }
    }
does-take-nothing =
    { $you ->
        [law] nic nie weźmiesz od gracza { $merchant }
        [merchant] { $law } nic od ciebie nie weźmie
       *[other] { $law } nic nie weźmie od gracza { $merchant }
    }
does-hand-back-deputies =
    { $you ->
        [bag] zastępcy oddadzą ci torbę
       *[other] zastępcy oddadzą torbę graczowi { $bag }
    }
does-open-deputies =
    { $you ->
        [bag] zastępca otworzy twoją torbę
       *[other] zastępca otworzy torbę gracza { $bag }
    }
does-take-nothing-deputies =
    { $you ->
        [merchant] zastępca nic od ciebie nie weźmie
       *[other] zastępca nic nie weźmie od gracza { $merchant }
    }

## The terms in short, as part of a sentence

terms-if = { $gives }, a w zamian { $does }
terms-law-gives =
    { $you ->
        [who] dokładasz { $gives }
       *[other] { $who } dokłada { $gives }
    }
# The full stop stands after the closing quotation mark: this is told as a sentence of its own.
terms-word =
    { $you ->
        [who] dajesz słowo: { $promise }.
       *[other] { $who } daje słowo: { $promise }.
    }
terms-only-word = tylko słowo

## Promises: what the one says to the other, word for word

promise-hand-back = Gdy następnym razem będę Szeryfem, oddam ci torbę
promise-hand-back-deputy = Gdy następnym razem będę zastępcą, oddam ci torbę
promise-open =
    { $whose ->
        [yours] Gdy następnym razem będę Szeryfem, otworzę twoją torbę
       *[other] Gdy następnym razem będę Szeryfem, otworzę torbę gracza { $bag }
    }
promise-open-deputy =
    { $whose ->
        [yours] Gdy następnym razem będę zastępcą, otworzę twoją torbę
       *[other] Gdy następnym razem będę zastępcą, otworzę torbę gracza { $bag }
    }
promise-owe = Wiszę ci { $gold ->
        [one] { $gold } pensa
        [few] { $gold } pensy
       *[many] { $gold } pensów
    }

## How a slip ends. $you is "unknown" where nobody knows any more who wrote it.

slip-replaced =
    { $you ->
        [author] Piszesz nowy liścik.
        [unknown] Liścik nr { $number } zostaje zastąpiony.
       *[other] { $author } pisze nowy liścik.
    }
slip-withdrawn =
    { $you ->
        [author] Wycofujesz swój liścik.
        [unknown] Liścik nr { $number } zostaje wycofany.
       *[other] { $author } wycofuje liścik.
    }
slip-declined =
    { $you ->
        [author] Twój liścik zostaje odrzucony.
        [unknown] Liścik nr { $number } zostaje odrzucony.
       *[other] Liścik gracza { $author } zostaje odrzucony.
    }
slip-void =
    { $you ->
        [author] Twój liścik traci ważność. { $reason }
        [unknown] Liścik nr { $number } traci ważność. { $reason }
       *[other] Liścik gracza { $author } traci ważność. { $reason }
    }
slip-lapsed =
    { $you ->
        [author] Twój liścik wygasa.
        [unknown] Liścik nr { $number } wygasa.
       *[other] Liścik gracza { $author } wygasa.
    }

on-terms =
    { $you ->
        [author] na warunkach z twojego liściku
        [unknown] na warunkach z liściku nr { $number }
       *[other] na warunkach z liściku gracza { $author }
    }

## What makes a slip impossible: facts that everyone can see

impossible-gold =
    { $you ->
        [who] Na liściku { $offered ->
            [one] { $offered } pens
            [few] { $offered } pensy
           *[many] { $offered } pensów
        }, a ty masz { $has }.
       *[other] Na liściku { $offered ->
            [one] { $offered } pens
            [few] { $offered } pensy
           *[many] { $offered } pensów
        }, a { $who } ma { $has }.
    }
impossible-stand =
    { $you ->
        [who] Na liściku: { $offered }, a na twoim straganie: { $has }.
       *[other] Na liściku: { $offered }, a na straganie gracza { $who }: { $has }.
    }
impossible-face-down =
    { $you ->
        [who] Na liściku { $offered ->
            [one] { $offered } zakryta karta
            [few] { $offered } zakryte karty
           *[many] { $offered } zakrytych kart
        }, a ty masz { $has }.
       *[other] Na liściku { $offered ->
            [one] { $offered } zakryta karta
            [few] { $offered } zakryte karty
           *[many] { $offered } zakrytych kart
        }, a { $who } ma { $has }.
    }
impossible-bag =
    { $you ->
        [who] Na liściku { $offered ->
            [one] { $offered } karta
            [few] { $offered } karty
           *[many] { $offered } kart
        } z torby, a w twojej torbie: { $has }.
       *[other] Na liściku { $offered ->
            [one] { $offered } karta
            [few] { $offered } karty
           *[many] { $offered } kart
        } z torby, a w torbie gracza { $who }: { $has }.
    }
impossible-settled =
    { $you ->
        [who] Decyzja o twojej torbie już zapadła.
       *[other] Decyzja o torbie gracza { $who } już zapadła.
    }
impossible-must-open =
    { $you ->
        [who] Twoja torba musi zostać otwarta: nikt już się o nią nie targuje.
       *[other] Torba gracza { $who } musi zostać otwarta: nikt już się o nią nie targuje.
    }
impossible-nothing-from =
    { $you ->
        [who] Do końca Inspekcji nie wolno nic od ciebie brać.
       *[other] Do końca Inspekcji nie wolno nic brać od gracza { $who }.
    }
impossible-face-down-left =
    { $you ->
        [who] Z twojego straganu ubyła zakryta karta.
       *[other] Ze straganu gracza { $who } ubyła zakryta karta.
    }
impossible-nobody = Żaden zastępca nie może zawrzeć tej umowy.
