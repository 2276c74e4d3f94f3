### The five techniques: their names, and how they work, paragraph by paragraph.

technique-single = Un solo número
technique-single-1 = Un número indica cuántas minas hay en las ocho casillas que lo rodean. Un solo número puede decirte dos cosas.
technique-single-2 = Si un número toca exactamente tantas casillas ocultas como minas le faltan por encontrar, todas esas casillas son minas. Si todas sus minas se conocen, las demás casillas que lo rodean son seguras.
technique-single-3 = Es la técnica que más usarás. Pruébala en todo el tablero antes de intentar algo más difícil.

technique-pair = Dos números
technique-pair-1 = Dos números que comparten casillas dicen más juntos. Compara cuántas minas le faltan a cada uno.
technique-pair-2 = Si todas las casillas ocultas alrededor de un número tocan también un segundo número, y a los dos les faltan las mismas minas, las demás casillas ocultas alrededor del segundo son seguras. Un ejemplo es el patrón 1-1 junto a una pared.
technique-pair-3 = Si a un número le faltan más minas que al otro, y la diferencia es igual al número de casillas que solo toca él, esas casillas son minas. Las que solo toca el otro son seguras. Un ejemplo es el patrón 1-2.
technique-pair-4 = A lo largo de un borde recto, dos patrones 1-2 forman otros más largos. 1-2-1: las minas están frente a los 1, y la casilla frente al 2 es segura. 1-2-2-1: las minas están frente a los 2, y las casillas frente a los 1 son seguras.
technique-pair-5 = Resta primero las minas que ya conoces: un 2-3-2 en el que cada número toca una mina conocida funciona como un 1-2-1.

technique-split = Dos casos
technique-split-1 = Supón que una casilla es una mina y sigue desde ahí las reglas simples. Si algún número ya no se puede cumplir, la casilla es segura. O supón que es segura: si eso lleva a una contradicción, es una mina.
technique-split-2 = También puedes probar los dos casos: lo que sale igual en ambos es seguro.
technique-split-3 = Las mejores casillas para probar son las que tocan dos o tres números, porque de ellas se deduce mucho.

technique-total = El contador de minas
technique-total-1 = El contador de minas también es un número y, hacia el final de la partida, el más útil. Toma números que no compartan casillas y suma las minas que les faltan.
technique-total-2 = Si a varios números que no comparten casillas les faltan en total exactamente las minas que quedan, toda casilla que no toque ninguno de ellos es segura. Si en las casillas que rodean esos números no caben todas las minas que quedan, el resto tiene que estar en otra parte.

technique-count = Todas las distribuciones
technique-count-1 = A veces ningún número ni ninguna suposición por sí sola decide nada, y aun así una casilla es igual en todos los tableros posibles. Entonces hay que repasar todas las distribuciones de minas, sin olvidar el contador.
technique-count-2 = Calcula el mínimo y el máximo de minas que pueden necesitar los números. Las demás minas están en las casillas que no tocan ningún número. Si no queda ninguna para esas casillas, todas son seguras; si hay una para cada una, todas son minas.
