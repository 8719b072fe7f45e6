import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MANNERS } from '../../types.ts';
import { MANNER } from './measures.ts';
import { channelOf } from './phases.ts';
import { plannedGestures } from './plan.ts';
import { timelineOf } from './testTimeline.ts';
import { SETTLED } from './timing.ts';

const sentence = fc
  .array(
    fc.constantFrom(
      ...'we meet people, today and talk about three steps. but never you first, one, two, red, blue exactly'.split(
        ' ',
      ),
      ...['here', 'hello', 'but', 'wonderful', 'beginning,'],
    ),
    { minLength: 1, maxLength: 16 },
  )
  .map((words) => `${words.join(' ').replaceAll('.', '')}.`)
  .map((text) => text.replace(/^./u, (letter) => letter.toUpperCase()));
const scripts = fc
  .array(sentence, { minLength: 1, maxLength: 6 })
  .map((sentences) => sentences.join(' '));
const marked = fc
  .tuple(scripts, fc.array(fc.tuple(fc.nat(30), fc.constantFrom('wave', 'open', 'nod', 'count 2'))))
  .map(([script, marks]) =>
    marks
      .reduce(
        (words, [at, mark]) => words.toSpliced(at % words.length, 0, `[${mark}]`),
        script.split(' '),
      )
      .join(' '),
  );
const manner = fc.constantFrom(...MANNERS);

describe('plannedGestures', () => {
  it('keeps the minimum rest of a manner between strokes by rule, even across sentences', () => {
    fc.assert(
      fc.property(scripts, manner, (script, as) => {
        const plan = plannedGestures(timelineOf(script), as);
        const hands = plan.filter(({ gesture }) => channelOf(gesture) === 'hands');
        hands.forEach(({ beats }, i) => {
          const next = hands[i + 1]?.stroke ?? Number.POSITIVE_INFINITY;
          expect(next - (beats.at(-1) ?? 0)).toBeGreaterThan(MANNER[as].rest - 1e-6);
        });
      }),
    );
  });

  it('is in order, never has two strokes at once, and is at rest before the film ends', () => {
    fc.assert(
      fc.property(marked, manner, (script, as) => {
        const timeline = timelineOf(script);
        const plan = plannedGestures(timeline, as);
        plan.forEach(({ gesture, start, stroke, beats, settle, end }, i) => {
          const last = beats.at(-1) ?? stroke;
          expect([0, start, stroke, last, settle, end, timeline.duration - SETTLED + 1e-6]).toEqual(
            [0, start, stroke, last, settle, end, timeline.duration - SETTLED + 1e-6].toSorted(
              (a, b) => a - b,
            ),
          );
          const next = plan.find(
            (other, at) => at > i && channelOf(other.gesture) === channelOf(gesture),
          );
          expect((next?.stroke ?? last + 1) - last).toBeGreaterThan(0.29);
        });
      }),
    );
  });

  it('plans a sentence the same way wherever it is spoken', () => {
    fc.assert(
      fc.property(sentence, sentence, scripts, manner, (own, before, after, as) => {
        const planOf = (script: string, from: number) => {
          const timeline = timelineOf(`So it is. ${script}`);
          const first = timeline.words.find((word) => word.from >= from + 10)?.start ?? 0;
          return plannedGestures(timeline, as)
            .filter(({ at }) => at >= from + 10 && at < from + 10 + own.length)
            .map(({ gesture, beats }) => [gesture, ...beats.map((at) => (at - first).toFixed(4))]);
        };
        expect(planOf(`${before} ${own} ${after}`, before.length + 1)).toEqual(
          planOf(`${own} ${after}`, 0),
        );
      }),
    );
  });

  it('plays marks on the word after them, in every manner', () => {
    for (const as of MANNERS) {
      const timeline = timelineOf('We have [open] plenty of time, so [nod] relax. [wave]');
      const plan = plannedGestures(timeline, as);
      const words = plan.map(
        ({ stroke }) => timeline.words.findLast(({ start }) => start < stroke)?.text,
      );
      expect(plan.map(({ gesture, from }) => `${gesture} ${from}`)).toEqual([
        'open mark',
        'nod mark',
        'wave mark',
      ]);
      expect(words).toEqual(['plenty', 'relax.', 'relax.']);
    }
  });

  it('prefers a mark to a rule', () => {
    const byRule = plannedGestures(timelineOf('Hello and welcome to our show.'));
    const byMark = plannedGestures(timelineOf('Hello [open] and welcome to our show.'));
    expect(byRule.map(({ gesture }) => gesture)).toEqual(['wave']);
    expect(byMark.map(({ gesture }) => gesture)).toEqual(['open']);
  });

  it('continues a mark on the words that belong to it', () => {
    const beats = (script: string) =>
      plannedGestures(timelineOf(script)).map(({ gesture, beats: all }) => [gesture, all.length]);
    expect(beats('So [count 3] one, two, three it is.')).toEqual([['count 3', 3]]);
    expect(beats('So [count 3] here we have it now.')).toEqual([['count 3', 1]]);
    expect(beats('So [contrast] early birds and late owls.')).toEqual([['contrast', 2]]);
  });

  it('keeps a hand up until it moves on to the next pose, unless it would have to turn in view', () => {
    const script = (next: string) => `So now [open] here we have [${next}] all of it.`;
    const [open, contrast] = plannedGestures(timelineOf(script('contrast')));
    expect(open?.settle).toBeCloseTo(contrast?.start ?? 0, 5);
    expect(open?.end).toBeGreaterThan((contrast?.start ?? 0) + 0.2);
    const [before, thumb] = plannedGestures(timelineOf(script('thumb up')));
    expect(before?.end).toBeLessThanOrEqual((thumb?.start ?? 0) + 1e-6);
  });

  it('omits gestures that are turned off without replacing them', () => {
    const script = 'Hello to all of you. We have three parts in this film today, so sit down.';
    const all = plannedGestures(timelineOf(script), 'lively');
    expect(all.length).toBeGreaterThan(1);
    const [first] = all;
    const rest = plannedGestures(timelineOf(script), 'lively', [first?.at ?? -1]);
    expect(rest).toEqual(all.slice(1));
  });
});
