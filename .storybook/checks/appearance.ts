/**
 * Attributes whose values name an element or its content. No stylesheet of ours selects by them, so elements
 * that only differ in these look the same.
 */
const NAMES = new Set([
  ...['id', 'for', 'name', 'href', 'src', 'srcset', 'alt', 'title', 'value', 'placeholder'],
  ...['data-key', 'data-collection', 'aria-label', 'aria-labelledby', 'aria-describedby'],
  ...['aria-controls', 'aria-owns', 'aria-activedescendant', 'aria-details', 'aria-errormessage'],
  ...['aria-valuenow', 'aria-valuetext', 'aria-posinset', 'aria-setsize', 'aria-rowindex'],
]);

/** States that a stylesheet can select by and that no attribute shows. */
const STATES = [':hover', ':focus', ':active', ':checked', ':disabled', ':invalid'];

/** Of these, the states of fields. Their siblings, such as the text of a label, can show them. */
const SHOWN_BESIDE = [':checked', ':disabled', ':invalid'];

const ids = new Map<string, number>();

/** The states of elements and, for an element around a field, those of the field. */
function findStates(page: Document): ReadonlyMap<Element, string> {
  const states = new Map<Element, string>();
  const add = (element: Element | null, state: string) =>
    element && states.set(element, `${states.get(element) ?? ''}${state}`);
  for (const state of STATES) {
    for (const element of page.querySelectorAll(state)) {
      add(element, state);
      if (SHOWN_BESIDE.includes(state)) add(element.parentElement, `>${state}`);
    }
  }
  return states;
}

/**
 * Returns a function that identifies the appearance of an element: the same number for elements whose names,
 * attributes and states are the same, as are those of all elements that contain them, in a window of the
 * same size. It holds for the page as it is now; numbers are the same for other pages of this window.
 */
export function readAppearances(page: Document): (element: Element) => number {
  const known = new WeakMap<Element, number>();
  const states = findStates(page);
  const screen = `${innerWidth} ${innerHeight} ${matchMedia('(forced-colors: active)').matches}`;
  return function appearanceOf(element: Element): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { parentElement, localName, attributes } = element;
    const parts = [parentElement ? appearanceOf(parentElement) : screen, localName];
    parts.push(states.get(element) ?? '');
    for (const { name, value } of attributes) if (!NAMES.has(name)) parts.push(name, value);
    const text = JSON.stringify(parts);
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    known.set(element, id);
    return id;
  };
}
