import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './LoadMore.css.ts';
import { messages } from './LoadMore.messages.ts';

export interface LoadMoreProps {
  /** Number of items in view. */
  shown: number;
  /** Number of items in the whole list; null while it is unknown. */
  total: number | null;
  /** Fetches the next page. */
  onPress: () => void;
  /** Whether the next page is loading. */
  isPending: boolean;
  /** Plural noun for the items: 'videos'. */
  noun: string;
}

/** The end of a paged list: how many items are shown, and a button that loads the next page. */
export function LoadMore({ shown, total, onPress, isPending, noun }: LoadMoreProps) {
  const words = useMessages('loadMore', messages);
  const countRef = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  const wasPressedByPointer = useRef(false);
  const isComplete = total !== null && shown >= total;
  // The last page removes the button: move focus to the count instead of losing it. Pointer users stay
  // where the new items begin.
  useLayoutEffect(() => {
    if (isComplete && hadFocus.current) {
      countRef.current?.focus({ preventScroll: wasPressedByPointer.current });
    }
    hadFocus.current = false;
  }, [isComplete]);
  const count =
    total === null
      ? words.soFar(shown, noun)
      : isComplete
        ? words.all(total, noun)
        : words.some(shown, total, noun);
  return (
    <div className={styles.row}>
      <p ref={countRef} tabIndex={-1} role="status" className={styles.count}>
        {count}
      </p>
      {!isComplete && (
        <Button
          isPending={isPending}
          onPress={({ pointerType }) => {
            wasPressedByPointer.current = !['keyboard', 'virtual'].includes(pointerType);
            onPress();
          }}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={(event) => {
            // On removal there is no related target; on leaving by Tab there is one.
            if (event.relatedTarget !== null) hadFocus.current = false;
          }}
        >
          {words.more}
        </Button>
      )}
    </div>
  );
}
