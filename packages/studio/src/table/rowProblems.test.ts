import { describe, expect, it } from 'vitest';
import { guessColumns, valuesOfRow } from './guessColumns.ts';
import { rowSentence, tableSentences } from './problemWords.ts';
import { problemsOf } from './rowProblems.ts';

const recipe = {
  title: 'Welcome, {{name}}',
  script: 'Hello {{name}} [say {{said}}]. [pause {{rest}}s] You start on {{start}}.',
  edit: { aiEditSettings: { title: { text: '{{name}}' } } },
};
const good = { name: 'Ines', said: 'Eenes', rest: '2', start: 'Monday' };
const columns = { name: 'First name', start: 'Start date', said: 'IPA' };

const sentences = (values: Partial<typeof good>) =>
  problemsOf(recipe, { ...good, ...values }).map((problem) => rowSentence(problem, columns));

describe('the problems of a row', () => {
  it('are empty if it can be made', () => {
    expect(sentences({})).toEqual([]);
    expect(sentences({ start: 'Monday,\nat noon 👩‍⚕️' })).toEqual([]);
  });

  it.each([
    [{ start: '' }, 'The start date is empty.'],
    [{ start: ' \t\n' }, 'The start date is empty.'],
    [{ start: 'Mon\u0007day' }, 'The start date has a character that cannot be shown.'],
    [{ start: 'Mon\u202Eday' }, 'The start date has a character that cannot be shown.'],
    [{ start: 'a'.repeat(101) }, 'The start date has a word of more than 100 letters.'],
    [
      { name: 'Ines '.repeat(13).trim() },
      'The first name is too long for the title: 64 of 50 characters.',
    ],
    [{ said: 'a]b' }, 'The IPA does not fit into its mark in the script.'],
    [{ said: 'a&amp;b' }, 'The IPA does not fit into its mark in the script.'],
    [{ said: 'a b '.repeat(40) }, 'The IPA does not fit into its mark in the script.'],
    [{ rest: 'long' }, 'The rest does not fit into its mark in the script.'],
    [{ start: 'so many words '.repeat(3_000) }, 'The script is too long to be spoken.'],
  ])('explain %j', (values, sentence) => {
    expect(sentences(values)).toEqual([sentence]);
  });

  it('include the name of the video, and a script without words', () => {
    const values = { name: 'Ines '.repeat(50), role: '…' };
    const problems = problemsOf({ title: '{{name}} {{role}}', script: '{{role}}' }, values);
    expect(problems.map((problem) => rowSentence(problem, {}))).toEqual([
      "The video's name is too long: 251 of 200 characters.",
      'The script has no words to speak.',
    ]);
    expect(problemsOf({ title: ' ', script: 'Hello' }, {})).toEqual([{ kind: 'no-name' }]);
  });
});

describe('the problems of a table', () => {
  const empty = (row: number, blank = 'start') =>
    ({ row, problem: { kind: 'empty', blank } }) as const;

  it('are reported in one sentence per kind', () => {
    const problems = [
      empty(17),
      empty(24, 'name'),
      empty(31),
      { row: 4, problem: { kind: 'more-cells' } } as const,
    ];
    expect(tableSentences(problems, columns)).toEqual([
      { sentence: 'Rows 17 and 31 have no start date.', rows: [17, 31] },
      { sentence: 'Row 24 has no first name.', rows: [24] },
      { sentence: 'Row 4 has more cells than the table has columns.', rows: [4] },
    ]);
  });

  it('list a few rows and count the rest', () => {
    const rows = Array.from({ length: 1_204 }, (_, place) => empty(place + 1));
    const [first] = tableSentences(rows, columns);
    expect(first?.sentence).toBe('Rows 1, 2, 3, 4 and 1,200 more have no start date.');
    expect(first?.rows).toHaveLength(1_204);
  });
});

describe('a column is guessed', () => {
  it.each([
    ['by the same name', ['name'], ['id', 'Name'], { name: 1 }],
    [
      'by its words',
      ['start', 'first-name'],
      ['First Name', 'Start date'],
      { start: 1, 'first-name': 0 },
    ],
    [
      'in whatever way it is written',
      ['startDate', 'Größe'],
      ['grosse', 'start_date'],
      { startDate: 1, Größe: null },
    ],
    ['without accents', ['prenom'], ['Prénom'], { prenom: 0 }],
    ['once only', ['name', 'last-name'], ['Name', 'Nickname'], { name: 0, 'last-name': null }],
    ['or not at all', ['role'], ['Job title', '!!'], { role: null }],
    ['for a blank of any name', ['__proto__'], ['__proto__'], { ['__proto__']: 0 }],
  ])('%s', (_, blanks, heads, expected) => {
    expect(guessColumns(blanks, heads)).toEqual(expected);
  });

  it('and provides its cells as values', () => {
    expect(valuesOfRow(['Ines', 'Monday'], { name: 0, start: 1, role: null })).toEqual({
      name: 'Ines',
      start: 'Monday',
      role: '',
    });
  });
});
