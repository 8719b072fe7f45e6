// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sentenceKey, spokenSentences } from './sentenceKey.ts';

describe('the key of a sentence', () => {
  it.each([
    ['Hello, world.', 'hello world!'],
    ['“It’s  here” – now', "it's here now"],
    ['Done 🎉', 'done'],
  ])('%s can use a recording of %s', (some, other) => {
    expect(sentenceKey(some)).toBe(sentenceKey(other));
  });

  it.each([
    ['Half of it.', 'Half it.'],
    ['50% of it', '50 of it'],
    ['Salt & pepper', 'Salt pepper'],
    ['It costs $5', 'It costs 5'],
  ])('%s cannot use a recording of %s', (some, other) => {
    expect(sentenceKey(some)).not.toBe(sentenceKey(other));
  });
});

describe('the sentences to record', () => {
  it('are those that a voice would speak, each once, without marks', () => {
    const script = 'Hello there. Look: [pause 1s] a light.\n\nNuuk [say nook] is far. Hello THERE!';
    expect(spokenSentences(script).map(({ text }) => text)).toEqual([
      'Hello there.',
      'Look:',
      'a light.',
      'Nuuk is far.',
    ]);
  });

  it('keep their keys when others change', () => {
    const before = spokenSentences('One is here. Two is there.');
    const after = spokenSentences('Zero came first. Two is there! One was here.');
    expect(after.map(({ key }) => key)).toContain(before[1]?.key);
    expect(after.map(({ key }) => key)).not.toContain(before[0]?.key);
  });

  it('are empty if there is nothing to say', () => {
    expect(spokenSentences('… 🎉\n\n—')).toEqual([]);
  });
});
