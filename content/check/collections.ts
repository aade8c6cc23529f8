import path from 'node:path';
import type { z } from 'zod';
import {
  company,
  exceptions,
  expedition,
  itinerary,
  legalDocument,
  page,
  photo,
  vessel,
} from '../schema/index';
import type { Fault } from './fault';
import { readJson, readJsonFolder, type Found, type JsonFile } from './files';
import { schemaFaults } from './schemaFaults';

/** A file whose content fits its schema. */
export interface Entry<T> {
  file: string;
  absolute: string;
  name: string;
  value: T;
}

/** All content that could be read, by type, with what was wrong on the way. */
export interface Content {
  company: Entry<z.infer<typeof company>>[];
  expeditions: Entry<z.infer<typeof expedition>>[];
  vessels: Entry<z.infer<typeof vessel>>[];
  itineraries: Entry<z.infer<typeof itinerary>>[];
  photos: Entry<z.infer<typeof photo>>[];
  pages: Entry<z.infer<typeof page>>[];
  legal: Entry<z.infer<typeof legalDocument>>[];
  exceptions: Entry<z.infer<typeof exceptions>>[];
  /** Every file that is JSON, whether it fits its schema or not. */
  files: (JsonFile & { fits: boolean })[];
  /** Whether every file is JSON; else nothing can be called unused. */
  readable: boolean;
  /** Names of all files by folder, also of those that do not fit, so that a reference to them is not called missing. */
  names: Record<'expeditions' | 'vessels' | 'itineraries' | 'photos' | 'pages' | 'legal', string[]>;
  faults: Fault[];
}

/**
 * Reads content/ and checks each file against its schema.
 * @param root folder from which faults name files
 * @param contentDir the folder content/
 */
export async function readContent(root: string, contentDir: string): Promise<Content> {
  const folder = (name: string) => readJsonFolder(root, path.join(contentDir, name));
  const [companies, exceptional, expeditions, vessels, itineraries, photos, pages, legal] = await Promise.all(
    [
      readJson(root, path.join(contentDir, 'company.json')),
      readJson(root, path.join(contentDir, 'exceptions.json')),
      folder('expeditions'),
      folder('vessels'),
      folder('itineraries'),
      folder('photos'),
      folder('pages'),
      folder('legal'),
    ],
  );
  const faults: Fault[] = [];
  const read: Content['files'] = [];
  let readable = true;
  const fitting = <T>(files: Found<JsonFile>, schema: z.ZodType<T>): Entry<T>[] => {
    faults.push(...files.faults);
    if (files.faults.length > 0) readable = false;
    return files.found.flatMap((entry) => {
      const wrong = schemaFaults(schema, entry.value).map((fault) => ({ file: entry.file, ...fault }));
      faults.push(...wrong);
      read.push({ ...entry, fits: wrong.length === 0 });
      return wrong.length === 0 ? [{ ...entry, value: entry.value as T }] : [];
    });
  };
  const namesOf = ({ found, faults: unread }: Found<JsonFile>) =>
    [...found.map(({ name }) => name), ...unread.map(({ file }) => path.basename(file, '.json'))].sort();

  const fittingContent = {
    company: fitting(companies, company),
    exceptions: fitting(exceptional, exceptions),
    expeditions: fitting(expeditions, expedition),
    vessels: fitting(vessels, vessel),
    itineraries: fitting(itineraries, itinerary),
    photos: fitting(photos, photo),
    pages: fitting(pages, page),
    legal: fitting(legal, legalDocument),
  };
  return {
    ...fittingContent,
    files: read,
    readable,
    names: {
      expeditions: namesOf(expeditions),
      vessels: namesOf(vessels),
      itineraries: namesOf(itineraries),
      photos: namesOf(photos).map((name) => String(Number(name))),
      pages: namesOf(pages),
      legal: namesOf(legal),
    },
    faults,
  };
}
