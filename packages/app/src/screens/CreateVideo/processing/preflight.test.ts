import { describe, expect, it } from 'vitest';
import { type PreflightFacts, pictureSize, preflight } from './preflight.ts';

const GB = 1e9;
const FACTS: PreflightFacts = {
  settings: { aspect: '16:9', resolution: '720p' },
  seconds: 60,
  storage: { usedBytes: GB, quotaBytes: 5 * GB },
  pace: 0.5,
  canEncode: true,
};
const check = (facts: Partial<PreflightFacts> = {}) => preflight({ ...FACTS, ...facts });

describe('pre-flight', () => {
  it('finds no problem with a short video and enough room', () => {
    expect(check()).toEqual({
      picture: '1280 × 720',
      time: 'About 0:28, as measured here',
      space: 'At most 19 MB',
      problems: [],
    });
  });

  it.each([
    ['16:9', '1080p', 1920, 1080],
    ['9:16', '720p', 720, 1280],
    ['1:1', '1080p', 1080, 1080],
  ] as const)('returns the picture size of %s in %s', (aspect, resolution, width, height) => {
    expect(pictureSize({ aspect, resolution })).toEqual({ width, height });
  });

  // Specification: wizard-more.20
  it('states in one sentence that there is no room, and the way out', () => {
    const storage = { usedBytes: 5 * GB - 4e6, quotaBytes: 5 * GB };
    expect(check({ storage }).problems).toEqual([
      {
        id: 'space',
        tone: 'warning',
        message:
          'This video may need 19 MB, and 4.0 MB are left for Lectern on this device: free some space or shorten the script.',
      },
    ]);
    const settings = { aspect: '16:9', resolution: '1080p' } as const;
    expect(check({ storage, settings }).problems[0]?.message).toMatch(/or choose 720p\.$/);
    const over = { usedBytes: 6 * GB, quotaBytes: 5 * GB };
    expect(check({ storage: over }).problems[0]?.message).toContain('and 0 B are left');
  });

  // Specification: wizard-more.20
  it.each([
    ['1080p', 'This browser cannot make videos of 1920 × 1080: choose 720p.'],
    ['720p', 'This browser cannot make videos of 1280 × 720: choose another shape.'],
  ] as const)(
    'states that a picture in %s cannot be made here, and the way out',
    (resolution, message) => {
      const settings = { aspect: '16:9', resolution } as const;
      expect(check({ settings, canEncode: false }).problems).toEqual([
        { id: 'codec', tone: 'warning', message },
      ]);
    },
  );

  // Specification: wizard-more.20
  it('asks users to keep a tab open for a long video', () => {
    expect(check({ seconds: 750 }).problems).toMatchObject([
      { id: 'length', message: expect.stringContaining('12:30 long') as string },
    ]);
  });

  it('shows no time before one was measured, and no space if a server keeps the video', () => {
    expect(check({ pace: null }).time).toBeNull();
    expect(check({ storage: null, seconds: 7_200 })).toMatchObject({ space: null, problems: [] });
    expect(check({ seconds: null })).toMatchObject({ time: null, space: null, problems: [] });
  });
});
