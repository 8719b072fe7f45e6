// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endIdleWorkers } from '../endIdleWorkers.ts';
import { findPresenter } from '../presenter/recipes.ts';
import type { RenderRequest, StudioErrorCode } from '../types.ts';
import type { FilmUnit } from './segments/cutSegments.ts';
import { recordCanvases } from './recordedCanvas.ts';
import { renderTimed } from './renderVideo.ts';
import { MISFIT } from './segments/segment.ts';
import { stubFolder } from './stubFolder.ts';

const { recipe: presenter, scene } = findPresenter('amara') ?? expect.fail();
const REQUEST: RenderRequest = {
  ...{ audioFile: 'film.wav', timelineFile: 'film.json', videoFile: 'film.mp4' },
  ...{ posterFile: 'film.jpg', captionsFile: 'film.vtt' },
  ...{ presenter, scene, burnCaptions: false },
  format: { width: 64, height: 36, frameRate: 30 },
};

/** The disk, and what the workers did with it. */
let files: ReturnType<typeof stubFolder>;
let made: string[];
let appended: string[];
/** The parameters of the encoder, which each segment's file contains. */
let encoder: (config: VideoEncoderConfig, worker: number) => string;
/** Throws for a segment that cannot be made. */
let draw: () => void;
/** Throws for a film that cannot be finished. */
let finish: () => void;
/** The starts and the clean-ups of attempts. */
let attempts: string[];

const failure = (code: StudioErrorCode, message: string = code) =>
  Object.assign(new Error(message), { code });
const partOf = (hash: string) => `${hash}.part`;

/** Sentences of eight seconds, each of which becomes a segment. */
function unitsNamed(names: string): FilmUnit[] {
  return Array.from(names, (hash, i) => ({ first: 240 * i, frames: 240, hash }));
}

/** The answers of both kinds of workers, for one worker. */
function answersOf(
  units: FilmUnit[],
  worker: number,
): Record<string, (...given: never[]) => unknown> {
  let config: VideoEncoderConfig = { codec: '', width: 0, height: 0 };
  return {
    units: () => units,
    keepSegment({ hash }: { hash: string }) {
      draw();
      made.push(hash);
      files.set(partOf(hash), { content: new Blob([encoder(config, worker)]), lastModified: 0 });
      return { drawing: 0, waiting: 0 };
    },
    startSound() {
      attempts.push('started');
    },
    open(_: object, encoding?: VideoEncoderConfig) {
      if (encoding) config = encoding;
      else appended = [];
    },
    async discard() {
      // A worker that is busy with the sound answers late.
      for (let turns = 50; turns > 0; turns -= 1) await new Promise(setImmediate);
      attempts.push('cleaned up');
    },
    async appendKept(hash: string) {
      const part = await files.get(partOf(hash))?.content.text();
      if (part === undefined) return false;
      if (appended.some((each) => each !== part)) throw failure('encoder-failed', MISFIT);
      appended.push(part);
      return true;
    },
    finish() {
      finish();
      return 1000;
    },
  };
}

interface Call {
  id: string;
  path: string[];
  argumentList: { value: never }[];
}

/** Starts workers that answer each call with the function of its name, if there is one. */
function stubWorkers(units: FilmUnit[]): void {
  let started = 0;
  class StubWorker extends EventTarget {
    readonly #answers = answersOf(units, (started += 1));
    async postMessage({ id, path, argumentList }: Call): Promise<void> {
      const given = argumentList.map(({ value }) => value);
      const answer = async () => this.#answers[path.join('.')]?.(...given);
      const data = await answer().then(
        (value) => ({ id, type: 'RAW', value }),
        ({ code, message }: { code: string; message: string }) => ({
          ...{ id, type: 'HANDLER', name: 'throw', value: { code, message } },
        }),
      );
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', StubWorker);
}

function openDisk(units: FilmUnit[]): void {
  recordCanvases();
  stubWorkers(units);
  files = stubFolder();
  const timeline = JSON.stringify({ version: 1, duration: 8, phones: [], words: [] });
  files.set('film.json', { content: new Blob([timeline]), lastModified: 0 });
  files.set('film.wav', { content: new Blob(['sound']), lastModified: 0 });
}

/** For Node 20, which lacks `Promise.withResolvers`. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (cause: unknown) => void = () => undefined;
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

beforeEach(() => {
  if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers });
  [made, appended, encoder, attempts] = [[], [], () => 'hardware', []];
  [draw, finish] = [() => undefined, () => undefined];
  vi.stubGlobal('VideoEncoder', { isConfigSupported: async () => ({ supported: true }) });
});
afterEach(() => {
  endIdleWorkers();
  vi.unstubAllGlobals();
});

it('a passage that repeats is drawn once, and is in the film each time', async () => {
  openDisk(unitsNamed('abab'));
  const { timings } = await renderTimed(REQUEST, { workers: 2 });
  expect(timings).toMatchObject({ segments: 4, kept: 0 });
  expect(appended).toHaveLength(4);
  expect(made).toHaveLength(2);
  expect(new Set(made).size).toBe(2);
});

it('kept segments of an encoder with other parameters are made again', async () => {
  openDisk(unitsNamed('abc'));
  await renderTimed(REQUEST, { workers: 1 });
  const [, second = ''] = made;
  // One segment was removed to make room, and the browser has another encoder since.
  files.delete(partOf(second));
  [made, encoder] = [[], ({ hardwareAcceleration }) => hardwareAcceleration ?? 'software'];
  const { timings } = await renderTimed(REQUEST, { workers: 1 });
  expect(timings).toMatchObject({ segments: 3, kept: 0 });
  expect(appended).toEqual(['software', 'software', 'software']);
});

it('workers whose encoders still differ without kept segments all use the encoder in software', async () => {
  openDisk(unitsNamed('abcd'));
  encoder = ({ hardwareAcceleration }, worker) =>
    hardwareAcceleration ?? (worker % 2 === 0 ? 'prefer-hardware' : 'prefer-software');
  await renderTimed(REQUEST, { workers: 4 });
  expect(appended).toEqual(Array.from({ length: 4 }, () => 'prefer-software'));
});

it('segments of other films make room for the film on a full disk', async () => {
  openDisk(unitsNamed('abc'));
  const other = partOf('f'.repeat(64));
  files.set(other, { content: new Blob(['other']), lastModified: 0 });
  finish = () => {
    if (files.has(other)) throw failure('storage-full');
  };
  const { timings } = await renderTimed(REQUEST, { workers: 1 });
  expect(timings).toMatchObject({ segments: 3, kept: 3 });
  expect(made).toHaveLength(3);
  expect(files.has(other)).toBe(false);
});

it('an attempt is cleaned up before the next one starts', async () => {
  openDisk(unitsNamed('abc'));
  const other = partOf('f'.repeat(64));
  files.set(other, { content: new Blob(['other']), lastModified: 0 });
  draw = () => {
    if (files.has(other)) throw failure('storage-full');
  };
  await renderTimed(REQUEST, { workers: 1 });
  expect(attempts).toEqual(['started', 'cleaned up', 'started']);
});

it('a disk that stays full fails the film', async () => {
  openDisk(unitsNamed('abc'));
  finish = () => {
    throw failure('storage-full');
  };
  await expect(renderTimed(REQUEST, { workers: 1 })).rejects.toHaveProperty('code', 'storage-full');
});
