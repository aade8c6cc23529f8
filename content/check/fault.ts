/** One thing an editor has to mend. */
export interface Fault {
  /** Path of the file from the root of the project, with forward slashes. */
  file: string;
  /** JSON pointer (RFC 6901) to the place in the file; empty for the file as a whole. */
  pointer: string;
  /** What is wrong → what to write instead, as one sentence. */
  message: string;
}

/** A fault with its place in the file, both from 1. */
export interface PlacedFault extends Fault {
  line: number;
  column: number;
}

/**
 * The JSON pointer of a path.
 * @param path keys and indexes from the outside in
 * @returns such as "/departures/0/start"; empty for the whole document
 */
export const toPointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The line printed for a fault: `file:line:column: /json/pointer: message`; editors make a link of its start. */
export const formatFault = ({ file, line, column, pointer, message }: PlacedFault): string =>
  `${file}:${line}:${column}: ${pointer || '/'}: ${message}`;

/** Orders faults by file, then by place, so that an editor mends one file from the top. */
export const compareFaults = (a: PlacedFault, b: PlacedFault): number =>
  compareText(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  compareText(a.pointer, b.pointer) ||
  compareText(a.message, b.message);

const compareText = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** A list for a sentence: each value in quotation marks. */
export const quoted = (values: Iterable<string>): string =>
  [...values].map((value) => `"${value}"`).join(', ');
