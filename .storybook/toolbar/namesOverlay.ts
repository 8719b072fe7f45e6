import { computeAccessibleName, getRole } from 'dom-accessibility-api';

const ID = 'workbench-names';
const STATES = ['aria-checked', 'aria-expanded', 'aria-pressed', 'aria-selected', 'aria-disabled'];
/** Roles that say nothing by themselves, and that contain all others. */
const SILENT = new Set(['generic', 'none', 'presentation', 'paragraph', 'rowgroup', 'row']);

const isShown = (element: Element) =>
  element.closest(`#${ID}, [aria-hidden="true"], [inert]`) === null &&
  element.checkVisibility({ visibilityProperty: true });

/**
 * An element as a screen reader announces it: 'button, “Play”, expanded'; null for an element that it
 * skips.
 */
export function spokenLabel(element: Element): string | null {
  const role = getRole(element);
  if (role === null || SILENT.has(role)) return null;
  const name = computeAccessibleName(element);
  const level = role === 'heading' ? ` ${element.ariaLevel ?? element.localName.slice(1)}` : '';
  const states = STATES.flatMap((state) =>
    element.getAttribute(state) === 'true' ? [state.slice('aria-'.length)] : [],
  );
  if ('disabled' in element && element.disabled === true) states.push('disabled');
  if ('checked' in element && element.checked === true) states.push('checked');
  return [`${role}${level}`, ...(name === '' ? [] : [`“${name}”`]), ...new Set(states)].join(', ');
}

/** Draws dashed outlines with a label above each, replacing the last ones. */
function draw(layer: HTMLElement): void {
  const labels = [...document.body.querySelectorAll('*')].filter(isShown).flatMap((element) => {
    const label = spokenLabel(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    if (label === null || width === 0 || height === 0) return [];
    const box = document.createElement('div');
    box.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;outline:1px dashed #2049d2`;
    const words = document.createElement('span');
    words.textContent = label;
    words.style.cssText =
      'position:absolute;left:0;bottom:100%;max-width:320px;overflow:hidden;text-overflow:ellipsis;padding:0 4px;border-radius:4px;background:#2049d2;color:#fff;font:600 11px/16px system-ui;white-space:nowrap';
    box.append(words);
    return [box];
  });
  layer.replaceChildren(...labels);
}

let stop: (() => void) | null = null;

/** Shows the names and roles of everything on the page, and updates them as the page changes. */
export function applyNames(isOn: boolean): void {
  if (isOn === (stop !== null)) return;
  stop?.();
  stop = null;
  if (!isOn) return;
  const layer = document.createElement('div');
  layer.id = ID;
  layer.ariaHidden = 'true';
  layer.style.cssText = 'position:fixed;inset:0;z-index:2147483647;pointer-events:none';
  document.body.append(layer);
  let next = 0;
  const later = () => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(() => draw(layer));
  };
  const watching = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !layer.contains(target))) later();
  });
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const ending = new AbortController();
  for (const type of ['scroll', 'resize', 'transitionend', 'load']) {
    addEventListener(type, later, { capture: true, signal: ending.signal });
  }
  later();
  stop = () => {
    cancelAnimationFrame(next);
    watching.disconnect();
    ending.abort();
    layer.remove();
  };
}
