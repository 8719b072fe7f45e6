import { useEffect, useState } from 'react';
import { type CaptionCue, parseWebVtt } from '../captions/webVtt.ts';

export interface CaptionFile {
  /** The WebVTT file as it came. */
  file: string;
  cues: CaptionCue[];
}

/** The captions at a URL. Null until they are read, where there are none, or when they cannot be read. */
export function useCaptionFile(url: string | null): CaptionFile | null {
  const [answer, setAnswer] = useState<{ url: string; captions: CaptionFile } | null>(null);

  useEffect(() => {
    if (url === null) return undefined;
    const controller = new AbortController();
    async function read(from: string): Promise<void> {
      const response = await fetch(from, { signal: controller.signal });
      if (!response.ok) throw new Error(`Status ${response.status}`);
      const file = await response.text();
      setAnswer({ url: from, captions: { file, cues: parseWebVtt(file) } });
    }
    read(url).catch((error: unknown) => {
      // The video plays without them; the list of files leaves them out.
      if (!controller.signal.aborted) console.error('The captions could not be read.', error);
    });
    return () => controller.abort();
  }, [url]);

  return answer?.url === url ? (answer?.captions ?? null) : null;
}
