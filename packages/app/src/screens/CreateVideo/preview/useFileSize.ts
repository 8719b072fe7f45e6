import { useEffect, useState } from 'react';
import { readFileSize } from './fileSizes.ts';

/** Bytes of the file at a URL; null until it is known, or when it cannot be. */
export function useFileSize(url: string | null): number | null {
  const [answer, setAnswer] = useState<{ url: string; size: number | null } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const controller = new AbortController();
    void readFileSize(url, controller.signal).then((size) => {
      if (!controller.signal.aborted) setAnswer({ url, size });
    });
    return () => controller.abort();
  }, [url]);
  return answer?.url === url ? (answer?.size ?? null) : null;
}
