### What a table of people tells, beside the game: what happens at it, why something cannot be done,
### why a game cannot begin yet, and what goes wrong on the way to it.
###
### $you says which person of the sentence the reader is, or "other". Names never change their form,
### and nobody is he or she.

## What happened, one short sentence each. $by: whose doing it was. $who: to whom it was done.

room-founded =
    { $you ->
        [by] You open the table.
       *[other] { $by } opens the table.
    }
room-joined =
    { $you ->
        [who] You sit down at the table.
       *[other] { $who } sits down at the table.
    }
# Someone comes during a game. $bot: whose seat it was.
room-relieved-bot =
    { $you ->
        [who] You take over from the bot { $bot }.
       *[other] { $who } takes over from the bot { $bot }.
    }
room-relieved =
    { $you ->
        [who] You take over a seat from a bot.
       *[other] { $who } takes over a seat from a bot.
    }
room-left =
    { $you ->
        [who] You leave the table.
       *[other] { $who } leaves the table.
    }
room-sent-away =
    { $you ->
        [by] You send { $who } away.
        [who] { $by } sends you away.
       *[other] { $by } sends { $who } away.
    }
# A new link to a seat, because the old one was lost.
room-new-link =
    { $you ->
        [by] You make a new link to { $who }’s seat.
        [who] { $by } makes a new link to your seat.
       *[other] { $by } makes a new link to { $who }’s seat.
    }
room-new-link-own =
    { $you ->
        [by] You get a new link to your seat.
       *[other] { $by } gets a new link.
    }
room-chose =
    { $you ->
        [by] You change what is played.
       *[other] { $by } changes what is played.
    }
room-first-sheriff = The first Sheriff is still whoever was chosen; if they are gone, chance decides.
room-housed =
    { $you ->
        [by] You change the rules of the house.
       *[other] { $by } changes the rules of the house.
    }
room-bot-seated =
    { $you ->
        [by] You seat the bot { $bot }.
       *[other] { $by } seats the bot { $bot }.
    }
room-bot-unseated =
    { $you ->
        [by] You send the bot { $bot } away.
       *[other] { $by } sends the bot { $bot } away.
    }
room-reordered =
    { $you ->
        [by] You change who sits where.
       *[other] { $by } changes who sits where.
    }
room-muted =
    { $you ->
        [by] You mute { $who }.
        [who] The host mutes you. Nobody hears you until the host lets you talk again.
       *[other] The host mutes { $who }.
    }
room-unmuted =
    { $you ->
        [by] You let { $who } talk again.
        [who] The host lets you talk again.
       *[other] The host lets { $who } talk again.
    }
room-host-handed =
    { $you ->
        [by] You make { $who } the host.
        [who] { $by } makes you the host.
       *[other] { $by } makes { $who } the host.
    }
# The host has left, or is gone for too long.
room-host-moved =
    { $you ->
        [who] The host is gone. Now you are the host.
       *[other] The host is gone. Now { $who } is the host.
    }
# Someone gave their part of the seed from which the next deck is shuffled.
room-stirred =
    { $you ->
        [by] You help to shuffle the next deck.
       *[other] { $by } helps to shuffle the next deck.
    }
room-started =
    { $you ->
        [by] You start the game.
       *[other] { $by } starts the game.
    }
room-took-over =
    { $you ->
        [who] You are away. A bot plays for you until you do something.
       *[other] { $who } is away. A bot plays on.
    }
room-came-back =
    { $you ->
        [who] You are back, and play again.
       *[other] { $who } is back, and plays again.
    }
room-paused =
    { $you ->
        [by] You pause the game.
       *[other] { $by } pauses the game.
    }
room-unpaused =
    { $you ->
        [by] You let the game go on.
       *[other] { $by } lets the game go on.
    }
# Nobody ended the pause, so it ended by itself.
room-pause-over = The pause was long enough. The game goes on.
room-resumed = The table was away for a while. No clock ran, and the game goes on.
room-cleared =
    { $you ->
        [by] You clear the table for the next game.
       *[other] { $by } clears the table for the next game.
    }

## Who did it, at the beginning of a sentence

# Nobody in person: whoever runs the table.
room-the-house = The house
# Someone whose name is not known. $number: in which order they came.
room-guest = Guest { $number }

## Why something cannot be done, and what to do instead. It is told to the one who tried it.

refused-not-host = Only the host does that. Ask the host.
refused-no-such-person = { $who } is not at this table any more. Pick someone who is.
# Chairs are counted from 1.
refused-no-bot-there = No bot sits on chair { $chair }. Pick a chair with a bot.
refused-not-in-lobby = That is done between games. Finish this one first.
refused-not-playing = No game is under way. Wait until the host starts one.
refused-not-over = The game is not over. Finish it first.
refused-paused = The game is paused. Wait until the host lets it go on.
refused-name-taken = Somebody at this table is already called { $name }. Take another name; if it is you, come by your own link, or ask the host for a new one.
refused-no-chair-left = Every chair at this table is taken. Wait until one is free.
refused-no-late-joiners = This table takes nobody in during a game. Wait for the next one, or ask the host.
refused-not-a-bot = No bot plays at that seat now. Pick another one.
refused-bad-order =
    { $chairs ->
        [1] There is one chair, and nothing to change about it.
       *[other] There are { $chairs } chairs, and someone came or went meanwhile. Look again who sits where.
    }
# The rules of the house about time: for a decision, until someone disconnected is gone, and until
# someone is who keeps others waiting.
refused-decision-seconds =
    { $seconds ->
        [one] { $seconds } second for a decision cannot be set. Take 10 seconds to an hour.
       *[other] { $seconds } seconds for a decision cannot be set. Take 10 seconds to an hour.
    }
refused-gone-seconds =
    { $seconds ->
        [one] { $seconds } second without a connection cannot be set. Take 10 seconds to an hour.
       *[other] { $seconds } seconds without a connection cannot be set. Take 10 seconds to an hour.
    }
refused-silent-seconds =
    { $seconds ->
        [one] { $seconds } second without a sign cannot be set. Take 30 seconds to an hour.
       *[other] { $seconds } seconds without a sign cannot be set. Take 30 seconds to an hour.
    }
refused-muted = The host has muted you. Play on: you talk again when the host lets you.
refused-no-free-talk = At this table people talk with the phrases only. Pick one.
# Someone asked for a new link to another’s seat.
refused-still-here = { $who } is still here, or has only just gone. Only a lost link is replaced: wait a minute or two, then try again.
refused-only-looking = You only look on here. Take a seat to join in.
refused-not-saved = That could not be saved, so it has not happened. Try again.
refused-busy = This table has too much to do. Try again in a moment.

## Why the game cannot begin, and what to change

hitch-too-few =
    { $players ->
        [0] Three to six can play: nobody sits here. Invite people, or seat bots.
        [one] Three to six can play: { $players } sits here. Invite people, or seat bots.
       *[other] Three to six can play: { $players } sit here. Invite people, or seat bots.
    }
hitch-too-many = Three to six can play: { $players } sit here. Somebody has to get up.
hitch-six-without-deputies = Six always play with Deputies. Switch them on.
hitch-deputies-with-fewer = Deputies are for six, and { $players } play. Switch them off.
# Chairs are counted from 1.
hitch-first-sheriff-away = The first Sheriff would sit on chair { $chair }, and nobody does. Pick somebody who plays, or leave it to chance.
hitch-first-sheriff-with-deputies = With Deputies the cards say who is on duty. Leave the first Sheriff to chance.
hitch-market-missing =
    { $copies ->
        [0] Black Market, { $good }: a claim takes three, and the deck has none. Ask for something else.
       *[other] Black Market, { $good }: a claim takes three, and the deck has { $copies }. Ask for something else.
    }
hitch-market-unknown = Black Market, { $good }: that is no contraband of this game. Ask for something else.
hitch-market-twice = Black Market, { $good }: there are two piles for it. Ask for three different kinds.
# What the two cards are worth: $top and $bottom.
hitch-market-order = Black Market, { $good }: { $top } lies on top of { $bottom }. Put the dearer card on top, and make both 1 to 1000.

## The same about promo goods, which a host adds. $entry: the place in the list, from 1.

hitch-promo-many = { $count } goods of your own are too many. Take { $most } at most.
hitch-promo-name = Good { $entry } of your own cannot be called that. Take 1 to 32 letters, digits and spaces, a letter first.
hitch-promo-twice = There is a good called { $name } already. Give good { $entry } of your own another name.
hitch-promo-value = { $name } is worth { $number }. Make it { $least } to { $most }.
hitch-promo-penalty = { $name } has a penalty of { $number }. Make it { $least } to { $most }.
hitch-promo-copies =
    { $number ->
        [one] { $name } has { $number } card. Make it { $least } to { $most }.
       *[other] { $name } has { $number } cards. Make it { $least } to { $most }.
    }
hitch-promo-counts-for = { $name } counts { $number } times for King and Queen. Make it { $least } to { $most }.
hitch-promo-counts-as = { $name } counts as a good that has no King and Queen. Pick apples, cheese, bread or chickens, or none.
hitch-promo-deck = With { $name } the deck has { $cards } cards, and { $most } fit. Take fewer copies.

## What goes wrong between the page and the server, and what to do now

trouble-unknown-table = There is no table with this code, or not any more. Check the code, or open a table.
# The link to somebody’s own seat.
trouble-unknown-link = This link leads to no seat here, or not any more. Ask the host for a new one.
trouble-no-spectators = The host lets nobody look on. Take a seat, if one is free.
trouble-full = There is no room for one more. Try again later.
trouble-left = You are no longer at this table. To come back, take a seat anew.
trouble-not-understood = The server did not understand this page. Reload the page.
trouble-no-hello = The page and the server lost the thread. Reload the page.
trouble-wrong-version = This page and the server are not of the same version. Reload the page.
trouble-wrong-kind = The server does not take what this page sent. Reload the page.
trouble-wrong-way = The server does not do that here. Reload the page.
trouble-too-slow = Nothing arrived in time. Check your connection, and try again.
trouble-too-much = Too much came from here in too short a time. Wait a while, then try again.
trouble-too-large = That is too long for the server. Send something shorter.
trouble-too-far-behind = Your connection could not keep up. Connect again.
trouble-unreadable = This table cannot be opened: what is kept of it cannot be read. Tell whoever runs the server, or open another table.
trouble-unavailable = The server cannot get at this table, and nothing has changed. Try again in a moment.
trouble-stopping = The server is about to stop. Try again in a moment.
trouble-foreign-origin = A page of another site asked for that. Open the game at its own address.
trouble-neighbours-only = That is only for the machine that the server runs on. Ask there.
trouble-not-found = There is nothing here, or no such game. Check the address.
trouble-not-over = The game is not over yet. Come back when it is.
trouble-refused = The table said no, and nothing has changed. Look how it stands, and try again.
trouble-internal = The server made a mistake. Try again, and if it stays so, tell whoever runs it.
# Something that this page has never heard of.
trouble-unknown = Something went wrong, and this page does not know what. Reload the page.
