import { defineConfig } from 'vitest/config';
import { vitestReport } from './scripts/lib/testing/reports/vitestReport.mjs';

const reports = process.env.TEST_REPORTS;

/**
 * Checks the contract with an independent tool: `npm run test:contract`. Not part of the unit tests,
 * because Prism is fetched from the registry when it is needed
 * (docs/decisions/0116-prism-judges-the-contract.md).
 */
export default defineConfig({
  resolve: { conditions: ['@lectern/source'] },
  ssr: { resolve: { conditions: ['@lectern/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['mocks/testing/prism/*.prism.ts'],
    reporters: ['default', ...(reports ? [vitestReport(reports)] : [])],
    environment: 'node',
    testTimeout: 60_000,
    // The first run fetches Prism.
    hookTimeout: 240_000,
  },
});
