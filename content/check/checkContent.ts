import path from 'node:path';
import { readContent } from './collections';
import { compareFaults, type PlacedFault } from './fault';
import { identityFaults } from './identity';
import { readLanguages, reference } from './languages';
import { lapsingDepartures } from './lapsing';
import { neededTextFaults } from './neededTexts';
import { numberSampleFaults } from './numberSample';
import { overlapFaults } from './overlaps';
import { imageReferenceFaults, listImages, pictureFaults } from './pictures';
import { placeFaults } from './place';
import { planFaults } from './plans';
import { referenceFaults } from './references';
import { sameAsEnglishFaults } from './sameAsEnglish';
import { searchTextFaults } from './searchTexts';
import { translationFaults } from './translations';
import { usedTextFaults } from './usedTexts';

/** Where the folders lie, as absolute paths. */
export interface Folders {
  contentDir: string;
  localesDir: string;
  /** The site's code, which says which texts are shown; left out where there is none. */
  codeDirs?: string[];
  /** The day from which departures are looked at, ISO date; today when left out. */
  today?: string;
}

/** The outcome: what to mend, ordered by file, and how much was looked at. */
export interface Report {
  faults: PlacedFault[];
  /** Departures that have begun or soon begin, one line for each expedition; no faults. */
  lapsing: string[];
  counts: Record<
    | 'expeditions'
    | 'vessels'
    | 'itineraries'
    | 'photos'
    | 'pages'
    | 'legal'
    | 'pictures'
    | 'languages'
    | 'texts',
    number
  >;
}

/**
 * Checks content/, its pictures and locales/.
 * @param folders both folders; faults name files from the folder that holds content/
 * @returns faults and counts; it only throws when the system itself fails
 */
export async function checkContent({
  contentDir,
  localesDir,
  codeDirs = [],
  today,
}: Folders): Promise<Report> {
  const root = path.dirname(contentDir);
  const images = await listImages(root, path.join(contentDir, 'images'));
  const [content, texts, pictures] = await Promise.all([
    readContent(root, contentDir),
    readLanguages(root, localesDir),
    pictureFaults(root, images),
  ]);
  const english = texts.languages.find(({ lng }) => lng === reference);
  const places = english?.files.find(({ name }) => name === 'places')?.value;
  const legalPages = content.names.legal;
  const [plans, unusedTexts] = await Promise.all([
    planFaults(root, content),
    english ? usedTextFaults(codeDirs, english, legalPages) : [],
  ]);

  const faults = await placeFaults(root, [
    ...content.faults,
    ...identityFaults(content),
    ...referenceFaults(content, Object.keys(places ?? {})),
    ...overlapFaults(content),
    ...imageReferenceFaults(root, content, images),
    ...pictures.faults,
    ...plans,
    ...texts.faults,
    ...translationFaults(content, texts.languages),
    ...sameAsEnglishFaults(content, texts.languages),
    ...searchTextFaults(texts.languages),
    ...numberSampleFaults(texts.languages),
    ...(english ? neededTextFaults(content, english) : []),
    ...unusedTexts,
  ]);
  return {
    faults: faults.sort(compareFaults),
    lapsing: lapsingDepartures(content, today ?? new Date().toISOString().slice(0, 10)),
    counts: {
      expeditions: content.expeditions.length,
      vessels: content.vessels.length,
      itineraries: content.itineraries.length,
      photos: content.photos.length,
      pages: content.pages.length,
      legal: content.legal.length,
      pictures: pictures.count,
      languages: texts.languages.length,
      texts: texts.languages.reduce((sum, { files }) => sum + files.length, 0),
    },
  };
}
