### What the command line says: what it prints, what goes wrong, and its help.
###
### '…' and `…` stand where English has them; what English has in "…" stands in «…», but for what is
### JSON or a word of a move. The dealer is "la casa", as in the page. A seat is "silla", and a game for four players is a
### "mesa de 4" or has "4 sillas", so that nobody is he or she.

## Everywhere

cli-error = error: { $reason }
cli-list = { $first }; { $rest }
# Not "o", which would be "u" before "opens" and "owes".
cli-list-or = { $first } o bien { $rest }
cli-number = { $number }
cli-percent = { $number } %
# With its article, because sentences begin with it; they have no adjective, which would have a gender.
cli-standard-input = la entrada estándar
cli-cannot-read = no se puede leer { $file }
cli-cannot-write = no se puede escribir en { $file }
cli-input-too-long =
    { $bytes ->
        [one] { $name } pasa de { $bytes } byte
       *[other] { $name } pasa de { $bytes } bytes
    }
cli-input-not-text = { $name } no es texto: el byte { $byte } no es UTF-8
cli-input-empty = { $name } no contiene nada
cli-input-not-asked = este no es el JSON que se pide: { $reason }
cli-io-not-found = no existe el archivo o la carpeta
cli-io-denied = permiso denegado
cli-io-exists = ya existe
cli-io-folder = es una carpeta
cli-io-no-folder = no es una carpeta
cli-io-full = no queda espacio
cli-io-read-only = es de solo lectura
cli-io-not-text = no es texto en UTF-8
cli-io-not-taken = el sistema no lo admite
cli-io-ends = termina antes de tiempo
cli-io-in-use = ahí ya escucha otro programa
cli-io-not-here = este equipo no tiene esa dirección
cli-io-refused = ahí no responde nadie
cli-io-hung-up = el otro extremo ha cortado la conexión
cli-io-no-way = no hay ruta hasta ahí
cli-io-timed-out = no llega respuesta a tiempo
cli-io-code = el sistema lo rechaza con su error { $code }
cli-json = Muestra la salida en JSON, para programas

## What is wrong in a file of JSON or TOML. Names of fields and values stand as they are in the file.

cli-place = línea { $line }, columna { $column }: { $what }
cli-json-not = esto no es JSON
cli-json-ends = aquí se corta el JSON
cli-field-missing = falta el campo `{ $field }`
cli-field-twice = el campo `{ $field }` aparece dos veces
cli-field-unknown = no existe el campo `{ $field }`; campos posibles: { $known }
cli-data-unlike = se esperaba { $wanted }, no { $found }
cli-data-other = aquí tiene que ir otra cosa
cli-data-too-large = el número es demasiado grande
cli-kind-text = un texto entre comillas
cli-kind-whole = un número entero
cli-kind-whole-within = un número entero de { $least } a { $most }
cli-kind-switch = true o false
cli-kind-list = una lista
cli-kind-list-of = una lista de longitud { $length }
cli-kind-object = un objeto

## What every page of help has. A colon follows the headings by itself, but for the two that have one.

cli-help-usage = Uso:
cli-help-commands = Comandos
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-examples = Ejemplos:
cli-help-print = Muestra la ayuda
cli-help-print-more = Muestra la ayuda (más detalles con '--help')
cli-help-print-less = Muestra la ayuda (un resumen con '-h')
cli-help-version = Muestra la versión
cli-help-help = Muestra esta ayuda o la de los subcomandos indicados
cli-help-default = [por defecto: { $value }]
cli-help-values = [valores posibles: { $values }]
cli-help-variable = [entorno: { $variable }]

cli-about = Just Apples: faroles, sobornos y contrabando con las reglas de las dos ediciones
cli-more = `just-apples help COMMAND` explica cada comando con más detalle.

## Mistakes in the arguments. $argument: a flag with its value, such as --games <N>. $value: what was typed.

cli-args-conflict = el argumento '{ $argument }' no se puede usar junto con { $others }
cli-args-repeated = el argumento '{ $argument }' no se puede usar más de una vez
cli-args-no-equals = para dar un valor a '{ $argument }' hace falta un signo igual
cli-args-no-value = '{ $argument }' necesita un valor y no se ha indicado ninguno
cli-args-bad-value = valor no válido '{ $value }' para '{ $argument }'
cli-args-unknown-command = subcomando desconocido '{ $command }'
cli-args-missing = faltan argumentos obligatorios: { $arguments }
cli-args-no-command = '{ $program }' necesita un subcomando y no se ha indicado ninguno
cli-args-commands = [subcomandos: { $names }]
cli-args-not-text = algún argumento no es UTF-8 válido
cli-args-too-many-values = valor inesperado '{ $value }' para '{ $argument }': no se esperaban más
cli-args-too-few-values =
    { $least ->
        [one] '{ $argument }' necesita al menos { $least } valor; indicados: { $given }
       *[other] '{ $argument }' necesita al menos { $least } valores; indicados: { $given }
    }
cli-args-wrong-count =
    { $wanted ->
        [one] '{ $argument }' necesita { $wanted } valor; indicados: { $given }
       *[other] '{ $argument }' necesita { $wanted } valores; indicados: { $given }
    }
cli-args-unknown = argumento inesperado '{ $argument }'
cli-args-other = no se entienden los argumentos
cli-args-similar-commands =
    { $count ->
        [one] hay un subcomando parecido: { $names }
       *[other] hay subcomandos parecidos: { $names }
    }
cli-args-similar-arguments =
    { $count ->
        [one] hay un argumento parecido: { $names }
       *[other] hay argumentos parecidos: { $names }
    }
cli-args-similar-values =
    { $count ->
        [one] hay un valor parecido: { $names }
       *[other] hay valores parecidos: { $names }
    }
cli-args-as-value = para pasar '{ $argument }' como valor, usa '-- { $argument }'

## What is wrong with a value. These follow "invalid value 'x' for '--flag': ".

cli-value-whole = tiene que ser un número entero de { $least } a { $most }
cli-value-whole-least = tiene que ser un número entero, { $least } o más
cli-value-switch = tiene que ser true o false
cli-value-seat = no existe la silla { $seat }: las sillas van de la A a la F (o del 0 al 5)
cli-value-bot = no existe el bot «{ $bot }»: los bots son normal y random
cli-value-fingerprint = una huella tiene 16 dígitos hexadecimales
cli-value-digest = un hash tiene 64 dígitos hexadecimales
cli-value-seed = una semilla tiene 64 dígitos hexadecimales
cli-value-part = tiene que ser una silla con su parte, como B=0123…
cli-value-word = `{ $word }` no es ninguno de estos valores: { $known }
cli-value-base-path = `{ $path }` tiene que empezar por una barra, como /apples
cli-value-base-path-part = `{ $part }` no puede formar parte de una ruta base: se admiten letras, cifras y - _ . ~
cli-value-public-url = `{ $url }` no es la dirección de una página de inicio: tiene que ser una como https://apples.example/
cli-value-network = `{ $address }` no es una dirección: tiene que ser una como 10.0.0.5, o una red como 10.0.0.0/8
cli-value-network-prefix = `/{ $prefix }` no es un prefijo de { $address }: tiene que ser un número de 0 a { $longest }

## just-apples serve: help

cli-serve = Sirve el juego a los navegadores
cli-serve-long = Muestra la dirección que hay que abrir, y sirve el juego hasta que recibe una interrupción (Ctrl-C) o la orden de terminar.
cli-serve-more = El primer ejemplo es solo para este equipo; el segundo, para toda su red. Cada ajuste se toma de su opción; si no, de su variable; si no, del archivo, donde su nombre lleva guiones bajos. Entre paréntesis está lo que vale si no se indica nada. En docs/hosting.md hay más detalles.
cli-serve-where = Dónde
cli-serve-safety = Seguridad
cli-serve-limits = Límites
cli-serve-trace = Trazas
cli-set-config = Un archivo con ajustes, en TOML: lo que no fije ninguna opción ni variable se toma de él
cli-set-listen = En qué dirección escuchar, como 0.0.0.0:8420 (127.0.0.1:8420, u otro puerto si ese está ocupado)
cli-set-lan = Escucha para toda la red, y muestra su dirección en un código QR (desactivado)
cli-set-lan-long = Si además se indica dónde escuchar, eso tiene prioridad.
cli-set-open = Abre la dirección en el navegador de este equipo (desactivado)
cli-set-data = La carpeta de las mesas (just-apples en tu carpeta de datos, como ~/.local/share)
cli-set-base-path = La ruta bajo la que se sirve todo, como /apples (la raíz)
cli-set-public-url = La dirección pública de la página de inicio, para los enlaces (la que usa el navegador)
cli-set-tls-cert = El certificado para TLS, seguido de los que lo avalan, en PEM (sin TLS)
cli-set-tls-key = La clave de ese certificado, en PEM (sin TLS)
cli-set-trust-proxy = Proxies de confianza, que dicen de quién es cada petición: direcciones o redes, separadas por comas (ninguno)
cli-set-proxy-headers = Las cabeceras que ponen esos proxies: x-forwarded o forwarded (x-forwarded)
cli-set-metrics-for-all = Muestra /metrics a todo el mundo, no solo a este equipo y a los proxies de confianza (desactivado)
cli-set-keep-tables-days = Días que se guarda una mesa en la que ya no pasa nada (30)
cli-set-keep-talk-days = Días que se guarda la charla libre (7)
cli-set-max-tables = Mesas a la vez (10000)
cli-set-max-connections = Conexiones a la vez (20000)
cli-set-max-connections-per-address = Conexiones a la vez desde una dirección (64)
cli-set-max-frame-bytes = Bytes de un mensaje al servidor (16384)
cli-set-commands-per-second = Comandos por segundo en una conexión (10)
cli-set-commands-at-once = Comandos de golpe en una conexión (40)
cli-set-requests-per-second = Peticiones por segundo desde una dirección (50)
cli-set-requests-at-once = Peticiones de golpe desde una dirección (400)
cli-set-tables-per-hour = Mesas que abre una dirección en una hora (60)
cli-set-wrong-codes = Códigos de mesa erróneos desde una dirección en diez minutos (20)
cli-set-trace = Nivel de las trazas en la salida de error estándar: off, error, warn, info o debug (info)
cli-set-trace-format = Formato de las trazas: text o json (text)

## just-apples serve: what it prints

cli-serve-at = Just Apples está en { $address }
cli-serve-network = Para otros dispositivos de tu red: { $address }
cli-serve-public = Para todo el mundo: { $address }
cli-serve-stop = Pulsa Ctrl-C para detener el servidor.
cli-serve-port-taken = El puerto { $usual } está ocupado, así que el juego está en el puerto { $other }.
cli-serve-no-browser = No hay ningún navegador que abrir: abre la dirección a mano.

## just-apples serve: what goes wrong

cli-config-line = { $file }, línea { $line }: { $reason }
cli-config-not-toml = esto no es TOML: cada línea tiene que ser como max_tables = 100 o data = "/srv"
cli-config-twice = este ajuste aparece dos veces
cli-tls-no-key = un certificado necesita su clave: indica también --tls-key
cli-tls-no-cert = una clave necesita su certificado: indica también --tls-cert
cli-tls-not-pem = { $file } no es un archivo PEM: { $reason }
cli-tls-empty-cert = no hay ningún certificado en { $file }
cli-tls-empty-key = no hay ninguna clave privada en { $file }
cli-tls-mismatch = la clave de { $key } no corresponde al certificado de { $cert }
cli-tls-unfit = el certificado de { $cert } no se puede usar: { $reason }
cli-no-home = no hay carpeta personal donde guardar las mesas: indica una carpeta con --data
cli-serve-threads = no se pueden iniciar los hilos del servidor
cli-serve-tables = no se pueden leer las mesas de { $folder }
cli-serve-own-address = el servidor no conoce su propia dirección
cli-serve-signal = no se puede esperar a { $signal }
cli-listen-cannot = no se puede escuchar en { $address }
cli-listen-denied = no se puede escuchar en { $address }: el sistema se reserva ese puerto
cli-listen-no-name = no se puede escuchar en { $address }: no se encuentra ese nombre
cli-listen-form = no se puede escuchar en { $address }: hacen falta una dirección y un puerto, como 127.0.0.1:8420

## The folder for tables and its database: what is wrong with it. $path: the folder, or a file in it.

cli-data-not-folder = { $path } no es una carpeta
cli-data-not-writable = no se puede escribir en { $path }: { $reason }
cli-data-in-use = otro servidor está usando { $path }
cli-data-newer = { $path } es de la versión { $found }, y este programa llega hasta la { $known }: usa uno más reciente
cli-data-foreign = { $path } no es una base de datos de Just Apples
cli-data-damaged = la base de datos { $path } está dañada: { $reason }
cli-data-failed = no se puede abrir { $path }: { $reason }
cli-store-full = no queda espacio
cli-store-damaged = los datos están dañados: { $reason }
cli-store-busy = otro programa tiene los datos bloqueados
cli-store-closed = el almacén está cerrado
cli-store-io = ha fallado el almacenamiento: { $reason }
cli-data-advice = { $problem }; { $advice }
cli-advice-name-folder = indica una carpeta con --data
cli-advice-let-write = permite que escriba ahí el usuario que ejecuta el servidor, o indica otra carpeta con --data
cli-advice-stop-other = detén antes ese servidor, o indica otra carpeta con --data
cli-advice-other-folder = o indica otra carpeta con --data
cli-advice-not-ours = indica otra carpeta con --data, o restaura una copia de seguridad en una carpeta vacía
cli-advice-restore = restaura una copia de seguridad en una carpeta vacía
cli-advice-end-program = cierra ese programa y prueba otra vez
cli-advice-make-room = libera espacio y prueba otra vez
cli-advice-disk = comprueba que el disco esté bien

## just-apples backup

cli-backup = Copia todas las mesas en un solo archivo nuevo, también con el servidor en marcha
cli-backup-long = La copia es de un mismo instante, se comprueba, y está en el disco cuando el comando termina. Es tan secreta como la carpeta: contiene las partidas en marcha, con todo lo que tiene cada cual.
cli-backup-more = Para restaurarla, detén el servidor, pon el archivo, con el nombre just-apples.sqlite, en una carpeta vacía, e inicia el servidor con ella como carpeta de datos. En docs/hosting.md hay más detalles.
cli-backup-config = El archivo con los ajustes del servidor, en TOML, si dice dónde están las mesas
cli-backup-file = El archivo de destino, que no debe existir todavía
cli-backup-done =
    { $bytes ->
        [one] Hecha la copia de seguridad de { $database }: { $file }, { $bytes } byte.
       *[other] Hecha la copia de seguridad de { $database }: { $file }, { $bytes } bytes.
    }
cli-backup-nothing = no hay ninguna base de datos en { $folder }
cli-backup-exists = { $file } ya existe
cli-backup-failed = no se ha podido copiar { $path }: { $reason }

## just-apples simulate: help

cli-simulate = Juega partidas enteras y las mide
cli-simulate-long = Sin --bots, en cada silla se hace cualquier cosa que sea legal, y se ve lo rápidas que son las reglas. Con --bots se ve quién gana. Se producen todos los eventos, como en una mesa de verdad.
cli-simulate-games = Cuántas partidas se juegan
cli-simulate-bots = Quién juega, y cuántas veces gana: un bot para todas las sillas, o uno para cada una, separados por comas; los bots son normal y random
cli-simulate-seed = Lo que decide cada reparto y cada elección
cli-simulate-threads = Cuántas partidas se juegan a la vez; si se omite, tantas como núcleos haya
cli-simulate-record = Guarda el acta de la última partida, para `just-apples replay`
cli-setup-heading = La partida
cli-wrong-players = pueden jugar de tres a seis personas, no { $players }
cli-setup-players = Cuántas sillas tiene la mesa, de 3 a 6 [por defecto: tantas como bots se nombren; si no, 4]
cli-setup-edition = La edición de cuyas reglas parten las demás opciones
cli-setup-market = El mercado: una pila de descartes, como en 2e, o dos de las que se puede robar, como en 1e
cli-setup-honour = Contrabando ofrecido del puesto: está de verdad, como en 1e, o se demuestra que no, como en 2e
cli-setup-deputies = Dos ayudantes en vez de un sheriff, para mesas de seis (en 2e se activan por sí solos)
cli-setup-royal-goods = Baraja también las mercancías reales
cli-setup-black-market = Abre el mercado negro
cli-setup-black-market-file = Abre un mercado negro con los montones de este archivo JSON, como el de abajo
cli-setup-spent-contraband = Adónde va el contrabando gastado en el mercado negro
cli-setup-time-limit = Pone límite de tiempo al Registro
cli-setup-remove-ten = Devuelve a la caja diez cartas al azar
cli-setup-seven-cards = Juega con manos de siete cartas
cli-setup-promo = Baraja también las mercancías propias de este archivo JSON, como el de abajo
cli-setup-first-sheriff = La silla del primer sheriff, de la A a la F; al azar si se omite
cli-setup-all-variants = Mercancías reales, mercado negro, límite de tiempo, siete cartas y quitar diez, todo a la vez
cli-simulate-market-file = Un archivo de mercado negro tiene tres montones y dice adónde va el contrabando gastado:
cli-simulate-promo-file = Un archivo de mercancías propias es una lista; la familia es legal, contraband o royal:
cli-simulate-sets = Con --bots, cada reparto se juega una vez desde cada silla para que la suerte se compense: las partidas se redondean hacia arriba a series completas. El intervalo contiene la proporción real de victorias 95 veces de cada 100, y tiene en cuenta que las partidas de un mismo reparto se parecen.
cli-simulate-same-seed = La misma semilla da las mismas partidas, sea cual sea el número de hilos.

## just-apples simulate: what it prints

cli-simulate-progress = { $played } de { $games } partidas; tiempo restante: { $seconds } s
cli-report-setup = opciones
cli-report-games = partidas
cli-report-actions = acciones
cli-report-seconds = segundos
cli-report-actions-per-second = acciones/s
cli-report-actions-per-game = acciones por partida
cli-report-about-slips = sobre notas
cli-report-events = eventos
cli-report-mean-scores = puntuación media
cli-report-mean-winner-score = media de quien gana
cli-report-longest-game = partida más larga
cli-report-rounded-up = { $games } (pedidas: { $asked }; en series completas de { $set })
cli-report-mean = { $seat } { $score }
cli-report-longest =
    { $actions ->
        [one] { $actions } acción (partida { $game })
       *[other] { $actions } acciones (partida { $game })
    }
cli-bots-bot = bot
cli-bots-seats = sillas
cli-bots-games = partidas
cli-bots-win-rate = victorias
cli-bots-interval = intervalo del 95 %
cli-bots-mean-score = puntuación media
cli-bots-honest-bags = sacos honrados
cli-bots-opened = sacos abiertos
cli-bots-bribes = sobornos por partida
cli-bots-from-to = { $low }–{ $high } %
cli-options-players = mesa de { $players }
cli-options-two-piles = dos pilas de descartes
cli-options-one-pile = una pila de descartes
cli-options-real-stand = sin faroles sobre el puesto
cli-options-proof = prueba de las promesas rotas
cli-options-deputies = ayudantes
cli-options-royal-goods = mercancías reales
cli-options-black-market = mercado negro
cli-options-time-limit = límite de tiempo
cli-options-remove-ten = diez cartas menos
cli-options-seven-cards = manos de siete cartas
cli-options-promos = mercancías propias

## just-apples simulate: what goes wrong

cli-setup-spent-alone = --spent-contraband es para el mercado negro: añade --black-market
cli-simulate-wrong-bots =
    { $named ->
        [one] { $named } bot para una mesa de { $players }: nombra 1 o { $players }
       *[other] { $named } bots para una mesa de { $players }: nombra 1 o { $players }
    }
cli-simulate-no-file = un acta se guarda en un archivo, y - no lo es
cli-simulate-bug = partida { $game } de la semilla { $seed }: { $what } (es un fallo del programa: avisa, por favor)
cli-simulate-bug-refused = la acción { $action } se ha rechazado: { $reason }
cli-simulate-bug-no-end =
    { $steps ->
        [one] no termina tras { $steps } paso
       *[other] no termina tras { $steps } pasos
    }

## just-apples replay: help

cli-replay = Reproduce un acta y muestra lo que vio una silla, o todo
cli-replay-long =
    Cada acción es un paso: quién actúa y luego qué ocurre, línea a línea. Al final vienen la puntuación y, sin --as, la huella del estado final. Una partida sin terminar se reproduce hasta donde llegó.

    Con --verify lo reparte y lo juega todo de nuevo, y muestra lo que se ha comprobado.
cli-replay-more = --verify es para actas de partidas jugadas en un servidor. Antes de una partida, el servidor muestra un compromiso, que es el hash de su parte de la semilla del mazo; luego cada silla aporta una parte, y después de la partida el acta las tiene todas. --commitment y --entropy comparan el acta con lo que viste tú, y --fingerprint hace lo mismo con las jugadas: después de la partida, `fairness`, en el resultado, tiene la huella del final. Esto demuestra que el mazo no estaba amañado, pero no que quien lleva el servidor no lo mirara.
cli-replay-as = Con qué ojos se mira: de la A a la F, del 0 al 5, o `spectator`; si se omite, con los de toda la mesa
cli-replay-verify = Comprueba de dónde salió el mazo, y que las jugadas y el final encajan con él
cli-replay-file = El acta que se lee; `-` es la entrada estándar
cli-replay-commitment = Con --verify: el compromiso que viste antes de la partida
cli-replay-entropy = Con --verify: la parte de la semilla que aportó una silla, como la tuya; se puede repetir
cli-replay-fingerprint = Con --verify: la huella del final, tal como la mostró la mesa después de la partida

## just-apples replay: what it prints, and what goes wrong

cli-replay-new-game = Nueva partida: { $options }
cli-replay-scene = Escena: { $options }
cli-replay-unfinished = El acta acaba aquí; la partida no ha terminado.
cli-replay-end = Huella del estado final: { $fingerprint }
cli-nobody-there = no hay nadie en la silla { $seat }: la mesa es de { $players }
cli-record-too-long =
    { $bytes ->
        [one] el acta tiene { $bytes } byte: se leen { $most } como mucho
       *[other] el acta tiene { $bytes } bytes: se leen { $most } como mucho
    }
cli-record-foreign = esto no es un acta: se esperaba el formato "{ $format }"; encontrado: { $found }
cli-record-no-format = esto no es un acta: no indica su formato, y el de un acta es "{ $format }"
cli-record-newer = el acta es de la versión { $found } de las reglas, pero este programa llega hasta la { $known }
cli-record-start = el comienzo se rechaza: { $reason }
cli-record-too-many-moves =
    { $moves ->
        [one] el acta tiene { $moves } jugada: se leen { $most } como mucho
       *[other] el acta tiene { $moves } jugadas: se leen { $most } como mucho
    }
cli-record-move = jugada { $number }, columna { $column }: se esperaba { $expected }, no { $found }
cli-record-wants-actor = una silla de la A a la F, o "clock"
cli-record-wants-seat = una silla de la A a la F
cli-record-wants-action = una acción
cli-record-wants-good = una mercancía
cli-record-wants-number = un número de { $least } a { $most }
cli-record-wants-cards = un total de { $least } a { $most } cartas
cli-record-wants-at-most = un máximo de { $most } cartas
cli-record-wants-each-pile = cada pila una vez, la izquierda primero
cli-record-wants-terms = lo que se da, se hace o se promete
cli-record-wants-less-gold = menos oro
cli-record-found-end = el final de la línea
cli-record-found-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
cli-replay-impossible = el comienzo es imposible: { $reason }
cli-replay-illegal = jugada { $number }: { $reason }

## just-apples replay --verify: what does not match. Hashes and seeds are long hexadecimal numbers.

cli-verify-no-claim = el acta no dice de dónde salió su mazo
cli-verify-begins-in-scene = el acta empieza con una escena, que nadie repartió
cli-verify-seats = el acta tiene { $parts ->
    [one] { $parts } parte
   *[other] { $parts } partes
} de la semilla para { $seats ->
    [one] { $seats } silla
   *[other] { $seats } sillas
}
cli-verify-bad-commitment = la parte de la casa no encaja con el compromiso: da { $given }, y el acta dice { $said }
cli-verify-bad-deal = el mazo no sale de estas partes: dan la semilla { $given }, y el acta dice { $said }
cli-verify-bad-moves = las jugadas no encajan con el reparto: { $reason }
cli-verify-not-over = la partida no ha terminado: faltan jugadas al final
cli-verify-bad-end = las jugadas llevan a la huella { $found }, y el acta dice { $said }
cli-verify-saw-commitment = el compromiso del acta es { $said }, y tú viste { $seen }
cli-verify-saw-end = el acta termina con la huella { $said }, y tú viste { $seen }: las jugadas fueron otras
cli-verify-saw-part = parte de { $seat }, según el acta: { $said }; según tú: { $seen }

## just-apples replay --verify: what it prints. Labels on the left, what they are on the right.

cli-verify-title =
    { $players ->
        [one] { $name }: partida { $game } de la mesa { $table }, con { $players } silla
       *[other] { $name }: partida { $game } de la mesa { $table }, con { $players } sillas
    }
cli-verify-commitment = Compromiso
cli-verify-dealer = Parte de la casa
cli-verify-part = Parte de { $seat }
cli-verify-deck = Mazo
cli-verify-moves = Jugadas
cli-verify-end = Final
cli-verify-none = ninguna
cli-verify-is-hash = es el hash de la parte de la casa
cli-verify-is-hash-seen = es el hash de la parte de la casa, y el que viste
cli-verify-part-seen = es la que dices
cli-verify-dealt-again = repartido de nuevo a partir de estas partes, con la semilla
cli-verify-played-again =
    { $moves ->
        [one] { $moves } hecha de nuevo: es legal con este reparto
       *[other] { $moves } hechas de nuevo: todas son legales con este reparto
    }
cli-verify-over = la partida ha terminado, con la huella { $fingerprint }
cli-verify-end-seen = es la que viste: estas son las jugadas que se hicieron
cli-verify-end-unseen = usa --fingerprint para compararla con la que mostró la mesa: quien altere las jugadas puede alterarla con ellas
cli-verify-alone = Todo coincide, pero nadie de la mesa aportó una parte: la casa eligió la semilla por su cuenta, y esto no demuestra que el mazo no estuviera amañado.
cli-verify-if-seen = Todo coincide. Esto demuestra que el mazo no estaba amañado si el compromiso es el que viste antes de aportar tu parte, y si tu parte está en el acta: usa --commitment y --entropy para comparar el acta con los dos.
cli-verify-proved = Todo coincide, también lo que viste tú. Esto demuestra que el mazo no estaba amañado.
cli-verify-not-proved = Ningún acta puede demostrar que quien lleva el servidor no mirara las cartas, ni que no se sentara a la mesa para aportar la última parte.

## just-apples score: help

cli-score = Puntúa los puestos de una mesa y dice quién gana
cli-score-long = Lee en JSON el oro, las mercancías y las cartas del mercado negro de cada cual, y muestra cada línea de la cuenta, las bonificaciones del Rey y de la Reina, los totales, los desempates y quién gana.
cli-score-edition = La edición que se ha jugado; las dos puntúan igual, pero solo 2e tiene mercado negro
cli-score-file = El archivo que se lee; la entrada estándar si se omite o es `-`
cli-score-input = Entrada:
cli-score-goods = Las mercancías son { $goods }. `black_market` es la lista de lo que puntúan las cartas del mercado negro; se puede omitir.

## just-apples score: what it prints, and what goes wrong

# Not "Nota", which is a slip.
cli-score-note = Aviso: { $note }.
cli-note-too-many-goods =
    { $counted ->
        [one] { $good }: se cuenta { $counted }, pero en la caja hay { $copies }
       *[other] { $good }: se cuentan { $counted }, pero en la caja hay { $copies }
    }
cli-note-bread = a tres se juega sin pan; aun así se cuenta, con su bonificación
cli-note-too-many-cards =
    { $counted ->
        [one] se cuenta { $counted } carta del mercado negro, pero en la caja hay { $copies }
       *[other] se cuentan { $counted } cartas del mercado negro, pero en la caja hay { $copies }
    }
cli-note-first-edition = la primera edición no tiene mercado negro; aun así se cuentan sus cartas
cli-score-nobody = no hay nadie
cli-score-too-many-players = hay { $players }, pero en una mesa caben { $most } como mucho
cli-score-same-name = ya hay alguien que se llama «{ $name }»
cli-score-too-many-cards =
    { $cards ->
        [one] hay { $cards } carta, pero se admiten { $most } como mucho
       *[other] hay { $cards } cartas, pero se admiten { $most } como mucho
    }
cli-score-name-empty = el nombre está vacío
cli-score-name-long =
    { $letters ->
        [one] el nombre tiene { $letters } letra, pero caben { $most } como mucho
       *[other] el nombre tiene { $letters } letras, pero caben { $most } como mucho
    }
cli-score-name-control = el nombre tiene un carácter de control
cli-score-not-whole = { $number } no es un número entero de { $least } a { $most }
cli-score-unknown-good = mercancía desconocida «{ $good }»
cli-score-good-twice = { $good } se cuenta dos veces
cli-score-stand = un objeto con la cantidad de cada mercancía

## just-apples load: help

cli-load = Juega muchas partidas a la vez en un servidor en marcha, y lo mide
cli-load-long = Cada mesa tiene cuatro sillas, cada una con su propio socket, y las jugadas van de una en una: la siguiente se envía cuando todas las sillas han visto la anterior. Una jugada la envía una silla y la guarda el servidor, y cuenta cuando la ha recibido la última silla. Si el servidor rechaza algo o corta la conexión, no se mide nada, y se dice el motivo que da.
cli-load-must-allow = Todas las sillas se conectan desde una misma dirección, así que el servidor tiene que permitirlo:
cli-load-one-core = Para medir un servidor en un solo núcleo, inícialo con `taskset -c 0`, y este comando con `taskset -c 1`. Con --bare y --core 0, el servidor de referencia se ejecuta en el núcleo del servidor.
cli-load-address = La dirección del servidor
cli-load-tables = Cuántas mesas juegan a la vez
cli-load-rate = Cuántas jugadas por segundo entre todas las mesas; si se omite, todas las que aguante
cli-load-seconds = Cuánto tiempo se mide, en segundos
cli-load-bare = Mide también un servidor de referencia, que solo reenvía mensajes, con el mismo almacén y nada más
cli-load-core = El núcleo en el que se ejecuta el servidor de referencia
cli-load-be-bare = Hace de servidor de referencia, con sus datos en esta carpeta

## just-apples load: what it prints

cli-load-title =
    { $tables ->
        [one] { $tables } mesa de cuatro, { $pace }:
       *[other] { $tables } mesas de cuatro, { $pace }:
    }
cli-load-full-speed = a toda velocidad
cli-load-moves-per-second =
    { $moves ->
        [one] { $moves } jugada/s
       *[other] { $moves } jugadas/s
    }
cli-load-who-server = servidor
cli-load-who-bare = referencia
cli-load-half = p50 { $ms } ms
cli-load-most = p99 { $ms } ms
cli-load-moves =
    { $moves ->
        [one] ({ $moves } jugada)
       *[other] ({ $moves } jugadas)
    }
# Semicolons, because the numbers have a comma.
cli-load-moves-and-memory =
    { $moves ->
        [one] ({ $moves } jugada; { $table } KB por mesa; { $idle } MB antes)
       *[other] ({ $moves } jugadas; { $table } KB por mesa; { $idle } MB antes)
    }
cli-load-compared = el servidor hace el { $throughput } % de las jugadas del de referencia, con el { $latency } % de su mediana
cli-load-opened =
    { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }

## just-apples load: what goes wrong

cli-load-cannot = no se puede medir { $address }
cli-load-cannot-much = no se puede medir { $address } (`just-apples load --help` dice qué tiene que permitir el servidor)
cli-load-bad-address = { $address } no es la dirección de un servidor: tiene que empezar por http://
cli-load-not-found = no se encuentra { $host }
cli-load-no-address = { $host } no tiene dirección
cli-load-own-place = este programa no sabe dónde está
cli-load-bare-cannot = no se puede iniciar el servidor de referencia (¿está instalado taskset?)
cli-load-bare-mute = el servidor de referencia no escribe nada
cli-load-bare-not-started = el servidor de referencia no ha arrancado
cli-load-silent = el servidor no responde
cli-load-no-table = no se ha podido abrir una mesa
cli-load-table-failed = ha fallado una mesa
cli-load-closed = el servidor ha cerrado una conexión sin decir nada
cli-load-goodbye = el servidor se ha despedido: { $reason }
cli-load-refused = el servidor ha rechazado un comando: { $reason }
cli-load-unreachable = no se llega al servidor: { $reason }
cli-load-answered = el servidor ha respondido { $status }: { $reason }
cli-load-nonsense = la respuesta del servidor no tiene sentido: { $reason }
cli-load-lost = se ha perdido la conexión: { $reason }
