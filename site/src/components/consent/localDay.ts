/**
 * The visitor's calendar day of a moment.
 * @param timestamp ISO timestamp, or whatever the storage held
 * @returns `YYYY-MM-DD`, or null when it is no moment
 */
export const localDay = (timestamp: string | null): string | null => {
  const moment = new Date(timestamp ?? '');
  if (Number.isNaN(moment.getTime())) return null;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
};
