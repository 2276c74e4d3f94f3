/** Settings that follow an account: taken from it at login, and kept with it as they change. */

import { get, post } from "./api.js";
import { change, onChange, settings, understood } from "./settings.js";
import { readText, store } from "./storage.js";

const REST = 800;
const UNSENT = "qmines.settings.unsent"; // whose settings were changed here and not sent yet
/** The name of the account whose settings these are. */
let owner = "";
let timer = 0;
let sent = "";

/**
 * Use the settings of an account; one that has none gets those of this browser.
 *
 * @param {string} name of the account, "" for a guest
 */
export async function follow(name) {
  if (name === owner) return;
  owner = name;
  sent = ""; // that was for another account
  clearTimeout(timer);
  if (!name) return;
  if (readText(UNSENT) === name) {
    keep();
    return;
  }
  const { settings: kept } = await get("/settings").catch(() => ({ settings: undefined }));
  if (owner !== name || kept === undefined) return;
  if (kept === null) {
    keep();
    return;
  }
  change(understood(kept).found);
  clearTimeout(timer); // they came from the server
  sent = JSON.stringify(settings);
  store(UNSENT, null);
}

function keep() {
  const now = JSON.stringify(settings);
  if (!owner || now === sent) return;
  sent = now;
  post("/settings", { settings: { ...settings } })
    .then(() => {
      if (sent === now) store(UNSENT, null);
    })
    .catch(() => {
      sent = ""; // with the next change, or the next visit
    });
}

onChange(() => {
  if (!owner) return;
  store(UNSENT, owner);
  clearTimeout(timer);
  timer = window.setTimeout(keep, REST);
});
addEventListener("pagehide", () => {
  clearTimeout(timer);
  keep();
});
