import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { packPhrase, phraseFiles, unpackPhrase } from './phraseFiles.ts';
import { stubFolder } from '../stubFolder.ts';

const HASH = 'a'.repeat(64);

const phrases = fc
  .array(fc.uint8Array({ maxLength: 60 }), { minLength: 1, maxLength: 20 })
  .map((all) => ({
    description: Uint8Array.of(0x11, 0x88),
    packets: all.map((data) => Uint8Array.from(data)),
  }));

describe('the file of a phrase', () => {
  it('round-trips its content', async () => {
    await fc.assert(
      fc.asyncProperty(phrases, async (phrase) => {
        expect(await unpackPhrase(await packPhrase(HASH, phrase), HASH)).toEqual(phrase);
      }),
    );
  });

  it('is rejected when any byte has changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        phrases,
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (phrase, at, by) => {
          const bytes = await packPhrase(HASH, phrase);
          const place = at % bytes.length;
          bytes[place] = (bytes[place] ?? 0) ^ by;
          expect(await unpackPhrase(bytes, HASH)).toBeUndefined();
        },
      ),
    );
  });

  it('is rejected when another phrase is expected', async () => {
    const [phrase] = fc.sample(phrases, 1);
    if (!phrase) throw new Error('no sample');
    expect(await unpackPhrase(await packPhrase(HASH, phrase), 'b'.repeat(64))).toBeUndefined();
  });
});

describe('the phrases on disk', () => {
  const [phrase = expect.fail()] = fc.sample(phrases, 1);

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('no longer contain a damaged one once it is read', async () => {
    const files = stubFolder();
    files.set(`${HASH}.sound`, { content: new Blob(['damaged']), lastModified: 0 });
    expect(await phraseFiles.read(HASH)).toBeUndefined();
    expect(files.size).toBe(0);
  });

  it('keep one that is being replaced', async () => {
    const files = stubFolder((operation) => {
      if (operation === 'read') throw new DOMException('the test refuses it', 'NotReadableError');
    });
    await phraseFiles.write(HASH, phrase);
    expect(await phraseFiles.read(HASH)).toBeUndefined();
    expect([...files.keys()]).toEqual([`${HASH}.sound`]);
  });
});
