/** Reads message files: Fluent without terms and attributes, exactly as src/qmines/messages/fluent.py does. */

/**
 * @typedef {{variable: string}} Variable
 * @typedef {{message: string}} Reference
 * @typedef {{call: string, variable: string, options: Record<string, string | number>}} Call
 * @typedef {{select: string, variants: Record<string, Pattern>, otherwise: string}} Select
 * @typedef {string | Variable | Reference | Call | Select} Part
 * @typedef {Part[]} Pattern
 */

const ENTRY = /^([A-Za-z][\w-]*) *= *(.*(?:\n(?:[ \t]+.*|[ \t]*(?=\n[ \t]+\S)))*)/gm;
const TOKEN =
  /\s*(?:(?<variable>\$[A-Za-z][\w-]*)|(?<number>-?\d+(?:\.\d+)?)|"(?<text>[^"\n]*)"|(?<call>[A-Z][A-Z_]*)(?=\()|(?<message>[A-Za-z][\w-]*)|(?<mark>->|[[\]*(){}:,]))/y;

/**
 * The messages of a file by key, each as it is written there; they are parsed when first used.
 *
 * @param {string} text
 * @returns {Map<string, string>}
 */
export function readEntries(text) {
  return new Map([...text.matchAll(ENTRY)].map(([, key, value]) => [key, dedented(value)]));
}

/** @param {string} text */
function dedented(text) {
  const [first, ...rest] = text.split("\n");
  const indents = rest.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const indent = indents.length ? Math.min(...indents) : 0;
  return [first, ...rest.map((line) => line.slice(indent))].join("\n").trim();
}

/**
 * The parts of a message.
 *
 * @param {string} text
 * @returns {Pattern}
 */
export function parse(text) {
  const reader = new Reader(text);
  const pattern = reader.pattern(/(?=\})/y);
  if (reader.at < text.length) throw reader.wrong("closing brace without an opening one");
  return pattern;
}

class Reader {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  /** @param {string} what */
  wrong(what) {
    return new Error(`message ${JSON.stringify(this.text)}: ${what} at character ${this.at}`);
  }

  /**
   * @param {RegExp} pattern sticky
   * @returns {RegExpExecArray | null} what stands here
   */
  here(pattern) {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  /**
   * Text and placeables up to where `end` matches.
   *
   * @param {RegExp} end
   * @returns {Pattern}
   */
  pattern(end) {
    /** @type {Pattern} */
    const parts = [];
    while (this.at < this.text.length && !this.here(end)) {
      if (this.text[this.at] === "{") {
        this.at += 1;
        parts.push(this.placeable());
        continue;
      }
      const rest = this.here(/[^{}\n]+|\n/y);
      if (!rest) break;
      this.at += rest[0].length;
      const last = parts.at(-1);
      if (typeof last === "string") parts[parts.length - 1] = last + rest[0];
      else parts.push(rest[0]);
    }
    return parts;
  }

  /** @returns {Part} */
  placeable() {
    const expression = this.inline();
    if (this.take("->")) {
      if (typeof expression === "string" || !("variable" in expression) || "call" in expression)
        throw this.wrong("only an argument can select a variant");
      return this.select(expression.variable);
    }
    this.expect("}");
    return expression;
  }

  /**
   * @param {string} select
   * @returns {Select}
   */
  select(select) {
    /** @type {Record<string, Pattern>} */
    const variants = {};
    let otherwise = "";
    while (!this.take("}")) {
      const starred = this.take("*");
      this.expect("[");
      const { kind, value } = this.next();
      if (kind !== "message" && kind !== "number") throw this.wrong("a variant has no name");
      this.expect("]");
      this.at += this.here(/ */y)?.[0].length ?? 0;
      variants[value] = this.pattern(/\n\s*(?=\*?\[|\})/y);
      if (starred) otherwise = value;
    }
    if (!otherwise) throw this.wrong("no default variant (*)");
    return { select, variants, otherwise };
  }

  /** @returns {Part} */
  inline() {
    const { kind, value } = this.next();
    if (kind === "variable") return { variable: value.slice(1) };
    if (kind === "text" || kind === "number") return value;
    if (kind === "message") return { message: value };
    if (kind !== "call") throw this.wrong(`unexpected ${value}`);
    this.expect("(");
    const argument = this.inline();
    if (typeof argument === "string" || !("variable" in argument))
      throw this.wrong("the first argument of a function must be an argument of the message");
    /** @type {Record<string, string | number>} */
    const options = {};
    while (this.take(",")) {
      const name = this.next().value;
      this.expect(":");
      const option = this.next();
      options[name] = option.kind === "number" ? Number(option.value) : option.value;
    }
    this.expect(")");
    return { call: value, variable: argument.variable, options };
  }

  next() {
    const match = this.here(TOKEN);
    const found = Object.entries(match?.groups ?? {}).find(([, value]) => value !== undefined);
    if (!match || !found) throw this.wrong("something unreadable");
    this.at += match[0].length;
    return { kind: found[0], value: found[1] };
  }

  /** @param {string} mark */
  take(mark) {
    const match = this.here(TOKEN);
    if (match?.groups?.mark !== mark) return false;
    this.at += match[0].length;
    return true;
  }

  /** @param {string} mark */
  expect(mark) {
    if (!this.take(mark)) throw this.wrong(`no ${mark}`);
  }
}
