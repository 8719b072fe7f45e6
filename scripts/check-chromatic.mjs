/*
 * Has Chromatic's own CLI read chromatic.config.json, without its servers: the CLI rejects unknown keys and
 * wrong types before it connects. The connection goes to a closed port. As a control, the same file with a
 * misspelt key has to be rejected. Then counts the snapshots of a full build.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countSnapshots, MOST_SNAPSHOTS } from './lib/pictures/chromaticSnapshots.mjs';
import { ROOT } from './lib/run.mjs';

const CONFIG = join(ROOT, 'chromatic.config.json');
const REFUSED = 'was invalid';
/** The CLI's message once it has read its settings and tries to reach the server. */
const CONNECTING = 'Failed to authenticate';

const folder = mkdtempSync(join(tmpdir(), 'lectern-chromatic-'));

/**
 * The CLI's output when it reads this file.
 *
 * @param {string} file
 */
function readBy(file) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/chromatic/dist/bin.cjs'),
      `--config-file=${file}`,
      '--project-token=chpt_000000000000000',
      '--dry-run',
      '--no-interactive',
      '--skip-update-check',
      `--log-file=${join(folder, 'chromatic.log')}`,
    ],
    {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 60_000,
      env: {
        ...process.env,
        CHROMATIC_INDEX_URL: 'http://127.0.0.1:9',
        CHROMATIC_RETRIES: '0',
        CHROMATIC_DISABLE_ANALYTICS: 'true',
      },
    },
  );
  return stdout + stderr;
}

/** @param {string} words */
function fail(words) {
  console.error(words);
  process.exitCode = 1;
}

try {
  const settings = JSON.parse(readFileSync(CONFIG, 'utf8'));
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (!(settings.buildScriptName in scripts)) {
    fail(
      `chromatic.config.json names a script that package.json lacks: ${settings.buildScriptName}`,
    );
  }
  const said = readBy(CONFIG);
  if (said.includes(REFUSED)) fail(said);
  else if (!said.includes(CONNECTING))
    fail(`The CLI did not reach the point of connecting:\n${said}`);

  const misspelt = join(folder, 'misspelt.json');
  writeFileSync(misspelt, JSON.stringify({ ...settings, onlyChangd: true }));
  if (!readBy(misspelt).includes("'onlyChangd'")) fail('A misspelt key was not rejected.');

  const snapshots = await countSnapshots();
  console.log(`A full build takes ${snapshots} snapshots of at most ${MOST_SNAPSHOTS}.`);
  if (snapshots > MOST_SNAPSHOTS)
    fail('Too many: use fewer stories or fewer modes (.storybook/modes.ts).');

  if (!process.exitCode) {
    console.log(`chromatic.config.json: ${Object.keys(settings).length} keys, all known.`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Storybook's index keeps watching its files, which would keep the process running.
process.exit();
