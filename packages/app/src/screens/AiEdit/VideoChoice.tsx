import { aiEditMessages, projectMessages, useProjects } from '@lectern/api-client';
import { EmptyState, ErrorState, LinkButton, Stack, Text } from '@lectern/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FilterBar } from '../../filters/FilterBar.tsx';
import { SearchFilter } from '../../filters/SearchFilter.tsx';
import { useDelayedText } from '../../lib/useDelayedText.ts';
import { useRetry } from '../../lib/calls/useRetry.ts';
import { paths } from '../../paths.ts';
import { useKeptTotal } from '../../projects/useKeptTotal.ts';
import { useVideoList } from '../../projects/useVideoList.ts';
import { FilmList, FilmsLoading } from './FilmList.tsx';
import * as styles from './VideoChoice.css.ts';

const films = (count: number) => (count === 1 ? '1 film' : `${count} films`);

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
  const [asked, setAsked] = useState('');
  const [search, setSearch] = useDelayedText(asked, setAsked);
  const list = useVideoList(
    { search: asked, status: 'completed', sort: 'updated_at' },
    { isListed: ({ videoUrl }) => videoUrl !== null },
  );
  const { items: videos, edits, paging } = list;
  const kept = useKeptTotal(useProjects({ pageSize: 1 + edits.deleted.length })) ?? 0;
  const { total } = paging;
  const retry = useRetry(list.refresh);

  if (videos?.length === 0 && asked === '') return <NoFilm />;
  const unmade = asked === '' && videos && total !== null ? kept - total : 0;
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
      {list.hasFailed ? (
        <ErrorState title={projectMessages.loadListFailed} {...retry} />
      ) : videos === undefined ? (
        <FilmsLoading />
      ) : (
        <FilmList videos={videos} search={asked} paging={paging} />
      )}
      {unmade > 0 && (
        <Text variant="small" tone="muted">
          {`${unmade === 1 ? '1 video is' : `${unmade} videos are`} not listed; a film can be edited once it is made.`}
        </Text>
      )}
    </Stack>
  );
}
