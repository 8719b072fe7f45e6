/*
 * Proves that @lectern/ui can be published: builds and packs it, lets publint and attw judge the
 * archive, type-checks an importer of it under Node's rules, and measures what an application pays
 * for one component and for all. `--write` renews the table in packages/ui/README.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBundle } from './lib/measureBundle.mjs';
import { ROOT } from './lib/run.mjs';

/** Bytes of compressed script beyond React that an importer may pay. */
const BUTTON_BUDGET = 16_000;
/** The only component folders that a button brings along. */
const BUTTON_FOLDERS = ['Button', 'Icon', 'Spinner'];
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
/** Share by which a size may leave the README before its table must be renewed. */
const DRIFT = 0.1;

const README = join(ROOT, 'packages/ui/README.md');
const MARKERS = ['<!-- sizes: npm run check:ui-package -- --write -->', '<!-- /sizes -->'];
const WORK = join(ROOT, 'node_modules/.cache/check-ui-package');
const isWindows = process.platform === 'win32';

const faults = [];

/** Output of a program; its failure becomes a fault under `rule`. */
function attempt(rule, command, args, cwd = ROOT) {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe', shell: isWindows });
  } catch (error) {
    // A build lists every file before it says what is wrong.
    const lines = `${error.stdout ?? ''}${error.stderr ?? ''}`.trimEnd().split('\n').slice(-25);
    faults.push(`${rule}:\n${lines.join('\n')}`);
    return undefined;
  }
}

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

/** What the types promise must hold for somebody who installed the archive. */
function typecheckImporter(archive) {
  const home = join(WORK, 'node_modules/@lectern');
  attempt('Unpacking failed', 'tar', ['-xzf', archive, '-C', home]);
  renameSync(join(home, 'package'), join(home, 'ui'));
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

const kB = (bytes) => (bytes / 1000).toFixed(1);

async function measureAll() {
  const theme = await measureBundle([]);
  const rows = [];
  for (const names of [...MEASURED, '*']) {
    const { script, styles, folders } = await measureBundle(names);
    const label = names === '*' ? 'everything' : names.map((name) => `\`${name}\``).join(' and ');
    rows.push({ label, script, styles: styles - theme.styles, folders });
  }
  return [
    { label: 'theme alone', script: theme.script, styles: theme.styles, folders: [] },
    ...rows,
  ];
}

function checkBudgets(rows) {
  const rowOf = (label) => rows.find((row) => row.label === label);
  const button = rowOf('`Button`');
  if (button.script > BUTTON_BUDGET) {
    faults.push(
      `${button.label} takes ${kB(button.script)} kB of script; its budget is ${kB(BUTTON_BUDGET)}.`,
    );
  }
  const uninvited = button.folders.filter((folder) => !BUTTON_FOLDERS.includes(folder));
  if (uninvited.length > 0) faults.push(`\`Button\` now brings ${uninvited.join(', ')} along.`);
}

const tableOf = (rows) =>
  [
    '| imported | script, kB | styles, kB |',
    '| --- | --: | --: |',
    ...rows.map(({ label, script, styles }) => `| ${label} | ${kB(script)} | ${kB(styles)} |`),
  ].join('\n');

/** Script sizes by label, as a table of this script's own says them. */
function sizesIn(table) {
  const rows = table.matchAll(/^\| (?<label>[^|]+?) +\| +(?<script>[\d.]+) \|/gm);
  return new Map([...rows].map(({ groups }) => [groups.label, Number(groups.script)]));
}

function compareWithReadme(rows, isWriting) {
  const text = readFileSync(README, 'utf8');
  const [start, end] = MARKERS.map((marker) => text.indexOf(marker));
  if (start < 0 || end < start) {
    faults.push(`packages/ui/README.md has lost its markers ${MARKERS.join(' and ')}.`);
    return;
  }
  const from = start + MARKERS[0].length;
  if (isWriting) {
    writeFileSync(README, `${text.slice(0, from)}\n\n${tableOf(rows)}\n\n${text.slice(end)}`);
    attempt('Prettier failed', bin('prettier'), ['--write', README]);
    return;
  }
  const written = sizesIn(text.slice(from, end));
  const stale = rows.filter(({ label, script }) => {
    const said = written.get(label);
    return said === undefined || Math.abs(said - script / 1000) > Math.max(0.5, said * DRIFT);
  });
  if (stale.length > 0) {
    faults.push(
      `The README's sizes are out of date (${stale.map(({ label }) => label).join(', ')}): ` +
        'run npm run check:ui-package -- --write.',
    );
  }
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
  ]);
  if (publint !== undefined && attw !== undefined) console.log('publint and attw: no fault.');
  typecheckImporter(archive);
  const rows = await measureAll();
  console.log(`\nCompressed, beyond React; styles beyond the theme's own.\n\n${tableOf(rows)}\n`);
  checkBudgets(rows);
  compareWithReadme(rows, process.argv.includes('--write'));
}
rmSync(WORK, { recursive: true, force: true });
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
