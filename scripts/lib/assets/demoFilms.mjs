import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ffmpeg, REPRODUCIBLE } from '../machine/ffmpeg.mjs';
import { loadSource } from '../loadSource.mjs';
import { ROOT } from '../run.mjs';
import { openStudio } from '../studioPage.mjs';

const media = join(ROOT, 'mocks/fixtures/media');
/** Limit in bytes for all films together, so that a visit to the demo account stays cheap. */
const MAX_SIZE = 1_000_000;
/** The format of a new project (mocks/jobs/renders/renderPlan.ts), and of the gestures below. */
const FORMAT = { width: 1280, height: 720, frameRate: 30 };

/**
 * @typedef {import('../studioPage.mjs').FilmWish} FilmWish
 * @typedef {Pick<FilmWish, 'voiceId' | 'script' | 'edit'> & { avatarId: string }} DemoFilm
 */

/**
 * Makes the films that the demo account starts with (mocks/fixtures/media): video, poster, captions, and
 * the seconds and bytes of each. Needs ffmpeg with libx264.
 */
export async function makeDemoFilms() {
  /** @type {{ DEMO_FILMS: Record<string, DemoFilm> }} */
  const { DEMO_FILMS } = await loadSource('mocks/fixtures/demoFilms.ts');
  const folder = await mkdtemp(join(tmpdir(), 'lectern-demo-'));
  const studio = await openStudio();
  /** @type {Record<string, { seconds: number; bytes: number }>} */
  const files = {};
  try {
    for (const [id, { avatarId, voiceId, script, edit }] of Object.entries(DEMO_FILMS)) {
      const presenter = avatarId.replace('avt_', '');
      const wish = { presenter, voiceId, script, edit, format: FORMAT };
      const film = await studio.film({ ...wish, manner: 'natural' });
      const source = join(folder, 'film.mp4');
      await writeFile(source, film.video);
      const output = join(media, `${id}.mp4`);
      await ffmpeg(
        ...['-i', source, '-pix_fmt', 'yuv420p'],
        ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '33'],
        ...['-c:a', 'aac', '-b:a', '56k', '-ac', '1', '-movflags', '+faststart', ...REPRODUCIBLE],
        output,
      );
      const still = join(folder, 'film.jpg');
      await writeFile(still, film.poster);
      const small = ['-vf', 'scale=640:360:flags=lanczos', '-q:v', '4', ...REPRODUCIBLE];
      await ffmpeg('-i', still, ...small, join(media, `${id}.jpg`));
      const captions = Buffer.from(film.captions, 'base64');
      await writeFile(join(media, `${id}.vtt`), captions);
      const { size } = await stat(output);
      files[id] = { seconds: Number(film.duration.toFixed(2)), bytes: size };
    }
  } finally {
    await studio.close();
    await rm(folder, { recursive: true, force: true });
  }
  const path = join(ROOT, 'mocks/fixtures/demoFilmFiles.ts');
  const lines = [
    "/** Seconds and bytes of the demo account's films; written by `npm run assets`. */",
    `export const DEMO_FILM_FILES = ${JSON.stringify(files)} as const;`,
  ];
  const style = await resolveConfig(path);
  await writeFile(path, await format(lines.join('\n'), { ...style, filepath: path }));
  console.table(files);
  const size = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  if (size > MAX_SIZE) process.exitCode = 1;
}
