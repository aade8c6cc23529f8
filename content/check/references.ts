import { addDays } from '../schema/calendar';
import type { Content } from './collections';
import { toPointer, type Fault } from './fault';
import { insteadOf } from './nearest';
import { seoPages } from './needs';

/**
 * Checks that every id names a file, and that itineraries fit the voyages that use them.
 * @param ports keys of the ports in the texts
 * @returns the faults, each at the place of the reference
 */
export function referenceFaults(content: Content, ports: string[]): Fault[] {
  return [
    ...content.expeditions.flatMap(({ file, value: { port } }) => portFaults(file, port, ports)),
    ...content.expeditions.flatMap((entry) => expeditionFaults(content, entry)),
    ...content.pages.flatMap((entry) => pageFaults(content, entry)),
    ...previewFaults(content),
    ...companyFaults(content),
  ];
}

function previewFaults(content: Content): Fault[] {
  const pages = seoPages(content);
  const named = content.photos.flatMap(({ file, value: { previewOf = [] } }) =>
    previewOf.map((page, index) => ({ file, pointer: toPointer(['previewOf', index]), page })),
  );
  return named.flatMap(({ page, ...place }, index) => {
    const earlier = named.slice(0, index).find((one) => one.page === page);
    if (earlier)
      return [{ ...place, message: `${earlier.file} is the preview of "${page}" too → let one of them be` }];
    return pages.includes(page)
      ? []
      : [{ ...place, message: `there is no page "${page}" → ${insteadOf(page, pages)}` }];
  });
}

function expeditionFaults(
  { names, itineraries }: Content,
  { file, value }: Content['expeditions'][number],
): Fault[] {
  const refer = (path: PropertyKey[], id: string, kind: keyof Content['names']) =>
    names[kind].includes(id) ? [] : [missing(file, path, id, kind, names[kind])];
  return [
    ...refer(['preselects'], value.preselects, 'expeditions'),
    ...value.vessels.flatMap((id, index) => refer(['vessels', index], id, 'vessels')),
    ...(value.landingPages ?? []).flatMap((id, index) => refer(['landingPages', index], id, 'pages')),
    ...(value.itinerary ? refer(['itinerary'], value.itinerary, 'itineraries') : []),
    ...itineraries
      .filter(({ name }) => name === value.itinerary)
      .flatMap((used) => lengthFaults(value, used)),
  ];
}

function pageFaults({ names }: Content, { file, value }: Content['pages'][number]): Fault[] {
  const refer = (path: PropertyKey[], id: string, kind: keyof Content['names']) =>
    names[kind].includes(id) ? [] : [missing(file, path, id, kind, names[kind])];
  return [
    ...(value.vessels ?? []).flatMap((id, index) => refer(['vessels', index], id, 'vessels')),
    ...(value.route ? refer(['route', 'itinerary'], value.route.itinerary, 'itineraries') : []),
    ...(value.route?.voyage ? refer(['route', 'voyage'], value.route.voyage, 'expeditions') : []),
  ];
}

/** An itinerary covers the whole voyage, or, when it has dates of its own, a part of one departure. */
function lengthFaults(
  voyage: Content['expeditions'][number]['value'],
  used: Content['itineraries'][number],
): Fault[] {
  const { days } = used.value;
  const last = days.at(-1)?.to ?? 0;
  const date = days[0]?.date;
  if (date && !voyage.departures.some(({ start }) => start === date)) {
    const end = addDays(date, last - 1);
    const within = voyage.departures.some(
      (trip) => trip.start && trip.end && trip.start <= date && end <= trip.end,
    );
    const message = `the days ${date} to ${end} lie outside every departure of "${voyage.id}" → change the dates here or there`;
    return within ? [] : [{ file: used.file, pointer: '/days', message }];
  }
  const message = `is ${last} → must be ${voyage.duration.max}, the "max" of the duration of "${voyage.id}"`;
  return last === voyage.duration.max
    ? []
    : [{ file: used.file, pointer: toPointer(['days', days.length - 1, 'to']), message }];
}

const portFaults = (file: string, port: string, ports: string[]): Fault[] =>
  ports.includes(port)
    ? []
    : [
        {
          file,
          pointer: '/port',
          message: `there is no "${port}" in locales/*/places.json → ${insteadOf(port, ports)}; or add it in each language`,
        },
      ];

function companyFaults({ company, expeditions }: Content): Fault[] {
  const pages = expeditions.flatMap(({ value }) => (value.layout === 'none' ? [] : value.id));
  const forms = ['booking', ...expeditions.flatMap(({ value }) => value.landingPages ?? [])];
  return company.flatMap(({ file, value }) => [
    ...(pages.includes(value.houseAdvertisement)
      ? []
      : [
          {
            file,
            pointer: '/houseAdvertisement',
            message: `"${value.houseAdvertisement}" is no expedition with a page → ${insteadOf(value.houseAdvertisement, pages)}`,
          },
        ]),
    ...forms
      .filter((form) => !(form in value.contactMethods))
      .map((form) => ({
        file,
        pointer: toPointer(['contactMethods', form]),
        message: 'is missing → add the list of ways to be reached that this form offers',
      })),
    ...Object.keys(value.contactMethods)
      .filter((form) => !forms.includes(form))
      .map((form) => ({
        file,
        pointer: toPointer(['contactMethods', form]),
        message: `"${form}" is no form → ${insteadOf(form, forms)}`,
      })),
  ]);
}

const missing = (file: string, path: PropertyKey[], id: string, kind: string, known: string[]): Fault => ({
  file,
  pointer: toPointer(path),
  message: `there is no content/${kind}/${id}.json → ${insteadOf(id, known)}`,
});
