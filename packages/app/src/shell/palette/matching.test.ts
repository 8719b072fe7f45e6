import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf, markMatch, rank } from './matching.ts';

const itself = (text: string) => text;

describe('the palette search', () => {
  it('ranks the start of a title before the start of a word, and that before other matches', () => {
    const titles = ['Answers', 'A week in three minutes', 'Welcome'];
    expect(bestOf(titles, 'we', itself)).toEqual(['Welcome', 'A week in three minutes', 'Answers']);
  });

  it.each([
    ['another script', 'مرحبا بكم في الورشة', 'الورشة'],
    ['a picture', 'Party 🎉 at noon', '🎉'],
    ['letters of another case', 'Über uns', 'üBER'],
    ['wide letters', 'Ｌectern', 'lectern'],
  ])('finds %s', (_what, title, search) => {
    expect(rank(title, search)).not.toBeNull();
  });

  it('finds nothing for blank or unmatched text', () => {
    expect(rank('Welcome', '  ')).toBeNull();
    expect(rank('Welcome', 'walrus')).toBeNull();
  });

  it('marks the match', () => {
    expect(markMatch('A week', 'WE')).toEqual([
      { text: 'A ', isMatch: false },
      { text: 'we', isMatch: true },
      { text: 'ek', isMatch: false },
    ]);
  });

  it('shows every title complete', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (title, search) => {
        const parts = markMatch(title, search);
        expect(parts.map((part) => part.text).join('')).toBe(title);
      }),
    );
  });
});
