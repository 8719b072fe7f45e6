/** Pages that `g` and a letter open. */
type Page = 'dashboard' | 'videos' | 'settings' | 'templates' | 'scripts' | 'avatars' | 'aiEdit';

/** The action of a shortcut. */
export type ShortcutAction =
  | { type: 'open'; page: Page | 'create' }
  | { type: 'search' }
  | { type: 'toggleSidebar' }
  | { type: 'showSheet' };

/** A key press, as far as it matters to shortcuts. */
export interface KeyPress {
  key: string;
  hasModifier: boolean;
  /** `KeyboardEvent.timeStamp`, ms. */
  time: number;
}

/** A pending `g`, and when it was pressed (ms). */
export type PendingShortcut = { since: number } | null;

/** How long a `g` waits for a letter, ms: short enough that both keys belong together. */
const SEQUENCE_MS = 1_500;

const PAGES: Readonly<Record<string, Page>> = {
  d: 'dashboard',
  v: 'videos',
  e: 'settings',
  t: 'templates',
  s: 'scripts',
  a: 'avatars',
  i: 'aiEdit',
};

const SINGLE: Readonly<Record<string, ShortcutAction>> = {
  n: { type: 'open', page: 'create' },
  '/': { type: 'search' },
  '[': { type: 'toggleSidebar' },
  '?': { type: 'showSheet' },
};

export interface ShortcutReading {
  action: ShortcutAction | null;
  pending: PendingShortcut;
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null;

/** Interprets a key press together with those before it. */
export function readShortcut(
  pending: PendingShortcut,
  { key, hasModifier, time }: KeyPress,
): ShortcutReading {
  if (hasModifier) return { action: null, pending: null };
  const letter = key.toLowerCase();
  if (pending && time - pending.since <= SEQUENCE_MS) {
    const page = own(PAGES, letter);
    if (page) return { action: { type: 'open', page }, pending: null };
  }
  if (letter === 'g') return { action: null, pending: { since: time } };
  return { action: own(SINGLE, letter), pending: null };
}
