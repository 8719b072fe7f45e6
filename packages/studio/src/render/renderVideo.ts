/**
 * Renders a video: the page's side.
 *
 * The page turns SVG into bitmaps, because workers cannot. A worker does the rest, so that the page
 * stays responsive and a hidden tab continues.
 */
import { planCuts } from '../timeline/cuts.ts';
import { retime } from '../timeline/retime.ts';
import type { Edit } from '../editRequest.ts';
import type { Span } from '../timeline/spans.ts';
import { hasMedia, removeMedia } from '../mediaStore.ts';
import { StudioError } from '../StudioError.ts';
import type {
  JobOptions,
  RenderRequest,
  RenderResult,
  SpeechTimeline,
  StudioProgress,
} from '../types.ts';
import { frameCount } from '../presenter/frameTrack.ts';
import type { FromRenderWorker, RenderTimings, ToRenderWorker } from './messages.ts';
import type { FilmJob } from '../filmJob.ts';
import { RASTER_SHARE, RenderProgress } from './progress.ts';
import { rasteriseScene } from './rasterise.ts';
import { readTimeline } from '../timeline/readTimeline.ts';

/** Milliseconds that a cancelled worker gets to remove its files before it is terminated. */
const CANCEL_GRACE = 3_000;

export interface RenderOutcome {
  result: RenderResult;
  timings: RenderTimings;
}

/**
 * Renders spoken audio as an MP4, with a poster and captions.
 *
 * On failure or cancel it removes all three files.
 *
 * @throws `StudioError` of any code but those of speech.
 */
export async function renderVideo(
  request: RenderRequest,
  options: JobOptions = {},
): Promise<RenderResult> {
  return (await renderTimed(request, options)).result;
}

/** As {@link renderVideo}, with the times of its parts in the worker. */
export function renderTimed(
  request: RenderRequest,
  { signal = new AbortController().signal, onProgress = () => undefined }: JobOptions = {},
): Promise<RenderOutcome> {
  return keptAwake(async () => {
    const report = monotone(onProgress);
    try {
      const job = await prepare(request, signal, report);
      return await runInWorker(job, signal, report);
    } catch (cause) {
      for (const name of [request.videoFile, request.posterFile, request.captionsFile]) {
        await removeMedia(name).catch(() => undefined);
      }
      throw cause;
    }
  });
}

async function prepare(
  request: RenderRequest,
  signal: AbortSignal,
  report: (progress: StudioProgress) => void,
): Promise<FilmJob> {
  report({ stage: 'voice', fraction: 0 });
  throwIfAborted(signal);
  const spoken = await readTimeline(request.timelineFile);
  const kept = keptOf(spoken, request.edit);
  const timeline = request.edit ? retime(spoken, kept) : spoken;
  const { format } = request;
  const frames = frameCount(timeline.duration, format.frameRate);
  const progress = new RenderProgress({ ...format, frames });
  if (!(await hasMedia(request.audioFile))) {
    throw new StudioError('missing-file', request.audioFile);
  }
  report(progress.at('voice', 1));
  const raster = await rasteriseScene(request, signal, (share) =>
    report(progress.at('scene', RASTER_SHARE * share)),
  );
  const { presenter, scene, timelineFile: _, ...rest } = request;
  return { ...rest, ...raster, request: { presenter, scene }, timeline, kept };
}

/** The spans of the speech that an edit keeps; all of it without an edit. */
function keptOf(timeline: SpeechTimeline, edit: Edit | undefined): Span[] {
  const whole = [{ start: 0, end: timeline.duration }];
  return edit ? planCuts(timeline, edit.additionalFeatures) : whole;
}

function runInWorker(
  job: FilmJob,
  signal: AbortSignal,
  report: (progress: StudioProgress) => void,
): Promise<RenderOutcome> {
  throwIfAborted(signal);
  const worker = new Worker(new URL('../film.worker.ts', import.meta.url), {
    type: 'module',
    name: 'lectern-render',
  });
  const send = (message: ToRenderWorker, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  return new Promise<RenderOutcome>((resolve, reject) => {
    let grace: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => {
      send({ type: 'cancel' });
      grace = setTimeout(() => settle(() => reject(new StudioError('cancelled'))), CANCEL_GRACE);
    };
    const settle = (how: () => void) => {
      clearTimeout(grace);
      signal.removeEventListener('abort', cancel);
      worker.terminate();
      how();
    };
    worker.onmessage = ({ data }: MessageEvent<FromRenderWorker>) => {
      if (data.type === 'progress') {
        const { type: _, ...progress } = data;
        if (!signal.aborted) report(progress);
      } else if (data.type === 'done') {
        settle(() => resolve({ result: data.result, timings: data.timings }));
      } else {
        settle(() => reject(new StudioError(data.code, data.message)));
      }
    };
    worker.onerror = (event) => {
      const message = event.message || 'the render worker could not start';
      settle(() => reject(new StudioError('encoder-failed', message)));
    };
    signal.addEventListener('abort', cancel, { once: true });
    send({ type: 'render', job }, bitmapsOf(job));
  });
}

function bitmapsOf({ backdrop, layers, artMouth }: FilmJob): ImageBitmap[] {
  return [backdrop, ...[...layers, artMouth].flatMap(({ phases }) => phases)];
}

/** Keeps progress from falling: page and worker each count for themselves. */
function monotone(report: (progress: StudioProgress) => void): typeof report {
  let highest = 0;
  return (progress) => {
    highest = Math.max(highest, progress.fraction);
    report({ ...progress, fraction: highest });
  };
}

/** Browsers do not freeze a hidden page that holds a lock. */
function keptAwake<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`lectern-awake-${crypto.randomUUID()}`, work);
}

function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new StudioError('cancelled');
}
