/**
 * A render in three functions that any engine can drive: plan it once, make each segment on any free core,
 * and assemble the film from their bytes.
 */
import type { FilmContent } from '../filmJob.ts';
import { readMedia } from '../mediaStore.ts';
import { StudioError } from '../StudioError.ts';
import type { RenderRequest, RenderResult } from '../types.ts';
import { FilmPool } from './filmPool.ts';
import type { Plan } from './plan.ts';
import { planFilm } from './planFilm.ts';
import { contentOf, readSpeech } from './prepareFilm.ts';
import { rasteriseScene } from './rasterise.ts';
import { startAssembly } from './startAssembly.ts';
import { supportedVideoConfig } from './videoEncoding.ts';

/** A render without the names of the files to write. */
export type PlanRequest = Omit<RenderRequest, 'videoFile' | 'posterFile' | 'captionsFile'>;

/** The files of a film. */
type FilmFiles = Pick<RenderRequest, 'audioFile' | 'videoFile' | 'posterFile' | 'captionsFile'>;

const NO_FILES = { audioFile: '', videoFile: '', posterFile: '', captionsFile: '' };

/**
 * Resolves everything that determines a picture or a sample of a film, and cuts it into segments of about
 * eight seconds at the pauses between sentences. Equal requests give equal plans.
 *
 * @throws `StudioError` 'missing-file' without audio or timeline, 'unsupported', 'cancelled'
 */
export async function planRender(
  request: PlanRequest,
  signal = new AbortController().signal,
): Promise<Plan> {
  const encoding = await supportedVideoConfig(request.format);
  if (!encoding) throw new StudioError('unsupported', 'H.264 encoder');
  const whole = { ...request, ...NO_FILES, audioFile: request.audioFile };
  const job = contentOf(whole, await readSpeech(request));
  return withPool(job, encoding, signal, async (pool) =>
    planFilm(job, encoding, await pool.first.units(), new Set()),
  );
}

/**
 * Makes one segment of a plan: the same pictures in any worker, tab or machine. The bytes are those of a
 * segment's file (see `segment.ts`); encoders may write different bytes for the same pictures.
 *
 * @param index of the plan's segments
 * @throws `StudioError` 'unsupported', 'encoder-failed', 'cancelled'
 */
export async function renderSegment(
  plan: Plan,
  index: number,
  signal = new AbortController().signal,
): Promise<Uint8Array<ArrayBuffer>> {
  const segment = plan.segments[index];
  if (!segment) throw new RangeError(`The plan has no segment ${index}.`);
  return withPool(contentOfPlan(plan), plan.encoding, signal, (pool) =>
    pool.first.makeSegment(segment),
  );
}

/**
 * Returns the SHA-256 of each picture before encoding, in frame order. Used to check that a segment does
 * not depend on where it is made.
 *
 * @param range first frame and number of frames
 */
export async function hashPictures(
  plan: Plan,
  range: { first: number; frames: number },
): Promise<string[]> {
  const { signal } = new AbortController();
  return withPool(contentOfPlan(plan), plan.encoding, signal, (pool) =>
    pool.first.hashPictures({ ...range, hash: '' }),
  );
}

/**
 * Returns the luma of one picture before encoding, row by row. Used to check how much quality encoding
 * costs.
 */
export async function drawLuma(plan: Plan, frame: number): Promise<Uint8Array<ArrayBuffer>> {
  const { signal } = new AbortController();
  return withPool(contentOfPlan(plan), plan.encoding, signal, (pool) => pool.first.drawLuma(frame));
}

/**
 * Assembles a film: copies the pictures of its segments, and encodes the audio as one stream. Writes the
 * film, its poster and its captions to the media store.
 *
 * @param segmentAt returns the bytes of a segment's file; called in order, one at a time
 * @param files `audioFile` is read: 48 kHz mono WAV, the whole speech before the cuts of an edit
 * @throws `StudioError` 'missing-file' without audio, or for bytes that are not the plan's segment;
 *   'encoder-failed' if the segments come from encoders that differ; 'storage-full'
 */
export async function assemble(
  plan: Plan,
  segmentAt: (index: number) => Promise<Uint8Array<ArrayBuffer>>,
  files: FilmFiles,
  signal = new AbortController().signal,
): Promise<RenderResult> {
  await readMedia(files.audioFile);
  const { film, segments, frames, duration } = plan;
  const { timeline, kept, edit, format, title } = film;
  const job = { ...contentOfPlan(plan), ...files };
  await withPool(job, plan.encoding, signal, (pool) => pool.first.writePoster());
  const broken = Promise.withResolvers<never>();
  const assembly = startAssembly(broken.reject);
  const work = async () => {
    const { remote } = assembly;
    const metadata = { planHash: plan.hash, ...(title && { title }) };
    await remote.startSound({ ...files, timeline, kept, ...(edit && { edit }) });
    await remote.open({ ...files, timeline, format, frames, metadata });
    for (const [i, { hash }] of segments.entries()) {
      if (await remote.append(await segmentAt(i), hash)) continue;
      throw new StudioError('missing-file', `segment ${i} is damaged, or another one`);
    }
    return { duration, frames, size: await remote.finish() };
  };
  try {
    const result = await Promise.race([work(), broken.promise]);
    assembly.keep();
    return result;
  } catch (cause) {
    await assembly.stop();
    throw cause;
  }
}

function contentOfPlan({ film }: Plan): FilmContent {
  return { ...film, ...NO_FILES };
}

async function withPool<T>(
  job: FilmContent,
  encoding: VideoEncoderConfig,
  signal: AbortSignal,
  work: (pool: FilmPool) => Promise<T>,
): Promise<T> {
  const broken = Promise.withResolvers<never>();
  const { format, request } = job;
  const draw = () => rasteriseScene({ ...request, format }, signal);
  const pool = new FilmPool({
    ...{ look: job, encoding, draw, most: 1, onFailure: broken.reject },
  });
  try {
    const result = await Promise.race([pool.open(job).then(() => work(pool)), broken.promise]);
    pool.release();
    return result;
  } catch (cause) {
    pool.close();
    throw cause;
  }
}
