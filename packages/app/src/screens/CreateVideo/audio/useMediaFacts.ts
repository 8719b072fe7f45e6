import { useEffect, useState } from 'react';

/** Metadata of a media file. */
export interface MediaFacts {
  /** Seconds. */
  duration: number;
  /** px; 0 for sound. */
  width: number;
  height: number;
}

/** Reads length and size of a media file from its header. Null until then, or if it cannot be read. */
export function useMediaFacts(kind: 'audio' | 'video', url: string | null): MediaFacts | null {
  const [answer, setAnswer] = useState<{ url: string; facts: MediaFacts } | null>(null);

  useEffect(() => {
    if (url === null) return undefined;
    const media = document.createElement(kind);
    const read = () => {
      if (!Number.isFinite(media.duration)) return;
      const isVideo = media instanceof HTMLVideoElement;
      const facts = {
        duration: media.duration,
        width: isVideo ? media.videoWidth : 0,
        height: isVideo ? media.videoHeight : 0,
      };
      setAnswer({ url, facts });
    };
    media.addEventListener('loadedmetadata', read);
    // Firefox may report a size from a video's header that differs from its first frame.
    media.addEventListener('resize', read);
    media.preload = 'metadata';
    media.src = url;
    return () => {
      media.removeEventListener('loadedmetadata', read);
      media.removeEventListener('resize', read);
      // Releases the file; without this the browser may keep loading it.
      media.removeAttribute('src');
      media.load();
    };
  }, [kind, url]);

  return answer?.url === url ? (answer?.facts ?? null) : null;
}
