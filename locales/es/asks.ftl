### What is asked of the reader: one sentence, and a hint below it. And whom the table waits for.

## Asked of the reader. The message is the title.

ask-pick-first = ¿Quién empieza en el mercado?
    .hint = Elige un mercader. El resto sigue en sentido horario.
ask-exchange-piles = Tu turno en el mercado
    .hint = Aparta hasta cinco cartas y roba otras tantas. Tras robar del mazo ya no se roba de las pilas.
ask-exchange-deck = Tu turno en el mercado
    .hint = Aparta hasta cinco cartas, boca arriba, y roba otras tantas del mazo.
ask-place =
    { $count ->
        [one] Deja tu carta en una pila
       *[other] Deja tus { $count } cartas en una pila
    }
    .hint = Tú eliges la pila y el orden. La última carta queda encima.
ask-place-confiscated =
    { $count ->
        [one] Deja la carta confiscada en una pila
       *[other] Deja las { $count } cartas confiscadas en una pila
    }
    .hint = Tú eliges la pila y el orden. La última carta queda encima.
ask-load = Carga tu saco
    .hint = De una a cinco cartas. Nadie ve cuáles.
ask-declare =
    { $count ->
        [one] Tu saco lleva { $count } carta. ¿Qué dices que es?
       *[other] Tu saco lleva { $count } cartas. ¿Qué dices que son?
    }
    .hint = El número es verdad. El tipo es cosa tuya.
ask-settle =
    { $count ->
        [one] Queda un saco en tu puerta
       *[other] Quedan { $count } sacos en tu puerta
    }
    .hint = Devuelve o abre, en el orden que quieras. Lo hecho, hecho está.
ask-settle-deputy =
    { $count ->
        [one] Queda un saco en la puerta
       *[other] Quedan { $count } sacos en la puerta
    }
    .hint = Devuelve o abre. Si { $other } no está de acuerdo, quien abre decide en solitario.
ask-pay-legal =
    { $gold ->
        [one] Aún debes { $gold } moneda
       *[other] Aún debes { $gold } monedas
    }
    .hint = Paga en mercancías legales que valgan al menos eso. No hay cambio.
ask-pay-contraband =
    { $gold ->
        [one] Aún debes { $gold } moneda
       *[other] Aún debes { $gold } monedas
    }
    .hint = Paga en contrabando que valga al menos eso. Toda la mesa lo ve.
    .all = No te alcanza ni con todo lo que te queda. Toda la mesa ve lo que entregas.
ask-claim = ¿Reclamas una carta del mercado negro?
    .hint = Cuesta tres cartas de su tipo, de las que tienes bajo el mostrador. Si no, pasa.

## Nothing is asked, but there is a slip to answer

wanted-hint = Nada se mueve hasta que una parte acepte la nota de la otra. El saco aún se puede abrir.
    .both = Nada se mueve hasta que acepten también los dos ayudantes. El saco aún se puede abrir.

## Waiting for others. $people: how many $who names.

waiting-pick-first = { $who } elige quién empieza en el mercado.
waiting-exchange = { $who } está en el mercado.
waiting-place = { $who } está dejando cartas en una pila.
waiting-load =
    { $people ->
        [one] { $who } está cargando el saco.
       *[other] { $who } están cargando sus sacos.
    }
waiting-declare = { $who } está a punto de declarar.
waiting-settle =
    { $people ->
        [one] { $who } sopesa los sacos.
       *[other] { $who } sopesan los sacos.
    }
waiting-pay = { $who } está pagando una deuda.
waiting-claim =
    { $people ->
        [one] { $who } puede reclamar una carta del mercado negro.
       *[other] { $who } pueden reclamar una carta del mercado negro.
    }
waiting-over = La partida ha terminado.

## Phases

phase-market = Mercado
phase-load = Carga
phase-declaration = Declaración
phase-inspection = Registro
phase-over = Puntuación final
