### What people and bots say with one tap. It is said aloud, to everyone at the table.

# Nobody says „wiedziałem” or „mówiłam”: no form here tells who is a man and who is a woman.

phrase-just-apples = Same jabłka.
phrase-would-i-lie = Ja i kłamstwo?
phrase-open-theirs = Lepiej zajrzyj do innych.
phrase-make-an-offer = Zaproponuj coś.
phrase-too-little = To za mało.
phrase-too-dear = To za drogo.
phrase-deal = Umowa stoi.
phrase-no-deal = Nic z tego.
phrase-i-remember = Zapamiętam to sobie.
phrase-you-gave-your-word = Słowo się rzekło.
phrase-knew-it = To było do przewidzenia.
phrase-told-you = Wyszło na moje.
phrase-ouch = Zabolało.
phrase-well-played = Dobrze zagrane.
phrase-thanks = Dziękuję.
phrase-hurry-up = Targ zaraz zamykają.
