### Answers in the trainer and in lessons.

drill-solution = Esta es la solución.
drill-right-safe = Correcto: no hay mina en la { CELL($cell) }.
drill-right-mine = Correcto: hay una mina en la { CELL($cell) }.
drill-wrong-mine = No: seguro que hay una mina en la { CELL($cell) }.
drill-wrong-safe = No: seguro que no hay mina en la { CELL($cell) }.
drill-uncertain = No es seguro: hay una mina en la { CELL($cell) } en el { PERCENT($risk) } de los tableros posibles.
drill-easier-elsewhere = Había una casilla más fácil.
