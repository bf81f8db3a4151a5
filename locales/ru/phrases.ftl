### What people and bots say with one tap. It is said aloud, to everyone at the table.
### Nothing here says whether a man or a woman speaks: no «так и знал», no «я же говорила».

phrase-just-apples = Просто яблоки.
phrase-would-i-lie = Разве я стану врать?
phrase-open-theirs = Загляните лучше к соседям.
phrase-make-an-offer = Жду предложений.
phrase-too-little = Этого мало.
phrase-too-dear = Слишком дорого.
phrase-deal = По рукам.
phrase-no-deal = Не пойдёт.
phrase-i-remember = Я это запомню.
phrase-you-gave-your-word = Вы дали слово.
phrase-knew-it = Чуяло моё сердце.
phrase-told-you = А вас предупреждали.
phrase-ouch = Это больно.
phrase-well-played = Красиво сыграно.
phrase-thanks = Спасибо.
phrase-hurry-up = Рынок скоро закроется.
