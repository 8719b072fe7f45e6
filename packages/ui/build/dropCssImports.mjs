/*
 * Removes imports of stylesheets from the emitted declarations. They say nothing about types, and an
 * importer's compiler would look for declarations of `*.css` that it may not have.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CSS_IMPORT = /^import '[^']+\.css';\n/gm;

for (const name of readdirSync('dist', { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join('dist', name);
  const text = readFileSync(file, 'utf8');
  const rest = text.replace(CSS_IMPORT, '');
  if (rest !== text) writeFileSync(file, rest || 'export {};\n');
}
