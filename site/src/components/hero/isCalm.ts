/** Whether the visitor asks for reduced motion or to save data: then nothing moves by itself. */
export const isCalm = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
};
