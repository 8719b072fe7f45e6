// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarks } from './readMarks.ts';
import { spokenSentences } from '../speech/takes/sentenceKey.ts';
import { fillScript } from '../table/fillScript.ts';
import { findMarks, markedGestures, plainText } from './findMarks.ts';
import { gestureOf, GESTURES } from './gestures.ts';

describe('gestures in a script', () => {
  it.each(GESTURES)('recognises [%s], in any case and with spaces or hyphens', (gesture) => {
    const hyphens = gesture.replaceAll(' ', '-').toUpperCase();
    const spaces = `  ${gesture.replaceAll(' ', ' \u00A0 ')}\t`;
    for (const written of [gesture, hyphens, spaces]) {
      expect(findMarks(`Now [${written}] look`)).toEqual([
        { kind: 'gesture', gesture, from: 4, to: 6 + written.length },
      ]);
    }
  });

  it.each([
    ['thumbs up', 'thumb up'],
    ['count three', 'count 3'],
    ['Count to five', 'count 5'],
    ['point at you', 'point you'],
    ['waving', 'wave'],
    ['nods', 'nod'],
    ['nodding', 'nod'],
    ['shakes head', 'shake'],
    ['pointing left', 'point left'],
    ['looks to the right', 'look right'],
    ['open palms', 'open'],
  ])('accepts [%s] as %s', (written, gesture) => expect(gestureOf(written)).toBe(gesture));

  it('removes a mark together with its space', () => {
    const script = '[wave] Good morning, [pause 0.5s] and [Count 3] three.\n\n[smile] Bye [nod].';
    expect(plainText(script)).toBe('Good morning, and three.\n\nBye.');
    expect(readMarks(script).text).toBe(plainText(script));
    expect(plainText('One.[wave]two “[nod] three”')).toBe('One. two “three”');
  });

  it('reports where its word starts', () => {
    const script = 'Hello, [thumbs up] great [wave] ';
    expect(markedGestures(script)).toEqual([
      { gesture: 'thumb up', at: script.indexOf(' great') },
      { gesture: 'wave', at: script.length - 1 },
    ]);
    const { text, inScript } = readMarks(script);
    expect(script.slice(inScript(text.indexOf('great'))).startsWith('great')).toBe(true);
  });

  it('leaves the sentences that recordings belong to unchanged', () => {
    const script = 'Good morning, and welcome. We show you three ways.';
    const marked = '[wave] Good morning, and welcome. We show you [count 3] three ways. [clap]';
    expect(spokenSentences(marked)).toEqual(spokenSentences(script));
  });

  it('cannot come from a value of a table', () => {
    for (const value of ['[wave]', 'wave', '[juggle]', 'wave] [nod']) {
      const { script } = fillScript('Say [{{word}}] and {{word}}.', { word: value });
      expect(findMarks(script).filter(({ kind }) => kind !== 'entity')).toEqual([]);
    }
    expect(fillScript('[wave] Hi {{name}}', { name: 'Ada' })).toMatchObject({
      script: '[wave] Hi Ada',
      keepsMarks: true,
    });
  });
});

describe('text that only resembles a gesture', () => {
  it.each([
    ...['juggle', 'Clap', 'claps', 'clapping', 'juggling', 'shrugs', 'raise your hand', 'bow'],
    ...['snap fingers', 'thumbs down', 'look up', 'point', 'point down', 'count 7', 'count ten'],
    ...[
      'wvae',
      'wavee',
      'smle',
      'point lft',
      'piont left',
      'look rigth',
      'count 33',
      'waves goodbye',
    ],
  ])('[%s] is unknown: neither spoken nor shown', (written) => {
    const script = `So [${written}] we built it.`;
    expect(findMarks(script)).toEqual([{ kind: 'unknown', from: 3, to: 5 + written.length }]);
    expect(plainText(script)).toBe('So we built it.');
  });

  it.each([
    // notes and references
    ...['[1]', '[12, 13]', '[sic]', '[…]', '[a]', '[citation needed]', '[emphasis added]'],
    // blanks and placeholders of templates
    ...[
      '[{{name}}]',
      '[your name]',
      '[name]',
      '[product name]',
      '[list your benefits]',
      '[point 1]',
    ],
    ...['[count]', '[time]', '[button name]', '[count {{n}}]'],
    // words of a quote, button names, sounds
    ...[
      '[the president]',
      '[t]he',
      'their[s]',
      '[Save]',
      '[Share]',
      '[Run]',
      '[Next step]',
      '[node]',
    ],
    ...[
      '[open source]',
      '[contrast ratio]',
      '[look at this chart]',
      '[have]',
      '[pen]',
      '[opening]',
    ],
    ...['[applause]', '[music]', '[not]', '[style]', '[last]'],
    // code and links
    ...['items[list]', 'f(x)[open]', 'list_[open]', '[open](https://example.com)', '[smile](#a)'],
    // other languages, long sentences, several lines, unclosed brackets
    ...['[winken]', '[saluer]', '[手を振る]', '[помахать]', '[إشارة]'],
    ...['[wave to all of the people in the room]', '[wave\nnow]', '[wave', 'wave]', '[]', '[ ]'],
    // prefixes of other marks
    ...['[pauses]', '[say ]'],
  ])('%j stays text', (script) => {
    expect(findMarks(script)).toEqual([]);
    expect(plainText(`So ${script} it is`)).toBe(`So ${script} it is`);
  });

  it('does not hide other marks inside it', () => {
    expect(plainText('[a &amp; b] [wave &amp; nod]')).toBe('[a & b] [wave & nod]');
    expect(findMarks('[wave [nod]').map(({ from }) => from)).toEqual([6]);
  });

  it('takes time linear in the length of the script', () => {
    for (const text of ['['.repeat(50_000), '[a'.repeat(25_000), `[${'a '.repeat(25_000)}`]) {
      expect(findMarks(text)).toEqual([]);
    }
    const words = 'abcdefgh '.repeat(33_000);
    expect(plainText(words + '[nod]'.repeat(60_000))).toBe(words.trimEnd());
    expect(readMarks(words + '[pause]'.repeat(60_000)).text).toBe(words.trimEnd());
  });

  it('leaves every letter outside brackets in place', () => {
    const piece = fc.constantFrom(
      ...['[wave]', '[Point left] ', ' [juggle]', '[sic]', '[pause 1s]', '[name]', '(', '“'],
      ...['One', ' two,', '. ', '\n', ' Three', '🎉', 'é', '[', ']', '[say x]'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const script = pieces.join('');
        let rest = '';
        let done = 0;
        for (const { from, to } of findMarks(script)) {
          rest += script.slice(done, from);
          done = to;
        }
        const letters = (text: string) => text.replaceAll(/\s/gu, '');
        expect(letters(plainText(script))).toBe(letters(rest + script.slice(done)));
      }),
    );
  });
});
