import type { User } from '../auth/auth.schema.ts';
import { fingerprint } from './refreshMarks.ts';
import type { SafeStorage } from './safeStorage.ts';

/** The session storage key of the current project. */
const CURRENT_PROJECT_KEY = 'current_project_id';
/** The session storage key of the mark of the user whose project that is. */
const PROJECT_OWNER_KEY = 'lectern.current_project_owner';

/** The project that a tab works on (section 3), visible only to the user who opened it. */
export interface StoredProject {
  read: () => string | null;
  write: (id: string | null) => void;
  /** Forgets the project of another user. Null while the user is not known. */
  follow: (user: User | null) => void;
}

/** Tells users apart without naming them: the mark stays in the tab after its user has signed out. */
function ownerMark(user: User | null): string | null {
  const name = user?.username ?? user?.email ?? user?.name;
  return name ? fingerprint(name) : null;
}

/** Creates the reader and writer of the current project in session storage. */
export function createStoredProject(storage: SafeStorage): StoredProject {
  // Of the last user who was known.
  let owner: string | null = null;
  const read = (): string | null => storage.get(CURRENT_PROJECT_KEY) || null;

  function write(id: string | null): void {
    if (id) storage.set(CURRENT_PROJECT_KEY, id);
    else storage.remove(CURRENT_PROJECT_KEY);
    if (id && owner) storage.set(PROJECT_OWNER_KEY, owner);
    else storage.remove(PROJECT_OWNER_KEY);
  }

  return {
    read,
    write,
    follow(user) {
      owner = ownerMark(user) ?? owner;
      const theirs = storage.get(PROJECT_OWNER_KEY);
      if (!owner || theirs === owner) return;
      // A project without an owner was opened before its user was known, or by an earlier version.
      write(theirs ? null : read());
    },
  };
}
