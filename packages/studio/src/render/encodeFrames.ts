/**
 * The loop of a render: each frame is drawn and encoded, the sound a little ahead of it.
 */
import type { FramePainter } from '../picture/framePainter.ts';
import { BT709 } from '../picture/i420.ts';
import type { FrameTrack } from '../presenter/frameTrack.ts';
import type { FrameFormat } from '../types.ts';
import { FrameEncoder } from './frameEncoder.ts';
import type { RenderTimings } from './messages.ts';
import type { Mp4File } from './mp4File.ts';
import { Pause } from './pause.ts';
import type { SoundTrack } from './soundTrack.ts';
import { KEY_FRAME_SECONDS } from './videoEncoding.ts';

/** Seconds by which the sound is encoded ahead of the picture. */
const SOUND_AHEAD = 1;
/** Frames between two looks at the messages: a cancel takes effect within these. */
const FRAMES_PER_PAUSE = 2;
/** Frames between two reports. */
const FRAMES_PER_REPORT = 6;

interface FrameRun {
  format: FrameFormat;
  config: VideoEncoderConfig;
  track: FrameTrack;
  painter: FramePainter;
  sound: SoundTrack;
  file: Mp4File;
  /** Added to. */
  timings: RenderTimings;
  report: (framesDone: number) => void;
  throwIfCancelled: () => void;
}

/** Draws and encodes all frames, starting a new encoder when the browser reclaims one. */
export async function encodeFrames(run: FrameRun): Promise<void> {
  const { config, file, track } = run;
  const encoder = new FrameEncoder(config, (chunk, metadata) => file.addPacket(chunk, metadata));
  const pause = new Pause();
  try {
    while (encoder.packets < track.frames) {
      encoder.start();
      await encodeFrom(encoder.packets, encoder, pause, run);
      await encoder.flush();
    }
  } finally {
    encoder.close();
    pause.close();
  }
}

/** Draws and encodes to the last frame, or until the encoder is lost. */
async function encodeFrom(
  first: number,
  encoder: FrameEncoder,
  pause: Pause,
  { format, track, painter, sound, file, timings, report, throwIfCancelled }: FrameRun,
): Promise<void> {
  const keyEvery = Math.round(KEY_FRAME_SECONDS * format.frameRate);
  for (let frame = first; frame < track.frames && !encoder.isLost; frame += 1) {
    const start = performance.now();
    await painter.paint(frame);
    encoder.encode(videoFrame(painter, frame, format), frame === first || frame % keyEvery === 0);
    const drawn = performance.now();
    timings.drawing += drawn - start;
    if (encoder.isFull) await encoder.room();
    if (file.isFull) await file.written();
    if (frame % FRAMES_PER_PAUSE === 0 || sound.isLate) await pause.take();
    const waited = performance.now();
    timings.waiting += waited - drawn;
    await sound.advanceTo((frame + 1) / format.frameRate + SOUND_AHEAD);
    timings.sound += performance.now() - waited;
    file.throwIfFailed();
    throwIfCancelled();
    if (frame % FRAMES_PER_REPORT === 0) report(frame + 1);
  }
}

function videoFrame(
  { picture }: FramePainter,
  frame: number,
  { width, height, frameRate }: FrameFormat,
): VideoFrame {
  const timestamp = Math.round((frame * 1e6) / frameRate);
  return new VideoFrame(picture.data, {
    format: 'I420',
    codedWidth: width,
    codedHeight: height,
    timestamp,
    duration: Math.round(((frame + 1) * 1e6) / frameRate) - timestamp,
    colorSpace: BT709,
  });
}
