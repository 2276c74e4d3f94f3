### Answers in the trainer and in lessons.

drill-solution = Esta es la solución.
drill-right-safe = Correcto: no hay mina en la { CELL($cell) }.
drill-right-mine = Correcto: hay una mina en la { CELL($cell) }.
drill-wrong-mine = No: seguro que hay una mina en la { CELL($cell) }.
drill-wrong-safe = No: seguro que no hay mina en la { CELL($cell) }.
drill-uncertain = No es seguro: hay una mina en la { CELL($cell) } en el { PERCENT($risk) } de los tableros posibles.
drill-easier-elsewhere = Había una casilla más fácil.
# In the lesson on Forgiving.
drill-lost = En una partida habrías perdido: con lógica se podía encontrar la mina de la { CELL($cell) }.
drill-open-one = Esta vez, sin banderas: abre una casilla.
drill-just-guess = Aquí no hay nada que deducir. Abre cualquiera de las dos casillas.
