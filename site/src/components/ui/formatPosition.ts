/** Decimal degrees, south and west negative. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** The letters of the compass in a language. */
export type Compass = {
  readonly north: string;
  readonly south: string;
  readonly east: string;
  readonly west: string;
};

const part = (degrees: number, letter: string): string => {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′\u00a0${letter}`;
};

/** Prints a position in degrees and minutes with the compass letters of a language. */
export const formatPosition = ({ latitude, longitude }: Position, compass: Compass): string =>
  `${part(latitude, latitude < 0 ? compass.south : compass.north)} ${part(longitude, longitude < 0 ? compass.west : compass.east)}`;
