import { messages } from './KeyboardShortcutsSheet.messages.ts';

type Words = typeof messages;

/** Platform that decides the names of keys. */
export type KeyPlatform = 'apple' | 'other';

export interface KeyWords {
  /** On the key cap. */
  cap: string;
  /** Where the cap is a mark: its name for assistive technology. */
  spoken: string;
}

/** Its name, and the mark on its cap where that is not the name. */
interface Key {
  name: keyof Words;
  mark?: string;
  /** A shorter name for the cap. */
  capName?: keyof Words;
}

/** Same on every platform; names are those of `KeyboardEvent.key`. */
const NAMED: Readonly<Record<string, Key>> = {
  ' ': { name: 'space' },
  Escape: { name: 'escape' },
  ArrowLeft: { mark: '←', name: 'leftArrow' },
  ArrowRight: { mark: '→', name: 'rightArrow' },
  ArrowUp: { mark: '↑', name: 'upArrow' },
  ArrowDown: { mark: '↓', name: 'downArrow' },
  '/': { mark: '/', name: 'slash' },
  '?': { mark: '?', name: 'questionMark' },
  '.': { mark: '.', name: 'fullStop' },
  ',': { mark: ',', name: 'comma' },
  '[': { mark: '[', name: 'leftBracket' },
  ']': { mark: ']', name: 'rightBracket' },
};

const BY_PLATFORM: Readonly<Record<KeyPlatform, Readonly<Record<string, Key>>>> = {
  apple: {
    Mod: { mark: '⌘', name: 'command' },
    Meta: { mark: '⌘', name: 'command' },
    Control: { mark: '⌃', name: 'control' },
    Alt: { mark: '⌥', name: 'option' },
    Shift: { mark: '⇧', name: 'shift' },
    Enter: { mark: '↩', name: 'return' },
    Backspace: { mark: '⌫', name: 'delete' },
  },
  other: {
    Mod: { capName: 'ctrl', name: 'control' },
    Meta: { name: 'meta' },
    Control: { capName: 'ctrl', name: 'control' },
    Alt: { name: 'alt' },
    Shift: { name: 'shift' },
    Enter: { name: 'enter' },
    Backspace: { name: 'backspace' },
  },
};

const has = (table: Readonly<Record<string, Key>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * What a key is called here.
 * @param key As in `KeyboardEvent.key`, or `Mod` for Command on Apple's keyboards, else Control.
 */
export function keyWords(key: string, platform: KeyPlatform, words: Words = messages): KeyWords {
  const known = has(BY_PLATFORM[platform], key) ?? has(NAMED, key);
  if (known) {
    return { cap: known.mark ?? words[known.capName ?? known.name], spoken: words[known.name] };
  }
  const cap = key.length === 1 ? key.toUpperCase() : key;
  return { cap, spoken: cap };
}

/** Apple's keyboards have a Command key; a tablet with one counts too. */
export function keyPlatform(platformName: string): KeyPlatform {
  return /mac|iphone|ipad|ipod/i.test(platformName) ? 'apple' : 'other';
}
