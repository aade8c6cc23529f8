export default {
  testEnvironment: 'node',
  roots: ['<rootDir>', '<rootDir>/../docs'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
};
