// @vitest-environment node
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileAccess, fetchFile } from './fetchFile.ts';

const CONTENT = new Uint8Array(5000).map((_, i) => (i * 7919) % 251);
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');
const FILE = { path: 'engine.js', bytes: CONTENT.length, sha256: SHA256 };

/** A file in memory; `room` is the free space of the device in bytes. */
function memoryFile(kept: Uint8Array = new Uint8Array(), room = Infinity) {
  let content = kept;
  const access: FileAccess = {
    getSize: () => content.length,
    read(buffer, { at } = { at: 0 }) {
      const part = content.subarray(at, at + buffer.length);
      buffer.set(part);
      return part.length;
    },
    write(buffer, { at } = { at: 0 }) {
      if (at + buffer.length > room) throw new DOMException('full', 'QuotaExceededError');
      const next = new Uint8Array(Math.max(content.length, at + buffer.length));
      next.set(content);
      next.set(buffer, at);
      content = next;
      return buffer.length;
    },
    truncate: (size) => (content = content.slice(0, size)),
    flush: () => undefined,
  };
  return { access, content: () => content };
}

/** A host that records the requested ranges, and can break off after a number of bytes. */
function host({ content = CONTENT, breaksAfter = Infinity, hasRanges = true, status = 200 } = {}) {
  const asked: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = (_, init) => {
    const range = new Headers(init?.headers).get('Range');
    asked.push(range);
    if (status !== 200) return Promise.resolve(new Response(null, { status }));
    const from = hasRanges ? Number(/\d+/.exec(range ?? '0')?.[0]) : 0;
    const isPart = hasRanges && range !== null;
    let at = from;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= content.length) return controller.close();
        if (at - from >= breaksAfter) return controller.error(new TypeError('network'));
        const end = Math.min(at + 700, from + breaksAfter, content.length);
        controller.enqueue(content.slice(at, end));
        at = end;
      },
    });
    const headers = isPart
      ? { 'Content-Range': `bytes ${from}-${content.length - 1}/${content.length}` }
      : undefined;
    return Promise.resolve(new Response(body, { status: isPart ? 206 : 200, headers }));
  };
  return { fetch, asked };
}

const run = (file: ReturnType<typeof memoryFile>, { fetch }: ReturnType<typeof host>) =>
  fetchFile({
    ...{ url: 'https://site.test/voices/x/engine.js', file: FILE, number: 3 },
    ...{ access: file.access, fetch, onProgress: () => undefined },
  });

describe('a file of a voice pack', () => {
  it('resumes wherever it was cut off, and requests only the rest', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: CONTENT.length }), async (cut) => {
        const file = memoryFile(CONTENT.slice(0, cut));
        const site = host();
        await run(file, site);
        expect(file.content()).toEqual(CONTENT);
        const whole = cut === CONTENT.length;
        expect(site.asked).toEqual(whole ? [] : [cut === 0 ? null : `bytes=${cut}-`]);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the received bytes when the connection breaks', async () => {
    const file = memoryFile();
    await expect(run(file, host({ breaksAfter: 1500 }))).rejects.toMatchObject({
      code: 'unreachable',
    });
    expect(file.content()).toEqual(CONTENT.slice(0, 1500));
    await run(file, host());
    expect(file.content()).toEqual(CONTENT);
  });

  it('starts again with a host without range support', async () => {
    const file = memoryFile(CONTENT.slice(0, 1234));
    await run(file, host({ hasRanges: false }));
    expect(file.content()).toEqual(CONTENT);
  });

  it('is discarded if any bit is wrong', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 8 * CONTENT.length - 1 }), async (bit) => {
        const flipped = CONTENT.slice();
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const file = memoryFile();
        await expect(run(file, host({ content: flipped }))).rejects.toMatchObject({
          ...{ code: 'not-as-promised', file: 3 },
        });
        expect(file.content()).toHaveLength(0);
      }),
      { numRuns: 40 },
    );
  });

  it('is discarded if it is longer than its manifest says', async () => {
    const file = memoryFile();
    const longer = new Uint8Array([...CONTENT, 1]);
    await expect(run(file, host({ content: longer }))).rejects.toMatchObject({
      code: 'not-as-promised',
    });
    expect(file.content()).toHaveLength(0);
  });

  it('reports a missing file, an unreachable site and a full disk', async () => {
    await expect(run(memoryFile(), host({ status: 404 }))).rejects.toMatchObject({
      code: 'missing-file',
    });
    await expect(run(memoryFile(), host({ status: 500 }))).rejects.toMatchObject({
      code: 'unreachable',
    });
    await expect(run(memoryFile(new Uint8Array(), 2000), host())).rejects.toMatchObject({
      name: 'QuotaExceededError',
    });
  });
});
