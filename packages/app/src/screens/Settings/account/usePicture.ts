import { useRef, useState } from 'react';
import { readPicture } from './readPicture.ts';

interface Choice {
  /** A `data:image/` URL; null if none was chosen. */
  picture: string | null;
  /** Why the last file cannot be used. */
  error: string | null;
}

export interface PictureChoice extends Choice {
  choose: (file: Blob) => void;
  /** Replaces the choice, also one that is still being read. */
  reset: (picture: string | null) => void;
  /** Resolves to the picture once the last file is read. */
  settled: () => Promise<string | null>;
}

/** Reads a chosen file; the picture stays as it was if the file cannot be used. */
async function readChoice(file: Blob, before: string | null): Promise<Choice> {
  try {
    return { picture: await readPicture(file), error: null };
  } catch (reason) {
    return { picture: before, error: reason instanceof Error ? reason.message : String(reason) };
  }
}

/** Returns the picture of the account's form. A large file takes a while to read. */
export function usePicture(kept: string | null): PictureChoice {
  const [choice, setChoice] = useState<Choice>({ picture: kept, error: null });
  // The last choice. One that was made before it and is read after it is ignored.
  const last = useRef<Promise<Choice>>(null);

  async function follow(next: Promise<Choice>): Promise<void> {
    last.current = next;
    const read = await next;
    if (last.current === next) setChoice(read);
  }

  async function settled(): Promise<string | null> {
    for (;;) {
      const waited = last.current;
      const read = await waited;
      if (waited === last.current) return (read ?? choice).picture;
    }
  }

  return {
    ...choice,
    choose: (file) => void follow(readChoice(file, choice.picture)),
    reset: (picture) => void follow(Promise.resolve({ picture, error: null })),
    settled,
  };
}
