/** @param {string} id */
const titleOf = (id) => id.slice(0, id.indexOf('--'));
/** @param {string} id */
const isOfScreen = (id) => id.startsWith('screens-');

/** The selection so far: which rules are shown, and in stories of which titles. */
class Taken {
  /** @type {Set<string>} */
  ids = new Set();
  /** @type {Set<string>} */
  titles = new Set();
  /** @type {Map<string, Set<string>>} */
  #shown = new Map();

  /** @param {string} id @param {readonly string[]} rules */
  add(id, rules) {
    this.ids.add(id);
    this.titles.add(titleOf(id));
    for (const rule of rules) {
      this.#shown.set(rule, (this.#shown.get(rule) ?? new Set()).add(titleOf(id)));
    }
  }

  /**
   * In how many titles other than a story's own a rule is shown. @param {string} rule @param {string} id
   */
  titlesBeside(rule, id) {
    const titles = this.#shown.get(rule) ?? new Set();
    return titles.has(titleOf(id)) ? Number.POSITIVE_INFINITY : titles.size;
  }
}

/**
 * One of the stories that are drawn with a component.
 *
 * @typedef {object} Showing
 * @property {readonly string[]} rules - Of the component.
 * @property {readonly string[]} [conditions] - Conditions that it is captured under: '@phone'.
 * @property {readonly string[]} [madeOf] - Rules of stylesheets that are made of the component's.
 */

/** Rules under a condition, because each may have further declarations there. @param {Showing} of */
const underConditions = ({ rules, conditions = [] }) =>
  conditions.flatMap((condition) => rules.map((rule) => rule + condition));

/**
 * Selects a limited number of stories that show a component in all the ways that any story shows it: its
 * own stories, the only ones that may exceed the budget; then, greedily, each rule, each rule under each
 * condition, each rule in a second title, each rule of stylesheets made of the component's; the remaining
 * budget is spent on other titles, screens first. The result is the same for the same stories, in any
 * order.
 *
 * @param {object} of
 * @param {Readonly<Record<string, Showing>>} of.stories - By id.
 * @param {ReadonlySet<string>} of.own
 * @param {number} of.budget
 * @returns {string[]} Ids, sorted.
 */
export function storySample({ stories, own, budget }) {
  const ids = Object.keys(stories).toSorted();
  if (ids.length <= budget) return ids;
  const taken = new Taken();
  const kinds = new Map(
    Object.entries(stories).map(([id, showing]) => [
      id,
      { rules: showing.rules, under: underConditions(showing), madeOf: showing.madeOf ?? [] },
    ]),
  );
  const rulesOf = (/** @type {string} */ id) => Object.values(kinds.get(id) ?? {}).flat();
  for (const id of ids) if (own.has(id)) taken.add(id, rulesOf(id));

  /** @param {(id: string) => number} gain - The value that a story adds; 0 if it adds nothing. */
  const takeBy = (gain) => {
    while (taken.ids.size < budget) {
      /** @type {{ id: string; score: number } | undefined} */
      let best;
      for (const id of ids) {
        const added = taken.ids.has(id) ? 0 : gain(id);
        if (added === 0) continue;
        const isElsewhere = !taken.titles.has(titleOf(id));
        // Among stories that add the same, prefer one from another title, and from a screen if there is
        // one.
        const score = added * 4 + (isElsewhere ? 2 : 0) + (isOfScreen(id) ? 1 : 0);
        if (best === undefined || score > best.score) best = { id, score };
      }
      if (best === undefined) return;
      taken.add(best.id, rulesOf(best.id));
    }
  };
  /** @param {'rules' | 'under' | 'madeOf'} kind @param {number} times */
  const showing = (kind, times) => (/** @type {string} */ id) =>
    (kinds.get(id)?.[kind] ?? []).filter((rule) => taken.titlesBeside(rule, id) < times).length;

  takeBy(showing('rules', 1));
  takeBy(showing('under', 1));
  takeBy(showing('rules', 2));
  takeBy(showing('madeOf', 1));
  const MANY = 10_000;
  takeBy((id) => {
    if (taken.titles.has(titleOf(id))) return 0;
    return (isOfScreen(id) ? MANY : 1) + (stories[id]?.rules.length ?? 0);
  });
  return [...taken.ids].toSorted();
}
