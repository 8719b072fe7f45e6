/**
 * Renders bitmaps and sound to files, inside the worker.
 */
import { type CaptionCue, buildCues } from '../captions/cues.ts';
import { toWebVtt } from '../captions/webVtt.ts';
import { flushMedia, readMedia, removeMedia, writeMedia } from '../mediaStore.ts';
import { composeFrame } from '../scene/composition.ts';
import { StudioError } from '../StudioError.ts';
import type { RenderResult, StudioProgress } from '../types.ts';
import { drawnCues, loadCaptionFont } from '../captions/captionPainter.ts';
import { FigurePainter } from '../presenter/figurePainter.ts';
import { encodeFrames } from './encodeFrames.ts';
import type { Edit } from '../editRequest.ts';
import type { FramePainter } from '../picture/framePainter.ts';
import { FrameTrack, frameCount } from '../presenter/frameTrack.ts';
import type { RenderTimings } from './messages.ts';
import type { FilmJob, OpenedEdit } from '../filmJob.ts';
import { Mp4File } from './mp4File.ts';
import { RenderProgress } from './progress.ts';
import { SoundTrack } from './soundTrack.ts';
import { supportedVideoConfig } from './videoEncoding.ts';

/** Opens the edit of a job. The caller passes it in, so that rendering does not depend on editing. */
export type OpenEdit = (job: FilmJob, edit: Edit, track: FrameTrack) => Promise<OpenedEdit>;

export interface RenderControl {
  isCancelled: () => boolean;
  report: (progress: StudioProgress) => void;
}

/**
 * Renders a job. On failure or cancel it removes all files.
 *
 * @throws `StudioError`.
 */
export async function renderFilm(
  job: FilmJob,
  control: RenderControl,
  openEdit: OpenEdit,
): Promise<{ result: RenderResult; timings: RenderTimings }> {
  const render = new Render(job, control, openEdit);
  try {
    return await render.run();
  } catch (cause) {
    for (const name of [job.videoFile, job.posterFile, job.captionsFile]) {
      await removeMedia(name).catch(() => undefined);
    }
    throw cause;
  } finally {
    await render.close();
  }
}

class Render {
  readonly #job: FilmJob;
  readonly #control: RenderControl;
  readonly #progress: RenderProgress;
  readonly #openEdit: OpenEdit;
  /** Undefined until the edit is open, and for jobs without one. */
  #edit: OpenedEdit | undefined;
  readonly #timings: RenderTimings = {
    setUp: 0,
    mixing: 0,
    drawing: 0,
    waiting: 0,
    frames: 0,
    sound: 0,
    saving: 0,
  };

  constructor(job: FilmJob, control: RenderControl, openEdit: OpenEdit) {
    const { format, timeline } = job;
    const frames = frameCount(timeline.duration, format.frameRate);
    this.#job = job;
    this.#control = control;
    this.#openEdit = openEdit;
    this.#progress = new RenderProgress({ ...format, frames });
  }

  async run(): Promise<{ result: RenderResult; timings: RenderTimings }> {
    const { videoFile, format, timeline } = this.#job;
    const start = performance.now();
    const config = await supportedVideoConfig(format);
    if (!config) throw new StudioError('unsupported', 'H.264 encoder');
    await loadCaptionFont();
    const { presenter, scene } = this.#job.request;
    const { captions } = composeFrame(format, presenter.style, scene.backdrop);
    const cues = drawnCues(timeline, format, captions);
    const track = new FrameTrack(presenter.name, timeline, cues, format);
    const [painter, audio] = await this.#prepare(cues, track);
    const sound = await SoundTrack.open(audio);
    const poster = await painter.poster();
    const file = await Mp4File.open(videoFile, format, track.frames, sound, timeline.duration);
    try {
      this.#control.report(this.#progress.at('scene', 1));
      const loopStart = performance.now();
      this.#timings.setUp = loopStart - start;
      await encodeFrames({
        ...{ track, painter, sound, file, config, format, timings: this.#timings },
        report: (done) => this.#control.report(this.#progress.frames(done, track.frames)),
        throwIfCancelled: () => this.#throwIfCancelled(),
      });
      const soundStart = performance.now();
      this.#timings.frames = soundStart - loopStart;
      this.#control.report(this.#progress.at('sound', 0));
      await sound.finish();
      const savingStart = performance.now();
      this.#timings.sound += savingStart - soundStart;
      this.#throwIfCancelled();
      this.#control.report(this.#progress.at('saving', 0));
      const size = await file.finish();
      await writeMedia(this.#job.posterFile, poster);
      await writeMedia(this.#job.captionsFile, toWebVtt(buildCues(timeline)));
      const { posterFile, captionsFile } = this.#job;
      await Promise.all([videoFile, posterFile, captionsFile].map(flushMedia));
      this.#throwIfCancelled();
      this.#timings.saving = performance.now() - savingStart;
      this.#control.report(this.#progress.at('saving', 1));
      const result = { duration: timeline.duration, size, frames: track.frames };
      return { result, timings: this.#timings };
    } catch (cause) {
      await file.discard();
      throw cause;
    }
  }

  /** Ends the mix of an edit if it is still running, and removes its file. */
  async close(): Promise<void> {
    await this.#edit?.close();
  }

  /** The painter of the frames and the file of the sound: an edit has its own of both. */
  async #prepare(
    cues: readonly CaptionCue[],
    track: FrameTrack,
  ): Promise<[painter: FramePainter, audio: () => Promise<File>]> {
    const job = this.#job;
    if (job.edit) {
      const start = performance.now();
      const edit = await this.#openEdit(job, job.edit, track);
      this.#edit = edit;
      const mixed = edit.sound().then((file) => {
        this.#timings.mixing = performance.now() - start;
        return file;
      });
      mixed.catch(() => undefined);
      return [edit.painter, () => mixed];
    }
    const figure = new FigurePainter(job, cues);
    const painter: FramePainter = {
      picture: figure.picture,
      paint: (frame) => figure.paint(track.stateAt(frame)),
      poster: () => figure.poster(track.restState()),
    };
    return [painter, () => readMedia(job.audioFile)];
  }

  #throwIfCancelled(): void {
    if (this.#control.isCancelled()) throw new StudioError('cancelled');
  }
}
