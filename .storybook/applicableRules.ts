import axe from 'axe-core';
import { type AfterStory, isTested } from './axeInBothThemes.ts';

/** What axe knows of its rules, of which its types tell the names alone. */
export interface Audit {
  rules: readonly { id: string; selector: string }[];
}

const isAudit = (value: unknown): value is Audit =>
  typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'rules'));

/** Whether all elements of the page are found by its selectors: none is in a frame or a shadow root. */
const isFlat = () =>
  document.querySelector('iframe, frame') === null &&
  [...document.body.querySelectorAll('*')].every(({ shadowRoot }) => shadowRoot === null);

/**
 * Where axe's own selector takes in more than a rule can find fault with. This one reads all words within each
 * element that has a style of its own, to judge those whose spacing no other style can change.
 */
const NARROWER: Readonly<Record<string, string>> = {
  'avoid-inline-spacing': '[style*="important" i]',
};

/** The rules of axe that have nothing to judge: no element of the page is of the kind that they look at. */
export const rulesWithoutElements = ({ rules }: Audit): string[] =>
  rules
    .filter(({ id, selector }) => document.querySelector(NARROWER[id] ?? selector) === null)
    .map(({ id }) => id);

/**
 * Before axe looks at a tested story, the rules without an element are switched off: the browser finds out
 * in a moment, where axe walks through the whole page for each of them. The verdict is the same.
 */
export const judgeWhatIsThere: AfterStory = ({ parameters }) => {
  const { a11y } = parameters;
  const audit: unknown = Reflect.get(axe, '_audit');
  if (!isTested || !a11y || a11y.options?.runOnly || !isAudit(audit) || !isFlat()) return;
  const off = rulesWithoutElements(audit).map((id) => [id, { enabled: false }]);
  const rules = { ...Object.fromEntries(off), ...a11y.options?.rules };
  // Stories that say nothing of axe share one object of parameters.
  parameters.a11y = { ...a11y, options: { ...a11y.options, rules } };
};
