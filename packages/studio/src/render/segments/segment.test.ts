import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packSegment, type Segment, unpackSegment } from './segment.ts';

const HASH = 'a'.repeat(64);

const segments = fc
  .array(fc.uint8Array({ maxLength: 60 }), { minLength: 1, maxLength: 20 })
  .map((all): Segment => ({
    hash: HASH,
    frameRate: 30,
    frames: all.length,
    decoder: {
      codec: 'avc1.64001f',
      codedWidth: 1280,
      codedHeight: 720,
      colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
      description: Uint8Array.of(1, 100, 0, 31, 255),
    },
    packets: all.map((data, frame) => ({ frame, isKey: frame === 0, data: Uint8Array.from(data) })),
  }));

describe('the file of a segment', () => {
  it('round-trips its content', async () => {
    await fc.assert(
      fc.asyncProperty(segments, async (segment) => {
        expect(await unpackSegment(await packSegment(segment), HASH)).toEqual(segment);
      }),
    );
  });

  it('is rejected when any byte has changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        segments,
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (segment, at, by) => {
          const bytes = await packSegment(segment);
          const place = at % bytes.length;
          bytes[place] = (bytes[place] ?? 0) ^ by;
          expect(await unpackSegment(bytes, HASH)).toBeUndefined();
        },
      ),
    );
  });

  it('is rejected when it is truncated or has extra bytes', async () => {
    await fc.assert(
      fc.asyncProperty(segments, fc.nat(), async (segment, at) => {
        const bytes = await packSegment(segment);
        expect(await unpackSegment(bytes.slice(0, at % bytes.length), HASH)).toBeUndefined();
        expect(await unpackSegment(Uint8Array.of(...bytes, 0), HASH)).toBeUndefined();
      }),
    );
  });

  it('is rejected when another segment is expected', async () => {
    const [segment] = fc.sample(segments, 1);
    if (!segment) throw new Error('no sample');
    expect(await unpackSegment(await packSegment(segment), 'b'.repeat(64))).toBeUndefined();
  });
});
