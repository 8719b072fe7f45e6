import { ErrorState, Stack, VisuallyHidden } from '@lectern/ui';
import type { ReactNode } from 'react';
import { SlowNotice } from '../../lib/SlowNotice.tsx';
import { RefreshFailed } from './RefreshFailed.tsx';
import type { Retry } from '../../lib/useRetry.ts';

/** What there is of a tab's list. `staleRetry` is there when what is shown could not be renewed. */
export type DashboardTabState<Item> =
  | { status: 'loading'; onRetry: () => void }
  | ({ status: 'error' } & Retry)
  | { status: 'ready'; items: readonly Item[]; staleRetry: Retry | null };

/** The state of a list that comes from the server: what is there stays when a later look fails. */
export function dashboardTabState<Item>(
  items: readonly Item[] | undefined,
  error: unknown,
  retry: Retry,
): DashboardTabState<Item> {
  if (!items)
    return error ? { status: 'error', ...retry } : { status: 'loading', onRetry: retry.onRetry };
  return { status: 'ready', items, staleRetry: error ? retry : null };
}

export interface DashboardTabViewProps<Item> {
  state: DashboardTabState<Item>;
  /** Spoken while it loads: 'Loading avatars'. */
  loadingText: string;
  /** Said when there is nothing to show: 'Failed to load avatars.' */
  errorTitle: string;
  /** Said above what is there from before: 'Error loading avatars.' */
  staleTitle: string;
  skeleton: ReactNode;
  /** Shown where there is nothing: an `EmptyState`. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A tab of the dashboard in every state (specification section 2, Dashboard). */
export function DashboardTabView<Item>({
  state,
  loadingText,
  errorTitle,
  staleTitle,
  skeleton,
  empty,
  children,
}: DashboardTabViewProps<Item>) {
  switch (state.status) {
    case 'loading':
      return (
        <Stack gap={5}>
          <SlowNotice onRetry={state.onRetry} />
          <div role="status">
            <VisuallyHidden>{loadingText}</VisuallyHidden>
            {skeleton}
          </div>
        </Stack>
      );
    case 'error':
      return (
        <ErrorState title={errorTitle} isRetrying={state.isRetrying} onRetry={state.onRetry}>
          Please try refreshing.
        </ErrorState>
      );
    case 'ready':
      return (
        <Stack gap={5}>
          {state.staleRetry && <RefreshFailed title={staleTitle} {...state.staleRetry} />}
          {state.items.length > 0 ? children(state.items) : empty}
        </Stack>
      );
  }
}
