import { useCallback, useEffect, useRef, useState } from 'react';
import type { DropItem } from 'react-aria-components';
import {
  admit,
  refusalOf,
  refusalWords,
  shownName,
  type FileLimits,
  type FileWords,
  type Refusal,
} from './fileLimits.ts';

/** Returns an error sentence for a file with invalid content, and nothing for a valid file. */
export type FileValidator = (
  file: File,
) => string | null | undefined | Promise<string | null | undefined>;

interface FileIntakeOptions extends FileLimits {
  files: readonly File[];
  onChange: (files: File[]) => void;
  typeErrorMessage?: string;
  validate?: FileValidator;
  words: FileWords;
}

async function contentRefusal(
  file: File,
  words: FileWords,
  validate?: FileValidator,
): Promise<Refusal | null> {
  if (!validate) return null;
  const name = shownName(file.name, words);
  try {
    const reason = await validate(file);
    return reason === null || reason === undefined ? null : { name, reason };
  } catch {
    return { name, reason: words.unreadable };
  }
}

/** Checks offered files, adds the valid ones and reports the refused ones. */
export function useFileIntake({ files, onChange, validate, words, ...options }: FileIntakeOptions) {
  const [refused, setRefused] = useState<{ attempt: number; errors: string[] }>({
    attempt: 0,
    errors: [],
  });
  const [news, setNews] = useState('');
  const [checking, setChecking] = useState(0);
  // Checks are asynchronous: compare with the files when they end, not when they start.
  const current = useRef({ files, onChange });
  const isHere = useRef(true);
  useEffect(() => {
    current.current = { files, onChange };
  }, [files, onChange]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const change = useCallback((next: File[]) => {
    current.current.files = next;
    current.current.onChange(next);
  }, []);

  const setErrors = (errors: string[]) =>
    setRefused(({ attempt }) => ({ attempt: attempt + 1, errors }));

  const add = async (offered: readonly File[], refusedBefore: readonly Refusal[] = []) => {
    const first = offered.map((file) => refusalOf(file, options, options.typeErrorMessage, words));
    const passed = offered.filter((_, index) => first[index] === null);
    setChecking((count) => count + passed.length);
    const second = await Promise.all(passed.map((file) => contentRefusal(file, words, validate)));
    if (!isHere.current) return;
    setChecking((count) => count - passed.length);
    const sound = passed.filter((_, index) => second[index] === null);
    const before = current.current.files;
    const admitted = admit(before, sound, options.maxCount, words);
    const isRefusal = (refusal: Refusal | null) => refusal !== null;
    setErrors(
      refusalWords(
        [
          ...refusedBefore,
          ...first.filter(isRefusal),
          ...second.filter(isRefusal),
          ...admitted.refusals,
        ],
        words,
      ),
    );
    const added = admitted.files.filter((file) => !before.includes(file)).length;
    setNews(added === 0 ? '' : words.added(added));
    if (added > 0) change(admitted.files);
  };

  /** Dropped items can be folders or plain text. */
  const addDropped = async (items: readonly DropItem[]) => {
    const dropped = await Promise.all(
      items.filter((item) => item.kind === 'file').map((item) => item.getFile()),
    );
    const folders = items
      .filter((item) => item.kind === 'directory')
      .map(({ name }) => ({ name: shownName(name, words), reason: words.folder }));
    if (dropped.length > 0 || folders.length > 0) await add(dropped, folders);
    else setErrors([words.noFile]);
  };

  const remove = (file: File) => {
    setErrors([]);
    setNews(words.removed(shownName(file.name, words)));
    change(current.current.files.filter((other) => other !== file));
  };

  return {
    add,
    addDropped,
    remove,
    ...refused,
    news: checking > 0 && validate ? words.checking(checking) : news,
  };
}
