import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DrawnImage,
  draftTexts,
  type GenerationEvent,
  generationReducer,
  type GenerationState,
  NEW_GENERATION,
  savingErrors,
} from './generation.ts';
import { defaultAvatarName, EXAMPLE_PROMPTS } from './prompts.ts';

const IMAGE: DrawnImage = {
  imageUrl: 'https://media.example/1.png',
  trimId: 'trim_1',
  prompt: 'A friendly doctor in a white coat',
  style: 'comic',
};
const after = (...events: GenerationEvent[]): GenerationState =>
  events.reduce(generationReducer, NEW_GENERATION);

describe('the default name', () => {
  // Specification: generate-avatar.7
  test('is the first five words of the prompt and an ellipsis', () => {
    expect(defaultAvatarName(' A friendly\ndoctor in  a white coat ')).toBe(
      'A friendly doctor in a...',
    );
    expect(defaultAvatarName('Doctor')).toBe('Doctor...');
  });

  test('stays short and well-formed for any prompt', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (prompt) => {
        const name = defaultAvatarName(prompt);
        expect(Array.from(name).length).toBeLessThanOrEqual(83);
        expect(name).toMatch(/\.\.\.$/);
        // No lone surrogate is left over.
        expect(() => encodeURIComponent(name)).not.toThrow();
      }),
    );
    expect(defaultAvatarName('x'.repeat(10_000))).toBe(`${'x'.repeat(80)}...`);
  });
});

describe('generating', () => {
  test('a drawn image can be named; name and description follow its prompt', () => {
    const state = after({ type: 'generating' }, { type: 'generated', image: IMAGE });
    expect(state).toMatchObject({ stage: 'name', activity: 'none', image: IMAGE });
    expect(draftTexts(state, IMAGE)).toEqual({
      name: 'A friendly doctor in a...',
      description: 'A friendly doctor in a white coat',
    });
  });

  test('a typed name survives another image and another prompt', () => {
    const state = after(
      { type: 'generated', image: IMAGE },
      { type: 'draft-changed', change: { name: 'Dr Otter' } },
      { type: 'prompt-asked-for' },
      { type: 'generated', image: { ...IMAGE, prompt: 'A nurse' } },
    );
    expect(draftTexts(state, { prompt: 'A nurse' })).toEqual({
      name: 'Dr Otter',
      description: 'A nurse',
    });
  });

  test('a failure keeps the previous image', () => {
    const state = after(
      { type: 'generated', image: IMAGE },
      { type: 'generating' },
      { type: 'failed', message: 'No.' },
    );
    expect(state).toMatchObject({ image: IMAGE, stage: 'name', errors: { call: 'No.' } });
  });

  test('an empty prompt is an error, which clears with the first letter', () => {
    const asked = after({ type: 'prompt-changed', prompt: ' \n' }, { type: 'prompt-left' });
    expect(asked.errors).toEqual({ prompt: 'Please enter a prompt to generate an avatar' });
    expect(generationReducer(asked, { type: 'prompt-changed', prompt: 'x' }).errors).toEqual({});
  });
});

describe('saving', () => {
  // Specification: generate-avatar.12, validation.17
  test('needs an image', () => {
    expect(savingErrors(NEW_GENERATION, null)).toEqual({
      call: 'No generated image to save. Please generate an image first.',
    });
  });

  test('needs a name', () => {
    const state = after({ type: 'draft-changed', change: { name: '  ' } });
    expect(savingErrors(state, IMAGE)).toEqual({ name: 'Please provide a name for your avatar' });
    expect(savingErrors({ ...state, name: null }, IMAGE)).toEqual({});
  });
});

// Specification: generate-avatar.6, states.34
test('opening resets any state', () => {
  const event: fc.Arbitrary<GenerationEvent> = fc.oneof(
    fc.record({ type: fc.constant('prompt-changed' as const), prompt: fc.string() }),
    fc.constant({ type: 'generated' as const, image: IMAGE }),
    fc.constant({ type: 'draft-changed' as const, change: { visibility: 'public' as const } }),
    fc.constant({ type: 'failed' as const, message: 'No.' }),
    fc.constant({ type: 'saving' as const }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      expect(after(...events, { type: 'opened' })).toEqual(NEW_GENERATION);
    }),
  );
});

// Specification: generate-avatar.2
test('the examples are the businessman, the doctor and the elderly man', () => {
  expect(EXAMPLE_PROMPTS.map(({ label }) => label)).toEqual([
    'Professional businessman',
    'Doctor',
    'Elderly man',
  ]);
});
