/** Settings that follow an account: taken from it at login, and kept with it as they change. */

import { get, post } from "./api.js";
import { change, onChange, settings, understood } from "./settings.js";

const REST = 800;
/** The name of the account whose settings these are. */
let owner = "";
let timer = 0;
let sent = "";

/**
 * Follow whoever plays now. An account that has settings brings them along; one that has none gets
 * those of this browser.
 *
 * @param {string} name of the account, "" for a guest
 */
export async function follow(name) {
  if (name === owner) return;
  owner = name;
  clearTimeout(timer);
  if (!name) return;
  const { settings: kept } = await get("/settings").catch(() => ({ settings: undefined }));
  if (owner !== name || kept === undefined) return;
  if (kept === null) {
    keep();
    return;
  }
  change(understood(kept).found);
  clearTimeout(timer); // what came from there need not go back
  sent = JSON.stringify(settings);
}

function keep() {
  const now = JSON.stringify(settings);
  if (!owner || now === sent) return;
  sent = now;
  void post("/settings", { settings: { ...settings } }).catch(() => {
    sent = ""; // with the next change, all of it
  });
}

onChange(() => {
  if (!owner) return;
  clearTimeout(timer);
  timer = window.setTimeout(keep, REST);
});
addEventListener("pagehide", () => {
  clearTimeout(timer);
  keep();
});
