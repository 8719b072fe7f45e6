const KEY = 'lectern.tab';

/** Milliseconds in which a reloaded tab gives its name back; longer means that it was duplicated. */
const PATIENCE = 1_500;

let id: string | null = null;
let openAtStart: ReadonlySet<string> = new Set();
let startedAt = 0;

/** A name that nothing else has. */
export const newName = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

const lockOf = (tab: string) => `lectern.tab.${tab}`;

function store(tab: string): string {
  try {
    window.sessionStorage.setItem(KEY, tab);
  } catch {
    // Blocked: the name lasts as long as the page.
  }
  return tab;
}

function stored(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Names this tab, the same through its reloads; no other open tab has it. */
export function tabId(): string {
  id ??= stored() ?? store(newName());
  return id;
}

/** Resolves to whether this page has the name now, until it ends. */
function claim(locks: LockManager, tab: string): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks
      .request(lockOf(tab), { signal: AbortSignal.timeout(PATIENCE) }, hold)
      .catch(() => resolve(false));
  });
}

/** Takes this tab's name, another one where a duplicated tab has it, and notes which tabs are open. */
export async function joinTabs(): Promise<void> {
  startedAt = Date.now();
  // Missing outside secure contexts, where tabs cannot know of each other.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return;
  if (!(await claim(locks, tabId()))) {
    id = store(newName());
    await claim(locks, id);
  }
  const { held = [] } = await locks.query();
  openAtStart = new Set(held.map(({ name = '' }) => name));
}

/**
 * Whether something that a tab wrote was left behind: the tab was closed before this one began. What
 * was written later may belong to a tab that was opened later.
 */
export function isLeftBehind(tab: string, writtenAt: number): boolean {
  return writtenAt < startedAt && !openAtStart.has(lockOf(tab));
}
