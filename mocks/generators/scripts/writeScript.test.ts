// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from '../../base/spokenScript.ts';
import { GENRES } from './parsePrompt.ts';
import { writeScript } from './writeScript.ts';

const textOf = (prompt: string): string =>
  writeScript(prompt)
    .segments.map(({ text }) => text)
    .join(' ');

/** One prompt for each kind of script. */
const PROMPTS: Readonly<Record<(typeof GENRES)[number], string>> = {
  intro: 'introduction of a tech startup',
  explain: 'explanation of machine learning',
  promo: 'promo for a fitness product',
  welcome: 'welcome message for a virtual conference',
  tips: 'script with tips for better sleep',
  update: 'update on our garden project',
  story: 'story about a baker in Lisbon',
  lesson: 'tutorial on how to tie a bow tie',
};

describe('a written script', () => {
  it.each(
    GENRES.flatMap((genre) =>
      [10, 15, 20, 30, 45, 60, 90, 120, 180, 300].map((seconds) => [seconds, genre] as const),
    ),
  )('of %d seconds is as long as asked, within 15 %% (%s)', (seconds, genre) => {
    const words = countWords(textOf(`Write a ${seconds}-second ${PROMPTS[genre]}`));
    const wanted = (seconds / 60) * 150;
    expect(words).toBeGreaterThanOrEqual(wanted * 0.85);
    expect(words).toBeLessThanOrEqual(wanted * 1.15);
  });

  it('is the same for the same prompt, whatever its spaces and capitals', () => {
    expect(textOf('Explain  tides')).toBe(textOf('explain tides '));
  });

  it('differs from prompt to prompt', () => {
    const subjects = ['tides', 'inflation', 'tea', 'rainbows', 'sleep', 'music', 'bees', 'glass'];
    const scripts = subjects.map((subject) => textOf(`Explain ${subject}`));
    expect(new Set(scripts).size).toBe(subjects.length);
    // Nor is it one text with another subject.
    const shapes = scripts.map((script, index) => script.replaceAll(subjects[index] ?? '', '…'));
    expect(new Set(shapes).size).toBe(subjects.length);
  });

  it('speaks of its subject, to its audience, by its name', () => {
    expect(textOf('Explain solar energy to a ten-year-old')).toMatch(/solar energy/);
    expect(textOf('Explain solar energy to a ten-year-old')).toMatch(/a ten-year-old/);
    expect(textOf('A funny ad for a coffee shop called Bean There')).toMatch(/Bean There/);
  });

  it('counts the tips that were asked for', () => {
    const text = textOf('Three tips for better lighting');
    expect(text).toMatch(/First: .*Second: .*Third: /);
    expect(text).not.toMatch(/Fourth: /);
  });

  it('never says a sentence twice', () => {
    for (const prompt of Object.values(PROMPTS)) {
      const sentences = textOf(`Write a 5-minute ${prompt}`).split(/(?<=[.!?]) /);
      const long = sentences.filter((sentence) => countWords(sentence) > 6);
      expect(new Set(long).size).toBe(long.length);
    }
  });

  it('has words and whole sentences for any prompt at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (prompt) => {
        const text = textOf(prompt);
        expect(countWords(text)).toBeGreaterThan(15);
        expect(text).toMatch(/[.!?]$/);
        expect(text).not.toMatch(/\{\w+\}|undefined/);
      }),
    );
  });
});
