import { useCallback, useEffect, useRef, useState } from 'react';
import type { DropItem } from 'react-aria-components';
import {
  admit,
  refusalOf,
  refusalWords,
  shownName,
  type FileLimits,
  type Refusal,
} from './fileLimits.ts';

/** Says what is wrong with a file's content, as a sentence; nothing when it is right. */
export type FileValidator = (
  file: File,
) => string | null | undefined | Promise<string | null | undefined>;

interface FileIntakeOptions extends FileLimits {
  files: readonly File[];
  onChange: (files: File[]) => void;
  typeErrorMessage?: string;
  validate?: FileValidator;
}

const counted = (count: number) => (count === 1 ? '1 file' : `${count} files`);

async function contentRefusal(file: File, validate?: FileValidator): Promise<Refusal | null> {
  if (!validate) return null;
  const name = shownName(file.name);
  try {
    const reason = await validate(file);
    return reason === null || reason === undefined ? null : { name, reason };
  } catch {
    return { name, reason: 'It could not be read.' };
  }
}

/** Takes files in: checks them, adds what passes, and says what was refused. */
export function useFileIntake({ files, onChange, validate, ...options }: FileIntakeOptions) {
  const [errors, setErrors] = useState<string[]>([]);
  const [news, setNews] = useState('');
  const [checking, setChecking] = useState(0);
  // Checks take time: what stands then counts, not what stood when they began.
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

  const add = async (offered: readonly File[], refusedBefore: readonly Refusal[] = []) => {
    const first = offered.map((file) => refusalOf(file, options, options.typeErrorMessage));
    const passed = offered.filter((_, index) => first[index] === null);
    setChecking((count) => count + passed.length);
    const second = await Promise.all(passed.map((file) => contentRefusal(file, validate)));
    if (!isHere.current) return;
    setChecking((count) => count - passed.length);
    const sound = passed.filter((_, index) => second[index] === null);
    const before = current.current.files;
    const admitted = admit(before, sound, options.maxCount);
    const isRefusal = (refusal: Refusal | null) => refusal !== null;
    setErrors(
      refusalWords([
        ...refusedBefore,
        ...first.filter(isRefusal),
        ...second.filter(isRefusal),
        ...admitted.refusals,
      ]),
    );
    const added = admitted.files.filter((file) => !before.includes(file)).length;
    setNews(added === 0 ? '' : `${counted(added)} added.`);
    if (added > 0) change(admitted.files);
  };

  /** Dropped items can be folders or plain text. */
  const addDropped = async (items: readonly DropItem[]) => {
    const dropped = await Promise.all(
      items.filter((item) => item.kind === 'file').map((item) => item.getFile()),
    );
    const folders = items
      .filter((item) => item.kind === 'directory')
      .map(({ name }) => ({ name: shownName(name), reason: 'Folders cannot be added.' }));
    if (dropped.length > 0 || folders.length > 0) await add(dropped, folders);
    else setErrors(['Nothing was added. That was not a file.']);
  };

  const remove = (file: File) => {
    setErrors([]);
    setNews(`${shownName(file.name)} removed.`);
    change(current.current.files.filter((other) => other !== file));
  };

  return {
    add,
    addDropped,
    remove,
    errors,
    news: checking > 0 && validate ? `Checking ${counted(checking)}…` : news,
  };
}
