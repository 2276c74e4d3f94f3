import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh } from "./browser.js";
import {
  ACTIONS,
  actionOf,
  bind,
  boundTo,
  holderOf,
  keysOf,
  labelOf,
  refusalOf,
  unbind,
  usualKeys,
} from "../../src/qmines/web/static/js/game/keys.js";
import { PROFILES } from "../../src/qmines/web/static/js/tables/choices.js";
import { change, reset, settings } from "../../src/qmines/web/static/js/settings.js";

beforeEach(() => {
  fresh();
  reset();
});

const press = (key, more = {}) => actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("in no profile two actions share a key", () => {
  assert.equal(PROFILES.length, 3);
  for (const [profile] of PROFILES) {
    const keys = ACTIONS.flatMap(({ name }) => usualKeys(name, profile));
    assert.ok(keys.length > ACTIONS.length, profile);
    assert.equal(new Set(keys).size, keys.length, profile);
  }
});

test("keys do what the profile says", () => {
  assert.equal(press("r"), "open");
  assert.equal(press("R"), "open"); // capitals do as small letters
  assert.equal(press("ArrowUp"), "up");
  assert.equal(press("k"), "one-move");
  change({ keys: "vim" });
  assert.equal(press("k"), "up");
  assert.equal(press("K"), "one-move"); // unless they have an action of their own
  assert.equal(press("F12"), null);
});

test("keys with Ctrl, Alt or Meta are the browser's", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"]) assert.equal(press("r", { [held]: true }), null);
  assert.match(refusalOf({ key: "r", ctrlKey: true }), /reserved for the browser/);
  assert.match(refusalOf({ key: "Tab" }), /Tab/);
  assert.equal(refusalOf({ key: "Shift" }), "");
  assert.equal(refusalOf({ key: "r" }), null);
});

test("a player's own keys hold for one profile, until they are taken back", () => {
  bind("hint", ["q"]);
  assert.deepEqual(boundTo("hint"), ["q"]);
  assert.equal(holderOf("h"), null);
  change({ keys: "keypad" });
  assert.equal(holderOf("h"), "hint");
  change({ keys: "standard" });
  unbind();
  assert.deepEqual(boundTo("hint"), ["h"]);
});

test("binding the usual keys again leaves nothing behind", () => {
  bind("hint", ["q"]);
  bind("hint", ["h"]);
  assert.deepEqual(settings.bindings, { standard: {} });
});

test("keys are called as they are printed", () => {
  assert.deepEqual(keysOf("pause"), ["P", "Esc"]);
  assert.deepEqual(["K", "ArrowLeft", " ", "F2", "+"].map(labelOf), ["Shift+K", "←", "Space", "F2", "+"]);
});
