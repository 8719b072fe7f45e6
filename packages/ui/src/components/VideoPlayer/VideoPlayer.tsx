import {
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { useMedia } from '../../playback/useMedia.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Film } from './Film.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerFailure } from './PlayerFailure.tsx';
import { actionOf, type PlayerAction } from './playerKeys.ts';
import { useActivity } from './useActivity.ts';
import { useCaptions } from './useCaptions.ts';
import { useScreen } from './useScreen.ts';
import { useVolume } from './useVolume.ts';
import * as styles from './VideoPlayer.css.ts';

/** Methods of the `ref` of a `VideoPlayer`. */
export interface VideoPlayerHandle {
  /** Seeks to a time in seconds, clamped to the video's duration; ignored if not a number. */
  seek: (seconds: number) => void;
}

export interface VideoPlayerProps {
  /** A same-origin or blob URL; null if there is no video. */
  src: string | null;
  /** Shown until the first frame of the video. */
  poster?: string;
  /** Names the player for assistive technology. */
  title: string;
  /** URL of WebVTT captions, same-origin or a blob. */
  captionsSrc?: string | null;
  /** BCP 47 tag of the captions' language. */
  captionsLanguage?: string;
  /** Whether captions are shown at first. */
  captionsDefault?: boolean;
  /** Controls whether captions are shown, for a switch elsewhere on the page. */
  areCaptionsShown?: boolean;
  /** Called when the captions button or the C key is pressed. */
  onCaptionsShownChange?: (areShown: boolean) => void;
  /** Called with the time in seconds, about four times a second while playing, and after each seek. */
  onTimeChange?: (seconds: number) => void;
  /** Called if the video could not be loaded or played; the player offers to try again. */
  onError?: () => void;
  /**
   * An element around the player that goes full screen instead of it, so that overlays of the video stay
   * visible.
   */
  stage?: RefObject<HTMLElement | null>;
  /** A handle for seeking from elsewhere on the page. */
  ref?: Ref<VideoPlayerHandle>;
}

/** Seconds that an arrow key seeks, and the fraction by which it changes the volume. */
const SEEK_STEP = 5;
const VOLUME_STEP = 0.05;

/**
 * A video with custom controls. It handles keys wherever the focus is in it: space or k toggles playback,
 * arrow keys seek and change the volume, m mutes, c toggles captions, f toggles full screen.
 */
export function VideoPlayer({ src, ...props }: VideoPlayerProps) {
  // A new video starts from the beginning with fresh state.
  return <Player key={src} src={src} {...props} />;
}

function Player({
  src,
  poster,
  title,
  captionsSrc,
  captionsLanguage = 'en',
  captionsDefault = true,
  areCaptionsShown,
  onCaptionsShownChange,
  onTimeChange,
  onError,
  stage,
  ref,
}: VideoPlayerProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const trackRef = useRef<HTMLTrackElement>(null);
  const media = useMedia(videoRef);
  const volume = useVolume(videoRef);
  const screen = useScreen({ frame, stage, video: videoRef });
  const activity = useActivity();
  const words = useCaptions(trackRef, captionsSrc);
  const [ownShown, setOwnShown] = useState(captionsDefault);
  const isShown = areCaptionsShown ?? ownShown;
  const { state, seek, skip, toggle } = media;
  useImperativeHandle(ref, () => ({ seek }));

  const toggleCaptions = () => {
    setOwnShown(!isShown);
    onCaptionsShownChange?.(!isShown);
  };
  const actions: Record<PlayerAction, () => void> = {
    toggle,
    back: () => skip(-SEEK_STEP),
    forward: () => skip(SEEK_STEP),
    louder: () => volume.changeLevel(VOLUME_STEP),
    quieter: () => volume.changeLevel(-VOLUME_STEP),
    mute: volume.toggleMuted,
    captions: toggleCaptions,
    fullscreen: () => screen.toggleFullscreen?.(),
  };
  // Captured, because the position slider would use the arrow keys to seek by tenths of a second.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    const action = isInside ? actionOf(event) : null;
    if (action === null) return;
    event.preventDefault();
    event.stopPropagation();
    actions[action]();
  };
  const isPaused = !state.isPlaying;
  const hasVideo = src !== null && !state.hasFailed;
  const portal = screen.isFullscreen ? (frame ?? undefined) : undefined;
  return (
    <div
      ref={setFrame}
      className={styles.player}
      role="region"
      aria-label={title}
      data-empty={!hasVideo || undefined}
      data-resting={(!isPaused && !activity.isActive) || undefined}
      onKeyDownCapture={hasVideo ? onKeyDownCapture : undefined}
      {...activity.events}
    >
      {src !== null && (
        <Film
          videoRef={videoRef}
          trackRef={trackRef}
          src={src}
          poster={poster}
          captionsSrc={captionsSrc}
          captionsLanguage={captionsLanguage}
          media={media}
          volume={volume}
          onDoubleClick={screen.toggleFullscreen}
          onTimeChange={onTimeChange}
          onError={onError}
        />
      )}
      {hasVideo ? (
        <>
          {state.isPlaying && state.isWaiting && (
            <div className={styles.waiting}>
              <Spinner />
            </div>
          )}
          {isShown && words !== '' && (
            <div className={styles.caption}>
              <span className={styles.captionWords} lang={captionsLanguage} dir="auto">
                {words}
              </span>
            </div>
          )}
          <PlayerControls
            media={media}
            volume={volume}
            screen={screen}
            captions={captionsSrc ? { isShown, onToggle: toggleCaptions } : null}
            portal={portal}
          />
        </>
      ) : (
        <PlayerFailure onRetry={src === null ? undefined : media.retry} />
      )}
    </div>
  );
}
