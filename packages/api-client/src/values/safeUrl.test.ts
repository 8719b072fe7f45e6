import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHARED_SCHEMAS } from '../testing/contractDocument.ts';
import { schemaFaults } from '../testing/contractSchemas.ts';
import { safeUrl } from './safeUrl.ts';

/** The contract's faults with a URL. */
const contractFaults = (url: string) => schemaFaults(SHARED_SCHEMAS['Url'] ?? {}, url);

describe('safeUrl', () => {
  it('accepts only URLs that the contract allows', () => {
    const text = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc
        .tuple(fc.constantFrom('http://', 'https://', 'blob:', 'data:image/'), fc.string())
        .map((parts) => parts.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (url) => {
        const isTaken = safeUrl(url) === url;
        if (isTaken) expect(contractFaults(url)).toEqual([]);
        return true;
      }),
    );
  });

  it.each([
    'http://',
    'https://?x',
    'blob:',
    'data:image/',
    'https://ada:secret@example.com/',
    'ftp://example.com/',
    '/media/a.mp4',
  ])('rejects %j like the contract', (url) => {
    expect(safeUrl(url)).toBeNull();
    expect(contractFaults(url)).not.toEqual([]);
  });

  it.each([
    'http://media.example.com/a.mp4',
    'https://media.example.com/a.mp4?x=1#t=2',
    'HTTPS://MEDIA.EXAMPLE.COM/A.MP4',
    'blob:http://localhost/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/svg+xml;utf8,%3Csvg%2F%3E',
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
  ])('returns %s unchanged', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'DATA:TEXT/HTML,x',
    'data:,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com/a.mp4',
    '/media/a.mp4',
    'media/a.mp4',
    '//evil.example.com/a.mp4',
    'https:/one-slash',
    'https://',
    'https://exa mple.com',
    'https://ada:secret@example.com/a.mp4',
    'https://ada@example.com/a.mp4',
    'https://lectern.app:443@evil.example/a.mp4',
    'https://:secret@example.com/a.mp4',
    'https://example.com/a\nb',
    'filesystem:http://localhost/x',
    '',
    ' ',
  ])('treats %j as missing', (url) => {
    expect(safeUrl(url)).toBeNull();
  });

  it('trims white space around a URL', () => {
    expect(safeUrl(' https://example.com/a.png\n')).toBe('https://example.com/a.png');
  });

  it('treats values other than text as missing', () => {
    for (const value of [null, undefined, 5, true, {}, [], ['https://example.com']]) {
      expect(safeUrl(value)).toBeNull();
    }
  });

  it('rejects URLs that a browser would treat as a script or a page', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'data:text/html,',
      'data:text/html;base64,',
      'data:application/xhtml+xml,',
      'vbscript:',
      'about:',
    );
    // Upper case, and the characters that browsers drop inside a URL.
    const disguised = scheme.chain((text) =>
      fc
        .array(fc.tuple(fc.boolean(), fc.constantFrom('', '', '', '\t', '\n', '\r', ' ', '\0')), {
          minLength: text.length,
          maxLength: text.length,
        })
        .map((changes) =>
          text
            .split('')
            .map((char, index) => {
              const [isUpper, noise] = changes[index] ?? [false, ''];
              return noise + (isUpper ? char.toUpperCase() : char);
            })
            .join(''),
        ),
    );
    fc.assert(
      fc.property(disguised, fc.string(), (start, rest) => {
        expect(safeUrl(start + rest)).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  // Specification: readings.18
  it('returns only the four allowed schemes, and is idempotent', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.webUrl().map((url) => `blob:${url}`),
      fc.string().map((text) => `data:image/${text}`),
      fc.anything(),
    );
    fc.assert(
      fc.property(anything, (value) => {
        const url = safeUrl(value);
        const { protocol, pathname } = new URL(url ?? 'https://example.com');
        const kind = protocol === 'data:' ? pathname.slice(0, 6).toLowerCase() : protocol;
        expect(['http:', 'https:', 'blob:', 'image/']).toContain(kind);
        expect(safeUrl(url)).toBe(url);
      }),
    );
  });
});
