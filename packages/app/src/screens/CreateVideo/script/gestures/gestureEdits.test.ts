import { findMarks, GESTURES, plainText } from '@lectern/studio/marks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asWritten,
  chipsOf,
  deletedWhole,
  insertGesture,
  selectedChip,
  steppedOver,
  unbroken,
  widened,
} from './gestureEdits.ts';

const SCRIPT = '[wave] Good morning, [point left] all.';
const CHIPS = chipsOf(SCRIPT);
const at = (place: number) => ({ start: place, end: place });

describe('a chip', () => {
  it('is stepped over by the caret in either direction, wherever it came from', () => {
    expect(steppedOver(CHIPS, at(0), at(1))).toEqual(at(6));
    expect(steppedOver(CHIPS, at(6), at(5))).toEqual(at(0));
    expect(steppedOver(CHIPS, at(38), at(25))).toEqual(at(21));
    expect(steppedOver(CHIPS, at(2), at(8))).toBeNull();
    expect(steppedOver(CHIPS, at(5), at(6))).toBeNull();
  });

  it('joins a selection and leaves it as a whole', () => {
    expect(steppedOver(CHIPS, at(0), { start: 0, end: 1 })).toEqual({ start: 0, end: 6 });
    expect(steppedOver(CHIPS, { start: 0, end: 6 }, { start: 0, end: 5 })).toEqual(at(0));
    expect(steppedOver(CHIPS, at(33), { start: 32, end: 33 })).toEqual({ start: 21, end: 33 });
  });

  it('is selected as a whole by a pointer', () => {
    expect(widened(CHIPS, at(3))).toEqual({ start: 0, end: 6 });
    expect(widened(CHIPS, { start: 2, end: 25 })).toEqual({ start: 0, end: 33 });
    expect(widened(CHIPS, at(6))).toBeNull();
    expect(selectedChip(CHIPS, { start: 0, end: 6 })?.gesture).toBe('wave');
    expect(selectedChip(CHIPS, { start: 0, end: 7 })).toBeUndefined();
  });

  it('is deleted as a whole, whichever end was deleted, together with its own space', () => {
    for (const [after, caret] of [
      ['[wave Good morning, [point left] all.', 5],
      ['wave] Good morning, [point left] all.', 0],
      [' Good morning, [point left] all.', 0],
    ] as const) {
      const { text, selection } = deletedWhole(SCRIPT, after, caret) ?? {};
      expect(text).toBe('Good morning, [point left] all.');
      expect(selection).toEqual(at(0));
    }
    const inside = SCRIPT.replace('left] all', 'le all');
    expect(deletedWhole(SCRIPT, inside, 30)?.text).toBe('[wave] Good morning, all.');
  });

  it('stays when a deletion next to it takes none of it', () => {
    expect(deletedWhole(SCRIPT, SCRIPT.replace('] Good', ']Good'), 6)).toBeNull();
    expect(deletedWhole('a [wave]] b', 'a [wave] b', 8)).toBeNull();
    expect(deletedWhole(SCRIPT, '', 0)).toBeNull();
    expect(deletedWhole(SCRIPT, `${SCRIPT}.`, 39)).toBeNull();
  });

  it('has no line break opportunity while it is edited, and is kept as it was written', () => {
    expect(unbroken(SCRIPT)).toBe('[wave] Good morning, [point\u00A0left] all.');
    expect(asWritten(unbroken(SCRIPT))).toBe(SCRIPT);
    expect(unbroken('[pause 1s] [your name] 10\u00A0km')).toBe('[pause 1s] [your name] 10\u00A0km');
  });
});

describe('an inserted gesture', () => {
  const text = 'Hello “all”, and you';

  it.each([
    [0, '[wave] Hello “all”, and you'],
    [3, '[wave] Hello “all”, and you'],
    [5, 'Hello [wave] “all”, and you'],
    [8, 'Hello “[wave] all”, and you'],
    [19, 'Hello “all”, and [wave] you'],
    [20, 'Hello “all”, and you [wave]'],
  ])('is placed before the word at %d', (place, wanted) => {
    const edited = insertGesture(text, at(place), 'wave');
    expect(edited.text).toBe(wanted);
    expect(edited.text.slice(0, edited.selection.end)).toMatch(/\[wave\]$/);
  });

  it('is placed before the selected word, and replaces the selected chip', () => {
    expect(insertGesture(text, { start: 17, end: 20 }, 'point you').text).toBe(
      'Hello “all”, and [to viewer] you',
    );
    expect(insertGesture(SCRIPT, { start: 0, end: 6 }, 'nod').text).toBe(
      SCRIPT.replace('wave', 'nod'),
    );
  });

  it('is never placed inside another mark', () => {
    expect(insertGesture('Hi [pause 1s] you', at(6), 'nod').text).toBe('Hi [pause 1s] [nod] you');
  });

  it('never changes a word, and is parsed as that gesture', () => {
    fc.assert(
      fc.property(fc.nat(SCRIPT.length), fc.constantFrom(...GESTURES), (place, gesture) => {
        const edited = insertGesture(SCRIPT, at(place), gesture);
        const letters = (words: string) => words.replaceAll(/\s/gu, '');
        expect(letters(plainText(edited.text))).toBe(letters(plainText(SCRIPT)));
        const added = findMarks(edited.text).find(({ to }) => to === edited.selection.end);
        expect(added).toMatchObject({ kind: 'gesture', gesture });
      }),
    );
  });
});
