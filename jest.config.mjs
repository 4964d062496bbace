/** How TypeScript becomes what Node runs, decorators with the types that Nest injects by. */
export const SWC = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'es6' },
};

/**
 * Three projects: pure specs, screens in a page without layout (jsdom), and integration specs against
 * real PostgreSQL and RabbitMQ.
 */
const shared = {
  rootDir: import.meta.dirname,
  roots: ['libs', 'services', 'gateway', 'frontend/src', 'tools'].map((at) => `<rootDir>/${at}`),
  modulePathIgnorePatterns: ['/dist/'],
  testEnvironmentOptions: { customExportConditions: ['casewright-source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', SWC] },
  testEnvironment: '<rootDir>/tools/jest/environment.mjs',
  testRunner: '<rootDir>/tools/jest/run-spec.mjs',
};

export default {
  // Ends a spec that hangs. None measures time, and a busy machine is no fault of theirs.
  testTimeout: 30_000,
  // What a spec file loads is kept until its worker ends: near 4 GB, Node does little but collect garbage.
  workerIdleMemoryLimit: '2GB',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['**/*.spec.{ts,mjs}'],
    },
    {
      ...shared,
      displayName: 'components',
      testMatch: ['**/*.spec.tsx'],
      testEnvironment: '<rootDir>/tools/jest/dom-environment.mjs',
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['**/*.int-spec.ts'],
      globalSetup: '<rootDir>/libs/testing/src/jest/global-setup.ts',
      globalTeardown: '<rootDir>/libs/testing/src/jest/global-teardown.ts',
    },
  ],
};
