const scripts = new Map<string, Promise<void>>();

/**
 * Loads a foreign script once per visit. Call it only after consent.
 * @param address absolute address of the script
 * @throws (rejects) when the script does not load, such as behind a blocker
 */
export const loadScript = (address: string): Promise<void> => {
  const known = scripts.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not load`)));
    document.head.append(script);
  });
  scripts.set(address, loaded);
  return loaded;
};
