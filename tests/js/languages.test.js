import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { bestLanguage } from "../../src/qmines/web/static/js/languages.js";
import { date, dates } from "../../src/qmines/web/static/js/messages.js";
import { Translator, countOf } from "../../src/qmines/web/static/js/messages/translator.js";

const KNOWN = ["en", "de", "pt-BR", "zh-Hans"];

test("the best of the languages that there are", () => {
  for (const [wanted, best] of [
    [["de"], "de"],
    [["de-AT", "en"], "de"],
    [["pt"], "pt-BR"],
    [["PT-br"], "pt-BR"],
    [["zh-CN"], "zh-Hans"],
    [["nl", "de"], "de"],
    [["nl"], "en"],
    [[], "en"],
  ])
    assert.equal(bestLanguage(wanted, KNOWN), best);
});

test("numbers and sentences as a language writes them", () => {
  assert.equal(countOf("1234567", "de"), "1.234.567");
  assert.equal(countOf("1651812427732305148", "de"), "1,65 × 10¹⁸");
  const text = "a = 好。\n";
  assert.equal(new Translator("zh-Hans", text).say({ key: "a" }, { key: "a" }), "好。好。");
  assert.equal(new Translator("de", text).say({ key: "a" }, { key: "a" }), "好。 好。");
});

test("lists have a comma in every language", () => {
  for (const [language, comma] of [
    ["en", ", "],
    ["pl", ", "],
    ["ru", ", "],
    ["ja", "、"],
    ["zh-Hans", "、"],
  ])
    assert.equal(new Translator(language, "").comma, comma);
});

test("days of one month name it once", () => {
  const [first, last] = [Date.UTC(2026, 6, 20, 12), Date.UTC(2026, 6, 27, 12)];
  const told = dates(first, last, { day: "numeric", month: "short" });
  assert.deepEqual(told.match(/\w+/g), ["20", "27", "Jul"]);
  assert.equal(dates(first, first, { day: "numeric" }), date(first, { day: "numeric" }));
});
