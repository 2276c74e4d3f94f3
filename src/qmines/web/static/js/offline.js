/** The site without a network: its files are kept in the browser, and a new version is offered when it is there. */

import { SERVERLESS, addressOf } from "./base-path.js";
import { button, h } from "./dom.js";
import { t } from "./messages.js";
import { showAccount } from "./parts/account-link.js";

const HOUR = 3_600_000;
const AGAIN = 10_000; // milliseconds between two looks for a server that is gone

/** Keep the site, and watch for the server and for new versions. */
export async function keepOffline() {
  if (!SERVERLESS) watchServer();
  if (!navigator.serviceWorker) return; // not a secure address, or a private window
  const registration = await navigator.serviceWorker.register(
    addressOf(`/service-worker.js?language=${document.documentElement.lang}`),
    { updateViaCache: "none" },
  );
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() < checked + HOUR) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });
  // Every tab follows to the new version, or it would load parts of it.
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  const offer = () => {
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) showUpdate(() => waiting.postMessage("activate"));
  };
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

/** @param {() => void} update */
function showUpdate(update) {
  if (document.querySelector(".update")) return;
  const notice = h("p", { class: "update", role: "status" }, t("site-update"), " ", button(t("site-reload"), update));
  document.querySelector(".masthead")?.after(notice);
}
