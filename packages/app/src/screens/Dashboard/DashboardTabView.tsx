import { ErrorState, Stack, VisuallyHidden } from '@lectern/ui';
import type { ReactNode } from 'react';
import { SlowNotice } from '../../lib/calls/SlowNotice.tsx';
import { RefreshFailed } from './RefreshFailed.tsx';
import type { Retry } from '../../lib/calls/useRetry.ts';

/** The state of a tab's list. `staleRetry` is set if the shown items could not be refreshed. */
export type DashboardTabState<Item> =
  | { status: 'loading'; onRetry: () => void }
  | ({ status: 'error' } & Retry)
  | { status: 'ready'; items: readonly Item[]; staleRetry: Retry | null };

/** Returns the state of a list from the server: loaded items stay when a later refresh fails. */
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
  /** Announced while loading: 'Loading avatars'. */
  loadingText: string;
  /** Shown when there are no items: 'Failed to load avatars.' */
  errorTitle: string;
  /** Shown above items from before: 'Error loading avatars.' */
  staleTitle: string;
  skeleton: ReactNode;
  /** Shown for an empty list: an `EmptyState`. */
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
