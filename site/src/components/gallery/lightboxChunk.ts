import { createChunk } from '../../chunks/chunk';

/** The viewer of pictures at full size, which every gallery opens. */
export const lightbox = createChunk(() => import('./Lightbox'));
