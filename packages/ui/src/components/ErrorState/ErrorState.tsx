import { RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { createLatePart } from '../../loading/latePart.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { messages } from './ErrorState.messages.ts';

export interface ErrorStateProps {
  /** Title: 'Failed to load avatars.' */
  title: string;
  /** An explanation of what happened and what to do. */
  children?: ReactNode;
  /** Called to load the content again; adds a button. */
  onRetry?: () => void;
  /** Label of the retry button. */
  retryLabel?: string;
  /** Whether the content is being loaded again: the button is pending. */
  isRetrying?: boolean;
  /** Technical details for support, collapsed. */
  details?: string;
  /** Actions after the retry button; at most one more (design guide, Empty and error). */
  actions?: ReactNode;
  /** Heading level of the title in the document's outline. */
  level?: 1 | 2 | 3;
  /** Lets a screen move focus to the title. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Collapsed details for support: no first load should wait for them. */
const lateDetails = createLatePart(() => import('./ErrorDetails.tsx'));

/** One level below the title. */
const DETAILS_LEVEL = { 1: 2, 2: 3, 3: 4 } as const;

/**
 * Replaces content that could not be loaded, and is announced. Use `Banner` next to content that is there.
 */
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
