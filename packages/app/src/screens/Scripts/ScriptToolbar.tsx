import { Button, IconButton } from '@lectern/ui';
import { RefreshCw } from 'lucide-react';
import { SearchFilter } from '../../filters/SearchFilter.tsx';
import { SelectFilter } from '../../filters/SelectFilter.tsx';
import { useDelayedText } from '../../lib/useDelayedText.ts';
import type { ScriptSort } from '../../paths.ts';
import type { ScriptFilters } from './scriptFilters.ts';
import * as styles from './ScriptToolbar.css.ts';

const SORTS: { id: ScriptSort; label: string }[] = [
  { id: 'created_at', label: 'Date newest' },
  { id: 'title', label: 'Title A-Z' },
  { id: 'word_count', label: 'Word Count highest' },
];

const ALL = 'all';
const TAG_PREFIX = 'tag:';

export interface ScriptToolbarProps {
  filters: ScriptFilters;
  /** The available categories. */
  tags: readonly string[];
  onChange: (change: Partial<ScriptFilters>) => void;
  /** Clears search and category; undefined if there is nothing to clear. */
  onReset?: (() => void) | undefined;
  onRefresh: () => void;
  isRefreshing: boolean;
}

/**
 * Search, category and order of the library. The typed text is kept here until typing pauses, so that a
 * letter re-renders only the field and not two thousand cards.
 */
export function ScriptToolbar({
  filters,
  tags,
  onChange,
  onReset,
  onRefresh,
  isRefreshing,
}: ScriptToolbarProps) {
  const [search, setSearch] = useDelayedText(filters.search, (text) => onChange({ search: text }));
  const categories = [
    { id: ALL, label: 'All' },
    // A tag may itself be named 'all'.
    ...tags.map((tag) => ({ id: `${TAG_PREFIX}${tag}`, label: tag })),
  ];
  return (
    <div role="search" aria-label="Scripts" className={styles.toolbar}>
      <div className={styles.search}>
        <SearchFilter noun="scripts" value={search} onChange={setSearch} />
      </div>
      {onReset && (
        <div className={styles.reset}>
          <Button
            variant="ghost"
            onPress={() => {
              setSearch('');
              onReset();
            }}
          >
            Reset Filters
          </Button>
        </div>
      )}
      <div className={styles.category}>
        <SelectFilter
          label="Category"
          items={categories}
          value={filters.category === '' ? ALL : `${TAG_PREFIX}${filters.category}`}
          onChange={(key) =>
            onChange({ category: key === ALL ? '' : key.slice(TAG_PREFIX.length) })
          }
        />
      </div>
      <div className={styles.sort}>
        <SelectFilter
          label="Sort by"
          items={SORTS}
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <div className={styles.refresh}>
        <IconButton
          icon={RefreshCw}
          variant="secondary"
          aria-label="Refresh"
          isPending={isRefreshing}
          onPress={onRefresh}
        />
      </div>
    </div>
  );
}
