/*
 * Checks that every file is formatted as Prettier would. Oxfmt reads them all first, in a tenth of the
 * time, and Prettier checks those that are left (docs/decisions/0146-oxfmt-looks-first.md).
 *
 *   npm run format:check             by both
 *   npm run format:check -- --all    by Prettier alone
 */
import { parseArgs } from 'node:util';
import { doubtfulFiles } from './lib/sources/formatting.mjs';
import { ROOT, run } from './lib/run.mjs';

const { values } = parseArgs({ options: { all: { type: 'boolean' } } });
const files = values.all ? ['.'] : await doubtfulFiles(ROOT);
process.exit(await run('node', ['node_modules/prettier/bin/prettier.cjs', '--check', ...files]));
