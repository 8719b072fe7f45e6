import { useAnswer } from '../../../lib/calls/useAnswer.ts';
import { captionLanguage, type CaptionCue, parseWebVtt } from '../captions/webVtt.ts';

export interface CaptionFile {
  /** The WebVTT file as received. */
  file: string;
  cues: CaptionCue[];
  /** BCP 47 tag; null if the file does not name its language. */
  language: string | null;
}

async function readCaptions(url: string, signal: AbortSignal): Promise<CaptionFile | null> {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const file = await response.text();
    return { file, cues: parseWebVtt(file), language: captionLanguage(file) };
  } catch (error) {
    // The video plays without captions; the list of files omits them.
    if (!signal.aborted) console.error('The captions could not be read.', error);
    return null;
  }
}

/** The captions at a URL. Null until they are loaded, if there are none, or if they cannot be read. */
export function useCaptionFile(url: string | null): CaptionFile | null {
  return useAnswer(url, (signal) => readCaptions(url ?? '', signal)).value ?? null;
}
