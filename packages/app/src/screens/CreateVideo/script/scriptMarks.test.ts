import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMarks, plainText } from '@lectern/studio/marks';
import { heardText } from './heardText.ts';
import {
  type EditedScript,
  insertPause,
  pronounce,
  type SpokenWord,
  wordAt,
} from './scriptMarks.ts';

const SCRIPT = 'Hello Nuuk, and welcome to “Nuuk”. Ready?';

/** Returns the word at the first occurrence of a text; fails if there is none. */
function wordIn(script: string, text: string): SpokenWord {
  const word = wordAt(script, script.indexOf(text) + 1);
  if (!word) throw new Error(`no word at '${text}'`);
  return word;
}

const selected = ({ text, selection: { start, end } }: EditedScript) => text.slice(start, end);

describe('pauses', () => {
  it.each([
    [5, 'Hello [pause 1s] Nuuk, and'],
    [11, 'Hello Nuuk, [pause 1s] and'],
    [0, '[pause 1s] Hello'],
  ])('are inserted after character %d, separate from the words', (end, start) => {
    const edited = insertPause(SCRIPT, { end });
    expect(edited.text.startsWith(start)).toBe(true);
    expect(selected(edited)).toBe('1');
  });

  it('never change a word, wherever they are inserted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: SCRIPT.length }), (end) => {
        const letters = (text: string) => text.replaceAll(/\s/gu, '');
        const { text } = insertPause(SCRIPT, { end });
        expect(letters(plainText(text))).toBe(letters(SCRIPT));
        expect(findMarks(text)).toHaveLength(1);
      }),
    );
  });

  it('are not inserted into another mark', () => {
    expect(insertPause('One [pause 2s] two', { end: 8 }).text).toBe(
      'One [pause 2s] [pause 1s] two',
    );
  });
});

describe('pronunciations', () => {
  it('apply to the word at the caret, without its punctuation', () => {
    expect(wordIn(SCRIPT, 'Nuuk,')).toMatchObject({ text: 'Nuuk', says: null });
    expect(wordIn(SCRIPT, 'Nuuk”')).toMatchObject({ text: 'Nuuk' });
    expect(wordAt('  ', 1)).toBeNull();
    expect(wordAt('A [pause 1s]', 5)).toBeNull();
  });

  // Specification: wizard-more.1
  it('follow the word with its punctuation, and are found from either', () => {
    const said = { says: 'nook', everywhere: false };
    const { text } = pronounce(SCRIPT, wordIn(SCRIPT, 'Nuuk,'), said);
    expect(text).toBe('Hello Nuuk, [say nook] and welcome to “Nuuk”. Ready?');
    expect(wordIn(text, 'Nuuk,')).toMatchObject({ text: 'Nuuk', says: 'nook' });
    expect(wordIn(text, 'say nook')).toMatchObject({ text: 'Nuuk', says: 'nook' });
    expect(plainText(text)).toBe(SCRIPT);
  });

  it('are set everywhere, changed everywhere and removed again', () => {
    const first = pronounce(SCRIPT, wordIn(SCRIPT, 'Nuuk”'), { says: 'nook', everywhere: true });
    expect(findMarks(first.text)).toHaveLength(2);
    const word = wordIn(first.text, 'Nuuk,');
    const other = pronounce(first.text, word, { says: 'new [uk]', everywhere: true });
    expect(findMarks(other.text).map((mark) => mark.kind === 'say' && mark.says)).toEqual([
      'new uk',
      'new uk',
    ]);
    const none = pronounce(other.text, word, { says: null, everywhere: true });
    expect(none.text).toBe(SCRIPT);
  });

  it('leave the caret at their word', () => {
    const { text, selection } = pronounce(SCRIPT, wordIn(SCRIPT, 'Nuuk”'), {
      says: 'nook',
      everywhere: true,
    });
    expect(text.slice(0, selection.end)).toMatch(/“Nuuk$/);
  });

  it('do not affect a longer word with the same beginning', () => {
    const script = 'Nuuks and Nuuk';
    const { text } = pronounce(script, wordIn(script, 'Nuuk '.trim()), {
      says: 'x',
      everywhere: true,
    });
    expect(text).toBe('Nuuks [say x] and Nuuk');
  });
});

describe('heardText', () => {
  it.each([
    ['Hello Nuuk, [say nook] and on.', 'Hello nook, and on.'],
    ['One. [pause 1s] Two.', 'One.\n\nTwo.'],
    ['One [pause 1s], two', 'One,\n\ntwo'],
    ['Nuuk [say nook] [pause 2s] is there', 'nook\n\nis there'],
    ['One.\n\n[pause 1s]\n\nTwo.', 'One.\n\nTwo.'],
    ['[pause 1s] One [pause 1s]', 'One'],
    ['[say x] One', 'One'],
  ])('turns %j into %j', (script, heard) => {
    expect(heardText(script)).toBe(heard);
  });

  // Specification: wizard-more.3
  it('contains no marks, and leaves a script without marks alone', () => {
    const parts = fc.constantFrom('Nuuk', ' ', ', ', '. ', '[pause 1s]', '[say nook]', '\n', '[a]');
    fc.assert(
      fc.property(fc.array(parts), (all) => {
        const script = all.join('');
        const heard = heardText(script);
        expect(findMarks(heard)).toEqual([]);
        if (findMarks(script).length === 0) expect(heard).toBe(script.trim());
      }),
    );
  });
});

describe('plainText', () => {
  it.each(['[applause]', '[pauses]', 'a [b] c', '[say ]'])('leaves %j as it is', (text) => {
    expect(plainText(text)).toBe(text);
  });
});

describe('text that is neither spoken nor shown', () => {
  it.each([
    ['a <strong>brighter</strong> day', 'a brighter day'],
    ['One.<br>Two &amp; three &lt;b&gt;', 'One. Two & three <b>'],
    [`start ${'x'.repeat(3000)} end`, 'start  end'],
    ['Wait [pause] for [pause -1s] it', 'Wait for it'],
    ['Hi <Name>, {{team}} and 5 < 6', 'Hi <Name>, {{team}} and 5 < 6'],
  ])(
    '%j is shown as %j, and is sent like that to a server that does not support marks',
    (script, plain) => {
      expect(plainText(script)).toBe(plain);
      expect(heardText(script).replaceAll(/\s+/gu, ' ')).toBe(plain.replaceAll(/\s+/gu, ' '));
    },
  );
});
