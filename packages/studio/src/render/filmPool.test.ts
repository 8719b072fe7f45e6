import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FilmContent } from '../filmJob.ts';
import { FilmPool, idleFilmWorkers } from './filmPool.ts';

class Bitmap {
  isClosed = false;
  close(): void {
    this.isClosed = true;
  }
}

/** Answers each call, and throws for bitmaps that were transferred before, as browsers do. */
class StubWorker extends EventTarget {
  static all: StubWorker[] = [];
  static transferred: Bitmap[] = [];

  constructor() {
    super();
    StubWorker.all.push(this);
  }

  postMessage({ id }: { id: string }, transferred: unknown[] = []): void {
    const bitmaps = transferred.filter((item) => item instanceof Bitmap);
    if (bitmaps.some((bitmap) => StubWorker.transferred.includes(bitmap)))
      throw new DOMException('the bitmap is detached', 'DataCloneError');
    StubWorker.transferred.push(...bitmaps);
    const data = { id, type: 'RAW', value: { drawing: 0, waiting: 0 } };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}

const CONTENT = {
  request: { presenter: { name: 'Amara' }, scene: { id: 'studio' } },
  format: { width: 640, height: 360, frameRate: 30 },
} as unknown as FilmContent;

const segments = Array.from({ length: 6 }, (_, i) => ({
  first: i * 60,
  frames: 60,
  hash: String(i),
}));

beforeEach(() => {
  StubWorker.all = [];
  StubWorker.transferred = [];
  vi.stubGlobal('Worker', StubWorker);
});
afterEach(() => {
  idleFilmWorkers.clear();
});

/** Draws six segments with `most` workers, and returns the bitmaps of their layers. */
async function drawFilm(most: number): Promise<Bitmap[]> {
  const bitmaps = [new Bitmap(), new Bitmap()];
  const [backdrop, ...phases] = bitmaps as unknown as [ImageBitmap, ImageBitmap];
  const pool = new FilmPool({
    look: CONTENT,
    encoding: { codec: 'avc1.42001f', width: 640, height: 360 },
    draw: async () => ({
      backdrop,
      layers: [{ group: 'head', place: 'belowMouth', x: 0, y: 0, phases }],
    }),
    most,
    onFailure: (cause) => {
      throw cause;
    },
  });
  const made: number[] = [];
  await pool.open(CONTENT);
  const wanted = [...segments.keys()];
  await pool.make(
    segments,
    wanted,
    () => undefined,
    (index) => made.push(index),
  );
  expect(made.toSorted((one, other) => one - other)).toEqual([...segments.keys()]);
  pool.release();
  return bitmaps;
}

it.each([1, 2, 3, 4])('hands its layers over once to %d workers', async (most) => {
  const bitmaps = await drawFilm(most);
  expect(StubWorker.all).toHaveLength(most);
  expect(StubWorker.transferred).toEqual(bitmaps);
});

it.each([1, 2, 3, 4])('draws no layers again for %d workers that have them', async (most) => {
  await drawFilm(most);
  StubWorker.transferred = [];
  const bitmaps = await drawFilm(most);
  expect(StubWorker.all).toHaveLength(most);
  expect(StubWorker.transferred).toEqual([]);
  expect(bitmaps.map(({ isClosed }) => isClosed)).toEqual([false, false]);
});
