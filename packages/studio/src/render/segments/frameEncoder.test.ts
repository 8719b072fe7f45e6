import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FramePainter } from '../../picture/framePainter.ts';
import { encodeSegment } from './encodeSegment.ts';
import { FrameEncoder } from './frameEncoder.ts';

const CONFIG = { codec: 'avc1.64001f', width: 2, height: 2 };

/** Numbers of frames that encoders accept before they are reclaimed. */
let lives: number[] = [];
let description = 1;
const configured: FakeEncoder[] = [];

/** The part of `VideoEncoder` that the wrapper uses; a packet is delivered one task after its frame. */
class FakeEncoder extends EventTarget {
  state: 'unconfigured' | 'configured' | 'closed' = 'unconfigured';
  encodeQueueSize = 0;
  readonly keyFrames: boolean[] = [];
  readonly #init: VideoEncoderInit;
  #life = Number.POSITIVE_INFINITY;

  constructor(init: VideoEncoderInit) {
    super();
    this.#init = init;
    configured.push(this);
  }

  configure(): void {
    this.state = 'configured';
    this.#life = lives.shift() ?? Number.POSITIVE_INFINITY;
  }

  encode(frame: VideoFrame, { keyFrame = false }: VideoEncoderEncodeOptions = {}): void {
    const isLost = this.#life === 0;
    if (!isLost) {
      this.#life -= 1;
      this.keyFrames.push(keyFrame);
    }
    this.encodeQueueSize += 1;
    const { timestamp } = frame;
    setTimeout(() => {
      this.encodeQueueSize -= 1;
      if (this.state === 'closed') return;
      if (isLost) {
        this.state = 'closed';
        this.#init.error(
          new DOMException('Codec reclaimed due to inactivity.', 'QuotaExceededError'),
        );
        return;
      }
      const decoderConfig = { codec: CONFIG.codec, description: new Uint8Array([description]) };
      const type = keyFrame ? 'key' : 'delta';
      const chunk = { ...{ timestamp, type, byteLength: 0 }, copyTo: () => undefined };
      this.#init.output(chunk as unknown as EncodedVideoChunk, keyFrame ? { decoderConfig } : {});
      this.dispatchEvent(new Event('dequeue'));
    });
  }

  async flush(): Promise<void> {
    while (this.encodeQueueSize > 0) await new Promise((resolve) => setTimeout(resolve));
    if (this.state === 'closed') throw new DOMException('closed', 'AbortError');
  }

  close(): void {
    this.state = 'closed';
  }
}

/** The part of `VideoFrame` that segments use. */
class FakeFrame {
  readonly timestamp: number;

  constructor(_: unknown, { timestamp }: VideoFrameBufferInit) {
    this.timestamp = timestamp;
  }

  close(): void {
    closed.push(this.timestamp);
  }
}

let closed: number[] = [];
const frameAt = (timestamp: number) =>
  ({ timestamp, close: () => closed.push(timestamp) }) as unknown as VideoFrame;

/** Encodes like the renderer: from the first frame without a packet, until all frames have one. */
async function encodeAll(encoder: FrameEncoder, frames: number): Promise<void> {
  while (encoder.packets < frames) {
    encoder.start();
    const first = encoder.packets;
    for (let i = first; i < frames && !encoder.isLost; i += 1) {
      encoder.encode(frameAt(i), i === first);
      if (encoder.isFull) await encoder.room();
    }
    await encoder.flush();
  }
}

/** Encodes a segment of blank pictures. */
const encodeBlank = (frames: number) =>
  encodeSegment({
    segment: { first: 100, frames, hash: '' },
    format: { width: 2, height: 2, frameRate: 30 },
    encoding: CONFIG,
    painter: {
      picture: { data: new Uint8Array(6) } as unknown as FramePainter['picture'],
      paint: () => true,
      describe: () => '',
      poster: async () => new Blob(),
    },
    times: { drawing: 0, waiting: 0 },
    report: () => undefined,
  });

beforeEach(() => {
  lives = [];
  closed = [];
  description = 1;
  configured.length = 0;
  vi.stubGlobal('VideoEncoder', FakeEncoder);
  vi.stubGlobal('VideoFrame', FakeFrame);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('FrameEncoder', () => {
  it('delivers a packet for every frame, in order', async () => {
    const got: number[] = [];
    await encodeAll(new FrameEncoder(CONFIG, ({ timestamp }) => got.push(timestamp)), 50);
    expect(got).toEqual(Array.from({ length: 50 }, (_, i) => i));
    expect(configured).toHaveLength(1);
  });

  it('continues with a new encoder and a key frame when its encoder is reclaimed', async () => {
    lives = [20, 7];
    const got: number[] = [];
    await encodeAll(new FrameEncoder(CONFIG, ({ timestamp }) => got.push(timestamp)), 50);
    expect(got).toEqual(Array.from({ length: 50 }, (_, i) => i));
    expect(configured).toHaveLength(3);
    for (const { keyFrames } of configured) expect(keyFrames[0]).toBe(true);
  });

  it('rejects packets that do not match the file’s description', async () => {
    lives = [20];
    const encoder = new FrameEncoder(CONFIG, ({ timestamp }) => {
      if (timestamp === 5) description = 2;
    });
    await expect(encodeAll(encoder, 50)).rejects.toMatchObject({ code: 'encoder-failed' });
  });

  it('closes every frame that it receives', async () => {
    lives = [3];
    const encoder = new FrameEncoder(CONFIG, () => undefined);
    encoder.start();
    for (let i = 0; i < 6; i += 1) encoder.encode(frameAt(i), false);
    await encoder.flush();
    expect(closed).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a segment', () => {
  it('continues at its first missing picture when an encoder is lost', async () => {
    // Too short for a picture, twice; then enough for some.
    lives = [0, 3, 15, 4, 4];
    const { packets } = await encodeBlank(20);
    expect(packets.map(({ frame }) => frame)).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect(configured).toHaveLength(6);
  });

  it.each([
    ['at once', 0],
    ['while they warm up', 2],
  ])('fails when encoders keep being lost %s', async (_, life) => {
    lives = Array.from({ length: 20 }, () => life);
    await expect(encodeBlank(20)).rejects.toMatchObject({
      ...{ code: 'encoder-failed', message: 'Codec reclaimed due to inactivity.' },
    });
    expect(configured).toHaveLength(3);
  });
});
