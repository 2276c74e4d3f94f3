### The help page of the web site.

help-classic = Un número indica cuántas minas hay en las ocho casillas que lo rodean. Cuando las hayas marcado todas con banderas, haz clic en el número o tócalo para abrir de golpe las demás casillas vecinas.
help-no-guess = Comprobamos que cada tablero se pueda resolver sin adivinar. Si te atascas, aún hay una casilla segura en algún sitio: pide una pista.
help-forgiving = Si abres una mina que nadie podía conocer, la movemos a un lugar que encaje con todos los números. El modo Indulgente es lógica pura, no física cuántica.
help-qubits = Un número suma las casillas cerradas que lo rodean: 1 por una mina, ½ por una moneda al aire, 0 por una casilla segura. Por eso un número puede incluir un ½, y puede bajar cuando abres casillas.
help-entangled = Las letras y las líneas muestran qué casillas están vinculadas: mide una y las demás cambian al instante. Con un escudo puedes medir una casilla sin peligro.
help-pointer = Ratón y pantalla táctil
help-touch = Al tocar se hace lo que indica el selector de debajo del tablero; al mantener pulsado, lo contrario. Toca un número para hacer un acorde.
help-large = Arrastra un tablero grande para moverlo. Para acercar o alejar, pellizca la pantalla o gira la rueda con Ctrl.
help-keys = Teclado
help-keys-tab = Con Tab pasas de un tablero a otro y a los botones. Las pistas, las jugadas automáticas y los riesgos cuentan como ayuda, y las partidas con ayuda aparecen aparte en tus estadísticas.
