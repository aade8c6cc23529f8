import path from 'node:path';
import { newExpedition } from './new/expedition';
import { fillTexts } from './new/fillTexts';
import { NewError } from './new/folder';
import { newLanguage } from './new/language';
import { newPhoto } from './new/photo';
import { newVessel } from './new/vessel';

const makers = { expedition: newExpedition, vessel: newVessel, photo: newPhoto, language: newLanguage };
const usage =
  'npm run content:new -- expedition|vessel|photo|language <id>, such as: expedition north-svalbard';

/** Writes the files of something new, every key present, and marks in every language what is to be written (docs/CONTENT.md). */
async function main(): Promise<void> {
  const [kind = '', id = ''] = process.argv.slice(2);
  const make = makers[kind as keyof typeof makers];
  const wellFormed = kind === 'language' ? /^[a-z]{2,3}(-[A-Z]{2})?$/ : /^[a-z0-9]+(-[a-z0-9]+)*$/;
  if (!make || !wellFormed.test(id)) throw new NewError(usage);
  const root = path.resolve(import.meta.dirname, '..');
  const files = [...(await make(root, id)), ...(await fillTexts(root))];
  for (const file of files) console.log(file);
  console.log('Now replace what begins with TODO, mend the values, and run: npm run content:check');
}

main().catch((error: unknown) => {
  console.error(error instanceof NewError ? error.message : error);
  process.exitCode = 1;
});
