import { saveBlob } from '../../../lib/files/saveFile.ts';
import { type ZipOptions, type ZippedFilms, zipFilms } from './zipFilms.ts';
import type { Film } from './videoSelection.ts';

const TITLE = 'Lectern videos';

/** The File System Access API, which is missing from TypeScript's types; only Chromium has it. */
interface ChosenFile extends FileSystemFileHandle {
  /** Missing before Chromium 110. */
  remove?: () => Promise<void>;
}
interface SavePicker {
  showSaveFilePicker?: (options: {
    suggestedName: string;
    types: { description: string; accept: Record<string, string[]> }[];
  }) => Promise<ChosenFile>;
}

/** Asks where to save: a file handle, or null for the browser's downloads. */
async function choosePlace(): Promise<ChosenFile | null> {
  const picker = (window as SavePicker).showSaveFilePicker;
  if (!picker) return null;
  return picker({
    suggestedName: 'Lectern_videos.zip',
    types: [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }],
  });
}

/**
 * Saves films as one ZIP: straight to the chosen file if the browser can, otherwise as a download.
 *
 * @throws DOMException `AbortError` when the user cancels, `QuotaExceededError` when the disk is full;
 *   neither leaves a file
 */
export async function saveZip(films: readonly Film[], options: ZipOptions): Promise<ZippedFilms> {
  // First, while the user activation of the press is still valid.
  const place = await choosePlace();
  const { signal } = options;
  const { stream, result } = zipFilms(films, options);
  if (place === null) {
    const blob = await new Response(stream).blob();
    signal.throwIfAborted();
    if (result.saved > 0) {
      saveBlob(new Blob([blob], { type: 'application/zip' }), TITLE, 'zip');
    }
    return result;
  }
  let isSaved = false;
  try {
    await stream.pipeTo(await place.createWritable(), { signal });
    isSaved = result.saved > 0;
  } finally {
    // Choosing a file created it, or emptied it if it existed.
    if (!isSaved) await place.remove?.().catch(() => undefined);
  }
  return result;
}
