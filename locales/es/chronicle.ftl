### The chronicle: what happened, one short sentence each.
###
### "among" has no verb in the second person plural: it would differ between Spain and America.

## Rounds

round-begins =
    { $you ->
        [sheriff] Empieza la ronda { $round }. Eres sheriff.
       *[other] Empieza la ronda { $round }. { $sheriff } es sheriff.
    }
round-begins-deputies = Empieza la ronda { $round }. Ayudantes: { $deputies }.
time-is-up = Se acabó el tiempo.
game-over = El mercado cierra para siempre.
reveals =
    { $you ->
        [who] Revelas { $goods }.
       *[other] { $who } revela { $goods }.
    }

## Market

goes-first =
    { $you ->
        [who] Empiezas tú en el mercado.
       *[other] { $who } empieza en el mercado.
    }
keeps-all =
    { $you ->
        [who] Te quedas con todas tus cartas.
       *[other] { $who } se queda con todas sus cartas.
    }
sets-aside-count =
    { $you ->
        [who]
            { $count ->
                [one] Apartas { $count } carta.
               *[other] Apartas { $count } cartas.
            }
       *[other]
            { $count ->
                [one] { $who } aparta { $count } carta.
               *[other] { $who } aparta { $count } cartas.
            }
    }
sets-aside-goods =
    { $you ->
        [who] Apartas { $goods }.
       *[other] { $who } aparta { $goods }.
    }
takes-from-pile =
    { $you ->
        [who] Tomas { $goods } de { pile }.
       *[other] { $who } toma { $goods } de { pile }.
    }
draws =
    { $you ->
        [who] Robas del mazo { $goods }.
       *[other] { $who } roba del mazo { $goods }.
    }
lays-on-pile =
    { $you ->
        [who] Dejas { $goods } en { pile }.
       *[other] { $who } deja { $goods } en { pile }.
    }
goes-on-pile = Confiscado, a { pile }: { $goods }.
reshuffled =
    { $count ->
        [one] Los descartes forman un mazo nuevo de { $count } carta.
       *[other] Los descartes forman un mazo nuevo de { $count } cartas.
    }
pile =
    { $pile ->
        [left] la pila izquierda
        [right] la pila derecha
       *[only] la pila de descartes
    }

## Load and declaration

bag-shut =
    { $you ->
        [who] Cierras tu saco.
       *[other] { $who } cierra su saco.
    }
bag-shut-with =
    { $you ->
        [who] Cierras tu saco con { $goods } dentro.
       *[other] { $who } cierra su saco con { $goods } dentro.
    }
bags-shut = Todos los sacos están cerrados: { $bags }.
bag-size =
    { $you ->
        [who] tú { $count }
       *[other] { $who } { $count }
    }
declares =
    { $you ->
        [who] Declaras { $goods }.
       *[other] { $who } declara { $goods }.
    }

## At the gate

threatens =
    { $you ->
        [by] Pones la mano sobre el saco de { $merchant }.
        [merchant] { $by } pone la mano sobre tu saco.
       *[other] { $by } pone la mano sobre el saco de { $merchant }.
    }
hands-back =
    { $you ->
        [by] Devuelves el saco de { $bag }.
        [among] El saco de { $bag }, devuelto entre { $by }.
        [bag]
            { $people ->
                [one] { $by } te devuelve el saco.
               *[other] { $by } te devuelven el saco.
            }
       *[other]
            { $people ->
                [one] { $by } devuelve el saco de { $bag }.
               *[other] { $by } devuelven el saco de { $bag }.
            }
    }
goes-free =
    { $you ->
        [bag] Tu saco pasa libre.
       *[other] El saco de { $bag } pasa libre.
    }
hands-back-inside = Dentro: { $goods }.
opens-honest =
    { $you ->
        [by] Abres el saco de { $bag }: { $goods }, según lo declarado.
        [among] El saco de { $bag }, abierto entre { $by }: { $goods }, según lo declarado.
        [bag]
            { $people ->
                [one] { $by } abre tu saco: { $goods }, según lo declarado.
               *[other] { $by } abren tu saco: { $goods }, según lo declarado.
            }
       *[other]
            { $people ->
                [one] { $by } abre el saco de { $bag }: { $goods }, según lo declarado.
               *[other] { $by } abren el saco de { $bag }: { $goods }, según lo declarado.
            }
    }
opens-lie =
    { $you ->
        [by] Abres el saco de { $bag }: { $goods }, en vez de { $declared }.
        [among] El saco de { $bag }, abierto entre { $by }: { $goods }, en vez de { $declared }.
        [bag]
            { $people ->
                [one] { $by } abre tu saco: { $goods }, en vez de { $declared }.
               *[other] { $by } abren tu saco: { $goods }, en vez de { $declared }.
            }
       *[other]
            { $people ->
                [one] { $by } abre el saco de { $bag }: { $goods }, en vez de { $declared }.
               *[other] { $by } abren el saco de { $bag }: { $goods }, en vez de { $declared }.
            }
    }
pays-gold =
    { $you ->
        [from]
            { $gold ->
                [one] Pagas { $gold } moneda a { $to }.
               *[other] Pagas { $gold } monedas a { $to }.
            }
        [to]
            { $gold ->
                [one] { $from } te paga { $gold } moneda.
               *[other] { $from } te paga { $gold } monedas.
            }
       *[other]
            { $gold ->
                [one] { $from } paga { $gold } moneda a { $to }.
               *[other] { $from } paga { $gold } monedas a { $to }.
            }
    }
pays-gold-booty =
    { $you ->
        [from]
            { $gold ->
                [one] Pagas { $gold } moneda al botín.
               *[other] Pagas { $gold } monedas al botín.
            }
       *[other]
            { $gold ->
                [one] { $from } paga { $gold } moneda al botín.
               *[other] { $from } paga { $gold } monedas al botín.
            }
    }
hands-goods =
    { $you ->
        [from] Entregas a { $to } { $goods }.
        [to] { $from } te entrega { $goods }.
       *[other] { $from } entrega a { $to } { $goods }.
    }
hands-goods-booty =
    { $you ->
        [from] Dejas en el botín { $goods }.
       *[other] { $from } deja en el botín { $goods }.
    }
said-to-be =
    { $count ->
        [one] { $count } carta boca abajo, en teoría { $goods }
       *[other] { $count } cartas boca abajo, en teoría { $goods }
    }
owes-legal =
    { $you ->
        [debtor]
            { $gold ->
                [one] Aún debes { $gold } moneda, a pagar en mercancías legales.
               *[other] Aún debes { $gold } monedas, a pagar en mercancías legales.
            }
       *[other]
            { $gold ->
                [one] { $debtor } aún debe { $gold } moneda, a pagar en mercancías legales.
               *[other] { $debtor } aún debe { $gold } monedas, a pagar en mercancías legales.
            }
    }
owes-contraband =
    { $you ->
        [debtor]
            { $gold ->
                [one] Aún debes { $gold } moneda, a pagar en contrabando.
               *[other] Aún debes { $gold } monedas, a pagar en contrabando.
            }
       *[other]
            { $gold ->
                [one] { $debtor } aún debe { $gold } moneda, a pagar en contrabando.
               *[other] { $debtor } aún debe { $gold } monedas, a pagar en contrabando.
            }
    }
forgiven =
    { $you ->
        [debtor]
            { $gold ->
                [one] No te queda nada: se te perdona { $gold } moneda.
               *[other] No te queda nada: se te perdonan { $gold } monedas.
            }
       *[other]
            { $gold ->
                [one] A { $debtor } no le queda nada: se le perdona { $gold } moneda.
               *[other] A { $debtor } no le queda nada: se le perdonan { $gold } monedas.
            }
    }

## Slips and deals

offers-for-bag =
    { $you ->
        [who] Ofreces { $gives } por recuperar tu saco.
       *[other] { $who } ofrece { $gives } por recuperar su saco.
    }
wants-for-bag =
    { $you ->
        [who] Quieres { $gives } por el saco de { $merchant }.
        [merchant] { $who } quiere { $gives } por tu saco.
       *[other] { $who } quiere { $gives } por el saco de { $merchant }.
    }
offers-terms =
    { $you ->
        [who] Ofreces { $terms }.
       *[other] { $who } ofrece { $terms }.
    }
asks-terms =
    { $you ->
        [who] Propones: { $terms }.
       *[other] { $who } propone: { $terms }.
    }
demands-terms =
    { $you ->
        [who] Pides a { $merchant } { $terms }.
        [merchant] { $who } te pide { $terms }.
       *[other] { $who } pide a { $merchant } { $terms }.
    }
proposes-terms =
    { $you ->
        [who] Propones a { $merchant }: { $terms }.
        [merchant] { $who } te propone: { $terms }.
       *[other] { $who } propone a { $merchant }: { $terms }.
    }
accepts-slip =
    { $you ->
        [who] Aceptas la nota de los ayudantes.
       *[other] { $who } acepta la nota de los ayudantes.
    }
declines-slip =
    { $you ->
        [who] Rechazas una nota.
       *[other] { $who } rechaza una nota.
    }
deal = Trato entre { $people }.
deal-gives =
    { $you ->
        [who] Tienes que dar { $gives }.
       *[other] { $who } tiene que dar { $gives }.
    }
# The full stop stands after the closing quotation mark, so the promises themselves have none.
gives-word =
    { $you ->
        [by] Das tu palabra a { $to }: { $promise }.
        [to] { $by } te da su palabra: { $promise }.
       *[other] { $by } da su palabra a { $to }: { $promise }.
    }
duty-open =
    { $you ->
        [by] Tienes la obligación de abrir el saco de { $bag }.
        [among] { $by }: obligación de abrir el saco de { $bag }.
        [bag]
            { $people ->
                [one] { $by } tiene la obligación de abrir tu saco.
               *[other] { $by } tienen la obligación de abrir tu saco.
            }
       *[other]
            { $people ->
                [one] { $by } tiene la obligación de abrir el saco de { $bag }.
               *[other] { $by } tienen la obligación de abrir el saco de { $bag }.
            }
    }
duty-take-nothing =
    { $you ->
        [by] Ya no aceptas nada más de { $merchant }.
        [among] { $by }: obligación de no aceptar nada más de { $merchant }.
        [merchant]
            { $people ->
                [one] { $by } ya no acepta nada más de ti.
               *[other] { $by } ya no aceptan nada más de ti.
            }
       *[other]
            { $people ->
                [one] { $by } ya no acepta nada más de { $merchant }.
               *[other] { $by } ya no aceptan nada más de { $merchant }.
            }
    }
proof-shown =
    { $you ->
        [who] Demuestras a { $to } que no había más.
        [to] { $who } te demuestra que no había más.
        [among] { $who } demuestra que no había más. Testigos: { $to }.
       *[other] { $who } demuestra a { $to } que no había más.
    }
proof-stand = Boca abajo: { $goods }.
proof-bag = En el saco: { $goods }.

## Deputies

verdict-open =
    { $you ->
        [by] Tu veredicto: abrir el saco de { $bag }.
        [bag] Veredicto de { $by }: abrir tu saco.
       *[other] Veredicto de { $by }: abrir el saco de { $bag }.
    }
verdict-nothing =
    { $you ->
        [by] Tu veredicto: devolver gratis el saco de { $bag }.
        [bag] Veredicto de { $by }: devolver gratis tu saco.
       *[other] Veredicto de { $by }: devolver gratis el saco de { $bag }.
    }
verdict-slip =
    { $you ->
        [by] Tu veredicto: devolver el saco de { $bag }, { $terms }.
        [bag] Veredicto de { $by }: devolver tu saco, { $terms }.
       *[other] Veredicto de { $by }: devolver el saco de { $bag }, { $terms }.
    }
verdict-falls =
    { $you ->
        [by] Tu veredicto sobre el saco de { $bag } ya no cuenta.
        [bag] El veredicto de { $by } sobre tu saco ya no cuenta.
       *[other] El veredicto de { $by } sobre el saco de { $bag } ya no cuenta.
    }
acts-alone =
    { $you ->
        [by] Decides en solitario sobre el saco de { $bag }.
        [bag] { $by } decide en solitario sobre tu saco.
       *[other] { $by } decide en solitario sobre el saco de { $bag }.
    }
booty-gold =
    { $you ->
        [who]
            { $gold ->
                [one] Recibes { $gold } moneda del botín.
               *[other] Recibes { $gold } monedas del botín.
            }
       *[other]
            { $gold ->
                [one] { $who } recibe { $gold } moneda del botín.
               *[other] { $who } recibe { $gold } monedas del botín.
            }
    }
booty-goods =
    { $you ->
        [who] Recibes del botín { $goods }.
       *[other] { $who } recibe del botín { $goods }.
    }
booty-gold-lost =
    { $gold ->
        [one] La moneda que sobra del botín sale de la partida.
       *[other] { $gold } monedas del botín salen de la partida.
    }
booty-goods-lost = Sobra del botín y se descarta: { $goods }.
wishes =
    { $you ->
        [by] Quieres que { $to } se quede con { $item }.
        [to] { $by } quiere que te quedes con { $item }.
       *[other] { $by } quiere que { $to } se quede con { $item }.
    }
wishes-own =
    { $you ->
        [by] Quieres quedarte con { $item }.
       *[other] { $by } quiere quedarse con { $item }.
    }
wishes-nobody =
    { $you ->
        [by] Quieres que nadie se quede con { $item }.
       *[other] { $by } quiere que nadie se quede con { $item }.
    }
wish-coin = la moneda que sobra
wish-card = la carta que sobra ({ $good })

## Black Market

claims =
    { $you ->
        [who] Entregas { $goods } por la carta de { $value } del mercado negro.
       *[other] { $who } entrega { $goods } por la carta de { $value } del mercado negro.
    }
passes-claim =
    { $you ->
        [who] No reclamas nada.
       *[other] { $who } no reclama nada.
    }

## Who has what. $goods: a list of goods, or so many cards.

has =
    { $you ->
        [who] Tú: { $parts }.
       *[other] { $who }: { $parts }.
    }
has-in-hand = en la mano { $goods }
has-in-bag = en el saco { $goods }
has-on-stand = en el puesto { $goods }
has-face-down = boca abajo { $goods }
on-pile = En { pile }: { $goods }.
