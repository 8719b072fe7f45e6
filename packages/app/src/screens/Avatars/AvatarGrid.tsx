import type { Avatar } from '@lectern/api-client';
import {
  AvatarCard,
  AvatarCardSkeleton,
  Box,
  Button,
  CardGrid,
  LoadMore,
  Stack,
  VisuallyHidden,
} from '@lectern/ui';
import { avatarDescription } from '../../avatars/avatarDescription.ts';
import { paths } from '../../paths.ts';

export interface AvatarPaging {
  /** Of all pages; null where the server does not say. */
  total: number | null;
  hasMore: boolean;
  isPending: boolean;
  onMore: () => void;
}

export interface AvatarGridProps {
  avatars: readonly Avatar[];
  paging: AvatarPaging;
}

/** The library's cards; each leads to the wizard with its avatar (specification section 2). */
export function AvatarGrid({ avatars, paging }: AvatarGridProps) {
  return (
    <Stack gap={8}>
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
            description={avatarDescription(avatar)}
            src={avatar.thumbnailUrl}
            visibility={avatar.visibility}
            isPlaceholder={avatar.isPlaceholder}
          />
        )}
      </CardGrid>
      <AvatarPager shown={avatars.length} {...paging} />
    </Stack>
  );
}

function AvatarPager({
  shown,
  total,
  hasMore,
  isPending,
  onMore,
}: AvatarPaging & { shown: number }) {
  if (hasMore && total === null) {
    return (
      <Box display="flex" justifyContent="center">
        <Button isPending={isPending} onPress={onMore}>
          Load more
        </Button>
      </Box>
    );
  }
  if (hasMore || shown > PAGE_SIZE) {
    return (
      <LoadMore
        shown={shown}
        // Private avatars are left out here and counted there; only the button says what comes.
        total={hasMore ? Math.max(total ?? 0, shown + 1) : shown}
        isPending={isPending}
        onPress={onMore}
        noun="avatars"
      />
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{shown === 1 ? '1 avatar' : `${shown} avatars`}</VisuallyHidden>
    </div>
  );
}

/** A list of one page needs no count below it (specification section 9, Page sizes). */
const PAGE_SIZE = 12;
