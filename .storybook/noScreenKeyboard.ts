/** Higher than any frame of a story. Pixels. */
const HEIGHT = { value: 2_000, configurable: true };

/**
 * Has React Aria see no on-screen keyboard. It takes a frame that grows lower while a field has the focus, or a
 * field that takes the focus in a lower frame than the last one, for such a keyboard, and from there on keeps
 * overlays invisible for up to 0.6 s, to wait for it. Stories get a frame of their own size each, often a moment
 * after the last one left the focus in a field.
 *
 * To be called before React Aria is loaded: of the listeners of a window, the first one comes first.
 */
export function hideScreenKeyboard(view: Window & typeof globalThis): void {
  const { document, visualViewport: viewport } = view;
  if (!viewport) return;
  const first = { capture: true };
  viewport.addEventListener('resize', (event) => event.stopImmediatePropagation(), first);
  // On its way from the window, where React Aria listens, to the document.
  const raise = ({ target }: Event) => {
    if (target instanceof view.Element) Object.defineProperty(viewport, 'height', HEIGHT);
  };
  view.addEventListener('focus', raise, first);
  document.addEventListener('focus', () => Reflect.deleteProperty(viewport, 'height'), first);
}
