/*
 * Proves that @lectern/ui can be published: builds and packs it, lets publint and attw check the archive,
 * checks that its modules bundle no other package and keep their styles, type-checks a project that imports
 * it under Node's rules, and measures what one component and all of them cost an application. `--write`
 * updates the table in packages/ui/README.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markedPart, writeMarkedPart } from './lib/markedPart.mjs';
import { measureBundle } from './lib/builds/measureBundle.mjs';
import { moduleFaults } from './lib/builds/packedModules.mjs';
import { overBudget, sizesTable, staleSizes } from './lib/builds/packageSizes.mjs';
import { ROOT } from './lib/run.mjs';

const MEASURED = [
  ['Text'],
  ['Stack'],
  ['Button'],
  ['IconButton'],
  ['TextField'],
  ['Checkbox'],
  ['Switch'],
  ['Select'],
  ['Menu'],
  ['Tabs'],
  ['Dialog'],
  ['toast', 'ToastRegion'],
  ['ProjectCard'],
  ['VideoPlayer'],
];

const README = join(ROOT, 'packages/ui/README.md');
/** @type {[string, string]} */
const MARKERS = ['<!-- sizes: npm run check:ui-package -- --write -->', '<!-- /sizes -->'];
const WORK = join(ROOT, 'node_modules/.cache/check-ui-package');
const isWindows = process.platform === 'win32';

/** @type {string[]} */
const faults = [];

/**
 * The output of a program; its failure becomes a fault under `rule`.
 *
 * @param {string} rule
 * @param {string} command
 * @param {readonly string[]} args
 */
function attempt(rule, command, args, cwd = ROOT) {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe', shell: isWindows });
  } catch (error) {
    // A build lists every file before it reports what is wrong.
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string; stderr?: string }} */ (
      error
    );
    const lines = `${stdout}${stderr}`.trimEnd().split('\n').slice(-25);
    faults.push(`${rule}:\n${lines.join('\n')}`);
    return undefined;
  }
}

/** @param {string} name */
const bin = (name) => join(ROOT, 'node_modules/.bin', name);

function buildAndPack() {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(join(WORK, 'node_modules/@lectern'), { recursive: true });
  const packageFolder = join(ROOT, 'packages/ui');
  if (attempt('The build failed', 'npm', ['run', 'build', '-w', '@lectern/ui']) === undefined) {
    return undefined;
  }
  const packed = attempt(
    'npm pack failed',
    'npm',
    ['pack', '--json', '--pack-destination', WORK],
    packageFolder,
  );
  if (packed === undefined) return undefined;
  const [{ filename, size, entryCount }] = JSON.parse(packed);
  console.log(
    `${filename}: ${entryCount} files, ${(size / 1000).toFixed(0)} kB to download (source maps in).`,
  );
  return join(WORK, filename);
}

/**
 * Unpacks the archive as a project that installs it would; the folder of the package.
 *
 * @param {string} archive
 */
function install(archive) {
  const home = join(WORK, 'node_modules/@lectern');
  attempt('Unpacking failed', 'tar', ['-xzf', archive, '-C', home]);
  renameSync(join(home, 'package'), join(home, 'ui'));
  return join(home, 'ui');
}

/** Checks that the types work in a project that has installed the archive. */
function typecheckImporter() {
  writeFileSync(join(WORK, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(
    join(WORK, 'importer.tsx'),
    `import { Button, IconButton } from '@lectern/ui';
import '@lectern/ui/styles';
import { vars } from '@lectern/ui/theme';
export const colour: string = vars.color.accent;
export const good = <Button variant="primary" onPress={() => undefined}>Save</Button>;
// @ts-expect-error an unknown variant
export const unknown = <Button variant="loud">Save</Button>;
// @ts-expect-error looks cannot be overridden
export const styled = <Button className="mine">Save</Button>;
// @ts-expect-error a control without a name
export const nameless = <IconButton icon={() => null} />;
`,
  );
  writeFileSync(
    join(WORK, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: 'nodenext',
        target: 'es2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        types: [],
      },
      files: ['importer.tsx'],
    }),
  );
  attempt('An importer does not type-check', bin('tsc'), ['-p', WORK]);
}

async function measureAll() {
  const theme = await measureBundle([]);
  /** @type {import('./lib/builds/packageSizes.mjs').Size[]} */
  const rows = [];
  for (const names of [...MEASURED, /** @type {const} */ ('*')]) {
    const { script, styles, folders } = await measureBundle(names);
    const label = names === '*' ? 'everything' : names.map((name) => `\`${name}\``).join(' and ');
    rows.push({ label, script, styles: styles - theme.styles, folders });
  }
  return [
    { label: 'theme alone', script: theme.script, styles: theme.styles, folders: [] },
    ...rows,
  ];
}

const archive = buildAndPack();
if (archive !== undefined) {
  const publint = attempt('publint', bin('publint'), ['run', archive, '--strict']);
  const attw = attempt('attw', bin('attw'), [
    archive,
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    // A stylesheet has no types; publint checks that it is in the package.
    '--exclude-entrypoints',
    './tokens.css',
  ]);
  if (publint !== undefined && attw !== undefined) console.log('publint and attw: no problems.');
  faults.push(...moduleFaults(install(archive)));
  typecheckImporter();
  const rows = await measureAll();
  console.log(
    `\nCompressed, without React; styles without the theme's own.\n\n${sizesTable(rows)}\n`,
  );
  faults.push(...overBudget(rows));
  if (process.argv.includes('--write')) {
    writeMarkedPart(README, MARKERS, sizesTable(rows));
  } else {
    const stale = staleSizes(rows, markedPart(readFileSync(README, 'utf8'), MARKERS).part);
    if (stale.length > 0) {
      faults.push(
        `The README's sizes are out of date (${stale.join(', ')}): ` +
          'run npm run check:ui-package -- --write.',
      );
    }
  }
}
rmSync(WORK, { recursive: true, force: true });
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
