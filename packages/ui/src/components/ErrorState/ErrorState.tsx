import { RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { createLatePart } from '../../loading/latePart.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { messages } from './ErrorState.messages.ts';

export interface ErrorStateProps {
  /** 'Failed to load avatars.' */
  title: string;
  /** What happened and what to do. */
  children?: ReactNode;
  /** Loads again; adds a button. */
  onRetry?: () => void;
  /** Words of the retry button. */
  retryLabel?: string;
  /** While it loads again: the button waits. */
  isRetrying?: boolean;
  /** Technical words for support, folded away. */
  details?: string;
  /** After the retry, at most one more (design guide, Empty and error). */
  actions?: ReactNode;
  /** Rank of its title in the document's outline. */
  level?: 1 | 2 | 3;
  /** With it a screen can move focus to the title. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Folded words for support: no first load should wait for them. */
const lateDetails = createLatePart(() => import('./ErrorDetails.tsx'));

/** One rank below the title. */
const DETAILS_LEVEL = { 1: 2, 2: 3, 3: 4 } as const;

/** Replaces content that could not be loaded, and is announced. Use `Banner` beside content. */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel,
  isRetrying,
  details,
  actions,
  level = 2,
  headingRef,
}: ErrorStateProps) {
  const words = useMessages('errorState', messages);
  const late = lateDetails.usePart();
  const hasActions = onRetry !== undefined || actions !== undefined;
  return (
    <div role="alert">
      <EmptyState
        title={title}
        illustration="error"
        level={level}
        headingRef={headingRef}
        actions={
          hasActions && (
            <>
              {onRetry && (
                <Button variant="primary" icon={RotateCw} isPending={isRetrying} onPress={onRetry}>
                  {retryLabel ?? words.retry}
                </Button>
              )}
              {actions}
            </>
          )
        }
        footer={
          details !== undefined &&
          late && <late.ErrorDetails level={DETAILS_LEVEL[level]}>{details}</late.ErrorDetails>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
