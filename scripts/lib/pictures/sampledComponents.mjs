import { isCondition, stylesheetOf } from './drawnStylesheets.mjs';
import { storySample } from './storySample.mjs';

/**
 * The maximum share of all captured stories that a change to one component selects, unless its own are
 * more.
 */
export const SHARE = 0.15;

/**
 * A changed component, and the stories that are drawn with it.
 *
 * @typedef {object} ChangedComponent
 * @property {string} folder
 * @property {Set<string>} names - Of its changed stylesheets.
 * @property {Map<string, Set<string>>} stories - Rules of these and of stylesheets made of them, and
 *   conditions, by story id.
 * @property {Set<string>} own - Ids of its own stories.
 */
/**
 * A component that more than `SHARE` of the stories are drawn with.
 *
 * @typedef {{ folder: string; drawn: number; taken: number }} Sampled
 */
/**
 * Selects the stories of each component, or a sample of them.
 *
 * @param {ReadonlyMap<string, ChangedComponent>} components
 * @param {number} count - Of all captured stories.
 */
export function sampleEach(components, count) {
  const budget = Math.max(1, Math.floor(count * SHARE));
  /** @type {Set<string>} */
  const stories = new Set();
  /** @type {Sampled[]} */
  const sampled = [];
  for (const { folder, names, stories: drawn, own } of components.values()) {
    const isOfFolder = (/** @type {string} */ rule) => names.has(stylesheetOf(rule));
    const showing = [...drawn].map(([id, all]) => {
      const conditions = [...all].filter(isCondition);
      const shown = [...all].filter((rule) => !isCondition(rule));
      const madeOf = shown.filter((rule) => !isOfFolder(rule));
      return [id, { rules: shown.filter(isOfFolder), conditions, madeOf }];
    });
    const taken = storySample({ stories: Object.fromEntries(showing), own, budget });
    for (const id of taken) stories.add(id);
    if (taken.length < drawn.size) {
      sampled.push({ folder, drawn: drawn.size, taken: taken.length });
    }
  }
  return { stories, sampled };
}
