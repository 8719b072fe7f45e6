// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testPack } from './testPack.ts';
import { ManifestError, readManifest } from './readManifest.ts';

const GOOD = { version: 1, ...testPack() };
const read = (changes: Record<string, unknown>) =>
  readManifest(JSON.stringify({ ...GOOD, ...changes }), 'coast');

describe('the manifest of a voice pack', () => {
  it('is read as the pack that it describes', async () => {
    expect(await read({})).toEqual({ ...GOOD });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no licence', { license: undefined }, 'names no license'],
    ['an invalid licence', { license: 'free as in beer' }, 'names no license'],
    ['an empty licence', { license: ' ' }, 'names no license'],
    ['a newer version', { version: 2 }, 'a version that this Lectern does not know'],
    ['another pack’s id', { id: 'harbour' }, 'that of another pack'],
    ['no voices', { voices: [] }, 'names no voices'],
    ['a voice twice', { voices: [GOOD.voices[0], GOOD.voices[0]] }, 'names no voices'],
    ['no engine among its files', { engine: 'other.js' }, 'names no engine'],
    ['no makers', { attribution: undefined }, 'names no makers'],
    ['a source that is no address', { source: 'javascript:alert(1)' }, 'where it comes from'],
    ['a way out of its folder', { files: [{ ...GOOD.files[0], path: '../engine.js' }] }, 'files'],
    ['an address for a path', { files: [{ ...GOOD.files[0], path: '//evil.test/a' }] }, 'files'],
    ['an invalid checksum', { files: [{ ...GOOD.files[0], sha256: 'abc' }] }, 'files'],
    ['a file without bytes', { files: [{ ...GOOD.files[0], bytes: 0 }] }, 'files'],
    ['bytes as text', { files: [{ ...GOOD.files[0], bytes: '12' }] }, 'files'],
    ['too many bytes', { files: [{ ...GOOD.files[0], bytes: 2 ** 31 }] }, 'files'],
    ['an unknown timing', { timing: 'syllables' }, 'do not tell when'],
    ['Spanish without its sounds', { timing: 'words' }, 'for English alone'],
    ['a name that turns the line round', { name: 'Coast\u202E' }, 'cannot be read'],
  ])('is rejected with %s', async (_, changes, reason) => {
    const refusal = read(changes);
    await expect(refusal).rejects.toBeInstanceOf(ManifestError);
    await expect(refusal).rejects.toThrow(reason);
  });

  it('may omit the timing of English voices, which is determined here', async () => {
    const voices = [{ ...GOOD.voices[0], language: 'en-GB' }];
    expect((await read({ timing: 'none', voices })).timing).toBe('none');
  });

  it('is rejected with a ManifestError, whatever its content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        await expect(readManifest(text, 'coast')).rejects.toBeInstanceOf(ManifestError);
      }),
    );
  });
});
