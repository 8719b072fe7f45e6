import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimedPhone, TimedWord } from '../../types.ts';
import { type MouthOutline, mouthOutline } from './mouthGeometry.ts';
import { REST } from './mouthShapes.ts';
import { mouthTrack } from './mouthTrack.ts';
import { SmileTrack } from './smiles.ts';

const RATE = 30;

/** Words of 0.35 s that start after 0.6 s, with 0.3 s after each sentence. */
function wordsOf(script: string): TimedWord[] {
  let at = 0.6;
  return Array.from(script.matchAll(/\S+/gu), ({ 0: text, index: from }) => {
    const word = { text, start: at, end: at + 0.35, from, to: from + text.length };
    at = word.end + (/[.!?]$/u.test(text) ? 0.3 : 0);
    return word;
  });
}

/** How far the middle of closed lips hangs below their corners, as a share of a full smile's. */
function hangOf(style: 'avataaars' | 'notionists', time: number, words: TimedWord[]): number {
  const phones: TimedPhone[] = words.flatMap(({ start, end }) => [
    { phone: 'b', start, end: start + 0.12 },
    { phone: 'aa', start: start + 0.12, end },
  ]);
  const shape = mouthTrack({ phones, words }, RATE).shapeAt(time);
  expect(shape.opening).toBeLessThan(0.02);
  const corner = ({ y, left, bottom }: MouthOutline) => y + bottom - left[1];
  const full = mouthOutline({ ...shape, smile: 1 }, style, false);
  return corner(mouthOutline(shape, style, false)) / corner(full);
}

describe('a smile', () => {
  const words = wordsOf(
    'Welcome to the show! Bob may bring five thumbs to the table. What a wonderful day!',
  );
  const closed = (text: string) => (words.find((word) => word.text === text)?.start ?? 0) + 0.06;

  it.each(['avataaars', 'notionists'] as const)(
    'appears on greetings, but not on each m, b and p of a statement (%s)',
    (style) => {
      expect(hangOf(style, closed('show!'), words)).toBeGreaterThan(0.8);
      for (const text of ['bring', 'five', 'thumbs', 'table.']) {
        expect(hangOf(style, closed(text), words)).toBeLessThan(0.3);
      }
      expect(hangOf(style, closed('wonderful'), words)).toBeGreaterThan(0.5);
    },
  );

  it('leaves lips at rest neutral: before the first word, between sentences and after the last', () => {
    const track = new SmileTrack(wordsOf('Prices are up. What a day! Good.'));
    for (const time of [0, 1.2, 5]) expect(track.at(time)).toBe(0);
    const { smile } = mouthTrack({ phones: [], words: wordsOf('Hello!') }, RATE).shapeAt(2);
    expect(smile).toBe(REST.smile);
  });

  it('does not extend into a sentence with bad news', () => {
    const said = wordsOf('What a wonderful day! Sadly, the old bridge is closed. Enjoy the walk!');
    const track = new SmileTrack(said);
    const sad = said.filter(({ from }) => from >= 22 && from < 50);
    expect(sad.length).toBe(6);
    for (const { start, end } of sad) {
      expect(Math.max(track.at(start), track.at((start + end) / 2))).toBeLessThan(0.02);
    }
  });

  it('never snaps, whatever the script', () => {
    const script = fc
      .array(fc.constantFrom('Hello', 'there!', 'sorry.', 'We', 'meet?', 'Go.', 'great', 'b.'), {
        minLength: 1,
        maxLength: 30,
      })
      .map((texts) => texts.join(' '));
    fc.assert(
      fc.property(script, (text) => {
        const said = wordsOf(text);
        const track = new SmileTrack(said);
        const end = (said.at(-1)?.end ?? 0) + 1;
        for (let frame = 1; frame < end * RATE; frame += 1) {
          const step = track.at(frame / RATE) - track.at((frame - 1) / RATE);
          expect(Math.abs(step)).toBeLessThan(0.16);
          expect(track.at(frame / RATE)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
