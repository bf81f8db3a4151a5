### Why something cannot be done, and what to do instead. It is told to the one who tried it.

## Not now, or not you

refused-wrong-phase = Eso es de otra fase. Haz lo que se te pide ahora.
refused-game-over = La partida ha terminado. Empieza otra.
refused-nobody-there = No hay nadie en la silla { $seat }. Elige a alguien de la mesa.
refused-not-for-this-actor = Eso no te toca. Solo el reloj marca el final, y quien mira solo mira.
refused-clock = El reloj no corre ahora. No hay nada que hacer.
refused-not-your-turn = No es tu turno. Espera a que se te pida algo.
refused-answer-first =
    { $ask ->
        [pick-first] Primero, otra cosa: elige quién empieza en el mercado.
        [exchange] Primero, otra cosa: juega tu turno en el mercado.
        [place] Primero, otra cosa: deja tus cartas en una pila.
        [load] Primero, otra cosa: carga tu saco.
        [declare] Primero, otra cosa: declara tu saco.
        [settle] Primero, otra cosa: resuelve los sacos.
        [pay] Primero, otra cosa: paga lo que debes.
       *[claim] Primero, otra cosa: reclama una carta, o pasa.
    }
refused-not-the-law = Eso le toca al sheriff, y esta ronda eres mercader.
refused-not-a-deputy = Eso les toca a los ayudantes, y esta ronda eres mercader.
refused-no-merchant =
    { $you ->
        [who] Eso solo lo hace un mercader, y esta ronda vigilas la puerta.
       *[other] { $who } no es mercader esta ronda. Elige a alguien que lo sea.
    }
refused-choice-owed =
    { $you ->
        [who] Elige primero lo que se te pide.
       *[other] { $who } tiene que elegir primero. Espera un momento.
    }
refused-time-is-up = Se acabó el tiempo. Esta ronda ya no se resuelve nada más.

## Market and load

refused-too-many-set-aside =
    { $count ->
        [one] { $count } carta es demasiado. Aparta cinco como mucho.
       *[other] { $count } cartas son demasiadas. Aparta cinco como mucho.
    }
refused-not-in-hand =
    { $has ->
        [0] Eso pide { $needed }, y en tu mano no hay. Elige de tu mano.
       *[other] Eso pide { $needed }, y en tu mano hay { $has }. Elige de tu mano.
    }
refused-not-enough-to-draw =
    { $drawable ->
        [0] No quedan cartas que robar. Quédate con todas las tuyas.
        [one] Queda una carta que robar. Aparta una como mucho.
       *[other] Quedan { $drawable } cartas que robar. Aparta { $drawable } como mucho.
    }
refused-pile-too-small =
    { $has ->
        [0] Esa pila está vacía. Roba de otro sitio.
        [one] Esa pila tiene una carta. No tomes más.
       *[other] Esa pila tiene { $has } cartas. No tomes más.
    }
refused-draws-too-many =
    { $draws ->
        [0] Este turno no robas nada. Aparta antes una carta.
        [one] Este turno robas una carta. No tomes más de las pilas.
       *[other] Este turno robas { $draws } cartas. No tomes más de las pilas.
    }
refused-one-pile-only = Hay una sola pila de descartes, y de ella no se roba. Roba del mazo.
refused-not-the-cards = Esas no son las cartas que hay que dejar. Usa justo las que se muestran.

## Declaration

refused-not-legal = «{ $good }» es contrabando. Declara una mercancía legal.
refused-not-in-this-game = «{ $good }» no está en esta partida. Declara una mercancía que esté.

## At the gate

refused-no-bag =
    { $you ->
        [who] No tienes ningún saco en la puerta.
       *[other] { $who } no tiene ningún saco en la puerta. Elige uno que siga ahí.
    }
refused-already-threatened = { $who } ya está bajo amenaza. Espera una respuesta.
refused-bound-to-open = Un trato te obliga a abrir el saco de { $who }. Ábrelo.
refused-acts-alone = { $by } decide en solitario sobre el saco de { $bag }. Elige otro saco.
refused-same-verdict = Ese ya es tu veredicto sobre el saco de { $who }. Espera el otro veredicto.
refused-no-more-verdicts = Ya basta de idas y vueltas con el saco de { $who }. Ábrelo, o acepta los términos del otro veredicto.

## Slips

refused-not-your-slip = Esa nota sería de { $merchant }. Escribe una tuya.
refused-empty-slip = La nota está vacía. Pon algo en ella.
refused-no-more-slips =
    { $most ->
        [one] Ya se ha escrito { $most } nota, y en un mismo Registro no caben más. Responde a una de las que hay.
       *[other] Ya se han escrito { $most } notas, y en un mismo Registro no caben más. Responde a una de las que hay.
    }
refused-too-many-promises =
    { $count ->
        [one] { $count } promesa es demasiado. En una nota caben { $most }.
       *[other] { $count } promesas son demasiadas. En una nota caben { $most }.
    }
refused-bad-promise = Esa promesa no va en esta nota. Las dos partes de la nota pueden prometer, y solo la una a la otra. Se pueden prometer de 1 a 1000 monedas.
refused-about-yourself =
    { $you ->
        [who] Una nota tuya no puede pedir eso sobre ti. Nombra a otro mercader.
       *[other] Una nota con { $who } no puede pedir eso sobre { $who }. Nombra a otro mercader.
    }
refused-both =
    { $you ->
        [who] Tu saco se devuelve o se abre. Elige una de las dos cosas.
       *[other] El saco de { $who } se devuelve o se abre. Elige una de las dos cosas.
    }
refused-bag-goods =
    { $you ->
        [who] Para dar mercancías de tu saco, te lo tienen que devolver. Pide también eso, o quítalas.
       *[other] Para que { $who } dé mercancías de su saco, hay que devolvérselo. Añade eso, o quítalas.
    }
refused-no-either = Aquí no se juega con «saco o puesto». Di cuál de los dos.
refused-not-the-giver = { $who } no puede añadir nada a esta nota. Por esa parte solo da la ley.
refused-impossible = { $reason } Cambia la nota.
refused-not-face-down =
    { $has ->
        [0] Eso pide { $needed } boca abajo, y no tienes. Ofrece lo que haya.
       *[other] Eso pide { $needed } boca abajo, y tienes { $has }. Ofrece lo que haya.
    }
refused-no-such-slip = Esa nota ya no está en la mesa. Mira las que hay.
refused-not-yours-to-answer = A esa nota no puedes responder así. Responde a la de la otra parte, o retira la tuya.
refused-already-accepted = Ya has aceptado esa nota. Ahora depende de los ayudantes.
refused-already-declined = Ya has rechazado esa nota. Espera la otra respuesta de los ayudantes.
refused-needs-own-acceptance = Esa nota pide algo más que este saco. Acepta la nota entera, o devuelve el saco gratis.

## Debts

refused-no-debt = No debes nada. Quédate con tus mercancías.
refused-cannot-pay-with =
    { $has ->
        [0] No puedes pagar con { $needed }. Elige de lo que se muestra.
       *[other] No puedes pagar con { $needed }. Para pagar tienes { $has }.
    }
refused-pays-too-little = Eso vale { $pays }, y debes { $owed }. Añade algo.
refused-needless-card = { $good }: con una carta menos ya alcanza. Recupera una.

## Black Market and Booty

refused-no-black-market = En esta partida no hay mercado negro.
refused-no-claim = Ahora no puedes reclamar nada. Hace falta un saco devuelto esta ronda, y se reclama una sola vez.
refused-not-on-top = La carta de { $value } ya no está encima. Mira otra vez.
refused-too-few-to-claim =
    { $has ->
        [0] { $good }: para reclamar hacen falta tres, y boca abajo no tienes. Elige otro montón, o pasa.
       *[other] { $good }: para reclamar hacen falta tres, y boca abajo tienes { $has }. Elige otro montón, o pasa.
    }
refused-name-a-pile = Di a qué pila de descartes van las tres cartas.
refused-name-no-pile = Aquí no se elige pila para las tres cartas. No indiques ninguna.
refused-already-passed = Ya has pasado. Aún puedes reclamar hasta que acabe el Registro.
refused-no-booty = Sin ayudantes no hay botín.
refused-no-deputy = { $who } no es ayudante esta ronda. Elige a alguien que lo sea.
refused-same-wish = Ya has dicho que quieres eso.
refused-no-more-wishes =
    { $most ->
        [one] Ya se ha expresado { $most } deseo. Déjalo así.
       *[other] Ya se han expresado { $most } deseos. Déjalo así.
    }

## The table, not the rules

refused-too-late = Demasiado tarde: la partida ya ha seguido adelante.
refused-not-your-seat = No juegas por { $who }.
refused-id-reused = Eso se envió dos veces con distinto contenido. Prueba otra vez.
refused-table-full = Se ha dicho tanto en esta mesa que ya no cabe nada más.
