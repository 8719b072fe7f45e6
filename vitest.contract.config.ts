import { defineConfig } from 'vitest/config';
import { vitestReport } from './scripts/lib/reports/vitestReport.mjs';

const reports = process.env.TEST_REPORTS;

/**
 * The contract by an outside judge: `npm run test:contract`. Not part of the unit tests, because Prism
 * is fetched from the registry when it is asked for (docs/decisions/0116-prism-judges-the-contract.md).
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
