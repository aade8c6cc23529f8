import path from 'node:path';
import { readContent } from './collections';
import { compareFaults, type Fault } from './fault';
import { identityFaults } from './identity';
import { readLanguages, reference } from './languages';
import { neededTextFaults } from './neededTexts';
import { missingFileFaults, pictureFaults } from './pictures';
import { planFaults } from './plans';
import { referenceFaults } from './references';
import { translationFaults } from './translations';

/** Where the two folders lie, as absolute paths. */
export interface Folders {
  contentDir: string;
  localesDir: string;
}

/** The outcome: what to mend, ordered by file, and how much was looked at. */
export interface Report {
  faults: Fault[];
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
 * Checks content/, its pictures and locales/ (DESIGN 3, content:check).
 * @param folders both folders; faults name files from the folder that holds content/
 * @returns faults and counts; it only throws when the system itself fails
 */
export async function checkContent({ contentDir, localesDir }: Folders): Promise<Report> {
  const root = path.dirname(contentDir);
  const [content, texts, pictures] = await Promise.all([
    readContent(root, contentDir),
    readLanguages(root, localesDir),
    pictureFaults(root, path.join(contentDir, 'images')),
  ]);
  const [missingFiles, plans] = await Promise.all([
    missingFileFaults(root, content),
    planFaults(root, content),
  ]);
  const english = texts.languages.find(({ lng }) => lng === reference);

  const faults = [
    ...content.faults,
    ...identityFaults(content),
    ...referenceFaults(content),
    ...missingFiles,
    ...pictures.faults,
    ...plans,
    ...texts.faults,
    ...translationFaults(texts.languages),
    ...(english ? neededTextFaults(content, english) : []),
  ];
  return {
    faults: faults.sort(compareFaults),
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
