import type { Avatar } from '@lectern/api-client';
import { AvatarCard, AvatarCardSkeleton, CardGrid, Stack } from '@lectern/ui';
import { avatarIntroduction } from '../../avatars/avatarDescription.ts';
import { LibraryFoot, type LibraryPaging } from '../../library/LibraryFoot.tsx';
import { paths } from '../../paths.ts';

export interface AvatarGridProps extends LibraryPaging {
  avatars: readonly Avatar[];
}

/** The library's cards; each opens the wizard with its avatar (specification section 2). */
export function AvatarGrid({ avatars, ...paging }: AvatarGridProps) {
  return (
    <Stack gap={6}>
      <CardGrid
        label="Avatars"
        noun="avatars"
        layout="avatars"
        items={avatars}
        getName={({ name }) => name}
        getHref={({ id, isPlaceholder }) => (isPlaceholder ? null : paths.create({ avatar: id }))}
        skeleton={<AvatarCardSkeleton />}
        emptyState={null}
      >
        {(avatar) => (
          <AvatarCard
            name={avatar.name}
            description={avatarIntroduction(avatar)}
            src={avatar.thumbnailUrl}
            visibility={avatar.visibility}
            isPlaceholder={avatar.isPlaceholder}
          />
        )}
      </CardGrid>
      <LibraryFoot noun="avatar" shown={avatars.length} {...paging} />
    </Stack>
  );
}
