import {
  type AvatarOption,
  AvatarPicker,
  Banner,
  Button,
  Inline,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@lectern/ui';
import { ANY_AVATAR } from './avatarFilter.ts';
import { AvatarFilters, type AvatarFiltersProps } from './AvatarFilters.tsx';
import { SlowNotice } from '../../../lib/calls/SlowNotice.tsx';
import * as styles from './AvatarStep.css.ts';

/** The avatars, in one of the states of the wizard's list. */
export type AvatarList =
  | { status: 'loading'; onRetry: () => void }
  /** The placeholder stands in for a list that could not be loaded. */
  | {
      status: 'fallback';
      avatars: readonly AvatarOption[];
      isRetrying: boolean;
      onRetry: () => void;
    }
  /** The avatars that match the filters, of `total`. */
  | { status: 'ready'; avatars: readonly AvatarOption[]; total: number };

export interface AvatarChoiceProps {
  list: AvatarList;
  selectedId: string | null;
  onAvatarChange: (id: string) => void;
  /** Whether the list takes up the full width. */
  isWide: boolean;
  filters: AvatarFiltersProps;
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

/** The presenters to choose from: loading, a placeholder, or all of them. */
export function AvatarChoice({
  list,
  selectedId,
  onAvatarChange,
  isWide,
  filters,
}: AvatarChoiceProps) {
  if (list.status === 'loading') {
    return (
      <>
        <SlowNotice onRetry={list.onRetry} />
        <div role="status">
          <VisuallyHidden>Loading avatars...</VisuallyHidden>
        </div>
        <div className={styles.skeletons}>
          {PLACES.map((place) => (
            <Skeleton key={place} ratio="4 / 5" radius="thumbnail" />
          ))}
        </div>
      </>
    );
  }
  const count = list.avatars.length;
  const canFilter = list.status === 'ready' && list.total > 0;
  const emptyMessage = canFilter
    ? 'No presenter is like that.'
    : 'No avatars found. Your script and its audio are kept; come back later.';
  return (
    <Stack gap={4}>
      {list.status === 'fallback' && (
        <Banner
          tone="info"
          action={{ label: 'Try Again', onPress: list.onRetry, isPending: list.isRetrying }}
        >
          A stand-in presents until the avatars can be loaded.
        </Banner>
      )}
      {canFilter && <AvatarFilters {...filters} />}
      <AvatarPicker
        label="Presenters"
        avatars={list.avatars}
        selectedId={selectedId}
        onSelectionChange={onAvatarChange}
        layout={isWide ? 'portraitsWide' : 'portraits'}
        emptyMessage={emptyMessage}
      />
      <VisuallyHidden>
        <span role="status">
          {canFilter &&
            (count === 0 ? emptyMessage : count === 1 ? '1 presenter' : `${count} presenters`)}
        </span>
      </VisuallyHidden>
      {canFilter && count === 0 && (
        <Inline>
          <Button size="sm" onPress={() => filters.onFilterChange(ANY_AVATAR)}>
            Show all presenters
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
