import { IconButton, MediaChip, toast } from '@lectern/ui';
import { Pause, Play } from 'lucide-react';
import { useEffect } from 'react';
import type { LivePresenter } from '../../../backend/liveStudio.ts';
import { formatDuration } from '../../../lib/formatDuration.ts';
import { useSamplePlayer } from '../audio/useSamplePlayer.ts';
import { LivePicture } from '../avatar/LivePicture.tsx';
import * as styles from './ProcessingStep.css.ts';

export interface PlayableStartProps {
  live: LivePresenter;
  /** The presenter's name. */
  name: string;
  /** The film's sound. */
  audioUrl: string;
  /** Seconds from the start that are finished. */
  playable: number;
  /** Seconds of the film. */
  seconds: number;
}

/** The finished beginning of a film that is being made, as it will look and sound. */
export function PlayableStart({ live, name, audioUrl, playable, seconds }: PlayableStartProps) {
  const { sample, toggle, stop, now } = useSamplePlayer(() =>
    toast.show({ tone: 'danger', children: 'The audio could not be played.' }),
  );
  const isPlaying = sample?.isPlaying === true;
  const isOver = sample !== null && sample.currentTime >= playable;
  useEffect(() => {
    if (isOver) stop();
  }, [isOver, stop]);
  return (
    <div className={styles.playable}>
      <div className={styles.moving} style={{ aspectRatio: live.width / live.height }}>
        <LivePicture
          presenter={live}
          name={name}
          now={now}
          state={sample === null ? 'resting' : isPlaying ? 'speaking' : 'paused'}
        />
      </div>
      <div className={styles.controls}>
        <IconButton
          icon={isPlaying ? Pause : Play}
          aria-label={isPlaying ? 'Pause' : 'Play what is made'}
          variant="secondary"
          shape="round"
          size="lg"
          fill
          onPress={() => toggle('film', audioUrl)}
        />
        {/* Nothing lies over captions while they are shown. */}
        {!isPlaying && (
          <MediaChip>
            <bdi>
              {formatDuration(playable)} of {formatDuration(seconds)} can be played
            </bdi>
          </MediaChip>
        )}
      </div>
    </div>
  );
}
