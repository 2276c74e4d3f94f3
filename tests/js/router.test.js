import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh } from "./browser.js";
import { addressOf, pathOf } from "../../src/qmines/web/static/js/base-path.js";
import { go, onGo } from "../../src/qmines/web/static/js/navigation.js";
import { linkOf, pageOf, follow } from "../../src/qmines/web/static/js/router.js";

beforeEach(fresh);

test("every path has its page", () => {
  const found = Object.fromEntries(
    [
      "/",
      "/play",
      "/game/a-b_1",
      "/room/r1",
      "/replay",
      "/replay/g1",
      "/learn",
      "/learn/pair",
      "/learn/trainer",
      "/stats",
    ].map((path) => [path, [pageOf(path).script, pageOf(path).part]]),
  );
  assert.deepEqual(found, {
    "/": ["home", ""],
    "/play": ["home", ""],
    "/game/a-b_1": ["play", "a-b_1"],
    "/room/r1": ["room", "r1"],
    "/replay": ["replay", ""],
    "/replay/g1": ["replay", "g1"],
    "/learn": ["learn", ""],
    "/learn/pair": ["learn", "pair"],
    "/learn/trainer": ["trainer", ""],
    "/stats": ["statistics", ""],
  });
});

test("other paths lead to a page that says so", async () => {
  for (const path of ["/nowhere", "/game", "/game/", "/game/a/b", "/learn/UP", "/playing"]) {
    assert.equal(pageOf(path).script, "lost", path);
  }
  assert.equal(typeof (await pageOf("/nowhere").load()).show, "function");
});

test("going somewhere changes the address and shows the page", () => {
  let shown = 0;
  onGo(() => {
    shown += 1;
  });
  go("/game/g1");
  go("/room/r1", { replace: true });
  assert.deepEqual(history.paths, ["/game/g1", "/room/r1"]);
  assert.equal(shown, 2);
});

/** A link as a click finds it. */
function link(href, more = {}) {
  const { origin, pathname, search, hash } = new URL(href, location.href);
  const made = { origin, pathname, search, hash, target: "", hasAttribute: () => false, ...more };
  return Object.assign(new Element(), { closest: () => made });
}

const click = (target, more = {}) => linkOf({ target, defaultPrevented: false, button: 0, ...more });

test("links of this site are followed without loading it anew", () => {
  assert.equal(click(link("/stats")).pathname, "/stats");
  for (const held of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { button: 1 },
    { defaultPrevented: true },
  ]) {
    assert.equal(click(link("/stats"), held), null);
  }
  assert.equal(click(link("http://elsewhere/")), null);
  assert.equal(click(link("/api/export")), null);
  assert.equal(click(link("/file", { hasAttribute: (name) => name === "download" })), null);
  assert.equal(click(link("/stats", { target: "_blank" })), null);
  assert.equal(click(new EventTarget()), null);
});

test("a link is followed with what it asks for", () => {
  onGo(() => {});
  follow(click(link("/stats?rules=classic&level=expert")));
  follow(click(link("/help#keys")));
  assert.deepEqual(history.paths, ["/stats?rules=classic&level=expert", "/help#keys"]);
});

test("a link to a part of this page moves the focus there", (context) => {
  let focused = "";
  context.mock.method(document, "getElementById", (id) => ({ focus: () => (focused = id) }));
  follow(click(link("#main")));
  assert.equal(focused, "main");
  assert.deepEqual(history.paths, []);
});

test("paths are those below the site, whatever the host puts before and behind them", () => {
  assert.equal(addressOf("/learn/pair"), "/learn/pair");
  const paths = ["/", "/learn", "/learn/", "/learn/pair/"].map(pathOf);
  assert.deepEqual(paths, ["/", "/learn", "/learn", "/learn/pair"]);
});
