import { describe, expect, it } from 'vitest';
import { measureDifference, type Pixels } from './difference.ts';
import { paintDifference } from './paintDifference.ts';
import { percent } from './pictures.ts';

function picture(width: number, height: number, dots: Record<string, number> = {}): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [place, value] of Object.entries(dots)) {
    const [x = 0, y = 0] = place.split(' ').map(Number);
    data.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return { width, height, data };
}

describe('the difference of two pictures', () => {
  it('is empty for identical pictures', () => {
    const same = measureDifference(picture(40, 40), picture(40, 40));
    expect(same).toMatchObject({ share: 0, largestStep: 0, places: [] });
  });

  it('counts one step of one channel', () => {
    const { share, largestStep, places } = measureDifference(
      picture(40, 40),
      picture(40, 40, { '7 9': 254 }),
    );
    expect(share).toBe(1 / 1600);
    expect(largestStep).toBe(1);
    expect(places).toEqual([{ x: 7, y: 9, width: 1, height: 1 }]);
  });

  it('joins nearby pixels into one place, even across cells, and separates distant ones', () => {
    const near = measureDifference(picture(99, 99), picture(99, 99, { '15 15': 0, '17 17': 0 }));
    expect(near.places).toEqual([{ x: 15, y: 15, width: 3, height: 3 }]);
    const far = measureDifference(picture(99, 99), picture(99, 99, { '5 5': 0, '80 5': 0 }));
    expect(far.places).toHaveLength(2);
  });

  it('counts pixels that only one picture has', () => {
    expect(measureDifference(picture(4, 4), picture(4, 5)).share).toBe(0.2);
  });

  it('is painted with removed and added pixels in their colours and the rest pale', () => {
    const painted = paintDifference(picture(3, 1, { '1 0': 0 }), picture(3, 1, { '2 0': 0 }), {
      gone: [200, 0, 0],
      come: [0, 0, 200],
    });
    expect([...painted]).toEqual([255, 255, 255, 255, 200, 0, 0, 255, 0, 0, 200, 255]);
  });

  it('never reads a small share as zero', () => {
    expect([0, 0.00004, 0.0213, 1].map(percent)).toEqual(['0 %', '0.004 %', '2.1 %', '100.0 %']);
  });
});
