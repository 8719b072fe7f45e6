import type { Avatar } from '@lectern/api-client';
import { AvatarCardSkeleton, AvatarLinkCard, EmptyState, Grid } from '@lectern/ui';
import { avatarDescription } from '../../avatars/avatarDescription.ts';
import { paths } from '../../paths.ts';
import { type DashboardTabState, DashboardTabView } from './DashboardTabView.tsx';

const SKELETONS = Array.from({ length: 8 }, (_unused, index) => index);

/** The Avatars tab in every state (specification section 2, Dashboard). */
export function RealisticAvatarsView({ state }: { state: DashboardTabState<Avatar> }) {
  return (
    <DashboardTabView
      state={state}
      loadingText="Loading avatars"
      errorTitle="Failed to load avatars."
      staleTitle="Error loading avatars."
      skeleton={
        <Grid layout="portraits">
          {SKELETONS.map((index) => (
            <AvatarCardSkeleton key={index} />
          ))}
        </Grid>
      }
      empty={<EmptyState title="No avatars found." illustration="search" />}
    >
      {(avatars) => (
        <Grid layout="portraits" as="ul" aria-label="Realistic avatars">
          {avatars.map((avatar) => (
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
      )}
    </DashboardTabView>
  );
}
