import { formatLength, formatMoment, IconButton, Text, Waveform } from '@lectern/ui';
import { Pause, Play } from 'lucide-react';
import * as styles from './AvatarStep.css.ts';

export interface PreviewPlayerProps {
  isPlaying: boolean;
  /** Seconds. */
  currentTime: number;
  /** Seconds; 0 while unknown. */
  duration: number;
  peaks: readonly number[];
  onToggle: () => void;
}

/** The player of the script's audio, below the presenter. */
export function PreviewPlayer({
  isPlaying,
  currentTime,
  duration,
  peaks,
  onToggle,
}: PreviewPlayerProps) {
  return (
    <div className={styles.player} role="group" aria-label="Your script, read aloud">
      <IconButton
        icon={isPlaying ? Pause : Play}
        aria-label={isPlaying ? 'Pause audio' : 'Play audio'}
        variant="secondary"
        shape="round"
        fill
        onPress={onToggle}
      />
      <div className={styles.wave}>
        <Waveform peaks={peaks} progress={duration > 0 ? currentTime / duration : 0} />
      </div>
      <Text as="span" variant="small" tone="muted" numeric>
        <bdi>
          {formatMoment(currentTime, duration)} / {formatLength(duration)}
        </bdi>
      </Text>
    </div>
  );
}
