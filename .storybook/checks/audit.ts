import axe from 'axe-core';

/** Whether a rule applies to an element. */
type Matches = (element: Element, ...more: unknown[]) => boolean;

/** True if an element passes a check, undefined if that cannot be said. */
type Evaluate = (
  this: axe.CheckHelper,
  element: Element,
  ...more: unknown[]
) => boolean | undefined | void;

/** Axe's own record of its rules and checks; its types only declare their names. */
export interface Audit {
  rules: readonly { id: string; selector: string; matches: Matches }[];
  checks: Readonly<Record<string, { evaluate: Evaluate }>>;
}

const isAudit = (value: unknown): value is Audit =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray(Reflect.get(value, 'rules')) &&
  typeof Reflect.get(value, 'checks') === 'object';

/** Axe's record as it is configured now; undefined if a version of axe has none. */
export function readAudit(): Audit | undefined {
  const audit: unknown = Reflect.get(axe, '_audit');
  return isAudit(audit) ? audit : undefined;
}

/** Whether selectors reach all elements of the page: none is in a frame or a shadow root. */
export const isFlat = (): boolean =>
  document.querySelector('iframe, frame') === null &&
  [...document.body.querySelectorAll('*')].every(({ shadowRoot }) => shadowRoot === null);
