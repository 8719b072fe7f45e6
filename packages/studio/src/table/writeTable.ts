import Papa from 'papaparse';

/**
 * Writes a CSV that spreadsheets can read: UTF-8 with a byte order mark, CRLF, and quotes where needed. A
 * cell that a spreadsheet would treat as a formula starts with an apostrophe and stays text.
 */
export function writeTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = [columns, ...rows].map((row) => [...row]);
  return `\uFEFF${Papa.unparse(cells, { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}
