/**
 * Draws and encodes the frames of a segment: a closed group of pictures, independent of earlier ones.
 */
import type { FramePainter } from '../../picture/framePainter.ts';
import { BT709 } from '../../picture/i420.ts';
import { StudioError } from '../../StudioError.ts';
import type { FrameFormat } from '../../types.ts';
import { mendAvcDescription } from './avcDescription.ts';
import { FrameEncoder } from './frameEncoder.ts';
import { Pause } from './pause.ts';
import type { PlannedSegment } from '../plan.ts';
import type { Segment, SegmentDecoder, SegmentPacket } from './segment.ts';
import { KEY_FRAME_SECONDS } from '../videoEncoding.ts';

/**
 * Number of times that the first picture is encoded before it counts. A fresh encoder has no estimate yet
 * of the cost of a picture and spends too little on the first: viewers would notice the start of each
 * segment.
 */
const WARM_UP = 4;
/** Encoders in a row that may deliver none of the pictures; after that, the cause must be something else. */
const MAX_FRUITLESS = 3;
/** Frames between two pauses, in which the encoder's packets arrive. */
const FRAMES_PER_PAUSE = 2;
/** Frames between two reports. */
const FRAMES_PER_REPORT = 6;

/** Milliseconds that parts of the work took in a worker. For the bench. */
export interface DrawingTimes {
  /** Drawing and converting. */
  drawing: number;
  /** Waiting for the video encoder. */
  waiting: number;
}

export interface SegmentRun {
  segment: PlannedSegment;
  format: FrameFormat;
  encoding: VideoEncoderConfig;
  painter: FramePainter;
  /** Accumulated here. */
  times: DrawingTimes;
  /** @param framesDone of this segment */
  report: (framesDone: number) => void;
}

/**
 * Draws and encodes a segment, starting a new encoder when the browser reclaims one.
 *
 * @throws `StudioError` 'encoder-failed'
 */
export async function encodeSegment(run: SegmentRun): Promise<Segment> {
  const { segment, format, encoding } = run;
  const packets: SegmentPacket[] = [];
  let decoder: SegmentDecoder | undefined;
  let from = 0;
  const encoder = new FrameEncoder(encoding, (chunk, metadata) => {
    decoder ??= decoderOf(encoding, metadata?.decoderConfig);
    const data = new Uint8Array(chunk.byteLength);
    chunk.copyTo(data);
    const frame = Math.round((chunk.timestamp * format.frameRate) / 1e6) - WARM_UP;
    if (frame >= from) packets.push({ frame, isKey: chunk.type === 'key', data });
  });
  const pause = new Pause();
  let fruitless = 0;
  try {
    while (packets.length < segment.frames) {
      from = packets.length;
      encoder.start();
      await encodeFrom(from, encoder, pause, run);
      await encoder.flush();
      fruitless = packets.length > from ? 0 : fruitless + 1;
      if (fruitless === MAX_FRUITLESS)
        throw failureFrom(encoder.loss ?? 'the encoder drops pictures');
    }
  } finally {
    encoder.close();
    pause.close();
  }
  if (!decoder) throw new StudioError('encoder-failed', 'the encoder does not tell its format');
  const { hash, frames } = segment;
  return { hash, frameRate: format.frameRate, frames, decoder, packets };
}

function failureFrom(cause: unknown): StudioError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new StudioError('encoder-failed', message, { cause });
}

/** Draws and encodes up to the last frame, or until the encoder is lost. */
async function encodeFrom(
  from: number,
  encoder: FrameEncoder,
  pause: Pause,
  { segment, format, painter, times, report }: SegmentRun,
): Promise<void> {
  const keyEvery = Math.round(KEY_FRAME_SECONDS * format.frameRate);
  for (let frame = from; frame < segment.frames && !encoder.isLost; frame += 1) {
    const start = performance.now();
    await painter.paint(segment.first + frame);
    for (let left = frame === from ? WARM_UP : 0; left > 0; left -= 1) {
      encoder.encode(videoFrame(painter, frame - left, format), left === WARM_UP);
      if (encoder.isFull) await encoder.room();
    }
    encoder.encode(videoFrame(painter, frame, format), frame === from || frame % keyEvery === 0);
    const drawn = performance.now();
    times.drawing += drawn - start;
    if (encoder.isFull) await encoder.room();
    if (frame % FRAMES_PER_PAUSE === 0) await pause.take();
    times.waiting += performance.now() - drawn;
    if (frame % FRAMES_PER_REPORT === 0) report(frame + 1);
  }
}

function videoFrame(
  { picture }: FramePainter,
  frame: number,
  { width, height, frameRate }: FrameFormat,
): VideoFrame {
  // Never negative, even while the encoder warms up.
  const timestamp = Math.round(((frame + WARM_UP) * 1e6) / frameRate);
  return new VideoFrame(picture.data, {
    format: 'I420',
    codedWidth: width,
    codedHeight: height,
    timestamp,
    duration: Math.round(((frame + WARM_UP + 1) * 1e6) / frameRate) - timestamp,
    colorSpace: BT709,
  });
}

/** Returns the metadata for the pictures in a file, with a description that any player can read. */
function decoderOf(
  { codec, width, height }: VideoEncoderConfig,
  config: VideoDecoderConfig | undefined,
): SegmentDecoder | undefined {
  const source = config?.description;
  if (!source) return undefined;
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  return {
    codec: config.codec || codec,
    codedWidth: config.codedWidth ?? width,
    codedHeight: config.codedHeight ?? height,
    colorSpace: BT709,
    description: Uint8Array.from(mendAvcDescription(Uint8Array.from(bytes))),
  };
}
