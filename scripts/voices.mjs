/*
 * The voice packs of this site: `npm run voices -- add <pack>`, `list`, `remove <pack>`; `--to <folder>`
 * for a folder other than `voices/`. A pack is `espeak-ng`, `kokoro`, or a folder with a `manifest.json`.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { espeakPack } from './lib/voices/espeakPack.mjs';
import { kokoroPack } from './lib/voices/kokoroPack.mjs';
import { deletePack, readPacks, VOICES_FOLDER, writePack } from './lib/voices/voicesFolder.mjs';

const USAGE = `Usage:
  npm run voices -- add espeak-ng        adds the pack of eSpeak NG
  npm run voices -- add kokoro           downloads Kokoro's weights (97 MB) and adds its pack
  npm run voices -- add <folder>         adds a pack from a folder with a manifest.json
  npm run voices -- list                 lists the packs of this site
  npm run voices -- remove <pack>        removes a pack
Options:
  --to <folder>    the site's folder of packs; by default 'voices' in this clone
`;

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * A pack in a folder: its manifest, and the files that it lists.
 *
 * @param {string} folder
 */
async function folderPack(folder) {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) fail(`'${folder}' is not a voice pack: it has no manifest.json.`);
  const { files = [], ...manifest } = JSON.parse(await readFile(file, 'utf8'));
  const contents = [];
  for (const { path } of files) {
    contents.push({ path, content: await readFile(join(folder, path)) });
  }
  return { manifest, contents };
}

/**
 * @param {string} name
 */
function namedPack(name) {
  if (name === 'espeak-ng') return espeakPack();
  if (name === 'kokoro') return kokoroPack((line) => console.log(line));
  return folderPack(resolve(name));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' } },
});
const folder = values.to === undefined ? VOICES_FOLDER : resolve(values.to);
const [command, name] = positionals;

if (command === 'add' && name !== undefined) {
  const pack = await namedPack(name).catch((/** @type {Error} */ cause) => fail(cause.message));
  const bytes = await writePack(folder, pack.manifest, pack.contents);
  console.log(`Added ${pack.manifest.id}, ${megabytes(bytes)}, licence ${pack.manifest.license}.`);
} else if (command === 'list' && name === undefined) {
  const packs = await readPacks(folder);
  if (packs.length === 0) console.log('This site offers no voice packs.');
  for (const { id, license, voices } of packs) {
    console.log(
      `${id}: ${Array.isArray(voices) ? voices.length : 0} voices, licence ${String(license)}`,
    );
  }
} else if (command === 'remove' && name !== undefined) {
  if (!(await deletePack(folder, name))) fail(`There is no pack '${name}' in ${folder}.`);
  console.log(`Removed ${name}. Copies on people's devices stay until they remove them.`);
} else {
  fail(USAGE);
}
