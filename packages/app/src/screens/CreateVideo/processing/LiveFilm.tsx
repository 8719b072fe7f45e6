import { IconButton, MediaChip, toast } from '@lectern/ui';
import { Pause, Play } from 'lucide-react';
import type { LivePresenter } from '../../../backend/liveStudio.ts';
import { formatDuration } from '../../../lib/format/formatDuration.ts';
import { useSamplePlayer } from '../audio/useSamplePlayer.ts';
import { LivePicture } from '../avatar/LivePicture.tsx';
import * as styles from './ProcessingStep.css.ts';

export interface LiveFilmProps {
  live: LivePresenter;
  /** The presenter's name. */
  name: string;
  /** The film's audio. */
  audioUrl: string;
  /** Finished length in seconds. */
  made: number;
  /** Length of the film in seconds. */
  seconds: number;
}

/** A preview of a film in the making, as it will look and sound: all of it can be played meanwhile. */
export function LiveFilm({ live, name, audioUrl, made, seconds }: LiveFilmProps) {
  const { sample, toggle, now } = useSamplePlayer(() =>
    toast.show({ tone: 'danger', children: 'The audio could not be played.' }),
  );
  const isPlaying = sample?.isPlaying === true;
  return (
    <div className={styles.liveFilm}>
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
          aria-label={isPlaying ? 'Pause' : 'Play the preview'}
          variant="secondary"
          shape="round"
          size="lg"
          fill
          onPress={() => toggle('film', audioUrl)}
        />
        {/* Nothing covers the captions while they are shown. */}
        {!isPlaying && (
          <MediaChip>
            {made > 0 ? (
              <bdi>
                {formatDuration(made)} of {formatDuration(seconds)} made
              </bdi>
            ) : (
              'Live preview'
            )}
          </MediaChip>
        )}
      </div>
    </div>
  );
}
