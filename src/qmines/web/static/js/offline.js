/** The site without a network: its files are kept in the browser, and a new version is offered when it is there. */

import { SERVERLESS, addressOf } from "./base-path.js";
import { button, h } from "./dom.js";
import { t } from "./messages.js";
import { showAccount } from "./parts/account-link.js";

const HOUR = 3_600_000;
const PATIENCE = 2000; // milliseconds in which a new version takes over
/** What the player has decided about a new version in this tab. */
const WANTED = "qmines.update";
const LATER = "qmines.later";
const AGAIN = 10_000; // milliseconds between two looks for a server that is gone

/** Keep the site, and watch for the server and for new versions. */
export async function keepOffline() {
  if (!SERVERLESS) watchServer();
  if (!navigator.serviceWorker) return; // not a secure address, or a private window
  const registration = await navigator.serviceWorker.register(addressOf("/service-worker.js"), {
    updateViaCache: "none",
  });
  const updating = registration.waiting && sessionStorage.getItem(WANTED);
  void navigator.serviceWorker.ready.then(({ active }) => {
    if (!updating) active?.postMessage({ language: document.documentElement.lang }); // or it has work to finish first
  });
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() < checked + HOUR) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });
  // Every tab follows to the new version, or it would load parts of it.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    sessionStorage.removeItem(WANTED);
    location.reload();
  });
  const activate = () => registration.waiting?.postMessage("activate");
  const offer = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    if (sessionStorage.getItem(WANTED)) activate();
    else if (!sessionStorage.getItem(LATER)) showUpdate(activate);
  };
  if (!registration.waiting) sessionStorage.removeItem(WANTED);
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
}

/** Notice when the network goes, and look whether the server is back. */
function watchServer() {
  const look = () => {
    if ("offline" in document.documentElement.dataset) void showAccount();
  };
  addEventListener("offline", () => void showAccount());
  addEventListener("online", look);
  setInterval(look, AGAIN);
}

/**
 * Offer the new version beside the page, not above it: a board keeps its place.
 *
 * @param {() => void} activate
 */
function showUpdate(activate) {
  if (document.querySelector(".update")) return;
  const decide = (/** @type {string} */ decision) => {
    sessionStorage.setItem(decision, "1");
    notice.remove();
  };
  const update = () => {
    decide(WANTED);
    activate();
    setTimeout(() => location.reload(), PATIENCE); // a browser may let the old version finish its work first
  };
  const notice = h(
    "p",
    { class: "update", role: "status" },
    t("site-update"),
    button(t("site-reload"), update, { class: "main" }),
    button(t("site-later"), () => decide(LATER)),
  );
  document.body.append(notice);
}
