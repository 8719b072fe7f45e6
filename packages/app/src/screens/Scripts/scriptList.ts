import type { Script } from '@lectern/api-client';
import type { ScriptSort } from '../../paths.ts';

/** The title of a script without one. */
export const UNTITLED = 'Untitled script';

/** Returns a script's title for display. */
export function scriptTitle({ title }: Pick<Script, 'title'>): string {
  return title ?? UNTITLED;
}

/** A script as the library shows it. */
export interface ListedScript extends Script {
  /** Whether this is a copy unknown to the server, so that no action is possible. */
  isTemporary?: boolean;
}

/** A copy shown before the server's list includes it. */
export interface ScriptCopy {
  script: ListedScript;
  /** The id of the original script. */
  of: string;
}

/**
 * Inserts copies where the server's list will have them: newest first when sorted by date, otherwise after
 * the original. A copy that the list already has is not repeated.
 */
export function withCopies(
  scripts: readonly Script[],
  copies: readonly ScriptCopy[],
  sort: ScriptSort,
): readonly ListedScript[] {
  const listed = new Set(scripts.map(({ id }) => id));
  const missing = copies.filter(({ script }) => !listed.has(script.id)).toReversed();
  if (missing.length === 0) return scripts;
  if (sort === 'created_at') return [...missing.map(({ script }) => script), ...scripts];
  return scripts.flatMap((script) => [
    script,
    ...missing.filter((copy) => copy.of === script.id).map((copy) => copy.script),
  ]);
}

/** Adds the tags of more scripts to those seen so far, sorted; returns the same list if none is new. */
export function withTags(seen: readonly string[], more: readonly string[]): readonly string[] {
  const all = new Set(seen);
  for (const tag of more) if (tag.trim() !== '') all.add(tag);
  return all.size === seen.length ? seen : [...all].sort((a, b) => a.localeCompare(b));
}
