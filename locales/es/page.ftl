### The words on the screens: buttons, headings, labels, and what a screen reader says.

## Home

app-name = Just Apples
home-title = Just Apples.
home-question = «¿Qué hay en el saco?»
home-solo = Solitario
    .hint = contra tres bots
home-continue = Seguir tu partida
home-unofficial = No oficial y gratis. Sin cuenta.
about-notice = Just Apples es una mesa hecha por afición para las reglas de Sheriff of Nottingham. No tiene relación con quienes hacen ese juego: el nombre, los textos y los dibujos de aquí son nuestros.
about-source = Código abierto, MIT o Apache 2.0.
theme-label = Tema
theme-auto = Como el sistema
theme-day = Día
theme-night = Noche

## New game

setup-title = Nueva partida
setup-you = Tu nombre
setup-start = Abrir el mercado
setup-ends-game = Con esto termina la partida que tienes empezada.
setup-back = Atrás
setup-what = Cuatro mercaderes, segunda edición. Tú y tres bots, en este navegador.
setup-default-name = Tú

## Top bar

bar-round = Ronda { $round } de { $rounds }
bar-phases = Fases de la ronda
bar-gold = Oro: { $gold }
bar-menu = Menú
bar-mute = Silenciar el sonido
title-your-turn = ● Tu turno – { app-name }
title-slip = ● Una nota para ti – { app-name }
bar-clock = hasta que pasen todos los sacos
    .label = Reloj del Registro: { $time }
bar-clock-stands = está parado
    .label = Reloj del Registro: { $time }, parado
menu-leave = Dejar la mesa

## The rules, beside the table

help-title = Reglas
help-open = Reglas: { $phase }
help-close = Cerrar las reglas
help-contents = Contenido
help-coming = Cargando las reglas.
help-missing = No se han podido cargar las reglas. La partida sigue sin ellas.
help-try-again = Reintentar
help-plays-first = En esta mesa se juega la primera edición: valen las reglas marcadas 1e, no las 2e.
help-plays-second = En esta mesa se juega la segunda edición: valen las reglas marcadas 2e, no las 1e.
help-plays-first-market = En esta mesa se juega una mezcla: el mercado de la primera edición (1e) y «La palabra de un ladrón» de la segunda (2e).
help-plays-second-market = En esta mesa se juega una mezcla: el mercado de la segunda edición (2e) y «La palabra de un ladrón» de la primera (1e).
help-plays-first-deputies = En esta mesa se juega una mezcla: la primera edición (1e), con los ayudantes de la segunda (2e).
help-no-variants = Sin variantes.
help-variants = Variantes: { $variants }.
help-variant =
    { $variant ->
        [deputies] ayudantes
        [royal-goods] mercancías reales
        [black-market] mercado negro
        [time-limit] límite de tiempo del Registro
        [remove-ten] quitar diez
        [seven-cards] mano de siete cartas
       *[promo-goods] mercancías propias
    }
help-sections = Sobre esta fase
help-beginning = El juego en pocas palabras
help-section =
    { $section ->
        [M] Mercado
        [L] Carga
        [C] Declaración
        [I] Registro
        [B] Quedarse sin oro
        [H] La palabra de un ladrón
        [T] Límite de tiempo
        [V] Victoria
        [D] Ayudantes
        [K] Mercado negro
       *[other] { $section }
    }
help-rule = Regla { $id }

## Around the table. The message is a heading, .label what a screen reader says.

nav-gate = Puerta
nav-stands = Puestos
nav-talk = Charla
nav-mine = Lo mío
nav-called = Tu turno
stand-yours = Tu puesto
stand-of = Puesto de { $who }
stand-sheriff = sheriff
stand-deputy = ayudante
stand-away = ausente
stand-gold =
    { $gold ->
        [one] { $gold } moneda
       *[other] { $gold } monedas
    }
stand-good =
    { $title ->
        [king] { $goods }, Rey
        [queen] { $goods }, Reina
       *[none] { $goods }
    }
stand-face-down =
    { $count ->
        [0] sin contrabando boca abajo
        [one] { $count } carta de contrabando boca abajo
       *[other] { $count } cartas de contrabando boca abajo
    }
stand-known = Sabes que hay { $goods }
stand-uncovered = Lo que está boca abajo en tu puesto
stand-lead = Llevas { $by } de ventaja en { $good }.
stand-reach-tie =
    { $count ->
        [one] Te falta { $goods } para empatar por el Rey con { $who }.
       *[other] Te faltan { $goods } para empatar por el Rey con { $who }.
    }
stand-reach-alone =
    { $count ->
        [one] Te falta { $goods } para ser Rey.
       *[other] Te faltan { $goods } para ser Rey.
    }
hand-yours = Tu mano
hand-count =
    { $count ->
        [one] { $count } carta, sin valor al final
       *[other] { $count } cartas, sin valor al final
    }
hand-size =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
secret-only-you = Solo tú ves esto
secret-bag = En tu saco
secret-face-down = Boca abajo, bajo tu mostrador
secret-empty = Nada todavía
deck = Mazo
deck-count =
    { $count ->
        [0] no quedan cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
discard-pile = Pila de descartes
pile-left = Pila izquierda
pile-right = Pila derecha
pile-empty = vacía
popup-close = Cerrar
pile-from-the-top = desde arriba
pile-take =
    { $count ->
        [one] Tomar la carta de arriba: { $good }
       *[other] Tomar { $count } cartas, hasta esta: { $good }
    }
crowns-title = Reyes y Reinas por ahora
crown-king = Rey
crown-queen = Reina

## Cards

card-label = { $good }, valor { $value }, multa { $fine }
card-label-royal = { $good }, valor { $value }, multa { $fine }, cuenta como { $kinds }
card-label-act = { $card }. { $act }.
card-into-bag = Meter en el saco
card-out-of-bag = Sacar del saco
card-set-aside = Apartar
card-take-back = Devolver a la mano
card-move-hint = arrastra o toca una carta para moverla

## Final acts

act-hold = mantén
act-keep-holding = no sueltes
act-tap-again = toca otra vez

## Market

market-pick-first = Que empiece { $who }
market-order = Orden del mercado
market-done = hecho
market-your-turn = tu turno
market-their-turn = su turno
market-next = siguiente
market-sheriff-idle = El sheriff no tiene turno
market-deputies-idle = Los ayudantes no tienen turno
market-set-aside = Apartadas
market-set-aside-open = boca arriba, a la vista
market-keep-all = Conservar todas
market-draw =
    { $count ->
        [one] Robar { $count } carta
       *[other] Robar { $count } cartas
    }
market-take = Tomar { $taken } de las pilas
market-take-and-draw = Tomar { $taken } de las pilas, robar { $count }
market-place-later = Eliges pila y orden después de robar.
market-place-left = En la pila izquierda
market-place-right = En la pila derecha
market-place-only = En la pila de descartes
market-place-order = De abajo arriba
market-place-up = Subir una posición: { $good }

## Load

load-snap-shut = Cerrar el saco
load-in-bag =
    { $count ->
        [0] el saco está vacío
       *[other] { $count } en el saco
    }
load-ready = { $who } ya está
load-packing = { $who } está cargando
load-said-as = Como { $tag }: valor { $worth }, multa { $fine } si se abre
load-honest = Como { $tag }: valor { $worth }, el sheriff paga { $fine } si se abre
load-honest-deputies = Como { $tag }: valor { $worth }, los ayudantes pagan { $fine } si se abre
load-full = Cinco cartas. El saco está lleno.
load-empty = Mete al menos una carta.

## Declare

declare-you-say = Dices
declare-you-will-say = Vas a decir
declare-says = { $who } dice
declare-say = Decir «{ $tag }»
declare-true = Eso es verdad
declare-true-mark = verdad
declare-not-yet = { $who }: { $count ->
        [one] { $count }{"\u00A0"}carta
       *[other] { $count }{"\u00A0"}cartas
    }
declare-not-yet-you = Tú: { $count ->
        [one] { $count }{"\u00A0"}carta
       *[other] { $count }{"\u00A0"}cartas
    }
declare-lie = En realidad: { $truth }

## Gate

gate-title = En la puerta
gate-hand-back = Devolver
gate-hand-back-nothing = Devolver gratis
gate-open = Abrir
gate-threaten = Amenazar
gate-threatened = bajo amenaza
gate-ask-for-more = Pedir más
gate-change-slip = Cambiar mi nota
gate-replace-slip = Sustituir la nota de { $who }
gate-write-slip = Escribir nota
gate-write-to = Escribir a { $who }
gate-accept = Aceptar
gate-agree = De acuerdo
gate-decline = Rechazar
gate-counter = Contraoferta
gate-let-decide = Que decida { $who }
gate-let-deputies-decide = Que decidan los ayudantes
gate-lets-decide = Decide { $who }. Tú esperas.
gate-lets-deputies-decide = Deciden los ayudantes. Tú esperas.
gate-next-bag = Sigue: saco de { $who }
gate-your-bag = Tu saco
gate-you-take = Te llevas { $gives }
gate-you-take-and-give =
    { $you ->
        [from] Te llevas { $gives } y das { $pays }
       *[other] Te llevas { $gives } y { $from } da { $pays }
    }
gate-may-be-bluff = Lo que no se ve puede ser un farol
gate-you-take-nothing = No te llevas nada
gate-you-take-nothing-and-lose = No te llevas nada y pierdes lo que ofrece { $who }: { $gives }
gate-booty-takes =
    { $now ->
        [agreed] Pones en el botín { $gives }
       *[other] Pones en el botín { $gives } si { $with } está de acuerdo
    }
gate-booty-takes-and-give =
    { $now ->
        [agreed] { $you ->
            [from] Pones en el botín { $gives } y das { $pays }
           *[other] Pones en el botín { $gives } y { $from } da { $pays }
        }
       *[other] { $you ->
            [from] Pones en el botín { $gives } y das { $pays } si { $with } está de acuerdo
           *[other] Pones en el botín { $gives } y { $from } da { $pays } si { $with } está de acuerdo
        }
    }
gate-take-nothing-with = Nada para el botín si { $with } está de acuerdo
gate-take-nothing-and-lose-with = Si { $with } está de acuerdo, no hay nada para el botín y se pierde lo que ofrece { $who }: { $gives }
gate-partner-opens = Aún no se devuelve: { $with } quiere abrirlo y decidirá en solitario
gate-other-terms = Aún no resuelve nada: { $with } prefiere otras condiciones
gate-open-alone = Si { $with } no está de acuerdo, decides en solitario
gate-open-both = { $with } también quiere abrirlo: se abre en el acto
gate-open-differs = Aún no se abre: { $with } quiere devolverlo y decides en solitario
gate-refuses-slip = Rechaza la nota de { $who }
gate-pay-get-back = Recuperar por { $gold }
gate-hand-on-bag = { $who } tiene la mano sobre este saco
gate-slip-for-bag = { $who } te ha escrito
gate-pays-to-open =
    { $you ->
        [payer] pagas para que se abra
       *[other] { $who } paga para que se abra
    }
gate-slips =
    { $count ->
        [0] sin notas
        [one] { $count } nota
       *[other] { $count } notas
    }
gate-settled-back = devuelto
gate-settled-opened = abierto
gate-confiscated = confiscada
gate-found-honest =
    { $you ->
        [owner] Verdad. { $law } te paga { $gold ->
            [one] { $gold } moneda
           *[other] { $gold } monedas
        }.
        [law] Verdad. Pagas { $gold ->
            [one] { $gold } moneda
           *[other] { $gold } monedas
        } a { $who }.
       *[other] Verdad. { $law } paga { $gold ->
            [one] { $gold } moneda
           *[other] { $gold } monedas
        } a { $who }.
    }
gate-found-lie =
    { $you ->
        [owner] Mentira. Pagas { $gold ->
            [one] { $gold } moneda
           *[other] { $gold } monedas
        } a { $law }.
        [law] Mentira. { $who } te paga { $gold ->
            [one] { $gold } moneda
           *[other] { $gold } monedas
        }.
       *[other] Mentira. { $who } paga { $gold ->
            [one] { $gold } moneda
           *[other] { $gold } monedas
        } a { $law }.
    }
gate-found-honest-deputies =
    { $you ->
        [owner] Verdad. Los ayudantes te pagan { $gold ->
            [one] { $gold } moneda
           *[other] { $gold } monedas
        }, a medias.
        [law] Verdad. Pago a medias: { $gold ->
            [one] { $gold } moneda
           *[other] { $gold } monedas
        } para { $who }.
       *[other] Verdad. Los ayudantes pagan { $gold ->
            [one] { $gold } moneda
           *[other] { $gold } monedas
        } a { $who }, a medias.
    }
gate-found-lie-deputies =
    { $you ->
        [owner] Mentira. Pagas { $gold ->
            [one] { $gold } moneda
           *[other] { $gold } monedas
        } al botín.
       *[other] Mentira. { $who } paga { $gold ->
            [one] { $gold } moneda
           *[other] { $gold } monedas
        } al botín.
    }
gate-went-face-down =
    { $count ->
        [0] Todo legal, boca arriba
        [one] { $count } carta boca abajo
       *[other] { $count } cartas boca abajo
    }
gate-must-open = hay que abrirlo
gate-take-nothing = no se acepta nada
gate-must-open-by =
    { $you ->
        [who] tienes que abrirlo
       *[other] { $who } tiene que abrirlo
    }
gate-take-nothing-by =
    { $you ->
        [who] aquí no aceptas nada
       *[other] { $who } no acepta nada aquí
    }
gate-take-nothing-from =
    { $you ->
        [who] No aceptas nada de { $merchant } hasta que acabe el Registro.
       *[other] { $who } no acepta nada de { $merchant } hasta que acabe el Registro.
    }
stake-honest =
    { $you ->
        [sheriff] Verdad: pagas { $gold }
       *[other] Verdad: { $sheriff } paga { $gold }
    }
stake-honest-halves =
    { $you ->
        [who] Verdad: pagas { $gold } y { $other }, { $rest }
       *[other] Verdad: { $who } paga { $gold } y { $other }, { $rest }
    }
stake-lie = Mentira: de { $least } a { $most } por carta falsa
stake-lie-one = Mentira: { $fine } por carta falsa
record-opened =
    { $opened ->
        [0] Ningún saco abierto.
        [one] Un saco abierto: { $lied ->
            [0] era verdad.
           *[other] era mentira.
        }
       *[other] { $opened } sacos abiertos, { $lied ->
            [0] ninguna mentira.
            [one] una mentira.
           *[other] { $lied } mentiras.
        }
    }
record-promises =
    { $made ->
        [0] Aún sin promesas que cumplir.
        [one] { $kept ->
            [0] Su única promesa, rota.
           *[other] Su única promesa, cumplida.
        }
       *[other] Promesas cumplidas: { $kept } de { $made }.
    }
desk-title = Escritorio de { $who }
    .hint = lo que ve la ley
desk-yours = Tu escritorio
desk-deputies = Escritorio de los ayudantes
desk-empty = Ninguna nota aún. Alguien tiene que empezar.
desk-asks =
    { $you ->
        [author] pides a { $who }
        [merchant] te pide
       *[other] pide a { $who }
    }
desk-bag =
    { $you ->
        [owner] tu saco
       *[other] saco de { $who }
    }
verdict-yours = tu veredicto: { $verdict }
verdict-of = { $who }: { $verdict }
verdict-alone = { $who } decide en solitario
verdict-alone-you = decides en solitario
verdict-word-open = abrir
verdict-word-nothing = devolver gratis
verdict-word-slip = devolver { $terms }

## Slips

slip-to = Tu nota a { $who }
slip-to-deputies = Tu nota a los ayudantes
slip-of = Nota de { $who }
slip-yours = Tu nota
slip-version = { rank-version } versión
slip-version-on-desk = { $version }, en el escritorio
slip-draft = borrador, aún sin pasar
slip-stale = Esta ya es la versión { $number }. Léela otra vez.
slip-accepted =
    { $you ->
        [who] aceptada por ti
       *[other] aceptada por { $who }
    }
slip-turned-down =
    { $you ->
        [who] rechazada por ti
       *[other] rechazada por { $who }
    }
slip-sealed = Sellado
slip-sealed-hint =
    { $you ->
        [taker] se cumple en cuanto aceptes
        [pair] se cumple en cuanto haya acuerdo entre { $taker } y tú
        [deputies] se cumple en cuanto acepten los ayudantes
        [deputy] se cumple en cuanto acepte un ayudante
        [all] se cumple en cuanto haya acuerdo entre tú y los dos ayudantes
        [law] se cumple en cuanto acepten { $taker } y los dos ayudantes
       *[other] se cumple en cuanto { $taker } acepte
    }
slip-word-only = Solo palabra
    .hint = nadie obliga, nada se olvida
slip-you-give = Das
slip-gives = { $who } da
slip-you-give-choose = das…
slip-gives-choose = { $who } da…
slip-you-do = Debes
slip-does = { $who } debe
slip-deputies-do = Los ayudantes deben
slip-you-promise = Prometes
slip-you-promise-to = Prometes a { $who }
slip-promises = { $who } promete
slip-source-stand = del puesto
slip-source-bag = del saco
slip-source-face-down = boca abajo
slip-source-either = del saco o puesto
slip-add-goods = Añadir mercancía
slip-bluff-legend = Con línea discontinua: ahí no tienes. Sería un farol.
slip-add-promise = Añadir promesa
slip-remove = Quitar: { $what }
slip-more = Una carta más: { $good }
slip-fewer = Una carta menos: { $good }
slip-more-gold = Más oro
slip-less-gold = Menos oro
slip-gold-label = Oro en la nota
slip-hand-back-mine = devolver mi saco
slip-hand-back =
    { $you ->
        [owner] devolver tu saco
       *[other] devolver el saco de { $who }
    }
slip-open =
    { $you ->
        [owner] abrir tu saco
       *[other] abrir el saco de { $who }
    }
slip-open-choose = abrir…
slip-fewer-deeds = menos
slip-take-nothing =
    { $you ->
        [owner] no aceptar nada de ti
       *[other] no aceptar nada de { $who }
    }
slip-promise-hand-back = Devolver el saco la próxima vez
slip-promise-open =
    { $you ->
        [owner] Abrir tu saco la próxima vez
       *[other] Abrir el saco de { $who } la próxima vez
    }
slip-promise-owe = Deber oro
slip-slide-over = Pasar nota
slip-slide-over-version = Pasar la { rank-version } versión
slip-take-back = Retirarla
slip-clear = Deshacer todo
slip-take-up = Mi otro borrador
slip-counter = Partir de la suya
slip-fold = Plegarla
slip-bluff-bag-none = Un farol: en tu saco no hay { $good }.
slip-bluff-bag-few = Un farol: en tu saco solo hay { $has }.
slip-bluff-stand-none = Un farol: boca abajo, bajo tu mostrador, no hay { $good }.
slip-bluff-stand-few = Un farol: boca abajo solo tienes { $has }.
slip-bluff-either-none = Un farol: no tienes { $good } ni en el saco ni en el puesto.
slip-bluff-either-few = Un farol: entre el saco y el puesto solo tienes { $has }.
slip-bluff-proof = Si { $who } acepta el trato, podrá mirar.
slip-bluff-free = Si { $who } acepta el trato, entregas lo que haya.
slip-bluff-proof-deputies = Si los ayudantes aceptan el trato, podrán mirar.
slip-bluff-free-deputies = Si los ayudantes aceptan el trato, entregas lo que haya.
# Always of "versión", which is feminine.
rank-version = { $number }.ª

## Debts

debt-chosen = Lo elegido vale { $worth }. Debes { $gold }.
debt-of = { $count } de { $all }
debt-to = Las mercancías son para { $to }.
debt-to-booty = Las mercancías van al botín.
debt-forgiven = Todo junto vale { $worth } de { $gold }. El resto se perdona.
debt-pay = Pagar con esto
debt-pay-all = Entregarlo todo

## Black Market

black-market = Mercado negro
black-market-label = Mercado negro: { $tops }
black-market-top = { $good } { $value }
black-market-how = Cuando te hayan devuelto el saco, puedes entregar tres cartas iguales de las que tienes bajo el mostrador a cambio de la carta de encima, que cuenta al final de la partida.
black-market-claimed = la tiene { $who }
black-market-claim =
    { $pile ->
        [left] Entregar { $goods } por { $value }, a la pila izquierda
        [right] Entregar { $goods } por { $value }, a la pila derecha
       *[only] Entregar { $goods } por { $value ->
            [one] { $value } punto
           *[other] { $value } puntos
        }
    }
black-market-pass = No reclamar nada
black-market-pass-early = No quiero carta del mercado negro

## Booty

booty = Botín
booty-holds = En el botín: { $what }.
booty-face-down =
    { $count ->
        [one] una carta boca abajo
       *[other] { $count } cartas boca abajo
    }
booty-how = Cuando se resuelve el último saco, los ayudantes se lo reparten a partes iguales. Lo que no se puede dividir se pierde, salvo que coincidan en quién se lo queda.
booty-not-agreed = { $count } sin acordar
booty-last = Botín: { $count } sin acordar
booty-agreed = Acordado.
booty-odd-coin =
    { $now ->
        [odd] ¿Para quién la moneda que sobra?
       *[even] Si sobra una moneda, ¿para quién?
    }
booty-odd-card =
    { $now ->
        [odd] ¿Para quién la carta que sobra ({ $good })?
       *[even] Si sobra una carta ({ $good }), ¿para quién?
    }
booty-nobody = Nadie
booty-wants = { $who } quiere que sea para { $to }.
booty-wants-it = { $who } la quiere para sí.
booty-wants-you = { $who } quiere que sea para ti.

## Talk

talk-title = Charla
talk-say = Di algo
talk-phrases = Frases rápidas
talk-all-phrases = Todas las frases
talk-send = Decirlo
talk-unreadable = Escribe algo que los demás puedan leer.
talk-promises = Promesas pendientes: { $open }
talk-line = { $who }: { $words }
talk-you = Tú
talk-new =
    { $count ->
        [one] { $count } línea nueva
       *[other] { $count } líneas nuevas
    }
chronicle-title = Lo ocurrido
chronicle-fetched = Se está recuperando lo que pasó antes.

## End of a round

round-end-title = Fin de la ronda { $round }
round-end-next =
    { $you ->
        [sheriff] Siguiente sheriff: tú.
       *[other] Siguiente sheriff: { $sheriff }.
    }
round-end-next-deputies = Siguientes ayudantes: { $deputies }.
round-end-gained =
    { $gold ->
        [one] { $gold } moneda más
       *[other] { $gold } monedas más
    }
round-end-lost =
    { $gold ->
        [one] { $gold } moneda menos
       *[other] { $gold } monedas menos
    }
round-end-even = el mismo oro
round-end-back = devuelto gratis
round-end-back-for = devuelto por { $gives }
round-end-back-by =
    { $you ->
        [who] devuelto: diste { $gives }
       *[other] devuelto: { $who } dio { $gives }
    }
round-end-law-gave =
    { $you ->
        [who] { $price }; diste { $gives }
       *[other] { $price }; { $who } dio { $gives }
    }
round-end-free = pasó libre
round-end-honest = abierto: era verdad
round-end-caught = abierto, confiscado: { $goods }
round-end-no-bag = sin saco
round-end-law = de guardia en la puerta
round-end-continue = Seguir
round-end-see = Resumen de la ronda

## Score sheet

score-title = Puntuación final
score-table =
    { $rounds ->
        [one] Mesa de { $players }, { $rounds } ronda
       *[other] Mesa de { $players }, { $rounds } rondas
    }
score-contraband = Contrabando
score-king-and-queen = Rey y Reina
score-kings-title = Quién es Rey de qué
    .hint = primer y segundo lugar de cada tipo
score-carried-title = Lo que de verdad llevaba cada cual
    .hint = la última ronda primero; tachado, lo confiscado
score-ledger-title = Libro de promesas
    .hint = solo palabra: nadie obliga, nada se olvida
score-ledger-empty = Nadie dio su palabra.
score-ledger-line =
    { $you ->
        [by] Tú a { $to }
        [to] { $by } a ti
       *[other] { $by } a { $to }
    }
score-ledger-round = Ronda { $round }
score-same-table = Misma mesa, otra vez
score-home = Inicio

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-language-missing = No se ha podido cargar ese idioma. Mira tu conexión y prueba otra vez.
settings-sound = Sonido
settings-vibration = Vibración
settings-on = Sí
settings-off = No
settings-motion = Movimiento
settings-motion-less = Menos
settings-hold = Confirmar
settings-hold-on = Mantener pulsado
settings-hold-off = Un toque
settings-dark = Por http a secas, el navegador puede dejar que se apague la pantalla. Alarga ese tiempo en tu teléfono, o pide una dirección https a quien lleva el servidor.
settings-pace = Bots
settings-pace-unhurried = Sin prisa
settings-pace-quick = Rápidos

## While a table is laid

table-laying = Poniendo la mesa.

## When something goes wrong

error-other-page = Esta partida sigue en otra ventana. Recarga para traerla aquí.
error-storage-full = En este dispositivo no queda espacio, así que la partida no se guarda. Libera espacio, o sigue jugando sin cerrar la página.
error-other-version = Esta partida se empezó con otra versión y no se puede continuar. Empieza una nueva.
error-cannot-open = La mesa no se puede abrir: este navegador no ofrece una buena fuente de azar.
error-no-study = No se han podido cargar los bots. Mira si tienes conexión y recarga la página: la partida que tengas empezada se conserva.

## For screen readers

label-stands = Los otros puestos
label-gate = La puerta
label-desk = Notas
label-mine = Tu mostrador
label-asked = Lo que se te pide
label-bag-held = Saco de { $who }, declarado como { $goods }, { $slips }
label-bag-yours = Tu saco, declarado como { $goods }, { $slips }
label-bag-open = Tu saco abierto
label-skip = Ir a lo que se te pide

## What holds at a table online

asked-away = Un bot juega por ti.
    .hint = Pulsa donde quieras y vuelves a jugar tú.
asked-come-back = Aquí estoy
asked-sits-out = No tienes ninguna carta y no juegas esta ronda. En la puerta aún puedes negociar.
asked-paused = La partida está en pausa.
    .hint = { $host } puede reanudarla.
    .mine = Nadie puede hacer nada hasta que la reanudes.
asked-time = Tiempo para decidir: { $time }

## Tables online: the way there

home-friends = Jugar con amigos
    .hint = abre una mesa, envía el enlace
home-join = Unirse a una mesa
    .hint = con un código o un enlace
home-seat = Volver a la mesa { $code }
home-seat-as = como { $name }
home-seat-nameless = a tu silla
open-what = Recibes un enlace para compartir. La partida y sus variantes se eligen en la mesa.
open-table = Abrir una mesa
join-code = Código o enlace
join-go = Ir a la mesa
join-wrong-code = Un código tiene seis letras y cifras, como K7Q X2M. Míralo otra vez.
door-title = Mesa { $code }
door-who =
    { $count ->
        [0] Aún no hay nadie.
       *[other] En la mesa: { $names }.
    }
door-bot = el bot { $name }
door-running = Hay una partida en marcha. Puedes mirar, y jugar la siguiente.
door-late = Hay una partida en marcha. Puedes ocupar la silla de un bot.
door-come-in = Entrar
door-nameless = Escribe un nombre que los demás puedan leer.
door-look-on = Mirar
online-unreachable = No se llega al servidor. Mira tu conexión y prueba otra vez.
online-trying = De camino a la mesa…
online-lost = Se ha perdido la conexión. Vuelve por sí sola; no se pierde nada.
parted-title = Fin del trayecto
parted-reload = Recargar la página
parted-door = A la entrada de esta mesa
parted-home = A la página de inicio

## The lobby

lobby-who = Quién juega
lobby-free = libre
lobby-add-bot = Sentar un bot
lobby-unseat = Quitar este bot
lobby-bot = bot
lobby-you = tú
lobby-host = a cargo
lobby-away = ausente
lobby-muted = sin voz
lobby-move-up = Una silla más arriba
lobby-acts = Más sobre { $who }
lobby-hand-over = Dejar a cargo
lobby-mute = Silenciar
lobby-unmute = Dejar hablar
lobby-kick = Echar
lobby-new-link = Enlace nuevo a la silla
lobby-new-link-here = Envía este enlace a { $who }. El anterior ya no vale.
lobby-begin = Empezar la partida
lobby-waits = Falta que { $host } empiece la partida.
lobby-record = Guardar el acta de la última partida
share-title = Invitar
share-qr = El enlace a esta mesa en un código QR, para escanearlo con un teléfono
share-how = Se entra abriendo el enlace, escaneando el QR o escribiendo el código en la página de inicio.
share-only-here = Esta dirección solo sirve en este equipo. Para otros dispositivos, inicia el servidor con --lan.
share-copy = Copiar el enlace
share-copied = Copiado
share-more = Más enlaces
share-own = Tu propio enlace lleva a tu silla desde cualquier dispositivo. Quien lo tenga juega por ti.
share-own-show = Ver mi enlace
share-copy-own = Copiar mi enlace
share-screen = Para una pantalla grande a la vista de la mesa: muestra solo lo que es público.
share-copy-screen = Copiar enlace de pantalla
crowd-pause = Pausar la partida
crowd-watching =
    { $count ->
        [one] { $count } persona está mirando.
       *[other] { $count } personas están mirando.
    }
crowd-leave = Irme del todo
crowd-leave-hint = Dejas tu silla y un bot sigue jugando en ella. Si solo te vas un rato, sal con el botón de abajo: tu silla te espera.
lobby-leave-hint = Dejas tu silla y otra persona puede ocuparla. Si solo te vas un rato, sal con el botón de arriba: tu silla te espera.
crowd-unpause = Reanudar la partida
crowd-sit-down = Sentarse a la mesa
options-title = La partida
options-edition = Edición
options-first = Primera
options-second = Segunda
options-first-edition = Primera edición
options-second-edition = Segunda edición
options-first-hint = Dos pilas de descartes de las que se puede robar; el contrabando que se ofrece del puesto tiene que estar de verdad.
options-second-hint = Una pila de descartes, y solo se roba del mazo; el contrabando que se ofrece del puesto puede ser un farol, y hay que demostrarlo.
options-mixed = Mezcla de ediciones
options-mixed-hint = Una mezcla de las dos ediciones.
options-royal = Mercancías reales
    .hint = Contrabando poco común que cuenta para Rey y Reina.
options-black-market = Mercado negro
    .hint = Cambia tres cartas de contrabando de un mismo tipo por puntos.
options-time = Límite de tiempo
    .hint = Un minuto por mercader en la puerta; luego pasan todos los sacos.
options-ten = Quitar diez
    .hint = Diez cartas vuelven a la caja sin verse.
options-seven = Siete cartas
    .hint = Manos de siete en vez de seis.
options-deputies = A seis hay dos ayudantes en vez de un sheriff.
options-finer = Detalles
options-market = Mercado
options-one-pile = una pila
options-two-piles = dos pilas
options-honour = Contrabando ofrecido del puesto
options-proof = puede ser farol
options-real-stand = tiene que estar
options-spent = Contrabando gastado en el mercado negro
options-spent-discard = a los descartes
options-spent-removed = fuera de la partida
market-pile-good = Tres de
market-pile-top = Primera carta
market-pile-bottom = Segunda carta
options-sheriff = Primer sheriff
options-sheriff-chance = al azar
options-sheriff-is = Primer sheriff: { $who }
options-sheriff-nobody = nadie, en la silla { $chair }
promo-title = Mercancías propias
promo-hint = Cartas que inventas tú. Se barajan con las demás.
promo-name = Nombre
promo-family = Clase
promo-contraband = Contrabando
promo-royal = Real
promo-legal = Legal
promo-value = Valor
promo-penalty = Multa
promo-copies = Cartas
promo-counts-as = Para Rey y Reina cuenta como
promo-counts-as-nothing = nada
promo-counts-for = Cuántas
promo-add = Añadirla
promo-remove = Quitarla
promo-line = { $copies } × { $name }, valor { $value }, multa { $penalty }
promo-line-counts = { $line }, cuenta como { $number } × { $good }
house-title = La casa
house-spectators = Con público
    .hint = Se puede mirar. Quien mira ve lo que ve toda la mesa.
house-free-talk = Charla libre
    .hint = Se puede escribir lo que se quiera, no solo frases.
house-late = Llegar tarde
    .hint = Alguien puede ocupar la silla de un bot, con sus cartas, durante la partida.
house-decision = Tiempo para decidir
house-gone = Un bot juega por quien lleve sin conexión
house-silent = Un bot juega por quien no toque la página durante
house-decision-none = sin límite
house-decision-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
score-waits = { $host } puede abrir la próxima partida.
proof-title = Un mazo limpio
proof-checking = Comprobando el acta.
proof-fair = Comprobado en esta página: el mazo sale de la parte que la casa había fijado antes de la partida y de lo que aportó cada cual, tu parte incluida. Al repartir y jugar de nuevo, el acta lleva a todo lo que vio esta página, y a esta puntuación.
proof-fair-without-me = Comprobado en esta página: el mazo sale de la parte de la casa, que encaja con lo que había fijado, y de lo que aportó cada cual. Esta página no aportó nada, y no puede decir qué mostró la casa antes de la partida. Al repartir y jugar de nuevo, el acta lleva a todo lo que vio esta página, y a esta puntuación.
proof-unread = Aún no se ha comprobado nada: no hay acta que leer. { $why }
proof-other-game = El acta no es de esta partida, o la casa muestra en ella partes del mazo distintas de las que mostró aquí.
proof-other-commitment = La parte del mazo de la casa no es la que había fijado antes de la partida.
proof-other-deck = El mazo del acta no sale de las partes que aportó cada cual.
proof-not-mine = Lo que esta página aportó al mazo no se usó. Pasa si llegó demasiado tarde, o si lo aportaste desde dos dispositivos. Si no, se dejó fuera.
proof-impossible = El acta no se puede jugar con su mazo: la jugada { $number } no es posible.
proof-other-end = El acta, jugada de nuevo, no termina como dice.
proof-unlike = El acta cuenta una partida distinta de la que vio esta página: se separan en la jugada { $number }.
proof-fingerprint = Huella del final:
proof-unreadable = El acta no se puede leer, así que no se ha comprobado nada.
proof-record = Guardar el acta
