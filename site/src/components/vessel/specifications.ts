import type { TFunction } from 'i18next';
import type { Fact } from '../ui/FactRows';
import { measureText } from '../vessels/measures';
import { numberText } from '../../i18n/numberText';
import type { VesselFacts } from './VesselView';

/** The fifteen technical specifications of a yacht, in the order in which her page shows them. */
export const specifications = (vessel: VesselFacts, t: TFunction): Fact[] => {
  const term = (key: string) => t(`vessel:terms.${key}`);
  const words = (key: string) => t(`vessels:${vessel.slug}.${key}`);
  const tenders = vessel.tenders.map(({ lengthMetres, persons }) =>
    t('vessel:values.tender', { length: numberText(lengthMetres, t), count: persons }),
  );
  return [
    { term: term('length'), value: measureText('metres', vessel.lengthMetres, t) },
    { term: term('capacity'), value: t('vessel:values.guests', { count: vessel.guests }) },
    { term: term('yearBuilt'), value: String(vessel.built) },
    { term: term('crew'), value: String(vessel.crew) },
    { term: term('maximumSpeed'), value: measureText('knots', vessel.maximumSpeedKnots, t) },
    { term: term('iceClass'), value: vessel.iceClass },
    {
      term: term('propulsion'),
      value: words('propulsion'),
      notes: [measureText('kilowatts', vessel.propulsion.engineKilowatts, t)],
    },
    { term: term('tenders'), value: words('tenders'), notes: tenders },
    { term: term('hullMaterial'), value: t(`vessel:hulls.${vessel.hull}`) },
    { term: term('make'), value: vessel.make },
    {
      term: term('lastReconstruction'),
      value: String(vessel.refitted),
      notes: [words('lastReconstruction')],
    },
    {
      term: term('watermaker'),
      value: measureText('litresPerHour', vessel.watermakerLitresPerHour, t),
    },
    { term: term('dieselFuelCapacity'), value: measureText('litres', vessel.dieselLitres, t) },
    { term: term('freshWaterCapacity'), value: measureText('litres', vessel.freshWaterLitres, t) },
    {
      term: term('totalSailArea'),
      value: measureText('squareMetres', vessel.sailAreaSquareMetres, t),
    },
  ];
};
