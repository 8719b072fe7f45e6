import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SpeechTimeline, TimedWord } from '../../types.ts';
import { FrameTrack, frameCount } from '../frameTrack.ts';
import { passagesOf } from './passages.ts';

const PRESENTER = { name: 'Amara', style: 'avataaars' } as const;
const FORMAT = { width: 1280, height: 720, frameRate: 30 };

/** Sentences of words of 0.3 s, each starting on a tenth of a second, with a rest between them. */
function timelineOf(sentences: readonly string[], rest = 0.3): SpeechTimeline {
  const words: TimedWord[] = [];
  const phones: SpeechTimeline['phones'] = [];
  let at = 0.6;
  let from = 0;
  for (const sentence of sentences) {
    at = Math.round(at * 10) / 10;
    phones.push({ phone: 'pau', start: phones.at(-1)?.end ?? 0, end: at });
    for (const text of sentence.split(' ')) {
      const end = at + 0.3;
      words.push({ text, start: at, end, from, to: from + text.length });
      phones.push({ phone: 'b', start: at, end: at + 0.1 }, { phone: 'aa', start: at + 0.1, end });
      at = end;
      from += text.length + 1;
    }
    at += rest;
  }
  const duration = at + 1;
  phones.push({ phone: 'pau', start: phones.at(-1)?.end ?? 0, end: duration });
  return { version: 1, duration, phones, words };
}

const trackOf = (timeline: SpeechTimeline) => new FrameTrack(PRESENTER, timeline, [], FORMAT);

const sentence = fc
  .array(fc.constantFrom('we', 'meet', 'people', 'today', 'and', 'talk'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((words) => `${words.join(' ')}.`.replace(/^./u, (letter) => letter.toUpperCase()));

describe('passagesOf', () => {
  it('covers a film without gaps, in order, and cuts only before sentences', () => {
    fc.assert(
      fc.property(
        fc.array(sentence, { maxLength: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (sentences, rest) => {
          const { words, duration } = timelineOf(sentences, rest);
          const frames = frameCount(duration, 30);
          const passages = passagesOf(words, frames, 30);
          expect(passages[0]?.first).toBe(0);
          expect(passages.at(-1)?.end).toBe(frames);
          passages.forEach(({ first, end }, i) => {
            expect(end).toBeGreaterThan(first);
            expect(passages[i + 1]?.first ?? frames).toBe(end);
          });
          expect(passages.flatMap(({ words: own }) => own)).toHaveLength(words.length);
        },
      ),
    );
  });
});

describe('FrameTrack', () => {
  it('shows a sentence with the same pictures wherever it is spoken', () => {
    const kept = ['We meet at nine every single Monday.', 'Bring your own cup of coffee.'];
    const one = trackOf(timelineOf(['Hello to all of you.', ...kept]));
    const other = trackOf(timelineOf(['Hello to each and every one of you here.', ...kept]));
    for (const passage of [1, 2]) {
      const [a, b] = [one.passages[passage], other.passages[passage]];
      expect(a && b && a.first < b.first).toBe(true);
      const states = (track: FrameTrack, first = 0, end = 0) =>
        Array.from({ length: end - first }, (_, i) => track.stateAt(first + i));
      expect(states(one, a?.first, a?.end)).toEqual(states(other, b?.first, b?.end));
    }
  });

  it('prepares the first gesture of a sentence only in the silence before it', () => {
    const frames = (second: string) => {
      const track = trackOf(timelineOf(['So it is.', second, 'It is so.'], 0.3));
      const [passage] = track.passages;
      const states = Array.from({ length: passage?.end ?? 0 }, (_, i) => track.stateAt(i));
      const spoken = Math.ceil((passage?.words.at(-1)?.end ?? 0) * FORMAT.frameRate);
      return { spoken: states.slice(0, spoken), silent: states.slice(spoken) };
    };
    const [still, counted] = [frames('Then, we go to work.'), frames('First, we go to work.')];
    expect(counted.spoken).toEqual(still.spoken);
    expect(counted.silent).not.toEqual(still.silent);
    expect(counted.silent.at(-1)?.arms.left).not.toBeNull();
  });

  it('includes every difference in its description of a frame', () => {
    const spoken = timelineOf(['Hello to all of you.', 'We have three parts in this talk now.']);
    const lively = new FrameTrack(PRESENTER, spoken, [], FORMAT, { manner: 'lively' });
    const off = new FrameTrack(PRESENTER, spoken, [], FORMAT, {
      manner: 'lively',
      gesturesOff: lively.gestures.slice(0, 1).map(({ at }) => at),
    });
    const states = (track: FrameTrack) =>
      Array.from({ length: track.frames }, (_, i) => JSON.stringify(track.stateAt(i)));
    const told = (track: FrameTrack) =>
      Array.from({ length: track.frames }, (_, i) => track.describe(i));
    const [statesOff, toldOff] = [states(off), told(off)];
    const differs = states(lively).map((state, i) => state !== statesOff[i]);
    expect(differs).toContain(true);
    expect(told(lively).map((text, i) => text !== toldOff[i])).toEqual(differs);
  });

  it('is at rest where one sentence ends and the next starts', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 2, maxLength: 8 }), (sentences) => {
        const track = trackOf(timelineOf(sentences));
        for (const { first } of track.passages.slice(1)) {
          const { figureX, figureY, faceX, faceY, brows } = track.stateAt(first);
          const offsets = [figureX, figureY, faceX, faceY, brows.left[1]];
          // The first frame may already be part of a move.
          expect(Math.max(...offsets.map(Math.abs))).toBeLessThan(2);
        }
      }),
    );
  });

  it('does not jump: figure and face move by less than 2 px a frame', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 8 }), (sentences) => {
        const track = trackOf(timelineOf(sentences));
        let last = track.stateAt(0);
        for (let frame = 1; frame < track.frames; frame += 1) {
          const state = track.stateAt(frame);
          // In half px.
          expect(Math.abs(state.figureX - last.figureX)).toBeLessThan(4);
          expect(Math.abs(state.faceY - last.faceY)).toBeLessThan(5);
          last = state;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('returns the same states backwards as forwards', () => {
    const track = trackOf(timelineOf(['Good morning all.', 'Today we talk.', 'And then we go.']));
    const forwards = Array.from({ length: track.frames }, (_, i) => track.stateAt(i));
    const backwards = forwards.map((_, i) => track.stateAt(track.frames - 1 - i)).toReversed();
    expect(backwards).toEqual(forwards);
  });

  it('blinks about as often as people do over short and long sentences', () => {
    const many = Array.from({ length: 80 }, (_, i) =>
      i % 3 === 0 ? `Number ${i}.` : `This is sentence ${i} of a rather long film for you.`,
    );
    const track = trackOf(timelineOf(many));
    let blinks = 0;
    let wereShut = false;
    for (let frame = 0; frame < track.frames; frame += 1) {
      const isShut = track.stateAt(frame).eyes.open < 0.5;
      if (isShut && !wereShut) blinks += 1;
      wereShut = isShut;
    }
    const aMinute = (blinks * 60 * 30) / track.frames;
    expect(aMinute).toBeGreaterThan(11);
    expect(aMinute).toBeLessThan(26);
  });
});
