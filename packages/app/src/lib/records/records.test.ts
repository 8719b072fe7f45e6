// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMirror } from './mirror.ts';
import type { RecordDatabase, StoredRecord } from './recordDatabase.ts';
import { createRecords, type Records } from './records.ts';

const FAMILIES = ['note.'];

/** A disk that outlives its browser, with the transactions that wait to be written to it. */
function disk() {
  const kept = new Map<string, StoredRecord>();
  const waiting: { records: readonly StoredRecord[]; end: (failure?: Error) => void }[] = [];
  const database: RecordDatabase = {
    readAll: () => Promise.resolve([...kept.values()]),
    forget: (keys) => Promise.resolve(keys.forEach((key) => kept.delete(key))),
    put: (records) =>
      new Promise((resolve, reject) => {
        waiting.push({
          records,
          end(failure) {
            if (failure) {
              reject(failure);
              return;
            }
            for (const record of records) kept.set(record.key, record);
            resolve();
          },
        });
      }),
  };
  return {
    kept,
    waiting,
    database,
    next: async (failure?: Error): Promise<void> => {
      await vi.waitFor(() => expect(waiting).not.toEqual([]));
      waiting.shift()?.end(failure);
    },
  };
}

const told: StoredRecord[] = [];
const page = (database: RecordDatabase): Records =>
  createRecords({
    database,
    mirror: createMirror(() => localStorage),
    announce: (record) => told.push(record),
  });

/** A disk that writes at once. */
function quickDisk() {
  const { kept, database } = disk();
  database.put = async (records) => {
    for (const record of records) kept.set(record.key, record);
  };
  return { kept, database };
}

const fullStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });

beforeEach(() => {
  localStorage.clear();
  told.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a write', () => {
  it('shows at once, and is acknowledged only once it is on disk', async () => {
    const { database, next } = disk();
    const records = page(database);
    const heard = vi.fn();
    const answer = vi.fn();
    records.subscribe(heard);
    const writing = records.write('note.a', 'one').then(answer);
    expect(records.read('note.a')).toBe('one');
    expect(heard).toHaveBeenCalledWith('note.a');
    await Promise.resolve();
    expect(answer).not.toHaveBeenCalled();
    await next();
    await writing;
    expect(answer).toHaveBeenCalledWith(true);
  });

  it('waits for the previous one, and the newest text replaces those in between', async () => {
    const { database, next, waiting, kept } = disk();
    const records = page(database);
    const writes = ['1', '2', '3', '4'].map((text) => records.write('note.a', text));
    expect(waiting).toHaveLength(1);
    await next();
    await next();
    expect(await Promise.all(writes)).toEqual([true, true, true, true]);
    expect(waiting).toEqual([]);
    expect(kept.get('note.a')?.text).toBe('4');
  });

  it('counts as failed without a response within five seconds, and is still written', async () => {
    vi.useFakeTimers();
    const { database, waiting, kept } = disk();
    const records = page(database);
    const first = records.write('note.a', 'one');
    const second = records.write('note.a', 'two');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await Promise.all([first, second])).toEqual([false, false]);
    waiting.shift()?.end();
    await vi.advanceTimersByTimeAsync(0);
    waiting.shift()?.end();
    expect(kept.get('note.a')?.text).toBe('two');
  });

  it('is handed over at once when the page ends, after the one in progress', () => {
    const { database, waiting } = disk();
    const records = page(database);
    void records.write('note.a', 'one');
    void records.write('note.a', 'two');
    records.flush();
    expect(waiting.map(({ records: [record] }) => record?.text)).toEqual(['one', 'two']);
  });
});

describe('a write that fails', () => {
  const failure = new DOMException('Full', 'QuotaExceededError');

  it('leaves the text in view', async () => {
    const { database, next } = disk();
    const records = page(database);
    const writing = records.write('note.a', 'one');
    await next(failure);
    expect(await writing).toBe(false);
    expect(records.read('note.a')).toBe('one');
  });

  it('restores the previously stored text, if requested', async () => {
    const { database, next } = disk();
    const records = page(database);
    const first = records.write('note.a', 'one', { takesBack: true });
    await next();
    expect(await first).toBe(true);
    const second = records.write('note.a', 'two', { takesBack: true });
    await next(failure);
    expect(await second).toBe(false);
    expect(records.read('note.a')).toBe('one');
  });

  it('does not remove a newer text', async () => {
    const { database, next } = disk();
    const records = page(database);
    const first = records.write('note.a', 'one', { takesBack: true });
    const second = records.write('note.a', 'two', { takesBack: true });
    await next(failure);
    expect(await first).toBe(false);
    expect(records.read('note.a')).toBe('two');
    await next();
    expect(await second).toBe(true);
    expect(records.read('note.a')).toBe('two');
  });
});

describe('after a crash', () => {
  it('the disk wins over an outdated mirror, including for removed texts', async () => {
    const { database, kept } = quickDisk();
    const before = page(database);
    await before.write('note.a', 'old');
    await before.write('note.b', 'old');
    const behind = Object.entries(localStorage);
    await before.write('note.a', 'new');
    await before.write('note.b', null);
    localStorage.clear();
    for (const [key, value] of behind) localStorage.setItem(key, String(value));

    const after = page(database);
    await after.open(FAMILIES);
    expect(after.read('note.a')).toBe('new');
    expect(after.read('note.b')).toBeNull();
    expect(kept.get('note.a')?.text).toBe('new');
  });

  it('a mirror that is ahead wins, and is written to disk', async () => {
    const { database, kept } = quickDisk();
    const before = page(database);
    await before.write('note.a', 'old');
    database.put = () => new Promise<void>(() => undefined);
    void before.write('note.a', 'typed last');

    const after = page({ ...database, put: quickPut(kept) });
    await after.open(FAMILIES);
    expect(after.read('note.a')).toBe('typed last');
    expect(kept.get('note.a')?.text).toBe('typed last');
  });

  // Specification: more.1
  it('everything acknowledged is there, whatever state the mirror was left in', async () => {
    const step = fc.record({
      key: fc.constantFrom('note.a', 'note.b'),
      text: fc.option(fc.string(), { nil: null }),
      isMirrored: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step), async (steps) => {
        localStorage.clear();
        const { database } = quickDisk();
        const records = page(database);
        const wanted = new Map<string, string | null>();
        let committed: [string, string][] = [];
        for (const { key, text, isMirrored } of steps) {
          await records.write(key, text);
          wanted.set(key, text);
          if (isMirrored) committed = Object.entries(localStorage) as [string, string][];
        }
        localStorage.clear();
        for (const [key, value] of committed) localStorage.setItem(key, value);
        const after = page(database);
        await after.open(FAMILIES);
        for (const [key, text] of wanted) expect(after.read(key)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });
});

function quickPut(kept: Map<string, StoredRecord>): RecordDatabase['put'] {
  return async (records) => {
    for (const record of records) kept.set(record.key, record);
  };
}

describe('opening', () => {
  it('takes over what an earlier version stored in local storage, and nothing else', async () => {
    localStorage.setItem('note.a', 'from before');
    localStorage.setItem('access_token', 'secret');
    const { database, kept } = quickDisk();
    await page(database).open(FAMILIES);
    expect([...kept.keys()]).toEqual(['note.a']);
    expect(kept.get('note.a')?.text).toBe('from before');
  });

  it('forgets removals after a day', async () => {
    const { database, kept } = quickDisk();
    const day = 24 * 60 * 60_000;
    kept.set('note.a', { key: 'note.a', text: null, at: Date.now() - day - 1 });
    kept.set('note.b', { key: 'note.b', text: null, at: Date.now() - day / 2 });
    await page(database).open(FAMILIES);
    expect([...kept.keys()]).toEqual(['note.b']);
  });
});

describe('when local storage accepts nothing', () => {
  it('texts are still kept, read and listed, and other tabs are notified', async () => {
    fullStorage();
    const { database } = quickDisk();
    const records = page(database);
    expect(await records.write('note.a', 'one')).toBe(true);
    expect(records.read('note.a')).toBe('one');
    expect(records.keys('note.')).toEqual(['note.a']);

    const other = page(database);
    const heard = vi.fn();
    other.subscribe(heard);
    for (const record of told) other.hear(record);
    expect(heard).toHaveBeenCalledWith('note.a');
    expect(other.read('note.a')).toBe('one');
  });

  it('an older text from another tab changes nothing', async () => {
    const { database } = quickDisk();
    const records = page(database);
    await records.write('note.a', 'mine');
    records.hear({ key: 'note.a', text: 'older', at: 1 });
    expect(records.read('note.a')).toBe('mine');
  });
});
