### Slips: what they say, and how they end.

## What someone gives. $goods: a list of goods.

gives-stand = { $goods } del puesto
gives-bag = { $goods } del saco
gives-either = { $goods } del saco o del puesto

## What the law does, as part of a sentence. $law: a name, or "the Sheriff".

does-hand-back =
    { $you ->
        [law] devuelves el saco de { $bag }
        [bag] { $law } te devuelve el saco
       *[other] { $law } devuelve el saco de { $bag }
    }
does-open =
    { $you ->
        [law] abres el saco de { $bag }
        [bag] { $law } abre tu saco
       *[other] { $law } abre el saco de { $bag }
    }
does-take-nothing =
    { $you ->
        [law] no aceptas nada de { $merchant }
        [merchant] { $law } no acepta nada de ti
       *[other] { $law } no acepta nada de { $merchant }
    }
does-hand-back-deputies =
    { $you ->
        [bag] los ayudantes te devuelven el saco
       *[other] los ayudantes devuelven el saco de { $bag }
    }
does-open-deputies =
    { $you ->
        [bag] un ayudante abre tu saco
       *[other] un ayudante abre el saco de { $bag }
    }
does-take-nothing-deputies =
    { $you ->
        [merchant] un ayudante no acepta nada de ti
       *[other] un ayudante no acepta nada de { $merchant }
    }

## The terms in short, as part of a sentence

terms-if = { $gives }; a cambio, { $does }
terms-law-gives =
    { $you ->
        [who] tú añades { $gives }
       *[other] { $who } añade { $gives }
    }
# The full stop stands after the closing quotation mark: this is told as a sentence of its own.
terms-word =
    { $you ->
        [who] tu palabra: { $promise }.
       *[other] palabra de { $who }: { $promise }.
    }
terms-only-word = solo palabra

## Promises: what the one says to the other, word for word

promise-hand-back = En mi próxima ronda de sheriff, te devuelvo el saco
promise-hand-back-deputy = En mi próxima ronda de ayudante, te devuelvo el saco
promise-open =
    { $whose ->
        [yours] En mi próxima ronda de sheriff, abro tu saco
       *[other] En mi próxima ronda de sheriff, abro el saco de { $bag }
    }
promise-open-deputy =
    { $whose ->
        [yours] En mi próxima ronda de ayudante, abro tu saco
       *[other] En mi próxima ronda de ayudante, abro el saco de { $bag }
    }
promise-owe =
    { $gold ->
        [one] Te debo { $gold } moneda
       *[other] Te debo { $gold } monedas
    }

## How a slip ends. $you is "unknown" where nobody knows any more who wrote it.

slip-replaced =
    { $you ->
        [author] Escribes otra nota.
        [unknown] La nota { $number } se sustituye por otra.
       *[other] { $author } escribe otra nota.
    }
slip-withdrawn =
    { $you ->
        [author] Retiras tu nota.
        [unknown] La nota { $number } se retira.
       *[other] { $author } retira su nota.
    }
slip-declined =
    { $you ->
        [author] Rechazan tu nota.
        [unknown] La nota { $number } se rechaza.
       *[other] Rechazan la nota de { $author }.
    }
slip-void =
    { $you ->
        [author] Tu nota queda anulada. { $reason }
        [unknown] La nota { $number } queda anulada. { $reason }
       *[other] La nota de { $author } queda anulada. { $reason }
    }
slip-lapsed =
    { $you ->
        [author] Tu nota caduca.
        [unknown] La nota { $number } caduca.
       *[other] La nota de { $author } caduca.
    }

on-terms =
    { $you ->
        [author] según tu nota
        [unknown] según la nota { $number }
       *[other] según la nota de { $author }
    }

## What makes a slip impossible: facts that everyone can see

impossible-gold =
    { $you ->
        [who]
            { $offered ->
                [one] La nota dice { $offered } moneda; tienes { $has }.
               *[other] La nota dice { $offered } monedas; tienes { $has }.
            }
       *[other]
            { $offered ->
                [one] La nota dice { $offered } moneda; { $who } tiene { $has }.
               *[other] La nota dice { $offered } monedas; { $who } tiene { $has }.
            }
    }
impossible-stand =
    { $you ->
        [who] La nota dice { $offered }; en tu puesto hay { $has }.
       *[other] La nota dice { $offered }; en el puesto de { $who } hay { $has }.
    }
impossible-face-down =
    { $you ->
        [who]
            { $offered ->
                [one] La nota dice { $offered } carta boca abajo; tienes { $has }.
               *[other] La nota dice { $offered } cartas boca abajo; tienes { $has }.
            }
       *[other]
            { $offered ->
                [one] La nota dice { $offered } carta boca abajo; { $who } tiene { $has }.
               *[other] La nota dice { $offered } cartas boca abajo; { $who } tiene { $has }.
            }
    }
impossible-bag =
    { $you ->
        [who]
            { $offered ->
                [one] La nota dice { $offered } carta del saco; tu saco lleva { $has }.
               *[other] La nota dice { $offered } cartas del saco; tu saco lleva { $has }.
            }
       *[other]
            { $offered ->
                [one] La nota dice { $offered } carta del saco; el saco de { $who } lleva { $has }.
               *[other] La nota dice { $offered } cartas del saco; el saco de { $who } lleva { $has }.
            }
    }
impossible-settled =
    { $you ->
        [who] Tu saco ya está resuelto.
       *[other] El saco de { $who } ya está resuelto.
    }
impossible-must-open =
    { $you ->
        [who] Hay que abrir tu saco: ya no hay tratos sobre él.
       *[other] Hay que abrir el saco de { $who }: ya no hay tratos sobre él.
    }
impossible-nothing-from =
    { $you ->
        [who] No se puede aceptar nada de ti hasta que acabe el Registro.
       *[other] No se puede aceptar nada de { $who } hasta que acabe el Registro.
    }
impossible-face-down-left =
    { $you ->
        [who] Una carta boca abajo ha salido de tu puesto.
       *[other] Una carta boca abajo ha salido del puesto de { $who }.
    }
impossible-nobody = Ningún ayudante puede cerrar este trato.
