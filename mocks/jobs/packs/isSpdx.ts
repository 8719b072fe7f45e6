import current from 'spdx-license-ids';
import deprecated from 'spdx-license-ids/deprecated.json';

const KNOWN: ReadonlySet<string> = new Set([...current, ...deprecated]);

/**
 * Whether a text is an SPDX licence expression: known licences, with AND, OR, parentheses and exceptions.
 * The list of licences is long, so import this module lazily.
 */
export function isSpdx(text: string): boolean {
  return text
    .trim()
    .split(/\s+(?:AND|OR)\s+/)
    .every((part) => {
      const name = part.replace(/^\(+|\)+$/g, '').replace(/\s+WITH\s+[A-Za-z0-9.-]+$/, '');
      return KNOWN.has(name) || (name.endsWith('+') && KNOWN.has(name.slice(0, -1)));
    });
}
