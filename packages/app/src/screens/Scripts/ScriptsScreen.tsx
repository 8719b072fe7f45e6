import { VisuallyHidden } from '@lectern/ui';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { focusAfterDialog } from '../../lib/focus/focusAfterDialog.ts';
import { idleDuring } from '../../lib/focus/idleDuring.ts';
import { useFocusRescue } from '../../lib/focus/useFocusRescue.ts';
import { useRetry } from '../../lib/calls/useRetry.ts';
import { paths, type ScriptsQuery } from '../../paths.ts';
import type { Departure } from '../../navigation/useDeparture.ts';
import { useDialogEntry } from '../../navigation/useDialogEntry.ts';
import { usePageHeading } from '../../navigation/usePageHeading.ts';
import { ScriptEditor } from './editor/ScriptEditor.tsx';
import type { SavedScript } from './editor/saveScript.ts';
import { readScriptFilters, type ScriptFilters } from './scriptFilters.ts';
import { scriptTitle } from './scriptList.ts';
import { type ScriptsState, ScriptsView } from './ScriptsView.tsx';
import { notify, useScriptActions } from './useScriptActions.tsx';
import { type ScriptList, useScriptList } from './useScriptList.ts';

function viewState(list: ScriptList, { search, category }: ScriptFilters): ScriptsState {
  const { items: scripts, isStale, paging } = list;
  if (list.hasFailed) return { status: 'error' };
  if (!scripts) return { status: 'loading' };
  if (scripts.length === 0) {
    return { status: search.trim() !== '' || category !== '' ? 'no-match' : 'empty' };
  }
  return { status: 'ready', scripts, isStale, paging };
}

/**
 * Returns the script that the URL opens in the editor; kept while the editor fades out, with a new key each
 * time it opens.
 */
function useEditing(query: URLSearchParams) {
  const id = query.get('edit');
  const isOpen = id !== null || query.get('new') === 'true';
  const [shown, setShown] = useState({ id, isOpen, opening: isOpen ? 1 : 0 });
  if (shown.isOpen !== isOpen || (isOpen && shown.id !== id)) {
    setShown(isOpen ? { id, isOpen, opening: shown.opening + 1 } : { ...shown, isOpen });
  }
  return { ...shown, isOpen };
}

/** The script library: filters and the editor are in the URL (specification section 2, Scripts). */
export function ScriptsScreen() {
  const heading = usePageHeading('Scripts');
  useFocusRescue(heading);
  const area = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filters = readScriptFilters(query);
  const list = useScriptList(filters);
  const editing = useEditing(query);
  const closeEntry = useDialogEntry(editing.isOpen);
  const closeEditor = () => closeEntry(paths.scripts(filters));
  const [isRefreshed, setRefreshed] = useState(false);

  // Replaces the entry: Back leaves the page instead of undoing each letter.
  const show = (change: ScriptsQuery) =>
    void navigate(paths.scripts({ ...filters, ...change }), { replace: true });
  const editHref = (id: string) => paths.scripts({ ...filters, edit: id });

  /** Focuses the card of a script, or the page's title if the card is not rendered. */
  const focusCard = (id: string | undefined) =>
    focusAfterDialog(
      () =>
        (id !== undefined &&
          area.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`)) ||
        heading.current,
    );

  const { actions, dialog } = useScriptActions({
    ...list,
    onRemove: ({ id }) => {
      const scripts = list.items ?? [];
      const place = scripts.findIndex((script) => script.id === id);
      focusCard((scripts[place + 1] ?? scripts[place - 1])?.id);
    },
  });

  const { isRetrying: isRefreshing, onRetry: onRefresh } = useRetry(async () => {
    setRefreshed(false);
    await list.refresh();
    setRefreshed(true);
  });

  async function saved({
    script,
    isPreviousKept,
    departure,
  }: SavedScript & { departure: Departure }): Promise<void> {
    const hasStayed = departure.isHere();
    if (hasStayed) closeEditor();
    const open = { label: 'Open script', onPress: () => void navigate(editHref(script.id)) };
    const action = hasStayed ? undefined : open;
    const title = scriptTitle(script);
    if (isPreviousKept) {
      notify(
        'warning',
        `"${title}" was saved, but its earlier version could not be removed. Delete it here.`,
        action,
      );
    } else {
      notify('success', `"${title}" was successfully saved.`, action);
    }
    const isIdle = await idleDuring(list.refresh());
    if (hasStayed && isIdle) focusCard(script.id);
  }

  return (
    <>
      <ScriptsView
        headingRef={heading}
        areaRef={area}
        filters={filters}
        tags={list.tags}
        onChange={show}
        onReset={() => show({ search: '', category: '' })}
        onRefresh={onRefresh}
        isRefreshing={isRefreshing}
        newHref={paths.scripts({ ...filters, isNew: true })}
        editHref={editHref}
        actions={actions}
        state={viewState(list, filters)}
      />
      <div role="status">
        <VisuallyHidden>
          {isRefreshed && !list.isStale && !list.hasFailed && 'The scripts are up to date.'}
        </VisuallyHidden>
      </div>
      {dialog}
      {editing.opening > 0 && (
        <ScriptEditor
          key={editing.opening}
          scriptId={editing.id}
          isOpen={editing.isOpen}
          listed={list.items?.find(({ id }) => id === editing.id)}
          isListLoading={list.items === undefined && !list.hasFailed}
          onSaved={(result) => void saved(result)}
          onClose={closeEditor}
        />
      )}
    </>
  );
}
