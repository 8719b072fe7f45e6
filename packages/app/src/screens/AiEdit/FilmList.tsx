import type { Project } from '@lectern/api-client';
import { formatRelativeTime, Skeleton, Tag, Text, VisuallyHidden } from '@lectern/ui';
import { Link } from 'react-aria-components';
import { formatCardDuration } from '../../lib/format/formatDuration.ts';
import { useNow } from '../../lib/useNow.ts';
import { LibraryFoot, type LibraryPaging } from '../../library/LibraryFoot.tsx';
import { paths } from '../../paths.ts';
import { editedVideo } from '../../projects/aiEditLog.ts';
import { projectTitle } from '../../projects/projectTitle.ts';
import * as styles from './VideoChoice.css.ts';

const SKELETONS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Shown until the first films have loaded. */
export function FilmsLoading() {
  return (
    <div className={styles.list}>
      <VisuallyHidden>
        <span role="status">Loading videos…</span>
      </VisuallyHidden>
      {SKELETONS.map((place) => (
        <Skeleton key={place} ratio="16 / 9" radius="thumbnail" />
      ))}
    </div>
  );
}

/** A finished video. The whole card links to its edit; nothing covers its picture. */
function Film({ video, now }: { video: Project; now: number }) {
  const facts = [
    formatCardDuration(video.durationSeconds),
    formatRelativeTime(video.updatedAt ?? video.createdAt, now),
  ];
  return (
    <Link href={paths.aiEdit(video.id)} className={styles.film}>
      <span className={styles.still}>
        {video.thumbnailUrl !== null && (
          <img src={video.thumbnailUrl} alt="" className={styles.picture} />
        )}
      </span>
      <span className={styles.title} dir="auto">
        {projectTitle(video)}
      </span>
      <span className={styles.facts}>
        <Text as="span" variant="caption" tone="subtle" numeric>
          {facts.filter(Boolean).join(', ')}
        </Text>
        {editedVideo(video) !== null && <Tag>Edited</Tag>}
      </span>
    </Link>
  );
}

export interface FilmListProps {
  videos: readonly Project[];
  /** The search that found them. */
  search: string;
  paging: LibraryPaging;
}

/** The films that a search found, as cards, and the button for more. */
export function FilmList({ videos, search, paging }: FilmListProps) {
  const now = useNow();
  const { hasMore, pageSize, total, failure } = paging;
  // A single page is counted above the list, unless the server does not report the number of films.
  const isUncounted = total === null && videos.length > 0;
  const hasFoot = hasMore || videos.length > pageSize || isUncounted || failure !== null;
  return (
    <>
      {/* Safari drops list semantics from unstyled lists. */}
      <ul role="list" aria-label="Videos to edit" className={styles.list}>
        {videos.map((video) => (
          <li key={video.id}>
            <Film video={video} now={now} />
          </li>
        ))}
      </ul>
      {videos.length === 0 && (
        <Text tone="muted">{`Nothing matches “${search.trim()}”. Try a shorter search.`}</Text>
      )}
      {hasFoot && <LibraryFoot noun="film" shown={videos.length} {...paging} />}
    </>
  );
}
