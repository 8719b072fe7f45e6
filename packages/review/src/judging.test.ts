import { describe, expect, it } from 'vitest';
import type { Change } from './changes.ts';
import {
  accept,
  acceptAll,
  currentOf,
  judgeAgain,
  judgedCount,
  type Judging,
  later,
  leftOf,
  open,
  reject,
  restOf,
  settle,
  startJudging,
  step,
  undo,
  verdictsOf,
} from './judging.ts';

const change = (id: string, group: string, hasConflict = false): Change => ({
  id,
  storyId: id,
  section: 'Domain',
  group,
  story: 'Default',
  theme: 'light',
  width: 1280,
  isNew: false,
  hasConflict,
});
const one = change('one', 'Card');
const two = change('two', 'Card');
const three = change('three', 'Menu');
const stale = change('stale', 'Menu', true);
const begun = open(startJudging([one, two, three, stale]), 'one');

const acceptRest = (judging: Judging, group: string, section = 'Domain') =>
  acceptAll(judging, restOf(judging, { section, group }));

describe('judging', () => {
  it('opens the next change without a verdict and wraps around after the last', () => {
    const first = accept(begun, one);
    expect(currentOf(first)).toBe(two);
    const last = accept(open(first, 'three'), three);
    expect(currentOf(last)).toBe(stale);
    expect(currentOf(later(last))).toBe(two);
  });

  it('stays on the open change when none is left', () => {
    const all = reject(acceptRest(acceptRest(begun, 'Card'), 'Menu'), stale, 'Stored since');
    expect(leftOf(all)).toEqual([]);
    expect(later(all)).toBe(all);
  });

  it('accepts the rest of a component except pictures stored since the comparison', () => {
    const rest = acceptRest(open(begun, 'three'), 'Menu');
    expect(verdictsOf(rest).accepted).toEqual(['three']);
    expect(accept(rest, stale)).toBe(rest);
    expect(acceptRest(rest, 'Menu')).toBe(rest);
  });

  it('leaves a component of the same name in another section', () => {
    const other = { ...change('other', 'Card'), section: 'Screens' };
    const judging = open(startJudging([one, two, other]), 'one');
    expect(leftOf(acceptRest(judging, 'Card'))).toEqual([other]);
    expect(leftOf(acceptRest(judging, 'Card', 'Screens'))).toEqual([one, two]);
  });

  it('settles only conflicts, for either picture', () => {
    const conflict = open(begun, 'stale');
    expect(verdictsOf(settle(conflict, stale, 'kept'))).toMatchObject({ kept: ['stale'] });
    expect(verdictsOf(settle(conflict, stale, 'taken'))).toMatchObject({ taken: ['stale'] });
    expect(currentOf(settle(conflict, stale, 'kept'))).toBe(one);
    expect(settle(begun, one, 'taken')).toBe(begun);
  });

  it('undoes a judgement and reopens its change', () => {
    const judged = reject(begun, one, 'Cut off');
    expect(undo(judged)).toMatchObject({ marks: {}, current: 'one', past: [] });
    expect(undo(begun)).toBe(begun);
    expect(judgedCount(judgeAgain(judged, 'one'))).toBe(0);
  });

  it('undoes a change’s reopening, and no other judgement', () => {
    const judged = accept(reject(begun, one, 'Cut off'), two);
    expect(undo(judgeAgain(judged, 'one')).marks).toEqual(judged.marks);
  });

  it('steps in both directions and stops at the ends', () => {
    expect(step(begun, -1)).toBe(begun);
    expect(currentOf(step(begun, 1))).toBe(two);
  });

  it('sends verdicts in the order of the list', () => {
    const judged = reject(accept(open(begun, 'two'), two), one, 'Moved');
    expect(verdictsOf(judged)).toEqual({
      accepted: ['two'],
      kept: [],
      taken: [],
      rejected: [{ id: 'one', words: 'Moved' }],
    });
  });
});
