import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMarks, plainText } from '../marks/findMarks.ts';
import { blanksOf, findBlanks, fillTitle, scriptParts, titleParts } from './blanks.ts';
import { fillRecipe } from './fillRecipe.ts';
import { fillScript } from './fillScript.ts';
import { problemsOf } from './rowProblems.ts';

const names = (text: string) => findBlanks(text).map(({ name }) => name);

describe('blanks', () => {
  it('are letters, digits, underscores and hyphens between double braces', () => {
    expect(names('Hello {{name}}, {{ start-date }}, {{\trow_2 }}, {{Größe}}.')).toEqual([
      'name',
      'start-date',
      'row_2',
      'Größe',
    ]);
  });

  it.each(['{{name', 'name}}', '{name}', '{{}}', '{{ }}', '{{a b}}', '{{a.b}}', '{{a\n}}', '}}{{'])(
    'do not include %j',
    (text) => {
      expect(names(text)).toEqual([]);
      expect(fillScript(text, { name: 'x', a: 'y' })).toMatchObject({
        script: text,
        keepsMarks: true,
      });
    },
  );

  it('may be next to other braces', () => {
    expect(fillTitle('{{{name}}} {{{{name}}}}', { name: 'Ines' })).toBe('{Ines} {{Ines}}');
  });

  it('are listed once, in the order of script, title and edit title', () => {
    const edit = { aiEditSettings: { title: { text: '{{team}} {{name}}' } } };
    const recipe = { title: 'For {{name}} {{id}}', script: '{{role}} {{name}} {{role}}', edit };
    expect(blanksOf(recipe)).toEqual(['role', 'name', 'id', 'team']);
  });
});

describe('filling a recipe', () => {
  it('replaces blanks in script, title and edit title, and changes nothing else', () => {
    const recipe = {
      version: 1,
      title: 'Welcome, {{name}}',
      script: 'Hello {{ name }}. [pause 1s] You start on {{start}}.',
      // At “Hello”, “You” and the second blank.
      gesturesOff: [0, 29, 42],
      edit: { aiEditSettings: { template: 'simple', title: { text: '{{name}}', duration: 3 } } },
    };
    expect(fillRecipe(recipe, { name: ' Ines \r\n', start: 'Monday' })).toEqual({
      version: 1,
      title: 'Welcome, Ines',
      script: 'Hello Ines. [pause 1s] You start on Monday.',
      gesturesOff: [0, 23, 36],
      edit: { aiEditSettings: { template: 'simple', title: { text: 'Ines', duration: 3 } } },
    });
  });

  it('keeps titles on one line', () => {
    expect(fillTitle('For {{name}}', { name: 'Ines\nWeber' })).toBe('For Ines Weber');
  });

  it('writes harmless characters as they are', () => {
    const value = 'Smith & Sons <3 (R&D) {1}';
    expect(fillScript('At {{firm}}.', { firm: value }).script).toBe(`At ${value}.`);
  });

  it("inserts a value into a mark that gives a name's pronunciation", () => {
    const script = 'Hello {{name}} [say {{said}}]!';
    const values = { name: 'Siobhán', said: 'Shivawn' };
    expect(fillScript(script, values).script).toBe('Hello Siobhán [say Shivawn]!');
    expect(problemsOf({ title: 'a', script }, values)).toEqual([]);
  });

  it.each(['[pause 5s]', '[say x]', '<break/>', '&amp;', '{{role}}', '&#91;pause&#93;'])(
    'inserts %s as text, not as a mark or a blank',
    (value) => {
      const { script } = fillScript('Hello {{name}}, our {{role}}.', { name: value, role: 'R' });
      expect(findMarks(script).filter(({ kind }) => kind !== 'entity')).toEqual([]);
      expect(findBlanks(script)).toEqual([]);
      expect(plainText(script)).toBe(`Hello ${value}, our R.`);
    },
  );

  it.each([
    ['[{{a}} 2s]', { a: 'pause' }],
    ['[pau{{a}}', { a: 'se 2s]' }],
    ['{{a}}{{b}}', { a: '[pau', b: 'se]' }],
    ['&{{a}}', { a: 'amp;' }],
    ['&#{{a}};', { a: '91' }],
    ['<b {{a}}>', { a: 'id' }],
    ['{{{a}}}', { a: '{b' }],
  ])('%s with %j forms no mark with the surrounding text', (template, values) => {
    const { script, keepsMarks } = fillScript(template, values);
    expect(keepsMarks).toBe(true);
    const plain = template.replaceAll(/\{\{(\w)\}\}/g, (_, name: 'a' | 'b') => {
      return (values as Record<string, string>)[name] ?? '';
    });
    expect(plainText(script)).toBe(plain);
  });

  it('never adds a mark or blank, whatever the values', () => {
    const text = fc.constantFrom(
      'Hello ',
      ' [pause 2s] ',
      '[',
      '{',
      '}',
      '&',
      ' <b>x</b> ',
      'pause]',
      ' say ',
    );
    const blank = fc.constantFrom('{{a}}', '{{ b }}');
    const sign = fc.constantFrom(
      '[',
      ']',
      '<',
      '>',
      '&',
      ';',
      '{',
      '}',
      'pause',
      'say x',
      'amp',
      'b',
      '/',
      '#91',
      ' ',
      '!--',
      '{{a}}',
    );
    const value = fc.oneof(
      fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join('')),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(text, blank), { maxLength: 8 }),
        value,
        value,
        (pieces, a, b) => {
          const values = { a: `${a}.`, b: `${b}.` };
          const template = pieces.join('');
          const { script, keepsMarks } = fillScript(template, values);
          const marks = findMarks(template);
          const isPlain = findBlanks(template).every(
            ({ from, to }) => !marks.some((mark) => mark.from <= from && to <= mark.to),
          );
          // A value inside a mark can break it; the row then has a problem and is not made.
          if (!isPlain && !keepsMarks) {
            expect(problemsOf({ title: 'x', script: template }, values)).not.toEqual([]);
            return;
          }
          expect(keepsMarks).toBe(true);
          expect(findBlanks(script)).toEqual([]);
          const kinds = (each: string) =>
            findMarks(each).flatMap(({ kind }) =>
              kind === 'pause' || kind === 'say' ? [kind] : [],
            );
          expect(kinds(script)).toEqual(kinds(template));
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

describe('a preview', () => {
  it('shows the script as viewers read it, with the filled-in words marked', () => {
    const script = 'Hello {{name}} [say {{said}}]. [pause 1s] You &amp; me.';
    expect(scriptParts(script, { name: '[Ines]', said: 'Eenes' })).toEqual([
      { text: 'Hello ', isFilled: false },
      { text: '[Ines]', isFilled: true },
      { text: '. You & me.', isFilled: false },
    ]);
    expect(titleParts('For {{name}}', { name: 'Ines' })).toEqual([
      { text: 'For ', isFilled: false },
      { text: 'Ines', isFilled: true },
    ]);
  });
});
