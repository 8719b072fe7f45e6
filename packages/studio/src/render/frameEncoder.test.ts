import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    if (this.#life === 0) {
      this.state = 'closed';
      const reason = new DOMException('Codec reclaimed due to inactivity.', 'QuotaExceededError');
      queueMicrotask(() => this.#init.error(reason));
      return;
    }
    this.#life -= 1;
    this.keyFrames.push(keyFrame);
    this.encodeQueueSize += 1;
    const { timestamp } = frame;
    setTimeout(() => {
      this.encodeQueueSize -= 1;
      if (this.state === 'closed') return;
      const decoderConfig = { codec: CONFIG.codec, description: new Uint8Array([description]) };
      this.#init.output({ timestamp } as EncodedVideoChunk, keyFrame ? { decoderConfig } : {});
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

describe('FrameEncoder', () => {
  beforeEach(() => {
    lives = [];
    closed = [];
    description = 1;
    configured.length = 0;
    vi.stubGlobal('VideoEncoder', FakeEncoder);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

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

  it('gives up when encoders are lost without ever delivering a packet', async () => {
    lives = [0, 0, 0, 0, 0, 0];
    const encoder = new FrameEncoder(CONFIG, () => undefined);
    await expect(encodeAll(encoder, 5)).rejects.toMatchObject({ code: 'encoder-failed' });
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
