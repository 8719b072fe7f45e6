import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { isQuotaError } from './isQuotaError.ts';

const full = new DOMException('', 'QuotaExceededError');

test.each<[string, unknown]>([
  ['alone', full],
  ['of a transaction', new Dexie.AbortError('aborted', full)],
  ['of one of several writes', new Dexie.BulkError('', { 1: full })],
  ['as a cause', new Error('not saved', { cause: full })],
])('recognizes a refusal for lack of space: %s', (_, error) => {
  expect(isQuotaError(error)).toBe(true);
});

test.each<[string, unknown]>([
  ['another refusal', new Dexie.BulkError('', { 0: new DOMException('', 'ConstraintError') })],
  ['no error', null],
])('recognizes nothing else: %s', (_, error) => {
  expect(isQuotaError(error)).toBe(false);
});
