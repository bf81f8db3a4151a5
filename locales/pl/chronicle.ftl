### The chronicle: what happened, one short sentence each.

# Present tense throughout, because the past tense would tell who is a man and who is a woman.
# Names cannot be declined: „torba gracza Olek”, or the name after a colon.

## Rounds

round-begins =
    { $you ->
        [sheriff] Zaczyna się runda { $round }. Jesteś Szeryfem.
       *[other] Zaczyna się runda { $round }. Szeryf: { $sheriff }.
    }
round-begins-deputies = Zaczyna się runda { $round }. Zastępcy: { $deputies }.
time-is-up = Czas minął.
game-over = Targ zamyka się na dobre.
reveals =
    { $you ->
        [who] Ujawniasz { $goods }.
       *[other] { $who } ujawnia { $goods }.
    }

## Market

goes-first =
    { $you ->
        [who] Zaczynasz wymianę.
       *[other] { $who } zaczyna wymianę.
    }
keeps-all =
    { $you ->
        [who] Zatrzymujesz wszystkie karty.
       *[other] { $who } zatrzymuje wszystkie karty.
    }
sets-aside-count =
    { $you ->
        [who] Odkładasz { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }.
       *[other] { $who } odkłada { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }.
    }
sets-aside-goods =
    { $you ->
        [who] Odkładasz { $goods }.
       *[other] { $who } odkłada { $goods }.
    }
# The piles are declined here, so they do not come from { pile }.
takes-from-pile =
    { $you ->
        [who]
            { $pile ->
                [left] Bierzesz { $goods } z lewego stosu.
                [right] Bierzesz { $goods } z prawego stosu.
               *[only] Bierzesz { $goods } ze stosu kart odrzuconych.
            }
       *[other]
            { $pile ->
                [left] { $who } bierze { $goods } z lewego stosu.
                [right] { $who } bierze { $goods } z prawego stosu.
               *[only] { $who } bierze { $goods } ze stosu kart odrzuconych.
            }
    }
draws =
    { $you ->
        [who] Dobierasz { $goods }.
       *[other] { $who } dobiera { $goods }.
    }
lays-on-pile =
    { $you ->
        [who] Kładziesz { $goods } na { pile }.
       *[other] { $who } kładzie { $goods } na { pile }.
    }
goes-on-pile = Konfiskata trafia na { pile }: { $goods }.
reshuffled = Karty odrzucone tworzą nowy stos główny: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
# Nominative and accusative: „na lewy stos”.
pile =
    { $pile ->
        [left] lewy stos
        [right] prawy stos
       *[only] stos kart odrzuconych
    }

## Load and declaration

bag-shut =
    { $you ->
        [who] Zatrzaskujesz torbę.
       *[other] { $who } zatrzaskuje torbę.
    }
bag-shut-with =
    { $you ->
        [who] Pakujesz { $goods }. Torba zatrzaśnięta.
       *[other] { $who } pakuje { $goods }. Torba zatrzaśnięta.
    }
bags-shut = Wszystkie torby zatrzaśnięte. Liczba kart: { $bags }.
bag-size =
    { $you ->
        [who] ty { $count }
       *[other] { $who } { $count }
    }
declares =
    { $you ->
        [who] Deklarujesz { $goods }.
       *[other] { $who } deklaruje { $goods }.
    }

## At the gate

threatens =
    { $you ->
        [by] Kładziesz rękę na torbie gracza { $merchant }.
        [merchant] { $by } kładzie rękę na twojej torbie.
       *[other] { $by } kładzie rękę na torbie gracza { $merchant }.
    }
hands-back =
    { $you ->
        [by] Oddajesz torbę graczowi { $bag }.
        [among] { $by } oddajecie torbę graczowi { $bag }.
        [bag]
            { $people ->
                [1] { $by } oddaje ci torbę.
               *[other] { $by } oddają ci torbę.
            }
       *[other]
            { $people ->
                [1] { $by } oddaje torbę graczowi { $bag }.
               *[other] { $by } oddają torbę graczowi { $bag }.
            }
    }
goes-free =
    { $you ->
        [bag] Twoja torba przechodzi za darmo.
       *[other] Torba gracza { $bag } przechodzi za darmo.
    }
hands-back-inside = W środku: { $goods }.
opens-honest =
    { $you ->
        [by] Otwierasz torbę gracza { $bag }: { $goods }, zgodnie z deklaracją.
        [among] { $by } otwieracie torbę gracza { $bag }: { $goods }, zgodnie z deklaracją.
        [bag]
            { $people ->
                [1] { $by } otwiera twoją torbę: { $goods }, zgodnie z deklaracją.
               *[other] { $by } otwierają twoją torbę: { $goods }, zgodnie z deklaracją.
            }
       *[other]
            { $people ->
                [1] { $by } otwiera torbę gracza { $bag }: { $goods }, zgodnie z deklaracją.
               *[other] { $by } otwierają torbę gracza { $bag }: { $goods }, zgodnie z deklaracją.
            }
    }
opens-lie =
    { $you ->
        [by] Otwierasz torbę gracza { $bag }: { $goods }, a nie { $declared }.
        [among] { $by } otwieracie torbę gracza { $bag }: { $goods }, a nie { $declared }.
        [bag]
            { $people ->
                [1] { $by } otwiera twoją torbę: { $goods }, a nie { $declared }.
               *[other] { $by } otwierają twoją torbę: { $goods }, a nie { $declared }.
            }
       *[other]
            { $people ->
                [1] { $by } otwiera torbę gracza { $bag }: { $goods }, a nie { $declared }.
               *[other] { $by } otwierają torbę gracza { $bag }: { $goods }, a nie { $declared }.
            }
    }
pays-gold =
    { $you ->
        [from] Płacisz { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        } graczowi { $to }.
        [to] { $from } płaci ci { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }.
       *[other] { $from } płaci { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        } graczowi { $to }.
    }
pays-gold-booty =
    { $you ->
        [from] Wpłacasz { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        } do łupu.
       *[other] { $from } wpłaca { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        } do łupu.
    }
hands-goods =
    { $you ->
        [from] Dajesz { $goods } graczowi { $to }.
        [to] { $from } daje ci { $goods }.
       *[other] { $from } daje { $goods } graczowi { $to }.
    }
hands-goods-booty =
    { $you ->
        [from] Dokładasz do łupu { $goods }.
       *[other] { $from } dokłada do łupu { $goods }.
    }
said-to-be =
    { $count ->
        [one]
            { $case ->
                [object] { $count } zakrytą kartę (rzekomo: { $goods })
               *[plain] { $count } zakryta karta (rzekomo: { $goods })
            }
        [few] { $count } zakryte karty (rzekomo: { $goods })
       *[many] { $count } zakrytych kart (rzekomo: { $goods })
    }
owes-legal =
    { $you ->
        [debtor] Masz jeszcze do zapłaty { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }, w legalnych towarach.
       *[other] { $debtor } ma jeszcze do zapłaty { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }, w legalnych towarach.
    }
owes-contraband =
    { $you ->
        [debtor] Masz jeszcze do zapłaty { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }, w kontrabandzie.
       *[other] { $debtor } ma jeszcze do zapłaty { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }, w kontrabandzie.
    }
forgiven =
    { $you ->
        [debtor] Nie masz już nic. Darowany dług: { $gold ->
            [one] { $gold } pens
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }.
       *[other] { $debtor } nie ma już nic. Darowany dług: { $gold ->
            [one] { $gold } pens
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }.
    }

## Slips and deals

offers-for-bag =
    { $you ->
        [who] Oferujesz { $gives } za oddanie torby.
       *[other] { $who } oferuje { $gives } za oddanie torby.
    }
wants-for-bag =
    { $you ->
        [who] Chcesz { $gives } za torbę gracza { $merchant }.
        [merchant] { $who } chce { $gives } za twoją torbę.
       *[other] { $who } chce { $gives } za torbę gracza { $merchant }.
    }
offers-terms =
    { $you ->
        [who] Oferujesz { $terms }.
       *[other] { $who } oferuje { $terms }.
    }
asks-terms =
    { $you ->
        [who] Proponujesz: { $terms }.
       *[other] { $who } proponuje: { $terms }.
    }
demands-terms =
    { $you ->
        [who] Chcesz od gracza { $merchant }: { $terms }.
        [merchant] { $who } chce od ciebie: { $terms }.
       *[other] { $who } chce od gracza { $merchant }: { $terms }.
    }
proposes-terms =
    { $you ->
        [who] Proponujesz graczowi { $merchant }: { $terms }.
        [merchant] { $who } proponuje ci: { $terms }.
       *[other] { $who } proponuje graczowi { $merchant }: { $terms }.
    }
accepts-slip =
    { $you ->
        [who] Przyjmujesz liścik zastępców.
       *[other] { $who } przyjmuje liścik zastępców.
    }
declines-slip =
    { $you ->
        [who] Odrzucasz liścik.
       *[other] { $who } odrzuca liścik.
    }
deal = Umowa stoi: { $people }.
deal-gives =
    { $you ->
        [who] Masz dać { $gives }.
       *[other] { $who } ma dać { $gives }.
    }
# The full stop stands after the closing quotation mark, so the promises themselves have none.
gives-word =
    { $you ->
        [by] Dajesz słowo graczowi { $to }: { $promise }.
        [to] { $by } daje ci słowo: { $promise }.
       *[other] { $by } daje słowo graczowi { $to }: { $promise }.
    }
duty-open =
    { $you ->
        [by] Masz obowiązek otworzyć torbę gracza { $bag }.
        [among] { $by } macie obowiązek otworzyć torbę gracza { $bag }.
        [bag]
            { $people ->
                [1] { $by } ma obowiązek otworzyć twoją torbę.
               *[other] { $by } mają obowiązek otworzyć twoją torbę.
            }
       *[other]
            { $people ->
                [1] { $by } ma obowiązek otworzyć torbę gracza { $bag }.
               *[other] { $by } mają obowiązek otworzyć torbę gracza { $bag }.
            }
    }
duty-take-nothing =
    { $you ->
        [by] Nic więcej nie bierzesz od gracza { $merchant }.
        [among] { $by } nic więcej nie bierzecie od gracza { $merchant }.
        [merchant]
            { $people ->
                [1] { $by } nic więcej od ciebie nie bierze.
               *[other] { $by } nic więcej od ciebie nie biorą.
            }
       *[other]
            { $people ->
                [1] { $by } nic więcej nie bierze od gracza { $merchant }.
               *[other] { $by } nic więcej nie biorą od gracza { $merchant }.
            }
    }
proof-shown =
    { $you ->
        [who] Udowadniasz, że więcej nie było. Wgląd tylko dla: { $to }.
        [to] { $who } pokazuje ci, że więcej nie było.
        [among] { $who } pokazuje wam, że więcej nie było.
       *[other] { $who } udowadnia, że więcej nie było. Wgląd tylko dla: { $to }.
    }
proof-stand = Zakryte: { $goods }.
proof-bag = W torbie: { $goods }.

## Deputies

verdict-open =
    { $you ->
        [by] Jesteś za otwarciem torby gracza { $bag }.
        [bag] { $by } jest za otwarciem twojej torby.
       *[other] { $by } jest za otwarciem torby gracza { $bag }.
    }
verdict-nothing =
    { $you ->
        [by] Jesteś za oddaniem torby gracza { $bag } za darmo.
        [bag] { $by } jest za oddaniem twojej torby za darmo.
       *[other] { $by } jest za oddaniem torby gracza { $bag } za darmo.
    }
verdict-slip =
    { $you ->
        [by] Jesteś za oddaniem torby gracza { $bag } { $terms }.
        [bag] { $by } jest za oddaniem twojej torby { $terms }.
       *[other] { $by } jest za oddaniem torby gracza { $bag } { $terms }.
    }
verdict-falls =
    { $you ->
        [by] Twój werdykt w sprawie torby gracza { $bag } przepada.
        [bag] { $by }: werdykt w sprawie twojej torby przepada.
       *[other] { $by }: werdykt w sprawie torby gracza { $bag } przepada.
    }
acts-alone =
    { $you ->
        [by] O torbie gracza { $bag } decydujesz tylko ty.
        [bag] O twojej torbie decyduje tylko { $by }.
       *[other] O torbie gracza { $bag } decyduje tylko { $by }.
    }
booty-gold =
    { $you ->
        [who] Dostajesz z łupu { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }.
       *[other] { $who } dostaje z łupu { $gold ->
            [one] { $gold } pensa
            [few] { $gold } pensy
           *[many] { $gold } pensów
        }.
    }
booty-goods =
    { $you ->
        [who] Dostajesz z łupu { $goods }.
       *[other] { $who } dostaje z łupu { $goods }.
    }
booty-gold-lost =
    { $gold ->
        [one] Pens bez pary z łupu wypada z gry.
        [few] Z łupu wypadają z gry { $gold } pensy.
       *[many] Z łupu wypada z gry { $gold } pensów.
    }
booty-goods-lost = Reszta łupu trafia do kart odrzuconych: { $goods }.
wishes =
    { $you ->
        [by] Proponujesz: { $item } dla gracza { $to }.
        [to] { $by } proponuje: { $item } dla ciebie.
       *[other] { $by } proponuje: { $item } dla gracza { $to }.
    }
wishes-own =
    { $you ->
        [by] Proponujesz: { $item } dla siebie.
       *[other] { $by } proponuje: { $item } dla siebie.
    }
wishes-nobody =
    { $you ->
        [by] Proponujesz: { $item } dla nikogo.
       *[other] { $by } proponuje: { $item } dla nikogo.
    }
wish-coin = pens bez pary
wish-card = karta bez pary „{ $good }”

## Black Market

claims =
    { $you ->
        [who] Oddajesz { $goods } za kartę czarnego rynku wartą { $value }.
       *[other] { $who } oddaje { $goods } za kartę czarnego rynku wartą { $value }.
    }
passes-claim =
    { $you ->
        [who] Nic nie zgarniasz z czarnego rynku.
       *[other] { $who } nic nie zgarnia z czarnego rynku.
    }

## Who has what. $goods: a list of goods, or so many cards.

has =
    { $you ->
        [who] Ty: { $parts }.
       *[other] { $who }: { $parts }.
    }
has-in-hand = na ręce: { $goods }
has-in-bag = w torbie: { $goods }
has-on-stand = na straganie: { $goods }
has-face-down = zakryte: { $goods }
on-pile =
    { $pile ->
        [left] Na lewym stosie: { $goods }.
        [right] Na prawym stosie: { $goods }.
       *[only] Na stosie kart odrzuconych: { $goods }.
    }
