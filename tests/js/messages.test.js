/** Messages in words: the page says what Python says. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { server } from "./browser.js";
import { loadMessages, t } from "../../src/qmines/web/static/js/messages.js";
import { parse, readEntries } from "../../src/qmines/web/static/js/messages/fluent.js";
import { Translator } from "../../src/qmines/web/static/js/messages/translator.js";
import { english } from "./messages.js";

const examples = JSON.parse(readFileSync(new URL("../messages/examples.json", import.meta.url), "utf-8"));

test("the page says what Python says", () => {
  const translator = new Translator("en", english);
  for (const each of examples) assert.equal(translator.say(each.message), each.text);
  assert.ok(examples.length > 50);
});

test("qubit states are in plain words, or in Dirac notation", () => {
  const translator = new Translator("en", english);
  const only = { key: "qubit-only-state", args: { state: { key: "state-minus", args: { label: "|−⟩" } } } };
  assert.match(translator.say(only), /safe on H/);
  translator.dirac = true;
  assert.match(translator.say(only), /\|−⟩/);
  const linked = { key: "qubit-state-share", args: { state: { key: "qubit-no-state" }, share: 0.5 } };
  assert.match(translator.say(linked), /no state/);
});

test("every message can be parsed", () => {
  const entries = readEntries(english);
  assert.ok(entries.size > 50);
  for (const entry of entries.values()) assert.ok(parse(entry).length);
});

test("plurals follow the language", () => {
  const file = "key = { $n ->\n    [one] mina\n    [few] miny\n   *[many] min\n }\n";
  const translator = new Translator("pl", file);
  const said = [1, 2, 5, 22].map((n) => translator.say({ key: "key", args: { n } }));
  assert.deepEqual(said, ["mina", "miny", "min", "miny"]);
});

test("a list chooses a plural form by its length", () => {
  const translator = new Translator("pl", "key = { $n ->\n    [1] pole\n    [few] pola\n   *[many] pól\n }\n");
  const said = [1, 2, 5].map((n) => translator.say({ key: "key", args: { n: new Array(n).fill([0, 0]) } }));
  assert.deepEqual(said, ["pole", "pola", "pól"]);
});

test("what is missing fails loudly", () => {
  const translator = new Translator("en", english);
  assert.throws(() => translator.say({ key: "no-such-thing" }), /there is no message no-such-thing/);
  assert.throws(() => translator.say({ key: "hint-open" }), /needs an argument cells/);
  for (const broken of ["{ $open", "close }", "{ }", "{ $n ->\n [one] 1\n }", "{ CALL() }", "{ $n -> }"])
    assert.throws(() => parse(broken), /message/);
});

test("numbers and percentages have as many digits as a message says", () => {
  const translator = new Translator("en", "key = { NUMBER($n, digits: 1) }, { PERCENT($n, digits: 0) }\n");
  assert.equal(translator.say({ key: "key", args: { n: 0.456 } }), "0.5, 46%");
  assert.deepEqual([translator.decimal(1234.5, 2), translator.decimal(12, 0)], ["1,234.50", "12"]);
});

test("messages can be added", () => {
  const translator = new Translator("en", "one = One\n");
  translator.add("two = Two, not { one }\n");
  assert.equal(translator.say({ key: "two" }), "Two, not One");
});

test("the messages of a page are loaded once, and again if that failed", async () => {
  document.documentElement.lang = "en";
  server.asked = [];
  server.answer = () => ({ status: 503 });
  await assert.rejects(loadMessages("tides"), /no messages tides in en/);
  server.answer = () => ({ text: "tides-high = High water\n" });
  await Promise.all([loadMessages("tides"), loadMessages("tides")]);
  assert.equal(t("tides-high"), "High water");
  const paths = server.asked.map(({ path }) => path);
  assert.deepEqual(paths, ["/static/messages/en/tides.ftl", "/static/messages/en/tides.ftl"]);
});
