import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseAst } from 'vite';

/**
 * The files that a chunk waits for before it runs, from the build's root; `import()` waits for nothing.
 *
 * @param {string} folder - The build's folder.
 * @param {string} file - Relative to that folder.
 */
export function staticImports(folder, file) {
  const { body } = parseAst(readFileSync(join(folder, file), 'utf8'));
  return body.flatMap((node) => {
    const source =
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportAllDeclaration' ||
      node.type === 'ExportNamedDeclaration'
        ? node.source
        : null;
    return source ? [relative(folder, join(folder, dirname(file), source.value))] : [];
  });
}

/**
 * Chunks of a build that wait for one another, as lists of files from one back to itself. The first of them
 * to run finds the other's functions missing, so that a page stays blank, in the built app only.
 *
 * @param {string} folder - The build's folder.
 */
export function chunkCycles(folder) {
  const files = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const imports = new Map(
    files.map((name) => {
      const file = join('assets', name);
      return [file, staticImports(folder, file)];
    }),
  );
  /** @type {string[][]} */
  const cycles = [];
  /** @type {Set<string>} */
  const done = new Set();
  /**
   * @param {string} file
   * @param {readonly string[]} path - The chunks that led here.
   */
  function visit(file, path) {
    const start = path.indexOf(file);
    if (start >= 0) {
      cycles.push([...path.slice(start), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  }
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}
