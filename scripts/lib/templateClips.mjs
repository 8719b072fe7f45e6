import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpeg, REPRODUCIBLE } from './ffmpeg.mjs';
import { ROOT } from './run.mjs';
import { openStudio } from './studioPage.mjs';

const media = join(ROOT, 'packages/app/src/templates/media');
/** Bytes; the most that one preview may weigh. */
const MAX_SIZE = 250_000;
const FORMAT = { width: 1280, height: 720, frameRate: 30 };

/**
 * The beginning of each template with something in its placeholders, and who says it where.
 *
 * @type {(Omit<import('./studioPage.mjs').FilmWish, 'format'> & { id: string })[]}
 */
const CLIPS = [
  {
    ...{ id: 'product-introduction', presenter: 'amara', voiceId: 'olivia' },
    scene: { colour: 'sky', backdrop: 'board' },
    script:
      'Every week, small teams lose hours to looking for files. It does not have to be that way. Let me show you something.',
  },
  {
    ...{ id: 'company-overview', presenter: 'leila', voiceId: 'maya' },
    scene: { colour: 'sage', backdrop: 'arch' },
    script:
      'Hello, and welcome to Northlight. In the next two minutes I will tell you who we are, and why we enjoy it.',
  },
  {
    ...{ id: 'tutorial-style', presenter: 'wren', voiceId: 'zoe' },
    scene: { colour: 'ochre', backdrop: 'window' },
    script:
      'Welcome. In the next four minutes you will learn how to bake bread, from an empty bowl to a finished loaf.',
  },
  {
    ...{ id: 'customer-testimonial', presenter: 'mei', voiceId: 'grace' },
    scene: { colour: 'blush', backdrop: 'disc' },
    script:
      'I run a small studio, and I do not usually recommend things in front of a camera. This is an exception.',
  },
  {
    ...{ id: 'product-demo', presenter: 'kofi', voiceId: 'marcus' },
    scene: { colour: 'clay', backdrop: 'product' },
    script:
      'Talking about a product is easy, so let us use it instead, from beginning to end, without cutting the boring parts.',
  },
  {
    ...{ id: 'quarterly-update', presenter: 'jonas', voiceId: 'james' },
    scene: { colour: 'plum', backdrop: 'stage' },
    script:
      'Three numbers tell the story of this quarter. The first one is revenue, and I am happy to say that it grew.',
  },
  {
    ...{ id: 'course-introduction', presenter: 'ravi', voiceId: 'leo' },
    scene: { colour: 'ochre', backdrop: 'board' },
    script:
      'Welcome to the course. I still remember how confusing the first steps were. Let us take them together.',
  },
  {
    ...{ id: 'quick-tips', presenter: 'otto', voiceId: 'finn' },
    scene: { colour: 'stone', backdrop: 'shelf' },
    script:
      'Three tips for better lighting, in little more than a minute. The last one is my favourite, so stay until the end.',
  },
];

/**
 * Makes a clip small enough for a page of eight.
 *
 * @param {{ video: Buffer; poster: Buffer }} film
 * @param {string} id
 * @param {string} folder
 */
async function shrink({ video, poster }, id, folder) {
  const source = join(folder, 'clip.mp4');
  const still = join(folder, 'clip.jpg');
  await writeFile(source, video);
  await writeFile(still, poster);
  await ffmpeg(
    ...['-i', source, '-vf', 'scale=640:360:flags=lanczos', '-r', '30', '-pix_fmt', 'yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '30'],
    ...['-c:a', 'aac', '-b:a', '56k', '-ac', '1', '-movflags', '+faststart', ...REPRODUCIBLE],
    join(media, `${id}.mp4`),
  );
  const size = 'scale=960:540:flags=lanczos';
  const output = join(media, `${id}.jpg`);
  await ffmpeg('-i', still, '-vf', size, '-q:v', '5', ...REPRODUCIBLE, output);
}

/**
 * Makes the film and the still of every built-in template (packages/app/src/templates/media): its
 * presenter saying the first sentences, rendered by the studio in Chromium. Needs ffmpeg with
 * libx264.
 */
export async function makeTemplateClips() {
  await mkdir(media, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'lectern-clips-'));
  const studio = await openStudio();
  const sizes = [];
  try {
    for (const { id, ...wish } of CLIPS) {
      await shrink(await studio.film({ ...wish, format: FORMAT }), id, folder);
      sizes.push({ template: id, bytes: (await stat(join(media, `${id}.mp4`))).size });
    }
  } finally {
    await studio.close();
    await rm(folder, { recursive: true, force: true });
  }
  console.table(sizes);
  if (sizes.some(({ bytes }) => bytes > MAX_SIZE)) process.exitCode = 1;
}

/** What the presenter of the sample says (mocks/fixtures/sample.ts has its captions). */
const SAMPLE_SCRIPT = 'Welcome to Lectern. Write a few lines, and let somebody say them.';
/** Seconds of the film that the sample leaves out at its start, and that it lasts: it has shorter rests. */
const SAMPLE_SPAN = ['-ss', '0.3', '-t', '4.67'];

/** Makes the clip of finished videos in scenarios and stories (mocks/fixtures/media/sample.mp4). */
export async function makeSampleClip() {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-sample-'));
  const studio = await openStudio();
  try {
    const { video } = await studio.film({
      ...{ presenter: 'amara', voiceId: 'olivia', script: SAMPLE_SCRIPT, format: FORMAT },
      scene: { colour: 'clay', backdrop: 'disc' },
    });
    const source = join(folder, 'sample.mp4');
    await writeFile(source, video);
    await ffmpeg(
      ...[
        '-i',
        source,
        ...SAMPLE_SPAN,
        '-vf',
        'scale=640:360:flags=lanczos',
        '-pix_fmt',
        'yuv420p',
      ],
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '30'],
      ...['-c:a', 'aac', '-b:a', '56k', '-ac', '1', '-movflags', '+faststart', ...REPRODUCIBLE],
      join(ROOT, 'mocks/fixtures/media/sample.mp4'),
    );
  } finally {
    await studio.close();
    await rm(folder, { recursive: true, force: true });
  }
}
