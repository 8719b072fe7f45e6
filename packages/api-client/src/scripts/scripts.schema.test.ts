import { describe, expect, it } from 'vitest';
import { normaliseGeneratedScript, normaliseScript } from './scripts.schema.ts';

// Specification: scripts.12
describe('a script', () => {
  // Specification: entities.11
  it('counts the words of its segments, else of its text', () => {
    const segments = [{ text: 'Welcome to  Example.' }, { text: '\nBye.' }];
    expect(normaliseScript({ id: 's', segments })?.wordCount).toBe(4);
    expect(normaliseScript({ id: 's', text: ' one\ttwo ' })?.wordCount).toBe(2);
    expect(normaliseScript({ id: 's', segments, text: 'Shorter.' })?.wordCount).toBe(4);
    expect(normaliseScript({ id: 's' })).toMatchObject({ wordCount: 0, text: '' });
  });

  // Specification: entities.11
  it('says whether it was generated, for how long it is, and when it was made', () => {
    expect(
      normaliseScript({
        id: 's',
        is_ai_generated: true,
        estimated_duration: '30',
        created_at: '2025-06-10T10:00:00',
      }),
    ).toMatchObject({
      isAiGenerated: true,
      estimatedDuration: 30,
      createdAt: '2025-06-10T10:00:00Z',
    });
    expect(normaliseScript({ id: 's', isAiGenerated: true })?.isAiGenerated).toBe(true);
    expect(normaliseScript({ id: 's' })?.isAiGenerated).toBe(false);
  });

  // Specification: entities.10
  it('has its words whichever way they came', () => {
    expect(normaliseScript({ _id: 's', content: 'Hello.' })?.text).toBe('Hello.');
    expect(normaliseScript({ _id: 's', segments: [{ text: 'A.' }, { text: 'B.' }] })?.text).toBe(
      'A. B.',
    );
  });

  it('is none without an id', () => {
    expect(normaliseScript({ title: 'Intro', text: 'Hello.' })).toBeNull();
  });
});

describe('a generated script', () => {
  // Specification: entities.10
  it('comes as text or as an object', () => {
    expect(normaliseGeneratedScript('Hello.')).toEqual({ text: 'Hello.', id: null, segments: [] });
    expect(normaliseGeneratedScript({ id: 3, segments: [{ text: 'Hello.' }] })).toEqual({
      text: 'Hello.',
      id: '3',
      segments: [{ text: 'Hello.' }],
    });
  });

  it('is none without words', () => {
    for (const value of ['', ' ', {}, null, { text: '' }, { segments: [{ text: ' ' }] }]) {
      expect(normaliseGeneratedScript(value)).toBeNull();
    }
  });
});
