### The help page of the web site.

help-classic = Un número indica cuántas minas hay en las ocho casillas que lo rodean. Cuando las hayas marcado todas con banderas, haz clic en el número o tócalo para abrir de golpe las demás casillas vecinas.
help-no-guess = Comprobamos que cada tablero se pueda resolver sin adivinar. Si te atascas, hay una casilla segura en algún sitio: pide una pista.
help-forgiving = Si abres una mina que nadie podía conocer, se mueve a otro lugar que encaje con todos los números. Esto es lógica pura, no física cuántica.
help-qubits = Un número suma las casillas cerradas que lo rodean: 1 por una mina, ½ por una moneda al aire, 0 por una casilla segura. Por eso hay medios, y los números pueden bajar cuando abres casillas.
help-entangled = Las letras y las líneas unen las casillas vinculadas: mide una y las demás cambian al instante. Con un escudo puedes medir una casilla sin peligro.
help-pointer = Ratón y pantalla táctil
help-touch = Al tocar se hace lo que indica el selector de debajo del tablero; al mantener pulsado, lo contrario. Toca un número para hacer un acorde.
help-large = Arrastra un tablero grande para moverlo. Pellizca, o usa Ctrl y la rueda, para acercar o alejar.
help-keys = Teclado
help-keys-tab = Con Tab pasas de un tablero a otro y a los botones. Las pistas, las jugadas automáticas y los riesgos cuentan como ayuda, así que esas partidas aparecen aparte en tus estadísticas.
