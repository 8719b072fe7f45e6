// @vitest-environment node
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseAst } from 'vite';
import { parse } from 'yaml';
import { field } from '../testing/testClient.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SRC = 'packages/api-client/src';

/** What the command reads and extends. */
const EXTENDED = [
  'packages/api-client/openapi.yaml',
  `${SRC}/index.ts`,
  `${SRC}/client/refreshBus.ts`,
  `${SRC}/testing/operationCalls.ts`,
  `${SRC}/calls.test.ts`,
  'mocks/handlers/operations.ts',
  'mocks/handlers/createEndpoints.ts',
  'mocks/handlers/emptyAnswers.ts',
  'mocks/testing/contractClient.ts',
];

let copy = '';

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'lectern-endpoint-'));
  for (const path of EXTENDED) {
    await mkdir(join(copy, path, '..'), { recursive: true });
    await cp(join(ROOT, path), join(copy, path));
  }
});
afterEach(() => rm(copy, { recursive: true }));

/** Runs the command over the copy; gives its exit code and what it says. */
function scaffold(...args: string[]) {
  const script = join(ROOT, 'scripts/new-endpoint.mjs');
  return new Promise<{ code: unknown; said: string }>((done) => {
    execFile(process.execPath, [script, '--root', copy, ...args], (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

const read = (path: string) => readFile(join(copy, path), 'utf8');

/** Every file of the copy with its text. */
async function readAll(): Promise<Record<string, string>> {
  const entries = await readdir(copy, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1));
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await read(path)])));
}

async function contractOperation(path: string, method: string): Promise<unknown> {
  return field(parse(await read(EXTENDED[0] ?? '')), 'paths', path, method);
}

describe('new:endpoint', () => {
  it.each([
    ['GET', '/projects/{id}/comments', 'comments.list', 'listComments', 'comments/useComments.ts'],
    ['GET', '/comments/{id}', 'comments.get', 'getComment', 'comments/useComment.ts'],
    ['POST', '/projects/{id}/comments', 'comments.create', 'createComment', null],
    ['DELETE', '/comments/{id}', 'comments.delete', 'deleteComment', null],
    ['GET', '/categories', 'categories.list', 'listCategories', 'categories/useCategories.ts'],
    // A resource, a module and a path that are there already.
    ['PATCH', '/scripts/{id}', 'scripts.update', 'updateScript', null],
  ])('%s %s as %s writes %s', async (method, path, name, operation, hook) => {
    const before = await readAll();
    expect(await scaffold(method, path, name)).toMatchObject({ code: 0 });
    const after = await readAll();

    expect(await contractOperation(path, method.toLowerCase())).toMatchObject({
      operationId: operation,
      responses: { 401: expect.anything(), 500: expect.anything() },
    });
    // A resource that is there already is in the cache's list too.
    const untouched = EXTENDED.filter((file) => after[file] === before[file]);
    expect([[], [`${SRC}/client/refreshBus.ts`]]).toContainEqual(untouched);
    for (const [file, text] of Object.entries(after)) {
      // Throws where the text is no TypeScript.
      if (file.endsWith('.ts')) parseAst(text, { lang: 'ts' });
    }
    expect(after['mocks/handlers/operations.ts']).toContain(
      `  ${operation}: ['${method.toLowerCase()}', '${path}'],`,
    );
    expect(after[`${SRC}/index.ts`]).toContain(` ${operation} }`);
    expect(Object.keys(after).filter((file) => /\/use\w+\.ts$/.test(file))).toEqual(
      hook === null ? [] : [`${SRC}/${hook}`],
    );
  });

  it('writes tests that fail until somebody has written the rules down', async () => {
    await scaffold('GET', '/projects/{id}/comments', 'comments.list');
    for (const file of [
      `${SRC}/comments/listComments.test.ts`,
      'mocks/handlers/listComments.test.ts',
    ]) {
      expect(await read(file)).toMatch(/expect\.fail\(\s*['"]TODO: /);
    }
    expect(await read('mocks/handlers/comments.ts')).toMatch(/HttpProblem\(\s*501/);
  });

  it('keeps every line that was there', async () => {
    const before = await readAll();
    await scaffold('GET', '/projects/{id}/comments', 'comments.list');
    for (const [file, text] of Object.entries(before)) {
      const lines = new Set((await read(file)).split('\n'));
      expect(text.split('\n').filter((line) => !lines.has(line))).toEqual([]);
    }
  });

  it.each([
    ['an endpoint that is there', ['GET', '/scripts/{id}', 'scripts.get'], 'already'],
    ['an unknown method', ['PUT', '/comments', 'comments.put'], 'GET, POST, PATCH, DELETE'],
    ['a path of another form', ['GET', 'comments', 'comments.list'], 'The path is like'],
    ['a name of another form', ['GET', '/comments', 'comments'], 'The name is like'],
    ['a list that is posted', ['POST', '/comments', 'comments.list'], 'with GET'],
  ])('refuses %s and writes nothing', async (_what, args, words) => {
    const before = await readAll();
    const { code, said } = await scaffold(...args);
    expect(code).toBe(1);
    expect(said).toContain(words);
    expect(await readAll()).toEqual(before);
  });
});
