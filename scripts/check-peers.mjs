/*
 * Verifies the range of React that each of our packages allows: packs the package, installs the archive
 * with the lowest and with the newest React of the range, and renders part of it with both. Every name that
 * the package imports from React must be in both, because few of its files are rendered.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from './lib/machine/findChromium.mjs';
import { outputOf } from './lib/outputOf.mjs';
import { endsOfRange, reactImports } from './lib/builds/reactRange.mjs';
import { ROOT } from './lib/run.mjs';

const isWindows = process.platform === 'win32';
/** @param {readonly string[]} args */
const npm = (args, cwd = ROOT) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: 'pipe', shell: isWindows });

/**
 * A module that renders `element`. A rendering error is an error of the page.
 *
 * @param {string} imports
 * @param {string} element
 */
const drawing = (imports, element) => `
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
${imports}
const root = createRoot(document.getElementById('root'));
flushSync(() => root.render(${element}));
`;

/**
 * The module to render for each package, and the text that is then in the page.
 *
 * @typedef {{ folder: string; code: string; words: string[] }} Subject
 * @type {Subject[]}
 */
const PACKAGES = [
  {
    folder: 'packages/ui',
    code: drawing(
      `import { Button, NumberField, TextLink } from '@lectern/ui';`,
      `<>
        <Button onPress={() => undefined}>Save</Button>
        <TextLink href="https://example.com/">Elsewhere</TextLink>
        <NumberField label="Length" defaultValue={3} />
      </>`,
    ),
    words: ['Save', 'Elsewhere', 'Length'],
  },
  {
    folder: 'packages/api-client',
    code: drawing(
      `import { ApiProvider, createApiClient, useSession } from '@lectern/api-client';
      const client = createApiClient({ fetch: () => new Promise(() => undefined) });
      const Status = () => <p>Session: {useSession().status}</p>;`,
      `<ApiProvider client={client}><Status /></ApiProvider>`,
    ),
    words: ['Session: signed-out'],
  },
];

/**
 * The lowest and the newest published version of a range.
 *
 * @param {string} range
 */
const endsOf = (range) =>
  endsOfRange(range, [JSON.parse(npm(['view', `react@${range}`, 'version', '--json']))].flat());

/**
 * The names that the files of an installed package import from `react` and `react-dom`.
 *
 * @param {string} folder
 */
function namesImported(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.d|\.test|\.stories)\.[jt]sx?$/.test(file) && !file.includes('node_modules'),
  );
  const names = files.flatMap((file) => reactImports(readFileSync(join(folder, file), 'utf8')));
  return [...new Set(names)];
}

/**
 * Bundles the module with the packages that are installed next to it, and runs it in a page.
 *
 * @param {string} home
 * @param {Subject} subject
 */
async function draw(home, { code, words }) {
  writeFileSync(join(home, 'drawing.jsx'), code);
  const result = await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      lib: { entry: join(home, 'drawing.jsx'), formats: ['iife'], name: 'drawing' },
    },
  });
  const page = await browser.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.setContent('<!doctype html><div id="root"></div>');
  const [script] = outputOf(result).filter((file) => file.type === 'chunk');
  await page.addScriptTag({ content: script?.code ?? '' });
  const text = await page.locator('body').textContent();
  await page.close();
  const missing = words.filter((word) => !text?.includes(word)).map((word) => `no '${word}'`);
  return [...faults, ...missing];
}

/**
 * The reasons why a package does not work with a version of React.
 *
 * @param {Subject} subject
 * @param {string} name - The package.
 * @param {string} archive - Its file.
 * @param {string} version
 */
async function tryVersion(subject, name, archive, version) {
  const home = mkdtempSync(join(tmpdir(), 'lectern-peers-'));
  try {
    writeFileSync(join(home, 'package.json'), '{ "name": "drawing", "type": "module" }\n');
    const wanted = [archive, `react@${version}`, `react-dom@${version}`];
    npm(['install', '--no-audit', '--no-fund', '--prefer-offline', ...wanted], home);
    const require = createRequire(join(home, 'package.json'));
    const missing = namesImported(join(home, 'node_modules', name)).filter((each) => {
      const [module = '', value = ''] = each.split(' ');
      return !(value in require(module));
    });
    return [
      ...missing.map((each) => `it has no ${each.replace(' ', "'s ")}`),
      ...(await draw(home, subject)),
    ];
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    return [`${String(error)}\n${stderr}`.trim()];
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
npm(['run', 'build', '-w', '@lectern/ui']);
const packs = mkdtempSync(join(tmpdir(), 'lectern-packs-'));
let failed = 0;
for (const subject of PACKAGES) {
  const { name, peerDependencies } = JSON.parse(
    readFileSync(join(ROOT, subject.folder, 'package.json'), 'utf8'),
  );
  const [{ filename }] = JSON.parse(
    npm(['pack', '--json', '--pack-destination', packs], join(ROOT, subject.folder)),
  );
  for (const version of new Set(endsOf(peerDependencies.react))) {
    const faults = await tryVersion(subject, name, join(packs, filename), version);
    if (faults.length === 0) console.log(`${name} with React ${version}: drawn.`);
    for (const fault of faults) console.error(`${name} with React ${version}: ${fault}`);
    failed += faults.length;
  }
}
rmSync(packs, { recursive: true });
await browser.close();
if (failed > 0) process.exit(1);
