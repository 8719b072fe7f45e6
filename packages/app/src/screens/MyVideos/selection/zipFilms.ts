import { makeZip } from 'client-zip';
import { HEAD_BYTES, kindOfBytes, kindOfType } from '../../../lib/files/fileKind.ts';
import { fileName } from '../../../lib/files/fileName.ts';
import { projectTitle } from '../../../projects/projectTitle.ts';
import type { Film } from './videoSelection.ts';

export interface ZipOptions {
  signal: AbortSignal;
  /** Called before each film with its index, starting at 0. */
  onFilm: (done: number) => void;
}

/** The outcome for the films; `missing` could not be read. */
export interface ZippedFilms {
  saved: number;
  missing: number;
}

/** Returns a name that no other file in the ZIP has: 'Welcome.mp4', 'Welcome_2.mp4'. */
function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  let free = name;
  // Windows and macOS treat names that differ only in case as the same.
  for (let count = 2; taken.has(free.toLocaleLowerCase('en')); count += 1) {
    free = `${name.slice(0, dot)}_${count}${name.slice(dot)}`;
  }
  taken.add(free.toLocaleLowerCase('en'));
  return free;
}

async function readFilm(film: Film, signal: AbortSignal): Promise<File | null> {
  try {
    const response = await fetch(film.videoUrl, { signal });
    if (!response.ok) return null;
    const blob = await response.blob();
    const head = new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer());
    const kind = kindOfBytes(head) ?? kindOfType(blob.type) ?? 'mp4';
    return new File([blob], fileName(projectTitle(film), kind));
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/**
 * Streams the films as one uncompressed ZIP, with one film in memory at a time. Films that cannot be read
 * are counted in `result` and left out.
 */
export function zipFilms(
  films: readonly Film[],
  { signal, onFilm }: ZipOptions,
): { stream: ReadableStream<Uint8Array>; result: ZippedFilms } {
  const result = { saved: 0, missing: 0 };
  const taken = new Set<string>();
  async function* files() {
    for (const [index, film] of films.entries()) {
      onFilm(index);
      const file = await readFilm(film, signal);
      if (file === null) {
        result.missing += 1;
        continue;
      }
      result.saved += 1;
      yield { name: freeName(file.name, taken), input: file };
    }
  }
  return { stream: makeZip(files()), result };
}
