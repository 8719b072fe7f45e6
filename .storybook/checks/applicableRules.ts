import { type Audit, isFlat, readAudit } from './audit.ts';
import { type AfterStory, isTested } from './tested.ts';

/**
 * Narrower selectors, for rules whose own selector matches more than the rule can fault. This rule reads
 * all text within each element that has an inline style, to check elements whose spacing no other style can
 * change.
 */
const NARROWER: Readonly<Record<string, string>> = {
  'avoid-inline-spacing': '[style*="important" i]',
};

/** The axe rules that have nothing to check: no element of the page matches their selector. */
export const rulesWithoutElements = ({ rules }: Pick<Audit, 'rules'>): string[] =>
  rules
    .filter(({ id, selector }) => document.querySelector(NARROWER[id] ?? selector) === null)
    .map(({ id }) => id);

/**
 * Before axe checks a tested story, disables the rules that match no element: the browser finds that out in
 * a moment, whereas axe walks through the whole page for each rule. The result is the same.
 */
export const skipRulesWithoutElements: AfterStory = ({ parameters }) => {
  const { a11y } = parameters;
  const audit = readAudit();
  if (!isTested || !a11y || a11y.options?.runOnly || !audit || !isFlat()) return;
  const off = rulesWithoutElements(audit).map((id) => [id, { enabled: false }]);
  const rules = { ...Object.fromEntries(off), ...a11y.options?.rules };
  // Stories that set no axe parameters share one parameters object.
  parameters.a11y = { ...a11y, options: { ...a11y.options, rules } };
};
