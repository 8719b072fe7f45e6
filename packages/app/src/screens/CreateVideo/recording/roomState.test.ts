import { expect, test } from 'vitest';
import type { ScriptSentence, TakeVerdict } from '../../../backend/voiceRecordings.ts';
import { firstPlace, nextOpen, phaseOf, shownTake } from './roomState.ts';
import { missingNumbers, doubtfulPart, recordingTime, takesMark, tickOf } from './takes.ts';

const take = (id: string, kind: TakeVerdict['kind'] = 'fits') => ({
  ...{ id, seconds: 2, peaks: [], recordedAt: 0 },
  verdict: { kind, from: null },
});
const sentence = (key: string, kept: boolean, ...ids: string[]): ScriptSentence => ({
  ...{ key, text: key, takes: ids.map((id) => take(id)) },
  keptTakeId: kept ? (ids[0] ?? null) : null,
});
const SCRIPT = [sentence('a', true, '1'), sentence('b', false), sentence('c', false, '3', '4')];

test('continues with the next open sentence, wraps around, and ends when all are kept', () => {
  expect(nextOpen(SCRIPT, 0)).toBe(1);
  expect(nextOpen(SCRIPT, 1)).toBe(2);
  expect(nextOpen(SCRIPT, 2)).toBe(1);
  expect(nextOpen([sentence('a', true, '1')], 0)).toBeNull();
});

test('opens at the requested sentence, otherwise at the first open one', () => {
  expect(firstPlace(SCRIPT, 3)).toBe(2);
  expect(firstPlace(SCRIPT, null)).toBe(1);
  expect(firstPlace(SCRIPT, 99)).toBe(1);
  expect(firstPlace([sentence('a', true, '1')], null)).toBe(0);
});

test('shows the chosen take, otherwise the kept one, otherwise the newest', () => {
  const [, , third = sentence('', false)] = SCRIPT;
  expect(shownTake(third, '3')?.id).toBe('3');
  expect(shownTake(third, null)?.id).toBe('4');
  expect(shownTake({ ...third, keptTakeId: '3' }, null)?.id).toBe('3');
});

test('shows the second half of the chosen take after that one is split, not the kept take', () => {
  const split = {
    ...sentence('a', true, 'kept'),
    takes: [take('kept'), take('first'), { ...take('second', 'twice'), replaces: 'chosen' }],
  };
  expect(shownTake(split, 'chosen')?.id).toBe('second');
});

test('a doubtful take is a problem; recording takes precedence over everything', () => {
  const at = { isSaving: false, isOnBreak: false };
  expect(phaseOf(at, false, null)).toBe('ready');
  expect(phaseOf(at, false, take('1'))).toBe('take');
  expect(phaseOf(at, false, take('1', 'differs'))).toBe('problem');
  expect(phaseOf(at, true, take('1', 'differs'))).toBe('recording');
  expect(phaseOf({ ...at, isOnBreak: true }, false, take('1'))).toBe('break');
});

test('a noisy take, and the second of two readings, is shown with a notice and counts as good', () => {
  for (const kind of ['noisy', 'twice'] as const) {
    expect(phaseOf({ isSaving: false, isOnBreak: false }, false, take('1', kind))).toBe('problem');
    const kept = { ...sentence('a', true, '1'), takes: [take('1', kind)] };
    expect(tickOf(kept)).toBe('kept');
  }
  const other = { ...sentence('a', true, '1'), takes: [take('1', 'left-out')] };
  expect(tickOf(other)).toBe('doubtful');
});

test('lists sentences that a voice speaks, and distinguishes audio of other takes by their mark', () => {
  const recorded = { sentences: SCRIPT, bytes: 0 };
  expect(missingNumbers(recorded)).toEqual([2, 3]);
  expect(SCRIPT.map(tickOf)).toEqual(['kept', 'open', 'open']);
  const kept = SCRIPT.map((each) => (each.key === 'c' ? { ...each, keptTakeId: '4' } : each));
  expect(takesMark({ sentences: kept, bytes: 0 })).not.toBe(takesMark(recorded));
});

test('marks the words from which a take differs, and those it leaves out', () => {
  const doubtful = (text: string, verdict: Partial<TakeVerdict>) => {
    const whole = { kind: 'differs' as const, from: null, ...verdict };
    return doubtfulPart(text, { ...take('1'), seconds: 2, verdict: whole });
  };
  expect(doubtful('Ten minutes later, people know', { from: 1 })).toEqual([
    'Ten minutes ',
    'later, people know',
    '',
  ]);
  expect(doubtful('Ten minutes', { from: 0 })).toEqual(['', 'Ten minutes', '']);
  expect(doubtful('Ten minutes', {})).toEqual(['Ten minutes', '', '']);
  expect(doubtfulPart('Ten minutes', null)).toEqual(['Ten minutes', '', '']);
  const leftOut = { kind: 'left-out', unheard: 'later, people' } as const;
  expect(doubtful('Ten minutes later, people know.', leftOut)).toEqual([
    'Ten minutes ',
    'later, people',
    ' know.',
  ]);
});

test('estimates how long recording takes', () => {
  expect(recordingTime(12)).toBe('About 4 minutes');
  expect(recordingTime(1)).toBe('About 1 minute');
});
