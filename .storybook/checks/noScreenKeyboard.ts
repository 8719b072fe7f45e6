/** In pixels: taller than any story's frame. */
const HEIGHT = { value: 2_000, configurable: true };

/**
 * Keeps React Aria from detecting an on-screen keyboard. When a frame gets shorter while a field has focus,
 * or a field takes focus in a shorter frame than the last one, React Aria assumes such a keyboard, and from
 * then on keeps overlays invisible for up to 0.6 s to wait for it. Each story gets a frame of its own size,
 * often a moment after the last story left focus in a field.
 *
 * Call this before React Aria is loaded: the first listener added to a window runs first.
 */
export function hideScreenKeyboard(view: Window & typeof globalThis): void {
  const { document, visualViewport: viewport } = view;
  if (!viewport) return;
  const first = { capture: true };
  viewport.addEventListener('resize', (event) => event.stopImmediatePropagation(), first);
  // While the event travels from the window, where React Aria listens, to the document.
  const raise = ({ target }: Event) => {
    if (target instanceof view.Element) Object.defineProperty(viewport, 'height', HEIGHT);
  };
  view.addEventListener('focus', raise, first);
  document.addEventListener('focus', () => Reflect.deleteProperty(viewport, 'height'), first);
}
