import { expect, test } from 'vitest';
import { endsOfRange, reactImports } from './reactRange.mjs';

test('a range is tested at the version that it starts with and at the newest', () => {
  expect(endsOfRange('^18.2 || ^19.0.0', ['18.2.0', '19.10.0', '19.9.0'])).toEqual([
    '18.2.0',
    '19.10.0',
  ]);
  // A late patch of an old version is published last.
  expect(endsOfRange('>=18', ['18.0.0', '19.1.0', '18.3.1'])).toEqual(['18.0.0', '19.1.0']);
});

test('a range without a version, or with no published version, is an error', () => {
  expect(() => endsOfRange('*', ['19.0.0'])).toThrow("'*' does not start with a version");
  expect(() => endsOfRange('^99', [])).toThrow("'^99' is published");
});

test('values imported from React are found, even if renamed; types and imports from elsewhere are not', () => {
  const code = `import { useState, use as read, type ReactNode } from 'react';
import { createPortal } from "react-dom";
import { useSWR } from 'swr';
import { jsx } from 'react/jsx-runtime';`;
  expect(reactImports(code)).toEqual(['react useState', 'react use', 'react-dom createPortal']);
});
