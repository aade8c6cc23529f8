import { readFileSync } from 'node:fs';

/** One thing to do: a command, or JSON to write at a place of a file. */
export type Step = { command: string } | { file: string; pointer: string; json: string };

/** A section of the manual. */
export interface Recipe {
  title: string;
  steps: Step[];
}

const fence = /^( *)```(\S+)(?: (\S+))?(?: (\S+))?\n([\s\S]*?)\n\1```$/gm;

/**
 * Reads what docs/CONTENT.md tells to do. A box of JSON names its file and place behind the word `json`, where readers do not see it.
 * @param manual absolute path
 * @returns the sections that tell to do something, in order
 */
export function readManual(manual: string): Recipe[] {
  return readFileSync(manual, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      steps: [...section.matchAll(fence)].map(([, , language, file = '', pointer = '', text = '']): Step => {
        if (language === 'json') return { file, pointer, json: text };
        return { command: text.trim() };
      }),
    }))
    .filter(({ steps }) => steps.length > 0);
}
