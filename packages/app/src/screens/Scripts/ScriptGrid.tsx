import { type Script, scriptMessages } from '@lectern/api-client';
import { Banner, CardGrid, ScriptCard, ScriptCardSkeleton, Stack } from '@lectern/ui';
import { LibraryFoot, type LibraryPaging } from '../../library/LibraryFoot.tsx';
import { SlowNotice } from '../../lib/calls/SlowNotice.tsx';
import { paths } from '../../paths.ts';
import { type ListedScript, scriptTitle } from './scriptList.ts';
import * as styles from './ScriptsView.css.ts';
import type { ScriptActions } from './useScriptActions.tsx';

export interface ScriptGridProps extends LibraryPaging {
  scripts: readonly ListedScript[];
  actions: ScriptActions;
  /** Returns the target of Edit. */
  editHref: (id: string) => string;
  /** Whether the cards could not be refreshed. */
  isStale: boolean;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The props of the list, whether or not its cards have loaded. */
const LIST = {
  label: 'Scripts',
  noun: 'scripts',
  layout: 'scripts',
  getName: scriptTitle,
  skeleton: <ScriptCardSkeleton />,
  emptyState: null,
} as const;

/** Skeletons of the first page. */
export function ScriptGridLoading({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack gap={6}>
      <SlowNotice onRetry={onRetry} />
      <CardGrid<Script> {...LIST} items={[]} isLoading>
        {() => null}
      </CardGrid>
    </Stack>
  );
}

interface ScriptItemProps extends Pick<ScriptGridProps, 'actions' | 'editHref'> {
  script: ListedScript;
}

function ScriptItem({ script, actions, editHref }: ScriptItemProps) {
  const card = (
    <ScriptCard
      title={scriptTitle(script)}
      category={script.tags[0] ?? null}
      isAiGenerated={script.isAiGenerated}
      text={script.text}
      createdAt={script.createdAt}
      wordCount={script.wordCount}
      editHref={editHref(script.id)}
      createVideoHref={paths.create({ script: script.id })}
      onDuplicate={() => actions.duplicate(script)}
      isDuplicating={actions.isDuplicating(script)}
      onDelete={() => actions.remove(script)}
    />
  );
  if (!script.isTemporary) return card;
  // It has no id on the server yet, so no action is possible.
  return (
    <div inert className={styles.temporary}>
      {card}
    </div>
  );
}

/** The library's cards and the paging below them. */
export function ScriptGrid({
  scripts,
  actions,
  editHref,
  isStale,
  onRetry,
  isRetrying,
  ...paging
}: ScriptGridProps) {
  return (
    <Stack gap={6}>
      {isStale && (
        <Banner
          tone="danger"
          isLive
          action={{ label: 'Try Again', onPress: onRetry, isPending: isRetrying }}
        >
          {scriptMessages.loadListFailed}
        </Banner>
      )}
      <CardGrid
        {...LIST}
        items={scripts}
        getHref={({ id, isTemporary }) => (isTemporary ? null : editHref(id))}
      >
        {(script) => <ScriptItem script={script} actions={actions} editHref={editHref} />}
      </CardGrid>
      <LibraryFoot noun="script" shown={scripts.length} {...paging} />
    </Stack>
  );
}
