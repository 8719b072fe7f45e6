import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const sources = {
  resolve: { conditions: ['@lectern/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@lectern/source', 'module', 'node', 'development|production'] } },
};

const SOURCES = 'packages/api-client/src';
const TESTS = [`${SOURCES}/{calls,normalisers}.test.ts`, `${SOURCES}/!(client|testing)/*.test.ts`];
/** These speak with `window`. */
const PAGE = [`${SOURCES}/session/{session,otherTabs,safeStorage}.test.ts`];
/** A thousand interleavings for each mutant would take hours; a page of docs is not in the sandbox. */
const LEFT_OUT = [
  `${SOURCES}/session/interleavings.test.ts`,
  `${SOURCES}/errors/catalogue.test.ts`,
];

/**
 * The tests that must catch mutants (docs/mutation-testing.md). Those of hooks and of the contract
 * are left out: what holds here holds without them. Whatever needs no page runs without one, which
 * takes a third of the time.
 */
export default defineConfig({
  ...sources,
  test: {
    projects: [
      {
        ...sources,
        test: {
          name: 'plain',
          environment: 'node',
          include: TESTS,
          exclude: [...PAGE, ...LEFT_OUT],
        },
      },
      {
        ...sources,
        test: {
          name: 'page',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          include: PAGE,
        },
      },
    ],
  },
});
