import Papa from 'papaparse';

/**
 * A CSV that spreadsheets read: UTF-8 with its mark, CRLF, quotes where they are needed. A cell that a
 * spreadsheet would take for a formula begins with an apostrophe and stays text.
 */
export function writeTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = [columns, ...rows].map((row) => [...row]);
  return `\uFEFF${Papa.unparse(cells, { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}
