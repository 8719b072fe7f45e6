import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { studioSupport } from './support.ts';

const H264 = /^avc1\./;

/** A browser that has everything a film needs. */
beforeEach(() => {
  vi.stubGlobal('Worker', vi.fn());
  vi.stubGlobal(
    'FileSystemFileHandle',
    class {
      createWritable(): void {}
    },
  );
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve({}) } });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({});
    },
  );
  vi.stubGlobal('VideoFrame', vi.fn());
  encodes(H264);
});
afterEach(() => vi.unstubAllGlobals());

function encodes(codecs: RegExp): void {
  vi.stubGlobal('VideoEncoder', {
    isConfigSupported: ({ codec }: VideoEncoderConfig) =>
      Promise.resolve({ supported: codecs.test(codec) }),
  });
}

test('a browser with every feature speaks and renders', async () => {
  expect(await studioSupport()).toEqual({ canSpeak: true, canRender: true, missing: [] });
});

test('a page starts its media framework before it asks for an encoder', async () => {
  const asked: string[] = [];
  const canPlayType = () => void asked.push('what it plays');
  vi.stubGlobal('document', { createElement: () => ({ canPlayType }) });
  const isConfigSupported = () => {
    asked.push('what it encodes');
    return Promise.resolve({ supported: true });
  };
  vi.stubGlobal('VideoEncoder', { isConfigSupported });
  await studioSupport();
  expect(asked).toEqual(['what it plays', 'what it encodes']);
});

test.each([
  ['no VideoEncoder', () => vi.stubGlobal('VideoEncoder', undefined), 'video encoding'],
  ['no VideoFrame', () => vi.stubGlobal('VideoFrame', undefined), 'video encoding'],
  ['an encoder of other codecs', () => encodes(/^vp09/), 'H.264 video'],
  [
    'no OffscreenCanvas',
    () => vi.stubGlobal('OffscreenCanvas', undefined),
    'drawing in the background',
  ],
  [
    'an OffscreenCanvas without a context',
    () =>
      vi.stubGlobal(
        'OffscreenCanvas',
        class {
          getContext = () => null;
        },
      ),
    'drawing in the background',
  ],
])(
  'a browser with %s speaks, and reports the feature that rendering lacks',
  async (_, remove, words) => {
    remove();
    expect(await studioSupport()).toEqual({ canSpeak: true, canRender: false, missing: [words] });
  },
);

test.each([
  ['no storage at all', () => vi.stubGlobal('navigator', {}), 'private file storage'],
  [
    'storage that it refuses to open',
    () =>
      vi.stubGlobal('navigator', {
        storage: { getDirectory: () => Promise.reject(new DOMException('No', 'SecurityError')) },
      }),
    'private file storage',
  ],
  [
    'files that a page cannot write',
    () => vi.stubGlobal('FileSystemFileHandle', vi.fn()),
    'writing to private file storage',
  ],
])('a browser with %s neither speaks nor renders', async (_, remove, words) => {
  remove();
  expect(await studioSupport()).toEqual({ canSpeak: false, canRender: false, missing: [words] });
});

test('a browser without storage reports every missing feature except the details of storage', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('FileSystemFileHandle', undefined);
  encodes(/^vp09/);
  expect((await studioSupport()).missing).toEqual(['private file storage', 'H.264 video']);
});
