import { expect, test } from 'vitest';
import { mendAvcDescription } from './avcDescription.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

/** Firefox 153's description of a film of 1280 × 720. */
const FIREFOX = bytes(
  '01 64001f 03 01 0019 67 67 64001facd9405005ba10000003001001e84800f1831960 01 0006 68 68 ebecb22c',
);
const MENDED = bytes(
  '01 64001f ff e1 0018 67 64001facd9405005ba10000003001001e84800f1831960 01 0005 68 ebecb22c',
);

test("Firefox's description gets each first byte once, and its reserved bits set", () => {
  expect(mendAvcDescription(FIREFOX)).toEqual(MENDED);
});

test.each([
  ['a whole one', MENDED],
  ['one with more behind it', bytes('01 64001f ff e1 0004 6764001f 01 0003 68ebec fdf8f800')],
  ['of another version', Uint8Array.of(2, ...FIREFOX.subarray(1))],
  ['an empty one', new Uint8Array()],
  ['one that is cut off', bytes('01 64001f ff')],
])('any other description is unchanged: %s', (_name, description) => {
  expect(mendAvcDescription(description)).toBe(description);
});
