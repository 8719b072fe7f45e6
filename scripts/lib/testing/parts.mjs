// oxlint-disable max-lines -- One table, the parts of the full suite.
/*
 * The parts of `npm run test:full`. Together they cover what `npm test` leaves out.
 *
 * An end-to-end part lists its files and configures them by environment variables. All requested parts run
 * in a single Playwright run, hosted files alongside embedded ones.
 */

/** @typedef {{ script: string; args?: readonly string[]; env?: Record<string, string> }} PartStep */

/**
 * `group` selects several parts by one name. `minutes` is roughly what a part takes on two idle cores.
 *
 * @typedef {{
 *   name: string;
 *   group?: string;
 *   holds: string;
 *   minutes: number;
 *   specs?: readonly string[];
 *   env?: Record<string, string>;
 *   steps?: readonly PartStep[];
 * }} Part
 */

/** @param {readonly string[]} names */
const hosted = (...names) => names.map((name) => `hosted/${name}.spec.ts`);
/** @param {readonly string[]} names */
const embedded = (...names) => names.map((name) => `${name}.spec.ts`);

/** One journey in each build, run by `npm test` (`test:journeys` in package.json). */
export const JOURNEYS = [...embedded('newcomer'), ...hosted('journey')];

/**
 * Files of the embedded build that render no film, or one of two seconds: they may run alongside a file
 * that does.
 */
export const BESIDE_FILMS = embedded(
  'accessibility',
  'databases',
  'firstPaint',
  'firstVoice',
  'kills',
  'layoutShift',
  'newVersions',
  'offline',
  'ownTakes',
  'policy',
);

/** @type {readonly Part[]} */
const END_TO_END = [
  {
    name: 'hosted',
    group: 'e2e',
    holds: 'every screen and its failures with a hosted backend',
    minutes: 3,
    specs: hosted(
      'aiEdit',
      'avatars',
      'badAnswers',
      'browser',
      'dashboard',
      'externalLinks',
      'filmTransition',
      'hostedOffline',
      'hostedPolicy',
      'journey',
      'libraries',
      'movedOn',
      'palette',
      'projectLink',
      'slowAnswers',
      'wizardFailures',
      'wizardWaits',
    ),
  },
  {
    name: 'sessions',
    group: 'e2e',
    holds: 'tokens, tabs, outages, signing out, the next user',
    minutes: 2,
    specs: hosted('otherUser', 'outage', 'refresh', 'replays', 'returnTo', 'signOut', 'tabs'),
  },
  {
    name: 'storage',
    group: 'e2e',
    holds: 'storage that is full, blocked, older or missing, and reloads',
    minutes: 3,
    specs: [
      ...hosted('storage'),
      ...embedded('badLuck', 'databases', 'newVersions', 'offline', 'reloads'),
    ],
  },
  {
    name: 'embedded',
    group: 'e2e',
    holds: 'the product with its embedded backend: films of each kind, keyboard, speech, policy',
    minutes: 9,
    specs: embedded(
      'accessibility',
      'aiEdit',
      'commandLine',
      'demoFilms',
      'firstFilm',
      'firstPaint',
      'firstVoice',
      'formats',
      'keptWorkers',
      'keyboard',
      'kills',
      'languages',
      'layoutShift',
      'looks',
      'makeAvatar',
      'newcomer',
      'ownTakes',
      'ownVoice',
      'playable',
      'policy',
      'presenters',
      'speaking',
      'undrawable',
      'videosFromTable',
      'voicePacks',
    ),
  },
  {
    name: 'lip-sync',
    group: 'films',
    holds: 'lips and captions of a film cut by an edit',
    minutes: 1,
    specs: embedded('aiEditLipSync'),
  },
  {
    name: 'long-films',
    group: 'films',
    holds: 'films of minutes: the same in any number of parts, after kills and changes; in sync',
    minutes: 8,
    specs: embedded('longVideo', 'renderKills', 'resume', 'segments'),
  },
  {
    name: 'formats',
    group: 'films',
    holds: 'all five shapes and sizes',
    minutes: 6,
    specs: embedded('formats'),
    env: { LECTERN_ALL_FORMATS: '1' },
  },
  {
    name: 'languages',
    group: 'films',
    holds: 'films in ten languages',
    minutes: 6,
    specs: embedded('languages'),
    env: { LECTERN_ALL_LANGUAGES: '1' },
  },
  {
    name: 'looks',
    group: 'films',
    holds: 'a film with each of the looks',
    minutes: 20,
    specs: embedded('looks'),
    env: { LECTERN_ALL_LOOKS: '1' },
  },
  {
    name: 'kills',
    group: 'films',
    holds: 'fifty browsers killed at arbitrary moments, and fifty more in the middle of long films',
    minutes: 30,
    specs: embedded('kills', 'renderKills'),
    env: { LECTERN_KILLS: '50' },
  },
];

const MUTATION_AREAS = ['session', 'refresh', 'transport', 'errors', 'schemas'];

/** @type {readonly Part[]} */
export const PARTS = [
  ...END_TO_END,
  {
    name: 'contract',
    holds: 'mocks and client, checked by Prism',
    minutes: 2,
    steps: [{ script: 'test:contract' }],
  },
  {
    name: 'packages',
    holds: 'the published design system, also with the lowest and newest React; the generators',
    minutes: 3,
    steps: [
      { script: 'check:ui-package' },
      { script: 'check:peers' },
      { script: 'test:generators' },
    ],
  },
  {
    name: 'dark',
    holds: 'contrast of all stories in the dark theme',
    minutes: 5,
    steps: [{ script: 'test:stories', env: { STORY_DARK: '1' } }],
  },
  {
    name: 'late',
    holds: 'stories and hosted pages with late storage and servers',
    minutes: 16,
    steps: [
      { script: 'test:stories', env: { STORY_LATE: '1' } },
      { script: 'test:e2e', args: ['--project=hosted'], env: { LECTERN_LATE: '500' } },
    ],
  },
  {
    name: 'alignment',
    holds: 'sixty sentences by six speakers: phones found in place, other sentences refused',
    minutes: 8,
    steps: [{ script: 'test:alignment', env: { LECTERN_ALL_SENTENCES: '1' } }],
  },
  {
    name: 'sweeps',
    holds: 'unit tests with every voice, script and recording, and a pack built from a model',
    minutes: 3,
    steps: [{ script: 'test:sweeps', env: { LECTERN_SWEEPS: '1' } }],
  },
  {
    name: 'engines',
    holds: 'the journeys in other browsers',
    minutes: 5,
    steps: [{ script: 'test:engines' }],
  },
  {
    name: 'scale',
    holds: 'films on a Kubernetes job and a queue, despite kills',
    minutes: 6,
    steps: [{ script: 'test:scale' }],
  },
  {
    name: 'pictures',
    holds: 'stored pictures, a proof that their comparison can fail, the review page, the manifest',
    minutes: 30,
    steps: [
      { script: 'check:manifest' },
      { script: 'test:visual:prove' },
      { script: 'test:visual', args: ['--all'] },
      { script: 'test:review' },
    ],
  },
  {
    name: 'faults',
    holds: 'that twenty planted faults are found',
    minutes: 12,
    steps: [{ script: 'test:planted-faults' }],
  },
  ...MUTATION_AREAS.map((area) => ({
    name: `mutants-${area}`,
    group: 'mutants',
    holds: `the tests of the API client's ${area}, with mutants`,
    minutes: 10,
    steps: [{ script: 'test:mutation', env: { MUTATION_AREA: area } }],
  })),
];

/**
 * The parts with those names and groups, in their order; all parts if none is named. Throws on an unknown
 * name.
 *
 * @param {readonly string[]} names
 */
export function chooseParts(names) {
  const unknown = names.filter(
    (name) => !PARTS.some((part) => part.name === name || part.group === name),
  );
  if (unknown.length > 0) {
    const known = new Set(PARTS.flatMap(({ name, group }) => [group ?? name, name]));
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${[...known].join(', ')}.`);
  }
  return names.length === 0
    ? PARTS
    : PARTS.filter(({ name, group = '' }) => names.includes(name) || names.includes(group));
}

/**
 * The Playwright options of the end-to-end parts in a list: files, each once, and the environment.
 *
 * @param {readonly Part[]} parts
 * @param {readonly string[]} [done] - Files that have been run.
 */
export const endToEnd = (parts, done = []) => ({
  files: [...new Set(parts.flatMap(({ specs = [] }) => specs))]
    .filter((spec) => !done.includes(spec))
    .map((spec) => `packages/app/e2e/${spec}`),
  env: Object.assign({}, ...parts.map(({ env = {} }) => env)),
});
