import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './LoadMore.css.ts';
import { messages } from './LoadMore.messages.ts';

export interface LoadMoreProps {
  /** How many are in view. */
  shown: number;
  /** How many there are. */
  total: number;
  /** Fetches the next page. */
  onPress: () => void;
  /** The next page is loading. */
  isPending: boolean;
  /** Plural of what the list holds: 'videos'. */
  noun: string;
}

/** The end of a paged list: how much of it shows, and a button for the next page. */
export function LoadMore({ shown, total, onPress, isPending, noun }: LoadMoreProps) {
  const words = useMessages('loadMore', messages);
  const countRef = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  const isComplete = shown >= total;
  // The button goes with the last page: move focus to the count instead of losing it.
  useLayoutEffect(() => {
    if (isComplete && hadFocus.current) countRef.current?.focus();
    hadFocus.current = false;
  }, [isComplete]);
  return (
    <div className={styles.row}>
      <p ref={countRef} tabIndex={-1} role="status" className={styles.count}>
        {isComplete ? words.all(total, noun) : words.some(shown, total, noun)}
      </p>
      {!isComplete && (
        <Button
          isPending={isPending}
          onPress={onPress}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={(event) => {
            // Removal has no related target; leaving by Tab has one.
            if (event.relatedTarget !== null) hadFocus.current = false;
          }}
        >
          {words.more}
        </Button>
      )}
    </div>
  );
}
