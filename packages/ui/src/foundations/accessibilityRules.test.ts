import { expect, it } from 'vitest';
import { ACCESSIBILITY_RULES } from './accessibilityRules.ts';

const HERE = 'file:///packages/ui/src/foundations/';
const files = Object.keys(
  import.meta.glob([
    '../../../../.storybook/**/*.ts',
    '../../../{app,ui}/{src,e2e}/**/*.{test,test-d,spec}.{ts,tsx}',
  ]),
).map((file) => new URL(file, HERE).pathname.slice(1));
const stories = Object.values(
  import.meta.glob<string>('../**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Derives a story's address from its title and export name as Storybook does; an explicit ID wins. */
const slug = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const words = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');

const ids = stories.flatMap((source) => {
  const meta = /meta = \{\n {2}title: '([^']+)',\n(?: {2}id: '([^']+)')?/.exec(source);
  const component = meta?.[2] ?? slug(meta?.[1] ?? '');
  return [...source.matchAll(/^export const (\w+): Story/gm)].map(
    ([, name = '']) => `${component}--${slug(words(name))}`,
  );
});

it.each([...ACCESSIBILITY_RULES])('$name: its stories and tests exist', (rule) => {
  const named = Object.keys(rule.stories);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  expect(rule.tests?.filter((test) => !files.includes(test)) ?? []).toEqual([]);
  expect(named).not.toEqual([]);
});
