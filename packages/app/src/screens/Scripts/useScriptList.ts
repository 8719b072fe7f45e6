import { scriptMessages, useRefresh, useScripts } from '@lectern/api-client';
import { useState } from 'react';
import { type Library, useLibrary } from '../../library/useLibrary.ts';
import { type ScriptFilters, scriptSortOrder } from './scriptFilters.ts';
import { type ListedScript, withTags } from './scriptList.ts';
import { type AddCopy, useCopies } from './useCopies.ts';

export interface ScriptList extends Library<ListedScript> {
  /** The tags seen since the page was opened, including the selected one. */
  tags: readonly string[];
  /** Removes a script from the list before the server responds. */
  hide: (id: string) => void;
  /** Restores it in its place. */
  unhide: (id: string) => void;
  /** Adds a copy of a script to the list before the server responds. */
  addCopy: AddCopy;
}

/** The unfiltered list, newest first, which provides the categories. */
const UNFILTERED = { sortBy: 'created_at', sortOrder: 'desc' } as const;

/** Returns the script library under the filters. */
export function useScriptList({ search, category, sort }: ScriptFilters): ScriptList {
  const { scripts, ...list } = useScripts({
    sortBy: sort,
    sortOrder: scriptSortOrder(sort),
    ...(search.trim() && { search: search.trim() }),
    ...(category && { tag: category }),
  });
  // Shares the list's own request while nothing is filtered.
  const everything = useScripts(UNFILTERED);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<readonly string[]>([]);

  const tags = withTags(seen, [
    category,
    ...[everything.scripts, scripts].flatMap((all) => all?.flatMap((script) => script.tags) ?? []),
  ]);
  if (tags !== seen) setSeen(tags);

  const refresh = useRefresh();
  const { withCopies, addCopy } = useCopies(list.key, scripts, sort);
  const library = useLibrary(
    { ...list, items: scripts, refresh: () => refresh('scripts') },
    {
      shown: withCopies?.filter(({ id }) => !hidden.has(id)),
      failure: scriptMessages.loadListFailed,
    },
  );
  return {
    ...library,
    tags,
    hide: (id) => setHidden((ids) => new Set(ids).add(id)),
    unhide: (id) => setHidden((ids) => new Set([...ids].filter((each) => each !== id))),
    addCopy,
  };
}
