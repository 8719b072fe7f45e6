import { scriptMessages } from '@lectern/api-client';
import { ErrorState, PageHeader, Stack } from '@lectern/ui';
import type { Ref } from 'react';
import type { LibraryPaging } from '../../library/LibraryFoot.tsx';
import { ScriptGrid, ScriptGridLoading } from './ScriptGrid.tsx';
import { NewScriptActions, ScriptEmpty, ScriptNoMatch } from './ScriptListStates.tsx';
import type { ListedScript } from './scriptList.ts';
import { ScriptToolbar, type ScriptToolbarProps } from './ScriptToolbar.tsx';
import type { ScriptActions } from './useScriptActions.tsx';
import * as styles from './ScriptsView.css.ts';

/** The list below the toolbar, in one of its states. */
export type ScriptsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'no-match' }
  | { status: 'ready'; scripts: readonly ListedScript[]; isStale: boolean; paging: LibraryPaging };

export interface ScriptsViewProps extends Omit<ScriptToolbarProps, 'onReset'> {
  headingRef?: Ref<HTMLHeadingElement>;
  /** Around the list, to find a card in it. */
  areaRef?: Ref<HTMLDivElement>;
  /** Opens the editor for a new script. */
  newHref: string;
  /** Opens the editor for a script. */
  editHref: (id: string) => string;
  actions: ScriptActions;
  onReset: () => void;
  state: ScriptsState;
}

function ScriptArea(props: ScriptsViewProps) {
  const { state, filters, newHref, editHref, actions, onReset, onRefresh, isRefreshing } = props;
  switch (state.status) {
    case 'loading':
      return <ScriptGridLoading onRetry={onRefresh} />;
    case 'error':
      return (
        <ErrorState
          title={scriptMessages.loadListFailed}
          isRetrying={isRefreshing}
          onRetry={onRefresh}
        />
      );
    case 'empty':
      return <ScriptEmpty newHref={newHref} />;
    case 'no-match':
      return (
        <ScriptNoMatch
          search={filters.search.trim()}
          category={filters.category}
          newHref={newHref}
          onReset={onReset}
        />
      );
    case 'ready':
      return (
        <ScriptGrid
          scripts={state.scripts}
          actions={actions}
          editHref={editHref}
          isStale={state.isStale}
          onRetry={onRefresh}
          isRetrying={isRefreshing}
          {...state.paging}
        />
      );
  }
}

/** The script library page in every state (specification section 2, Scripts). */
export function ScriptsView(props: ScriptsViewProps) {
  const { headingRef, areaRef, filters, tags, onChange, onReset, onRefresh, isRefreshing } = props;
  const { status } = props.state;
  // Empty states offer the actions themselves; a wide window shows them only once.
  const isEmpty = status === 'empty' || status === 'no-match';
  const isFiltered = filters.search.trim() !== '' || filters.category !== '';
  return (
    <Stack gap={6}>
      <PageHeader
        title="Scripts"
        headingRef={headingRef}
        actions={
          <div className={isEmpty ? styles.onPhones : styles.actions}>
            <NewScriptActions newHref={props.newHref} isPrimary={status !== 'error'} />
          </div>
        }
      />
      <ScriptToolbar
        {...{ filters, tags, onChange, onRefresh, isRefreshing }}
        onReset={isFiltered && !isEmpty ? onReset : undefined}
      />
      <div ref={areaRef}>
        <ScriptArea {...props} />
      </div>
    </Stack>
  );
}
