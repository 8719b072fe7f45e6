import type { FilmPart, StudioProgress } from '@lectern/studio';
import { describe, expect, it } from 'vitest';
import { createProgressWriter } from './progressWriter.ts';

const part = (state: FilmPart['state'], share: number): FilmPart => ({
  ...{ start: 0, end: 4, state, share },
});
const progress = (...parts: FilmPart[]): StudioProgress => ({
  ...{ stage: 'frames', fraction: 0.5, parts },
});

describe('the progress of a render', () => {
  it('is written four times a second, and at once when another part is finished', async () => {
    let now = 1000;
    const written: StudioProgress[] = [];
    const writer = createProgressWriter(
      async (each) => {
        written.push(each);
        return true;
      },
      () => undefined,
      () => now,
    );
    const report = async (each: StudioProgress) => {
      writer.report(each);
      await writer.settled();
    };
    const begun = progress(part('working', 0.1), part('waiting', 0));
    await report(begun);
    now += 100;
    await report(progress(part('working', 0.6), part('waiting', 0)));
    const finished = progress(part('made', 1), part('waiting', 0));
    await report(finished);
    now += 100;
    await report(progress(part('made', 1), part('working', 0.3)));
    expect(written).toEqual([begun, finished]);
    now += 250;
    const later = progress(part('made', 1), part('working', 0.9));
    await report(later);
    expect(written).toEqual([begun, finished, later]);
  });
});
