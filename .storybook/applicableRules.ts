import axe from 'axe-core';
import { type AfterStory, isTested } from './axeInBothThemes.ts';

/** Axe's own record of its rules; its types only declare their names. */
export interface Audit {
  rules: readonly { id: string; selector: string }[];
}

const isAudit = (value: unknown): value is Audit =>
  typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'rules'));

/** Whether selectors reach all elements of the page: none is in a frame or a shadow root. */
const isFlat = () =>
  document.querySelector('iframe, frame') === null &&
  [...document.body.querySelectorAll('*')].every(({ shadowRoot }) => shadowRoot === null);

/**
 * Narrower selectors, for rules whose own selector matches more than the rule can fault. This rule reads
 * all text within each element that has an inline style, to check elements whose spacing no other style can
 * change.
 */
const NARROWER: Readonly<Record<string, string>> = {
  'avoid-inline-spacing': '[style*="important" i]',
};

/** The axe rules that have nothing to check: no element of the page matches their selector. */
export const rulesWithoutElements = ({ rules }: Audit): string[] =>
  rules
    .filter(({ id, selector }) => document.querySelector(NARROWER[id] ?? selector) === null)
    .map(({ id }) => id);

/**
 * Before axe checks a tested story, disables the rules that match no element: the browser finds that out in
 * a moment, whereas axe walks through the whole page for each rule. The result is the same.
 */
export const skipRulesWithoutElements: AfterStory = ({ parameters }) => {
  const { a11y } = parameters;
  const audit: unknown = Reflect.get(axe, '_audit');
  if (!isTested || !a11y || a11y.options?.runOnly || !isAudit(audit) || !isFlat()) return;
  const off = rulesWithoutElements(audit).map((id) => [id, { enabled: false }]);
  const rules = { ...Object.fromEntries(off), ...a11y.options?.rules };
  // Stories that set no axe parameters share one parameters object.
  parameters.a11y = { ...a11y, options: { ...a11y.options, rules } };
};
