import { RotateCcw } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import * as styles from './VideoPlayer.css.ts';

export interface PlayerFailureProps {
  /** Loads the film again; without it there is none to load. */
  onRetry: (() => void) | undefined;
}

/** What the player shows in place of a film that is missing or broken. */
export function PlayerFailure({ onRetry }: PlayerFailureProps) {
  if (onRetry === undefined) {
    return <p className={styles.failure}>There is no video to play yet.</p>;
  }
  return (
    <div className={styles.failure}>
      <p role="alert">This video could not be played.</p>
      <Button icon={RotateCcw} onPress={onRetry}>
        Try again
      </Button>
    </div>
  );
}
