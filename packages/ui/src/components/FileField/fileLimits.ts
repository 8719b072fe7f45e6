import { messages } from './FileField.messages.ts';

/** The messages of a file field. */
export type FileWords = typeof messages;

/** The files that a `FileField` accepts. */
export interface FileLimits {
  /**
   * MIME types and extensions, as in an input's `accept`: 'image/png', 'image/*', '.pdf'. Any file by
   * default.
   */
  accept?: readonly string[];
  /** The accepted types in words: 'JPEG, PNG or WebP images'. */
  typesLabel?: string;
  /** Maximum bytes per file. */
  maxSize?: number;
  /** Maximum number of files. With 1, a new file replaces the previous one. */
  maxCount?: number;
}

/** A file that was not added, and why. */
export interface Refusal {
  name: string;
  /** A sentence: what is wrong, and which files are accepted. */
  reason: string;
}

const UNITS = ['', 'KB', 'MB', 'GB', 'TB'] as const;

/**
 * Formats a size in words: '1.8 MB', in units of 1,000 as file managers count.
 * @param bytes Not below 0.
 * @param round 'up' keeps a size over a limit visibly over it.
 */
export function sizeWords(
  bytes: number,
  round: 'nearest' | 'up' = 'nearest',
  words: FileWords = messages,
): string {
  let value = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  let unit = 0;
  const tenths = (size: number) => (round === 'up' ? Math.ceil(size * 10) : Math.round(size * 10));
  while (tenths(value) >= 10_000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const shown = unit === 0 ? Math.round(value) : tenths(value) / 10;
  return `${shown.toLocaleString('en')} ${unit === 0 ? words.bytes(shown) : UNITS[unit]}`;
}

/** Direction marks, which can make 'gpj.exe' read 'exe.jpg'. */
const TURNING = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Number of characters of a name to show from its start, and from its end with the extension. */
const BEGINNING = 32;
const END = 14;

/** Returns a file's name for display and speech, cut in the middle to keep the extension. */
export function shownName(name: string, words: FileWords = messages): string {
  const letters = Array.from(name.replace(TURNING, ''));
  if (letters.length === 0) return words.unnamed;
  if (letters.length <= BEGINNING + END + 1) return letters.join('');
  return `${letters.slice(0, BEGINNING).join('')}…${letters.slice(-END).join('')}`;
}

/**
 * Returns whether a file's type or extension is accepted: the browser's dialog lets users pick any file.
 */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept?: readonly string[]): boolean {
  if (accept === undefined || accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept.some((entry) => {
    const wanted = entry.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
    return type === wanted;
  });
}

/** Returns the limits as one sentence; empty if there are none. */
export function limitWords(
  { typesLabel, maxSize, maxCount }: FileLimits,
  words: FileWords = messages,
): string {
  const isSingle = maxCount === 1;
  const parts = [
    typesLabel,
    maxSize === undefined
      ? undefined
      : (isSingle ? words.upTo : words.upToEach)(sizeWords(maxSize, 'nearest', words)),
    maxCount === undefined || isSingle ? undefined : words.atMost(maxCount),
  ].filter((part) => part !== undefined);
  const sentence = parts.join(', ');
  return sentence === '' ? '' : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** Returns why a file is refused without reading it; null if it is accepted. */
export function refusalOf(
  file: File,
  limits: FileLimits,
  typeError?: string,
  words: FileWords = messages,
): Refusal | null {
  const name = shownName(file.name, words);
  if (!isAccepted(file, limits.accept)) {
    const types = limits.typesLabel ?? words.otherTypes;
    return { name, reason: typeError ?? words.onlyTypes(types) };
  }
  if (file.size === 0) return { name, reason: words.empty };
  if (limits.maxSize !== undefined && file.size > limits.maxSize) {
    return {
      name: `${name} (${sizeWords(file.size, 'up', words)})`,
      reason: words.tooLarge(sizeWords(limits.maxSize, 'nearest', words)),
    };
  }
  return null;
}

/** Number of names to list before the rest is counted. */
const NAMED = 3;

/** Formats refusals as sentences, one per reason: forty files must not become forty lines. */
export function refusalWords(refusals: readonly Refusal[], words: FileWords = messages): string[] {
  const byReason = new Map<string, string[]>();
  for (const { name, reason } of refusals) {
    byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  }
  return Array.from(byReason, ([reason, names]) =>
    words.refused(names.slice(0, NAMED), Math.max(0, names.length - NAMED), reason),
  );
}

const isSame = (one: File, other: File) =>
  one.name === other.name &&
  one.size === other.size &&
  one.type === other.type &&
  one.lastModified === other.lastModified;

/** Adds files up to the limit; in a field for one file the new one replaces the old one. */
export function admit(
  present: readonly File[],
  offered: readonly File[],
  maxCount = Number.POSITIVE_INFINITY,
  words: FileWords = messages,
): { files: File[]; refusals: Refusal[] } {
  const files = maxCount === 1 && offered.length > 0 ? [] : [...present];
  const refusals: Refusal[] = [];
  for (const file of offered) {
    const name = shownName(file.name, words);
    if (files.some((other) => isSame(file, other))) {
      refusals.push({ name, reason: words.duplicate });
    } else if (files.length >= maxCount) {
      const reason = maxCount === 1 ? words.onlyOne : words.tooMany(maxCount);
      refusals.push({ name, reason });
    } else {
      files.push(file);
    }
  }
  return { files, refusals };
}
