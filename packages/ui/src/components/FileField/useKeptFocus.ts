import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface KeptFocusOptions {
  files: readonly File[];
  /** Holds a row for each file, each with one button. */
  listRef: RefObject<HTMLElement | null>;
  /** The button that adds; away while the list is full. */
  addRef: RefObject<HTMLElement | null>;
}

/**
 * Keeps focus in a list of files: after a removal on the file that follows, else the one before, else
 * the button that adds; and on the last file when that button goes because the list is full.
 * @returns To be called before the file at a place is removed.
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
