import type { Fault } from './fault';
import type { Language } from './languages';
import { unwritten } from './texts';

/** How a language writes 1,234.5, from which the site learns the signs between digits (`numberSample` in common.json). */
export const numberSample = (lng: string): string =>
  new Intl.NumberFormat(lng, { useGrouping: true, numberingSystem: 'latn' }).format(1234.5);

/** Checks that every language's sample of a number is written as the language does it; a sample not there is the business of other checks. */
export function numberSampleFaults(languages: Language[]): Fault[] {
  return languages.flatMap(({ lng, files }) =>
    files.flatMap(({ file, name, value }) => {
      const sample = name === 'common' ? (value as Record<string, unknown>)['numberSample'] : undefined;
      const isWritten = typeof sample === 'string' && sample !== '' && !sample.startsWith(unwritten);
      if (!isWritten || sample === numberSample(lng)) return [];
      const message = `is "${sample}" → "${lng}" writes this number "${numberSample(lng)}"`;
      return [{ file, pointer: '/numberSample', message }];
    }),
  );
}
