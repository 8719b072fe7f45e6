import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const workflows = readdirSync(join(root, '.github/workflows'))
  .map((name) => read(`.github/workflows/${name}`))
  .join('\n');

test('every check of package.json runs in npm test or in a workflow', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const steps = [...read('scripts/test.mjs').matchAll(/npm\('(?<step>[^']+)'\)/g)];
  const runs = [...workflows.matchAll(/npm run (?<step>[\w:-]+)/g)];
  const run = new Set([...steps, ...runs].map(({ groups }) => groups?.['step']));
  // It stores pictures instead of judging them.
  const isCheck = (name: string) =>
    /^(?:typecheck|(?:test|check|lint)\b|.*:check$)/.test(name) && name !== 'test:visual:update';
  // `npm test` is the pipeline itself.
  const checks = Object.keys(scripts).filter((name) => isCheck(name) && name !== 'test');
  expect(checks).toContain('test:films');
  expect(checks.filter((name) => !run.has(name))).toEqual([]);
});

test('every extent that a test can be asked for is asked for by a script', () => {
  const folder = 'packages/app/e2e';
  const specs = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(`${folder}/${name}`));
  const extents = specs.flatMap((text) => text.match(/\bLECTERN_[A-Z_]+/g) ?? []);
  expect(extents).toContain('LECTERN_ALL_LOOKS');
  const films = read('scripts/test-films.mjs');
  expect(extents.filter((name) => !films.includes(`${name}:`))).toEqual([]);
});
