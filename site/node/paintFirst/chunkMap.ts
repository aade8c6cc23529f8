const gatsbysMap = /window\.___chunkMapping=.*(?=\n|<\/script>)/;

/**
 * Completes the map by which Gatsby's runtime fetches the scripts of a page ahead. Gatsby writes it as a text, so that nothing is found in
 * it, and leaves out the scripts that kinds of pages share.
 * @param html of a built page
 * @param scripts of every kind of page
 */
export const completeChunkMap = (html: string, scripts: Record<string, string[]>): string =>
  html.replace(gatsbysMap, () => `window.___chunkMapping=${JSON.stringify(scripts)}`);
