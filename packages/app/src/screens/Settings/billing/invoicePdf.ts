import { type Charge, chargeDay } from './billingSettings.ts';

/** Parentheses and backslashes are special in PDF strings (ISO 32000-1, 7.3.4.2). */
const escape = (text: string) => text.replaceAll(/[\\()]/g, '\\$&');

/** Returns a line of text at a position on an A4 page, in points from the lower left corner. */
const line = (text: string, size: number, y: number) =>
  `BT /F1 ${size} Tf 72 ${y} Td (${escape(text)}) Tj ET`;

/**
 * Returns a one-page PDF with lines of text (ISO 32000-1: header, objects, cross-reference table, trailer).
 * ASCII only, which is all that the built-in Helvetica is used for.
 */
function textPdf(lines: readonly string[]): string {
  const content = lines.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return file;
}

/** Returns the invoice of a sample charge, labelled as sample data. */
export function invoicePdf({ id, date, description, amount }: Charge): Blob {
  const text = textPdf([
    line('Lectern', 20, 760),
    line(`Invoice ${id}`, 14, 728),
    line(`Date: ${chargeDay(date)}`, 11, 696),
    line(`${description}: $${amount.toFixed(2)}`, 11, 676),
    line('Sample data. Nothing was charged.', 11, 644),
  ]);
  return new Blob([text], { type: 'application/pdf' });
}
