"""Messages: read as Fluent's reference implementation reads them, and put into words."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from messages.examples import FILE, examples
from qmines.core.deduction import Technique
from qmines.errors import InvalidInput
from qmines.messages import Message, MissingMessage, Translator
from qmines.messages.files import LANGUAGES, entries_of, messages_of
from qmines.messages.fluent import Call, Select, parse, read_entries
from qmines.messages.locales import BabelLocale, English


def reference(text: str, **args: Any) -> str:
    bundle = FluentBundle(["en-GB"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    value = bundle.get_message("key").value
    told, errors = bundle.format_pattern(value, args)
    assert not errors
    return str(told)


def ours(monkeypatch: pytest.MonkeyPatch, text: str, **args: Any) -> str:
    monkeypatch.setattr("qmines.messages.translator.entries_of", lambda _: read_entries(text))
    return Translator()(Message("key", **args))


COUNTED = """key =
    { $count ->
        [0] No mines
        [one] One mine
       *[other] { $count } mines
    } left
"""
PATTERNS: list[tuple[str, dict[str, Any]]] = [
    ("key = Plain\n", {}),
    ("key = Hello, { $name }!\n", {"name": "Ada"}),
    ("key = { $count } cells\n", {"count": 12_345}),
    ("# A comment\nother = Other\nkey = { other }, { other }\n", {}),
    ('key = A brace { "{" } and a quote\n', {}),
    ("key =\n    Two lines,\n    one message\n", {}),
    ("key = First\n\n    after a gap\nnext = Next\n", {}),
    *((COUNTED, {"count": count}) for count in (0, 1, 2, 1_000)),
    (
        "key = { $kind ->\n    [mine] A mine\n   *[safe] Safe\n } at { $place }\n",
        {"kind": "mine", "place": "x"},
    ),
    (
        "key = { $a ->\n [one] { $b ->\n  [one] 1-1\n *[other] 1-n\n }\n *[other] n\n }\n",
        {"a": 1, "b": 2},
    ),
]


@pytest.mark.parametrize(("text", "args"), PATTERNS)
def test_it_is_read_as_fluent_reads_it(
    monkeypatch: pytest.MonkeyPatch, text: str, args: dict[str, Any]
):
    assert ours(monkeypatch, text, **args) == reference(text, **args)


@pytest.mark.parametrize(
    "text",
    ["{ $open", "close }", "{ }", "{ $n ->\n [one] 1\n }", "{ CALL() }", "{ $a $b }", "{ $n -> }"],
)
def test_a_broken_message_is_refused(text: str):
    with pytest.raises(InvalidInput, match="message"):
        parse(text)


def test_numbers_lists_and_plurals_of_english_are_those_of_babel():
    english, babel = English(), BabelLocale("en-GB")
    for number in (0, 1, 2, 999, 1000, 1_234_567, 0.5, 1.0, 2.344, 1234.5):
        assert english.plural(number) == babel.plural(number)
        assert english.number(number) == babel.number(number)
    for share in (0.0, 0.001, 0.1234, 0.999, 1.0):
        assert english.percent(share) == babel.percent(share)
        assert english.percent(share, 0) == babel.percent(share, 0)
    for items in ([], ["a"], ["a", "b"], ["a", "b", "c"]):
        for kind in ("and", "or"):
            assert english.joined(items, kind) == babel.joined(items, kind)


def test_plurals_of_polish():
    polish = BabelLocale("pl")
    assert [polish.plural(n) for n in (1, 2, 5, 22)] == ["one", "few", "many", "few"]


def test_a_list_chooses_a_plural_form_by_its_length():
    cells = [(0, 0), (0, 1)]
    for language, one, more in (("en", "is", "are"), ("pl", "jest", "są"), ("fr", "est", "sont")):
        speak = Translator(language)
        said = [speak(Message("help-open-already", cells=cells[:n])).split() for n in (1, 2)]
        assert one in said[0]
        assert more in said[1]


def test_one_mine_that_does_not_fit_is_one_mine():
    assert "1" not in Translator()(Message("total-too-large", mines=1, room=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_parsed_and_fluent_agrees_on_what_there_is(language: str):
    entries = entries_of(language)
    resource = FluentResource(messages_of(language))
    names = [type(entry).__name__ for entry in resource.body]
    assert set(names) <= {"Message", "Comment", "GroupComment", "ResourceComment"}
    assert {entry.id.name for entry in resource.body if hasattr(entry, "id")} == set(entries)
    for text in entries.values():
        assert parse(text)


def _functions(pattern: Any) -> set[str]:
    found = {part.function for part in pattern if isinstance(part, Call)}
    for part in pattern:
        if isinstance(part, Select):
            found |= {name for variant in part.variants.values() for name in _functions(variant)}
    return found


def test_every_function_of_a_message_exists():
    for key, text in entries_of("en").items():
        for name in _functions(parse(text)):
            assert hasattr(Translator, f"_{name.lower()}"), f"{key} uses {name}"


def test_every_technique_has_its_messages():
    for technique in Technique:
        assert f"hint-where-{technique.value}" in entries_of("en")


def test_a_missing_message_or_argument_fails_loudly():
    with pytest.raises(MissingMessage, match="no message 'no-such-thing'"):
        Translator()(Message("no-such-thing"))
    with pytest.raises(MissingMessage, match="needs an argument 'cells'"):
        Translator()(Message("hint-open"))


def test_the_examples_are_as_recorded():
    recorded = json.loads(FILE.read_text("utf-8"))
    assert examples() == recorded, "read them, then: python tests/messages/examples.py"
    assert len(recorded) > 50


def test_messages_as_documents():
    nested = Message("qubit-survives", survival=0.5, states=[Message("qubit-no-state")])
    document = nested.document()
    assert document["args"]["states"] == [{"key": "qubit-no-state"}]
    assert nested == Message("qubit-survives", survival=0.5, states=[Message("qubit-no-state")])
    assert nested != Message("qubit-survives", survival=0.4, states=[])
    assert Message("hint-open", cells=((1, 2),)) == Message("hint-open", cells=[[1, 2]])
