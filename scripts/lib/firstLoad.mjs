/*
 * How much JavaScript a page of a build loads before it shows: the scripts of its index.html and the
 * chunks of its route, with everything that they import statically. Whatever the page shows at first,
 * or needs in order to be used, is imported so and counts; what opens later (menus, dialogs, drawers) is
 * fetched when the page rests and does not (docs/decisions/0060-first-loads.md).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'vite';

const SCRIPT = /<script\b[^>]*\bsrc="\/([^"]+\.js)"/g;
const STATIC = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ExportNamedDeclaration']);

/** The files that a chunk imports statically, from the build's root, and whether it uses their values. */
function staticImports(folder, file) {
  const { body } = parseAst(readFileSync(join(folder, file), 'utf8'));
  return body
    .filter(({ type, source }) => STATIC.has(type) && source)
    .map(({ source, specifiers }) => ({
      file: relative(folder, join(folder, dirname(file), source.value)),
      isUsed: specifiers?.length > 0,
    }));
}

/** The one chunk of a lazy screen; a renamed screen must not read as a light one. */
function chunkOf(folder, name) {
  const found = readdirSync(join(folder, 'assets')).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  );
  if (found.length !== 1) throw new Error(`${found.length} chunks are named ${name}`);
  return join('assets', found[0]);
}

/**
 * Throws where chunks use each other's values in a circle: one of them would run before what it needs. That
 * happens when a file is put into a chunk by hand, and what it imports is not.
 */
function refuseCircles(imports) {
  const done = new Set();
  const visit = (file, path) => {
    if (path.includes(file)) throw new Error(`Chunks in a circle: ${[...path, file].join(' > ')}`);
    if (done.has(file)) return;
    for (const next of imports.get(file)) if (next.isUsed) visit(next.file, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
}

/**
 * The files of a first load and their sizes, gzipped, in bytes; the heaviest first.
 *
 * @param folder of the build
 * @param screens names of the lazy modules of the route: 'Shell', 'DashboardScreen'
 */
export function firstLoad(folder, screens) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const waiting = [...html.matchAll(SCRIPT)].map(([, file]) => file);
  if (waiting.length === 0) throw new Error(`${folder}/index.html loads no script`);
  waiting.push(...screens.map((name) => chunkOf(folder, name)));
  const sizes = new Map();
  const imports = new Map();
  for (const file of waiting) {
    if (sizes.has(file)) continue;
    sizes.set(file, gzipSync(readFileSync(join(folder, file))).length);
    imports.set(file, staticImports(folder, file));
    waiting.push(...imports.get(file).map((imported) => imported.file));
  }
  refuseCircles(imports);
  const files = [...sizes].map(([file, bytes]) => ({ file, bytes }));
  return files.sort((a, b) => b.bytes - a.bytes);
}
