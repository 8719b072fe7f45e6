import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createHistory,
  HISTORY_LIMIT,
  redo,
  replaced,
  type TextHistory,
  typed,
  undo,
} from './textHistory.ts';

const CARET = { start: 0, end: 0 };
const type = (history: TextHistory, text: string, time = 0) =>
  typed(history, { text, before: CARET, time });

/** Types a text letter by letter, `gap` milliseconds apart. */
function typeOut(history: TextHistory, letters: string, gap = 10): TextHistory {
  let now = 0;
  return letters.split('').reduce((state, letter) => {
    now += gap;
    return type(state, state.text + letter, now);
  }, history);
}

function undoAll(history: TextHistory): TextHistory {
  let state = history;
  for (let step = undo(state); step; step = undo(state)) state = step.history;
  return state;
}

function redoAll(history: TextHistory): TextHistory {
  let state = history;
  for (let step = redo(state); step; step = redo(state)) state = step.history;
  return state;
}

const edits = fc.array(
  fc.record({
    text: fc.string({ unit: 'grapheme', maxLength: 40 }),
    isTyped: fc.boolean(),
    gap: fc.integer({ min: 0, max: 3_000 }),
  }),
  { maxLength: 40 },
);

describe('textHistory', () => {
  it('undoes to the first text and redoes to the last, whatever happens in between', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), edits, (first, list) => {
        let time = 0;
        const last = list.reduce<TextHistory>((state, { text, isTyped, gap }) => {
          time += gap;
          return isTyped ? type(state, text, time) : replaced(state, text, CARET);
        }, createHistory(first));
        const start = undoAll(last);
        expect(start.text).toBe(first);
        expect(redoAll(start).text).toBe(last.text);
      }),
    );
  });

  it('undoes word by word, not letter by letter', () => {
    const history = typeOut(createHistory(''), 'one two');
    const back = undo(history);
    expect(back?.history.text).toBe('one ');
    expect(back && undo(back.history)?.history.text).toBe('');
  });

  it('starts a new step after a pause', () => {
    const history = type(typeOut(createHistory(''), 'one'), 'ones', 5_000);
    expect(undo(history)?.history.text).toBe('one');
  });

  it('treats a run of Backspace as one step', () => {
    const history = ['abc', 'ab', 'a', ''].reduce(
      (state, text, index) => type(state, text, index * 10),
      createHistory('abcd'),
    );
    expect(undo(history)?.history.text).toBe('abcd');
  });

  it('restores what a generated script replaced, together with the caret', () => {
    const mine = typeOut(createHistory(''), 'mine');
    const generated = replaced(mine, 'A whole new script', { start: 2, end: 4 });
    const back = undo(generated);
    expect(back?.history.text).toBe('mine');
    expect(back?.selection).toEqual({ start: 2, end: 4 });
  });

  it('discards undone steps as soon as something new is typed', () => {
    const back = undo(typeOut(createHistory(''), 'one'));
    const on = back && type(back.history, 'x');
    expect(on && redo(on)).toBeNull();
  });

  it('keeps a bounded number of steps', () => {
    let history = createHistory('');
    for (let index = 0; index < HISTORY_LIMIT + 50; index += 1) {
      history = replaced(history, `text ${index}`, CARET);
    }
    expect(history.past).toHaveLength(HISTORY_LIMIT);
  });

  it('processes a letter typed into 20,000 words in well under a frame', () => {
    const long = 'seven1 '.repeat(20_000);
    let history = createHistory(long);
    const letters = Array.from({ length: 100 }, (_unused, index) => {
      const text = `${long.slice(0, 70_000)}${'x'.repeat(index + 1)}${long.slice(70_000)}`;
      const start = performance.now();
      history = type(history, text);
      return performance.now() - start;
    });
    // A frame is 16 ms. Takes the fastest of a hundred, because a busy machine slows some of them down.
    expect(Math.min(...letters)).toBeLessThan(8);
  });
});
