import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { ROOT } from '../scripts/lib/run.mjs';

const FOLDER = join(ROOT, 'node_modules/.cache/lectern-story-index');

const hashOf = (...texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\0')).digest('hex');

/** What an entry depends on beside its file: the version that reads it, and the patterns that give titles. */
const reader = [
  readFileSync(join(ROOT, 'node_modules/storybook/package.json'), 'utf8'),
  readFileSync(join(ROOT, '.storybook/main.ts'), 'utf8'),
];

/** A file's entries by its content; undefined where they are not known. */
function kept(path: string): IndexInput[] | undefined {
  try {
    const inputs: IndexInput[] = JSON.parse(readFileSync(path, 'utf8'));
    return inputs;
  } catch {
    // Never written, or by a process that was ended meanwhile.
    return undefined;
  }
}

/**
 * An indexer that reads only files that changed since the last start: all of them take Storybook two seconds
 * of each.
 */
export const cachedIndexer = (indexer: Indexer, folder = FOLDER): Indexer => ({
  ...indexer,
  async createIndex(file, options) {
    const path = join(folder, hashOf(...reader, file, readFileSync(file, 'utf8')));
    const known = kept(path);
    if (known) return known;
    const inputs = await indexer.createIndex(file, options);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, JSON.stringify(inputs));
    return inputs;
  },
});
