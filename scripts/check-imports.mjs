/*
 * Holds the import directions that a list of package names cannot say (folders inside a package).
 * Screens never import screens; nothing reaches into another package's folders instead of its name.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const WORKSPACES = [
  'packages/ui',
  'packages/api-client',
  'packages/studio',
  'packages/app',
  'mocks',
];
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'dist-embedded', '.tsc', 'public'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (['.ts', '.tsx'].includes(extname(entry.name))) yield path;
  }
}

const slashed = (path) => relative(root, path).split(sep).join('/');
const workspaceOf = (path) => WORKSPACES.find((name) => path.startsWith(`${name}/`));
const screenOf = (path) => /^packages\/app\/src\/screens\/([^/]+)\//.exec(path)?.[1];
const isTestOrStory = (path) => /\.(test|stories)\.tsx?$/.test(path);

/** The rule that an import from one file to another breaks, or undefined. */
function brokenRule(from, to) {
  // End-to-end tests look for programs on the machine as the scripts do; builds share their plugins.
  if (
    to.startsWith('scripts/') &&
    /^packages\/(?:app\/e2e\/|[^/]+\/vite\.config\.ts$)/.test(from)
  ) {
    return undefined;
  }
  // A page of the docs that a test holds to be true.
  if (to.startsWith('docs/') && isTestOrStory(from)) return undefined;
  if (workspaceOf(from) !== workspaceOf(to)) return 'reaches into another package by path';
  const screen = screenOf(to);
  if (screen && screenOf(from) && screenOf(from) !== screen) return 'a screen imports a screen';
  return undefined;
}

const faults = [];
for (const workspace of WORKSPACES) {
  for (const file of sources(join(root, workspace))) {
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const from = slashed(file);
      const rule = brokenRule(from, slashed(resolve(dirname(file), specifier)));
      if (rule) faults.push(`${from}: ${rule} (${specifier})`);
    }
  }
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
