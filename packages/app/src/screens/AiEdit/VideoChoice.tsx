import { aiEditMessages, type Project, projectMessages, useProjects } from '@lectern/api-client';
import {
  EmptyState,
  ErrorState,
  formatRelativeTime,
  LinkButton,
  Skeleton,
  Stack,
  Tag,
  Text,
  VisuallyHidden,
} from '@lectern/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-aria-components';
import { FilterBar } from '../../filters/FilterBar.tsx';
import { SearchFilter } from '../../filters/SearchFilter.tsx';
import { formatCardDuration } from '../../lib/formatDuration.ts';
import { LibraryFoot } from '../../library/LibraryFoot.tsx';
import { useDelayedText } from '../../lib/useDelayedText.ts';
import { useLibrary } from '../../library/useLibrary.ts';
import { useNow } from '../../lib/useNow.ts';
import { useRetry } from '../../lib/useRetry.ts';
import { paths } from '../../paths.ts';
import { editedVideo } from '../../projects/aiEditLog.ts';
import { applyLocalEdits } from '../../projects/localEdits.ts';
import { projectTitle } from '../../projects/projectTitle.ts';
import { useLocalEdits } from '../../projects/useLocalEdits.ts';
import * as styles from './VideoChoice.css.ts';

const SKELETONS = [0, 1, 2, 3, 4, 5, 6, 7];

const films = (count: number) => (count === 1 ? '1 film' : `${count} films`);

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

/** No video is finished yet: how to make one. */
function NoFilm() {
  return (
    <EmptyState
      title="No film to edit yet"
      illustration="film"
      actions={
        <>
          <LinkButton href={paths.templates()}>Browse templates</LinkButton>
          <LinkButton href={paths.create()} variant="primary" icon={Plus}>
            Create New Video
          </LinkButton>
        </>
      }
    >
      AI Edit adds captions, a title and B-roll to a finished film. Make one first.
    </EmptyState>
  );
}

/** The user's finished videos, to choose one to edit (design guide, AI Edit without a video). */
export function VideoChoice() {
  const now = useNow();
  const [asked, setAsked] = useState('');
  const [search, setSearch] = useDelayedText(asked, setAsked);
  const { edits } = useLocalEdits();
  const { projects, ...list } = useProjects({
    status: 'completed',
    sortBy: 'updated_at',
    sortOrder: 'desc',
    search: asked.trim() || undefined,
  });
  const everything = useProjects({ pageSize: 1 });
  const failure = projectMessages.loadListFailed;
  const shown = projects && applyLocalEdits(projects, edits).filter(({ videoUrl }) => videoUrl);
  const library = useLibrary({ ...list, items: projects }, { shown, failure });
  const { items: videos, paging } = library;
  const { hasMore, pageSize, total } = paging;
  const retry = useRetry(library.refresh);

  if (library.hasFailed) return <ErrorState title={failure} {...retry} />;
  if (videos?.length === 0 && asked === '') return <NoFilm />;
  const kept = (everything.total ?? 0) - edits.deleted.length;
  const unmade = asked === '' && total !== null ? kept - total : 0;
  return (
    <Stack gap={6}>
      <Text tone="muted">
        {`${aiEditMessages.noVideo}. Choose a film to give it captions, a title, music and B-roll.`}
      </Text>
      <FilterBar
        label="Videos"
        search={<SearchFilter noun="videos" value={search} onChange={setSearch} />}
      >
        <div role="status" className={styles.count}>
          <Text variant="small" tone="muted" numeric>
            {videos && total !== null && films(total)}
          </Text>
        </div>
      </FilterBar>
      {videos === undefined ? (
        <div className={styles.list}>
          <VisuallyHidden>
            <span role="status">Loading videos…</span>
          </VisuallyHidden>
          {SKELETONS.map((place) => (
            <Skeleton key={place} ratio="16 / 9" radius="thumbnail" />
          ))}
        </div>
      ) : (
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
            <Text tone="muted">{`Nothing matches “${asked.trim()}”. Try a shorter search.`}</Text>
          )}
          {(hasMore || videos.length > pageSize) && (
            <LibraryFoot noun="film" shown={videos.length} {...paging} />
          )}
          {unmade > 0 && (
            <Text variant="small" tone="muted">
              {`${unmade === 1 ? '1 video is' : `${unmade} videos are`} not listed; a film can be edited once it is made.`}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}
