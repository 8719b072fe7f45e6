import { useEffect, useState, type RefObject, type SyntheticEvent } from 'react';
import { playAlone } from './soloMedia.ts';
import { useHeldFocus } from './useHeldFocus.ts';

interface MediaState {
  isPlaying: boolean;
  /** Seconds. */
  currentTime: number;
  /** Seconds; 0 until the metadata has loaded. */
  duration: number;
  /** Whether it should be playing but waits for data. */
  isWaiting: boolean;
  /** Whether the file is missing, broken or of a type that this browser cannot play. */
  hasFailed: boolean;
}

const start: MediaState = {
  isPlaying: false,
  currentTime: 0,
  duration: 0,
  isWaiting: false,
  hasFailed: false,
};

/** `MediaError.MEDIA_ERR_DECODE`: the file is broken at the current position. */
const DECODE_ERROR = 3;

export interface Media<Element extends HTMLMediaElement> {
  state: MediaState;
  /** Spread these on the element. */
  events: Record<string, (event: SyntheticEvent<Element>) => void>;
  play: () => void;
  pause: () => void;
  toggle: () => void;
  /** Seeks to a time in seconds, limited to the length of the file if it is known. */
  seek: (seconds: number) => void;
  /** Seeks by a number of seconds from the element's own position, which is ahead of `state` while it seeks. */
  skip: (seconds: number) => void;
  /**
   * Loads the file again after a failure and continues at the same position and rate, or from the start if
   * the file is broken at that position.
   */
  retry: () => void;
}

/** Follows a media element through its events, so that custom controls never disagree with it. */
export function useMedia<Element extends HTMLMediaElement>(
  ref: RefObject<Element | null>,
): Media<Element> {
  const [state, setState] = useState(start);
  const holdFocus = useHeldFocus(ref);
  const read = (event: SyntheticEvent<Element>) => {
    const media = event.currentTarget;
    const { type } = event;
    setState((before) => ({
      isPlaying: !media.paused && !media.ended && type !== 'error',
      currentTime: Number.isFinite(media.currentTime) ? media.currentTime : 0,
      // A stream of unknown length reports Infinity.
      duration: Number.isFinite(media.duration) ? media.duration : 0,
      isWaiting: type === 'waiting' || (before.isWaiting && type === 'timeupdate'),
      hasFailed: type === 'error' || (before.hasFailed && media.error !== null),
    }));
  };
  useEffect(() => {
    const media = ref.current;
    // A cached file may load before the element is in the page, when React does not listen yet, so dispatch
    // its event again.
    if (media?.error) media.dispatchEvent(new Event('error'));
    else if (media && media.readyState > 0) media.dispatchEvent(new Event('durationchange'));
  }, [ref]);
  const play = () => {
    // A rejection (no gesture, or paused again at once) leaves it paused; a broken file fires 'error'.
    ref.current?.play().catch(() => undefined);
  };
  const pause = () => ref.current?.pause();
  const seek = (seconds: number) => {
    const media = ref.current;
    if (!media || !Number.isFinite(seconds)) return;
    const end = Number.isFinite(media.duration) ? media.duration : seconds;
    media.currentTime = Math.max(0, Math.min(seconds, end));
  };
  return {
    state,
    events: {
      onLoadStart: read,
      onLoadedMetadata: read,
      onDurationChange: read,
      onTimeUpdate: read,
      onSeeked: read,
      onPlay: (event) => {
        playAlone(event.currentTarget);
        read(event);
      },
      onPlaying: read,
      onPause: read,
      onEnded: read,
      onWaiting: read,
      onCanPlay: read,
      onError: (event) => {
        holdFocus();
        read(event);
      },
    },
    play,
    pause,
    toggle: () => (ref.current?.paused === false ? pause() : play()),
    seek,
    skip: (seconds) => seek((ref.current?.currentTime ?? 0) + seconds),
    retry: () => {
      const media = ref.current;
      if (!media) return;
      holdFocus();
      const { playbackRate } = media;
      const currentTime = media.error?.code === DECODE_ERROR ? 0 : media.currentTime;
      setState({ ...start, currentTime });
      // Resets position and rate.
      media.load();
      media.currentTime = currentTime;
      media.playbackRate = playbackRate;
    },
  };
}
