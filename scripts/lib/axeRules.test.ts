import axe from 'axe-core';
import { expect, test } from 'vitest';

interface Rule {
  id: string;
  /** Whether axe reads all stylesheets, and waits for the length of films, before it runs the rule. */
  preload: boolean;
  /** What it finds is left to a person, and no violation. */
  reviewOnFail: boolean;
  /** 'experimental': left out unless it is asked for. */
  tags: string[];
}

// axe tells this of its rules nowhere else.
const { rules } = Reflect.get(axe, '_audit') as { rules: Rule[] };

test('what story tests do not have axe preload serves no rule that can fail them', () => {
  const served = rules.filter(({ preload }) => preload);
  expect(served.map(({ id }) => id)).toEqual(['css-orientation-lock', 'no-autoplay-audio']);
  const failing = served.filter(
    ({ reviewOnFail, tags }) => !reviewOnFail && !tags.includes('experimental'),
  );
  expect(failing).toEqual([]);
});
