// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusAfterDialog } from './focusAfterDialog.ts';

const element = (name: string) => {
  const found = document.getElementById(name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const focused = () => document.activeElement?.id;
/** A few frames of the fake clock. */
const draw = () => vi.advanceTimersByTime(5 * 16);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <h1 id="heading" tabindex="-1">Videos</h1>
    <button id="row">Next row</button>
    <div id="dialog" role="alertdialog"><button id="delete">Delete</button></div>`;
  element('delete').focus();
});
afterEach(() => void vi.useRealTimers());

/** Confirms the dialog, which then closes. */
function deleteRow(): void {
  focusAfterDialog(() => element('heading'));
  draw();
  element('dialog').remove();
  draw();
}

describe('focus after a dialog', () => {
  it('stays in the dialog until it has closed', () => {
    focusAfterDialog(() => element('heading'));
    draw();
    expect(focused()).toBe('delete');
    element('dialog').remove();
    draw();
    expect(focused()).toBe('heading');
  });

  it('is kept when the list that lost a row focuses its next row later', () => {
    deleteRow();
    element('row').focus();
    expect(focused()).toBe('heading');
  });

  it('is taken back only once', () => {
    deleteRow();
    element('row').focus();
    element('row').focus();
    expect(focused()).toBe('row');
  });

  it('is held for half a second', () => {
    deleteRow();
    vi.advanceTimersByTime(500);
    element('row').focus();
    expect(focused()).toBe('row');
  });

  it.each(['keydown', 'pointerdown', 'click'])('goes where the user moves it with a %s', (type) => {
    deleteRow();
    element('heading').dispatchEvent(new Event(type, { bubbles: true }));
    element('row').focus();
    expect(focused()).toBe('row');
  });
});
