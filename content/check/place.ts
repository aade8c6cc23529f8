import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fault, PlacedFault } from './fault';
import { findSyntaxFault, placeOf } from './jsonSyntax';

/**
 * Adds line and column to each fault. Only files with faults are read again.
 * @param root folder from which the faults name files
 */
export async function placeFaults(root: string, faults: Fault[]): Promise<PlacedFault[]> {
  const names = [...new Set(faults.map(({ file }) => file))].filter((name) => name.endsWith('.json'));
  const texts = new Map(
    await Promise.all(
      names.map(
        async (name) => [name, await readFile(path.join(root, name), 'utf8').catch(() => '')] as const,
      ),
    ),
  );
  return faults.map((fault) => ({ ...fault, ...placeIn(texts.get(fault.file) ?? '', fault.pointer) }));
}

/** A file that is not JSON has one fault: where it stops being JSON. */
function placeIn(text: string, pointer: string): { line: number; column: number } {
  const { line, column } = (pointer === '' && findSyntaxFault(text)) || placeOf(text, pointer);
  return { line, column };
}
