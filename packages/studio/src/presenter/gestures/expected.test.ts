// @vitest-environment node
import { expect, test } from 'vitest';
import { expectedByRule } from './expected.ts';

const EN = { language: 'en', manner: 'natural', off: [] } as const;

test('the expected count excludes marks and rules that are turned off', () => {
  const script = 'Hello there, and welcome to our workshop. First, we plan.';
  expect(expectedByRule(script, EN)).toBe(2);
  expect(expectedByRule(`[wave] ${script}`, EN)).toBe(1);
  expect(expectedByRule(script, { ...EN, off: [script.indexOf('First')] })).toBe(1);
  expect(expectedByRule(script, { ...EN, manner: 'none' })).toBe(0);
  expect(expectedByRule('[pause 1s]', EN)).toBe(0);
});
