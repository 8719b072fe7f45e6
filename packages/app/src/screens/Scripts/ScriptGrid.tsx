import { type Script, scriptMessages } from '@lectern/api-client';
import {
  Banner,
  Box,
  Button,
  CardGrid,
  ScriptCard,
  ScriptCardSkeleton,
  Stack,
  VisuallyHidden,
} from '@lectern/ui';
import { memo } from 'react';
import { paths } from '../../paths.ts';
import { type ListedScript, scriptTitle } from './scriptList.ts';
import * as styles from './ScriptsView.css.ts';
import type { ScriptActions } from './useScriptActions.tsx';
import { PAGE_SIZE } from './useScriptList.ts';

export interface ScriptPaging {
  /** Of all pages; null where the server does not say. */
  total: number | null;
  hasMore: boolean;
  isPending: boolean;
  onMore: () => void;
}

export interface ScriptGridProps extends ScriptPaging {
  scripts: readonly ListedScript[];
  actions: ScriptActions;
  /** Where Edit leads. */
  editHref: (id: string) => string;
  /** The cards could not be renewed, or the list could not go on. */
  isStale: boolean;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The shapes of the first page. */
export function ScriptGridLoading() {
  return (
    <CardGrid<Script>
      label="Scripts"
      noun="scripts"
      layout="scripts"
      items={[]}
      getName={scriptTitle}
      skeleton={<ScriptCardSkeleton />}
      emptyState={null}
      isLoading
    >
      {() => null}
    </CardGrid>
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
  // It has no address yet under which anything could be done with it.
  return (
    <div inert className={styles.temporary}>
      {card}
    </div>
  );
}

/** The cards of the library with what follows them; drawn again only when something of it changes. */
export const ScriptGrid = memo(function ScriptGrid({
  scripts,
  actions,
  editHref,
  isStale,
  onRetry,
  isRetrying,
  total,
  hasMore,
  isPending,
  onMore,
}: ScriptGridProps) {
  const isCounted = total !== null || !hasMore;
  const isLong = hasMore || scripts.length > PAGE_SIZE;
  return (
    <Stack gap={8}>
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
        label="Scripts"
        noun="scripts"
        layout="scripts"
        items={scripts}
        getName={scriptTitle}
        getHref={({ id, isTemporary }) => (isTemporary ? null : editHref(id))}
        skeleton={<ScriptCardSkeleton />}
        emptyState={null}
        {...(isCounted &&
          isLong && {
            onLoadMore: onMore,
            isLoadingMore: isPending,
            // Deletions here can leave the two counts apart; only the pages say whether more comes.
            total: hasMore ? Math.max(total ?? 0, scripts.length + 1) : scripts.length,
          })}
      >
        {(script) => <ScriptItem script={script} actions={actions} editHref={editHref} />}
      </CardGrid>
      {!isCounted && (
        <Box display="flex" justifyContent="center">
          <Button isPending={isPending} onPress={onMore}>
            Load more
          </Button>
        </Box>
      )}
      {!isLong && (
        <div role="status">
          <VisuallyHidden>
            {scripts.length === 1 ? '1 script' : `${scripts.length} scripts`}
          </VisuallyHidden>
        </div>
      )}
    </Stack>
  );
});
