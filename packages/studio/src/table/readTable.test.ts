import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable, TableError, TABLE_LIMITS } from './readTable.ts';
import { writeTable } from './writeTable.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readTable(bytesOf(text));

function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
}

const PEOPLE = {
  columns: ['First name', 'Job title'],
  rows: [
    { row: 1, cells: ['Ines', 'Ward nurse'] },
    { row: 2, cells: ['Zoë', 'Night porter'] },
  ],
};

describe('reading a table', () => {
  it.each([
    ['commas', 'First name,Job title\nInes,Ward nurse\nZoë,Night porter'],
    ['semicolons', 'First name;Job title\nInes;Ward nurse\nZoë;Night porter\n'],
    ['tabs', 'First name\tJob title\nInes\tWard nurse\nZoë\tNight porter'],
    ['CRLF', 'First name,Job title\r\nInes,Ward nurse\r\nZoë,Night porter\r\n'],
    ['CR', 'First name,Job title\rInes,Ward nurse\rZoë,Night porter'],
    ['mixed ends of lines', 'First name,Job title\r\nInes,Ward nurse\nZoë,Night porter\r\n\r\n'],
    ['a mark of UTF-8', '\uFEFFFirst name,Job title\nInes,Ward nurse\nZoë,Night porter'],
    [
      "Excel's line for the separator",
      'sep=;\r\nFirst name;Job title\r\nInes;Ward nurse\r\nZoë;Night porter',
    ],
    ['quotes', '"First name","Job title"\n"Ines","Ward nurse"\n"Zoë","Night porter"'],
  ])('accepts %s', (_, text) => {
    expect(read(text)).toEqual(PEOPLE);
  });

  it.each([
    [
      'UTF-16, low byte first',
      utf16('\uFEFFFirst name\tJob title\r\nInes\tWard nurse\r\nZoë\tNight porter', true),
    ],
    [
      'UTF-16, high byte first',
      utf16('\uFEFFFirst name,Job title\nInes,Ward nurse\nZoë,Night porter', false),
    ],
    [
      'the code page of Windows',
      Uint8Array.from('First name;Job title\nInes;Ward nurse\nZo\u00eb;Night porter', (sign) =>
        sign.charCodeAt(0),
      ),
    ],
  ])('decodes %s', (_, bytes) => {
    expect(readTable(bytes)).toEqual(PEOPLE);
  });

  it('keeps separators, quotes and line breaks inside cells', () => {
    expect(read('name,note\n"Weber, Ines","said ""yes""\r\nand left"\n').rows).toEqual([
      { row: 1, cells: ['Weber, Ines', 'said "yes"\nand left'] },
    ]);
  });

  it('treats missing cells as empty, and reports surplus cells', () => {
    expect(read('a,b,c\n1\n1,2,3,4\n1,2,3,,\n').rows).toEqual([
      { row: 1, cells: ['1', '', ''] },
      { row: 2, cells: ['1', '2', '3'], hasMore: true },
      { row: 3, cells: ['1', '2', '3'] },
    ]);
  });

  it('skips empty rows, which still count towards row numbers', () => {
    expect(read('a,b\n\n1,2\n , \n,\n3,4\n\n\n').rows.map(({ row }) => row)).toEqual([2, 5]);
  });

  it('gives each column a unique name', () => {
    expect(read('name, name ,,Name,name (2),\n1,2,3,4,5').columns).toEqual([
      'name',
      'name (2)',
      'Column 3',
      'Name',
      'name (2) (2)',
    ]);
  });

  it('treats formulas and prototype keys as text', () => {
    const table = read('__proto__,constructor\n"=HYPERLINK(""http://x"",""y"")",+1\n@a,-2\n');
    expect(table.columns).toEqual(['__proto__', 'constructor']);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['=HYPERLINK("http://x","y")', '+1'],
      ['@a', '-2'],
    ]);
  });

  it('handles 10,000 rows', () => {
    const rows = Array.from({ length: TABLE_LIMITS.rows }, (_, row) => `Name ${row},"a ""b"""`);
    const table = read(`name,note\n${rows.join('\n')}`);
    expect(table.rows).toHaveLength(10_000);
    expect(table.rows.at(-1)).toEqual({ row: 10_000, cells: ['Name 9999', 'a "b"'] });
  });

  it('accepts any text, or refuses it in one sentence', () => {
    const texts = fc.array(fc.constantFrom('"', ',', ';', '\t', '\n', '\r', 'a', ' ', '=', 'é'), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(
        fc.oneof(
          texts.map((signs) => signs.join('')),
          fc.string(),
        ),
        (text) => {
          try {
            const { columns, rows } = read(text);
            expect(new Set(columns).size).toBe(columns.length);
            for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
          } catch (cause) {
            expect(cause).toBeInstanceOf(TableError);
            expect((cause as TableError).message).toMatch(/^[A-Z][^\n]+\.$/);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('a table is refused', () => {
  const many = (count: number) => Array.from({ length: count }, () => 'a').join('\n');

  it.each([
    ['no text', '', 'The table is empty.'],
    ['spaces', ' \n \n', 'The table is empty.'],
    ['no rows', 'name,role\n\n', 'The table has names of columns but no rows.'],
    ['no names', ',,\na,b,c', 'The first line of the table has no names of columns.'],
    [
      'an open quote',
      'name,role\nInes,nurse\n"Okan,porter\n',
      'Row 2 of the table has a quotation mark without its pair.',
    ],
    [
      'an open quote in its names',
      '"name,role\nInes,nurse',
      'The first line of the table has a quotation mark without its pair.',
    ],
    [
      'a workbook',
      'PK\u0003\u0004xl/workbook.xml',
      'This file is not a CSV. Export the table as CSV and choose that file.',
    ],
    [
      'zeros',
      'name\nIn\0es',
      'This file is not a CSV. Export the table as CSV and choose that file.',
    ],
    [
      'too many rows',
      `name\n${many(10_001)}`,
      'The table has 10,001 rows; 10,000 are the most. Split it into parts.',
    ],
    [
      'too many columns',
      `${'name,'.repeat(200)}last\n1`,
      'The table has 201 columns; 200 are the most.',
    ],
  ])('if it has %s', (_, text, sentence) => {
    expect(() => read(text)).toThrow(new TableError(sentence));
  });

  it('if it exceeds 20 MB, without being read', () => {
    expect(() => readTable(new Uint8Array(TABLE_LIMITS.bytes + 1))).toThrow('larger than 20 MB');
  });
});

describe('writing a table', () => {
  it('keeps spreadsheets from treating a cell as a formula', () => {
    expect(writeTable(['name'], [['=HYPERLINK("http://x")'], ['@b'], ['a,b']])).toBe(
      `\uFEFFname\r\n"'=HYPERLINK(""http://x"")"\r\n"'@b"\r\n"a,b"\r\n`,
    );
  });

  it('produces a file that reads back the same', () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .filter((text) => !/[\r\0]/.test(text) && !/^[=+\-@\t]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const cells = rows.map(([first, second]) => [`${first}x`, second]);
        const table = read(writeTable(['a', 'b'], cells));
        expect(table.rows.map((row) => row.cells)).toEqual(cells);
      }),
    );
  });
});
