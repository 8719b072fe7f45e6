/**
 * A render from bitmaps and sound to files, inside the worker.
 */
import { type CaptionCue, buildCues } from '../captions/cues.ts';
import { toWebVtt } from '../captions/webVtt.ts';
import { flushMedia, readMedia, removeMedia, writeMedia } from '../mediaStore.ts';
import { composeFrame } from '../scene/composition.ts';
import { StudioError } from '../StudioError.ts';
import type { RenderResult, StudioProgress } from '../types.ts';
import { drawnCues, loadCaptionFont } from '../captions/captionPainter.ts';
import { FigurePainter } from '../presenter/figurePainter.ts';
import { FrameEncoder } from './frameEncoder.ts';
import type { Edit } from '../editRequest.ts';
import type { FramePainter } from '../picture/framePainter.ts';
import { FrameTrack, frameCount } from '../presenter/frameTrack.ts';
import { BT709 } from '../picture/i420.ts';
import type { RenderTimings } from './messages.ts';
import type { FilmJob, OpenedEdit } from '../filmJob.ts';
import { Mp4File } from './mp4File.ts';
import { Pause } from './pause.ts';
import { RenderProgress } from './progress.ts';
import { SoundTrack } from './soundTrack.ts';
import { KEY_FRAME_SECONDS, supportedVideoConfig } from './videoEncoding.ts';

/** Seconds by which the sound is encoded ahead of the picture. */
const SOUND_AHEAD = 1;
/** Frames between two looks at the messages: a cancel takes effect within these. */
const FRAMES_PER_PAUSE = 2;
/** Frames between two reports. */
const FRAMES_PER_REPORT = 6;

/** Opens the edit of a job. The caller passes it in, so that rendering does not depend on editing. */
export type OpenEdit = (job: FilmJob, edit: Edit, track: FrameTrack) => Promise<OpenedEdit>;

export interface RenderControl {
  isCancelled: () => boolean;
  report: (progress: StudioProgress) => void;
}

/**
 * Renders a job. On any failure, and on a cancel, no file is left behind.
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
  /** Undefined until an edit is open, and where the job carries none. */
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
      await this.#encodeFrames(track, painter, sound, file, config);
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

  /** What paints the frames, and the file of the sound: an edit brings its own of both. */
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

  async #encodeFrames(
    track: FrameTrack,
    painter: FramePainter,
    sound: SoundTrack,
    file: Mp4File,
    config: VideoEncoderConfig,
  ): Promise<void> {
    const encoder = new FrameEncoder(config, (chunk, metadata) => file.addPacket(chunk, metadata));
    const pause = new Pause();
    try {
      while (encoder.packets < track.frames) {
        encoder.start();
        await this.#encodeFrom(encoder.packets, encoder, track, painter, sound, file, pause);
        await encoder.flush();
      }
    } finally {
      encoder.close();
      pause.close();
    }
  }

  /** Draws and encodes from a frame to the last, or until the encoder is lost. */
  async #encodeFrom(
    first: number,
    encoder: FrameEncoder,
    track: FrameTrack,
    painter: FramePainter,
    sound: SoundTrack,
    file: Mp4File,
    pause: Pause,
  ): Promise<void> {
    const { frameRate } = this.#job.format;
    const keyEvery = Math.round(KEY_FRAME_SECONDS * frameRate);
    const timings = this.#timings;
    for (let frame = first; frame < track.frames && !encoder.isLost; frame += 1) {
      const start = performance.now();
      await painter.paint(frame);
      encoder.encode(this.#videoFrame(painter, frame), frame === first || frame % keyEvery === 0);
      const drawn = performance.now();
      timings.drawing += drawn - start;
      if (encoder.isFull) await encoder.room();
      if (file.isFull) await file.written();
      if (frame % FRAMES_PER_PAUSE === 0 || sound.isLate) await pause.take();
      const waited = performance.now();
      timings.waiting += waited - drawn;
      await sound.advanceTo((frame + 1) / frameRate + SOUND_AHEAD);
      timings.sound += performance.now() - waited;
      file.throwIfFailed();
      this.#throwIfCancelled();
      if (frame % FRAMES_PER_REPORT === 0) {
        this.#control.report(this.#progress.frames(frame + 1, track.frames));
      }
    }
  }

  #videoFrame(painter: FramePainter, frame: number): VideoFrame {
    const { width, height, frameRate } = this.#job.format;
    const timestamp = Math.round((frame * 1e6) / frameRate);
    return new VideoFrame(painter.picture.data, {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp,
      duration: Math.round(((frame + 1) * 1e6) / frameRate) - timestamp,
      colorSpace: BT709,
    });
  }

  #throwIfCancelled(): void {
    if (this.#control.isCancelled()) throw new StudioError('cancelled');
  }
}
