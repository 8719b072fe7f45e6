import {
  type AvatarOption,
  AvatarPicker,
  Banner,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@lectern/ui';
import * as styles from './AvatarStep.css.ts';

/** The avatars, in one of the states that the wizard's list has. */
export type AvatarList =
  | { status: 'loading' }
  /** The placeholder stands in for a list that could not be loaded. */
  | {
      status: 'fallback';
      avatars: readonly AvatarOption[];
      isRetrying: boolean;
      onRetry: () => void;
    }
  | { status: 'ready'; avatars: readonly AvatarOption[] };

export interface AvatarChoiceProps {
  list: AvatarList;
  selectedId: string | null;
  onAvatarChange: (id: string) => void;
  /** Whether it has the whole width. */
  isWide: boolean;
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

/** Who can present: on their way, a stand-in, or all of them. */
export function AvatarChoice({ list, selectedId, onAvatarChange, isWide }: AvatarChoiceProps) {
  if (list.status === 'loading') {
    return (
      <>
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
      <AvatarPicker
        label="Presenters"
        avatars={list.avatars}
        selectedId={selectedId}
        onSelectionChange={onAvatarChange}
        layout={isWide ? 'portraitsWide' : 'portraits'}
        emptyMessage="No avatars found. Your script and its audio are kept; come back later."
      />
    </Stack>
  );
}
