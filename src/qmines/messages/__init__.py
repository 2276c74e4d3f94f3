"""All texts for players, by language, in Fluent files that Python and the web pages share.

Rules and solvers return ``Message`` values: a key and its arguments. An interface turns them
into sentences with a ``Translator``, which knows the language and how cells are written.

>>> from qmines.messages import Message, Translator
>>> found = Message("hint-look-at", cells=((0, 1), (0, 2)))
>>> Translator()(found), Translator(cells="pairs")(found)
('Best guess: row 1, columns 2 and 3.', 'Best guess: (0,1) and (0,2).')
"""

from qmines.messages.message import Message, Messages, plain_text
from qmines.messages.translator import MissingMessage, Translator, message_of, named

__all__ = [
    "Message",
    "Messages",
    "MissingMessage",
    "Translator",
    "message_of",
    "named",
    "plain_text",
]
