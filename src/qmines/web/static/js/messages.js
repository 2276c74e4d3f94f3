/** The messages of the page's language: loaded once, before the first page is shown. */

import { Translator } from "./messages/translator.js";

/** @typedef {import("./messages/translator.js").Message} Message */

/** @type {Translator | null} */
let translator = null;

/** @param {string} language */
export async function loadMessages(language = "en") {
  const response = await fetch(`/static/messages/${language}.ftl`);
  if (!response.ok) throw new Error(`no messages in ${language}`);
  useMessages(language, await response.text());
}

/**
 * @param {string} language
 * @param {string} text the message files of that language
 */
export function useMessages(language, text) {
  translator = new Translator(language, text);
}

/**
 * Messages in words.
 *
 * @param {Message[]} messages
 */
export function say(...messages) {
  if (!translator) throw new Error("the messages are not loaded yet");
  return translator.say(...messages);
}
