import { useState, type DragEvent } from 'react';

/** What was let go over the field. */
export interface Dropped {
  files: readonly File[];
  /** Names of folders, whose files a page is not given. */
  folders: readonly string[];
}

interface FileDropOptions {
  isDisabled?: boolean;
  onDrop: (dropped: Dropped) => void;
}

function readItems(items: DataTransferItemList): Dropped {
  const files: File[] = [];
  const folders: string[] = [];
  for (const item of items) {
    if (item.kind !== 'file') continue;
    const entry = item.webkitGetAsEntry();
    const file = item.getAsFile();
    if (entry?.isDirectory) folders.push(entry.name);
    else if (file) files.push(file);
  }
  return { files, folders };
}

/**
 * Drops from the reader's machine. Only for pointers, which alone can drag from elsewhere: the same
 * field must be reached by a button and by pasting.
 */
export function useFileDrop({ isDisabled = false, onDrop }: FileDropOptions) {
  const [isTarget, setIsTarget] = useState(false);
  // What is not taken here is the page's, which opens it in place of itself.
  const hold = (event: DragEvent) => {
    if (isDisabled) return;
    event.preventDefault();
    setIsTarget(true);
  };
  return {
    isTarget: isTarget && !isDisabled,
    handlers: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // From one part of the field to another is not away from it.
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setIsTarget(false);
      },
      onDrop: (event: DragEvent) => {
        if (isDisabled) return;
        event.preventDefault();
        setIsTarget(false);
        onDrop(readItems(event.dataTransfer.items));
      },
    },
  };
}
