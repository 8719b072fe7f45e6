// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { createStudio } from './createStudio.ts';
import { endIdleWorkers } from './endIdleWorkers.ts';
import { stubFolder } from './render/stubFolder.ts';

const OTHER = `${'f'.repeat(64)}.part`;
const REQUEST = {
  ...{ script: 'Hello there.', voiceId: 'olivia', speed: 1 },
  ...{ audioFile: 'speech.wav', timelineFile: 'speech.json' },
};

afterEach(() => {
  endIdleWorkers();
  vi.unstubAllGlobals();
});

it('segments of films make room for speech on a full disk', async () => {
  const files = stubFolder();
  files.set(OTHER, { content: new Blob(['part']), lastModified: 0 });
  class StubWorker extends EventTarget {
    postMessage(): void {
      const data = files.has(OTHER)
        ? { type: 'error', code: 'storage-full', message: 'The disk is full.' }
        : { type: 'done', result: { duration: 1, words: 2 } };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', StubWorker);
  vi.stubGlobal('FileSystemFileHandle', function Handle() {});
  Object.assign(FileSystemFileHandle.prototype, { createWritable: () => undefined });
  await expect(createStudio().speak(REQUEST)).resolves.toEqual({ duration: 1, words: 2 });
  expect(files.size).toBe(0);
});
