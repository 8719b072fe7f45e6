import { useEffect, useState } from 'react';
import type { SpokenCue } from './previewWords.ts';

/** A cue's words without its markup: karaoke cues carry time marks and classes. */
function wordsOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
}

/**
 * The cues of a WebVTT file, read by the browser. Empty until they are read, where there are none,
 * and when they cannot be read: the preview then does with the script.
 */
export function useTrackCues(url: string | null): readonly SpokenCue[] {
  const [answer, setAnswer] = useState<{ url: string; cues: SpokenCue[] } | null>(null);

  useEffect(() => {
    if (url === null) return undefined;
    // A track is read only as part of a media element.
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
