import type { VideoRecord } from '../../db/records.ts';
import type { MediaLibrary } from '../../files/mediaLibrary.ts';
import { audioFiles, videoFiles } from '../../files/mediaNames.ts';
import type { Speech } from '../speech.ts';
import { type RenderResult, type Studio, StudioError, type StudioProgress } from '@lectern/studio';
import { createProgressWriter } from './progressWriter.ts';
import type { RenderFailure, RenderRecords } from './renderRecords.ts';
import { FAILURE_WORDS, STALLED } from './renderWords.ts';

/** The reason of a render's abort signal. */
export class RenderStop extends Error {
  override readonly name = 'RenderStop';
  readonly why: 'cancelled' | 'closed' | 'stalled';

  constructor(why: RenderStop['why']) {
    super(`The render was ${why}.`);
    this.why = why;
  }
}

export interface RenderParts {
  records: RenderRecords;
  media: MediaLibrary;
  speech: Speech;
  studio: () => Promise<Studio>;
  now: () => number;
}

/** Milliseconds without progress after which a render fails, so that none stays 'processing' forever. */
export const STALL_LIMIT = 5 * 60_000;
/** The limit is counted in steps of this length, as often as browsers run the timers of hidden tabs. */
const STALL_STEP = 60_000;

/** Share of the job that speech takes, if it has not been spoken yet. */
const VOICE_SHARE = 0.1;

function failureOf(cause: unknown): RenderFailure {
  if (cause instanceof RenderStop) {
    return { message: STALLED, code: 'stalled', details: cause.message };
  }
  const details = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof StudioError) {
    return { message: FAILURE_WORDS[cause.code], code: cause.code, details };
  }
  const message = 'The video could not be made. Retry to make it again.';
  return { message, code: 'unknown', details };
}

/** Rejects with the signal's reason as soon as it fires, for work that ignores signals. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => {
      reject(signal.reason instanceof Error ? signal.reason : new RenderStop('cancelled'));
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Removes all files of a video; missing files are not an error. */
export async function removeVideoFiles(media: MediaLibrary, videoId: string): Promise<void> {
  const names = Object.values(videoFiles(videoId));
  await Promise.allSettled(names.map((name) => media.remove(name)));
}

/** One attempt to make a video, from the spoken script to success or failure. Never rejects. */
export async function runRender(
  videoId: string,
  controller: AbortController,
  parts: RenderParts,
): Promise<void> {
  const { records, media, speech, now } = parts;
  const { signal } = controller;
  const video = await records.begin(videoId);
  if (!video) return;

  const writer = createProgressWriter(
    (progress) => records.advance(videoId, progress),
    () => controller.abort(new RenderStop('cancelled')),
    now,
  );
  let watchdog: ReturnType<typeof setInterval> | undefined;
  const watch = (): void => {
    clearInterval(watchdog);
    let quiet = 0;
    // While the device is suspended, no worker can answer. Afterwards an interval has missed at most one step.
    watchdog = setInterval(() => {
      quiet += STALL_STEP;
      if (quiet >= STALL_LIMIT) controller.abort(new RenderStop('stalled'));
    }, STALL_STEP);
  };
  const report = (progress: StudioProgress): void => {
    watch();
    writer.report(progress);
  };

  const work = make(video, parts, signal, report);
  try {
    watch();
    const result = await Promise.race([work, whenAborted(signal)]);
    await writer.settled();
    const replaced = await records.complete(videoId, result);
    await Promise.all((replaced ?? [videoId]).map((id) => removeVideoFiles(media, id)));
  } catch (cause) {
    await writer.settled();
    const stop: unknown = signal.aborted ? signal.reason : cause;
    // A closing tab leaves the record unchanged: another tab, or the next visit, continues.
    if (stop instanceof RenderStop && stop.why === 'closed') return;
    await removeVideoFiles(media, videoId);
    // The studio may keep writing for a moment before it notices the signal.
    void work.catch(() => undefined).then(() => removeVideoFiles(media, videoId));
    if (stop instanceof RenderStop && stop.why === 'cancelled') return;
    await records.fail(videoId, failureOf(stop));
  } finally {
    clearInterval(watchdog);
  }

  async function make(
    record: VideoRecord,
    { studio }: RenderParts,
    stop: AbortSignal,
    onProgress: (progress: StudioProgress) => void,
  ): Promise<RenderResult> {
    const { userId, projectId, voiceId, script, speed = 1 } = record;
    const spoken = { projectId, voiceId, script, speed };
    // An edit has the sound of its video, even if the project's settings or takes have changed since.
    const own = record.audioId === null ? null : await speech.kept(record.audioId);
    const kept = own ?? (await speech.find(spoken));
    const offset = kept ? 0 : VOICE_SHARE;
    const audio =
      kept ??
      (await speech.speak(
        { userId, ...spoken },
        {
          signal: stop,
          onProgress: ({ fraction }) =>
            onProgress({ stage: 'voice', fraction: fraction * VOICE_SHARE }),
        },
      ));
    await records.setAudio(videoId, audio.id);
    const engine = await studio();
    const { presenter, scene, format, burnCaptions, captionStyle = 'karaoke', edit } = record;
    const { manner = 'natural', gesturesOff = [] } = record;
    const files = { ...audioFiles(audio.id), ...videoFiles(videoId) };
    const title = await records.titleOf(record);
    const look = { presenter, scene, format, burnCaptions, captionStyle, manner, gesturesOff };
    return engine.render(
      { ...files, ...look, ...(title ? { title } : {}), ...(edit ? { edit } : {}) },
      {
        signal: stop,
        onProgress: (progress) =>
          onProgress({ ...progress, fraction: offset + progress.fraction * (1 - offset) }),
      },
    );
  }
}
