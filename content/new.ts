import path from 'node:path';
import { isLanguageTag } from './check/languages';
import { newExpedition } from './new/expedition';
import { fillTexts } from './new/fillTexts';
import { NewError } from './new/folder';
import { newLanguage } from './new/language';
import { newPhoto } from './new/photo';
import { newVessel } from './new/vessel';

const makers = { expedition: newExpedition, vessel: newVessel, photo: newPhoto, language: newLanguage };
const usage =
  'npm run content:new -- expedition|vessel|photo|language <id>, such as: expedition north-svalbard, language fr or language pt-BR';

/** Writes the files of something new, every key present, and marks in every language what is to be written (docs/CONTENT.md). */
async function main(): Promise<void> {
  const [kind = '', id = ''] = process.argv.slice(2);
  const make = makers[kind as keyof typeof makers];
  const isWellFormed = kind === 'language' ? isLanguageTag(id) : /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
  if (!make || !isWellFormed) throw new NewError(usage);
  const root = path.resolve(import.meta.dirname, '..');
  const files = [...(await make(root, id)), ...(await fillTexts(root))];
  for (const file of files) console.log(file);
  console.log('Now replace what begins with TODO, mend the values, and run: npm run content:check');
}

main().catch((error: unknown) => {
  console.error(error instanceof NewError ? error.message : error);
  process.exitCode = 1;
});
