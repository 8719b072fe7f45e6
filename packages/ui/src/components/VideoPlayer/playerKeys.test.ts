// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { actionOf } from './playerKeys.ts';

const modifiers = { altKey: false, ctrlKey: false, metaKey: false };

function inside(html: string, selector: string): Element {
  const frame = document.createElement('div');
  frame.innerHTML = html;
  const target = frame.querySelector(selector);
  if (!target) throw new Error(`No ${selector}`);
  return target;
}

const slider = inside('<input type="range">', 'input');
const button = inside('<button><svg></svg></button>', 'svg');
const menu = inside('<div role="menu"><div role="menuitem"></div></div>', '[role=menuitem]');
const volume = inside('<div data-own-arrows><input type="range"></div>', 'input');

describe('actionOf', () => {
  it('maps letters in either case, the space bar and the arrow keys', () => {
    const keys = [' ', 'k', 'K', 'ArrowLeft', 'ArrowUp', 'm', 'C', 'f', 'x', 'Enter'];
    expect(keys.map((key) => actionOf({ key, target: slider, ...modifiers }))).toEqual([
      'toggle',
      'toggle',
      'toggle',
      'back',
      'louder',
      'mute',
      'captions',
      'fullscreen',
      null,
      null,
    ]);
  });

  it('leaves Space to buttons, arrow keys to the volume and all keys to menus', () => {
    expect(actionOf({ key: ' ', target: button, ...modifiers })).toBeNull();
    expect(actionOf({ key: 'k', target: button, ...modifiers })).toBe('toggle');
    expect(actionOf({ key: 'ArrowRight', target: volume, ...modifiers })).toBeNull();
    expect(actionOf({ key: 'ArrowDown', target: menu, ...modifiers })).toBeNull();
    expect(actionOf({ key: 'm', target: menu, ...modifiers })).toBeNull();
  });

  it('ignores shortcuts of the browser and the system', () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'] as const) {
      expect(actionOf({ key: 'f', target: slider, ...modifiers, [modifier]: true })).toBeNull();
    }
  });
});
