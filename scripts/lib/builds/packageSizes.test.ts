import { expect, test } from 'vitest';
import { markedPart } from '../markedPart.mjs';
import { overBudget, sizesTable, staleSizes } from './packageSizes.mjs';

const button = { label: '`Button`', script: 15_900, styles: 900, folders: ['Button', 'Icon'] };
const text = { label: '`Text`', script: 400, styles: 100, folders: ['Text'] };

test('a button stays within its budget and pulls in no other component', () => {
  expect(overBudget([text, button])).toEqual([]);
  expect(overBudget([{ ...button, script: 16_001 }])).toEqual([
    '`Button` takes 16.0 kB of script; its budget is 16.0.',
  ]);
  expect(overBudget([{ ...button, folders: ['Button', 'Menu'] }])).toEqual([
    '`Button` now brings Menu along.',
  ]);
});

test('a budget does not pass when its button was not measured', () => {
  expect(overBudget([text])).toEqual(['`Button` was not measured.']);
});

test('the README is current until a size differs by more than a tenth and half a kilobyte', () => {
  const table = sizesTable([text, button]);
  expect(staleSizes([text, button], table)).toEqual([]);
  expect(
    staleSizes(
      [
        { ...text, script: 800 },
        { ...button, script: 17_400 },
      ],
      table,
    ),
  ).toEqual([]);
  expect(staleSizes([{ ...button, script: 17_600 }], table)).toEqual(['`Button`']);
  expect(staleSizes([{ ...text, script: 1_000 }], table)).toEqual(['`Text`']);
});

test('a row missing from the README is stale', () => {
  expect(staleSizes([text, button], sizesTable([button]))).toEqual(['`Text`']);
});

test('a page without its markers is an error, not a page without a table', () => {
  expect(
    markedPart('before <!-- a -->\ntable\n<!-- /a --> after', ['<!-- a -->', '<!-- /a -->']),
  ).toMatchObject({
    part: '\ntable\n',
  });
  expect(() => markedPart('<!-- /a --> <!-- a -->', ['<!-- a -->', '<!-- /a -->'])).toThrow(
    'missing',
  );
});
