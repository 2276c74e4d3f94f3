/** The first module: dress the page, show who plays, start the router. */

import { loadMessages } from "./messages.js";
import { showAccount } from "./parts/account-link.js";
import { start } from "./router.js";
import { dress } from "./settings.js";

dress();
await loadMessages();
start();
void showAccount();
