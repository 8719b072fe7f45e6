/*
 * Proves the range of React that each package of ours allows: packs the package, installs the archive
 * with the lowest and with the newest React of the range, and draws something of it with both. Every
 * name that the package imports from React must be in both, since few of its files are drawn.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { build } from 'vite';
import { ROOT } from './lib/run.mjs';

const isWindows = process.platform === 'win32';
const npm = (args, cwd = ROOT) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: 'pipe', shell: isWindows });

/** Draws `element` and leaves what went wrong, in the page's own words, for the check to read. */
const drawing = (imports, element) => `
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
${imports}
window.faults = [];
const fault = (error) => window.faults.push(String(error));
const root = createRoot(document.getElementById('root'), { onUncaughtError: fault });
flushSync(() => root.render(${element}));
`;

/** What is drawn of each package, and the words that are then in the page. */
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

/** The lowest and the newest published version of a range that begins with a version. */
function endsOf(range) {
  const [, major, minor = '0', patch = '0'] = /^\D*(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(range) ?? [];
  if (major === undefined) throw new Error(`The range '${range}' begins with no version.`);
  const found = [JSON.parse(npm(['view', `react@${range}`, 'version', '--json']))].flat();
  // The registry lists them as they were published, late repairs of old ones last.
  const newest = found.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return [`${major}.${minor}.${patch}`, newest];
}

/** Names that the files of an installed package import from `react` and `react-dom`. */
function namesImported(folder) {
  const names = new Set();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.d|\.test|\.stories)\.[jt]sx?$/.test(file) || file.includes('node_modules'))
      continue;
    const code = readFileSync(join(folder, file), 'utf8');
    const imports = code.matchAll(/import\s+\{([^}]*)\}\s+from\s+['"](react|react-dom)['"]/g);
    for (const [, list, module] of imports) {
      for (const item of list.split(',').map((each) => each.trim())) {
        if (item && !item.startsWith('type ')) names.add(`${module} ${item.split(/\s/)[0]}`);
      }
    }
  }
  return [...names];
}

/** Bundles the drawing with what is installed beside it, and runs it in a page. */
async function draw(home, { code, words }) {
  writeFileSync(join(home, 'drawing.jsx'), code);
  const [{ output }] = await build({
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
  const faults = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => faults.push(error.message));
  const { window } = new JSDOM('<!doctype html><div id="root"></div>', {
    url: 'http://localhost/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  });
  // What jsdom lacks and any browser has.
  window.CSS = { supports: () => false, escape: (text) => text };
  window.matchMedia = () => Object.assign(new window.EventTarget(), { matches: false });
  try {
    window.eval(output.find(({ type }) => type === 'chunk').code);
    faults.push(...(window.faults ?? []));
  } catch (error) {
    faults.push(String(error));
  }
  const text = window.document.body.textContent;
  window.close();
  return [...faults, ...words.filter((word) => !text.includes(word)).map((word) => `no '${word}'`)];
}

async function tryVersion(subject, archive, version) {
  const home = mkdtempSync(join(tmpdir(), 'lectern-peers-'));
  try {
    writeFileSync(join(home, 'package.json'), '{ "name": "drawing", "type": "module" }\n');
    const wanted = [archive, `react@${version}`, `react-dom@${version}`];
    npm(['install', '--no-audit', '--no-fund', '--prefer-offline', ...wanted], home);
    const require = createRequire(join(home, 'package.json'));
    const missing = namesImported(join(home, 'node_modules', subject.name)).filter((each) => {
      const [module, name] = each.split(' ');
      return !(name in require(module));
    });
    return [
      ...missing.map((name) => `it has no ${name.replace(' ', "'s ")}`),
      ...(await draw(home, subject)),
    ];
  } catch (error) {
    return [`${error.message}\n${error.stderr ?? ''}`.trim()];
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

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
    const faults = await tryVersion({ ...subject, name }, join(packs, filename), version);
    if (faults.length === 0) console.log(`${name} with React ${version}: drawn.`);
    for (const fault of faults) console.error(`${name} with React ${version}: ${fault}`);
    failed += faults.length;
  }
}
rmSync(packs, { recursive: true });
if (failed > 0) process.exit(1);
