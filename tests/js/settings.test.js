import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh } from "./browser.js";
import { change, onChange, reset, settings, understood } from "../../src/qmines/web/static/js/settings.js";

beforeEach(() => {
  fresh();
  reset();
});

test("a change is kept and told", () => {
  let told = 0;
  const forget = onChange(() => {
    told += 1;
  });
  change({ theme: "dark", pace: 8 });
  forget();
  change({ pace: 2 });
  assert.equal(told, 1);
  const kept = JSON.parse(localStorage.getItem("qmines.settings"));
  assert.deepEqual([kept.theme, kept.pace], ["dark", 2]);
  assert.equal(document.documentElement.dataset.theme, "dark");
});

test("settings of another tab are taken up", () => {
  localStorage.setItem("qmines.settings", JSON.stringify({ theme: "light" }));
  dispatchEvent(Object.assign(new Event("storage"), { key: "qmines.settings" }));
  assert.equal(settings.theme, "light");
  assert.equal(settings.pace, 4);
});

test("reset brings the first settings back, and they are not shared", () => {
  change({ last: { rules: "qubits", level: "2", options: {} }, nick: "Ann" });
  reset();
  assert.equal(settings.nick, "");
  settings.last.rules = "spoilt";
  reset();
  assert.equal(settings.last.rules, "classic");
});

test("only what is understood is taken over", () => {
  const given = {
    theme: "dark",
    keys: "e macs",
    press: 10,
    pace: "4",
    guess: true,
    cells: 30,
    nick: "x".repeat(65),
    unknown: 1,
    bindings: { vim: { open: ["o"] } },
    last: { rules: "classic", level: "expert", options: {} },
  };
  const { found, odd } = understood(given);
  assert.deepEqual(Object.keys(found), ["theme", "guess", "cells", "bindings", "last"]);
  assert.deepEqual(odd, ["keys", "press", "pace", "nick", "unknown"]);
});

test("bindings and the last game have to have their shape", () => {
  const bad = [
    { vim: null },
    { vim: { open: "o" } },
    { vim: { open: [""] } },
    { vim: { open: new Array(9).fill("o") } },
    [],
  ];
  for (const bindings of bad) assert.deepEqual(understood({ bindings }).odd, ["bindings"]);
  assert.deepEqual(understood({ last: { rules: "classic", level: "expert", options: null } }).odd, ["last"]);
});

test("what is no document holds no settings", () => {
  for (const document of [null, undefined, 3, "text", []]) assert.deepEqual(understood(document).found, {});
});

test("names that every object has are no settings", () => {
  const { found, odd } = understood(JSON.parse('{"__proto__": {}, "constructor": {}, "theme": "dark"}'));
  assert.deepEqual([{ ...found }, odd], [{ theme: "dark" }, ["__proto__", "constructor"]]);
});
