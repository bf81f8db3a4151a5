### What people and bots say with one tap. It is said aloud, to everyone at the table.

phrase-just-apples = Solo manzanas.
phrase-would-i-lie = ¿Te mentiría yo?
phrase-open-theirs = Mejor mira en otro saco.
phrase-make-an-offer = Hazme una oferta.
phrase-too-little = Es demasiado poco.
phrase-too-dear = Es demasiado caro.
phrase-deal = Trato hecho.
phrase-no-deal = No hay trato.
phrase-i-remember = De esto me acordaré.
phrase-you-gave-your-word = Me diste tu palabra.
phrase-knew-it = Lo sabía.
phrase-told-you = Te lo dije.
phrase-ouch = Eso duele.
phrase-well-played = Buena jugada.
phrase-thanks = Gracias.
phrase-hurry-up = El mercado cierra pronto.
