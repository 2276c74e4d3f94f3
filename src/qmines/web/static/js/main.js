/** The first module: dress the page, show who plays, start the router. */

import { loadMessages } from "./messages.js";
import { showAccount } from "./parts/account-link.js";
import { start } from "./router.js";
import { dress } from "./settings.js";

dress();
await loadMessages().catch((error) => {
  // Without messages there is nothing else to say it with.
  const main = document.querySelector("main");
  if (main) main.textContent = "Couldn’t load qmines. Please reload the page.";
  throw error;
});
start();
void showAccount();
