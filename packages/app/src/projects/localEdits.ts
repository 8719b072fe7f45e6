import { forgetLastShown } from '../firstPaint/lastShown.ts';
import { createKeptRecord, type KeptRecord } from '../lib/records/keptRecord.ts';

/**
 * Renames and deletions, which exist in this browser only (specification section 2, My Videos). They are
 * kept per user, so that a reload and the dashboard agree with the list.
 */
export interface LocalEdits {
  /** New names by project id. */
  readonly names: Readonly<Record<string, string>>;
  /** Ids of deleted projects. */
  readonly deleted: readonly string[];
}

export const NO_EDITS: LocalEdits = { names: {}, deleted: [] };

/** Reads edits from stored JSON. Anything unreadable counts as no edits. */
export function parseLocalEdits(value: unknown): LocalEdits {
  if (typeof value !== 'object' || value === null) return NO_EDITS;
  const names = 'names' in value && typeof value.names === 'object' ? (value.names ?? {}) : {};
  const deleted = 'deleted' in value && Array.isArray(value.deleted) ? value.deleted : [];
  return {
    names: Object.fromEntries(
      Object.entries(names).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && entry[1].trim() !== '',
      ),
    ),
    deleted: deleted.filter((id): id is string => typeof id === 'string'),
  };
}

/** Adds a name, trimmed. An empty name changes nothing (section 5, Projects). */
export function withName(edits: LocalEdits, id: string, name: string): LocalEdits {
  const trimmed = name.trim();
  if (trimmed === '') return edits;
  return { ...edits, names: { ...edits.names, [id]: trimmed } };
}

/** Adds deletions, which also remove the projects' new names. */
export function withDeletion(edits: LocalEdits, ...ids: readonly string[]): LocalEdits {
  // One pass over thousands of entries, however many are deleted.
  const added = new Set(ids);
  const names = Object.entries(edits.names).filter(([id]) => !added.has(id));
  return {
    names: Object.fromEntries(names),
    deleted: [...edits.deleted.filter((id) => !added.has(id)), ...added],
  };
}

/** Removes the deletion of some projects, and restores their names from `before`. */
function withRestored(edits: LocalEdits, before: LocalEdits, ids: readonly string[]): LocalEdits {
  const restored = new Set(ids);
  const deletedBefore = new Set(before.deleted);
  const names = Object.entries(before.names).filter(([id]) => restored.has(id));
  return {
    names: { ...edits.names, ...Object.fromEntries(names) },
    deleted: edits.deleted.filter((id) => !restored.has(id) || deletedBefore.has(id)),
  };
}

/** Returns the projects without the deleted ones, under their new names. */
export function applyLocalEdits<T extends { id: string; name: string | null }>(
  projects: readonly T[],
  { names, deleted }: LocalEdits,
): T[] {
  const gone = new Set(deleted);
  return projects
    .filter((project) => !gone.has(project.id))
    .map((project) => {
      const name = Object.hasOwn(names, project.id) ? names[project.id] : undefined;
      return name === undefined ? project : { ...project, name };
    });
}

/** One user's edits, for `useSyncExternalStore`. */
export interface LocalEditsStore extends Pick<KeptRecord<LocalEdits>, 'getSnapshot' | 'subscribe'> {
  /** @returns whether the name is kept; if not, the old one is restored */
  rename: (id: string, name: string) => Promise<boolean>;
  /** Names a project that has no name in this browser yet; a name that the user gave stays. */
  nameNew: (id: string, name: string) => void;
  /** @returns whether the deletion is kept; if not, the project is restored */
  remove: (id: string) => Promise<boolean>;
  /** @returns a function that restores them with their names; null if the deletion is not kept */
  removeMany: (ids: readonly string[]) => Promise<(() => Promise<boolean>) | null>;
}

/** @param user an identifier of the signed-in user; users never see each other's edits */
export function createLocalEditsStore(user: string): LocalEditsStore {
  const record = createKeptRecord(`lectern.projectEdits.${user}`, parseLocalEdits);
  const { getSnapshot, subscribe } = record;
  function write(next: LocalEdits): Promise<boolean> {
    // If the dashboard is open, it then stores what it shows again.
    forgetLastShown();
    return record.write(next);
  }
  return {
    getSnapshot,
    subscribe,
    rename: (id, name) => write(withName(getSnapshot(), id, name)),
    nameNew: (id, name) => {
      const edits = getSnapshot();
      if (!Object.hasOwn(edits.names, id)) void write(withName(edits, id, name));
    },
    remove: (id) => write(withDeletion(getSnapshot(), id)),
    async removeMany(ids) {
      const before = getSnapshot();
      const isKept = await write(withDeletion(before, ...ids));
      return isKept ? () => write(withRestored(getSnapshot(), before, ids)) : null;
    },
  };
}
