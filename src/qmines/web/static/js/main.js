/** The first module: dress the page, show who plays, start the router. */

import { loadMessages } from "./messages.js";
import { showAccount } from "./parts/account-link.js";
import { start } from "./router.js";
import { dress } from "./settings.js";

dress();
await loadMessages("site").catch((error) => {
  document.getElementById("broken")?.removeAttribute("hidden"); // there are no messages to say it with
  throw error;
});
start();
void showAccount();
void import("./game/local-filing.js").then(({ fileGames }) => fileGames());
setTimeout(() => void import("./offline.js").then(({ keepOffline }) => keepOffline()).catch(() => {}), 1000);
