import type { Photo } from '../schema/index';
import { NewError, writeNew } from './folder';

/**
 * Writes a photo of the gallery.
 * @param id its number
 * @returns the file, from the root
 */
export async function newPhoto(root: string, id: string): Promise<string[]> {
  const number = Number(id);
  if (!Number.isInteger(number) || number < 1) throw new NewError(`"${id}" is no number, such as 23`);
  const name = String(number).padStart(2, '0');
  const photo: Photo = {
    $schema: '../schema/json/photo.json',
    id: number,
    image: `../images/gallery/photo-${name}.jpg`,
    category: 'landscape',
    focus: '50% 50%',
  };
  return [await writeNew(root, `content/photos/${name}.json`, photo)];
}
