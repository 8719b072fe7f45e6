import { fieldsOf, parseJson } from '../records/readJson.ts';
import { type RecordKey, records } from '../records/pageRecords.ts';
import type { Records } from '../records/records.ts';
import { isLeftBehind, newName, tabId } from '../page/tab.ts';

/** The draft of one open form. */
export interface TabDraft<Values> {
  key: RecordKey;
  /** The values typed but not saved before a reload or a crash; null if there are none. */
  values: Values | null;
}

/** The drafts of a kind of form in this browser. Each open tab has its own, also for the same subject. */
export interface TabDrafts<Values> {
  /**
   * Finds this tab's own draft, otherwise takes over the newest of a closed tab.
   *
   * @param address the user's name and the id of what the form edits
   * @param earlierKey the key of the address in earlier versions, if it had another form
   */
  open: (address: readonly (string | null)[], earlierKey?: RecordKey) => TabDraft<Values>;
  /**
   * Stores the typed values; `null` removes the draft.
   *
   * @returns whether it is kept: storage can be blocked or full
   */
  write: (key: RecordKey, values: Values | null) => Promise<boolean>;
  /**
   * Removes the draft of values that were sent, unless others were typed since.
   *
   * @returns whether no draft is left
   */
  removeIf: (key: RecordKey, sent: Values) => boolean;
}

/** How the drafts of a kind of form are stored. */
interface DraftFormat<Values> {
  family: RecordKey;
  /** Returns null for anything that is not such a draft. */
  read: (stored: unknown) => Values | null;
  toRecord: (values: Values) => object;
}

type DraftRecords = Pick<Records<RecordKey>, 'read' | 'write' | 'keys'>;

/** A browser's records, and one of its tabs. */
export interface DraftPlace {
  store: DraftRecords;
  tab: { tabId: () => string; isLeftBehind: (tab: string, writtenAt: number) => boolean };
}

const THIS_PAGE: DraftPlace = { store: records, tab: { tabId, isLeftBehind } };

/** Creates the drafts of a kind of form. Use `draftStore.ts` for a project's drafts, which tabs share. */
export function createTabDrafts<Values>(
  { family, read, toRecord }: DraftFormat<Values>,
  { store, tab }: DraftPlace = THIS_PAGE,
): TabDrafts<Values> {
  function write(key: RecordKey, values: Values | null): Promise<boolean> {
    const draft = values && { ...toRecord(values), writer: tab.tabId(), savedAt: Date.now() };
    return store.write(key, draft && JSON.stringify(draft));
  }

  function find(key: RecordKey) {
    const stored = parseJson(store.read(key));
    const values = read(stored);
    if (values === null) return [];
    // Drafts of earlier versions name no tab.
    const { writer, savedAt } = fieldsOf(stored);
    return [{ key, values, writer, savedAt: typeof savedAt === 'number' ? savedAt : 0 }];
  }

  return {
    write,
    removeIf(key, sent) {
      const text = (values: Values) => JSON.stringify(toRecord(values));
      if (find(key).some(({ values }) => text(values) !== text(sent))) return false;
      void write(key, null);
      return true;
    },
    open(address, earlierKey) {
      // The key of a draft is the list of its address and a name; earlier versions had no name.
      const prefix = `${family}${JSON.stringify(address).slice(0, -1)}` as const;
      const keys: RecordKey[] = store.keys(prefix);
      if (earlierKey !== undefined) keys.push(earlierKey);
      const all = keys.flatMap(find).toSorted((one, other) => other.savedAt - one.savedAt);
      const own = all.find(({ writer }) => writer === tab.tabId());
      if (own) return { key: own.key, values: own.values };
      const left = all.find(
        ({ writer, savedAt }) => typeof writer !== 'string' || tab.isLeftBehind(writer, savedAt),
      );
      if (!left) return { key: `${prefix},"${newName()}"]`, values: null };
      // At once, so that no other tab takes it over as well.
      void write(left.key, left.values);
      return { key: left.key, values: left.values };
    },
  };
}
