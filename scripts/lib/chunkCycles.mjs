import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a chunk waits for before it runs; `import()` waits for nothing. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;

/**
 * Chunks of a build that wait for one another, as lists of file names from one back to itself. Whichever
 * runs first finds the other's functions missing, so that a page may stay blank in the built app alone.
 */
export function chunkCycles(folder) {
  const imports = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const code = readFileSync(join(folder, name), 'utf8');
        return [name, [...code.matchAll(STATIC_IMPORT)].map((match) => match[1])];
      }),
  );
  const cycles = [];
  const done = new Set();
  function visit(name, path) {
    const start = path.indexOf(name);
    if (start >= 0) {
      cycles.push([...path.slice(start), name]);
      return;
    }
    if (done.has(name)) return;
    for (const next of imports.get(name) ?? []) visit(next, [...path, name]);
    done.add(name);
  }
  for (const name of imports.keys()) visit(name, []);
  return cycles;
}
