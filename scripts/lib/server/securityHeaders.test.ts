import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from './securityHeaders.mjs';

const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
const headers = Object.entries(securityHeaders());

/** The lines of the page's only block in a language. */
function block(language: string): string[] {
  const [, text = ''] = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(page) ?? [];
  return text.split('\n').map((line) => line.trim());
}

describe('the block of headers to copy', () => {
  test('contains exactly what the static server sends', () => {
    const sent = headers.map(([name, value]) => `${name}: ${value}`);
    expect(block('http').filter(Boolean)).toEqual(sent);
  });

  test.each(headers)('%s is in the example of each server', (name, value) => {
    expect(block('nginx')).toContain(`add_header ${name} "${value}" always;`);
    expect(block('caddy')).toContain(`${name} "${value}"`);
  });
});

test('every part of the policy and every header has a reason', () => {
  const tables = page.split('\n').filter((line) => line.startsWith('|'));
  const reasoned = tables.flatMap((line) => line.split('|')[1]?.match(/`[^`]+`/g) ?? []);
  const names = new Set(reasoned.map((code) => code.replaceAll('`', '').split(' ')[0]));
  const policy = securityHeaders()['Content-Security-Policy'] ?? '';
  const directives = policy.split('; ').map((part) => part.split(' ')[0]);
  const others = headers.map(([name]) => name).filter((name) => !name.startsWith('Content-'));
  expect(names).toEqual(new Set([...directives, ...others]));
});

test('no style attributes are allowed, and no inline script except by its hash', () => {
  expect(JSON.stringify(headers)).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')/);
});
