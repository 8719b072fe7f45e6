import { defaultClientConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const SOURCES = 'packages/api-client/src';

/** Each area is checked only by its own tests: faults that other tests happen to catch do not count. */
const TESTS: Readonly<Record<string, string[]>> = {
  session: [`${SOURCES}/session/*.test.ts`],
  refresh: [`${SOURCES}/session/refresh*.test.ts`],
  transport: [`${SOURCES}/{calls,transport/*}.test.ts`],
  errors: [`${SOURCES}/errors/*.test.ts`],
  schemas: [`${SOURCES}/{normalisers,values/*,*/*.schema}.test.ts`],
};
const area = process.env.MUTATION_AREA ?? 'all';
const tests = TESTS[area] ?? Object.values(TESTS).flat();

/** These use `window`. Tests that need no page run without one, in a third of the time. */
const PAGE = [`${SOURCES}/session/{session,otherTabs,safeStorage}.test.ts`];
const LEFT_OUT = [
  // A thousand interleavings for each mutant would take hours.
  `${SOURCES}/session/interleavings.test.ts`,
  // Reads a page of the docs, which is not in the sandbox.
  `${SOURCES}/errors/catalogue.test.ts`,
];

const sources = {
  resolve: { conditions: ['@lectern/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@lectern/source', 'module', 'node', 'development|production'] } },
};
/** In milliseconds: a mutant that waits forever is caught sooner than with the default. */
const patience = { testTimeout: 2_500 };

const plain: TestProjectConfiguration = {
  ...sources,
  test: {
    ...patience,
    name: 'plain',
    environment: 'node',
    include: tests,
    exclude: [...PAGE, ...LEFT_OUT],
  },
};
const page: TestProjectConfiguration = {
  ...sources,
  test: {
    ...patience,
    name: 'page',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: PAGE,
  },
};
const needsPage = ['session', 'all'].includes(area);

/** The tests that must catch mutants, by area: docs/mutation-testing.md. */
export default defineConfig({
  ...sources,
  test: { projects: needsPage ? [plain, page] : [plain] },
});
