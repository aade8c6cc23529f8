/** @jest-environment node */
import type { NodeModel } from './nodeModel';
import { expandGroups } from './textGroups';

const nodes = {
  findAll: async ({ type }: { type: string }) => ({
    entries: type === 'Photo' ? [{ jsonId: 3 }] : [{ jsonId: 'antarctica' }, { jsonId: 'lofoten' }],
  }),
  findOne: async () => ({ houseAdvertisement: 'newyear2027' }),
} as unknown as NodeModel;

it('leaves paths without a group as they are', async () => {
  expect(await expandGroups(['expeditions.*.name', 'seo.home'], nodes)).toEqual([
    'expeditions.*.name',
    'seo.home',
  ]);
});

it('replaces a group by its members', async () => {
  expect(await expandGroups(['expeditions.{linked}.title', 'photos.{homePhotos}'], nodes)).toEqual([
    'expeditions.antarctica.title',
    'expeditions.lofoten.title',
    'expeditions.newyear2027.title',
    'photos.3',
  ]);
});

it('refuses a group that nobody knows', async () => {
  await expect(expandGroups(['expeditions.{cards}.title'], nodes)).rejects.toThrow('"cards"');
});
