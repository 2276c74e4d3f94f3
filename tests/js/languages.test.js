import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { bestLanguage } from "../../src/qmines/web/static/js/languages.js";
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
