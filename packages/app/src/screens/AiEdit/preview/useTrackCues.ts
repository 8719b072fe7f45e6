import { useEffect, useState } from 'react';
import type { SpokenCue } from './previewWords.ts';

/** Returns a cue's text without markup: karaoke cues contain timestamps and classes. */
function wordsOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
}

/**
 * Returns the cues of a WebVTT file, parsed by the browser. Empty while loading, if there are none, and if
 * loading fails: the preview then uses the script.
 */
export function useTrackCues(url: string | null): readonly SpokenCue[] {
  const [answer, setAnswer] = useState<{ url: string; cues: SpokenCue[] } | null>(null);

  useEffect(() => {
    if (url === null) return undefined;
    // Browsers only load a track that belongs to a media element.
    const video = document.createElement('video');
    const track = document.createElement('track');
    const take = () => {
      const cues = Array.from(track.track.cues ?? [], (cue) => ({
        start: cue.startTime,
        end: cue.endTime,
        text: wordsOf(cue),
      }));
      setAnswer({ url, cues });
    };
    track.addEventListener('load', take);
    track.src = url;
    video.append(track);
    track.track.mode = 'hidden';
    return () => {
      track.removeEventListener('load', take);
      track.remove();
    };
  }, [url]);

  return answer?.url === url ? answer.cues : [];
}
