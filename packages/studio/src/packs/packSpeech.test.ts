import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KNOWN_PHONES } from '../presenter/mouth/mouthShapes.ts';
import { phoneOfIpa } from './ipaPhones.ts';
import { engineSpeech } from './packSpeech.ts';
import { sayAsRead } from './sayAsRead.ts';

const TONE = new Float32Array(16_000).fill(0.1);
const answer = { samples: TONE, sampleRate: 16_000, sounds: [], places: [] };

describe('IPA sounds', () => {
  it.each([
    ['ˈaɪ', 'ay'],
    ['t͡ʃ', 'ch'],
    ['tɕh', 'ch'],
    ['ɛ̃', 'eh'],
    ['ã', 'aa'],
    ['ç', 'hh'],
    ['ɑːɹ', 'aa'],
    ['pʰ', 'p'],
    ['oː', 'ow'],
  ])('%s looks like %s', (ipa, phone) => {
    expect(phoneOfIpa(ipa)).toBe(phone);
  });

  it('are silent if they are only marks', () => {
    for (const mark of ['', 'ˈ', 'ː', '_:']) expect(phoneOfIpa(mark)).toBeNull();
  });

  it('have a mouth shape, whatever the letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 6 }), (ipa) => {
        const phone = phoneOfIpa(ipa);
        expect(phone === null || KNOWN_PHONES.includes(phone)).toBe(true);
      }),
    );
  });
});

describe('the response of a foreign engine', () => {
  it('becomes phones and words in order, whatever it contains', () => {
    const time = fc.oneof(fc.double(), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(
        fc.array(fc.record({ ipa: fc.string(), start: time })),
        fc.array(fc.record({ at: fc.integer({ min: -5, max: 50 }), start: time })),
        (sounds, places) => {
          const { phones, words } = engineSpeech('Ten loaves of bread', {
            ...answer,
            sounds,
            places,
          });
          let last = 0;
          for (const { start, end } of phones) {
            expect(start).toBe(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
          for (const { start, end } of words) expect(end).toBeGreaterThanOrEqual(start);
          expect(words).toHaveLength(4);
        },
      ),
    );
  });

  it('is rejected without sound, at an impossible rate, or if longer than any sentence', () => {
    for (const bad of [
      { ...answer, samples: [0.1] as unknown as Float32Array },
      { ...answer, sampleRate: 0 },
      { ...answer, sampleRate: Number.NaN },
      { ...answer, sampleRate: 8_000, samples: new Float32Array(8_000 * 121) },
    ]) {
      expect(() => engineSpeech('Bread', bad)).toThrow('no usable sound');
    }
  });

  it('is limited to valid sample values', () => {
    const samples = Float32Array.of(Number.NaN, 3, -3, 0.5);
    expect([...engineSpeech('Bread', { ...answer, samples }).samples]).toEqual([0, 1, -1, 0.5]);
  });
});

describe('a word with its own pronunciation', () => {
  it('is spoken as marked, and mapped back to where it is written', () => {
    const text = 'The café opens at nine.';
    const said = sayAsRead(text, [{ at: 8, says: 'kaf ay' }]);
    expect(said.text).toBe('The kaf ay opens at nine.');
    expect(said.inText(0)).toBe(0);
    expect(said.inText(8)).toBe(4);
    expect(said.inText(said.text.indexOf('opens'))).toBe(text.indexOf('opens'));
    expect(said.inText(said.text.indexOf('nine'))).toBe(text.indexOf('nine'));
  });

  it('keeps the full stop after it', () => {
    const said = sayAsRead('Ask Siobhan.', [{ at: 11, says: 'shi von' }]);
    expect(said.text).toBe('Ask shi von.');
  });
});
