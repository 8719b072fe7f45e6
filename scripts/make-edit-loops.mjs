/**
 * Makes the loops of the AI edit's templates with their stills (packages/app/src/screens/AiEdit/loops), and,
 * asked for, a sheet of three frames a template of a whole film (docs/ai-edit-templates.jpg), whose
 * files are checked. Needs ffmpeg with libx264, and Chromium.
 *
 *   node scripts/make-edit-loops.mjs [--only vivid,clean] [--sheet [--frames folder]]
 *
 * A sheet takes some minutes. Of a part of the looks it is made once the others' frames stand in the
 * folder for frames too.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { openStudio } from './lib/studioPage.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const loops = `${root}packages/app/src/screens/AiEdit/loops/`;
/** Bytes; what one loop may weigh. */
const MAX_SIZE = 150_000;
/** The cards' own shape, as large as they are on a screen of two px a px. */
const TALL = { width: 270, height: 480, frameRate: 24 };
const WIDE = { width: 1280, height: 720, frameRate: 30 };
/** Seconds of a film from which a sheet takes its frames. */
const SHEET_TIMES = [1.3, 5.4, 9.6];

/** Who says what in front of what: a few words, in the voice of the look. */
const CASTS = {
  vivid: [
    'amara',
    'clay',
    'disc',
    'olivia',
    'Meet the spring line',
    'Say hello to our spring line. It is bright.',
  ],
  vivid2: [
    'jonas',
    'sky',
    'arch',
    'james',
    '',
    'Two ideas. First, wear it in layers. Second, mix.',
  ],
  storyteller: [
    'otto',
    'ink',
    'disc',
    'finn',
    'Spring, a story',
    'It began with one question, on a quiet morning.',
  ],
  satisfying: [
    'mei',
    'sage',
    'disc',
    'grace',
    'neat layers',
    'Slow and steady. One neat layer, then another.',
  ],
  chillguy: [
    'wren',
    'ochre',
    'disc',
    'nora',
    'just spring',
    'No rush at all. It is only spring, you see.',
  ],
  chillguy2: [
    'juno',
    'blush',
    'window',
    'maya',
    '',
    'Two ideas. First, start with linen. Then keep it easy.',
  ],
  cinematic: [
    'elias',
    'stone',
    'window',
    'ben',
    'The spring',
    'Every season starts with an open window.',
  ],
  impact: [
    'kofi',
    'plum',
    'disc',
    'marcus',
    'Spring now',
    'All of it, right now. Do not wait for summer.',
  ],
  paper: [
    'saba',
    'sage',
    'shelf',
    'isla',
    'The spring papers',
    'Cut by hand, and read aloud every morning.',
  ],
  movienight: [
    'tomas',
    'plum',
    'stage',
    'leo',
    'Spring line',
    'Lights down, please. Roll the film.',
  ],
  split: [
    'greta',
    'sky',
    'disc',
    'grace',
    'The spring line',
    'Two views of one product. Look at both.',
  ],
  kinetic: [
    'imani',
    'sage',
    'disc',
    'zoe',
    'New spring line',
    'Everything starts to bloom. Move with it.',
  ],
  vortex: [
    'leila',
    'ochre',
    'disc',
    'olivia',
    'Round and round',
    'Round and round we go, right into spring.',
  ],
  clean: [
    'noor',
    'stone',
    'window',
    'maya',
    'Our spring line',
    'Here is what is new this spring, in short.',
  ],
  bulletin: [
    'ravi',
    'ink',
    'shelf',
    'leo',
    'Spring arrives',
    'Good evening. Spring has arrived in the city.',
  ],
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

async function run(program, args) {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}

const ffmpeg = (...args) => run('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args]);

async function load(path) {
  const config = { root, configFile: false, logLevel: 'error' };
  return (await runnerImport(`${root}${path}`, config)).module;
}

const { LOOK_LIST, subtitleStylesOf } = await load('packages/studio/src/looks/index.ts');
const wanted =
  options.only === ''
    ? LOOK_LIST
    : LOOK_LIST.filter(({ id }) => options.only.split(',').includes(id));

/** An edit as the page sends it, with all that a template has. */
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
const frameOf = ({ id }, i) => join(frames, `${id}.${i}.png`);

/** One look as a loop: the studio's film, made small. */
async function makeLoop(studio, look) {
  const [presenter, colour, backdrop, voiceId, title, script] = CASTS[look.id];
  const film = await studio.film({
    ...{ script, presenter, voiceId, format: TALL },
    scene: { colour, backdrop },
    edit: editOf(look, title, 2.2, look.id === 'split' ? 'high' : 'none'),
  });
  const raw = join(folder, `${look.id}.mp4`);
  await writeFile(raw, film.video);
  const small = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-pix_fmt', 'yuv420p'];
  const sound = ['-c:a', 'aac', '-b:a', '40k', '-ac', '1'];
  const tidy = ['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact'];
  const path = `${loops}${look.id}.mp4`;
  await ffmpeg('-i', raw, '-t', '4', ...small, ...sound, ...tidy, path);
  await ffmpeg('-ss', '2', '-i', raw, '-frames:v', '1', '-q:v', '4', `${loops}${look.id}.jpg`);
  const { size } = await stat(path);
  console.log(`${look.id}: ${film.duration.toFixed(1)} s, ${(size / 1000).toFixed(0)} kB`);
  if (size > MAX_SIZE) throw new Error(`The loop of ${look.id} weighs ${size} bytes.`);
}

/** One look in a film of 20 s: its file is checked, three of its frames are kept. */
async function makeFrames(studio, look, checks) {
  const [presenter, colour, backdrop, voiceId] = CASTS[look.id];
  const film = await studio.film({
    ...{ script: FILM, presenter, voiceId, format: WIDE },
    scene: { colour, backdrop },
    edit: editOf(look, 'Three better ways', 2.6, 'medium'),
  });
  const path = join(folder, `${look.id}.film.mp4`);
  await writeFile(path, film.video);
  const found = [...(await checks.checkContainer(path)), ...(await checks.checkLoudness(path))];
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

async function makeSheet(studio) {
  const container = await load('packages/studio/src/checks/container.ts');
  const loudness = await load('packages/studio/src/checks/loudness.ts');
  for (const look of wanted) await makeFrames(studio, look, { ...container, ...loudness });
  const rows = LOOK_LIST.map((look) => SHEET_TIMES.map((_, i) => frameOf(look, i)));
  if (!rows.flat().every((path) => existsSync(path))) return;
  const names = LOOK_LIST.map(({ name }) => name);
  await writeFile(`${root}docs/ai-edit-templates.jpg`, await studio.sheet(names, rows));
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
