import { layOutWhole } from './wholePage';

/** A place as Gatsby tells it; `action` is missing on the page a visit begins with. */
type Place = { readonly hash: string; readonly action?: string };

let isByLink = false;

/** Takes note of how the visitor comes to the page that is drawn next. */
export const noteArrival = ({ hash, action }: Place, isFirstPage: boolean): void => {
  isByLink = !isFirstPage && action === 'PUSH' && hash === '';
  if (!isFirstPage && !isByLink) layOutWhole();
};

/** Whether the visitor has pressed a link to the top of the page; one who goes back wants the page where it was left. */
export const cameByLink = (): boolean => isByLink;
