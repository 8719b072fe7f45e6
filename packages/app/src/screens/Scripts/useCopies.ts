import type { Script } from '@lectern/api-client';
import { useEffect, useRef, useState } from 'react';
import type { ScriptSort } from '../../paths.ts';
import { type ListedScript, type ScriptCopy, scriptTitle, withCopies } from './scriptList.ts';

/** A copy in the list whose outcome is pending. */
interface AddedCopy {
  /** Replaces it with the script that the server created. */
  settle: (created: Script) => void;
  /** Removes it, because the server failed to create it. */
  remove: () => void;
}

/** Puts a copy of a script into the list. */
export type AddCopy = (script: Script) => AddedCopy;

interface Copy extends ScriptCopy {
  key: string;
  /** The name of the list that it was added to. */
  name: string;
  /** The server's list at the time the copy was created; null until then. */
  before: readonly Script[] | null;
}

/**
 * Adds copies to a list before the server's list includes them. A created copy stays until that list is
 * reloaded with the copy in its final place; if reloading fails, the copy stays.
 *
 * @param name of the list; under other filters nothing is added
 * @param scripts the server's list, the same one until it changes
 */
export function useCopies(
  name: string,
  scripts: readonly Script[] | undefined,
  sort: ScriptSort,
): { withCopies: readonly ListedScript[] | undefined; addCopy: AddCopy } {
  const [copies, setCopies] = useState<readonly Copy[]>([]);
  const made = useRef(0);
  const latest = useRef(scripts);
  useEffect(() => {
    latest.current = scripts;
  });

  const addCopy: AddCopy = (original) => {
    made.current += 1;
    const key = `copy-${made.current}`;
    const script = {
      ...original,
      id: key,
      title: `${scriptTitle(original)} (Copy)`,
      createdAt: new Date().toISOString(),
      isAiGenerated: false,
      isTemporary: true,
    };
    setCopies((all) => [...all, { key, name, script, of: original.id, before: null }]);
    return {
      settle: (created) =>
        setCopies((all) =>
          all.map((copy) =>
            copy.key === key ? { ...copy, script: created, before: latest.current ?? [] } : copy,
          ),
        ),
      remove: () => setCopies((all) => all.filter((copy) => copy.key !== key)),
    };
  };

  const here = copies.filter(
    (copy) => copy.name === name && (copy.before === null || copy.before === scripts),
  );
  return { withCopies: scripts && withCopies(scripts, here, sort), addCopy };
}
