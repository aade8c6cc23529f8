import type { Content, Entry } from './collections';
import { toPointer, type Fault } from './fault';

/**
 * Checks that each file is named after its id, and that ids, places in an order and booking names occur once.
 * @returns the faults, each at the later of two files
 */
export function identityFaults(content: Content): Fault[] {
  const { expeditions, vessels, itineraries, photos, pages, legal, company } = content;
  return [
    ...[...expeditions, ...vessels, ...itineraries, ...pages, ...legal].flatMap(({ file, name, value }) =>
      value.id === name ? [] : [misnamed(file, value.id, name, `"${name}"`)],
    ),
    ...photos.flatMap(({ file, name, value }) =>
      String(value.id).padStart(2, '0') === name
        ? []
        : [misnamed(file, String(value.id), name, String(Number.parseInt(name, 10) || 'a number'))],
    ),
    ...repeated(expeditions, ['order'], ({ order }) => order),
    ...repeated(expeditions, ['bookingName'], ({ bookingName }) => bookingName),
    ...repeated(expeditions, ['applicationName'], ({ applicationName }) => applicationName),
    ...repeated(vessels, ['order'], ({ order }) => order),
    ...repeated(vessels, ['name'], ({ name }) => name),
    ...repeated(photos, ['id'], ({ id }) => id),
    ...repeated(photos, ['homeOrder'], ({ homeOrder }) => homeOrder),
    ...company.flatMap(({ file, value }) =>
      value.partners.flatMap(({ id }, index) =>
        value.partners.findIndex((partner) => partner.id === id) === index
          ? []
          : [
              {
                file,
                pointer: toPointer(['partners', index, 'id']),
                message: `"${id}" stands twice → each partner needs an id of its own`,
              },
            ],
      ),
    ),
  ];
}

const misnamed = (file: string, id: string, name: string, wanted: string): Fault => ({
  file,
  pointer: '/id',
  message: `is "${id}" but the file is ${name}.json → write ${wanted}, or rename the file`,
});

function repeated<T>(
  entries: Entry<T>[],
  path: string[],
  pick: (value: T) => string | number | undefined,
): Fault[] {
  const first = new Map<string | number, string>();
  return entries.flatMap(({ file, value }) => {
    const key = pick(value);
    if (key === undefined) return [];
    const other = first.get(key);
    if (!other) first.set(key, file);
    const message = `${JSON.stringify(key)} is already taken by ${other} → choose another`;
    return other ? [{ file, pointer: toPointer(path), message }] : [];
  });
}
