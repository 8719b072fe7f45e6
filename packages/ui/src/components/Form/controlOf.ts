const CONTROLS = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]';

function canFocus(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    // React Aria keeps copies of some controls for the browser's own form filling.
    element.closest('[aria-hidden="true"]') === null
  );
}

const firstIn = (place: Element | null | undefined) =>
  place ? [...place.querySelectorAll(CONTROLS)].find(canFocus) : undefined;

/**
 * The control that a reader uses to set the field of this name. Some fields carry their name on a
 * hidden copy: then it is the first control of what stands right before the copy, else of the
 * nearest element round it.
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
