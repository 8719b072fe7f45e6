/*
 * Every shape at every size, and a film edited with every template, judged as the usual one is in
 * `npm test`. Takes most of an hour on two cores; runs every night (.github/workflows/nightly.yml).
 */
import { buildEmbeddedIfStale } from './lib/freshBuilds.mjs';
import { run } from './lib/run.mjs';
import { setup } from './setup.mjs';

await setup({ tests: true });
await buildEmbeddedIfStale();
const wanted = ['--project=embedded', 'formats.spec.ts', 'looks.spec.ts', 'kills.spec.ts'];
const env = { LECTERN_ALL_FORMATS: '1', LECTERN_ALL_LOOKS: '1', LECTERN_KILLS: '20' };
process.exit(await run('npm', ['run', '--silent', 'test:e2e', '--', ...wanted], { env }));
