import { RotateCcw } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './VideoPlayer.css.ts';
import { messages } from './VideoPlayer.messages.ts';

export interface PlayerFailureProps {
  /** Loads the film again; without it there is none to load. */
  onRetry: (() => void) | undefined;
}

/** What the player shows in place of a film that is missing or broken. */
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
