// messages/
/** @type {Record<string, string>} */
export const LANGUAGES={en:"English",de:"Deutsch",es:"Español",fr:"Français"};
