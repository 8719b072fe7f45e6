import { describe, expect, test } from 'vitest';
import { EMPTY_FORM } from '../form/form.ts';
import { type FormAction, formReducer } from '../form/formReducer.ts';
import { cardAt } from './previewTitle.ts';
import { wordsOf } from './previewWords.ts';

const words = wordsOf([
  {
    start: 0,
    end: 20,
    text:
      'Good morning, and welcome. Our spring line is bright, and it is new. ' +
      'First, wear it in layers. Second, mix all of the colours you like. Enjoy it.',
  },
]);
const after = (...actions: FormAction[]) => actions.reduce(formReducer, EMPTY_FORM);
const choose = (template: 'vivid' | 'vivid2' | 'storyteller' | 'clean'): FormAction => ({
  type: 'templateChosen',
  template,
});
const typed = (text: string): FormAction => ({ type: 'titleTyped', text });

// Specification: edit.26
describe("the card in the title's place", () => {
  test('is the written title, for the chosen duration', () => {
    const form = after(choose('vivid'), typed('Meet us'));
    const title = { kind: 'title', text: 'Meet us' };
    expect([null, 0, 2.9, 3].map((at) => cardAt(form, words, at))).toEqual([
      title,
      title,
      title,
      null,
    ]);
  });

  test('is null if the film will have no title', () => {
    expect(cardAt(after(choose('vivid')), words, null)).toBeNull();
    expect(cardAt(after(choose('vivid'), typed('Hi'), choose('clean')), words, null)).toBeNull();
    const brief = after(choose('vivid'), typed('Hi'), {
      type: 'changed',
      change: { titleDuration: 0 },
    });
    expect(cardAt(brief, words, null)).toBeNull();
  });

  test('is generated from the first meaningful sentence if the template writes the title', () => {
    expect(cardAt(after(choose('storyteller')), words, null)).toEqual({
      kind: 'title',
      text: 'Our spring line is bright',
    });
    expect(cardAt(after(choose('storyteller')), [], null)).toBeNull();
  });

  test('has the numbers and signs of the script', () => {
    const said = wordsOf([
      { start: 0, end: 20, text: 'It’s 2.5 hours a week. First, save 20%. Second, learn C++.' },
    ]);
    expect(cardAt(after(choose('storyteller')), said, null)).toMatchObject({
      text: "It's 2.5 hours a week",
    });
    expect(cardAt(after(choose('vivid2')), said, null)).toMatchObject({ text: 'Save 20%' });
  });

  test('is each list point in turn, and the first one at rest', () => {
    const form = after(choose('vivid2'));
    expect(cardAt(form, words, null)).toEqual({
      kind: 'point',
      number: 1,
      text: 'Wear it in layers',
      hasGround: true,
    });
    const seen = [0, 5, 10, 11, 14, 15, 19].map((at) => cardAt(form, words, at));
    expect(seen.map((card) => (card?.kind === 'point' ? card.text : null))).toEqual([
      null,
      null,
      'Wear it in layers',
      'Wear it in layers',
      'Mix all',
      'Mix all',
      null,
    ]);
  });

  test('is not a list point if the list style is none', () => {
    const none = after(choose('vivid2'), { type: 'changed', change: { listicleStyle: 'none' } });
    expect(cardAt(none, words, null)).toBeNull();
  });
});
