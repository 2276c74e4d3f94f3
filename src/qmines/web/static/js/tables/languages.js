// messages/
/** @type {Record<string, string>} */
export const LANGUAGES={en:"English",de:"Deutsch",es:"Español",fr:"Français",ja:"日本語",pl:"Polski","pt-BR":"Português (Brasil)",ru:"Русский","zh-Hans":"简体中文"};
