import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Vessel } from '../schema/index';
import { titleOf } from './expedition';
import { nextOrder, readObject, writeNew } from './folder';

/**
 * Writes a vessel. The legend of her plan is what `plan.json` beside the drawing says, which is written too when it is missing.
 * @returns the files, from the root
 */
export async function newVessel(root: string, id: string): Promise<string[]> {
  const images = `../images/vessels/${id}`;
  const planFile = `content/images/vessels/${id}/plan.json`;
  const drawn = existsSync(path.join(root, planFile));
  const legend = drawn ? (readObject(path.join(root, planFile)) as Record<string, string>) : { '1': 'salon' };
  const year = new Date().getFullYear();
  const plate = (name: string) => ({ image: `${images}/${name}.jpg`, focus: '50% 50%' });

  const vessel: Vessel = {
    $schema: '../schema/json/vessel.json',
    id,
    order: nextOrder(root, 'content/vessels'),
    name: titleOf(id),
    lengthMetres: 20,
    guests: 8,
    cabins: 4,
    built: year,
    refitted: year,
    iceClass: '1A',
    crew: 4,
    maximumSpeedKnots: 10,
    propulsion: { engineKilowatts: 150, sails: true },
    tenders: [{ lengthMetres: 4, persons: 6 }],
    hull: 'steel',
    make: titleOf(id),
    watermakerLitresPerHour: 100,
    dieselLitres: 5000,
    freshWaterLitres: 2000,
    sailAreaSquareMetres: 150,
    hero: { ...plate('hero'), text: 'bottom', scrim: { navigation: 0.6, text: 0.6 } },
    cardImage: plate('00'),
    fleetImage: plate('01'),
    gallery: Array.from({ length: 11 }, (_none, index) => `${images}/${String(index).padStart(2, '0')}.jpg`),
    plan: { drawing: `${images}/plan.svg`, picture: `${images}/plan.png`, colour: '#1d3f7a', legend },
  };
  return [
    ...(drawn ? [] : [await writeNew(root, planFile, legend)]),
    await writeNew(root, `content/vessels/${id}.json`, vessel),
  ];
}
