import { expect, test } from 'vitest';
import { type Plan, PLANS, priceNote, priceWords, yearlyPrice } from './plans.ts';

const plan = (id: Plan['id']): Plan => {
  const found = PLANS.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

// Specification: entities.6, constants.1
test('Pro costs 182 a year, 15.17 a month, and saves 46', () => {
  expect(yearlyPrice(plan('pro').monthlyPrice)).toEqual({
    total: 182,
    perMonth: 15.17,
    saving: 46,
  });
});

// Specification: constants.1, readings.5
test('Pro Plus costs 374 a year, 31.17 a month, and saves 94', () => {
  expect(yearlyPrice(plan('proPlus').monthlyPrice)).toEqual({
    total: 374,
    perMonth: 31.17,
    saving: 94,
  });
});

// Specification: constants.1
test('the note names the other price', () => {
  expect(priceNote(plan('pro'), 'monthly')).toBe('Yearly is $182, a saving of $46.');
  expect(priceNote(plan('proPlus'), 'yearly')).toBe('$31.17 a month, a saving of $94.');
});

test('a card shows the price of its period; yearly, also per month and the saving', () => {
  expect(priceWords(plan('pro'), 'monthly')).toEqual({ price: '$19', per: 'per month' });
  expect(priceWords(plan('proPlus'), 'yearly')).toEqual({
    price: '$374',
    per: 'per year',
    note: '$31.17 per month, saves $94',
  });
});
