import type { Project } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useRef, useState } from 'react';
import { type Film, isFilm } from './videoSelection.ts';

/** The progress of a ZIP, in films. */
export interface ZipProgress {
  done: number;
  total: number;
}

export interface Zip {
  /** Null while no ZIP is being made. */
  progress: ZipProgress | null;
  save: (videos: readonly Project[]) => void;
  cancel: () => void;
}

const films = (count: number) => (count === 1 ? '1 film' : `${count} films`);

function outcomeWords(saved: number, unmade: number, missing: number): string {
  const parts = [`${films(saved)} saved as ZIP.`];
  if (unmade > 0) parts.push(`${unmade} without a film left out.`);
  if (missing > 0) parts.push(`${films(missing)} could not be read.`);
  return parts.join(' ');
}

function failureWords(error: unknown): string {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'The disk is full: the ZIP was not saved. Make room, or select fewer videos.'
    : 'The ZIP could not be saved. Please try again.';
}

interface Notice {
  tone: 'success' | 'warning' | 'danger';
  children: string;
}

interface Zipping {
  unmade: number;
  signal: AbortSignal;
  onFilm: (done: number) => void;
}

/** Returns a notice about the outcome; null if the user cancelled. */
async function zipFilms(
  made: readonly Film[],
  { unmade, signal, onFilm }: Zipping,
): Promise<Notice | null> {
  try {
    const { saveZip } = await import('./saveZip.ts');
    const { saved, missing } = await saveZip(made, { signal, onFilm });
    if (saved === 0) return { tone: 'danger', children: 'None of the films could be read.' };
    return {
      tone: missing > 0 ? 'warning' : 'success',
      children: outcomeWords(saved, unmade, missing),
    };
  } catch (error) {
    const isCancelled =
      signal.aborted || (error instanceof DOMException && error.name === 'AbortError');
    return isCancelled ? null : { tone: 'danger', children: failureWords(error) };
  }
}

/** Downloads the films of videos as one ZIP and reports what was left out; one ZIP at a time. */
export function useZip(): Zip {
  const [progress, setProgress] = useState<ZipProgress | null>(null);
  const running = useRef<AbortController | null>(null);

  async function save(videos: readonly Project[]): Promise<void> {
    if (running.current) return;
    const made = videos.filter(isFilm);
    const unmade = videos.length - made.length;
    if (made.length === 0) {
      toast.show({ tone: 'warning', children: 'None of the selected videos has a film yet.' });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    const onFilm = (done: number) => setProgress({ done, total: made.length });
    onFilm(0);
    const notice = await zipFilms(made, { unmade, signal: controller.signal, onFilm });
    running.current = null;
    setProgress(null);
    if (notice) toast.show(notice);
  }

  return {
    progress,
    save: (videos) => void save(videos),
    cancel: () => running.current?.abort(),
  };
}
