import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdleWorkers } from './idleWorkers.ts';

const worker = (look = '') => ({ look, end: vi.fn<() => void>() });

describe('IdleWorkers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lends a worker once, and does not end it while it is lent', () => {
    const idle = new IdleWorkers<ReturnType<typeof worker>>();
    const one = worker();
    idle.put(one);
    expect(idle.take()).toBe(one);
    expect(idle.take()).toBeUndefined();
    vi.advanceTimersByTime(60_000);
    expect(one.end).not.toHaveBeenCalled();
  });

  it('prefers a worker that fits, and otherwise takes the latest', () => {
    const idle = new IdleWorkers<ReturnType<typeof worker>>();
    const workers = ['a', 'b', 'c'].map(worker);
    for (const each of workers) idle.put(each);
    expect(idle.take(({ look }) => look === 'a')).toBe(workers[0]);
    expect(idle.take(({ look }) => look === 'z')).toBe(workers[2]);
  });

  it('ends a worker that is not taken within ten seconds of its last job', () => {
    const idle = new IdleWorkers<ReturnType<typeof worker>>();
    const one = worker();
    idle.put(one);
    vi.advanceTimersByTime(9_000);
    idle.take();
    idle.put(one);
    vi.advanceTimersByTime(9_000);
    expect(one.end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(one.end).toHaveBeenCalledTimes(1);
    expect(idle.take()).toBeUndefined();
  });

  it('holds four workers at most, and none after being cleared', () => {
    const idle = new IdleWorkers<ReturnType<typeof worker>>();
    const workers = ['a', 'b', 'c', 'd', 'e'].map(worker);
    for (const each of workers) idle.put(each);
    expect(workers.map(({ end }) => end.mock.calls.length)).toEqual([1, 0, 0, 0, 0]);
    idle.clear();
    vi.advanceTimersByTime(60_000);
    expect(workers.map(({ end }) => end.mock.calls.length)).toEqual([1, 1, 1, 1, 1]);
  });
});
