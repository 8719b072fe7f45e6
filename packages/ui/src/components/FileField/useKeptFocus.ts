import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface KeptFocusOptions {
  files: readonly File[];
  /** Contains one row per file, each with one button. */
  listRef: RefObject<HTMLElement | null>;
  /** The Add button, absent while the list is full. */
  addRef: RefObject<HTMLElement | null>;
}

/**
 * Keeps focus in a list of files. After a removal it moves to the next file, otherwise to the previous one
 * or the Add button; when a full list removes the Add button, it moves to the last file.
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
