### Goods, gold and lists: what sentences are made of.

## So many of a good, as it stands in a sentence.

good-apples =
    { $count ->
        [one] { $count } manzana
       *[other] { $count } manzanas
    }
    .name = Manzanas
    .of = de las manzanas
    .none = manzanas
    .letter = M
    .tag =
        { $count ->
            [one] { $count } Manzana
           *[other] { $count } Manzanas
        }
good-cheese =
    { $count ->
        [one] { $count } queso
       *[other] { $count } quesos
    }
    .name = Queso
    .of = del queso
    .none = queso
    .letter = Q
    .tag =
        { $count ->
            [one] { $count } Queso
           *[other] { $count } Quesos
        }
good-bread =
    { $count ->
        [one] { $count } pan
       *[other] { $count } panes
    }
    .name = Pan
    .of = del pan
    .none = pan
    .letter = P
    .tag =
        { $count ->
            [one] { $count } Pan
           *[other] { $count } Panes
        }
good-chickens =
    { $count ->
        [one] { $count } gallina
       *[other] { $count } gallinas
    }
    .name = Gallinas
    .of = de las gallinas
    .none = gallinas
    .letter = G
    .tag =
        { $count ->
            [one] { $count } Gallina
           *[other] { $count } Gallinas
        }
good-pepper =
    { $count ->
        [one] { $count } pimienta
       *[other] { $count } pimientas
    }
    .name = Pimienta
    .of = de la pimienta
    .none = pimienta
    .letter = Pi
    .tag =
        { $count ->
            [one] { $count } Pimienta
           *[other] { $count } Pimientas
        }
good-mead =
    { $count ->
        [one] { $count } aguamiel
       *[other] { $count } aguamieles
    }
    .name = Aguamiel
    .of = de la aguamiel
    .none = aguamiel
    .letter = A
    .tag =
        { $count ->
            [one] { $count } Aguamiel
           *[other] { $count } Aguamieles
        }
good-silk =
    { $count ->
        [one] { $count } seda
       *[other] { $count } sedas
    }
    .name = Seda
    .of = de la seda
    .none = seda
    .letter = S
    .tag =
        { $count ->
            [one] { $count } Seda
           *[other] { $count } Sedas
        }
good-crossbow =
    { $count ->
        [one] { $count } ballesta
       *[other] { $count } ballestas
    }
    .name = Ballesta
    .of = de las ballestas
    .none = ballestas
    .letter = B
    .tag =
        { $count ->
            [one] { $count } Ballesta
           *[other] { $count } Ballestas
        }
good-green-apples =
    { $count ->
        [one] { $count } manzana verde
       *[other] { $count } manzanas verdes
    }
    .name = Manzanas verdes
    .of = de las manzanas verdes
    .none = manzanas verdes
    .letter = M
    .tag =
        { $count ->
            [one] { $count } Manzana verde
           *[other] { $count } Manzanas verdes
        }
good-golden-apples =
    { $count ->
        [one] { $count } manzana dorada
       *[other] { $count } manzanas doradas
    }
    .name = Manzanas doradas
    .of = de las manzanas doradas
    .none = manzanas doradas
    .letter = M
    .tag =
        { $count ->
            [one] { $count } Manzana dorada
           *[other] { $count } Manzanas doradas
        }
good-gouda-cheese =
    { $count ->
        [one] { $count } queso gouda
       *[other] { $count } quesos gouda
    }
    .name = Queso gouda
    .of = del queso gouda
    .none = queso gouda
    .letter = Q
    .tag =
        { $count ->
            [one] { $count } Queso gouda
           *[other] { $count } Quesos gouda
        }
good-blue-cheese =
    { $count ->
        [one] { $count } queso azul
       *[other] { $count } quesos azules
    }
    .name = Queso azul
    .of = del queso azul
    .none = queso azul
    .letter = Q
    .tag =
        { $count ->
            [one] { $count } Queso azul
           *[other] { $count } Quesos azules
        }
good-rye-bread =
    { $count ->
        [one] { $count } pan de centeno
       *[other] { $count } panes de centeno
    }
    .name = Pan de centeno
    .of = del pan de centeno
    .none = pan de centeno
    .letter = P
    .tag =
        { $count ->
            [one] { $count } Pan de centeno
           *[other] { $count } Panes de centeno
        }
good-pumpernickel =
    { $count ->
        [one] { $count } pan negro
       *[other] { $count } panes negros
    }
    .name = Pan negro
    .of = del pan negro
    .none = pan negro
    .letter = P
    .tag =
        { $count ->
            [one] { $count } Pan negro
           *[other] { $count } Panes negros
        }
good-royal-rooster =
    { $count ->
        [one] { $count } gallo real
       *[other] { $count } gallos reales
    }
    .name = Gallo real
    .of = de los gallos reales
    .none = gallos reales
    .letter = G
    .tag =
        { $count ->
            [one] { $count } Gallo real
           *[other] { $count } Gallos reales
        }
good-promo = { $count } × { $name }

## Amounts

gold-amount =
    { $gold ->
        [one] { $gold } moneda
       *[other] { $gold } monedas
    }
card-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
face-down-count =
    { $count ->
        [one] { $count } carta boca abajo
       *[other] { $count } cartas boca abajo
    }

## Lists

list-comma = { $first }, { $rest }
# "Ana e Ines", not "Ana y Ines". Elsewhere never write "y" straight before a name.
list-and =
    { $sound ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }
list-semicolon = { $first }; { $rest }
list-nothing = nada

## People

person-you = tú
law-sheriff = el sheriff
quote = «{ $words }»
