### Goods, gold and lists: what sentences are made of.

## So many of a good, as it stands in a sentence.
##
## $count: how many.
## $case: "object" if somebody gives, takes or declares them; "plain" in a list or after a colon.
##   English makes no difference.
##
## .name: the kind, on a card or in a table.
## .of: the kind in a title, after "King of": with its article where a language has one.
## .none: the kind after "no", or where there is most of it: a genitive where a language has one.
## .letter: one or two characters for the kind, different for each legal good and contraband;
##   a royal good has the letter of its kind.
## .tag: so many of them, on the tag of a bag.

good-apples =
    { $count ->
        [one] { $count } apple
       *[other] { $count } apples
    }
    .name = Apples
    .of = Apples
    .none = Apples
    .letter = A
    .tag =
        { $count ->
            [one] { $count } Apple
           *[other] { $count } Apples
        }
good-cheese = { $count } cheese
    .name = Cheese
    .of = Cheese
    .none = Cheese
    .letter = C
    .tag = { $count } Cheese
good-bread = { $count } bread
    .name = Bread
    .of = Bread
    .none = Bread
    .letter = B
    .tag = { $count } Bread
good-chickens =
    { $count ->
        [one] { $count } chicken
       *[other] { $count } chickens
    }
    .name = Chickens
    .of = Chickens
    .none = Chickens
    .letter = H
    .tag =
        { $count ->
            [one] { $count } Chicken
           *[other] { $count } Chickens
        }
good-pepper = { $count } pepper
    .name = Pepper
    .of = Pepper
    .none = Pepper
    .letter = P
    .tag = { $count } Pepper
good-mead = { $count } mead
    .name = Mead
    .of = Mead
    .none = Mead
    .letter = M
    .tag = { $count } Mead
good-silk = { $count } silk
    .name = Silk
    .of = Silk
    .none = Silk
    .letter = S
    .tag = { $count } Silk
good-crossbow =
    { $count ->
        [one] { $count } crossbow
       *[other] { $count } crossbows
    }
    .name = Crossbow
    .of = Crossbow
    .none = Crossbow
    .letter = X
    .tag =
        { $count ->
            [one] { $count } Crossbow
           *[other] { $count } Crossbows
        }
good-green-apples =
    { $count ->
        [one] { $count } green apple
       *[other] { $count } green apples
    }
    .name = Green Apples
    .of = Green Apples
    .none = Green Apples
    .letter = A
    .tag =
        { $count ->
            [one] { $count } Green Apple
           *[other] { $count } Green Apples
        }
good-golden-apples =
    { $count ->
        [one] { $count } golden apple
       *[other] { $count } golden apples
    }
    .name = Golden Apples
    .of = Golden Apples
    .none = Golden Apples
    .letter = A
    .tag =
        { $count ->
            [one] { $count } Golden Apple
           *[other] { $count } Golden Apples
        }
good-gouda-cheese = { $count } gouda cheese
    .name = Gouda Cheese
    .of = Gouda Cheese
    .none = Gouda Cheese
    .letter = C
    .tag = { $count } Gouda Cheese
good-blue-cheese = { $count } blue cheese
    .name = Blue Cheese
    .of = Blue Cheese
    .none = Blue Cheese
    .letter = C
    .tag = { $count } Blue Cheese
good-rye-bread = { $count } rye bread
    .name = Rye Bread
    .of = Rye Bread
    .none = Rye Bread
    .letter = B
    .tag = { $count } Rye Bread
good-pumpernickel = { $count } pumpernickel
    .name = Pumpernickel
    .of = Pumpernickel
    .none = Pumpernickel
    .letter = B
    .tag = { $count } Pumpernickel
good-royal-rooster =
    { $count ->
        [one] { $count } royal rooster
       *[other] { $count } royal roosters
    }
    .name = Royal Rooster
    .of = Royal Rooster
    .none = Royal Rooster
    .letter = H
    .tag =
        { $count ->
            [one] { $count } Royal Rooster
           *[other] { $count } Royal Roosters
        }
# A host's own good has one name in all languages.
good-promo = { $count } × { $name }

## Amounts
##
## $case: as for goods.

gold-amount = { $gold } gold
card-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# Contraband on a stand, as others see it.
face-down-count = { $count } face down

## Lists

list-comma = { $first }, { $rest }
# $sound: "i" if $last begins with the sound of an i, else "other". Spanish wants to know.
list-and = { $first } and { $last }
list-semicolon = { $first }; { $rest }
list-nothing = nothing

## People

# The reader among others: "you and Ines".
person-you = you
law-sheriff = the Sheriff
# What somebody says, word for word.
quote = “{ $words }”
