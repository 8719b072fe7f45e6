/*
 * Checks that the manifest of the built workbench, which editors and assistants read to find a component,
 * describes every component, prop and state. Builds the workbench first if it is not up to date with its
 * sources.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybookIfStale } from './lib/builds/freshBuilds.mjs';
import { manifestGaps } from './lib/sources/manifestGaps.mjs';
import { ROOT } from './lib/run.mjs';

await buildStorybookIfStale();
const file = join(ROOT, 'storybook-static/manifests/components.json');
/** @type {Parameters<typeof manifestGaps>[0]} */
const manifest = JSON.parse(readFileSync(file, 'utf8'));
const gaps = manifestGaps(manifest);
for (const gap of gaps) console.error(gap);
const count = Object.keys(manifest.components).length;
console.log(`${count} components in the manifest, ${gaps.length} gaps.`);
// An empty manifest would have no gaps either.
if (gaps.length > 0 || count === 0) process.exitCode = 1;
