import { FactList, Icon, IconButton, Panel, Text, Waveform, formatTime } from '@lectern/ui';
import { Pause, Play, UserRound } from 'lucide-react';
import type { LivePresenter } from '../../../backend/BackendContext.ts';
import type { Aspect } from '../look/videoSettings.ts';
import * as styles from './AvatarStep.css.ts';
import { LivePicture } from './LivePicture.tsx';

export interface PresenterPreviewProps {
  /** The presenter ready to speak; null shows the still picture. */
  live: LivePresenter | null;
  aspect: Aspect;
  /** The chosen presenter; null while none is. */
  presenter: { name: string; src: string | null } | null;
  /** The first line of captions; empty where the picture has none. */
  caption: string;
  /** 'Marcus, American'; null while it is not known. */
  voice: string | null;
  /** Seconds of audio; null while it is not known. */
  seconds: number | null;
  peaks: readonly number[];
  /** How the audio plays; null while there is none. */
  playing: { isPlaying: boolean; currentTime: number } | null;
  /** What the render will be, below the presenter's own facts. */
  facts: { label: string; value: string }[];
  onTogglePlay: () => void;
}

/** How the video will look and sound, before it is made. */
export function PresenterPreview({
  live,
  aspect,
  facts,
  presenter,
  caption,
  voice,
  seconds,
  peaks,
  playing,
  onTogglePlay,
}: PresenterPreviewProps) {
  const duration = seconds ?? 0;
  const time = playing?.currentTime ?? 0;
  return (
    <Panel padding="sm">
      <div className={styles.picture[aspect]}>
        {live && presenter ? (
          <LivePicture
            presenter={live}
            name={presenter.name}
            seconds={playing && (playing.isPlaying || time > 0) ? time : null}
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
      <div className={styles.player} role="group" aria-label="Your script, read aloud">
        <IconButton
          icon={playing?.isPlaying ? Pause : Play}
          aria-label={playing?.isPlaying ? 'Pause audio' : 'Play audio'}
          variant="secondary"
          shape="round"
          fill
          onPress={onTogglePlay}
        />
        <div className={styles.wave}>
          <Waveform peaks={peaks} progress={duration > 0 ? time / duration : 0} />
        </div>
        <Text as="span" variant="small" tone="muted" numeric>
          {formatTime(time)} / {formatTime(duration)}
        </Text>
      </div>
      <div className={styles.facts}>
        {live && presenter && (
          <div className={styles.promise}>
            <Text variant="small" tone="muted">
              {presenter.name} speaks your script, made on this device. Free: no credits are used.
            </Text>
          </div>
        )}
        <FactList
          items={[
            { label: 'Avatar', value: presenter?.name ?? 'Not chosen yet' },
            { label: 'Voice', value: voice ?? '–' },
            { label: 'Length', value: seconds === null ? '–' : formatTime(seconds) },
            ...facts,
          ]}
        />
      </div>
    </Panel>
  );
}
