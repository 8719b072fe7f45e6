import { describe, expect, it } from 'vitest';
import { firstSentence } from './firstSentence.ts';

describe('firstSentence', () => {
  it.each([
    ['Good morning. And welcome.', 'Good morning.'],
    ['  What now? Go on.', 'What now?'],
    ['One, [pause 0.5s] two. Three.', 'One, [pause 0.5s] two.'],
    ['Nuuk. [say nook] Cold.', 'Nuuk. [say nook]'],
    ['No end at all', 'No end at all'],
    ['', ''],
    ['… ! 🎉', ''],
  ])('of %j is %j', (script, sentence) => {
    expect(firstSentence(script)).toBe(sentence);
  });

  it('is cut between words if it has no end, and never inside a mark', () => {
    const long = firstSentence('word [pause 1s] '.repeat(100));
    expect(long.length).toBeLessThanOrEqual(260);
    expect(long).toMatch(/(?:word|\])$/);
  });
});
