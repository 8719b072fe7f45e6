const SOURCES = 'packages/api-client/src';

/** What is mutated together; `MUTATION_AREA` names one, without it all are. */
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
 * Mutation testing of what the client promises: the session, the transport, the words of section 8
 * and what is read from an answer. Run from the workspace's root: docs/mutation-testing.md.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'packages/api-client/vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [...(area ? AREAS[area] : Object.values(AREAS).flat()), `!${SOURCES}/**/*.test.ts`],
  // The sandbox needs this package only, and a copy of the rest would take minutes.
  ignorePatterns: ['**', '!package.json', '!tsconfig.base.json', '!packages/api-client/**'],
  // No file of that name: TypeScript 7 has no interface with which it could be rewritten.
  tsconfigFile: 'none.json',
  concurrency: 2,
  timeoutMS: 20_000,
  // Per cent: docs/mutation-testing.md says when an area counts as held.
  thresholds: { high: 95, low: 85, break: 85 },
  // `.cache` is ignored by git; below node_modules the sources would not be transformed.
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: `.cache/mutation/${area ?? 'all'}.json`,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
};
