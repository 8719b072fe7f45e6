// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findFacts, placesOfFact, type PromptFact } from './facts.ts';
import { PROMPT_SAMPLES } from './promptSamples.ts';
import { writeScript } from './writeScript.ts';

const textsOf = (prompt: string): string[] => findFacts(prompt).map(({ text }) => text);
const date = (text: string): PromptFact => ({ kind: 'date', text });

describe('the facts of a prompt', () => {
  it('are found by kind', () => {
    expect(
      findFacts(
        '30-second onboarding for new nurses at Marien Clinic about washing hands: soap and warm water, 40 seconds, course on Friday 27 November',
      ),
    ).toEqual([
      { kind: 'length', text: '30 seconds' },
      { kind: 'audience', text: 'new nurses at Marien Clinic' },
      { kind: 'topic', text: 'washing hands' },
      { kind: 'detail', text: 'soap and warm water' },
      { kind: 'detail', text: '40 seconds' },
      { kind: 'detail', text: 'course on Friday 27 November' },
    ]);
  });

  it('are found inside long sentences', () => {
    expect(
      textsOf(
        'Invite volunteers to a beach cleanup that the whole town has planned for years at Praia do Norte on Saturday 6 June with 40 boats',
      ),
    ).toEqual(['volunteers', 'Praia do Norte', 'Saturday 6 June', '40']);
  });

  it.each(PROMPT_SAMPLES)('are all kept by the writer: $prompt', ({ prompt }) => {
    const script = writeScript(prompt)
      .segments.map(({ text }) => text)
      .join('\n\n');
    const facts = findFacts(prompt);
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.filter((fact) => !placesOfFact(fact, script))).toEqual([]);
  });

  it('are empty if the writer cannot read the prompt', () => {
    expect(textsOf('Erkläre neuen Pflegekräften, wie man sich die Hände wäscht')).toEqual([]);
    expect(textsOf('')).toEqual([]);
  });
});

describe('the place of a fact', () => {
  it('is the range of its words, whatever their case', () => {
    expect(placesOfFact({ kind: 'name', text: 'Ada' }, 'Canada. ADA!')).toEqual([
      { from: 8, to: 11 },
    ]);
  });

  it('is the range of each word if they are separate, except for small words', () => {
    expect(
      placesOfFact({ kind: 'detail', text: 'tickets are €5' }, 'For €5 you get tickets.'),
    ).toEqual([
      { from: 15, to: 22 },
      { from: 4, to: 6 },
    ]);
  });

  it('is a date in any notation', () => {
    expect(
      placesOfFact(date('Friday 27 November'), 'Come on Friday, November 27th.'),
    ).not.toBeNull();
    expect(placesOfFact(date('Friday 27 November'), 'Come on Friday, November 20th.')).toBeNull();
  });

  it('is null if the fact is missing, changed or part of a longer word', () => {
    expect(placesOfFact({ kind: 'number', text: '40' }, '400 of 140')).toBeNull();
    expect(placesOfFact({ kind: 'name', text: 'Marien Clinic' }, 'The clinic')).toBeNull();
  });
});
