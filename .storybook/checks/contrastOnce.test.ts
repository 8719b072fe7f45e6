// @vitest-environment jsdom
import axe, { type CheckHelper } from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Audit, readAudit } from './audit.ts';
import { contrastOnce } from './contrastOnce.ts';

/** The result of the check for elements that do not pass it: false for poor contrast, undefined if unclear. */
let results = new Map<Element, boolean | undefined>();
let hidden = new Set<Element>();
let areColorsForced = false;
let checked: Element[] = [];
let configure: ReturnType<typeof contrastOnce>;

/** Axe's rule without its colours, which jsdom cannot compute. */
const audit: Audit = {
  rules: [{ id: 'color-contrast', selector: '*', matches: () => true }],
  checks: {
    'color-contrast': {
      evaluate(element) {
        checked.push(element);
        this.data(hidden.has(element) ? { messageKey: 'hidden' } : {});
        return results.has(element) ? results.get(element) : true;
      },
    },
  },
};

const helper: CheckHelper = { async: () => () => {}, data: () => {}, relatedNodes: () => {} };

/** Checks the page as axe does: chooses elements first. Returns those that the check looked at. */
function check(): string[] {
  checked = [];
  const [rule] = configure().rules ?? [];
  const [{ evaluate } = {}] = configure().checks ?? [];
  const { matches } = rule ?? {};
  if (typeof matches !== 'function' || typeof evaluate !== 'function') throw new Error('No rule');
  const virtual = {} as Parameters<typeof matches>[1];
  const chosen = [...document.body.querySelectorAll('*')].filter((node) => matches(node, virtual));
  for (const node of chosen) evaluate.call(helper, node, {}, virtual);
  return checked.map(({ localName, textContent }) => textContent || localName);
}

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
};

const CARD = '<section class="card"><label><input type="checkbox"><b>Film</b></label></section>';

beforeEach(() => {
  results = new Map();
  hidden = new Set();
  configure = contrastOnce(audit);
  areColorsForced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: areColorsForced }));
  document.body.innerHTML = CARD;
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['theme'];
});

test('text that looks like text with enough contrast is not checked again', () => {
  expect(check()).toEqual(['input', 'Film']);
  expect(check()).toEqual([]);
  document.body.innerHTML = `${CARD}${CARD.replace('Film', 'Script')}<p>Words</p>`;
  expect(check()).toEqual(['Words']);
});

test.each<[string, () => void]>([
  ['its own class', () => find('b').classList.add('quiet')],
  ['its style', () => (find('b').style.color = 'gray')],
  ['the class of an element around it', () => find('section').classList.add('selected')],
  ['a variable around it', () => find('section').style.setProperty('--ink', 'gray')],
  ['the theme', () => (document.documentElement.dataset['theme'] = 'dark')],
  ['forced colours', () => (areColorsForced = true)],
  ['a sibling that is checked', () => find('input').click()],
  ['a sibling that is disabled', () => ((find('input') as HTMLInputElement).disabled = true)],
  ['the width of the window', () => vi.stubGlobal('innerWidth', 320)],
])('it is checked again after a change of %s', (_name, change) => {
  check();
  change();
  expect(check()).toContain('Film');
});

test('text is checked again when it gets focus', () => {
  document.body.innerHTML = '<button>Save</button><p>Words</p>';
  check();
  find('button').focus();
  expect(check()).toEqual(['Save']);
});

test.each(['id', 'href', 'src', 'title', 'aria-label', 'aria-labelledby', 'value'])(
  'another %s is the same appearance',
  (name) => {
    check();
    find('section').setAttribute(name, 'other');
    expect(check()).toEqual([]);
  },
);

describe('text is checked again', () => {
  test('if its contrast was too low', () => {
    results.set(find('b'), false);
    check();
    expect(check()).toEqual(['Film']);
  });

  test('if its contrast was unclear', () => {
    results.set(find('b'), undefined);
    check();
    expect(check()).toEqual(['Film']);
  });

  test('if it was hidden, which passes', () => {
    hidden.add(find('b'));
    check();
    hidden.clear();
    expect(check()).toEqual(['Film']);
    expect(check()).toEqual([]);
  });
});

test('an element without text of its own is not checked', () => {
  document.body.innerHTML = '<div><p> </p><ul><li>One</li></ul><textarea></textarea></div>';
  expect(check()).toEqual(['One', 'textarea']);
});

test('axe has the rule and uses it as configured', () => {
  axe.reset();
  const own = readAudit();
  if (!own) throw new Error('axe keeps no record of its rules');
  const spec = contrastOnce(own)();
  axe.configure(spec);
  const rule = readAudit()?.rules.find(({ id }) => id === 'color-contrast');
  expect(rule?.matches).toBe(spec.rules?.[0]?.matches);
  expect(readAudit()?.checks['color-contrast']?.evaluate).toBe(spec.checks?.[0]?.evaluate);
  axe.reset();
});
