import Papa from 'papaparse';

/** A row of a table. */
export interface TableRow {
  /** From 1 for the first row below the column names; empty rows count, as in the spreadsheet. */
  row: number;
  /** One cell per column. */
  cells: string[];
  /** Whether it has more cells than the table has columns, because a separator is not quoted. */
  hasMore?: true;
}

export interface Table {
  /** Unique column names. */
  columns: string[];
  /** Without empty rows. */
  rows: TableRow[];
}

/** A file that is not a table, explained in one sentence for the user. */
export class TableError extends Error {
  override readonly name = 'TableError';
}

export const TABLE_LIMITS = { rows: 10_000, columns: 200, bytes: 20_000_000 } as const;

/** How workbooks start, which are ZIP files. */
const ZIP = 'PK\u0003\u0004';

/**
 * Decodes a file: UTF-8, UTF-16 with its byte order mark, or otherwise the encoding of Excel on Windows.
 */
function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Names columns that have no name, and numbers those whose name is taken. */
function columnNames(cells: readonly string[]): string[] {
  const taken = new Set<string>();
  return cells.map((cell, place) => {
    const plain = cell.trim().replaceAll(/\s+/gu, ' ') || `Column ${place + 1}`;
    let name = plain;
    for (let count = 2; taken.has(name); count += 1) name = `${plain} (${count})`;
    taken.add(name);
    return name;
  });
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Rows from which the separator is determined. */
const SAMPLE = 20;

/**
 * Returns the separator with which most of the first rows have as many cells as the table has columns. Papa
 * Parse's own guess finds one column if a table of two ends in an empty line.
 */
function separatorOf(text: string): string {
  const tried = SEPARATORS.map((separator) => {
    const { data } = Papa.parse<string[]>(text, {
      delimiter: separator,
      newline: '\n',
      preview: SAMPLE,
      skipEmptyLines: true,
    });
    const width = data[0]?.length ?? 0;
    const fitting = data.filter(({ length }) => length === width).length;
    return { separator, width, fitting: width > 1 ? fitting : 0 };
  });
  tried.sort((one, other) => other.fitting - one.fitting || other.width - one.width);
  return tried[0]?.separator ?? ',';
}

/** Splits a text into cells. Excel may name the separator in a separate first line (`sep=;`). */
function parse(text: string): string[][] {
  const named = /^sep=([,;\t|])\n/i.exec(text);
  const rows = named ? text.slice(named[0].length) : text;
  const { data, errors } = Papa.parse<string[]>(rows, {
    delimiter: named?.[1] ?? separatorOf(rows),
    newline: '\n',
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    const row = broken.row ?? 0;
    const where = row === 0 ? 'The first line' : `Row ${row}`;
    throw new TableError(`${where} of the table has a quotation mark without its pair.`);
  }
  return data;
}

/**
 * Reads a CSV file: its first row names the columns, the others are rows. The separator is determined from
 * the text. Cells are text: nothing in them is evaluated.
 *
 * @throws TableError with one sentence for the user
 */
export function readTable(bytes: Uint8Array<ArrayBuffer>): Table {
  const limit = TABLE_LIMITS;
  if (bytes.length > limit.bytes) {
    throw new TableError('The table is larger than 20 MB. Leave out columns that no blank needs.');
  }
  const text = decode(bytes)
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '');
  if (text.startsWith(ZIP) || text.includes('\0')) {
    throw new TableError('This file is not a CSV. Export the table as CSV and choose that file.');
  }
  if (text.trim() === '') throw new TableError('The table is empty.');
  const [head = [], ...body] = parse(text);
  const width = head.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (width === 0) throw new TableError('The first line of the table has no names of columns.');
  if (width > limit.columns) {
    throw new TableError(`The table has ${width} columns; ${limit.columns} are the most.`);
  }
  const rows = body.flatMap((cells, place): TableRow[] => {
    if (isEmpty(cells)) return [];
    const row: TableRow = {
      row: place + 1,
      cells: Array.from({ length: width }, (_, column) => cells[column] ?? ''),
    };
    return [isEmpty(cells.slice(width)) ? row : { ...row, hasMore: true }];
  });
  if (rows.length === 0) throw new TableError('The table has names of columns but no rows.');
  if (rows.length > limit.rows) {
    const count = rows.length.toLocaleString('en-US');
    throw new TableError(`The table has ${count} rows; 10,000 are the most. Split it into parts.`);
  }
  return { columns: columnNames(head.slice(0, width)), rows };
}
