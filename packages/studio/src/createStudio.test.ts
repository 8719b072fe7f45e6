// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { createStudio } from './createStudio.ts';
import { endIdleWorkers } from './endIdleWorkers.ts';
import { stubFolder } from './render/stubFolder.ts';
import type { StudioProgress } from './types.ts';

const OTHER = `${'f'.repeat(64)}.part`;
const REQUEST = {
  ...{ script: 'Hello there.', voiceId: 'olivia', speed: 1 },
  ...{ audioFile: 'speech.wav', timelineFile: 'speech.json' },
};

afterEach(() => {
  endIdleWorkers();
  vi.unstubAllGlobals();
});

/** Starts workers that answer with these events while there is a segment of a film, and then with others. */
function stubSpeech(files: Map<string, unknown>, full: object[], roomy: object[]): void {
  class StubWorker extends EventTarget {
    postMessage(): void {
      for (const data of files.has(OTHER) ? full : roomy) {
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
      }
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', StubWorker);
  vi.stubGlobal('FileSystemFileHandle', function Handle() {});
  Object.assign(FileSystemFileHandle.prototype, { createWritable: () => undefined });
}

it('segments of films make room for speech on a full disk', async () => {
  const files = stubFolder();
  files.set(OTHER, { content: new Blob(['part']), lastModified: 0 });
  const result = { duration: 1, words: 2 };
  stubSpeech(
    files,
    [
      { type: 'progress', fraction: 0.6 },
      { type: 'error', code: 'storage-full', message: 'The disk is full.' },
    ],
    [
      { type: 'progress', fraction: 0.3 },
      { type: 'progress', fraction: 1 },
      { type: 'done', result },
    ],
  );
  const fractions: number[] = [];
  const onProgress = ({ fraction }: StudioProgress) => fractions.push(fraction);
  await expect(createStudio().speak(REQUEST, { onProgress })).resolves.toEqual(result);
  expect(files.size).toBe(0);
  expect(fractions).toEqual([0.6, 0.6, 1]);
});
