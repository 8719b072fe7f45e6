import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface KeptFocusOptions {
  files: readonly File[];
  /** Holds a row for each file, each with one button. */
  listRef: RefObject<HTMLElement | null>;
  /** The Add button, missing while the list is full. */
  addRef: RefObject<HTMLElement | null>;
}

/**
 * Keeps focus in a list of files: after a removal on the next file, else the previous one, else the Add
 * button; and on the last file when the full list removes the Add button.
 * @returns Call it with a file's index before removing the file.
 */
export function useKeptFocus({ files, listRef, addRef }: KeptFocusOptions) {
  const left = useRef<number | null>(null);

  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (left.current === null && !(isLost && addRef.current === null)) return;
    const index = Math.min(left.current ?? files.length, files.length - 1);
    left.current = null;
    const rows = listRef.current?.querySelectorAll('button') ?? [];
    (rows[index] ?? addRef.current)?.focus();
  }, [files, listRef, addRef]);

  return useCallback((index: number) => {
    left.current = index;
  }, []);
}
