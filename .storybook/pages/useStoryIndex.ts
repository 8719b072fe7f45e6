import { useEffect, useState } from 'react';

/** The fields used of an entry in the workbench's index. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: readonly string[];
}

/** Everything that the workbench shows, in the order of the sidebar; empty until it is loaded. */
export function useStoryIndex(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    const reading = new AbortController();
    void fetch('./index.json', { signal: reading.signal })
      .then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then(({ entries: read }) => setEntries(Object.values(read)))
      // Unmounted before the index was loaded, so there is nothing left to show.
      .catch(() => undefined);
    return () => reading.abort();
  }, []);
  return entries;
}

/** The first story of each title under a root: `Screens`. */
export function firstStories(entries: readonly IndexEntry[], root: string): IndexEntry[] {
  const titles = new Map<string, IndexEntry>();
  for (const entry of entries) {
    if (entry.title.startsWith(`${root}/`) && !titles.has(entry.title)) {
      titles.set(entry.title, entry);
    }
  }
  return [...titles.values()];
}

/** A title without its root, in words: 'Create video, Voice'. */
export function nameOf({ title }: Pick<IndexEntry, 'title'>): string {
  const parts = title.split('/').slice(1);
  return parts.filter((part, i) => part !== parts[i - 1]).join(', ');
}
