import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createDraftStore,
  type Draft,
  draftKey,
  draftOf,
  type DraftStorage,
  parseDraft,
  serialiseDraft,
} from './draftStore.ts';
import { journeys } from './journey.arbitrary.ts';
import { EMPTY_JOURNEY } from './journey.ts';
import { restoreJourney } from './restoreJourney.ts';

/** A storage that holds at most so many characters. */
function memoryStorage(room = Infinity): DraftStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  const used = () => [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => {
      const before = entries.get(key);
      entries.set(key, value);
      if (used() <= room) return;
      if (before === undefined) entries.delete(key);
      else entries.set(key, before);
      throw new DOMException('Full', 'QuotaExceededError');
    },
  };
}

const blocked: DraftStorage = {
  length: 0,
  key: () => {
    throw new DOMException('Blocked', 'SecurityError');
  },
  getItem: () => {
    throw new DOMException('Blocked', 'SecurityError');
  },
  removeItem: () => {
    throw new DOMException('Blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('Blocked', 'SecurityError');
  },
};

const here = { userName: 'ada', projectId: 'p1' };
const draft = (parts: Partial<Draft> = {}): Draft => ({
  ...draftOf(EMPTY_JOURNEY, { isUnsent: false, takenQuery: '', savedAt: 1 }),
  ...parts,
});

describe('draft store', () => {
  it('gives back what was written, for that user and project only', () => {
    fc.assert(
      fc.property(journeys, fc.boolean(), fc.string(), (journey, isUnsent, takenQuery) => {
        const store = createDraftStore(memoryStorage());
        const written = draftOf(journey, { isUnsent, takenQuery, savedAt: 5 });
        expect(store.write(here, written)).toBe(true);
        expect(store.read(here)).toEqual(written);
        expect(store.read({ ...here, userName: 'bob' })).toBeNull();
        expect(store.read({ ...here, projectId: 'p2' })).toBeNull();
      }),
    );
  });

  it('keeps names apart that would run together', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (a, b, c, d) => {
        const isSame = a === c && b === d;
        const one = draftKey({ userName: a, projectId: b });
        const other = draftKey({ userName: c, projectId: d });
        expect(one === other).toBe(isSame);
      }),
    );
  });

  it('reads nothing from what it did not write', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(parseDraft(stored)).toBeNull();
      }),
    );
    expect(parseDraft('{"version":1}')).toEqual(draft({ savedAt: 0 }));
  });

  it('says so when it cannot keep a draft, and throws nowhere', () => {
    for (const storage of [null, blocked]) {
      const store = createDraftStore(storage);
      expect(store.write(here, draft())).toBe(false);
      expect(store.read(here)).toBeNull();
      store.remove(here);
      store.move(here, { ...here, projectId: 'p2' });
    }
  });

  it('makes room by dropping drafts that the server has, never those it has not', () => {
    const sent = draft({ script: 'x'.repeat(500) });
    const unsent = draft({ script: 'y'.repeat(500), isUnsent: true });
    const size = serialiseDraft(sent).length + 100;
    const storage = memoryStorage(size * 3);
    const store = createDraftStore(storage);
    store.write({ ...here, projectId: 'sent' }, sent);
    store.write({ ...here, projectId: 'unsent' }, unsent);
    const long = draft({ script: 'z'.repeat(1_000), isUnsent: true });
    expect(store.write(here, long)).toBe(true);
    expect(store.read({ ...here, projectId: 'sent' })).toBeNull();
    expect(store.read({ ...here, projectId: 'unsent' })).toEqual(unsent);
  });

  it('moves a draft to the id that the server gave', () => {
    const store = createDraftStore(memoryStorage());
    const to = { ...here, projectId: 'server' };
    store.write(here, draft({ script: 'Hi' }));
    store.move(here, to);
    expect(store.read(here)).toBeNull();
    expect(store.read(to)?.script).toBe('Hi');
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

  it('lets an unsent draft win over the server', () => {
    const mine = draft({ script: 'Mine', voiceId: 'v2', isUnsent: true });
    expect(restoreJourney(project, mine)).toMatchObject({ script: 'Mine', voiceId: 'v2' });
  });

  it('lets the server win over a draft that it has seen, and fills its gaps from the draft', () => {
    const mine = draft({ script: 'Old', voiceId: 'v2', avatarId: 'a2' });
    expect(restoreJourney(project, mine)).toMatchObject({
      script: 'Theirs',
      voiceId: 'v1',
      avatarId: 'a2',
    });
    expect(restoreJourney({ ...project, script: null }, mine).script).toBe('Old');
  });

  it('restores everything of a journey from its project and its draft', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        fc.pre(journey.projectId !== null);
        const saved = draftOf(journey, { isUnsent: true, takenQuery: '', savedAt: 0 });
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
