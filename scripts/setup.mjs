/*
 * Prepares a clone: packages, with `--tests` a browser and ffmpeg, with `--engines` Firefox and WebKitGTK.
 * Uses only Node, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aptGet } from './lib/machine/aptGet.mjs';
import { findChromium, onPath } from './lib/machine/findChromium.mjs';
import { recorderFile } from './lib/machine/findRecorder.mjs';
import { missingEngine } from './lib/machine/engines.mjs';
import { findPostgres } from './lib/machine/findPostgres.mjs';
import { WEBKIT_PACKAGES } from './lib/machine/findWebKit.mjs';
import { ROOT, run } from './lib/run.mjs';

/** @typedef {import('./lib/machine/engines.mjs').Engine} Engine */

const MINUTES = 60_000;

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!fits) {
    fail(
      `Lectern needs Node 20.19 or later (or 22.12 or later); this is ${process.versions.node}.`,
    );
  }
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Whether node_modules matches the lockfile (npm keeps its own record of the packages it installed). */
export function packagesAreFresh() {
  if (!existsSync(join(ROOT, 'node_modules/.package-lock.json'))) return false;
  /** @type {Record<string, { version?: string; link?: boolean; optional?: boolean }>} */
  const wanted = readJson('package-lock.json').packages;
  /** @type {Record<string, { version?: string }>} */
  const present = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.startsWith('node_modules/') || link) return true;
    // Binaries for other platforms are optional, and absent as they should be.
    return present[path] ? present[path].version === version : optional === true;
  });
}

async function installPackages() {
  if (packagesAreFresh()) return;
  console.log('Installing packages…');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0)
    fail('The packages could not be installed. Check the connection to the npm registry.');
}

/**
 * Installs Debian packages if this user may.
 *
 * @param {string[]} names
 */
async function aptInstall(...names) {
  const apt = aptGet();
  if (!apt) return;
  console.log(`Installing ${names.join(', ')} with apt…`);
  const [command, ...args] = apt;
  await run(command, [...args, 'update', '-qq'], { timeout: 5 * MINUTES });
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  await run(command, [...args, ...install], { timeout: 15 * MINUTES });
}

async function installChromium() {
  if (findChromium()) return;
  console.log('No Chromium found; installing one…');
  await run('npx', ['playwright', 'install', 'chromium'], { timeout: 5 * MINUTES });
  if (findChromium()) return;
  await aptInstall('chromium');
  if (!findChromium()) {
    fail('The tests need Chrome or Chromium: install one, or set CHROME_PATH to its executable.');
  }
}

async function installFfmpeg() {
  if (onPath('ffmpeg') && onPath('ffprobe')) return;
  await aptInstall('ffmpeg');
  if (onPath('ffmpeg') && onPath('ffprobe')) return;
  const sentence = 'Tests check finished films and their sound with ffmpeg and ffprobe.';
  if (process.env.CI) fail(`${sentence} They are not on the path.`);
  console.warn(
    `${sentence} They are not on the path: the last lines name the checks that are left out.`,
  );
}

/** Playwright records pages as VP8 with its own ffmpeg; the machine's can do so, too. */
function linkRecorder() {
  const file = recorderFile();
  const other = onPath('ffmpeg');
  if (!other || process.platform === 'win32') return;
  const { stdout } = spawnSync(other, ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  if (!stdout?.includes('libvpx ')) return;
  mkdirSync(dirname(file), { recursive: true });
  // A link to an ffmpeg that no longer exists.
  rmSync(file, { force: true });
  symlinkSync(other, file);
}

async function installRecorder() {
  if (!existsSync(recorderFile())) linkRecorder();
  if (existsSync(recorderFile())) return;
  await run('npx', ['playwright', 'install', 'ffmpeg'], { timeout: MINUTES });
  if (!existsSync(recorderFile())) {
    console.warn(
      'There is no ffmpeg to record pages: a failed test leaves only a screenshot and a trace.',
    );
  }
}

/**
 * Installs an engine's browser if Debian's packages are available; the run itself reports what is missing.
 *
 * @param {Engine} engine
 */
async function installEngine(engine) {
  if (missingEngine(engine) === undefined) return;
  if (engine === 'firefox') await aptInstall('firefox-esr');
  if (engine === 'webkit') await aptInstall(...WEBKIT_PACKAGES);
  const reason = missingEngine(engine);
  if (reason !== undefined && process.env.CI)
    fail(`The journeys in ${engine} cannot run: ${reason}.`);
}

async function installPostgres() {
  if (findPostgres() === undefined) await aptInstall('postgresql');
  if (findPostgres() === undefined && process.env.CI) {
    fail('The queue of docs/rendering-at-scale.md needs Postgres.');
  }
}

/**
 * Installs packages always; browsers and ffmpeg only if tests will run.
 *
 * @param {{ tests?: boolean; engines?: readonly Engine[]; postgres?: boolean }} [wanted]
 */
export async function setup({ tests = false, engines = [], postgres = false } = {}) {
  checkNode();
  await installPackages();
  for (const engine of engines) await installEngine(engine);
  if (postgres) await installPostgres();
  if (!tests) return;
  await installChromium();
  await installFfmpeg();
  await installRecorder();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await setup({
    tests: process.argv.includes('--tests'),
    engines: process.argv.includes('--engines') ? ['firefox', 'webkit'] : [],
  });
}
