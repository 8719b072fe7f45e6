import type { RefObject, SyntheticEvent } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { Media } from '../../playback/useMedia.ts';
import type { Volume } from './useVolume.ts';
import { video } from './VideoPlayer.css.ts';
import { messages } from './VideoPlayer.messages.ts';

export interface FilmProps {
  videoRef: RefObject<HTMLVideoElement | null>;
  trackRef: RefObject<HTMLTrackElement | null>;
  src: string;
  poster: string | undefined;
  captionsSrc: string | null | undefined;
  captionsLanguage: string;
  media: Media<HTMLVideoElement>;
  volume: Volume;
  onDoubleClick: (() => void) | undefined;
  /** Called with the time in seconds. */
  onTimeChange: ((seconds: number) => void) | undefined;
  onError: (() => void) | undefined;
}

/** The player's video element, which reports its events to the player. A press toggles playback. */
export function Film({
  videoRef,
  trackRef,
  src,
  poster,
  captionsSrc,
  captionsLanguage,
  media,
  volume,
  onDoubleClick,
  onTimeChange,
  onError,
}: FilmProps) {
  const words = useMessages('videoPlayer', messages);
  const tellTime = (event: SyntheticEvent<HTMLVideoElement>) =>
    onTimeChange?.(event.currentTarget.currentTime);
  return (
    // Keyboard users control the video with the bar below it and the keys of the region around it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/media-has-caption
    <video
      ref={videoRef}
      className={video}
      src={src}
      poster={poster}
      preload="metadata"
      playsInline
      tabIndex={-1}
      onClick={media.toggle}
      onDoubleClick={onDoubleClick}
      {...media.events}
      {...volume.events}
      onTimeUpdate={(event) => {
        media.events.onTimeUpdate?.(event);
        tellTime(event);
      }}
      onSeeked={(event) => {
        media.events.onSeeked?.(event);
        tellTime(event);
      }}
      onError={(event) => {
        media.events.onError?.(event);
        onError?.();
      }}
    >
      {captionsSrc && (
        <track
          key={captionsSrc}
          ref={trackRef}
          kind="captions"
          label={words.captions}
          srcLang={captionsLanguage}
          src={captionsSrc}
        />
      )}
    </video>
  );
}
