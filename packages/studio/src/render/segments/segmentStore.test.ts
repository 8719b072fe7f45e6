// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Segment } from './segment.ts';
import { readSegment, writeSegment } from './segmentStore.ts';
import { stubFolder } from '../stubFolder.ts';

const HASH = 'a'.repeat(64);
const NAME = `${HASH}.part`;
const OTHER = `${'b'.repeat(64)}.part`;

const SEGMENT: Segment = {
  hash: HASH,
  frameRate: 30,
  frames: 1,
  decoder: {
    codec: 'avc1.64001f',
    codedWidth: 1280,
    codedHeight: 720,
    colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
    description: Uint8Array.of(1, 100, 0, 31, 255),
  },
  packets: [{ frame: 0, isKey: true, data: Uint8Array.of(1, 2, 3) }],
};
const needed = new Set([HASH]);

const refusal = (name: string) => new DOMException('the test refuses it', name);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('writing a segment', () => {
  it.each(['write', 'flush'] as const)(
    'leaves it to another worker that has the file open, at the %s',
    async (refused) => {
      stubFolder((operation) => {
        if (operation === refused) throw refusal('NoModificationAllowedError');
      });
      await expect(writeSegment(SEGMENT, needed)).resolves.toBeUndefined();
    },
  );

  it('succeeds if the file is removed meanwhile, because the film makes it again', async () => {
    const files = stubFolder((operation, name) => {
      if (operation !== 'flush') return;
      files.delete(name);
      throw refusal('NotFoundError');
    });
    await expect(writeSegment(SEGMENT, needed)).resolves.toBeUndefined();
  });

  it('removes segments of other films if the disk is full', async () => {
    const files = stubFolder((operation) => {
      if (operation === 'write' && files.has(OTHER)) throw refusal('QuotaExceededError');
    });
    files.set(OTHER, { content: new Blob(['old']), lastModified: 0 });
    await writeSegment(SEGMENT, needed);
    expect([...files.keys()]).toEqual([NAME]);
    expect(await readSegment(HASH)).toEqual(SEGMENT);
  });

  it.each([
    ['the disk stays full', 'QuotaExceededError', { code: 'storage-full' }],
    ['the disk fails', 'UnknownError', { name: 'UnknownError' }],
  ])('fails if %s', async (_, name, expected) => {
    stubFolder(() => {
      throw refusal(name);
    });
    await expect(writeSegment(SEGMENT, needed)).rejects.toMatchObject(expected);
  });
});

describe('reading a segment', () => {
  it('removes a damaged file', async () => {
    const files = stubFolder();
    files.set(NAME, { content: new Blob(['damaged']), lastModified: 0 });
    expect(await readSegment(HASH)).toBeUndefined();
    expect(files.size).toBe(0);
  });

  it('keeps a file that is being replaced', async () => {
    const files = stubFolder((operation) => {
      if (operation === 'read') throw refusal('NotReadableError');
    });
    await writeSegment(SEGMENT, needed);
    expect(await readSegment(HASH)).toBeUndefined();
    expect([...files.keys()]).toEqual([NAME]);
  });
});
