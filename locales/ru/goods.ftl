### Goods, gold and lists: what sentences are made of.

## So many of a good, as it stands in a sentence.
##
## Only one of something feminine or alive changes as an object: «1 курицу», «21 медовуху». Two to four
## stay as they are («заявляет 2 курицы»), as people say of wares.
##
## .name is the singular, as on a card. .of is the genitive of a title («король сыра», «король яблок»),
## .none the same after «нет» and «больше всех» («сыра нет», «яблок нет»).

good-apples =
    { $count ->
        [one] { $count } яблоко
        [few] { $count } яблока
       *[many] { $count } яблок
    }
    .name = Яблоко
    .of = яблок
    .none = яблок
    .letter = Я
    .tag =
        { $count ->
            [one] { $count } яблоко
            [few] { $count } яблока
           *[many] { $count } яблок
        }
good-cheese =
    { $count ->
        [one] { $count } сыр
        [few] { $count } сыра
       *[many] { $count } сыров
    }
    .name = Сыр
    .of = сыра
    .none = сыра
    .letter = С
    .tag =
        { $count ->
            [one] { $count } сыр
            [few] { $count } сыра
           *[many] { $count } сыров
        }
good-bread =
    { $count ->
        [one] { $count } хлеб
        [few] { $count } хлеба
       *[many] { $count } хлебов
    }
    .name = Хлеб
    .of = хлеба
    .none = хлеба
    .letter = Х
    .tag =
        { $count ->
            [one] { $count } хлеб
            [few] { $count } хлеба
           *[many] { $count } хлебов
        }
good-chickens =
    { $count ->
        [one]
            { $case ->
                [object] { $count } курицу
               *[plain] { $count } курица
            }
        [few] { $count } курицы
       *[many] { $count } куриц
    }
    .name = Курица
    .of = куриц
    .none = куриц
    .letter = К
    .tag =
        { $count ->
            [one] { $count } курица
            [few] { $count } курицы
           *[many] { $count } куриц
        }
good-pepper =
    { $count ->
        [one] { $count } перец
        [few] { $count } перца
       *[many] { $count } перцев
    }
    .name = Перец
    .of = перца
    .none = перца
    .letter = П
    .tag =
        { $count ->
            [one] { $count } перец
            [few] { $count } перца
           *[many] { $count } перцев
        }
good-mead =
    { $count ->
        [one]
            { $case ->
                [object] { $count } медовуху
               *[plain] { $count } медовуха
            }
        [few] { $count } медовухи
       *[many] { $count } медовух
    }
    .name = Медовуха
    .of = медовухи
    .none = медовухи
    .letter = М
    .tag =
        { $count ->
            [one] { $count } медовуха
            [few] { $count } медовухи
           *[many] { $count } медовух
        }
good-silk =
    { $count ->
        [one] { $count } шёлк
        [few] { $count } шёлка
       *[many] { $count } шелков
    }
    .name = Шёлк
    .of = шёлка
    .none = шёлка
    .letter = Ш
    .tag =
        { $count ->
            [one] { $count } шёлк
            [few] { $count } шёлка
           *[many] { $count } шелков
        }
good-crossbow =
    { $count ->
        [one] { $count } арбалет
        [few] { $count } арбалета
       *[many] { $count } арбалетов
    }
    .name = Арбалет
    .of = арбалетов
    .none = арбалетов
    .letter = А
    .tag =
        { $count ->
            [one] { $count } арбалет
            [few] { $count } арбалета
           *[many] { $count } арбалетов
        }
good-green-apples =
    { $count ->
        [one] { $count } зелёное яблоко
        [few] { $count } зелёных яблока
       *[many] { $count } зелёных яблок
    }
    .name = Зелёное яблоко
    .of = зелёных яблок
    .none = зелёных яблок
    .letter = Я
    .tag =
        { $count ->
            [one] { $count } зелёное яблоко
            [few] { $count } зелёных яблока
           *[many] { $count } зелёных яблок
        }
good-golden-apples =
    { $count ->
        [one] { $count } жёлтое яблоко
        [few] { $count } жёлтых яблока
       *[many] { $count } жёлтых яблок
    }
    .name = Жёлтое яблоко
    .of = жёлтых яблок
    .none = жёлтых яблок
    .letter = Я
    .tag =
        { $count ->
            [one] { $count } жёлтое яблоко
            [few] { $count } жёлтых яблока
           *[many] { $count } жёлтых яблок
        }
good-gouda-cheese =
    { $count ->
        [one]
            { $case ->
                [object] { $count } гауду
               *[plain] { $count } гауда
            }
        [few] { $count } гауды
       *[many] { $count } гауд
    }
    .name = Гауда
    .of = гауды
    .none = гауды
    .letter = С
    .tag =
        { $count ->
            [one] { $count } гауда
            [few] { $count } гауды
           *[many] { $count } гауд
        }
good-blue-cheese =
    { $count ->
        [one] { $count } голубой сыр
        [few] { $count } голубых сыра
       *[many] { $count } голубых сыров
    }
    .name = Голубой сыр
    .of = голубого сыра
    .none = голубого сыра
    .letter = С
    .tag =
        { $count ->
            [one] { $count } голубой сыр
            [few] { $count } голубых сыра
           *[many] { $count } голубых сыров
        }
good-rye-bread =
    { $count ->
        [one] { $count } ржаной хлеб
        [few] { $count } ржаных хлеба
       *[many] { $count } ржаных хлебов
    }
    .name = Ржаной хлеб
    .of = ржаного хлеба
    .none = ржаного хлеба
    .letter = Х
    .tag =
        { $count ->
            [one] { $count } ржаной хлеб
            [few] { $count } ржаных хлеба
           *[many] { $count } ржаных хлебов
        }
good-pumpernickel =
    { $count ->
        [one] { $count } пумперникель
        [few] { $count } пумперникеля
       *[many] { $count } пумперникелей
    }
    .name = Пумперникель
    .of = пумперникеля
    .none = пумперникеля
    .letter = Х
    .tag =
        { $count ->
            [one] { $count } пумперникель
            [few] { $count } пумперникеля
           *[many] { $count } пумперникелей
        }
good-royal-rooster =
    { $count ->
        [one]
            { $case ->
                [object] { $count } королевского петуха
               *[plain] { $count } королевский петух
            }
        [few] { $count } королевских петуха
       *[many] { $count } королевских петухов
    }
    .name = Королевский петух
    .of = королевских петухов
    .none = королевских петухов
    .letter = К
    .tag =
        { $count ->
            [one] { $count } королевский петух
            [few] { $count } королевских петуха
           *[many] { $count } королевских петухов
        }
good-promo = { $count } × { $name }

## Amounts

gold-amount =
    { $gold ->
        [one]
            { $case ->
                [object] { $gold } монету
               *[plain] { $gold } монета
            }
        [few] { $gold } монеты
       *[many] { $gold } монет
    }
card-count =
    { $count ->
        [one]
            { $case ->
                [object] { $count } карту
               *[plain] { $count } карта
            }
        [few] { $count } карты
       *[many] { $count } карт
    }
face-down-count =
    { $count ->
        [one]
            { $case ->
                [object] { $count } карту рубашкой вверх
               *[plain] { $count } карта рубашкой вверх
            }
        [few] { $count } карты рубашкой вверх
       *[many] { $count } карт рубашкой вверх
    }

## Lists

list-comma = { $first }, { $rest }
list-and = { $first } и { $last }
list-semicolon = { $first }; { $rest }
list-nothing = ничего

## People

person-you = вы
law-sheriff = шериф
quote = «{ $words }»
