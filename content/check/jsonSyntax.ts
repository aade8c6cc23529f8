/** A place in a text where it stops being JSON. */
export interface SyntaxFault {
  line: number;
  column: number;
  message: string;
}

class Unexpected extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

const whitespace = /[ \t\n\r]*/y;
const string = /"(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Finds where a text stops being JSON; the engine's own messages give no line. A key that stands twice counts as a fault,
 * because JSON.parse would silently drop the first.
 * @param text contents of a file
 * @returns the first fault with line and column from 1, or undefined for sound JSON
 */
export function findSyntaxFault(text: string): SyntaxFault | undefined {
  try {
    const end = skip(text, readValue(text, skip(text, 0)));
    if (end < text.length) throw new Unexpected(end, 'nothing may follow the last bracket');
    return undefined;
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error;
    const before = text.slice(0, error.at).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1, message: error.message };
  }
}

function readValue(text: string, at: number): number {
  if (text[at] === '{') return readList(text, at, '}', memberReader());
  if (text[at] === '[') return readList(text, at, ']', readValue);
  if (text[at] === '"') return readString(text, at);
  const end = match(scalar, text, at);
  if (end === undefined)
    throw new Unexpected(
      at,
      at < text.length ? `"${text[at]}" is not expected here` : 'the file ends too early',
    );
  return end;
}

function readList(text: string, start: number, close: string, readItem: typeof readValue): number {
  let at = skip(text, start + 1);
  if (text[at] === close) return at + 1;
  for (;;) {
    at = skip(text, readItem(text, at));
    if (text[at] === close) return at + 1;
    if (text[at] !== ',') throw new Unexpected(at, `a comma or "${close}" is missing here`);
    const comma = at;
    at = skip(text, at + 1);
    if (text[at] === close) throw new Unexpected(comma, `remove the comma before "${close}"`);
  }
}

function memberReader(): typeof readValue {
  const keys = new Set<string>();
  return (text, at) => {
    if (text[at] !== '"') throw new Unexpected(at, 'a key in double quotation marks is missing here');
    const end = readString(text, at);
    const key = text.slice(at, end);
    if (keys.has(key)) throw new Unexpected(at, `the key ${key} stands twice; keep one`);
    keys.add(key);
    const colon = skip(text, end);
    if (text[colon] !== ':') throw new Unexpected(colon, `a colon after ${key} is missing here`);
    return readValue(text, skip(text, colon + 1));
  };
}

function readString(text: string, at: number): number {
  const end = match(string, text, at);
  const holdsControl = end !== undefined && [...text.slice(at, end)].some((letter) => letter < ' ');
  if (end === undefined || holdsControl) {
    throw new Unexpected(at, 'this text is not closed, or holds a line break, a lone " or a lone \\');
  }
  return end;
}

const skip = (text: string, at: number): number => match(whitespace, text, at) ?? at;

function match(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
