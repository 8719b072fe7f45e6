import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const sources = {
  resolve: { conditions: ['@lectern/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@lectern/source', 'module', 'node', 'development|production'] } },
};

const SOURCES = 'packages/api-client/src';
const TESTS = [`${SOURCES}/*.test.ts`, `${SOURCES}/!(client|testing)/*.test.ts`];
/** These speak with `window`. */
const PAGE = [`${SOURCES}/session/{session,otherTabs,safeStorage}.test.ts`];

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
        test: { name: 'plain', environment: 'node', include: TESTS, exclude: PAGE },
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
