/** @jest-environment node */
import type { NodeModel } from '../nodeModel';
import { photographOf } from './photograph';

type Content = Record<string, { jsonId: string | number; of: string[]; [field: string]: unknown }[]>;

const hero = (name: string) => ({ image: `../images/${name}.jpg`, focus: '60% 40%' });

const shipped: Content = {
  Photo: [{ jsonId: 18, of: ['contact'], image: '../images/huts.jpg' }],
  Expedition: [
    { jsonId: 'lofoten', of: ['lofoten'], hero: hero('cabins') },
    { jsonId: 'newyear2027', of: ['newyear2027', 'newyear2027v2'], hero: hero('pink') },
  ],
  Vessel: [{ jsonId: 'lea', of: ['lea'], name: 'Lea', hero: hero('ivory') }],
  PageFacts: [
    { jsonId: 'about', of: ['about'], hero: hero('ridge') },
    { jsonId: 'home', of: ['home'], hero: hero('iceberg') },
  ],
};

/** Answers as Gatsby does for the filters that are asked for: one field that equals or holds one value. */
const nodesOf = (content: Content): NodeModel =>
  ({
    findOne: async ({ type, query }: { type: string; query: { filter: Record<string, object> } }) => {
      const [wanted] = Object.values(query.filter).flatMap((one) => Object.values(one).flat()) as string[];
      if (type === 'File') return { absolutePath: wanted, internal: { contentDigest: 'digest' } };
      return content[type]?.find(({ of }) => of.includes(wanted ?? '')) ?? null;
    },
    findRootNodeAncestor: () => ({ dir: '/content/pages' }),
  }) as unknown as NodeModel;

test.each([
  ['contact', '/content/images/huts.jpg', ['photos', '18', 'alt']],
  ['lofoten', '/content/images/cabins.jpg', ['expeditions', 'lofoten', 'heroAlt']],
  ['newyear2027v2', '/content/images/pink.jpg', ['expeditions', 'newyear2027', 'heroAlt']],
  ['lea', '/content/images/ivory.jpg', ['vessels', 'lea', 'heroAlt']],
  ['about', '/content/images/ridge.jpg', ['about', 'hero', 'alt']],
  ['terms-of-use', '/content/images/iceberg.jpg', ['home', 'hero', 'alt']],
])('the page "%s" shows %s', async (page, absolutePath, alt) => {
  expect(await photographOf(page, nodesOf(shipped))).toMatchObject({ absolutePath, alt });
});

test('a photo that names a page comes before the page’s own hero', async () => {
  const content = { ...shipped, Photo: [{ jsonId: 7, of: ['about'], image: '../images/dawn.jpg' }] };
  expect(await photographOf('about', nodesOf(content))).toMatchObject({
    absolutePath: '/content/images/dawn.jpg',
    focus: '50% 50%',
  });
});

test('a yacht is called by her name', async () => {
  expect((await photographOf('lea', nodesOf(shipped))).name).toBe('Lea');
  expect((await photographOf('about', nodesOf(shipped))).name).toBeUndefined();
});
