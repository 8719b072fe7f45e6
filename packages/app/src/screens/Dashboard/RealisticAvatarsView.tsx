import type { Avatar } from '@lectern/api-client';
import {
  AvatarCardSkeleton,
  AvatarLinkCard,
  EmptyState,
  ErrorState,
  Grid,
  Stack,
  VisuallyHidden,
} from '@lectern/ui';
import { avatarDescription } from '../../avatars/avatarDescription.ts';
import { paths } from '../../paths.ts';
import { RefreshFailed } from './RefreshFailed.tsx';
import type { Retry } from './useRetry.ts';

/** `staleRetry` is there when what is shown could not be renewed. */
export type RealisticAvatarsState =
  | { status: 'loading' }
  | ({ status: 'error' } & Retry)
  | { status: 'empty'; staleRetry: Retry | null }
  | { status: 'ready'; avatars: readonly Avatar[]; staleRetry: Retry | null };

const STALE_TITLE = 'Error loading avatars.';
const SKELETONS = Array.from({ length: 8 }, (_unused, index) => index);

/** The Avatars tab in every state (specification section 2, Dashboard). */
export function RealisticAvatarsView({ state }: { state: RealisticAvatarsState }) {
  switch (state.status) {
    case 'loading':
      return (
        <div role="status">
          <VisuallyHidden>Loading avatars</VisuallyHidden>
          <Grid layout="portraits">
            {SKELETONS.map((index) => (
              <AvatarCardSkeleton key={index} />
            ))}
          </Grid>
        </div>
      );
    case 'error':
      return (
        <ErrorState
          title="Failed to load avatars."
          isRetrying={state.isRetrying}
          onRetry={state.onRetry}
        >
          Please try refreshing.
        </ErrorState>
      );
    case 'empty':
      return (
        <Stack gap={5}>
          {state.staleRetry && <RefreshFailed title={STALE_TITLE} {...state.staleRetry} />}
          <EmptyState title="No avatars found." illustration="lectern" />
        </Stack>
      );
    case 'ready':
      return (
        <Stack gap={5}>
          {state.staleRetry && <RefreshFailed title={STALE_TITLE} {...state.staleRetry} />}
          <Grid layout="portraits" as="ul" aria-label="Realistic avatars">
            {state.avatars.map((avatar) => (
              <li key={avatar.id}>
                <AvatarLinkCard
                  href={paths.create({ avatar: avatar.id })}
                  name={avatar.name}
                  description={avatarDescription(avatar)}
                  src={avatar.thumbnailUrl}
                  visibility={null}
                />
              </li>
            ))}
          </Grid>
        </Stack>
      );
  }
}
