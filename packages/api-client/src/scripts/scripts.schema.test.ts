import { describe, expect, it } from 'vitest';
import { normaliseGeneratedScript, normaliseScript } from './scripts.schema.ts';

// Specification: scripts.12
describe('normaliseScript', () => {
  // Specification: entities.11
  it('counts the words of its segments, or of its text if there are none', () => {
    const segments = [{ text: 'Welcome to  Example.' }, { text: '\nBye.' }];
    expect(normaliseScript({ id: 's', segments })?.wordCount).toBe(4);
    expect(normaliseScript({ id: 's', text: ' one\ttwo ' })?.wordCount).toBe(2);
    expect(normaliseScript({ id: 's', segments, text: 'Shorter.' })?.wordCount).toBe(4);
    expect(normaliseScript({ id: 's' })).toMatchObject({ wordCount: 0, text: '' });
  });

  // Specification: entities.11
  it('reads whether it was generated, its estimated duration and its creation date', () => {
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
  it('reads its text from every form', () => {
    expect(normaliseScript({ _id: 's', content: 'Hello.' })?.text).toBe('Hello.');
    expect(normaliseScript({ _id: 's', segments: [{ text: 'A.' }, { text: 'B.' }] })?.text).toBe(
      'A. B.',
    );
  });

  it('returns null without an ID', () => {
    expect(normaliseScript({ title: 'Intro', text: 'Hello.' })).toBeNull();
  });
});

describe('normaliseGeneratedScript', () => {
  // Specification: entities.10
  it('accepts text or an object', () => {
    expect(normaliseGeneratedScript('Hello.')).toEqual({ text: 'Hello.', id: null, segments: [] });
    expect(normaliseGeneratedScript({ id: 3, segments: [{ text: 'Hello.' }] })).toEqual({
      text: 'Hello.',
      id: '3',
      segments: [{ text: 'Hello.' }],
    });
  });

  it('returns null without text', () => {
    for (const value of ['', ' ', {}, null, { text: '' }, { segments: [{ text: ' ' }] }]) {
      expect(normaliseGeneratedScript(value)).toBeNull();
    }
  });
});
