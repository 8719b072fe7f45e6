import { useRef, useState, type RefObject } from 'react';

export interface Volume {
  /** Volume, 0–1; 0 while muted. */
  level: number;
  /** Playback rate; 1 is the original speed. */
  rate: number;
  setLevel: (level: number) => void;
  /** Turns the volume up, which unmutes, or down. */
  changeLevel: (by: number) => void;
  toggleMuted: () => void;
  setRate: (rate: number) => void;
  /** Spread these on the media element. */
  events: { onVolumeChange: () => void; onRateChange: () => void };
}

/** Controls volume and playback rate of a media element, and reads them back from the element itself. */
export function useVolume(ref: RefObject<HTMLMediaElement | null>): Volume {
  const [state, setState] = useState({ level: 1, rate: 1 });
  const audible = useRef(1);
  const read = () => {
    const media = ref.current;
    if (media) setState({ level: media.muted ? 0 : media.volume, rate: media.playbackRate });
  };
  const setLevel = (level: number) => {
    const media = ref.current;
    if (!media) return;
    media.volume = Math.min(1, Math.max(0, level));
    media.muted = level <= 0;
    if (level > 0) audible.current = media.volume;
  };
  return {
    ...state,
    setLevel,
    changeLevel: (by) => {
      const media = ref.current;
      if (media && !(media.muted && by < 0)) setLevel(media.volume + by);
    },
    toggleMuted: () => {
      const media = ref.current;
      if (!media) return;
      const isSilent = media.muted || media.volume === 0;
      media.muted = !isSilent;
      // Unmuting at volume 0 must be audible, but not a surprise.
      if (isSilent && media.volume === 0) media.volume = audible.current;
    },
    setRate: (rate) => {
      if (ref.current) ref.current.playbackRate = rate;
    },
    events: { onVolumeChange: read, onRateChange: read },
  };
}
