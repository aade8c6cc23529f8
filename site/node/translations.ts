import fs from 'node:fs/promises';
import path from 'node:path';
import { languages } from './languages';

/**
 * Joins the texts of each language into `locales/{lng}/translation.json`, shaped `{namespace: content}`.
 * @param localesFolder absolute path of the texts
 * @param publicFolder absolute path of the built site
 */
export const writeTranslations = async ({
  localesFolder,
  publicFolder,
}: {
  localesFolder: string;
  publicFolder: string;
}): Promise<void> => {
  for (const language of languages) {
    const source = path.join(localesFolder, language);
    const joined: Record<string, unknown> = {};
    for (const file of (await fs.readdir(source)).filter((name) => name.endsWith('.json')).sort()) {
      joined[path.basename(file, '.json')] = JSON.parse(await fs.readFile(path.join(source, file), 'utf8'));
    }
    const target = path.join(publicFolder, 'locales', language);
    await fs.mkdir(target, { recursive: true });
    await fs.writeFile(path.join(target, 'translation.json'), JSON.stringify(joined));
  }
};
