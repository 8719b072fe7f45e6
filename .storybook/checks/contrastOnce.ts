import axe from 'axe-core';
import { readAppearances } from './appearance.ts';
import { type Audit, isFlat, readAudit } from './audit.ts';
import { type AfterStory, isTested } from './tested.ts';

/** Axe's rule and check for contrast have the same name. */
const CONTRAST = 'color-contrast';

/** Elements whose text is not in a text node. */
const FIELDS = new Set(['input', 'select', 'textarea']);

const hasText = (element: Element): boolean =>
  FIELDS.has(element.localName) ||
  [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /\S/.test(nodeValue ?? ''),
  );

/** A check's helper that also knows whether the element was hidden: hidden text passes without a look. */
function knowsHidden(helper: axe.CheckHelper) {
  let isHidden = false;
  return {
    ...helper,
    data(data: unknown) {
      isHidden =
        typeof data === 'object' && data !== null && Reflect.get(data, 'messageKey') === 'hidden';
      helper.data(data);
    },
    isHidden: () => isHidden,
  };
}

/**
 * Returns a function that configures axe to check the contrast of each appearance once: it leaves out
 * elements that look like one which was visible and had enough contrast. Call it before each run.
 */
export function contrastOnce(audit: Audit): () => axe.Spec {
  const rule = audit.rules.find(({ id }) => id === CONTRAST);
  const check = audit.checks[CONTRAST];
  if (!rule || !check) throw new Error(`axe has no rule ${CONTRAST}.`);
  const { matches } = rule;
  const { evaluate } = check;
  const passed = new Set<number>();
  return () => {
    let read: ReturnType<typeof readAppearances> | undefined;
    const appearanceOf = (element: Element) => (read ??= readAppearances(document))(element);
    return {
      rules: [
        {
          id: CONTRAST,
          // axe comes to the same result for elements without text, but only after it has found out whether
          // they are visible.
          matches: (element, ...more) =>
            hasText(element) && !passed.has(appearanceOf(element)) && matches(element, ...more),
        },
      ],
      checks: [
        {
          id: CONTRAST,
          evaluate(element, ...more) {
            const appearance = appearanceOf(element);
            if (passed.has(appearance)) return true;
            const helper = knowsHidden(this);
            const isEnough = evaluate.call(helper, element, ...more);
            if (isEnough === true && !helper.isHidden()) passed.add(appearance);
            return isEnough;
          },
        },
      ],
    };
  };
}

let configure: (() => axe.Spec) | undefined;

/** Axe's configuration for the next run on this page; empty if it has to check all contrast. */
export function contrastSpec(): axe.Spec {
  if (!isFlat()) return {};
  if (!configure) {
    axe.reset();
    const audit = readAudit();
    if (!audit) return {};
    configure = contrastOnce(audit);
  }
  return configure();
}

/**
 * Before axe checks a tested story, leaves out the contrast of text whose appearance has passed in this or
 * an earlier story of the same page. A shell and its cards look the same in hundreds of stories.
 */
export const skipSeenContrast: AfterStory = ({ parameters }) => {
  const { a11y } = parameters;
  if (!isTested || !a11y) return;
  const { rules = [], checks = [] } = contrastSpec();
  const { config } = a11y;
  parameters.a11y = {
    ...a11y,
    config: {
      ...config,
      rules: [...(config?.rules ?? []), ...rules],
      checks: [...(config?.checks ?? []), ...checks],
    },
  };
};
