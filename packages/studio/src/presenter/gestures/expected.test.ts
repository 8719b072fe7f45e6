// @vitest-environment node
import { expect, test } from 'vitest';
import { expectedByRule } from './expected.ts';
import { plannedGestures } from './plan.ts';
import { SCRIPTS } from './testScripts.ts';
import { spokenTimelines } from './testSpeech.ts';

const EN = { language: 'en', manner: 'natural', off: [] } as const;

test('gestures by rule are counted before a script is spoken, within one of its film', async () => {
  const { product, fitness, lesson } = SCRIPTS;
  if (!product || !fitness || !lesson) throw new Error('There are no such scripts.');
  const scripts = { product, fitness, lesson };
  const timelines = await spokenTimelines(scripts);
  const errors = Object.entries(scripts).flatMap(([name, script]) =>
    (['calm', 'natural', 'lively'] as const).map((manner) => {
      const timeline = timelines[name] ?? expect.fail(name);
      const made = plannedGestures(timeline, manner).filter(({ from }) => from === 'rule').length;
      return Math.abs(expectedByRule(script, { ...EN, manner }) - made);
    }),
  );
  expect(Math.max(...errors)).toBeLessThanOrEqual(1);
  expect(errors.filter((error) => error === 0).length).toBeGreaterThanOrEqual(7);
});

test('marks, and rules that are turned off, are not among them', () => {
  const script = 'Hello there, and welcome to our workshop. First, we plan.';
  expect(expectedByRule(script, EN)).toBe(2);
  expect(expectedByRule(`[wave] ${script}`, EN)).toBe(1);
  expect(expectedByRule(script, { ...EN, off: [script.indexOf('First')] })).toBe(1);
  expect(expectedByRule(script, { ...EN, manner: 'none' })).toBe(0);
  expect(expectedByRule('[pause 1s]', EN)).toBe(0);
});
