import type { ResponseKey } from '../targets';

/** How long the answer to one press took. */
export interface Press {
  key: ResponseKey;
  /** Language of the page, a code. */
  language: string;
  /** What was pressed, for people. */
  what: string;
  milliseconds: number;
}
