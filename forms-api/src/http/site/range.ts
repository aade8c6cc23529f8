/** A part of a file: first and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header with one range of bytes; several ranges are answered with the whole file, as RFC 9110 allows.
 * @param size size of the file in bytes
 * @returns undefined for "the whole file", 'unsatisfiable' when the range lies outside the file
 */
export const parseRange = (header: string, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
};
