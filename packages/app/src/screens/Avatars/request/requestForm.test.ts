import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BUDGET_ITEMS,
  EMPTY_REQUEST,
  INDUSTRY_ITEMS,
  isFilled,
  REQUEST_FIELDS,
  requestErrors,
  type RequestValues,
  toRequest,
} from './requestForm.ts';
import { inOrder } from '../../../lib/forms/useMessages.ts';

const FILLED = {
  ...EMPTY_REQUEST,
  name: ' Maya Okafor ',
  email: 'maya@northlight.studio',
  description: 'Our founder',
};

const said = (values: RequestValues) => inOrder(requestErrors(values), REQUEST_FIELDS);

describe('a request', () => {
  // Specification: request-avatar.4, validation.17
  test('needs a name, an email address and a description, in the order of the form', () => {
    expect(said(EMPTY_REQUEST)).toEqual([
      { name: 'name', message: 'Full Name is required' },
      { name: 'email', message: 'Email Address is required' },
      { name: 'description', message: 'Avatar Description is required' },
    ]);
    expect(said({ ...FILLED, description: ' \n' })).toEqual([
      { name: 'description', message: 'Avatar Description is required' },
    ]);
    expect(said(FILLED)).toEqual([]);
  });

  test('needs an email address of the usual form', () => {
    fc.assert(
      fc.property(fc.string(), (email) => {
        const isSound = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
        expect(said({ ...FILLED, email }).length === 0).toBe(isSound);
      }),
    );
  });

  // Specification: request-avatar.2
  test('offers the industries and budgets by name', () => {
    const labels = [...INDUSTRY_ITEMS, ...BUDGET_ITEMS].map(({ label }) => label);
    expect(labels.join(', ')).toBe(
      'Technology, Healthcare, Education, Finance, Retail, Other, 0–1000, 1000–5000, 5000–10000, 10000 or more',
    );
  });

  test('is sent trimmed, without empty fields', () => {
    expect(toRequest({ ...FILLED, industry: 'education', budget: '10000+', phone: ' ' })).toEqual({
      name: 'Maya Okafor',
      email: 'maya@northlight.studio',
      description: 'Our founder',
      industry: 'education',
      budget: '10000+',
      files: [],
    });
  });

  test('counts as filled in once any field has a value', () => {
    expect(isFilled(EMPTY_REQUEST)).toBe(false);
    expect(isFilled({ ...EMPTY_REQUEST, phone: '1' })).toBe(true);
    expect(isFilled({ ...EMPTY_REQUEST, files: [new File([], 'a.png')] })).toBe(true);
  });
});
