import * as fc from 'fast-check';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { pathOf } from './pathOf.mjs';

const path = (url: string) => pathOf({ url } as IncomingMessage);

test.each([
  ['/videos?page=2#top', '/videos'],
  ['/assets/../../start.js', '/start.js'],
  ['//', '//'],
  // As proxies request it.
  ['http://localhost:4173/start.js?v=1', '/start.js'],
  ['https://localhost', '/'],
])('the path of %s is %s', (url, expected) => {
  expect(path(url)).toBe(expected);
});

test('every request has a path', () => {
  const targets = fc.tuple(fc.constantFrom('/', '//', '*', 'http://', 'a://'), fc.string());
  fc.assert(
    fc.property(targets, ([start, rest]) => {
      expect(path(start + rest)).toMatch(/^\//u);
    }),
  );
});
