import { useProjects } from '@lectern/api-client';
import { Heading, Stack, Text } from '@lectern/ui';
import { useId } from 'react';
import { Link } from 'react-aria-components';
import { formatCardDuration } from '../../lib/formatDuration.ts';
import { paths } from '../../paths.ts';
import { applyLocalEdits } from '../../projects/localEdits.ts';
import { projectTitle } from '../../projects/projectTitle.ts';
import { useLocalEdits } from '../../projects/useLocalEdits.ts';
import * as styles from './VideoChoice.css.ts';

/** Enough to find the video of just now; My Videos has the others. */
const SHOWN = 6;

/**
 * The newest finished videos, to choose one for the edit; nothing where there is none, or while they
 * are not known.
 */
export function VideoChoice() {
  const headingId = useId();
  const { edits } = useLocalEdits();
  const { projects } = useProjects({
    status: 'completed',
    sortBy: 'updated_at',
    sortOrder: 'desc',
    pageSize: SHOWN,
  });
  const videos = applyLocalEdits(projects ?? [], edits).filter(({ videoUrl }) => videoUrl !== null);
  if (videos.length === 0) return null;
  return (
    <Stack gap={4} as="section" aria-labelledby={headingId}>
      <Heading level={2} variant="h4" id={headingId}>
        Choose a video to edit
      </Heading>
      {/* Safari drops list semantics from unstyled lists. */}
      <ul role="list" className={styles.list}>
        {videos.slice(0, SHOWN).map((video) => (
          <li key={video.id}>
            <Link href={paths.aiEdit(video.id)} className={styles.choice}>
              <span className={styles.still}>
                {video.thumbnailUrl !== null && (
                  <img src={video.thumbnailUrl} alt="" className={styles.picture} />
                )}
              </span>
              <span className={styles.words}>
                <Text as="span" variant="label" truncate>
                  {projectTitle(video)}
                </Text>
                <Text as="span" variant="small" tone="subtle" numeric>
                  {formatCardDuration(video.durationSeconds)}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
