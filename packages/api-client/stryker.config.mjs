const SOURCES = 'packages/api-client/src';

/** Files that are mutated together; `MUTATION_AREA` selects one area, and without it all are mutated. */
const AREAS = {
  session: [`${SOURCES}/session/!(refresh|refreshLock|retryChannel|siblings).ts`],
  refresh: [`${SOURCES}/session/{refresh,refreshLock,retryChannel,siblings}.ts`],
  transport: [`${SOURCES}/transport/*.ts`],
  errors: [`${SOURCES}/errors/*.ts`],
  schemas: [
    `${SOURCES}/**/*.schema.ts`,
    `${SOURCES}/values/*.ts`,
    `${SOURCES}/scripts/scriptText.ts`,
  ],
};

const area = process.env.MUTATION_AREA;
if (area && !(area in AREAS)) throw new Error(`No such area: ${area}`);

/**
 * Mutation testing of what the client guarantees: the session, the transport, the messages of section 8 and
 * the reading of responses. Run from the workspace's root: docs/mutation-testing.md.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'packages/api-client/vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [...(area ? AREAS[area] : Object.values(AREAS).flat()), `!${SOURCES}/**/*.test.ts`],
  // The sandbox needs only this package; copying the rest would take minutes.
  ignorePatterns: ['**', '!package.json', '!tsconfig.base.json', '!packages/api-client/**'],
  // There is no such file: TypeScript 7 has no interface for rewriting it.
  tsconfigFile: 'none.json',
  concurrency: 2,
  timeoutMS: 20_000,
  // In percent; docs/mutation-testing.md explains when an area counts as covered.
  thresholds: { high: 95, low: 85, break: 85 },
  // Git ignores `.cache`; below node_modules the sources would not be transformed.
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: `.cache/mutation/${area ?? 'all'}.json`,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
};
