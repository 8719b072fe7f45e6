import { useEffect, useState, type RefObject } from 'react';

function wordsOf(cue: TextTrackCue): string {
  // Karaoke cues contain timestamps and classes; only their text is shown.
  return 'getCueAsHTML' in cue && cue instanceof VTTCue
    ? (cue.getCueAsHTML().textContent ?? '')
    : '';
}

function follow(track: TextTrack, onWords: (words: string) => void): () => void {
  track.mode = 'hidden';
  const read = () => onWords(Array.from(track.activeCues ?? [], wordsOf).join('\n'));
  track.addEventListener('cuechange', read);
  return () => track.removeEventListener('cuechange', read);
}

/**
 * Reads a track's active cues so that the player can render them itself. The track stays 'hidden': the
 * browser loads and follows it, but does not render it.
 * @returns The current text, without markup; empty between cues.
 */
export function useCaptions(
  trackRef: RefObject<HTMLTrackElement | null>,
  src: string | null | undefined,
): string {
  const [current, setCurrent] = useState({ src, text: '' });
  useEffect(() => {
    const track = trackRef.current?.track;
    return track && follow(track, (text) => setCurrent({ src, text }));
  }, [trackRef, src]);
  return current.src === src ? current.text : '';
}
