/** Whose words keys are called by. */
export type KeyPlatform = 'apple' | 'other';

export interface KeyWords {
  /** On the key cap. */
  cap: string;
  /** Where the cap is a mark: its name for assistive technology. */
  spoken: string;
}

const word = (cap: string): KeyWords => ({ cap, spoken: cap });

/** Same on every platform; names are those of `KeyboardEvent.key`. */
const NAMED: Readonly<Record<string, KeyWords>> = {
  ' ': word('Space'),
  Escape: word('Esc'),
  ArrowLeft: { cap: '←', spoken: 'Left arrow' },
  ArrowRight: { cap: '→', spoken: 'Right arrow' },
  ArrowUp: { cap: '↑', spoken: 'Up arrow' },
  ArrowDown: { cap: '↓', spoken: 'Down arrow' },
  '/': { cap: '/', spoken: 'Slash' },
  '?': { cap: '?', spoken: 'Question mark' },
  '.': { cap: '.', spoken: 'Full stop' },
  ',': { cap: ',', spoken: 'Comma' },
  '[': { cap: '[', spoken: 'Left bracket' },
  ']': { cap: ']', spoken: 'Right bracket' },
};

const BY_PLATFORM: Readonly<Record<KeyPlatform, Readonly<Record<string, KeyWords>>>> = {
  apple: {
    Mod: { cap: '⌘', spoken: 'Command' },
    Meta: { cap: '⌘', spoken: 'Command' },
    Control: { cap: '⌃', spoken: 'Control' },
    Alt: { cap: '⌥', spoken: 'Option' },
    Shift: { cap: '⇧', spoken: 'Shift' },
    Enter: { cap: '↩', spoken: 'Return' },
    Backspace: { cap: '⌫', spoken: 'Delete' },
  },
  other: {
    Mod: { cap: 'Ctrl', spoken: 'Control' },
    Meta: word('Meta'),
    Control: { cap: 'Ctrl', spoken: 'Control' },
    Alt: word('Alt'),
    Shift: word('Shift'),
    Enter: word('Enter'),
    Backspace: word('Backspace'),
  },
};

const has = (table: Readonly<Record<string, KeyWords>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * What a key is called here.
 * @param key As in `KeyboardEvent.key`, or `Mod` for Command on Apple's keyboards, else Control.
 */
export function keyWords(key: string, platform: KeyPlatform): KeyWords {
  return (
    has(BY_PLATFORM[platform], key) ??
    has(NAMED, key) ??
    word(key.length === 1 ? key.toUpperCase() : key)
  );
}

/** Apple's keyboards have a Command key; a tablet with one counts too. */
export function keyPlatform(platformName: string): KeyPlatform {
  return /mac|iphone|ipad|ipod/i.test(platformName) ? 'apple' : 'other';
}
