const KEY = 'lectern.tab';

/** Milliseconds for a reloaded tab to release its name; longer means that the tab was duplicated. */
const PATIENCE = 1_500;

let id: string | null = null;
let openAtStart: ReadonlySet<string> = new Set();
let startedAt = 0;

/** Returns a unique name. */
export const newName = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

const lockOf = (tab: string) => `lectern.tab.${tab}`;

function store(tab: string): string {
  try {
    window.sessionStorage.setItem(KEY, tab);
  } catch {
    // Storage is blocked: the name lasts as long as the page.
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

/** Returns this tab's name, which survives reloads; no other open tab has it. */
export function tabId(): string {
  id ??= stored() ?? store(newName());
  return id;
}

/** Resolves to whether this page has acquired the name, which it then keeps until it ends. */
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

/** Acquires this tab's name, or a new one if a duplicated tab has it, and notes which tabs are open. */
export async function joinTabs(): Promise<void> {
  startedAt = Date.now();
  // Missing outside secure contexts, where tabs cannot detect each other.
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
 * Whether something that a tab wrote was left behind: the tab was closed before this one started. Anything
 * written later may belong to a tab that was opened later.
 */
export function isLeftBehind(tab: string, writtenAt: number): boolean {
  return writtenAt < startedAt && !openAtStart.has(lockOf(tab));
}
