// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import {
  type ApiClient,
  createApiClient,
  createMemoryStorage,
  readCurrentProjectId,
  writeCurrentProjectId,
} from '@lectern/api-client';
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

const options = (client: ApiClient) => ({
  ...{ client, store, userName: 'ada', isFresh: false },
  sentScript: (script: string) => ({ heard: script, shown: script }),
  nameNew: () => undefined,
  refresh: () => Promise.resolve(),
  onNotice: () => undefined,
  onRestart: () => undefined,
});

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
  const wizard = createWizard({ ...options(client), project: project as never });
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
      ...draftOf({ ...EMPTY_JOURNEY, script: 'Stored' }, { isUnsent: false, takenVisits: [] }),
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
      ...draftOf({ ...EMPTY_JOURNEY, script: 'Theirs' }, { isUnsent: true, takenVisits: [] }),
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

describe('a project that is created after its wizard was left', () => {
  const created = { _id: project.id, status: 'init', script: null };

  /** A tab whose server holds back new projects until they are let in. */
  function openTab() {
    const asked: string[] = [];
    let letIn: () => void = () => undefined;
    const isLetIn = new Promise<void>((resolve) => (letIn = resolve));
    const client = createApiClient({
      baseUrl: 'http://localhost/api',
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const path = new URL(request.url).pathname.replace('/api/projects/', '');
        if (request.method === 'POST') {
          asked.push(path);
          await isLetIn;
        } else asked.push(await request.text());
        return Response.json(created);
      },
      localStorage: createMemoryStorage({ access_token: 'a', refresh_token: 'r' }),
      sessionStorage: createMemoryStorage(),
    });
    const open = () => {
      const wizard = createWizard({ ...options(client), project: null });
      const leave = wizard.subscribe(() => undefined);
      close = leave;
      const type = (script: string) => wizard.send({ type: 'scriptChanged', script });
      return { type, leave, journey: () => wizard.getState().journey };
    };
    const release = async () => {
      letIn();
      await elapse(2_000);
    };
    return { client, asked, open, release };
  }

  it('becomes the current one only if the tab has no other', async () => {
    const tab = openTab();
    const first = tab.open();
    first.type('First.');
    first.leave();
    writeCurrentProjectId(tab.client, 'prj_2');
    await tab.release();
    expect(readCurrentProjectId(tab.client)).toBe('prj_2');

    const other = openTab();
    const second = other.open();
    second.type('Second.');
    second.leave();
    await other.release();
    expect(readCurrentProjectId(other.client)).toBe(project.id);
  });

  it('belongs to the wizard that continues with its draft, and is created once', async () => {
    const tab = openTab();
    const first = tab.open();
    first.type('First.');
    first.leave();
    const second = tab.open();
    expect(second.journey().script).toBe('First.');
    second.type('First, and more.');
    await elapse(2_000);
    await tab.release();
    expect(second.journey()).toMatchObject({ projectId: project.id, script: 'First, and more.' });
    expect(tab.asked).toEqual([
      expect.stringMatching(/^project_/),
      '{"script":"First."}',
      '{"script":"First, and more."}',
    ]);
    expect(store.read(address)?.script).toBe('First, and more.');
    expect(store.findNew('ada')).toBeNull();
  });

  it('has the same temporary id after a reload, so that its server finds it again', async () => {
    const [before, after] = [openTab(), openTab()];
    const wizard = before.open();
    wizard.type('First.');
    wizard.leave();
    after.open();
    await elapse(2_000);
    expect(before.asked).toHaveLength(1);
    expect(after.asked).toEqual(before.asked);
    await after.release();
    await before.release();
  });
});
