import path from 'node:path';
import { measureGrowth } from './measure';

/** `npx tsx bench/content/run.ts [sizes…]`: how time and memory of a build grow with the number of expeditions. */
const sizes = process.argv.slice(2).map(Number);
console.table(
  await measureGrowth(path.resolve(import.meta.dirname, '../..'), sizes.length > 0 ? sizes : undefined),
);
