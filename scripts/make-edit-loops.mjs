/**
 * Makes the loops of the AI edit's templates with their stills (packages/app/src/screens/AiEdit/loops),
 * and, on request, a sheet of three frames per template from a full film (docs/ai-edit-templates.jpg),
 * whose files are checked. Needs ffmpeg with libx264, and Chromium.
 *
 *   node scripts/make-edit-loops.mjs [--only vivid,clean] [--sheet [--frames folder]]
 *
 * A sheet takes some minutes. With `--only`, it is made if the folder for frames already has those of the
 * other looks.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CASTS, FILM } from './lib/assets/editLoopCasts.mjs';
import { ffmpeg, REPRODUCIBLE } from './lib/machine/ffmpeg.mjs';
import { loadSource } from './lib/loadSource.mjs';
import { ROOT } from './lib/run.mjs';
import { openStudio } from './lib/studioPage.mjs';

const loops = join(ROOT, 'packages/app/src/screens/AiEdit/loops');
/** Maximum size of one loop, in bytes. */
const MAX_SIZE = 150_000;
/** The cards' own shape, at their size on a screen with two device pixels per CSS pixel. */
const TALL = { width: 270, height: 480, frameRate: 24 };
const WIDE = { width: 1280, height: 720, frameRate: 30 };
/** The times in a film, in seconds, at which a sheet takes its frames. */
const SHEET_TIMES = [1.3, 5.4, 9.6];

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sheet: { type: 'boolean', default: false },
    frames: { type: 'string' },
  },
});

/**
 * @typedef {import('../packages/studio/src/looks/index.ts').Look} Look
 * @type {typeof import('../packages/studio/src/looks/index.ts')}
 */
const { LOOK_LIST, subtitleStylesOf } = await loadSource('packages/studio/src/looks/index.ts');
/** @type {typeof import('../packages/studio/src/checks/container.ts')} */
const { checkContainer } = await loadSource('packages/studio/src/checks/container.ts');
/** @type {typeof import('../packages/studio/src/checks/loudness.ts')} */
const { checkLoudness } = await loadSource('packages/studio/src/checks/loudness.ts');
const wanted =
  options.only === ''
    ? LOOK_LIST
    : LOOK_LIST.filter(({ id }) => options.only.split(',').includes(id));

/**
 * An edit as the page sends it, with everything that a template has.
 *
 * @param {Look} look
 * @param {string} title
 * @param {number} seconds - Of the title.
 * @param {import('../packages/studio/src/editRequest.ts').BrollFrequency} brollFrequency
 * @returns {import('../packages/studio/src/editRequest.ts').Edit}
 */
function editOf(look, title, seconds, brollFrequency) {
  return {
    aiEditSettings: {
      template: look.id,
      brollFrequency,
      brollType: 'mixed',
      listicleStyle: look.id === 'chillguy2' ? 'no-bg' : 'bg',
      title: { text: title, duration: seconds },
    },
    bgVideoSettings: {
      shape: 'square',
      position: 'top-right',
      stroke: { color: '#ffdf06ff', width: 10 },
    },
    additionalFeatures: {
      applyAiEdit: true,
      addBgm: look.id !== 'chillguy',
      removeFillerWords: true,
      removeSilenceParts: true,
      enhanceAudio: true,
    },
    subtitleStyles: subtitleStylesOf(look),
    additionalSettings: { soundEffectsVolume: 30, applySpeakerDetection: seconds < 99 },
    bgmData: { volume: 25, fadeIn: 0, fadeOut: 1 },
  };
}

const folder = await mkdtemp(join(tmpdir(), 'lectern-loops-'));
const frames = options.frames ?? folder;
/** @type {(look: Look, i: number) => string} */
const frameOf = ({ id }, i) => join(frames, `${id}.${i}.png`);

/**
 * Makes one look's loop: the studio's film, reduced in size.
 *
 * @param {import('./lib/studioPage.mjs').Studio} studio
 * @param {Look} look
 */
async function makeLoop(studio, look) {
  const { presenter, colour, backdrop, voiceId, title, script } = CASTS[look.id];
  const film = await studio.film({
    ...{ script, presenter, voiceId, format: TALL },
    scene: { colour, backdrop },
    edit: editOf(look, title, 2.2, look.id === 'split' ? 'high' : 'none'),
  });
  const raw = join(folder, `${look.id}.mp4`);
  await writeFile(raw, film.video);
  const small = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-pix_fmt', 'yuv420p'];
  const sound = ['-c:a', 'aac', '-b:a', '40k', '-ac', '1'];
  const tidy = ['-movflags', '+faststart', ...REPRODUCIBLE];
  const path = join(loops, `${look.id}.mp4`);
  const still = join(loops, `${look.id}.jpg`);
  await ffmpeg('-i', raw, ...small, ...sound, ...tidy, path);
  await ffmpeg('-ss', '2', '-i', raw, '-frames:v', '1', '-q:v', '4', still);
  const { size } = await stat(path);
  console.log(`${look.id}: ${film.duration.toFixed(1)} s, ${(size / 1000).toFixed(0)} kB`);
  if (size > MAX_SIZE) throw new Error(`The loop of ${look.id} is too large: ${size} bytes.`);
}

/**
 * Makes one look's film of 20 s, checks its file, and keeps three of its frames.
 *
 * @param {import('./lib/studioPage.mjs').Studio} studio
 * @param {Look} look
 */
async function makeFrames(studio, look) {
  const { presenter, colour, backdrop, voiceId } = CASTS[look.id];
  const film = await studio.film({
    ...{ script: FILM, presenter, voiceId, format: WIDE },
    scene: { colour, backdrop },
    edit: editOf(look, 'Three better ways', 2.6, 'medium'),
  });
  const path = join(folder, `${look.id}.film.mp4`);
  await writeFile(path, film.video);
  const found = [...(await checkContainer(path)), ...(await checkLoudness(path))];
  const failed = found.filter(({ pass }) => !pass);
  const words = failed.map(({ name, value }) => `${name}: ${value}`).join(', ');
  console.log(
    `${look.id}: ${film.duration.toFixed(1)} s in ${(film.milliseconds / 1000).toFixed(1)} s, ` +
      (failed.length === 0 ? `${found.length} checks passed` : `FAILED ${words}`),
  );
  if (failed.length > 0) process.exitCode = 1;
  for (const [i, time] of SHEET_TIMES.entries()) {
    const cut = ['-ss', String(time), '-i', path, '-frames:v', '1', '-vf', 'scale=480:-2'];
    await ffmpeg(...cut, frameOf(look, i));
  }
}

/** @param {import('./lib/studioPage.mjs').Studio} studio */
async function makeSheet(studio) {
  for (const look of wanted) await makeFrames(studio, look);
  const rows = LOOK_LIST.map((look) => SHEET_TIMES.map((_, i) => frameOf(look, i)));
  if (!rows.flat().every((path) => existsSync(path))) return;
  const names = LOOK_LIST.map(({ name }) => name);
  await writeFile(join(ROOT, 'docs/ai-edit-templates.jpg'), await studio.sheet(names, rows));
}

try {
  await mkdir(loops, { recursive: true });
  await mkdir(frames, { recursive: true });
  const studio = await openStudio();
  try {
    if (options.sheet) await makeSheet(studio);
    else for (const look of wanted) await makeLoop(studio, look);
  } finally {
    await studio.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
