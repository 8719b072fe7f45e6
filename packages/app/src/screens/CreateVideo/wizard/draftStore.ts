import { fieldsOf, parseJson } from '../../../lib/records/readJson.ts';
import type { RecordKey } from '../../../lib/records/pageRecords.ts';
import type { Records } from '../../../lib/records/records.ts';
import { isLeftBehind, tabId } from '../../../lib/page/tab.ts';
import type { ProjectSettings } from '../look/videoSettings.ts';
import {
  DRAFT_PREFIX,
  type DraftAddress,
  draftKey,
  newAddressOf,
  newDraftPrefix,
} from './draftAddress.ts';
import type { Journey, ScriptSource, SpokenFrom } from './journey.ts';

const VERSION = 1;

/** The data of one project that the wizard keeps in this browser, beyond what its server has. */
export interface Draft {
  prompt: string;
  script: string;
  scriptId: string | null;
  source: ScriptSource | null;
  voiceId: string | null;
  avatarId: string | null;
  /**
   * The source of the project's audio. Its URL comes from the server, because blob URLs end with the page.
   */
  spokenFrom: SpokenFrom | null;
  /** The look and sound of the video. */
  settings: ProjectSettings;
  /**
   * Whether something here has not reached the server; the draft then takes precedence over its response.
   */
  isUnsent: boolean;
  /** The visits (`visitMark`) to queries such as `?script=…` that this draft has already applied. */
  takenVisits: readonly string[];
  /** The tab that wrote it, by `tabId`. */
  writer: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** The drafts of this browser. No method throws or rejects, even if storage is missing, full or blocked. */
export interface DraftStore {
  read: (address: DraftAddress) => Draft | null;
  /**
   * Returns the draft of a journey without a project: this tab's own, otherwise the newest of a closed tab.
   */
  findNew: (userName: string) => { address: DraftAddress; draft: Draft } | null;
  /** @returns whether the draft is kept, once it would survive a crash of the browser */
  write: (address: DraftAddress, draft: Draft) => Promise<boolean>;
  remove: (address: DraftAddress) => void;
  /** Writes pending changes now, because the page may end. */
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

function readVisits({ takenVisits, takenQuery }: Record<string, unknown>): readonly string[] {
  // Earlier versions kept only the last query.
  const visits = Array.isArray(takenVisits) ? takenVisits : [takenQuery];
  return visits.filter((visit) => typeof visit === 'string' && visit !== '');
}

/** Returns a draft from a stored text; null for anything that this version did not write. */
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
    takenVisits: readVisits(record),
    writer: text(record.writer),
    savedAt: typeof record.savedAt === 'number' ? record.savedAt : 0,
  };
}

/** Returns the draft as it is stored. */
export function serialiseDraft(draft: Draft): string {
  return JSON.stringify({ version: VERSION, ...draft });
}

type DraftRecords = Pick<Records<RecordKey>, 'read' | 'write' | 'keys' | 'subscribe' | 'flush'>;

/** Whether a new journey would find anything in the draft. */
const hasWork = ({ prompt, script, voiceId, avatarId }: Draft) =>
  prompt !== '' || script !== '' || voiceId !== null || avatarId !== null;

/** Creates a store over the records of a browser, for one of its tabs. */
export function createDraftStore(records: DraftRecords, tab = { tabId, isLeftBehind }): DraftStore {
  const readKey = (key: RecordKey) => parseDraft(records.read(key));
  const read = (address: DraftAddress) => readKey(draftKey(address));

  /** Frees space by dropping drafts that the server has, too. @returns whether there were any */
  async function dropExpendable(keep: string): Promise<boolean> {
    const expendable = records
      .keys(DRAFT_PREFIX)
      .filter((key) => key !== keep && readKey(key)?.isUnsent === false);
    await Promise.all(expendable.map((key) => records.write(key, null)));
    return expendable.length > 0;
  }

  async function write(address: DraftAddress, draft: Draft): Promise<boolean> {
    const key = draftKey(address);
    const value = serialiseDraft(draft);
    if (await records.write(key, value)) return true;
    if (!(await dropExpendable(key))) return false;
    // Text typed meanwhile has its own write.
    return records.read(key) === value && records.write(key, value);
  }

  return {
    read,
    write,
    findNew(userName) {
      const all = records.keys(newDraftPrefix(userName)).flatMap((key) => {
        const draft = readKey(key);
        const address = newAddressOf(userName, key);
        return draft && address ? [{ address, draft }] : [];
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

/** Returns the part of a journey that a draft keeps. */
export function draftOf(
  journey: Journey,
  rest: Pick<Draft, 'isUnsent' | 'takenVisits'> & Partial<Pick<Draft, 'savedAt' | 'writer'>>,
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
