import { messages } from './KeyboardShortcutsSheet.messages.ts';

type Words = typeof messages;

/** The platform that decides the names of keys. */
export type KeyPlatform = 'apple' | 'other';

export interface KeyWords {
  /** Text or symbol on the key cap. */
  cap: string;
  /** The key's name for assistive technology. */
  spoken: string;
}

/** A key's name, and the symbol on its cap if that is not the name. */
interface Key {
  name: keyof Words;
  mark?: string;
  /** A shorter name for the cap. */
  capName?: keyof Words;
}

/** Keys that are the same on every platform, by their `KeyboardEvent.key`. */
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
 * Returns what a key is called on a platform.
 * @param key As in `KeyboardEvent.key`, or `Mod` for Command on Apple keyboards and Control elsewhere.
 */
export function keyWords(key: string, platform: KeyPlatform, words: Words = messages): KeyWords {
  const known = has(BY_PLATFORM[platform], key) ?? has(NAMED, key);
  if (known) {
    return { cap: known.mark ?? words[known.capName ?? known.name], spoken: words[known.name] };
  }
  const cap = key.length === 1 ? key.toUpperCase() : key;
  return { cap, spoken: cap };
}

/** Detects the platform. Apple keyboards have a Command key, including those of tablets. */
export function keyPlatform(platformName: string): KeyPlatform {
  return /mac|iphone|ipad|ipod/i.test(platformName) ? 'apple' : 'other';
}
