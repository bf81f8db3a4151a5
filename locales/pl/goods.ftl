### Goods, gold and lists: what sentences are made of.

# Players do say „dwa pieprze”, „trzy jedwabie”, „dwa miody”: all goods are counted as they are.
# "object" is the accusative. It differs from "plain" for „1” only: kurczaka, kuszę, pensa, kartę.

## So many of a good, as it stands in a sentence.

good-apples =
    { $count ->
        [one] { $count } jabłko
        [few] { $count } jabłka
       *[many] { $count } jabłek
    }
    .name = Jabłka
    .of = jabłek
    .none = jabłek
    .letter = J
    .tag =
        { $count ->
            [one] { $count } jabłko
            [few] { $count } jabłka
           *[many] { $count } jabłek
        }
good-cheese =
    { $count ->
        [one] { $count } ser
        [few] { $count } sery
       *[many] { $count } serów
    }
    .name = Ser
    .of = sera
    .none = sera
    .letter = S
    .tag =
        { $count ->
            [one] { $count } ser
            [few] { $count } sery
           *[many] { $count } serów
        }
good-bread =
    { $count ->
        [one] { $count } chleb
        [few] { $count } chleby
       *[many] { $count } chlebów
    }
    .name = Chleb
    .of = chleba
    .none = chleba
    .letter = C
    .tag =
        { $count ->
            [one] { $count } chleb
            [few] { $count } chleby
           *[many] { $count } chlebów
        }
good-chickens =
    { $count ->
        [one]
            { $case ->
                [object] { $count } kurczaka
               *[plain] { $count } kurczak
            }
        [few] { $count } kurczaki
       *[many] { $count } kurczaków
    }
    .name = Kurczaki
    .of = kurczaków
    .none = kurczaków
    .letter = K
    .tag =
        { $count ->
            [one] { $count } kurczak
            [few] { $count } kurczaki
           *[many] { $count } kurczaków
        }
good-pepper =
    { $count ->
        [one] { $count } pieprz
        [few] { $count } pieprze
       *[many] { $count } pieprzów
    }
    .name = Pieprz
    .of = pieprzu
    .none = pieprzu
    .letter = P
    .tag =
        { $count ->
            [one] { $count } pieprz
            [few] { $count } pieprze
           *[many] { $count } pieprzów
        }
good-mead =
    { $count ->
        [one] { $count } miód pitny
        [few] { $count } miody pitne
       *[many] { $count } miodów pitnych
    }
    .name = Miód pitny
    .of = miodu pitnego
    .none = miodu pitnego
    .letter = M
    .tag =
        { $count ->
            [one] { $count } miód pitny
            [few] { $count } miody pitne
           *[many] { $count } miodów pitnych
        }
good-silk =
    { $count ->
        [one] { $count } jedwab
        [few] { $count } jedwabie
       *[many] { $count } jedwabi
    }
    .name = Jedwab
    .of = jedwabiu
    .none = jedwabiu
    .letter = Jd
    .tag =
        { $count ->
            [one] { $count } jedwab
            [few] { $count } jedwabie
           *[many] { $count } jedwabi
        }
good-crossbow =
    { $count ->
        [one]
            { $case ->
                [object] { $count } kuszę
               *[plain] { $count } kusza
            }
        [few] { $count } kusze
       *[many] { $count } kusz
    }
    .name = Kusza
    .of = kuszy
    .none = kuszy
    .letter = Ks
    .tag =
        { $count ->
            [one] { $count } kusza
            [few] { $count } kusze
           *[many] { $count } kusz
        }
good-green-apples =
    { $count ->
        [one] { $count } zielone jabłko
        [few] { $count } zielone jabłka
       *[many] { $count } zielonych jabłek
    }
    .name = Zielone jabłka
    .of = zielonych jabłek
    .none = zielonych jabłek
    .letter = J
    .tag =
        { $count ->
            [one] { $count } zielone jabłko
            [few] { $count } zielone jabłka
           *[many] { $count } zielonych jabłek
        }
good-golden-apples =
    { $count ->
        [one] { $count } złote jabłko
        [few] { $count } złote jabłka
       *[many] { $count } złotych jabłek
    }
    .name = Złote jabłka
    .of = złotych jabłek
    .none = złotych jabłek
    .letter = J
    .tag =
        { $count ->
            [one] { $count } złote jabłko
            [few] { $count } złote jabłka
           *[many] { $count } złotych jabłek
        }
good-gouda-cheese =
    { $count ->
        [one] { $count } ser gouda
        [few] { $count } sery gouda
       *[many] { $count } serów gouda
    }
    .name = Ser gouda
    .of = sera gouda
    .none = sera gouda
    .letter = S
    .tag =
        { $count ->
            [one] { $count } ser gouda
            [few] { $count } sery gouda
           *[many] { $count } serów gouda
        }
good-blue-cheese =
    { $count ->
        [one] { $count } ser pleśniowy
        [few] { $count } sery pleśniowe
       *[many] { $count } serów pleśniowych
    }
    .name = Ser pleśniowy
    .of = sera pleśniowego
    .none = sera pleśniowego
    .letter = S
    .tag =
        { $count ->
            [one] { $count } ser pleśniowy
            [few] { $count } sery pleśniowe
           *[many] { $count } serów pleśniowych
        }
good-rye-bread =
    { $count ->
        [one] { $count } chleb żytni
        [few] { $count } chleby żytnie
       *[many] { $count } chlebów żytnich
    }
    .name = Chleb żytni
    .of = chleba żytniego
    .none = chleba żytniego
    .letter = C
    .tag =
        { $count ->
            [one] { $count } chleb żytni
            [few] { $count } chleby żytnie
           *[many] { $count } chlebów żytnich
        }
good-pumpernickel =
    { $count ->
        [one] { $count } pumpernikiel
        [few] { $count } pumpernikle
       *[many] { $count } pumpernikli
    }
    .name = Pumpernikiel
    .of = pumpernikla
    .none = pumpernikla
    .letter = C
    .tag =
        { $count ->
            [one] { $count } pumpernikiel
            [few] { $count } pumpernikle
           *[many] { $count } pumpernikli
        }
good-royal-rooster =
    { $count ->
        [one]
            { $case ->
                [object] { $count } królewskiego koguta
               *[plain] { $count } królewski kogut
            }
        [few] { $count } królewskie koguty
       *[many] { $count } królewskich kogutów
    }
    .name = Królewski kogut
    .of = królewskiego koguta
    .none = królewskiego koguta
    .letter = K
    .tag =
        { $count ->
            [one] { $count } królewski kogut
            [few] { $count } królewskie koguty
           *[many] { $count } królewskich kogutów
        }
good-promo = { $count } × { $name }

## Amounts

gold-amount =
    { $gold ->
        [one]
            { $case ->
                [object] { $gold } pensa
               *[plain] { $gold } pens
            }
        [few] { $gold } pensy
       *[many] { $gold } pensów
    }
card-count =
    { $count ->
        [one]
            { $case ->
                [object] { $count } kartę
               *[plain] { $count } karta
            }
        [few] { $count } karty
       *[many] { $count } kart
    }
face-down-count =
    { $count ->
        [one]
            { $case ->
                [object] { $count } zakrytą kartę
               *[plain] { $count } zakryta karta
            }
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }

## Lists

list-comma = { $first }, { $rest }
list-and = { $first } i { $last }
list-semicolon = { $first }; { $rest }
list-nothing = nic

## People

person-you = ty
law-sheriff = Szeryf
quote = „{ $words }”
