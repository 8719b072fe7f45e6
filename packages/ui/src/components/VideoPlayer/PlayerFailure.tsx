import { RotateCcw } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './VideoPlayer.css.ts';
import { messages } from './VideoPlayer.messages.ts';

export interface PlayerFailureProps {
  /** Loads the film again; undefined when there is no film. */
  onRetry: (() => void) | undefined;
}

/** Shown in place of a missing or broken film. */
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
