### The words on the screens: buttons, headings, labels, and what a screen reader says.

## Home

app-name = Just Apples
home-title = Just Apples.
home-question = “What’s in the bag?”
home-solo = Solo
    .hint = against three bots
home-continue = Continue your game
home-unofficial = Unofficial and free. No account needed.
about-notice = Just Apples is a fan-made table for the rules of Sheriff of Nottingham. It has no tie to the makers of that game: name, words and pictures here are our own.
about-source = Open source, MIT or Apache 2.0.
theme-label = Light
theme-auto = Like the device
theme-day = Day
theme-night = Night

## New game

setup-title = New game
setup-you = Your name
setup-start = Open the market
setup-ends-game = The game that you have begun ends with that.
setup-back = Back
setup-what = Four merchants, second edition. You and three bots, in this browser.
setup-default-name = You

## Top bar

bar-round = Round { $round } of { $rounds }
bar-phases = Phases of the round
bar-gold = Gold: { $gold }
bar-menu = Menu
bar-mute = Mute sounds
# The title of the page while something is asked of the reader: the first words must do.
title-your-turn = ● Your turn – { app-name }
# The same while a slip of the Sheriff waits for the reader’s answer.
title-slip = ● A slip for you – { app-name }
bar-clock = until every bag goes free
    .label = Inspection clock: { $time }
# The same while it stands still, because somebody has to choose first.
bar-clock-stands = stands still
    .label = Inspection clock: { $time }, stands still
menu-leave = Leave the table

## The rules, beside the table

help-title = Rules
# The way to the rules of a phase, for a screen reader. $phase: its name.
help-open = Rules: { $phase }
help-close = Close the rules
help-contents = Contents
help-coming = Fetching the rules.
help-missing = The rules could not be fetched. The game goes on without them.
help-try-again = Try again
# Which edition the table plays. The rules mark what belongs to one edition only with 1e or 2e.
help-plays-first = This table plays the first edition: rules marked 1e count, 2e does not.
help-plays-second = This table plays the second edition: rules marked 2e count, 1e does not.
help-plays-first-market = This table plays a mix: the market of the first edition (1e), honour among thieves of the second (2e).
help-plays-second-market = This table plays a mix: the market of the second edition (2e), honour among thieves of the first (1e).
help-plays-first-deputies = This table plays a mix: the first edition (1e), with the Deputies of the second (2e).
help-no-variants = No variants.
# $variants: a list of them.
help-variants = Variants: { $variants }.
help-variant =
    { $variant ->
        [deputies] Deputies
        [royal-goods] Royal Goods
        [black-market] Black Market
        [time-limit] Inspection time limit
        [remove-ten] Remove ten
        [seven-cards] Seven-card hand
       *[promo-goods] Goods of your own
    }
# What the phase is about, for a screen reader; below it the sections by their letters.
help-sections = About this phase
help-beginning = The game in short
help-section =
    { $section ->
        [M] Market
        [L] Load
        [C] Declaration
        [I] Inspection
        [B] Running out of gold
        [H] Honour among thieves
        [T] Time limit
        [V] Victory
        [D] Deputies
        [K] Black Market
       *[other] { $section }
    }
# The rule behind a refusal. $id: its id, such as M3.
help-rule = Rule { $id }

## Around the table. The message is a heading, .label what a screen reader says.

nav-gate = Gate
nav-stands = Stands
nav-talk = Talk
nav-mine = Mine
# Beside the way to the gate, for screen readers: something is asked of the reader there.
nav-called = Your turn
stand-yours = Your stand
stand-of = { $who }’s stand
stand-sheriff = Sheriff
stand-deputy = Deputy
stand-away = away
stand-gold = { $gold } gold
# $goods: "4 apples". $title: "king", "queen" or "none".
stand-good =
    { $title ->
        [king] { $goods }, King
        [queen] { $goods }, Queen
       *[none] { $goods }
    }
stand-face-down =
    { $count ->
        [0] no contraband face down
        [one] { $count } contraband card face down
       *[other] { $count } contraband cards face down
    }
# What the reader has seen of what lies face down on another stand. $goods: "2 pepper and 1 silk".
stand-known = You know of { $goods }
# What lies face down on the reader's own stand, for a screen reader.
stand-uncovered = What lies face down on your stand
# How the reader does for King. $good: a kind, as goods.ftl has it under .none. $goods: so many of it,
# and $count is how many.
stand-lead = You lead { $good } by { $by }.
stand-reach-tie =
    { $count ->
        [one] { $goods } more ties { $who } for King.
       *[other] { $goods } more tie { $who } for King.
    }
stand-reach-alone =
    { $count ->
        [one] { $goods } more makes you King.
       *[other] { $goods } more make you King.
    }
hand-yours = Your hand
hand-count =
    { $count ->
        [one] { $count } card, no value at the end
       *[other] { $count } cards, no value at the end
    }
# How many cards someone else holds.
hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
secret-only-you = Only you see this
secret-bag = In your bag
secret-face-down = Face down under your counter
secret-empty = Nothing yet
deck = Deck
deck-count =
    { $count ->
        [0] no card left
        [one] { $count } card
       *[other] { $count } cards
    }
discard-pile = Discard pile
pile-left = Left pile
pile-right = Right pile
pile-empty = empty
popup-close = Close
pile-from-the-top = from the top
# What a press on a card of a discard pile does. $count: how many cards that are. $good: its name.
pile-take =
    { $count ->
        [one] Take the top card: { $good }
       *[other] Take { $count } cards, down to this one: { $good }
    }
crowns-title = Kings and Queens so far
crown-king = King
crown-queen = Queen

## Cards

# What a screen reader says of a card. $good: its name.
card-label = { $good }, worth { $value }, fine { $fine }
card-label-royal = { $good }, worth { $value }, fine { $fine }, counts as { $kinds }
# The same for a card that can be moved. $card: what it is. $act: what a press does.
card-label-act = { $card }. { $act }.
card-into-bag = Move into the bag
card-out-of-bag = Take out of the bag
card-set-aside = Set aside
card-take-back = Take back into the hand
card-move-hint = drag, or tap a card to move it

## Final acts

act-hold = hold
act-keep-holding = keep holding
act-tap-again = tap again

## Market

market-pick-first = Let { $who } go first
market-order = Market order
market-done = done
market-your-turn = your turn
market-their-turn = at the market
market-next = next
market-sheriff-idle = The Sheriff has no turn
market-deputies-idle = The Deputies have no turn
market-set-aside = Set aside
market-set-aside-open = face up for all to see
market-keep-all = Keep all
market-draw =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
# $taken: how many cards come from the discard piles. $count: how many from the deck.
market-take = Take { $taken } from the piles
market-take-and-draw = Take { $taken } from the piles, draw { $count }
market-place-later = You choose pile and order after drawing.
market-place-left = On the left pile
market-place-right = On the right pile
market-place-only = On the discard pile
market-place-order = Bottom to top
market-place-up = Move { $good } one up

## Load

load-snap-shut = Snap it shut
load-in-bag =
    { $count ->
        [0] the bag is empty
       *[other] { $count } in the bag
    }
load-ready = { $who } is ready
load-packing = { $who } is packing
# $tag: "4 Apples".
load-said-as = Said as { $tag }: worth { $worth }, fine { $fine } if opened
load-honest = Said as { $tag }: worth { $worth }, the Sheriff pays { $fine } if opened
load-honest-deputies = Said as { $tag }: worth { $worth }, the Deputies pay { $fine } if opened
load-full = Five cards. The bag is full.
load-empty = Put at least one card in.

## Declare

declare-you-say = You say
declare-you-will-say = You will say
declare-says = { $who } says
declare-say = Say “{ $tag }”
declare-true = That is true
# The mark on the choice that would be true.
declare-true-mark = true
# Nothing is said yet. $count: how many cards are in the bag.
declare-not-yet = { $who }: { $count ->
        [one] { $count }{"\u00A0"}card
       *[other] { $count }{"\u00A0"}cards
    }
declare-not-yet-you = You: { $count ->
        [one] { $count }{"\u00A0"}card
       *[other] { $count }{"\u00A0"}cards
    }
# $truth: what is really in the bag.
declare-lie = In truth: { $truth }

## Gate

gate-title = At the gate
gate-hand-back = Hand back
gate-hand-back-nothing = Hand back for nothing
gate-open = Open it
gate-threaten = Threaten
gate-threatened = threatened
gate-ask-for-more = Ask for more
gate-change-slip = Change my slip
# With Deputies, where the other one's slip lies.
gate-replace-slip = Replace { $who }’s slip
gate-write-slip = Write a slip
# The same to a merchant who has no bag at the gate, or no longer.
gate-write-to = Write to { $who }
gate-accept = Accept
# The same where others have to agree, too, before anything moves.
gate-agree = Agree
gate-decline = Decline
gate-counter = Counter
gate-let-decide = Let { $who } decide
gate-let-deputies-decide = Let the Deputies decide
gate-lets-decide = { $who } decides. You wait.
gate-lets-deputies-decide = The Deputies decide. You wait.
gate-next-bag = Next: { $who }’s bag
gate-your-bag = Your bag
# Under "Hand back". $gives: what the slip of the owner gives.
gate-you-take = You take { $gives }
gate-you-take-and-give =
    { $you ->
        [from] You take { $gives }, and give { $pays }
       *[other] You take { $gives }, and { $from } gives { $pays }
    }
# Below what a slip gives, if some of it lies in a bag or face down.
gate-may-be-bluff = What you cannot see may be a bluff
gate-you-take-nothing = You take nothing
# Somebody else pays for having this bag handed back.
gate-you-take-nothing-and-lose = You take nothing, and lose what { $who } offers: { $gives }
# The same for a Deputy while the other one has to agree: what is taken together goes onto the Booty.
gate-booty-takes =
    { $now ->
        [agreed] You put { $gives } onto the Booty
       *[other] You put { $gives } onto the Booty, if { $with } agrees
    }
gate-booty-takes-and-give =
    { $now ->
        [agreed] { $you ->
            [from] You put { $gives } onto the Booty and give { $pays }
           *[other] You put { $gives } onto the Booty and { $from } gives { $pays }
        }
       *[other] { $you ->
            [from] You put { $gives } onto the Booty and give { $pays }, if { $with } agrees
           *[other] You put { $gives } onto the Booty and { $from } gives { $pays }, if { $with } agrees
        }
    }
gate-take-nothing-with = You take nothing, if { $with } agrees
gate-take-nothing-and-lose-with = If { $with } agrees, you take nothing, and lose what { $who } offers: { $gives }
# What becomes of a verdict of mine, as long as nobody acts alone on the bag. $with: the other Deputy.
gate-partner-opens = Not handed back yet: { $with } wants it open, and decides alone
gate-other-terms = Settles nothing yet: { $with } wants other terms
gate-open-alone = If { $with } disagrees, you decide alone
gate-open-both = { $with } wants it open, too: it opens at once
gate-open-differs = Not opened yet: { $with } is for handing it back, so you decide alone
gate-refuses-slip = Refuses { $who }’s slip
gate-pay-get-back = Pay { $gold }, get it back
gate-hand-on-bag = { $who }’s hand is on this bag
gate-slip-for-bag = { $who } has written to you
gate-pays-to-open =
    { $you ->
        [payer] you pay to open it
       *[other] { $who } pays to open it
    }
gate-slips =
    { $count ->
        [0] no slip
        [one] { $count } slip
       *[other] { $count } slips
    }
gate-settled-back = handed back
gate-settled-opened = opened
gate-confiscated = confiscated
# What was found in an opened bag. $who: its owner.
gate-found-honest =
    { $you ->
        [owner] Honest. { $law } pays you { $gold }.
        [law] Honest. You pay { $who } { $gold }.
       *[other] Honest. { $law } pays { $who } { $gold }.
    }
gate-found-lie =
    { $you ->
        [owner] A lie. You pay { $law } { $gold }.
        [law] A lie. { $who } pays you { $gold }.
       *[other] A lie. { $who } pays { $law } { $gold }.
    }
gate-found-honest-deputies =
    { $you ->
        [owner] Honest. The Deputies pay you { $gold }, half each.
        [law] Honest. You both pay { $who } { $gold }, half each.
       *[other] Honest. The Deputies pay { $who } { $gold }, half each.
    }
gate-found-lie-deputies =
    { $you ->
        [owner] A lie. You pay { $gold } onto the Booty.
       *[other] A lie. { $who } pays { $gold } onto the Booty.
    }
# What went onto the stand out of a bag that was handed back.
gate-went-face-down =
    { $count ->
        [0] All legal, face up
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
gate-must-open = must be opened
gate-take-nothing = nothing may be taken
# With two Deputies, if only one of them is bound.
gate-must-open-by =
    { $you ->
        [who] you must open it
       *[other] { $who } must open it
    }
gate-take-nothing-by =
    { $you ->
        [who] you take nothing here
       *[other] { $who } takes nothing here
    }
# The same where there is no bag at which it could stand.
gate-take-nothing-from =
    { $you ->
        [who] You take nothing from { $merchant } until Inspection ends.
       *[other] { $who } takes nothing from { $merchant } until Inspection ends.
    }
# What is at stake, from public facts only.
stake-honest =
    { $you ->
        [sheriff] Honest: you pay { $gold }
       *[other] Honest: { $sheriff } pays { $gold }
    }
# Two Deputies pay in halves: $who so much, $other the rest.
stake-honest-halves =
    { $you ->
        [who] Honest: you pay { $gold }, { $other } { $rest }
       *[other] Honest: { $who } pays { $gold }, { $other } { $rest }
    }
stake-lie = Lie: { $least } to { $most } per false card
stake-lie-one = Lie: { $fine } per false card
# What this merchant's bags and promises were so far.
record-opened =
    { $opened ->
        [0] Never opened.
        [one] Opened once, { $lied ->
            [0] honest.
           *[other] lied.
        }
       *[other] Opened { $opened } times, { $lied ->
            [0] never lied.
            [one] lied once.
           *[other] lied { $lied } times.
        }
    }
record-promises =
    { $made ->
        [0] No promise due yet.
        [one] { $kept ->
            [0] Broke the one promise.
           *[other] Kept the one promise.
        }
       *[other] Kept { $kept } of { $made } promises.
    }
desk-title = On { $who }’s desk
    .hint = what the law sees
desk-yours = On your desk
desk-deputies = On the Deputies’ desk
desk-empty = No slip yet. Somebody has to begin.
# What the law wants of a merchant.
desk-asks =
    { $you ->
        [author] ask { $who }
        [merchant] asks you
       *[other] asks { $who }
    }
desk-bag =
    { $you ->
        [owner] your bag
       *[other] { $who }’s bag
    }
verdict-yours = your verdict: { $verdict }
verdict-of = { $who }: { $verdict }
verdict-alone = { $who } decides alone
verdict-alone-you = you decide alone
verdict-word-open = open
verdict-word-nothing = hand back for nothing
# $terms: on-terms, of slips.ftl.
verdict-word-slip = hand back { $terms }

## Slips

slip-to = Your slip to { $who }
slip-to-deputies = Your slip to the Deputies
slip-of = { $who }’s slip
slip-yours = Your slip
slip-version = { rank-version } version
# $version: "2nd version".
slip-version-on-desk = { $version }, on the desk
slip-draft = not on the desk yet
slip-stale = This is version { $number } now. Read it again.
# Who has answered a slip that waits for more than one.
slip-accepted =
    { $you ->
        [who] you have accepted
       *[other] { $who } has accepted
    }
slip-turned-down =
    { $you ->
        [who] you have turned it down
       *[other] { $who } has turned it down
    }
slip-sealed = Sealed
slip-sealed-hint =
    { $you ->
        [taker] moves the moment you accept
        [pair] moves the moment you and { $taker } agree
        [deputies] moves the moment the Deputies agree
        [deputy] moves the moment a Deputy accepts
        [all] moves the moment you and both Deputies agree
        [law] moves the moment { $taker } and both Deputies agree
       *[other] moves the moment { $taker } accepts
    }
slip-word-only = Word only
    .hint = never enforced, always remembered
slip-you-give = You give
slip-gives = { $who } gives
# Buttons that make room for what the law gives.
slip-you-give-choose = you give …
slip-gives-choose = { $who } gives …
slip-you-do = You do
slip-does = { $who } does
slip-deputies-do = The Deputies do
slip-you-promise = You promise
slip-you-promise-to = You promise { $who }
slip-promises = { $who } promises
slip-source-stand = stand
slip-source-bag = bag
slip-source-face-down = face down
slip-source-either = bag or stand
slip-add-goods = Add goods
# Below the goods that can be put on a slip.
slip-bluff-legend = Dashed: you have none there. It would be a bluff.
slip-add-promise = Add a promise
slip-remove = Take off { $what }
slip-more = One more { $good }
slip-fewer = One fewer { $good }
slip-more-gold = More gold
slip-less-gold = Less gold
slip-gold-label = Gold on the slip
slip-hand-back-mine = hand back my bag
slip-hand-back =
    { $you ->
        [owner] hand back your bag
       *[other] hand back { $who }’s bag
    }
slip-open =
    { $you ->
        [owner] open your bag
       *[other] open { $who }’s bag
    }
slip-open-choose = open …
slip-fewer-deeds = fewer
slip-take-nothing =
    { $you ->
        [owner] take nothing from you
       *[other] take nothing from { $who }
    }
slip-promise-hand-back = Hand the bag back next time
slip-promise-open =
    { $you ->
        [owner] Open your bag next time
       *[other] Open { $who }’s bag next time
    }
slip-promise-owe = Owe gold
slip-slide-over = Slide over
slip-slide-over-version = Slide over { rank-version } version
slip-take-back = Take it back
slip-clear = Start over
# The way back to what was written before the answer to a slip took its place.
slip-take-up = My other draft
slip-counter = Start from theirs
slip-fold = Put it away
# The private note beside a bluff. $good: a kind, as goods.ftl has it under .none. $has: so many of it.
slip-bluff-bag-none = A bluff: your bag has no { $good }.
slip-bluff-bag-few = A bluff: your bag holds only { $has }.
slip-bluff-stand-none = A bluff: there is no { $good } face down under your counter.
slip-bluff-stand-few = A bluff: face down you have only { $has }.
slip-bluff-either-none = A bluff: you have no { $good } in your bag or on your stand.
slip-bluff-either-few = A bluff: in bag and on stand you have only { $has }.
slip-bluff-proof = If { $who } takes the deal, { $who } gets to look.
slip-bluff-free = If { $who } takes the deal, you hand over what is there.
slip-bluff-proof-deputies = If the Deputies take the deal, they get to look.
slip-bluff-free-deputies = If the Deputies take the deal, you hand over what is there.
rank-version =
    { NUMBER($number, type: "ordinal") ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    }

## Debts

debt-chosen = Chosen: worth { $worth }. You owe { $gold }.
# So many of a kind are chosen, of all that there are.
debt-of = { $count } of { $all }
debt-to = { $to } gets the goods.
debt-to-booty = The goods go onto the Booty.
debt-forgiven = All you have left is worth { $worth } of { $gold }. The rest is forgiven.
debt-pay = Pay with these
debt-pay-all = Hand it all over

## Black Market

black-market = Black Market
# $tops: the kinds with what the card on top is worth, as a list.
black-market-label = Black Market: { $tops }
black-market-top = { $good } { $value }
black-market-how = Once your bag was handed back, give up three of a kind from under your counter for the card on top. It counts at the end of the game.
black-market-claimed = claimed by { $who }
# $pile: onto which pile the goods go, "left" or "right", or "only" if there is no choice.
black-market-claim =
    { $pile ->
        [left] Give up { $goods } for { $value }, onto the left pile
        [right] Give up { $goods } for { $value }, onto the right pile
       *[only] Give up { $goods } for { $value } points
    }
black-market-pass = Claim nothing
# The same before it is asked.
black-market-pass-early = No Black Market card for me

## Booty

booty = Booty
# $what: a list of gold and goods.
booty-holds = On the Booty: { $what }.
booty-face-down =
    { $count ->
        [one] one card face down
       *[other] { $count } cards face down
    }
booty-how = When the last bag is settled, the Deputies share it evenly. What does not divide is lost, unless both want the same Deputy to have it.
# How many things on the Booty do not divide evenly, or were wished for, and are not agreed.
booty-not-agreed = { $count } not agreed
# On a button beside the last bag, with which the Booty is shared.
booty-last = Booty: { $count } not agreed
booty-agreed = That is agreed.
# $now: whether it is odd now, or may be in the end.
booty-odd-coin =
    { $now ->
        [odd] Who gets the odd coin?
       *[even] Who gets an odd coin, if there is one?
    }
booty-odd-card =
    { $now ->
        [odd] Who gets the odd card of { $good }?
       *[even] Who gets an odd card of { $good }, if there is one?
    }
booty-nobody = Nobody
# What the other Deputy wants.
booty-wants = { $who } wants it to go to { $to }.
booty-wants-it = { $who } wants it.
booty-wants-you = { $who } wants you to have it.

## Talk

talk-title = Talk
talk-say = Say something
talk-phrases = Quick words
talk-all-phrases = All quick words
talk-send = Say it
talk-unreadable = Write something that others can read.
# Opens the promise ledger. $open: how many promises can still be kept or broken.
talk-promises = Open promises: { $open }
# One line of talk, as a screen reader says it.
talk-line = { $who }: { $words }
talk-you = You
talk-new =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
chronicle-title = What happened
chronicle-fetched = What happened before is being fetched.

## End of a round

round-end-title = Round { $round } is over
round-end-next =
    { $you ->
        [sheriff] You are Sheriff next.
       *[other] { $sheriff } is Sheriff next.
    }
round-end-next-deputies = Deputies next: { $deputies }.
# A person's gold this round: what came in or went out.
round-end-gained = { $gold } gold more
round-end-lost = { $gold } gold less
round-end-even = gold as before
# What became of a bag.
round-end-back = handed back for nothing
round-end-back-for = handed back for { $gives }
round-end-back-by =
    { $you ->
        [who] handed back: you gave { $gives }
       *[other] handed back: { $who } gave { $gives }
    }
round-end-law-gave =
    { $you ->
        [who] { $price }; you gave { $gives }
       *[other] { $price }; { $who } gave { $gives }
    }
round-end-free = went free
round-end-honest = opened, as declared
round-end-caught = opened: { $goods } confiscated
round-end-no-bag = no bag
round-end-law = held the gate
round-end-continue = Go on
# Leads from what was found in the last bag to what became of everyone’s.
round-end-see = The whole round

## Score sheet

score-title = Final score
score-table = { $players } players, { $rounds } rounds
# Gold, Black Market and Total are in score.ftl: count-gold, count-black-market, count-total.
score-contraband = Contraband
score-king-and-queen = King and Queen
score-kings-title = Who is King of what
    .hint = most of a kind, and second most
score-carried-title = What everyone really carried
    .hint = the last round first; struck out is what was confiscated
score-ledger-title = Promise ledger
    .hint = word only: never enforced, always remembered
score-ledger-empty = Nobody gave their word.
score-ledger-line =
    { $you ->
        [by] You to { $to }
        [to] { $by } to you
       *[other] { $by } to { $to }
    }
score-ledger-round = Round { $round }
score-same-table = Same table, again
score-home = Home

## Settings

settings-title = Settings
settings-language = Language
settings-language-missing = That language could not be fetched. Look at your connection and try again.
settings-sound = Sounds
settings-vibration = Vibration
settings-on = On
settings-off = Off
settings-motion = Motion
settings-motion-less = Less
settings-hold = Final acts
settings-hold-on = Hold the button
settings-hold-off = One tap
# Said where the browser does not let pages keep the screen lit.
settings-dark = Over plain http the browser may let the screen go dark. Set your phone to stay on longer, or ask your host for an https address.
settings-pace = Bots
settings-pace-unhurried = Unhurried
settings-pace-quick = Quick

## While a table is laid

table-laying = The table is being laid.

## When something goes wrong

error-other-page = This game goes on in another window. Reload to take it back.
error-storage-full = This device has no room left, so the game is not kept. Free some space, or play on without closing the page.
error-other-version = This game was begun with another version and cannot be continued. Start a new one.
error-cannot-open = The table cannot be opened: this browser offers no good source of chance.
error-no-study = The bots cannot be fetched. Look whether you are online, and reload the page: a game that you have begun is kept.

## For screen readers

label-stands = The other stands
label-gate = The gate
label-desk = Slips
label-mine = Your counter
label-asked = What is asked of you
label-bag-held = { $who }’s bag, declared as { $goods }, { $slips }
label-bag-yours = Your bag, declared as { $goods }, { $slips }
label-bag-open = Your open bag
label-skip = Skip to what is asked

## What holds at a table online

asked-away = A bot plays for you.
    .hint = Press anything, and you play again.
asked-come-back = I am here
# A merchant without a card, who has neither bag nor declaration (M8).
asked-sits-out = You have no card, so you sit this round out. At the gate you may still deal.
asked-paused = The game is paused.
    .hint = { $host } can let it go on.
    .mine = Nobody can act until you let it go on.
asked-time = Time to decide: { $time }

## Tables online: the way there

home-friends = Play with friends
    .hint = open a table, send the link
home-join = Join a table
    .hint = with a code or a link
home-seat = Back to table { $code }
home-seat-as = as { $name }
home-seat-nameless = to your seat
open-what = You get a link to send round. The game and its variants are chosen at the table.
open-table = Open a table
join-code = Code or link
join-go = Go to the table
join-wrong-code = A code has six letters and digits, such as K7Q X2M. Please look again.
door-title = Table { $code }
# $names: "Maya, Ines and the bot Olek". $count: how many that are.
door-who =
    { $count ->
        [0] Nobody sits here yet.
        [one] { $names } sits here.
       *[other] { $names } sit here.
    }
door-bot = the bot { $name }
door-running = A game is under way. You can look on, and play the next one.
door-late = A game is under way. You can take over a bot’s seat.
door-come-in = Come in
door-nameless = Give a name that others can read.
door-look-on = Look on
online-unreachable = The server cannot be reached. Look at your connection and try again.
online-trying = On the way to the table …
online-lost = The connection is gone. It comes back by itself; nothing is lost.
parted-title = This is the end of the line
parted-reload = Load the page again
parted-door = To the door of this table
parted-home = To the first page

## The lobby

lobby-who = Who plays
lobby-free = free
lobby-add-bot = Seat a bot
lobby-unseat = Let this bot get up
lobby-bot = bot
lobby-you = you
lobby-host = host
lobby-away = away
lobby-muted = muted
lobby-move-up = One place up
lobby-acts = More about { $who }
lobby-hand-over = Make host
lobby-mute = Mute
lobby-unmute = Let talk again
lobby-kick = Send away
lobby-new-link = New link to the seat
lobby-new-link-here = Send this link to { $who }. The old one is worth nothing any more.
lobby-begin = Begin the game
lobby-waits = Waiting for { $host } to begin.
lobby-record = Save the record of the last game
share-title = Invite
share-qr = The link to this table as a square of dots, to scan with a phone
share-how = Friends open the link, scan the square, or type the code on the first page.
share-only-here = This address is for this machine alone. For other devices, start the server with --lan.
share-copy = Copy the link
share-copied = Copied
share-more = More links
share-own = Your own link leads to your seat, from any device. Whoever has it plays for you.
share-own-show = Show my link
share-copy-own = Copy my own link
share-screen = For a large screen that everyone sees: it shows what all may know.
share-copy-screen = Copy the screen’s link
crowd-pause = Pause the game
crowd-watching =
    { $count ->
        [one] { $count } looks on.
       *[other] { $count } look on.
    }
crowd-leave = Leave for good
crowd-leave-hint = You give your seat up, and a bot plays on in it. If you only go for a while, leave with the button below: your seat waits for you.
lobby-leave-hint = You give your chair up, and somebody else can take it. If you only go for a while, leave with the button at the top: your chair waits for you.
crowd-unpause = Go on with the game
# For whoever only looks on.
crowd-sit-down = Take a seat
options-title = The game
options-edition = Edition
options-first = First
options-second = Second
options-first-edition = First edition
options-second-edition = Second edition
options-first-hint = Two discard piles that you may draw from; contraband offered from a stand must really be there.
options-second-hint = One discard pile, drawn from the deck only; contraband offered from a stand may be a bluff that has to be proved.
options-mixed = Mixed editions
options-mixed-hint = A mixture of both editions.
options-royal = Royal goods
    .hint = Rare contraband that counts for King and Queen.
options-black-market = Black Market
    .hint = Trade three contraband cards of a kind for points.
options-time = Time limit
    .hint = A minute for each merchant at the gate, then every bag goes free.
options-ten = Remove ten
    .hint = Ten cards go back in the box unseen.
options-seven = Seven cards
    .hint = Hands of seven instead of six.
options-deputies = Six players have two Deputies instead of one Sheriff.
options-finer = Finer points
options-market = Market
options-one-pile = one pile
options-two-piles = two piles
options-honour = Contraband offered from a stand
options-proof = may be a bluff
options-real-stand = must be there
options-spent = Contraband spent on the Black Market
options-spent-discard = to the discard pile
options-spent-removed = out of the game
market-pile-good = Three of
market-pile-top = First card
market-pile-bottom = Second card
options-sheriff = First Sheriff
options-sheriff-chance = by chance
options-sheriff-is = First Sheriff: { $who }
# Chairs are counted from 1.
options-sheriff-nobody = nobody, on chair { $chair }
promo-title = Goods of your own
promo-hint = Cards that you make up yourself. They are shuffled in with the others.
promo-name = Name
promo-family = Kind
promo-contraband = Contraband
promo-royal = Royal
promo-legal = Legal
promo-value = Worth
promo-penalty = Fine
promo-copies = Cards
promo-counts-as = For King and Queen it counts as
promo-counts-as-nothing = nothing else
promo-counts-for = How many
promo-add = Add it
promo-remove = Leave it out
# One good of the host's own: "3 × Cinnamon, worth 5, fine 4".
promo-line = { $copies } × { $name }, worth { $value }, fine { $penalty }
# $line: promo-line. $good: what it counts as for King and Queen.
promo-line-counts = { $line }, counts as { $number } × { $good }
house-title = The house
house-spectators = Spectators
    .hint = Others may look on. They see what everyone sees.
house-free-talk = Free talk
    .hint = People may write what they like, not only phrases.
house-late = Late friends
    .hint = Someone may take over a bot’s seat, and its cards, during the game.
house-decision = Time to decide
house-gone = A bot plays for whoever is disconnected for
house-silent = A bot plays for whoever does not touch the page for
house-decision-none = no limit
house-decision-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
score-waits = { $host } can open the next game.
proof-title = A fair deck
proof-checking = The record is being checked.
proof-fair = Checked in this page: the deck comes from the part that the house had committed to before the game and from what everyone gave, your part among them. Dealt and played again, the record leads to everything that this page saw, and to this score.
proof-fair-without-me = Checked in this page: the deck comes from the house’s part, which fits its commitment, and from what everyone gave. This page gave no part, and cannot say what the house showed before the game. Dealt and played again, the record leads to everything that this page saw, and to this score.
# $why: a sentence that says why there is no record.
proof-unread = Nothing is checked yet: there is no record to read. { $why }
proof-other-game = The record is not of this game, or the house shows other parts of the deck in it than it showed here.
proof-other-commitment = The house’s part of the deck is not the one that it had committed to before the game.
proof-other-deck = The deck in the record does not come from the parts that everyone gave.
proof-not-mine = What this page gave for the deck was not used. That is so if it came too late, or if you gave it from two devices. Otherwise it was left out.
proof-impossible = The record cannot be played from its deck: move { $number } is not possible.
proof-other-end = The record, played again, does not end as it says.
proof-unlike = The record tells another game than this page saw: they differ at move { $number }.
# Followed by sixteen letters and digits, to be compared with those of the record.
proof-fingerprint = Fingerprint of the end:
proof-unreadable = The record cannot be read, so nothing is checked.
proof-record = Save the record
