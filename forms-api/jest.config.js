const shared = {
  testEnvironment: 'node',
  transform: { '\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }] },
};

// Files named *.db.test.ts talk to a database and run on both kinds, *.server.test.ts need a database server, the others run once.
// The project "deploy" runs nginx and reads the compose file.
export default {
  testTimeout: 20_000,
  // Most suites wait for servers and databases; they share nothing.
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'sqlite',
      roots: ['<rootDir>/src', '<rootDir>/../contract/src'],
      testPathIgnorePatterns: ['\\.server\\.test\\.ts$'],
      globals: { testDatabase: 'sqlite' },
    },
    {
      ...shared,
      displayName: 'mariadb',
      roots: ['<rootDir>/src'],
      testMatch: ['**/*.db.test.ts', '**/*.server.test.ts'],
      globals: { testDatabase: 'mariadb' },
      globalSetup: '<rootDir>/test/startMariadb.ts',
      globalTeardown: '<rootDir>/test/stopMariadb.ts',
    },
    {
      ...shared,
      displayName: 'deploy',
      roots: ['<rootDir>/../deploy'],
      globals: { testDatabase: 'sqlite' },
    },
  ],
};
