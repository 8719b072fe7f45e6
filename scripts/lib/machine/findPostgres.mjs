import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onPath } from './findChromium.mjs';

/** Debian's folder with one subfolder per version, which are not on the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres` of the newest Postgres here; undefined if there is none. */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number).filter(Boolean) : [];
  const installed = versions
    .toSorted((a, b) => b - a)
    .map((version) => join(DEBIAN, String(version), 'bin'));
  const named = onPath('initdb');
  return [...installed, ...(named ? [dirname(named)] : [])].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}
