import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpeg, REPRODUCIBLE } from '../machine/ffmpeg.mjs';
import { ROOT } from '../run.mjs';
import { openStudio } from '../studioPage.mjs';
import { CLIPS } from './templateCasts.mjs';

const media = join(ROOT, 'packages/app/src/templates/media');
/** Maximum size of one preview, in bytes. */
const MAX_SIZE = 250_000;
const FORMAT = { width: 1280, height: 720, frameRate: 30 };

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
 * Makes the film and the still of every built-in template (packages/app/src/templates/media): its presenter
 * speaking the first sentences, rendered by the studio in Chromium. Needs ffmpeg with libx264.
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

/** The script of the sample (mocks/fixtures/sample.ts has its captions). */
const SAMPLE_SCRIPT = 'Welcome to Lectern. Write a few lines, and let somebody say them.';
/** Seconds of the film that the sample skips at its start, and its duration: it has shorter pauses. */
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
