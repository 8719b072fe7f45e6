import type { ProjectSettings } from '../look/videoSettings.ts';
import type { Journey, SpokenFrom } from './journey.ts';

/** What the wizard keeps in this browser of one project, beyond what its server knows. */
export interface Draft {
  prompt: string;
  script: string;
  scriptId: string | null;
  voiceId: string | null;
  avatarId: string | null;
  /** What the project's audio was spoken from. Its URL is the server's to tell: blob URLs end with the page. */
  spokenFrom: SpokenFrom | null;
  /** How the video is to look and sound. */
  settings: ProjectSettings;
  /** Whether something here has not reached the server; the draft then outweighs its answer. */
  isUnsent: boolean;
  /** The wizard's query (`?script=…`) that this draft has already taken in. */
  takenQuery: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Whose draft of what: the user's name and the project's id, or the wizard's word for none yet. */
export interface DraftAddress {
  userName: string;
  projectId: string;
}

const PREFIX = 'lectern.draft';
const VERSION = 1;

/** The local storage key of a draft; the `storage` event of another tab names it. */
export function draftKey({ userName, projectId }: DraftAddress): string {
  return [PREFIX, encodeURIComponent(userName), encodeURIComponent(projectId)].join('.');
}

/** Drafts of this browser. Nothing here throws: storage may be missing, full or blocked. */
export interface DraftStore {
  read: (address: DraftAddress) => Draft | null;
  /** @returns whether the draft is kept */
  write: (address: DraftAddress, draft: Draft) => boolean;
  remove: (address: DraftAddress) => void;
  /** Moves a draft to the id that the server gave its project. */
  move: (from: DraftAddress, to: DraftAddress) => void;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

function readSpokenFrom(value: unknown): SpokenFrom | null {
  if (typeof value !== 'object' || value === null) return null;
  const { scriptMark, voiceId, speed } = value as Record<string, unknown>;
  return typeof scriptMark === 'string' && typeof voiceId === 'string'
    ? { scriptMark, voiceId, speed: typeof speed === 'number' ? speed : 1 }
    : null;
}

function readSettings(value: unknown): ProjectSettings {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A draft from what stands in the storage; null for anything that this version did not write. */
export function parseDraft(stored: string | null): Draft | null {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Record<string, unknown>;
  if (record.version !== VERSION) return null;
  return {
    prompt: text(record.prompt),
    script: text(record.script),
    scriptId: textOrNull(record.scriptId),
    voiceId: textOrNull(record.voiceId),
    avatarId: textOrNull(record.avatarId),
    spokenFrom: readSpokenFrom(record.spokenFrom),
    settings: readSettings(record.settings),
    isUnsent: record.isUnsent === true,
    takenQuery: text(record.takenQuery),
    savedAt: typeof record.savedAt === 'number' ? record.savedAt : 0,
  };
}

/** The draft as it is written. */
export function serialiseDraft(draft: Draft): string {
  return JSON.stringify({ version: VERSION, ...draft });
}

/** The part of `Storage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Whether the server holds everything that the stored draft does, so that it may give way. */
function isExpendable(storage: DraftStorage, key: string): boolean {
  const draft = parseDraft(storage.getItem(key));
  return draft !== null && !draft.isUnsent;
}

/** Frees room by dropping drafts that the server holds too. @returns whether there were any */
function dropExpendable(storage: DraftStorage, keep: string): boolean {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  const expendable = keys.filter(
    (key): key is string =>
      key !== null && key !== keep && key.startsWith(`${PREFIX}.`) && isExpendable(storage, key),
  );
  for (const key of expendable) storage.removeItem(key);
  return expendable.length > 0;
}

function ifAllowed<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Makes a store over a browser's storage; `null` where there is none to be had. */
export function createDraftStore(storage: DraftStorage | null): DraftStore {
  const put = (key: string, value: string): boolean =>
    ifAllowed(() => {
      storage?.setItem(key, value);
      return storage !== null;
    }, false);

  function write(address: DraftAddress, draft: Draft): boolean {
    const key = draftKey(address);
    const value = serialiseDraft(draft);
    if (put(key, value)) return true;
    const hasRoom = ifAllowed(() => storage !== null && dropExpendable(storage, key), false);
    return hasRoom && put(key, value);
  }

  const read = (address: DraftAddress): Draft | null =>
    ifAllowed(() => parseDraft(storage?.getItem(draftKey(address)) ?? null), null);

  const remove = (address: DraftAddress): void =>
    ifAllowed(() => storage?.removeItem(draftKey(address)), undefined);

  return {
    read,
    write,
    remove,
    move: (from, to) => {
      const draft = read(from);
      // The old one goes only once the new one stands.
      if (draft && write(to, draft)) remove(from);
    },
  };
}

/** The store over this page's local storage. */
export function pageDraftStore(): DraftStore {
  return createDraftStore(ifAllowed<DraftStorage | null>(() => window.localStorage, null));
}

/** The part of a journey that a draft keeps. */
export function draftOf(
  journey: Journey,
  rest: Pick<Draft, 'isUnsent' | 'takenQuery' | 'savedAt'>,
): Draft {
  const { prompt, script, scriptId, voiceId, avatarId, audio, settings } = journey;
  const spokenFrom = audio && {
    scriptMark: audio.scriptMark,
    voiceId: audio.voiceId,
    speed: audio.speed,
  };
  return { prompt, script, scriptId, voiceId, avatarId, spokenFrom, settings, ...rest };
}
