/** The first module: apply the settings, show the player's name, start the router. */

import { rules } from "./api.js";
import { pathOf } from "./base-path.js";
import { chosenLanguage, translateFrame } from "./languages.js";
import { loadMessages, useDirac } from "./messages.js";
import { askWhoPlays, showAccount } from "./parts/account-link.js";
import { pageOf, start } from "./router.js";
import { dress, onChange, settings } from "./settings.js";

dress();
const { lang } = document.documentElement;
document.documentElement.lang = chosenLanguage();
// Load what the page needs at once; if that fails, the page says so when it is shown.
const { script, load } = pageOf(pathOf(location.pathname));
void load().catch(() => {});
const player = askWhoPlays();
if (script === "home" || script === "play") void rules().catch(() => {});
await loadMessages("site").catch((error) => {
  document.getElementById("broken")?.removeAttribute("hidden"); // there are no messages to say it with
  throw error;
});
if (lang !== document.documentElement.lang) translateFrame();
const notation = () => useDirac(settings.dirac);
notation();
onChange(notation);
start();
void showAccount(player);
void import("./game/local-filing.js").then(({ fileGames }) => fileGames()).catch(() => {});
setTimeout(() => void import("./offline.js").then(({ keepOffline }) => keepOffline()).catch(() => {}), 1000);
