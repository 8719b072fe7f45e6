import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { ROOT } from '../../scripts/lib/run.mjs';

const FOLDER = join(ROOT, 'node_modules/.cache/lectern-story-index');

const hashOf = (...texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\0')).digest('hex');

/** The inputs of an entry other than its file: the Storybook version, and the patterns that give titles. */
const reader = [
  readFileSync(join(ROOT, 'node_modules/storybook/package.json'), 'utf8'),
  readFileSync(join(ROOT, '.storybook/main.ts'), 'utf8'),
];

/** The cached entries of a file, by its content; undefined if they are not cached. */
function kept(path: string): IndexInput[] | undefined {
  try {
    const inputs: IndexInput[] = JSON.parse(readFileSync(path, 'utf8'));
    return inputs;
  } catch {
    // Never written, or written by a process that was killed meanwhile.
    return undefined;
  }
}

/**
 * An indexer that reads only the files that have changed since the last start: reading all of them costs
 * Storybook two seconds at each start.
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
