import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftKeeper } from './draftKeeper.ts';
import type { DraftAddress } from './draftAddress.ts';
import { type Draft, draftOf, type DraftStore } from './draftStore.ts';
import { EMPTY_JOURNEY } from './journey.ts';

const words = (script: string) =>
  draftOf({ ...EMPTY_JOURNEY, script }, { isUnsent: true, takenVisits: [] });

/** A disk that responds when the test tells it to. */
function slowDisk() {
  const written: [place: string, script: string][] = [];
  const removed: string[] = [];
  const answers: ((isKept: boolean) => void)[] = [];
  const store: DraftStore = {
    read: () => null,
    findNew: () => null,
    write: ({ projectId }: DraftAddress, { script }: Draft) => {
      written.push([projectId, script]);
      return new Promise((resolve) => answers.push(resolve));
    },
    remove: ({ projectId }) => removed.push(projectId),
    flush: () => undefined,
    subscribe: () => () => undefined,
  };
  const answer = async (isKept: boolean) => {
    answers.shift()?.(isKept);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, written, removed, answer };
}

const at = (projectId: string): DraftAddress => ({ userName: 'ada', projectId });
const open = (store: DraftStore, draft: Draft | null = null) =>
  createDraftKeeper({ store, address: at('new:1'), draft, savedAt: 0 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

// Specification: more.1
it('reports text as kept only once it is on disk and typing has paused', async () => {
  const { store, answer } = slowDisk();
  const keeper = open(store);
  const draft = words('One');
  keeper.keep(draft);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(keeper.statusOf(draft)).toBe('keeping');
  await answer(true);
  expect(keeper.statusOf(draft)).toBe('keeping');
  await vi.advanceTimersByTimeAsync(250);
  expect(keeper.statusOf(draft)).toBe('kept');
  expect(keeper.statusOf(words('One more'))).toBe('keeping');
});

it('writes the first change at once, and the last one after the current write', async () => {
  const { store, written, answer } = slowDisk();
  const keeper = open(store);
  for (const script of ['1', '12', '123']) keeper.keep(words(script));
  expect(written.map(([, script]) => script)).toEqual(['1']);
  await answer(true);
  expect(written.map(([, script]) => script)).toEqual(['1', '123']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.statusOf(words('123'))).toBe('keeping');
  await answer(true);
  await vi.advanceTimersByTimeAsync(250);
  expect(keeper.statusOf(words('123'))).toBe('kept');
});

it('passes on the last change when the page is left, even during a write', () => {
  const { store, written } = slowDisk();
  const keeper = open(store);
  keeper.keep(words('1'));
  keeper.keep(words('12'));
  keeper.flush();
  expect(written.map(([, script]) => script)).toEqual(['1', '12']);
});

it('reports a refused write until one succeeds', async () => {
  const { store, answer } = slowDisk();
  const keeper = open(store);
  keeper.keep(words('1'));
  await answer(false);
  expect(keeper.statusOf(words('1'))).toBe('failed');
  keeper.keep(words('12'));
  expect(keeper.statusOf(words('12'))).toBe('failed');
  await answer(true);
  await vi.advanceTimersByTimeAsync(250);
  expect(keeper.statusOf(words('12'))).toBe('kept');
});

it('text that was removed and typed again must be kept again', async () => {
  const { store, removed, answer } = slowDisk();
  const keeper = open(store, words('One'));
  expect(keeper.statusOf(words('One'))).toBe('kept');
  keeper.keep(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(removed).toEqual(['new:1']);
  keeper.keep(words('One'));
  expect(keeper.statusOf(words('One'))).toBe('keeping');
  await answer(true);
  await vi.advanceTimersByTimeAsync(250);
  expect(keeper.statusOf(words('One'))).toBe('kept');
});

it('removes the old address once the new one has the draft', async () => {
  const { store, written, removed, answer } = slowDisk();
  const keeper = open(store);
  keeper.keep(words('1'));
  keeper.keep(words('12'));
  keeper.moveTo(at('prj_1'));
  await answer(true);
  expect(written.at(-1)).toEqual(['prj_1', '12']);
  expect(removed).toEqual([]);
  await answer(true);
  expect(removed).toEqual(['new:1']);
});

it('keeps the old address if the new one is refused', async () => {
  const { store, removed, answer } = slowDisk();
  const keeper = open(store, words('1'));
  keeper.moveTo(at('prj_1'));
  await answer(false);
  expect(removed).toEqual([]);
});
