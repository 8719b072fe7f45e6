/**
 * Makes the loops of the AI edit's templates with their stills (packages/app/src/screens/AiEdit/loops), and,
 * asked for, a sheet of three frames a template of a whole film (docs/ai-edit-templates.jpg), whose
 * files are checked. Needs ffmpeg with libx264, and Chromium.
 *
 *   node scripts/make-edit-loops.mjs [--only vivid,clean] [--sheet [--frames folder]]
 *
 * A sheet takes some minutes. With `--only`, it is made if the folder for frames already has those of
 * the other looks.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ffmpeg, REPRODUCIBLE } from './lib/ffmpeg.mjs';
import { loadSource } from './lib/loadSource.mjs';
import { ROOT } from './lib/run.mjs';
import { openStudio } from './lib/studioPage.mjs';

const loops = join(ROOT, 'packages/app/src/screens/AiEdit/loops');
/** Bytes; the most that one loop may weigh. */
const MAX_SIZE = 150_000;
/** The cards' own shape, as large as they are on a screen of two px a px. */
const TALL = { width: 270, height: 480, frameRate: 24 };
const WIDE = { width: 1280, height: 720, frameRate: 30 };
/** Seconds of a film from which a sheet takes its frames. */
const SHEET_TIMES = [1.3, 5.4, 9.6];

/**
 * Who says what in front of what: a few words, in the voice of the look.
 *
 * @typedef {NonNullable<import('./lib/studioPage.mjs').FilmWish['scene']>} Scene
 * @type {Record<import('../packages/studio/src/looks/index.ts').LookId, Scene & {
 *   presenter: string;
 *   voiceId: string;
 *   title: string;
 *   script: string;
 * }>}
 */
const CASTS = {
  vivid: {
    ...{ presenter: 'amara', colour: 'clay', backdrop: 'disc', voiceId: 'olivia' },
    title: 'Meet the spring line',
    script: 'Say hello to our spring line. It is bright.',
  },
  vivid2: {
    ...{ presenter: 'jonas', colour: 'sky', backdrop: 'arch', voiceId: 'james' },
    title: '',
    script: 'Two ideas. First, wear it in layers. Second, mix.',
  },
  storyteller: {
    ...{ presenter: 'otto', colour: 'ink', backdrop: 'disc', voiceId: 'finn' },
    title: 'Spring, a story',
    script: 'It began with one question, on a quiet morning.',
  },
  satisfying: {
    ...{ presenter: 'mei', colour: 'sage', backdrop: 'disc', voiceId: 'grace' },
    title: 'neat layers',
    script: 'Slow and steady. One neat layer, then another.',
  },
  chillguy: {
    ...{ presenter: 'wren', colour: 'ochre', backdrop: 'disc', voiceId: 'nora' },
    title: 'just spring',
    script: 'No rush at all. It is only spring, you see.',
  },
  chillguy2: {
    ...{ presenter: 'juno', colour: 'blush', backdrop: 'window', voiceId: 'maya' },
    title: '',
    script: 'Two ideas. First, start with linen. Then keep it easy.',
  },
  cinematic: {
    ...{ presenter: 'elias', colour: 'stone', backdrop: 'window', voiceId: 'ben' },
    title: 'The spring',
    script: 'Every season starts with an open window.',
  },
  impact: {
    ...{ presenter: 'kofi', colour: 'plum', backdrop: 'disc', voiceId: 'marcus' },
    title: 'Spring now',
    script: 'All of it, right now. Do not wait for summer.',
  },
  paper: {
    ...{ presenter: 'saba', colour: 'sage', backdrop: 'shelf', voiceId: 'isla' },
    title: 'The spring papers',
    script: 'Cut by hand, and read aloud every morning.',
  },
  movienight: {
    ...{ presenter: 'tomas', colour: 'plum', backdrop: 'stage', voiceId: 'leo' },
    title: 'Spring line',
    script: 'Lights down, please. Roll the film.',
  },
  split: {
    ...{ presenter: 'greta', colour: 'sky', backdrop: 'disc', voiceId: 'grace' },
    title: 'The spring line',
    script: 'Two views of one product. Look at both.',
  },
  kinetic: {
    ...{ presenter: 'imani', colour: 'sage', backdrop: 'disc', voiceId: 'zoe' },
    title: 'New spring line',
    script: 'Everything starts to bloom. Move with it.',
  },
  vortex: {
    ...{ presenter: 'leila', colour: 'ochre', backdrop: 'disc', voiceId: 'olivia' },
    title: 'Round and round',
    script: 'Round and round we go, right into spring.',
  },
  clean: {
    ...{ presenter: 'noor', colour: 'stone', backdrop: 'window', voiceId: 'maya' },
    title: 'Our spring line',
    script: 'Here is what is new this spring, in short.',
  },
  bulletin: {
    ...{ presenter: 'ravi', colour: 'ink', backdrop: 'shelf', voiceId: 'leo' },
    title: 'Spring arrives',
    script: 'Good evening. Spring has arrived in the city.',
  },
};

/** About 20 s, with a list, a pause and a filler word in it. */
const FILM =
  'Good morning, and welcome. Today we look at three simple ways to make a better video. ' +
  'First, write the way you speak. Um, short sentences are easy for your audience to follow. ' +
  'Second, begin with the idea, and explain it after that. ' +
  'Third, stop when you have said it. Nobody ever complained that a film was over too soon.';

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
 * An edit as the page sends it, with all that a template has.
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
 * One look as a loop: the studio's film, made small.
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
  if (size > MAX_SIZE) throw new Error(`The loop of ${look.id} weighs ${size} bytes.`);
}

/**
 * One look in a film of 20 s: its file is checked, three of its frames are kept.
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
      (failed.length === 0 ? `${found.length} checks hold` : `FAILED ${words}`),
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
