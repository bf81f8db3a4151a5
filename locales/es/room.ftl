### What a table of people tells, beside the game: what happens at it, why something cannot be done,
### why a game cannot begin yet, and what goes wrong on the way to it.
###
### The host is "quien está a cargo (de la mesa)", which is neither he nor she. A chair and a seat are
### both "silla".

## What happened, one short sentence each. $by: whose doing it was. $who: to whom it was done.

room-founded =
    { $you ->
        [by] Abres la mesa.
       *[other] { $by } abre la mesa.
    }
room-joined =
    { $you ->
        [who] Te sientas a la mesa.
       *[other] { $who } se sienta a la mesa.
    }
room-relieved-bot =
    { $you ->
        [who] Ocupas la silla del bot { $bot }.
       *[other] { $who } ocupa la silla del bot { $bot }.
    }
room-relieved =
    { $you ->
        [who] Ocupas la silla de un bot.
       *[other] { $who } ocupa la silla de un bot.
    }
room-left =
    { $you ->
        [who] Dejas la mesa.
       *[other] { $who } deja la mesa.
    }
room-sent-away =
    { $you ->
        [by] Echas a { $who } de la mesa.
        [who] { $by } te echa de la mesa.
       *[other] { $by } echa a { $who } de la mesa.
    }
room-new-link =
    { $you ->
        [by] Creas un enlace nuevo a la silla de { $who }.
        [who] { $by } crea un enlace nuevo a tu silla.
       *[other] { $by } crea un enlace nuevo a la silla de { $who }.
    }
room-new-link-own =
    { $you ->
        [by] Recibes un enlace nuevo a tu silla.
       *[other] { $by } recibe un enlace nuevo.
    }
room-chose =
    { $you ->
        [by] Cambias a qué se juega.
       *[other] { $by } cambia a qué se juega.
    }
room-first-sheriff = El primer sheriff sigue siendo quien se eligió; si ya no está, decide el azar.
room-housed =
    { $you ->
        [by] Cambias las reglas de la casa.
       *[other] { $by } cambia las reglas de la casa.
    }
room-bot-seated =
    { $you ->
        [by] Sientas al bot { $bot }.
       *[other] { $by } sienta al bot { $bot }.
    }
room-bot-unseated =
    { $you ->
        [by] Quitas al bot { $bot } de la mesa.
       *[other] { $by } quita al bot { $bot } de la mesa.
    }
room-reordered =
    { $you ->
        [by] Cambias quién se sienta dónde.
       *[other] { $by } cambia quién se sienta dónde.
    }
room-muted =
    { $you ->
        [by] Silencias a { $who }.
        [who] Quien está a cargo te silencia. No se te oye hasta que te deje hablar otra vez.
       *[other] Quien está a cargo silencia a { $who }.
    }
room-unmuted =
    { $you ->
        [by] Dejas que { $who } hable otra vez.
        [who] Quien está a cargo te deja hablar otra vez.
       *[other] Quien está a cargo deja que { $who } hable otra vez.
    }
room-host-handed =
    { $you ->
        [by] Dejas a { $who } a cargo de la mesa.
        [who] { $by } te deja a cargo de la mesa.
       *[other] { $by } deja a { $who } a cargo de la mesa.
    }
room-host-moved =
    { $you ->
        [who] Quien estaba a cargo se ha ido. Ahora estás tú a cargo de la mesa.
       *[other] Quien estaba a cargo se ha ido. Ahora { $who } está a cargo de la mesa.
    }
room-stirred =
    { $you ->
        [by] Ayudas a barajar el próximo mazo.
       *[other] { $by } ayuda a barajar el próximo mazo.
    }
room-started =
    { $you ->
        [by] Empiezas la partida.
       *[other] { $by } empieza la partida.
    }
room-took-over =
    { $you ->
        [who] No estás. Un bot juega por ti hasta que hagas algo.
       *[other] { $who } no está. Un bot juega en su lugar.
    }
room-came-back =
    { $you ->
        [who] Has vuelto y juegas otra vez.
       *[other] { $who } ha vuelto y juega otra vez.
    }
room-paused =
    { $you ->
        [by] Pausas la partida.
       *[other] { $by } pausa la partida.
    }
room-unpaused =
    { $you ->
        [by] Reanudas la partida.
       *[other] { $by } reanuda la partida.
    }
room-pause-over = La pausa ya ha durado bastante. La partida sigue.
room-resumed = La mesa ha estado parada un rato. No ha corrido ningún reloj, y la partida sigue.
room-cleared =
    { $you ->
        [by] Despejas la mesa para la próxima partida.
       *[other] { $by } despeja la mesa para la próxima partida.
    }

## Who did it, at the beginning of a sentence

room-the-house = La casa
room-guest = Visitante { $number }

## Why something cannot be done, and what to do instead. It is told to the one who tried it.

refused-not-host = Eso solo lo hace quien está a cargo de la mesa. Pídeselo.
refused-no-such-person = { $who } ya no está en esta mesa. Elige a alguien que esté.
refused-no-bot-there = En la silla { $chair } no hay ningún bot. Elige una silla con bot.
refused-not-in-lobby = Eso se hace entre partidas. Termina antes esta.
refused-not-playing = No hay ninguna partida en marcha. Espera a que empiece una.
refused-not-over = La partida no ha terminado. Termínala antes.
refused-paused = La partida está en pausa. Espera a que la reanude quien está a cargo.
refused-name-taken = En esta mesa ya hay alguien que se llama { $name }. Usa otro nombre; si eres tú, entra con tu propio enlace o pide uno nuevo a quien está a cargo.
refused-no-chair-left = Todas las sillas de esta mesa están ocupadas. Espera a que quede una libre.
refused-no-late-joiners = En esta mesa no entra nadie durante una partida. Espera a la próxima, o habla con quien está a cargo.
refused-not-a-bot = En esa silla no juega ningún bot ahora. Elige otra.
refused-bad-order =
    { $chairs ->
        [1] Hay una sola silla, y no hay nada que cambiar.
       *[other] Hay { $chairs } sillas, y alguien ha llegado o se ha ido entretanto. Mira otra vez quién se sienta dónde.
    }
refused-decision-seconds =
    { $seconds ->
        [one] No se puede poner { $seconds } segundo para decidir. Pon de 10 segundos a una hora.
       *[other] No se pueden poner { $seconds } segundos para decidir. Pon de 10 segundos a una hora.
    }
refused-gone-seconds =
    { $seconds ->
        [one] No se puede poner { $seconds } segundo sin conexión. Pon de 10 segundos a una hora.
       *[other] No se pueden poner { $seconds } segundos sin conexión. Pon de 10 segundos a una hora.
    }
refused-silent-seconds =
    { $seconds ->
        [one] No se puede poner { $seconds } segundo sin dar señales. Pon de 30 segundos a una hora.
       *[other] No se pueden poner { $seconds } segundos sin dar señales. Pon de 30 segundos a una hora.
    }
refused-muted = Quien está a cargo te ha silenciado. Sigue jugando: hablarás otra vez cuando te deje.
refused-no-free-talk = En esta mesa se habla solo con las frases. Elige una.
refused-still-here = { $who } no se ha ido, o acaba de irse, y un enlace solo se cambia si se ha perdido. Espera un minuto o dos y prueba otra vez.
refused-only-looking = Aquí solo miras. Ocupa una silla para jugar.
refused-not-saved = Eso no se pudo guardar, así que no ha ocurrido. Prueba otra vez.
refused-busy = Esta mesa tiene demasiado que hacer. Prueba otra vez dentro de un momento.

## Why the game cannot begin, and what to change

hitch-too-few =
    { $players ->
        [0] Se juega de tres a seis: aquí no hay nadie. Invita a gente o sienta bots.
       *[other] Se juega de tres a seis: de momento, en la mesa hay { $players }. Invita a gente o sienta bots.
    }
hitch-too-many = Se juega de tres a seis: en la mesa hay { $players }. Alguien se tiene que levantar.
hitch-six-without-deputies = A seis se juega siempre con ayudantes. Actívalos.
hitch-deputies-with-fewer = Los ayudantes son para seis, y en la mesa hay { $players }. Desactívalos.
hitch-first-sheriff-away = La primera ronda de sheriff sería para la silla { $chair }, y está vacía. Elige a alguien que juegue, o déjalo al azar.
hitch-first-sheriff-with-deputies = Con ayudantes, las cartas dicen a quién le toca. Deja al azar el primer sheriff.
hitch-market-missing =
    { $copies ->
        [0] Mercado negro, { $good }: para reclamar hacen falta tres, y en el mazo no hay. Pide otra cosa.
       *[other] Mercado negro, { $good }: para reclamar hacen falta tres, y en el mazo hay { $copies }. Pide otra cosa.
    }
hitch-market-unknown = Mercado negro, { $good }: no es contrabando de esta partida. Pide otra cosa.
hitch-market-twice = Mercado negro, { $good }: tiene dos montones. Pide tres tipos distintos.
hitch-market-order = Mercado negro, { $good }: { $top } está encima de { $bottom }. Pon encima la carta más cara, y las dos de 1 a 1000.

## The same about promo goods, which a host adds. $entry: the place in the list, from 1.

hitch-promo-many =
    { $count ->
        [one] { $count } mercancía propia es demasiado. Pon { $most } como mucho.
       *[other] { $count } mercancías propias son demasiadas. Pon { $most } como mucho.
    }
hitch-promo-name = La mercancía propia { $entry } no se puede llamar así. Usa de 1 a 32 letras, cifras y espacios, con una letra al principio.
hitch-promo-twice = Ya hay una mercancía que se llama { $name }. Da otro nombre a la mercancía propia { $entry }.
hitch-promo-value = { $name }: vale { $number }. Pon de { $least } a { $most }.
hitch-promo-penalty = { $name }: la multa es { $number }. Pon de { $least } a { $most }.
hitch-promo-copies =
    { $number ->
        [one] { $name }: hay { $number } carta. Pon de { $least } a { $most }.
       *[other] { $name }: hay { $number } cartas. Pon de { $least } a { $most }.
    }
hitch-promo-counts-for =
    { $number ->
        [one] { $name }: cuenta { $number } vez para Rey y Reina. Pon de { $least } a { $most }.
       *[other] { $name }: cuenta { $number } veces para Rey y Reina. Pon de { $least } a { $most }.
    }
hitch-promo-counts-as = { $name }: cuenta como una mercancía sin Rey ni Reina. Elige manzanas, queso, pan o gallinas, o ninguna.
hitch-promo-deck =
    { $cards ->
        [one] Con { $name } el mazo tiene { $cards } carta, y caben { $most }. Pon menos copias.
       *[other] Con { $name } el mazo tiene { $cards } cartas, y caben { $most }. Pon menos copias.
    }

## What goes wrong between the page and the server, and what to do now

trouble-unknown-table = No hay ninguna mesa con este código, o ya no la hay. Revisa el código, o abre una mesa.
trouble-unknown-link = Este enlace no lleva a ninguna silla, o ya no. Pide uno nuevo a quien está a cargo de la mesa.
trouble-no-spectators = En esta mesa no se puede mirar. Ocupa una silla, si queda alguna libre.
trouble-full = No cabe nadie más. Prueba otra vez más tarde.
trouble-left = Ya no estás en esta mesa. Para volver, ocupa una silla de nuevo.
trouble-not-understood = El servidor no ha entendido esta página. Recarga la página.
trouble-no-hello = La página y el servidor han perdido el hilo. Recarga la página.
trouble-wrong-version = Esta página y el servidor no son de la misma versión. Recarga la página.
trouble-wrong-kind = El servidor no admite lo que envió esta página. Recarga la página.
trouble-wrong-way = El servidor no hace eso aquí. Recarga la página.
trouble-too-slow = No llegó nada a tiempo. Revisa tu conexión y prueba otra vez.
trouble-too-much = Ha llegado demasiado desde aquí en muy poco tiempo. Espera un rato y prueba otra vez.
trouble-too-large = Eso es demasiado largo para el servidor. Envía algo más corto.
trouble-too-far-behind = Tu conexión no ha podido seguir el ritmo. Conéctate otra vez.
trouble-unreadable = Esta mesa no se puede abrir: lo que se guarda de ella no se puede leer. Avisa a quien lleva el servidor, o abre otra mesa.
trouble-unavailable = El servidor no llega a esta mesa, y nada ha cambiado. Prueba otra vez dentro de un momento.
trouble-stopping = El servidor está a punto de parar. Prueba otra vez dentro de un momento.
trouble-foreign-origin = Eso lo ha pedido una página de otro sitio. Abre el juego en su propia dirección.
trouble-neighbours-only = Eso es solo para el equipo donde corre el servidor. Hazlo desde allí.
trouble-not-found = Aquí no hay nada, o esa partida no existe. Revisa la dirección.
trouble-not-over = La partida aún no ha terminado. Vuelve cuando termine.
trouble-refused = La mesa ha dicho que no, y nada ha cambiado. Mira cómo está todo y prueba otra vez.
trouble-internal = El servidor ha cometido un error. Prueba otra vez y, si sigue igual, avisa a quien lo lleva.
trouble-unknown = Algo ha ido mal, y esta página no sabe qué. Recarga la página.
