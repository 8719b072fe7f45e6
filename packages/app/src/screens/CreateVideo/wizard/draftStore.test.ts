import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMirror } from '../../../lib/records/mirror.ts';
import type { RecordDatabase } from '../../../lib/records/recordDatabase.ts';
import { createRecords } from '../../../lib/records/records.ts';
import { draftKey, newDraftAddress } from './draftAddress.ts';
import { createDraftStore, type Draft, draftOf, parseDraft, serialiseDraft } from './draftStore.ts';
import { journeys } from './journey.arbitrary.ts';
import { EMPTY_JOURNEY } from './journey.ts';
import { restoreJourney } from './restoreJourney.ts';

/** Records on a disk with room for this many characters. */
function recordsWith(room = Infinity, texts = new Map<string, string>()) {
  const put: RecordDatabase['put'] = async (records) => {
    const next = new Map(texts);
    for (const { key, text } of records) {
      if (text === null) next.delete(key);
      else next.set(key, text);
    }
    const used = [...next].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    if (used > room) throw new DOMException('Full', 'QuotaExceededError');
    texts.clear();
    for (const [key, text] of next) texts.set(key, text);
  };
  const mirror = createMirror(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const database = { readAll: async () => [], forget: async () => undefined, put };
  return createRecords({ database, mirror, announce: () => undefined });
}

/** The store of one tab; `isLeftBehind` tells by the name of a tab whether it was closed. */
const storeOfTab = (isLeftBehind: (tab: string) => boolean = () => false) =>
  createDraftStore(recordsWith(), { tabId: () => 'this tab', isLeftBehind });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.mocked(console.warn).mockRestore();
});

const here = { userName: 'ada', projectId: 'p1' };
const draft = (parts: Partial<Draft> = {}): Draft => ({
  ...draftOf(EMPTY_JOURNEY, { isUnsent: false, takenVisits: [], savedAt: 1, writer: 'me' }),
  ...parts,
});

const visits = fc.array(fc.string({ minLength: 1 }));

describe('draft store', () => {
  it('returns what was written, for that user and project only', async () => {
    await fc.assert(
      fc.asyncProperty(journeys, fc.boolean(), visits, async (journey, isUnsent, takenVisits) => {
        const store = createDraftStore(recordsWith());
        const rest = { isUnsent, takenVisits, savedAt: 5, writer: 'tab' };
        const written = draftOf(journey, rest);
        expect(await store.write(here, written)).toBe(true);
        expect(store.read(here)).toEqual(written);
        expect(store.read({ ...here, userName: 'bob' })).toBeNull();
        expect(store.read({ ...here, projectId: 'p2' })).toBeNull();
      }),
    );
  });

  it('keeps names separate that would run together', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (a, b, c, d) => {
        const isSame = a === c && b === d;
        const one = draftKey({ userName: a, projectId: b });
        const other = draftKey({ userName: c, projectId: d });
        expect(one === other).toBe(isSame);
      }),
    );
  });

  it('reads nothing that it did not write', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(parseDraft(stored)).toBeNull();
      }),
    );
    expect(parseDraft('{"version":1}')).toEqual(draft({ savedAt: 0, writer: '' }));
    expect(parseDraft('{"version":1,"takenVisits":[1,"?script=s#a"]}')?.takenVisits).toEqual([
      '?script=s#a',
    ]);
  });

  it('reads the one query that earlier versions kept', () => {
    const stored = (takenQuery: string) => JSON.stringify({ version: 1, takenQuery });
    expect(parseDraft(stored('?script=s'))?.takenVisits).toEqual(['?script=s']);
    expect(parseDraft(stored(''))?.takenVisits).toEqual([]);
  });

  it('reports when it cannot keep a draft, but still returns it', async () => {
    const store = createDraftStore(recordsWith(0));
    expect(await store.write(here, draft({ script: 'Hi' }))).toBe(false);
    expect(store.read(here)?.script).toBe('Hi');
  });

  it('makes room by dropping drafts that the server has, never others', async () => {
    const sent = draft({ script: 'x'.repeat(500) });
    const unsent = draft({ script: 'y'.repeat(500), isUnsent: true });
    const size = serialiseDraft(sent).length + 100;
    const store = createDraftStore(recordsWith(size * 3));
    await store.write({ ...here, projectId: 'sent' }, sent);
    await store.write({ ...here, projectId: 'unsent' }, unsent);
    const long = draft({ script: 'z'.repeat(1_000), isUnsent: true });
    expect(await store.write(here, long)).toBe(true);
    expect(store.read({ ...here, projectId: 'sent' })).toBeNull();
    expect(store.read({ ...here, projectId: 'unsent' })).toEqual(unsent);
  });
});

describe('drafts without a project', () => {
  it('have an address per journey, so that two tabs never share one', async () => {
    const store = storeOfTab();
    const [one, other] = [newDraftAddress('ada'), newDraftAddress('ada')];
    await store.write(one, draft({ script: 'One', writer: 'another tab' }));
    await store.write(other, draft({ script: 'Mine', writer: 'this tab' }));
    expect(store.read(one)?.script).toBe('One');
    expect(store.findNew('ada')).toMatchObject({ address: other, draft: { script: 'Mine' } });
    expect(store.findNew('bob')).toBeNull();
  });

  it('are not found by another tab while theirs is open; of closed tabs, the newest is found', async () => {
    const wasLeft = vi.fn((writer: string) => writer === 'closed');
    const store = storeOfTab(wasLeft);
    const write = (writer: string, savedAt: number, script: string) =>
      store.write(newDraftAddress('ada'), draft({ writer, savedAt, script }));
    await write('open', 9, 'Theirs');
    await write('closed', 1, 'Older');
    await write('closed', 2, 'Newer');
    await write('closed', 3, '');
    expect(store.findNew('ada')?.draft.script).toBe('Newer');
    wasLeft.mockReturnValue(false);
    expect(store.findNew('ada')).toBeNull();
  });

  it('of earlier versions are found under their fixed name', async () => {
    const store = storeOfTab(() => true);
    const before = { userName: 'ada', projectId: 'new' };
    await store.write(before, draft({ writer: '', script: 'Before' }));
    await store.write({ userName: 'ada', projectId: 'newer' }, draft({ writer: '', script: 'No' }));
    expect(store.findNew('ada')).toMatchObject({ address: before, draft: { script: 'Before' } });
  });
});

describe('restoreJourney', () => {
  const project = {
    id: 'p1',
    status: 'script_created',
    script: 'Theirs',
    voiceId: 'v1',
    avatarId: null,
    audioUrl: null,
    videoId: null,
    videoUrl: null,
    settings: {},
  } as const;

  it('prefers an unsent draft to the server', () => {
    const mine = draft({ script: 'Mine', voiceId: 'v2', isUnsent: true });
    expect(restoreJourney(project, mine)).toMatchObject({ script: 'Mine', voiceId: 'v2' });
  });

  it('prefers the server to a draft that it has seen, and fills gaps from the draft', () => {
    const mine = draft({ script: 'Old', voiceId: 'v2', avatarId: 'a2' });
    expect(restoreJourney(project, mine)).toMatchObject({
      script: 'Theirs',
      voiceId: 'v1',
      avatarId: 'a2',
    });
    expect(restoreJourney({ ...project, script: null }, mine).script).toBe('Old');
  });

  // Specification: entities.8, more.1
  it('restores a whole journey from its project and its draft', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        fc.pre(journey.projectId !== null);
        const saved = draftOf(journey, { isUnsent: true, takenVisits: [] });
        const server = {
          ...project,
          id: journey.projectId ?? '',
          status: journey.status,
          voiceId: null,
          audioUrl: journey.audio?.url ?? null,
          videoId: journey.videoId,
          videoUrl: journey.videoUrl,
        };
        expect(restoreJourney(server, saved)).toEqual(journey);
      }),
    );
  });
});
