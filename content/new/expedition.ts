import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Expedition, Itinerary } from '../schema/index';
import { nextOrder, readObject, writeNew } from './folder';

/** Days of an itinerary when there are no pictures yet that say how many. */
const usualDays = 3;

/**
 * Writes an expedition and its itinerary. There is a day for each picture `day-01.jpg` … that lies in its folder already.
 * @returns the files, from the root
 */
export async function newExpedition(root: string, id: string): Promise<string[]> {
  const images = `../images/expeditions/${id}`;
  const days = countDays(path.join(root, 'content/images/expeditions', id)) || usualDays;
  const [port = 'ushuaia'] = Object.keys(readObject(path.join(root, 'locales/en/places.json')));
  const vessels = readdirSync(path.join(root, 'content/vessels')).map((name) => path.basename(name, '.json'));
  const hero = `${images}/hero.jpg`;

  const itinerary: Itinerary = {
    $schema: '../schema/json/itinerary.json',
    id,
    days: Array.from({ length: days }, (_none, index) => ({
      from: index + 1,
      to: index + 1,
      image: `${images}/day-${String(index + 1).padStart(2, '0')}.jpg`,
      focus: '50% 50%',
    })),
  };
  const expedition: Expedition = {
    $schema: '../schema/json/expedition.json',
    id,
    order: nextOrder(root, 'content/expeditions'),
    layout: 'voyage',
    footer: true,
    bookingName: titleOf(id),
    preselects: id,
    duration: { min: days, max: days },
    groupMax: 8,
    prices: [{ unit: 'person', amount: 10000, currency: 'EUR', from: true }],
    vessels: vessels.slice(0, 1),
    port,
    position: { latitude: 0, longitude: 0 },
    hero: { image: hero, focus: '50% 50%', text: 'bottom', scrim: { navigation: 0.6, text: 0.6 } },
    cardFocus: '50% 50%',
    feature: { image: hero, focus: '50% 50%', position: { latitude: 0, longitude: 0 } },
    itinerary: id,
    film: { videoId: '', poster: hero, focus: '50% 50%', minutes: 3 },
    departures: [{ year: new Date().getFullYear() + 1, availability: 'available', featured: true }],
  };
  return [
    await writeNew(root, `content/itineraries/${id}.json`, itinerary),
    await writeNew(root, `content/expeditions/${id}.json`, expedition),
  ];
}

const countDays = (folder: string): number =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^day-\d\d\.jpg$/.test(name)).length : 0;

/** An id as a name: "north-svalbard" is "North Svalbard". */
export const titleOf = (id: string): string =>
  id.replace(
    /(^|-)([a-z0-9])/g,
    (_all, hyphen: string, letter: string) => (hyphen ? ' ' : '') + letter.toUpperCase(),
  );
