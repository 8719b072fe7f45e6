const CONTROLS = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]';

function canFocus(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    // React Aria renders hidden copies of some controls for autofill.
    element.closest('[aria-hidden="true"]') === null
  );
}

const firstIn = (place: Element | null | undefined) =>
  place ? [...place.querySelectorAll(CONTROLS)].find(canFocus) : undefined;

/**
 * Returns the control with which a user sets the field of this name. Some fields have their name on a
 * hidden copy: then it is the first control of the element before the copy, or otherwise of its nearest
 * ancestor.
 */
export function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const named = form.elements.namedItem(name);
  const elements = (named instanceof RadioNodeList ? [...named] : [named]).filter(
    (node) => node instanceof HTMLElement,
  );
  const own = elements.find((element) => element.matches(CONTROLS) && canFocus(element));
  let control = own ?? firstIn(elements[0]?.previousElementSibling);
  let around = elements[0]?.parentElement;
  while (!control && around && around !== form) {
    control = firstIn(around);
    around = around.parentElement;
  }
  return control;
}
