import axe from 'axe-core';
import { expect, test } from 'vitest';

interface Rule {
  id: string;
  /** Whether axe reads all stylesheets, and waits for the duration of videos, before it runs the rule. */
  preload: boolean;
  /** Its findings are left to manual review, and are not violations. */
  reviewOnFail: boolean;
  /** 'experimental': left out unless requested. */
  tags: string[];
}

// axe exposes this about its rules nowhere else.
const { rules } = Reflect.get(axe, '_audit') as { rules: Rule[] };

test('the preloading that story tests switch off serves no rule that can fail them', () => {
  const served = rules.filter(({ preload }) => preload);
  expect(served.map(({ id }) => id)).toEqual(['css-orientation-lock', 'no-autoplay-audio']);
  const failing = served.filter(
    ({ reviewOnFail, tags }) => !reviewOnFail && !tags.includes('experimental'),
  );
  expect(failing).toEqual([]);
});
