import { describe, expect, it } from 'vitest';
import page from '../../../../docs/error-messages.md?raw';
import * as api from '../index.ts';

const tests = import.meta.glob<string>('../{errors,session}/*.test.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The cells of the page's table rows, without header rows and rules. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
  .map((cells) => cells.map((cell) => cell.trim().replaceAll('\\_', '_')))
  .filter(([first]) => first !== undefined && !/^(?:-+|Message|What section 8 says)$/.test(first));
const messages = rows.filter((cells) => cells.length === 4);

/** Returns the source of a test named on the page, without the escapes of its quotes. */
function sourceOf(test: string): { source: string; title: string } {
  const [, name = '', title = ''] = /^`([^`]+)` › (.+?)(?: \(`\w+`\))?$/.exec(test) ?? [];
  // Tests in this folder are found without its name.
  const path = name.startsWith('session/') ? `../${name}` : `./${name.replace('errors/', '')}`;
  return { source: (tests[path] ?? '').replaceAll(/\\(?=['"])/g, ''), title };
}

function isExported(path: string): boolean {
  const [name = '', key] = path.replaceAll('`', '').split('.');
  const value: unknown = Object.entries(api).find(([exported]) => exported === name)?.[1];
  return value !== undefined && (key === undefined || key in Object(value));
}

describe('the page of error messages', () => {
  // Specification: errors.34
  it('contains the whole catalogue', () => {
    expect(messages).toHaveLength(65);
    expect(rows.length).toBeGreaterThan(messages.length);
  });

  it.each(messages)('%s comes from %s and is quoted by %s', (message, given, test) => {
    const { source, title } = sourceOf(test);
    expect(isExported(given)).toBe(true);
    expect(title).not.toBe('');
    expect(source).toContain(title);
    const isFixed = !message.startsWith('_');
    expect(source).toContain(isFixed ? message : title);
  });

  it.each(rows.filter((cells) => cells.length === 2))('%s is covered by %s', (_sentence, test) => {
    const { source, title } = sourceOf(test);
    expect(title).not.toBe('');
    expect(source).toContain(title);
  });
});
