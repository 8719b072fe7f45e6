/*
 * How much JavaScript a page of a build loads before it can be used: the scripts of its index.html, the
 * app's own, which runs after the first paint, and the chunks of its route, with everything that they
 * import statically. Everything that the page shows, or needs in order to be used, is imported that way and
 * counts; parts that open later (menus, dialogs, drawers) are fetched when the page is idle and do not
 * count (docs/decisions/0060-first-loads.md).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { staticImports } from './chunks.mjs';

const SCRIPT = /<script\b[^>]*\bsrc="\/([^"]+\.js)"/g;

/**
 * The only chunk of a lazy screen; a renamed screen must not count as a light one.
 *
 * @param {string} folder
 * @param {string} name
 */
function chunkOf(folder, name) {
  const [file, ...others] = readdirSync(join(folder, 'assets')).filter(
    (each) => each.startsWith(`${name}-`) && each.endsWith('.js'),
  );
  if (file === undefined) throw new Error(`No chunk is named ${name}.`);
  if (others.length > 0) throw new Error(`${1 + others.length} chunks are named ${name}.`);
  return join('assets', file);
}

/**
 * The files of a first load and their sizes, gzipped, in bytes; the heaviest first.
 *
 * @param {string} folder - The build's folder.
 * @param {readonly string[]} screens - Names of the lazy modules of the route: 'Shell', 'DashboardScreen'.
 */
export function firstLoad(folder, screens) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const waiting = [...html.matchAll(SCRIPT)].map(([, file = '']) => file);
  if (waiting.length === 0) throw new Error(`${folder}/index.html loads no script.`);
  waiting.push(...screens.map((name) => chunkOf(folder, name)));
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const file of waiting) {
    if (sizes.has(file)) continue;
    sizes.set(file, gzipSync(readFileSync(join(folder, file))).length);
    waiting.push(...staticImports(folder, file));
  }
  const files = [...sizes].map(([file, bytes]) => ({ file, bytes }));
  return files.sort((a, b) => b.bytes - a.bytes);
}
