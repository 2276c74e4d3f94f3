### The help page of the web site.

help-classic = A number counts the mines in the eight cells around it. Once you’ve flagged all of them, click or tap the number to open its other neighbours at once.
help-no-guess = We check every board to make sure that you can solve it without guessing. If you’re stuck, there’s still a safe cell somewhere: ask for a hint.
help-forgiving = If you open a mine that nobody could have known about, we move it to a place that fits every number. Forgiving is pure logic, not quantum physics.
help-qubits = A number adds up the hidden cells around it: 1 for a mine, ½ for a coin toss, 0 for a safe cell. So numbers can include halves, and they can drop when you open cells.
help-entangled = Letters and lines show which cells are linked: measure one, and the others change immediately. A shield lets you measure a cell safely.
help-pointer = Mouse and touch
help-touch = A tap does what the switch below the board says; a long press does the opposite. Tap a number to chord.
help-large = Drag a large board to move it. Pinch, or hold Ctrl and scroll, to zoom.
help-keys = Keyboard
help-keys-tab = Tab moves between the boards and the buttons. Hints, moves made for you and chances count as help, and games played with help are listed separately in your statistics.
