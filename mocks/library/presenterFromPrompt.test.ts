// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { portraitUrl } from '../studio/presenter/portrait.ts';
import { presenterFromPrompt, VISUAL_STYLES } from './presenterFromPrompt.ts';

const optionsOf = (prompt: string) => presenterFromPrompt(prompt, 'realistic').presenter.options;

describe('a presenter from words', () => {
  it.each([
    ['a professional businessman', { clothing: 'blazerAndShirt' }],
    ['a doctor', { clothesColor: 'f2ede2' }],
    ['an elderly man with a beard', { hairColor: 'cfc8bd', facialHair: 'beardMedium' }],
    ['a woman with curly red hair', { top: 'curly', hairColor: 'a55728' }],
    [
      'a girl with long black hair and glasses',
      { top: 'straight01', accessories: 'prescription02' },
    ],
    ['a woman in a hijab', { top: 'hijab' }],
    ['a stern Nigerian judge', { skinColor: '7a4630', mouth: 'serious' }],
    ['a developer in a green hoodie', { clothing: 'hoodie', clothesColor: '2f6b5e' }],
  ])('wears what is said: %s', (prompt, options) => {
    expect(optionsOf(prompt)).toMatchObject(options);
  });

  it('has no hair where it is bald, and no glasses that nobody mentioned', () => {
    expect(optionsOf('a bald man')).not.toHaveProperty('top');
    expect(optionsOf('a man')).not.toHaveProperty('accessories');
  });

  it.each([
    ['a businesswoman', 'female'],
    ['an old man', 'male'],
    ['somebody with a moustache', 'male'],
    ['a robot', null],
  ])('is of the gender that the words name: %s', (prompt, gender) => {
    expect(presenterFromPrompt(prompt, 'realistic').gender).toBe(gender);
  });

  it('is the same for the same words, and another for others', () => {
    const prompts = ['a teacher', 'a friend', 'a neighbour', 'a guide', 'a host', 'a chef'];
    for (const style of VISUAL_STYLES) {
      const drawn = prompts.map((prompt) => {
        const first = presenterFromPrompt(prompt, style);
        expect(presenterFromPrompt(` ${prompt.toUpperCase()}`, style)).toEqual(first);
        return portraitUrl(first.presenter, first.scene);
      });
      expect(new Set(drawn).size).toBe(prompts.length);
    }
  });
});
