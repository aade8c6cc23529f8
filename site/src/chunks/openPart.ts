import type { Chunk } from './chunk';
import { type Matter, hideLine, showLine } from './connectionStore';
import { reloadOnce } from './keptEntries';
import { reasonOf } from './reasons';

/**
 * Gets a part that the visitor wants now; the page is loaded anew when a deployment has replaced its code.
 * @returns null when it is there, or what is the matter
 */
export const wantPart = async <Props extends object>(chunk: Chunk<Props>): Promise<Matter | null> => {
  const error = await chunk.load();
  if (chunk.part()) return null;
  const reason = await reasonOf(error);
  console.info('A part of the page could not be loaded.', error);
  if (reason !== 'gone') return reason;
  reloadOnce();
  return 'broken';
};

/**
 * Opens a part of the page on a press: at once when its code is there, otherwise when it has come; a line says why it does not.
 * @param open shows the part
 */
export const openPart = <Props extends object>(chunk: Chunk<Props>, open: () => void): void => {
  if (chunk.part()) {
    hideLine();
    open();
    return;
  }
  void wantPart(chunk).then((matter) => {
    if (matter) return showLine(matter);
    hideLine();
    open();
  });
};
