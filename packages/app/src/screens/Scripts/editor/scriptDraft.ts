import { number, object, string } from 'yup';
import { parseJson } from '../../../lib/readJson.ts';
import { type RecordKey, records } from '../../../lib/records/pageRecords.ts';
import type { Records } from '../../../lib/records/records.ts';
import { isLeftBehind, newName, tabId } from '../../../lib/tab.ts';
import type { ScriptValues } from './scriptValues.ts';

const schema = object({
  title: string().defined(),
  text: string().defined(),
  tags: string().defined(),
  language: string().defined(),
  /** The tab that wrote it, by `tabId`; missing in drafts of earlier versions. */
  writer: string(),
  /** Milliseconds since 1970. */
  savedAt: number(),
});

/** The user and the script being written; `null` for a new script. */
interface DraftAddress {
  owner: string;
  scriptId: string | null;
}

/** The draft of one editor. */
interface ScriptDraft {
  key: RecordKey;
  /** Text that was typed but not saved before a reload or a crash; null if there is none. */
  values: ScriptValues | null;
}

/** The drafts of the script editor in this browser. Each editor has its own, also for the same script. */
export interface ScriptDrafts {
  /** Finds this tab's own draft, otherwise takes over the newest of a closed tab. */
  open: (address: DraftAddress) => ScriptDraft;
  /** Stores the typed text; `null` removes it. */
  write: (key: RecordKey, values: ScriptValues | null) => void;
}

/** The start of the keys of an address; the key of earlier versions is the whole list. */
const prefixOf = ({ owner, scriptId }: DraftAddress) =>
  `lectern.script-draft.${JSON.stringify([owner, scriptId]).slice(0, -1)}` as const;

type DraftRecords = Pick<Records<RecordKey>, 'read' | 'write' | 'keys'>;

/** Creates the drafts over the records of a browser, for one of its tabs. */
export function createScriptDrafts(
  store: DraftRecords,
  tab = { tabId, isLeftBehind },
): ScriptDrafts {
  function write(key: RecordKey, values: ScriptValues | null): void {
    const draft = values && { ...values, writer: tab.tabId(), savedAt: Date.now() };
    void store.write(key, draft && JSON.stringify(draft));
  }

  function read(key: RecordKey) {
    const value = parseJson(store.read(key));
    if (!schema.isValidSync(value, { strict: true })) return [];
    const { writer, savedAt = 0, ...values } = value;
    return [{ key, values, writer, savedAt }];
  }

  return {
    write,
    open(address) {
      const prefix = prefixOf(address);
      const all = store
        .keys(prefix)
        .flatMap(read)
        .toSorted((one, other) => other.savedAt - one.savedAt);
      const own = all.find(({ writer }) => writer === tab.tabId());
      if (own) return { key: own.key, values: own.values };
      const left = all.find(
        ({ writer, savedAt }) => writer === undefined || tab.isLeftBehind(writer, savedAt),
      );
      if (!left) return { key: `${prefix},"${newName()}"]`, values: null };
      // At once, so that no other tab takes it over as well.
      write(left.key, left.values);
      return { key: left.key, values: left.values };
    },
  };
}

/** The script drafts of this page. */
export const scriptDrafts = createScriptDrafts(records);
