import { RotateCcw } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './VideoPlayer.css.ts';
import { messages } from './VideoPlayer.messages.ts';

export interface PlayerFailureProps {
  /** Loads the video again; undefined if there is no video. */
  onRetry: (() => void) | undefined;
}

/** Replaces a missing or broken video. */
export function PlayerFailure({ onRetry }: PlayerFailureProps) {
  const words = useMessages('videoPlayer', messages);
  if (onRetry === undefined) {
    return <p className={styles.failure}>{words.missing}</p>;
  }
  return (
    <div className={styles.failure}>
      <p role="alert">{words.failed}</p>
      <Button icon={RotateCcw} onPress={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
