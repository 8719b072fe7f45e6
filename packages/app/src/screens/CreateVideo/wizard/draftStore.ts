import { fieldsOf, parseJson } from '../../../lib/readJson.ts';
import type { RecordKey } from '../../../lib/records/pageRecords.ts';
import type { Records } from '../../../lib/records/records.ts';
import { isLeftBehind, newName, tabId } from '../../../lib/tab.ts';
import type { ProjectSettings } from '../look/videoSettings.ts';
import type { Journey, ScriptSource, SpokenFrom } from './journey.ts';

/** What the wizard keeps in this browser of one project, beyond what its server knows. */
export interface Draft {
  prompt: string;
  script: string;
  scriptId: string | null;
  source: ScriptSource | null;
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
  /** The tab that wrote it, by `tabId`. */
  writer: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Whose draft of what: the user's name and the project's id, or the wizard's word for none yet. */
export interface DraftAddress {
  userName: string;
  projectId: string;
}

const PREFIX = 'lectern.draft.';
const VERSION = 1;
/** The beginning of the word that is used while there is no project id. */
const NEW = 'new';

const keyOf = (...parts: readonly string[]) =>
  `${PREFIX}${parts.map(encodeURIComponent).join('.')}` as const;

/** The key of a draft among the records of this browser. */
export function draftKey({ userName, projectId }: DraftAddress): RecordKey {
  return keyOf(userName, projectId);
}

/** Where a new journey has its draft until there is a project; no two of them meet. */
export function newDraftAddress(userName: string): DraftAddress {
  return { userName, projectId: `${NEW}:${newName()}` };
}

/** Drafts of this browser. Nothing here throws or rejects: storage may be missing, full or blocked. */
export interface DraftStore {
  read: (address: DraftAddress) => Draft | null;
  /** The draft of a journey without a project: this tab's own, else the newest that a closed tab left. */
  findNew: (userName: string) => { address: DraftAddress; draft: Draft } | null;
  /** @returns whether the draft is kept, once it survives the death of the browser */
  write: (address: DraftAddress, draft: Draft) => Promise<boolean>;
  remove: (address: DraftAddress) => void;
  /** Hands over what waits now: the page may end. */
  flush: () => void;
  /** Calls back when a draft was written, here or by another tab. */
  subscribe: (address: DraftAddress, listener: () => void) => () => void;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

function readSource(value: unknown): ScriptSource | null {
  const { by, prompt } = fieldsOf(value);
  if ((by !== 'lectern' && by !== 'browser') || typeof prompt !== 'string') return null;
  return { by, prompt };
}

function readSpokenFrom(value: unknown): SpokenFrom | null {
  const { scriptMark, voiceId, speed, language, takes } = fieldsOf(value);
  if (typeof scriptMark !== 'string' || typeof voiceId !== 'string') return null;
  return {
    ...{ scriptMark, voiceId, speed: typeof speed === 'number' ? speed : 1 },
    ...((typeof language === 'string' || language === null) && { language }),
    ...(typeof takes === 'string' && { takes }),
  };
}

/** A draft from a stored text; null for anything that this version did not write. */
export function parseDraft(stored: string | null): Draft | null {
  const record = fieldsOf(parseJson(stored));
  if (record.version !== VERSION) return null;
  return {
    prompt: text(record.prompt),
    script: text(record.script),
    scriptId: textOrNull(record.scriptId),
    source: readSource(record.source),
    voiceId: textOrNull(record.voiceId),
    avatarId: textOrNull(record.avatarId),
    spokenFrom: readSpokenFrom(record.spokenFrom),
    settings: fieldsOf(record.settings),
    isUnsent: record.isUnsent === true,
    takenQuery: text(record.takenQuery),
    writer: text(record.writer),
    savedAt: typeof record.savedAt === 'number' ? record.savedAt : 0,
  };
}

/** The draft as it is written. */
export function serialiseDraft(draft: Draft): string {
  return JSON.stringify({ version: VERSION, ...draft });
}

type DraftRecords = Pick<Records<RecordKey>, 'read' | 'write' | 'keys' | 'subscribe' | 'flush'>;

/** Whether a new journey would find anything in it. */
const hasWork = ({ prompt, script, voiceId, avatarId }: Draft) =>
  prompt !== '' || script !== '' || voiceId !== null || avatarId !== null;

/** Makes a store over the records of a browser, for one of its tabs. */
export function createDraftStore(records: DraftRecords, tab = { tabId, isLeftBehind }): DraftStore {
  const readKey = (key: RecordKey) => parseDraft(records.read(key));
  const read = (address: DraftAddress) => readKey(draftKey(address));

  /** Frees room by dropping drafts that the server holds too. @returns whether there were any */
  async function dropExpendable(keep: string): Promise<boolean> {
    const expendable = records
      .keys(PREFIX)
      .filter((key) => key !== keep && readKey(key)?.isUnsent === false);
    await Promise.all(expendable.map((key) => records.write(key, null)));
    return expendable.length > 0;
  }

  async function write(address: DraftAddress, draft: Draft): Promise<boolean> {
    const key = draftKey(address);
    const value = serialiseDraft(draft);
    if (await records.write(key, value)) return true;
    if (!(await dropExpendable(key))) return false;
    // Words that were typed meanwhile are written by themselves.
    return records.read(key) === value && records.write(key, value);
  }

  return {
    read,
    write,
    findNew(userName) {
      const all = records.keys(keyOf(userName, NEW)).flatMap((key) => {
        const draft = readKey(key);
        const projectId = decodeURIComponent(key.slice(keyOf(userName, '').length));
        const isNew = projectId === NEW || projectId.startsWith(`${NEW}:`);
        return draft && isNew ? [{ address: { userName, projectId }, draft }] : [];
      });
      const newest = all.toSorted((one, other) => other.draft.savedAt - one.draft.savedAt);
      return (
        newest.find(({ draft }) => draft.writer === tab.tabId()) ??
        newest.find(
          ({ draft }) => hasWork(draft) && tab.isLeftBehind(draft.writer, draft.savedAt),
        ) ??
        null
      );
    },
    flush: records.flush,
    remove: (address) => void records.write(draftKey(address), null),
    subscribe: (address, listener) => {
      const key = draftKey(address);
      return records.subscribe((changed) => {
        if (changed === null || changed === key) listener();
      });
    },
  };
}

/** The part of a journey that a draft keeps. */
export function draftOf(
  journey: Journey,
  rest: Pick<Draft, 'isUnsent' | 'takenQuery'> & Partial<Pick<Draft, 'savedAt' | 'writer'>>,
): Draft {
  const { prompt, script, scriptId, source, voiceId, avatarId, audio, settings } = journey;
  const spokenFrom = audio && {
    scriptMark: audio.scriptMark,
    voiceId: audio.voiceId,
    speed: audio.speed,
    ...(audio.language !== undefined && { language: audio.language }),
    ...(audio.takes !== undefined && { takes: audio.takes }),
  };
  const unwritten = { savedAt: 0, writer: '' };
  return {
    ...{ prompt, script, scriptId, source, voiceId, avatarId, spokenFrom, settings },
    ...unwritten,
    ...rest,
  };
}
