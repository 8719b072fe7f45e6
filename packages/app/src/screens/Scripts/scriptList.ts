import type { Script } from '@lectern/api-client';
import type { ScriptSort } from '../../paths.ts';

/** The title of a script that came without one. */
export const UNTITLED = 'Untitled script';

/** What a script is called wherever it is named. */
export function scriptTitle({ title }: Pick<Script, 'title'>): string {
  return title ?? UNTITLED;
}

/** A script as the library shows it. */
export interface ListedScript extends Script {
  /** It is a copy that the server does not know yet, so that nothing can be done with it. */
  isTemporary?: boolean;
}

/** A copy in the list before the server's list has it. */
export interface ScriptCopy {
  script: ListedScript;
  /** Id of the script that it is a copy of. */
  of: string;
}

/**
 * The list with its copies where the server's list will have them: the newest first where dates
 * order it, else behind the original. One that the list already has stands there once.
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

/** The tags seen so far with those of more scripts, in their order; the same list where none is new. */
export function withTags(seen: readonly string[], more: readonly string[]): readonly string[] {
  const all = new Set(seen);
  for (const tag of more) if (tag.trim() !== '') all.add(tag);
  return all.size === seen.length ? seen : [...all].sort((a, b) => a.localeCompare(b));
}
