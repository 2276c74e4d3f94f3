### The five techniques: their names, and how they work, paragraph by paragraph.

technique-single = Eine einzige Zahl
technique-single-1 = Eine Zahl gibt an, wie viele Minen in den acht Feldern um sie herum liegen. Schon eine Zahl allein kann dir zweierlei verraten.
technique-single-2 = Berührt eine Zahl genau so viele verdeckte Felder, wie ihr noch Minen fehlen, sind alle diese Felder Minen. Sind alle ihre Minen bekannt, ist jedes andere Feld um sie herum sicher.
technique-single-3 = Diese Technik brauchst du am häufigsten. Probier sie überall, bevor du etwas Schwereres versuchst.

technique-pair = Zwei Zahlen
technique-pair-1 = Zwei Zahlen, die sich Felder teilen, verraten zusammen mehr. Vergleiche, wie viele Minen jeder von ihnen noch fehlen.
technique-pair-2 = Berühren alle verdeckten Felder um eine Zahl auch eine zweite und fehlen beiden gleich viele Minen, dann sind die übrigen verdeckten Felder um die zweite sicher. Ein Beispiel ist das 1-1-Muster am Rand.
technique-pair-3 = Fehlen einer Zahl mehr Minen als der anderen und ist der Unterschied so groß wie die Zahl der Felder, die nur sie berührt, dann sind diese Felder Minen. Die Felder, die nur die andere berührt, sind sicher. Ein Beispiel ist das 1-2-Muster.
technique-pair-4 = An einer geraden Kante ergeben zwei 1-2-Muster längere. 1-2-1: Die Minen liegen gegenüber den Einsen, und das Feld gegenüber der Zwei ist sicher. 1-2-2-1: Die Minen liegen gegenüber den Zweien, und die Felder gegenüber den Einsen sind sicher.
technique-pair-5 = Zieh die Minen, die du schon kennst, vorher ab: Eine 2-3-2, bei der jede Zahl eine bekannte Mine berührt, funktioniert wie eine 1-2-1.

technique-split = Zwei Fälle
technique-split-1 = Nimm an, ein Feld sei eine Mine, und folge von dort aus den einfachen Regeln. Geht dann irgendeine Zahl nicht mehr auf, ist das Feld sicher. Oder nimm an, es sei sicher: Führt das zu einem Widerspruch, ist es eine Mine.
technique-split-2 = Du kannst auch beide Fälle probieren: Was in beiden gleich herauskommt, steht fest.
technique-split-3 = Gut geeignet sind Felder, die zwei oder drei Zahlen berühren, denn aus ihnen folgt viel.

technique-total = Der Minenzähler
technique-total-1 = Auch der Minenzähler ist eine Zahl, und gegen Ende des Spiels ist er die nützlichste. Nimm Zahlen, die sich keine Felder teilen, und zähl zusammen, wie viele Minen ihnen noch fehlen.
technique-total-2 = Brauchen Zahlen, die sich keine Felder teilen, zusammen genau so viele Minen, wie noch übrig sind, ist jedes Feld sicher, das keine dieser Zahlen berührt. Passen nicht alle übrigen Minen in die Felder um diese Zahlen, muss der Rest woanders liegen.

technique-count = Alle Verteilungen
technique-count-1 = Manchmal entscheidet keine Zahl und keine einzelne Annahme etwas, und trotzdem ist ein Feld in jeder möglichen Verteilung gleich. Dann musst du alle Minenverteilungen durchgehen, mit dem Minenzähler im Blick.
technique-count-2 = Überleg, wie viele Minen die Zahlen mindestens und höchstens brauchen. Alle anderen Minen liegen in den Feldern, die keine Zahl berühren. Bleibt für diese Felder keine übrig, sind sie alle sicher; bleibt für jedes eine, sind sie alle Minen.
