import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

/** A place in a text where it stops being JSON. */
export interface SyntaxFault {
  line: number;
  column: number;
  message: string;
}

const sentences: Record<string, string> = {
  PropertyNameExpected: 'a key in double quotation marks is missing here → write it, such as "id"',
  ColonExpected: 'a colon is missing here → write : between the key and its value',
  CommaExpected: 'a comma is missing before this → write , after the entry before',
  CloseBraceExpected: 'a bracket is missing → close the object with }',
  CloseBracketExpected: 'a bracket is missing → close the list with ]',
  EndOfFileExpected: 'nothing may follow the last bracket → remove what stands here',
  InvalidCommentToken: 'notes are not allowed in these files → remove it',
  UnexpectedEndOfString: 'this text is not closed → end it with " on the same line',
  InvalidEscapeCharacter: 'a lone \\ stands in this text → write \\\\, or \\" for a quotation mark',
  InvalidUnicode: 'a wrong \\u stands in this text → write the letter itself',
  InvalidCharacter: 'a tab or another invisible character stands in this text → write a blank',
  InvalidNumberFormat: 'this is no number → write it like 12.5',
};
const unreadable = 'this cannot be read → texts, keys too, stand in straight double quotation marks: "…"';

/**
 * Finds where a text stops being JSON; the engine's own messages give no line. A key that stands twice counts as a fault,
 * because JSON.parse would silently drop the first.
 * @param text contents of a file
 * @returns the first fault with line and column from 1, or undefined for sound JSON
 */
export function findSyntaxFault(text: string): SyntaxFault | undefined {
  if (text.startsWith('\uFEFF')) {
    return faultAt(text, 0, 'an invisible mark begins the file → save it as "UTF-8" without "BOM"');
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) return describe(text, first);
  const twice = tree && repeatedKey(tree);
  return twice && faultAt(text, twice.offset, `the key "${twice.value}" stands twice → keep one`);
}

/**
 * The place of a JSON pointer in a text: the key of a field, the value of an entry; of something missing, what should hold it.
 * @param text contents of a file
 * @param pointer such as "/departures/0/start"
 * @returns line and column from 1
 */
export function placeOf(text: string, pointer: string): { line: number; column: number } {
  let node = parseTree(text);
  let offset = node?.offset ?? 0;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const found: Node | undefined =
      node?.type === 'array'
        ? node.children?.[Number(key)]
        : node?.children?.find(({ children }) => children?.[0]?.value === key);
    if (!found) break;
    offset = found.offset;
    node = found.type === 'property' ? found.children?.[1] : found;
  }
  return lineAndColumn(text, offset);
}

function describe(text: string, { error, offset }: ParseError): SyntaxFault {
  const before = text.slice(0, offset).trimEnd();
  const bracket = text[offset];
  if (before.endsWith(',') && (bracket === '}' || bracket === ']')) {
    return faultAt(text, before.length - 1, `a comma stands before "${bracket}" → remove the comma`);
  }
  if (offset >= text.length && !before.endsWith('"')) {
    return faultAt(text, offset, 'the file ends too early → close what was opened');
  }
  return faultAt(text, offset, sentences[printParseErrorCode(error)] ?? unreadable);
}

function repeatedKey({ type, children = [] }: Node): Node | undefined {
  const keys = type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  const known = new Set<string>();
  for (const key of keys) {
    if (known.has(key.value)) return key;
    known.add(key.value);
  }
  for (const child of children) {
    const found = repeatedKey(child);
    if (found) return found;
  }
  return undefined;
}

const faultAt = (text: string, offset: number, message: string): SyntaxFault => ({
  ...lineAndColumn(text, offset),
  message,
});

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
