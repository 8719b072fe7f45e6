import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ScriptNote.css.ts';
import { messages } from './ScriptNote.messages.ts';

export interface ScriptNoteProps {
  /** The problem in a few words. */
  title: string;
  /** The reason, and what to do. */
  children: ReactNode;
  /** One or two small buttons that fix the problem. */
  actions?: ReactNode;
  /** Number of the place among all places, counted from 1. */
  place: { number: number; count: number };
  onPrevious: () => void;
  onNext: () => void;
}

/**
 * A note at a place of a `ScriptSheet`, passed as its `note`: the problem, its remedies, and buttons to the
 * other places. It does not take focus, so users can keep typing.
 */
export function ScriptNote({
  title,
  children,
  actions,
  place: { number, count },
  onPrevious,
  onNext,
}: ScriptNoteProps) {
  const words = useMessages('scriptNote', messages);
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles.note}>
      <Text variant="label" id={titleId}>
        {title}
      </Text>
      <Text variant="small" tone="muted">
        {children}
      </Text>
      <div className={styles.foot}>
        {actions}
        <div className={styles.ways}>
          <Text variant="caption" tone="subtle" numeric>
            {words.place(number, count)}
          </Text>
          {count > 1 && (
            <>
              <IconButton
                icon={ChevronUp}
                size="sm"
                aria-label={words.previous}
                onPress={onPrevious}
              />
              <IconButton icon={ChevronDown} size="sm" aria-label={words.next} onPress={onNext} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
