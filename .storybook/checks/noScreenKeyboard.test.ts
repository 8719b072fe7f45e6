// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { hideScreenKeyboard } from './noScreenKeyboard.ts';

/** Creates a frame with a visual viewport, which jsdom lacks. */
function openFrame() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const view = frame.contentWindow as Window & typeof globalThis;
  class Viewport extends view.EventTarget {
    get height() {
      return view.innerHeight;
    }
  }
  const viewport = new Viewport();
  Object.defineProperty(view, 'visualViewport', { value: viewport });
  return { view, viewport };
}

test('later listeners receive no resize, and see the same frame height whenever a field takes focus', () => {
  const { view, viewport } = openFrame();
  const resized = vi.fn();
  const heights: number[] = [];
  hideScreenKeyboard(view);
  viewport.addEventListener('resize', resized);
  view.addEventListener('focus', () => heights.push(viewport.height), { capture: true });

  for (const height of [900, 568]) {
    view.innerHeight = height;
    const field = view.document.body.appendChild(view.document.createElement('input'));
    field.focus();
    expect(viewport.height).toBe(height);
  }
  viewport.dispatchEvent(new view.Event('resize'));

  expect(heights).toEqual([2_000, 2_000]);
  expect(resized).not.toHaveBeenCalled();
});
