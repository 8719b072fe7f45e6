// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCues } from '../captions/cues.ts';
import { plannedGestures } from '../presenter/gestures/plan.ts';
import type { SpeechTimeline, TimedPhone, TimedWord } from '../types.ts';
import { complement, lengthOf } from './spans.ts';
import { pauses, planCuts } from './cuts.ts';
import { retime } from './retime.ts';
import { fillerWords, withoutFillers } from './fillers.ts';

/** Words of 0.3 s each, each followed by a pause in seconds. */
function timelineOf(parts: readonly { text: string; pause: number }[]): SpeechTimeline {
  const words: TimedWord[] = [];
  const phones: TimedPhone[] = [];
  let at = 0;
  let from = 0;
  for (const { text, pause } of parts) {
    words.push({ text, start: at, end: at + 0.3, from, to: from + text.length });
    phones.push(
      { phone: 'ae', start: at, end: at + 0.15 },
      { phone: 't', start: at + 0.15, end: at + 0.3 },
    );
    at += 0.3;
    if (pause > 0) phones.push({ phone: 'pau', start: at, end: at + pause });
    at += pause;
    from += text.length + 1;
  }
  return { version: 1, duration: at, phones, words };
}

const said = (script: string) =>
  timelineOf(script.split(' ').map((text) => ({ text, pause: 0.1 })));

const part = fc.record({
  text: fc.constantFrom('Um,', 'we', 'uh', 'make', 'films.', 'basically,', 'Today', 'you', 'know,'),
  pause: fc.double({ min: 0, max: 2, noNaN: true }),
});
const parts = fc.array(part, { minLength: 1, maxLength: 40 });
const features = fc.record({ removeFillerWords: fc.boolean(), removeSilenceParts: fc.boolean() });

describe('fillers', () => {
  const fillersOf = (script: string) => {
    const spoken = said(script);
    return [...fillerWords(spoken)].map((i) => spoken.words[i]?.text);
  };

  // Specification: effects.9
  it('are sounds anywhere, and phrases between commas', () => {
    expect(fillersOf('So, um, we are, you know, here. Basically, it works, erm, well.')).toEqual([
      'um,',
      'you',
      'know,',
      'Basically,',
      'erm,',
    ]);
  });

  it.each([
    ['It is, um, really simple.', 'It is really simple.'],
    ['Um, we are here.', 'We are here.'],
    ['Basically, uh, it works, um.', 'It works.'],
    ['The film, you know, starts now.', 'The film starts now.'],
    ['First, um, write it.', 'First, write it.'],
    ['Red, green, um, blue, and grey.', 'Red, green, blue, and grey.'],
    ['We uh make films. Um, today.', 'We make films. Today.'],
    ['Nothing to take, here.', 'Nothing to take, here.'],
  ])('are removed with their punctuation: %s', (script, left) => {
    const timeline = said(script);
    expect(
      withoutFillers(timeline)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(left);
    const wanted = { removeFillerWords: true, removeSilenceParts: false };
    const cut = retime(timeline, planCuts(timeline, wanted));
    expect(cut.words.map(({ text }) => text).join(' ')).toBe(left);
  });

  it('are not words that carry meaning', () => {
    expect(
      fillersOf('I like what you know. Actually good umbrellas, kind of blue, err on it.'),
    ).toEqual([]);
  });

  it('are not abbreviations in capitals, unless everything is in capitals', () => {
    expect(fillersOf('She works in the ER. An HMM helps. UM is a university.')).toEqual([]);
    expect(fillersOf('WE ARE, UM, HERE.')).toEqual(['UM,']);
  });

  it.each([
    ['pt-BR', 'Temos um plano para um dia.'],
    ['de', 'Er kommt um drei.'],
    ['da', 'Det er godt.'],
  ])('are found in English only: %s', (language, script) => {
    const timeline = { ...said(script), language };
    const wanted = { removeFillerWords: true, removeSilenceParts: false };
    const kept = planCuts(timeline, wanted);
    expect(kept).toEqual([{ start: 0, end: timeline.duration }]);
    const shorter = kept.map((span) => ({ ...span, start: timeline.words[0]?.end ?? 0 }));
    const left = retime(timeline, shorter).words.map(({ text }) => text);
    expect(left.join(' ')).toBe(script.replace(/^\S+ /u, ''));
  });
});

describe('a cut', () => {
  // Specification: effects.9
  it('keeps captions in order, without duplicate words', () => {
    fc.assert(
      fc.property(parts, features, (spoken, wanted) => {
        const timeline = timelineOf(spoken);
        const cut = retime(timeline, planCuts(timeline, wanted));
        const shown = buildCues(cut).flatMap(({ lines }) => lines.flat());
        const places = shown.map(({ from }) => from);
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        for (const { start, end } of [...cut.words, ...cut.phones]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(cut.duration + 1e-6);
          expect(end).toBeGreaterThanOrEqual(start);
        }
      }),
    );
  });

  // Specification: effects.8
  it('removes long silences and fillers, and keeps all other words', () => {
    fc.assert(
      fc.property(parts, (spoken) => {
        const timeline = timelineOf(spoken);
        const fillers = fillerWords(timeline);
        const others = timeline.words.filter((_, i) => !fillers.has(i));
        fc.pre(others.length > 1);
        const wanted = { removeFillerWords: true, removeSilenceParts: true };
        const cut = retime(timeline, planCuts(timeline, wanted));
        expect(cut.words.map(({ from }) => from)).toEqual(others.map(({ from }) => from));
        for (const { start, end } of pauses(cut.phones, cut.duration)) {
          // Two short pauses can meet where a filler was removed.
          const rest = start === 0 ? 0.4 : end > cut.duration - 1e-6 ? 1 : 0.3;
          expect(end - start).toBeLessThanOrEqual(rest + 0.31);
        }
      }),
    );
  });

  it('keeps the usual rests of a film before the first word and after the last', () => {
    const words = timelineOf([
      { text: 'Um,', pause: 0.2 },
      ...'So be it. Um.'.split(' ').map((text) => ({ text, pause: 0.1 })),
    ]);
    const later = <T extends { start: number; end: number }>(items: readonly T[]) =>
      items.map((item) => ({ ...item, start: item.start + 0.9, end: item.end + 0.9 }));
    const timeline = {
      ...words,
      duration: words.duration + 2.5,
      words: later(words.words),
      phones: later(words.phones),
    };
    const cut = retime(
      timeline,
      planCuts(timeline, { removeFillerWords: true, removeSilenceParts: true }),
    );
    expect(cut.words.map(({ text }) => text)).toEqual(['So', 'be', 'it.']);
    expect(cut.words[0]?.start).toBeCloseTo(0.4);
    const end = cut.words.at(-1)?.end ?? 0;
    expect(cut.duration - end).toBeGreaterThanOrEqual(1);
    expect(cut.duration - end).toBeLessThan(1.2);
  });

  it('is as long as the kept spans, and never longer than the original', () => {
    fc.assert(
      fc.property(parts, features, (spoken, wanted) => {
        const timeline = timelineOf(spoken);
        const kept = planCuts(timeline, wanted);
        const cut = retime(timeline, kept);
        expect(cut.duration).toBeCloseTo(lengthOf(kept));
        expect(cut.duration).toBeLessThanOrEqual(timeline.duration + 1e-9);
        expect(lengthOf(complement(kept, timeline.duration)) + cut.duration).toBeCloseTo(
          timeline.duration,
        );
      }),
    );
  });

  it('moves gestures with the words that they fall on', () => {
    const spoken = said('Um, hello all. We, um, need three basic steps for this.');
    const marked = { ...spoken, gestures: [{ gesture: 'nod' as const, at: 41 }] };
    const cut = { removeFillerWords: true, removeSilenceParts: false };
    const short = retime(marked, planCuts(marked, cut));
    const on = plannedGestures(short).map(({ gesture, stroke }) => {
      return [gesture, short.words.findLast(({ start }) => start <= stroke)?.text];
    });
    expect(short.words).toHaveLength(spoken.words.length - 2);
    expect(on).toEqual([['nod', 'for']]);
  });

  it('changes nothing if nothing is requested or nothing would be left', () => {
    const timeline = said('Um, uh, erm.');
    const whole = [{ start: 0, end: timeline.duration }];
    const none = { removeFillerWords: false, removeSilenceParts: false };
    expect(planCuts(timeline, none)).toEqual(whole);
    expect(planCuts(timeline, { ...none, removeFillerWords: true })).toEqual(whole);
    expect(retime(timeline, whole).words).toEqual(timeline.words);
  });
});
