// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { GESTURES } from '../marks/gestures.ts';
import { gestureStillUrl } from './gestureStill.ts';
import { PRESENTERS } from './recipes.ts';

const WITHOUT_HANDS = new Set(['nod', 'shake', 'smile', 'look left', 'look right']);

describe('stills of gestures', () => {
  for (const style of ['avataaars', 'notionists'] as const) {
    it(`show each hand gesture differently, ${style}`, () => {
      const presenter = PRESENTERS.find(({ recipe }) => recipe.style === style);
      if (!presenter) throw new Error('no presenter');
      const still = (gesture: (typeof GESTURES)[number] | 'rest') =>
        gestureStillUrl(presenter.recipe, presenter.scene, gesture);
      const hands = GESTURES.filter((gesture) => !WITHOUT_HANDS.has(gesture)).map(still);
      expect(new Set([still('rest'), still('nod'), ...hands]).size).toBe(hands.length + 2);
      for (const url of hands) expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg /);
    });
  }
});
