import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEndpoint } from './lib/generators/endpoint/names.mjs';
import { planEndpoint } from './lib/generators/endpoint/planEndpoint.mjs';
import { type Plan, writePlan } from './lib/generators/plan.mjs';
import { planComponent } from './lib/generators/planComponent.mjs';
import { ROOT } from './lib/run.mjs';

const SRC = 'packages/api-client/src';
const SENTENCE = 'A rating of up to five stars. Use `Meter` for a share.';
const ENDPOINTS = [
  ['GET', '/projects/{id}/comments', 'comments.list', 'listComments', 'comments/useComments.ts'],
  ['GET', '/comments/{id}', 'comments.get', 'getComment', 'comments/useComment.ts'],
  ['POST', '/projects/{id}/comments', 'comments.create', 'createComment', null],
  ['DELETE', '/comments/{id}', 'comments.delete', 'deleteComment', null],
  ['GET', '/categories', 'categories.list', 'listCategories', 'categories/useCategories.ts'],
  ['GET', '/stock-images/{id}/tags', 'tags.list', 'listTags', 'tags/useTags.ts'],
  // A resource, a module and a path that exist already.
  ['PATCH', '/scripts/{id}', 'scripts.update', 'updateScript', null],
] as const;

/** Not copied: packages are linked, and outputs are built. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-embedded', '.tsc']);

let copy = '';

/** A copy of the packages whose generated files are compiled, linked in place of this repository's own. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'lectern-generators-'));
  for (const path of ['packages/ui', 'packages/api-client', 'packages/studio', 'mocks']) {
    cpSync(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (from) => !LEFT_OUT.has(basename(from)),
    });
  }
  for (const file of [
    '.oxlintrc.json',
    '.storybook/pages/purposes.ts',
    'package.json',
    'tsconfig.base.json',
  ]) {
    cpSync(join(ROOT, file), join(copy, file));
  }
  mkdirSync(join(copy, 'node_modules/@lectern'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@lectern')
      symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const path of ['packages/ui', 'packages/api-client', 'packages/studio', 'mocks']) {
    symlinkSync(join(copy, path), join(copy, 'node_modules/@lectern', basename(path)));
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const planOf = (...words: readonly string[]) => planEndpoint(ROOT, readEndpoint(words));
const textOf = ({ created, changed }: Plan, path: string) => created[path] ?? changed[path] ?? '';

/** The output of a program in the copy; empty if it succeeds. */
function judge(command: string, args: readonly string[]) {
  try {
    execFileSync(join(ROOT, 'node_modules/.bin', command), args, { cwd: copy, stdio: 'pipe' });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

test('a component and endpoints of every kind compile and pass lint as generated', async () => {
  const created: string[] = [];
  const write = async (plan: Plan) => {
    await writePlan(copy, plan);
    created.push(...Object.keys(plan.created));
  };
  await write(planComponent(copy, 'RatingStars', SENTENCE, 'Forms'));
  for (const [method, path, name] of ENDPOINTS) {
    await write(planEndpoint(copy, readEndpoint([method, path, name])));
  }
  execFileSync(process.execPath, [join(ROOT, 'scripts/contract/generate.mjs'), '--root', copy]);
  expect(judge('tsc', ['-b', 'packages/ui', 'packages/api-client/tsconfig.test.json'])).toBe('');
  expect(judge('oxlint', ['--type-aware', '--deny-warnings', ...created])).toBe('');
}, 180_000);

describe('new:endpoint', () => {
  test.each(ENDPOINTS)('%s %s as %s writes %s', (method, path, name, operation, hook) => {
    const plan = planOf(method, path, name);
    const contract: unknown = parse(textOf(plan, 'packages/api-client/openapi.yaml'));
    expect(contract).toHaveProperty(
      ['paths', path, method.toLowerCase()],
      expect.objectContaining({
        operationId: operation,
        responses: expect.objectContaining({ 401: expect.anything(), 500: expect.anything() }),
      }),
    );
    expect(textOf(plan, `${SRC}/index.ts`)).toContain(` ${operation} }`);
    expect(Object.keys(plan.created).filter((file) => /\/use\w+\.ts$/.test(file))).toEqual(
      hook === null ? [] : [`${SRC}/${hook}`],
    );
  });

  test('writes tests that fail until the rules have been written', () => {
    const plan = planOf('GET', '/projects/{id}/comments', 'comments.list');
    for (const file of [
      `${SRC}/comments/listComments.test.ts`,
      'mocks/handlers/listComments.test.ts',
    ]) {
      expect(textOf(plan, file)).toMatch(/expect\.fail\(\s*['"]TODO: /);
    }
    expect(textOf(plan, 'mocks/handlers/comments.ts')).toMatch(/HttpProblem\(\s*501/);
  });

  test('keeps every existing line', () => {
    const { changed } = planOf('GET', '/projects/{id}/comments', 'comments.list');
    expect(Object.keys(changed)).toHaveLength(8);
    for (const [path, text] of Object.entries(changed)) {
      const lines = new Set(text.split('\n'));
      expect(
        read(path)
          .split('\n')
          .filter((line) => !lines.has(line)),
      ).toEqual([]);
    }
  });

  test.each([
    ['an endpoint that is there', ['GET', '/scripts/{id}', 'scripts.get'], 'already'],
    ['an unknown method', ['PUT', '/comments', 'comments.put'], 'GET, POST, PATCH, DELETE'],
    ['a path of another form', ['GET', 'comments', 'comments.list'], 'The path is like'],
    ['a path that starts with a digit', ['GET', '/3d/{id}', 'models.get'], 'The path is like'],
    ['a name of another form', ['GET', '/comments', 'comments'], 'The name is like'],
    ['a list that is posted', ['POST', '/comments', 'comments.list'], 'with GET'],
  ])('refuses %s', (_what, words, reason) => {
    expect(() => planOf(...words)).toThrow(reason);
  });
});

describe('new:component', () => {
  test('inserts the export and its snapshot line in alphabetical order', () => {
    const { changed, created } = planComponent(ROOT, 'RatingStars', SENTENCE, 'Forms');
    expect(Object.keys(created).map((path) => basename(path))).toEqual([
      'RatingStars.tsx',
      'RatingStars.css.ts',
      'RatingStars.stories.tsx',
      'RatingStars.mdx',
    ]);
    const snapshot = changed['packages/ui/src/index.test.ts'] ?? '';
    const names = [...snapshot.matchAll(/^ {6}"([A-Z]\w+)",$/gm)].map(([, name]) => name);
    const [before = '', , after = ''] = names.slice(names.indexOf('RatingStars') - 1);
    expect(before < 'RatingStars' && 'RatingStars' < after).toBe(true);
    expect(changed['.storybook/pages/purposes.ts']).toMatch(
      /'RadioGroup',\s+'RatingStars',\s+'SearchField'/,
    );
    expect(changed['packages/ui/src/index.ts']).toContain(
      "export { RatingStars, type RatingStarsProps } from './components/RatingStars/RatingStars.tsx';",
    );
  });

  test.each([
    ['RatingStars', SENTENCE, 'Name its purpose'],
    ['ratingStars', SENTENCE, 'write it as RatingStars'],
    ['RatingStars', 'a rating', 'Say in a sentence'],
    ['RatingStars', 'It ends a comment */ early.', 'Say in a sentence'],
    ['Button', 'A button.', 'already'],
    ['Stack', 'Children below each other.', 'already'],
  ])('refuses %s with “%s”', (name, sentence, reason) => {
    expect(() => planComponent(ROOT, name, sentence, '')).toThrow(reason);
  });
});
