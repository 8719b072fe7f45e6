import { IconButton } from '@lectern/ui';
import { Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import * as styles from './PlayRing.css.ts';

type Played = CSSProperties & Readonly<Record<'--played', string>>;

export interface PlayRingProps {
  /** Name of the sound: 'take 2', 'sentence 8'. */
  name: string;
  isPlaying: boolean;
  isPending?: boolean;
  /** 0–1. */
  progress: number;
  size?: 'md' | 'lg';
  onPress: () => void;
}

/** Plays and pauses a sound; a ring shows how much of it was played. */
export function PlayRing({
  name,
  isPlaying,
  isPending,
  progress,
  size = 'md',
  onPress,
}: PlayRingProps) {
  const played: Played = { '--played': `${Math.round(progress * 1000) / 10}%` };
  return (
    <span className={styles.ringed}>
      <IconButton
        icon={isPlaying ? Pause : Play}
        aria-label={isPlaying ? `Pause ${name}` : `Play ${name}`}
        variant="secondary"
        shape="round"
        size={size}
        fill
        isPending={isPending}
        onPress={onPress}
      />
      {isPlaying && <span className={styles.ring} style={played} />}
    </span>
  );
}
