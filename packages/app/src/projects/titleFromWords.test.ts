import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleFromWords } from './titleFromWords.ts';

describe('the title of a new video', () => {
  it.each([
    ['its prompt', 'onboarding for new nurses', 'Hello there.', 'Onboarding for new nurses'],
    ['the first sentence of it', 'Pack by Friday. Bring a coat.', '', 'Pack by Friday'],
    ['a question as it is', 'why do cats purr? Explain it.', '', 'Why do cats purr?'],
    ['its first words', ' \n ', 'Good morning. Sit down.', 'Good morning'],
    ['words without their marks', '', '[pause] Good morning.', 'Good morning'],
    ['one line', 'Pack\r\n\tby Friday', '', 'Pack by Friday'],
    ['another script', 'مرحبا بكم في الورشة', '', 'مرحبا بكم في الورشة'],
    ['a picture with words', '👩🏽‍🏫 lesson one', '', '👩🏽‍🏫 lesson one'],
  ])('is %s', (_what, prompt, script, title) => {
    expect(titleFromWords(prompt, script)).toBe(title);
  });

  it('is cut between words', () => {
    const prompt = 'a short film about how our hospital washes hands before every single round';
    expect(titleFromWords(prompt, '')).toBe(
      'A short film about how our hospital washes hands before…',
    );
  });

  it('is cut within an overlong word', () => {
    expect(titleFromWords('x'.repeat(2_000), '')).toBe(`X${'x'.repeat(58)}…`);
  });

  it('is missing without a letter or digit', () => {
    expect(titleFromWords('', ' … ')).toBeNull();
  });

  it('is one line of at most 60 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (prompt) => {
        const title = titleFromWords(prompt, '') ?? 'none';
        expect([...new Intl.Segmenter().segment(title)].length).toBeLessThanOrEqual(60);
        expect(title).not.toMatch(/[\n\r\u2028\u2029]/u);
        expect(title.trim()).not.toBe('');
      }),
    );
  });
});
