/** @param {string} id */
const titleOf = (id) => id.slice(0, id.indexOf('--'));
/** @param {string} id */
const isOfScreen = (id) => id.startsWith('screens-');

/** What is taken so far: which rules are shown, and in stories of which titles. */
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

  /** In how many titles a rule is shown, another one than of a story. @param {string} rule @param {string} id */
  titlesBeside(rule, id) {
    const titles = this.#shown.get(rule) ?? new Set();
    return titles.has(titleOf(id)) ? Number.POSITIVE_INFINITY : titles.size;
  }
}

/**
 * A story of those that are drawn with a component.
 *
 * @typedef {object} Showing
 * @property {readonly string[]} rules - Of the component.
 * @property {readonly string[]} [conditions] - Under which it is pictured: '@phone'.
 * @property {readonly string[]} [madeOf] - Rules of stylesheets that are made of the component's.
 */

/** Rules under a condition, as each may hold more there. @param {Showing} of */
const underConditions = ({ rules, conditions = [] }) =>
  conditions.flatMap((condition) => rules.map((rule) => rule + condition));

/**
 * At most so many stories that show a component in all the ways that any story shows it: its own stories, whose
 * number alone may go above; then, greedily, each rule, each rule under each condition, each rule in a second title,
 * each rule of what is made of it; and what is left goes to other titles, screens first. The same for the same
 * stories, in whichever order they come.
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

  /** @param {(id: string) => number} gain - What a story adds; none at 0. */
  const takeBy = (gain) => {
    while (taken.ids.size < budget) {
      /** @type {{ id: string; score: number } | undefined} */
      let best;
      for (const id of ids) {
        const added = taken.ids.has(id) ? 0 : gain(id);
        if (added === 0) continue;
        const isElsewhere = !taken.titles.has(titleOf(id));
        // Of stories that add as much, one of another title, of a screen if there is one.
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
