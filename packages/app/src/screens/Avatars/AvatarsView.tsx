import type { Avatar, AvatarCategory } from '@lectern/api-client';
import { PageHeader, Stack, Tabs } from '@lectern/ui';
import type { ReactNode, Ref } from 'react';
import type { LibraryPaging } from '../../library/LibraryFoot.tsx';
import { CATEGORIES } from './avatarFilters.ts';
import { AvatarGrid } from './AvatarGrid.tsx';
import {
  AvatarsFailed,
  type AvatarsFailedProps,
  AvatarsLoading,
  AvatarsNoMatch,
  AvatarsNoneSaved,
} from './AvatarListStates.tsx';
import { AvatarToolbar, type AvatarToolbarProps } from './AvatarToolbar.tsx';

/** The list below the toolbar, in one of its states. */
export type AvatarLibraryState =
  | { status: 'loading'; onRetry: () => void }
  | ({ status: 'error' } & AvatarsFailedProps)
  | { status: 'none-saved'; onShowCustom: (() => void) | undefined }
  | { status: 'no-match'; onReset: () => void }
  | { status: 'ready'; avatars: readonly Avatar[]; paging: LibraryPaging };

export interface AvatarsViewProps extends AvatarToolbarProps {
  headingRef?: Ref<HTMLHeadingElement>;
  onCategoryChange: (category: AvatarCategory) => void;
  /** Buttons that make avatars, next to the title. */
  actions?: ReactNode;
  state: AvatarLibraryState;
}

function AvatarArea({ state }: Pick<AvatarsViewProps, 'state'>) {
  switch (state.status) {
    case 'loading':
      return <AvatarsLoading onRetry={state.onRetry} />;
    case 'error': {
      const { status: _status, ...failure } = state;
      return <AvatarsFailed {...failure} />;
    }
    case 'none-saved':
      return <AvatarsNoneSaved onShowCustom={state.onShowCustom} />;
    case 'no-match':
      return <AvatarsNoMatch onReset={state.onReset} />;
    case 'ready':
      return <AvatarGrid avatars={state.avatars} {...state.paging} />;
  }
}

/** The avatar library in every state (specification section 2). */
export function AvatarsView({
  headingRef,
  filters,
  onCategoryChange,
  state,
  actions,
  ...toolbar
}: AvatarsViewProps) {
  const content = (
    <Stack gap={5}>
      <AvatarToolbar filters={filters} {...toolbar} />
      <AvatarArea state={state} />
    </Stack>
  );
  return (
    <Stack gap={5}>
      <PageHeader title="Avatars" headingRef={headingRef} actions={actions} />
      <Tabs
        label="Kind of avatar"
        items={CATEGORIES.map((category) => ({
          ...category,
          content: category.id === filters.category ? content : null,
        }))}
        selectedKey={filters.category}
        onSelectionChange={onCategoryChange}
      />
    </Stack>
  );
}
