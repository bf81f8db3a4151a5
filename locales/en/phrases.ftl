### What people and bots say with one tap. It is said aloud, to everyone at the table.

phrase-just-apples = Just apples.
phrase-would-i-lie = Would I lie?
phrase-open-theirs = Look in theirs instead.
phrase-make-an-offer = Make me an offer.
phrase-too-little = That is too little.
phrase-too-dear = That is too dear.
phrase-deal = We have a deal.
phrase-no-deal = No deal.
phrase-i-remember = I will remember this.
phrase-you-gave-your-word = You gave your word.
phrase-knew-it = I knew it.
phrase-told-you = I told you so.
phrase-ouch = That hurts.
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-hurry-up = The market closes soon.
