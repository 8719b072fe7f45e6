import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Showing, storySample } from './storySample.mjs';

const titles = ['screens-home', 'screens-videos', 'actions-button', 'forms-select', 'media-card'];
const words = (letter: string) =>
  fc.uniqueArray(fc.nat({ max: 14 }), { maxLength: 6 }).map((all) => all.map((n) => letter + n));

/** Stories by id, in any order. */
const stories = fc
  .uniqueArray(
    fc.record({
      id: fc.tuple(fc.constantFrom(...titles), fc.nat({ max: 30 })).map(([a, b]) => `${a}--${b}`),
      rules: words('r'),
      madeOf: words('m'),
      conditions: fc.uniqueArray(fc.constantFrom('@phone', '@rtl')),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 60 },
  )
  .map((all) => Object.fromEntries(all.map(({ id, ...showing }) => [id, showing])));
const budgets = fc.integer({ min: 1, max: 30 });
const ownOf = (all: Record<string, Showing>) =>
  new Set(Object.keys(all).filter((id) => id.startsWith('actions-button')));
const shownBy = (all: Record<string, Showing>, ids: readonly string[]) =>
  new Set(ids.flatMap((id) => all[id]?.rules ?? []));
const titlesOf = (ids: readonly string[]) => new Set(ids.map((id) => id.split('--')[0]));
const story = (...rules: string[]): Showing => ({ rules });

it('is never larger than its budget, unless the component’s own stories are', () => {
  fc.assert(
    fc.property(stories, budgets, (all, budget) => {
      const own = ownOf(all);
      const taken = storySample({ stories: all, own, budget });
      expect(taken.length).toBeLessThanOrEqual(Math.max(budget, own.size));
      expect(taken).toEqual(expect.arrayContaining([...own]));
      expect(taken.every((id) => id in all)).toBe(true);
    }),
  );
});

it('takes all stories if the budget allows', () => {
  fc.assert(
    fc.property(stories, (all) => {
      const budget = Object.keys(all).length;
      expect(storySample({ stories: all, own: ownOf(all), budget })).toEqual(
        Object.keys(all).toSorted(),
      );
    }),
  );
});

it('shows every rule if the budget has room for one story per rule', () => {
  fc.assert(
    fc.property(stories, (all) => {
      const own = ownOf(all);
      const every = shownBy(all, Object.keys(all));
      const budget = own.size + every.size;
      expect(shownBy(all, storySample({ stories: all, own, budget }))).toEqual(every);
    }),
  );
});

it('shows every rule once before it shows any twice', () => {
  const all = {
    'forms-select--a': story('x', 'y'),
    'media-card--a': story('x', 'y'),
    'screens-home--a': story('z'),
  };
  expect(storySample({ stories: all, own: new Set(), budget: 2 })).toContain('screens-home--a');
});

it('shows a rule in two titles before it shows another in three', () => {
  const all = {
    'actions-button--a': story('x', 'y'),
    'forms-select--a': story('y'),
    'screens-home--a': story('x'),
    'screens-videos--a': story('x'),
  };
  const own = new Set(['actions-button--a']);
  expect(storySample({ stories: all, own, budget: 3 })).toContain('forms-select--a');
});

it('takes a screen that shows less before a component that shows more, once two titles show each rule', () => {
  const all = {
    'actions-button--a': story('x', 'y'),
    'forms-select--a': story('x', 'y'),
    'media-card--a': story('x', 'y'),
    'screens-home--a': story('x'),
  };
  const own = new Set(['actions-button--a']);
  expect(storySample({ stories: all, own, budget: 3 })).toContain('screens-home--a');
});

it('shows a rule under each condition before it shows the rule twice', () => {
  const all = {
    'actions-button--a': story('x'),
    'media-card--a': story('x'),
    'screens-home--a': story('x'),
    'screens-videos--a': { rules: ['x'], conditions: ['@phone'] },
  };
  const own = new Set(['actions-button--a']);
  expect(storySample({ stories: all, own, budget: 2 })).toContain('screens-videos--a');
});

it('shows the rules of stylesheets made of it, once its own are shown', () => {
  const all = {
    'actions-button--a': story('x'),
    'forms-select--a': { rules: [], madeOf: ['m'] },
    'screens-home--a': story('x'),
    'screens-videos--a': story('x'),
  };
  const own = new Set(['actions-button--a']);
  expect(storySample({ stories: all, own, budget: 3 })).toContain('forms-select--a');
});

it('spreads the remaining budget over titles, screens first', () => {
  fc.assert(
    fc.property(stories, budgets, (drawn, budget) => {
      // All show the same rule, so two titles cover everything.
      const all = Object.fromEntries(Object.keys(drawn).map((id) => [id, story('x')]));
      const taken = storySample({ stories: all, own: new Set(), budget });
      const [every, shown] = [titlesOf(Object.keys(all)), titlesOf(taken)];
      const count = Math.min(budget, every.size);
      if (Object.keys(all).length > budget) expect(shown.size).toBe(count);
      const screens = [...every].filter((title) => title?.startsWith('screens-'));
      if (budget > screens.length) expect([...shown]).toEqual(expect.arrayContaining(screens));
    }),
  );
});

it('is the same for the same stories, in any order', () => {
  fc.assert(
    fc.property(stories, budgets, (all, budget) => {
      const backwards = Object.fromEntries(Object.entries(all).toReversed());
      const own = ownOf(all);
      expect(storySample({ stories: backwards, own, budget })).toEqual(
        storySample({ stories: all, own, budget }),
      );
    }),
  );
});
