import unit from './jest.config.js';

/** The recipes of docs/CONTENT.md build a whole site: minutes, so they run beside the unit tests. */
export default { ...unit, testMatch: ['**/*.recipes.ts'], testTimeout: 600_000 };
