import { Icon, Panel, toast } from '@lectern/ui';
import { UserRound } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { LivePresenter } from '../../../backend/liveStudio.ts';
import { useSamplePlayer } from '../audio/useSamplePlayer.ts';
import type { Aspect } from '../look/videoSettings.ts';
import * as styles from './AvatarStep.css.ts';
import { GestureLine } from './gestureLine/GestureLine.tsx';
import { LivePicture } from './LivePicture.tsx';
import { PreviewFacts, type PreviewFactsProps } from './PreviewFacts.tsx';
import { PreviewPlayer } from './PreviewPlayer.tsx';

export interface PresenterPreviewProps extends Pick<PreviewFactsProps, 'facts' | 'voice'> {
  /** The presenter, ready to speak; null shows the still picture. */
  live: LivePresenter | null;
  aspect: Aspect;
  /** The chosen presenter; null if none is chosen. */
  presenter: { name: string; src: string | null } | null;
  /** The first caption line; empty if the picture has none. */
  caption: string;
  /** The spoken script; null if there is none. */
  audioUrl: string | null;
  /** Length of the audio in seconds; null while unknown. */
  seconds: number | null;
  peaks: readonly number[];
  /**
   * Positions of gestures that are turned off, and their setter, which is null if they cannot be changed.
   */
  gesturesOff: readonly number[];
  onGesturesOffChange: ((gesturesOff: readonly number[]) => void) | null;
  /** A render was requested, so the audio stops. */
  isStarting: boolean;
  /** Shown between the picture and its facts. */
  children?: ReactNode;
}

const AUDIO_FAILED = 'The audio could not be played.';

/**
 * How the video will look and sound before it is made. It has its own player, so that the progress of the
 * audio re-renders nothing else in the step.
 */
export function PresenterPreview({
  live,
  aspect,
  facts,
  presenter,
  caption,
  voice,
  audioUrl,
  seconds,
  peaks,
  gesturesOff,
  onGesturesOffChange,
  isStarting,
  children,
}: PresenterPreviewProps) {
  const { sample, toggle, playFrom, stop, now } = useSamplePlayer(() =>
    toast.show({ tone: 'danger', children: AUDIO_FAILED }),
  );
  useEffect(() => {
    if (isStarting) stop();
  }, [isStarting, stop]);
  return (
    <>
      <Panel padding="sm">
        <div className={styles.picture[aspect]}>
          {live && presenter ? (
            <LivePicture
              presenter={live}
              name={presenter.name}
              now={now}
              state={sample === null ? 'resting' : sample.isPlaying ? 'speaking' : 'paused'}
            />
          ) : presenter?.src ? (
            <img className={styles.portrait} src={presenter.src} alt={presenter.name} />
          ) : (
            <div className={styles.missing}>
              <Icon icon={UserRound} size="hero" />
            </div>
          )}
          {!live && caption !== '' && (
            <div className={styles.caption}>
              <span className={styles.captionWords}>{caption}</span>
            </div>
          )}
        </div>
        <PreviewPlayer
          isPlaying={sample?.isPlaying === true}
          currentTime={sample?.currentTime ?? 0}
          duration={seconds ?? 0}
          peaks={peaks}
          onToggle={() => audioUrl !== null && toggle('script', audioUrl)}
        />
        {live && audioUrl !== null && (live.gestures.length > 0 || gesturesOff.length > 0) && (
          <GestureLine
            gestures={live.gestures}
            off={gesturesOff}
            duration={seconds ?? 0}
            currentTime={sample?.currentTime ?? 0}
            onPlayFrom={(from) => playFrom('script', audioUrl, from)}
            onOffChange={onGesturesOffChange}
          />
        )}
      </Panel>
      {children}
      <Panel padding="sm">
        <PreviewFacts
          name={presenter?.name ?? null}
          isLive={live !== null}
          voice={voice}
          seconds={seconds}
          facts={facts}
        />
      </Panel>
    </>
  );
}
