import { repositoryRoot } from '../../forms-api/src/config/repositoryRoot';
import { measureGrowth } from './measure';

/** The tools this bench uses. */
export const needs = [];

/**
 * Measures how time and memory of a build grow with the number of expeditions.
 * @param args the numbers, ascending; 10, 100 and 300 unless given
 */
export const measure = async (args: string[]) => ({
  tables: {
    'Builds with so many expeditions in all languages': await measureGrowth(
      repositoryRoot,
      args.length > 0 ? args.map(Number) : undefined,
    ),
  },
});
