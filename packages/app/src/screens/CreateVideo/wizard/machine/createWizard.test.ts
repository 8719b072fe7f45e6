// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createApiClient, createMemoryStorage } from '@lectern/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { records } from '../../../../lib/records/pageRecords.ts';
import { createDraftStore, draftOf } from '../draftStore.ts';
import { EMPTY_JOURNEY } from '../journey.ts';
import { createWizard } from './createWizard.ts';
import { isReader } from './state.ts';

const project = {
  id: 'prj_1',
  status: 'script_created',
  script: 'Stored',
  voiceId: null,
  avatarId: null,
  audioUrl: null,
  videoId: null,
  videoUrl: null,
  settings: {},
} as const;
const address = { userName: 'ada', projectId: project.id };
const store = createDraftStore(records);

/** Locks that are granted when the test says so. */
function fakeLocks(isHeldElsewhere: boolean) {
  let grant: () => void = () => undefined;
  const locks = {
    request: (_name: string, _options: LockOptions, hold: () => Promise<void>) => {
      grant = () => void hold();
      return new Promise<void>(() => undefined);
    },
    query: () =>
      Promise.resolve({ held: isHeldElsewhere ? [{ name: `lectern.project.${project.id}` }] : [] }),
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
  return {
    grant: async () => {
      grant();
      await elapse(0);
    },
  };
}

let close: () => void = () => undefined;

function openWizard(answered = Promise.resolve()) {
  const client = createApiClient({
    baseUrl: 'http://localhost/api',
    fetch: async () => {
      await answered;
      return Response.json({ _id: project.id, status: 'script_created', script: 'Stored' });
    },
    localStorage: createMemoryStorage({ access_token: 'a', refresh_token: 'r' }),
    sessionStorage: createMemoryStorage(),
  });
  const wizard = createWizard({
    client,
    store,
    userName: 'ada',
    project: project as never,
    isFresh: false,
    sentScript: (script) => ({ heard: script, shown: script }),
    nameNew: () => undefined,
    refresh: () => Promise.resolve(),
    onNotice: () => undefined,
    onRestart: () => undefined,
  });
  close = wizard.subscribe(() => undefined);
  return {
    type: (script: string) => wizard.send({ type: 'scriptChanged', script }),
    script: () => wizard.getState().journey.script,
    isReadOnly: () => isReader(wizard.getState()),
  };
}

const elapse = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the lock of a project', () => {
  // Specification: more.1
  it('keeps text typed since the page opened when it is granted late', async () => {
    void store.write(address, {
      ...draftOf({ ...EMPTY_JOURNEY, script: 'Stored' }, { isUnsent: false, takenQuery: '' }),
      savedAt: 1,
      writer: 'the tab before',
    });
    const locks = fakeLocks(true);
    const wizard = openWizard();
    wizard.type('Typed here');
    await elapse(300);
    expect(wizard.isReadOnly()).toBe(true);
    await locks.grant();
    await elapse(4_000);
    expect(wizard.isReadOnly()).toBe(false);
    expect(wizard.script()).toBe('Typed here');
  });

  it('never blocks editing while no other tab holds it, however late it is granted', async () => {
    fakeLocks(false);
    const wizard = openWizard();
    await elapse(5_000);
    expect(wizard.isReadOnly()).toBe(false);
  });

  it("brings the other tab's changes when that tab releases it, and keeps text typed afterwards", async () => {
    const locks = fakeLocks(true);
    let answer: () => void = () => undefined;
    const wizard = openWizard(new Promise<void>((resolve) => (answer = resolve)));
    await elapse(1_300);
    void store.write(address, {
      ...draftOf({ ...EMPTY_JOURNEY, script: 'Theirs' }, { isUnsent: true, takenQuery: '' }),
      savedAt: Date.now(),
      writer: 'another tab',
    });
    await locks.grant();
    expect(wizard.script()).toBe('Theirs');
    wizard.type('Theirs, and mine');
    answer();
    await elapse(4_000);
    expect(wizard.script()).toBe('Theirs, and mine');
  });
});
