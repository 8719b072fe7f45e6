import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { playAlone } from '../../playback/soloMedia.ts';
import { video } from './ProjectCard.css.ts';
import { messages } from './ProjectCard.messages.ts';

export interface CardPlaybackProps {
  src: string;
  captionsSrc?: string | null;
  isPlaying: boolean;
  /** Called when the video pauses or resumes by itself, because of another video or a media key. */
  onPlayingChange: (isPlaying: boolean) => void;
  onEnd: () => void;
  onError: () => void;
}

/** The video inside a card's thumbnail. Use `VideoPlayer` to watch it properly. */
export function CardPlayback({
  src,
  captionsSrc,
  isPlaying,
  onPlayingChange,
  onEnd,
  onError,
}: CardPlaybackProps) {
  const words = useMessages('card', messages);
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (!isPlaying) {
      element.pause();
      return;
    }
    element.play().catch((cause: unknown) => {
      onPlayingChange(false);
      // Pausing before the first frame is not a failure, and an unplayable file has its own error event.
      const isPaused = cause instanceof DOMException && cause.name === 'AbortError';
      if (!isPaused && element.error === null) onError();
    });
    // Only a change of `isPlaying` acts; the callbacks may be new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isPlaying]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={ref}
      className={video}
      src={src}
      playsInline
      tabIndex={-1}
      onPlay={(event) => {
        playAlone(event.currentTarget);
        onPlayingChange(true);
      }}
      onPause={(event) => {
        if (!event.currentTarget.ended) onPlayingChange(false);
      }}
      onEnded={onEnd}
      onError={onError}
    >
      {captionsSrc && (
        <track kind="captions" label={words.captions} srcLang="en" src={captionsSrc} default />
      )}
    </video>
  );
}
