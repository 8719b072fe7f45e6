/** A problem that a checker reports for an element. */
export interface Finding {
  checker: 'HTML_CodeSniffer' | 'IBM';
  rule: string;
  message: string;
  node: Node;
}

interface Exception {
  /** The start of a rule's name, in either checker. */
  rules: readonly string[];
  /** Omitted if the rule is excluded for every element. */
  isMeant?: (element: Element) => boolean;
  /** Why the rule says nothing about Lectern. */
  reason: string;
}

const CONTRAST = ['text_contrast_sufficient', 'WCAG2AA.Principle1.Guideline1_4.1_4_3'];

const isTransparent = (element: Element) =>
  /^rgba\(.+, 0\)$|\/ 0\)$/.test(getComputedStyle(element).color);

/** An inactive element: WCAG 2.2 requires no contrast there (1.4.3). */
const isInactive = (element: Element) =>
  element.closest('[data-disabled], :disabled, [aria-disabled="true"]') !== null;

/**
 * Whether the box in a label is named otherwise: by React Aria's label, or by the elements that its ids
 * refer to.
 */
function isNamedElsewhere(label: Element): boolean {
  const box = label.matches('[data-rac]') ? label.querySelector('input') : null;
  const ids = (box?.getAttribute('aria-labelledby') ?? '').split(' ');
  return (
    Boolean(box?.getAttribute('aria-label')) ||
    ids.some((id) => label.ownerDocument.getElementById(id)?.textContent.trim())
  );
}

/** Whether a form is being submitted. Its button may be outside it, as with the actions of a dialog. */
const isBeingSent = (form: Element) =>
  form.querySelector('[data-pending]') !== null ||
  form.ownerDocument.querySelector(`[form="${CSS.escape(form.id)}"][data-pending]`) !== null;

/**
 * Excluded rules, each with its reason. All others fail a story. Both checkers read the page as markup;
 * axe, which understands these cases, has checked each of them.
 */
export const EXCEPTIONS: readonly Exception[] = [
  {
    rules: ['skip_main_exists'],
    reason: 'The story of a component has no page around it.',
  },
  {
    rules: ['fieldset_label_valid', 'aria_article_label_unique', 'aria_form_label_unique'],
    reason: 'Examples of one component, or videos with the same name, appear next to each other.',
  },
  {
    rules: CONTRAST,
    isMeant: (element) =>
      isTransparent(element) ||
      isInactive(element) ||
      element.closest('[aria-hidden="true"]') !== null,
    reason: 'Transparent text is a highlight under a field; hidden text is part of a picture.',
  },
  {
    rules: ['table_aria_descendants'],
    isMeant: (element) => element.closest('[role="grid"], [role="treegrid"]') !== null,
    reason: 'Inside role="grid" a cell may be a row header; the rule only considers tables.',
  },
  {
    rules: ['label_content_exists', 'input_label_exists'],
    isMeant: (element) => element.localName === 'output' || element.textContent.trim() !== '',
    reason: 'A label may be visually hidden; an output is labelled by its slider.',
  },
  {
    rules: ['label_content_exists'],
    isMeant: isNamedElsewhere,
    reason:
      'A list names the checkboxes that select its rows; the label around each is only a press area.',
  },
  {
    rules: ['table_headers_exists'],
    isMeant: (element) => element.querySelector('thead')?.checkVisibility() === false,
    reason: 'On phones each row labels its own cells, and the head is not shown.',
  },
  {
    rules: ['aria_child_tabbable', 'combobox_active_descendant'],
    reason:
      'React Aria moves focus by tabindex or by active descendant, and selects with a separate key.',
  },
  {
    rules: ['WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2'],
    isMeant: isBeingSent,
    reason: 'While the request is running, the form’s button submits nothing.',
  },
  {
    rules: [
      'WCAG2AA.Principle1.Guideline1_3.1_3_1.F68',
      'WCAG2AA.Principle4.Guideline4_1.4_1_2.H91',
    ],
    isMeant: (element) => element.matches('input[type="file"]') && !element.checkVisibility(),
    reason: 'The file input behind a button is not rendered; the button has the accessible name.',
  },
  {
    rules: ['WCAG2AA.Principle2.Guideline2_4.2_4_1.G1,G123,G124'],
    reason: 'Error summaries focus their fields by script; links in examples lead nowhere.',
  },
];

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** Whether a finding is a fault of Lectern's. */
export function isFault({ rule, node }: Pick<Finding, 'rule' | 'node'>): boolean {
  const element = elementOf(node);
  // Storybook's own error and loading pages are in the document, hidden.
  if (!element || element.closest('.sb-wrapper')) return false;
  return !EXCEPTIONS.some(
    ({ rules, isMeant = () => true }) =>
      rules.some((name) => rule.startsWith(name)) && isMeant(element),
  );
}
