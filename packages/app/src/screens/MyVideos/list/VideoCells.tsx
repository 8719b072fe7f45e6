import type { Project } from '@lectern/api-client';
import { formatRelativeTime, Icon, IconButton, Menu, StatusChip, Text } from '@lectern/ui';
import { AudioLines, Clapperboard, Download, EllipsisVertical, FileText } from 'lucide-react';
import { Cell, Link } from 'react-aria-components';
import { formatBytes } from '../../../lib/format/formatBytes.ts';
import { formatCardDuration } from '../../../lib/format/formatDuration.ts';
import { paths } from '../../../paths.ts';
import { projectMenu } from '../../../projects/projectMenu.ts';
import { projectStage } from '../../../projects/projectStage.ts';
import { projectTitle } from '../../../projects/projectTitle.ts';
import { thumbnailSource } from '../../../projects/thumbnailSource.ts';
import type { ProjectActions } from '../../../projects/useProjectActions.tsx';
import { isFilm } from '../selection/videoSelection.ts';
import * as styles from './VideoTable.css.ts';

interface VideoProps {
  video: Project;
}

/** Icons for the stages that have no picture yet. */
const DRAWINGS = { empty: Clapperboard, lines: FileText, wave: AudioLines, waveReady: AudioLines };

function Still({ video }: VideoProps) {
  const { thumbnail } = projectStage(video);
  const src = thumbnailSource(video, thumbnail);
  const drawing = thumbnail in DRAWINGS ? DRAWINGS[thumbnail as keyof typeof DRAWINGS] : null;
  return (
    <span className={styles.still} data-stage={thumbnail}>
      {src === null || drawing ? (
        <Icon icon={drawing ?? Clapperboard} />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" className={styles.picture} />
      )}
    </span>
  );
}

const sizeWords = (video: Project): string => {
  if (!isFilm(video)) return 'No file';
  return video.sizeBytes === null ? 'Unknown' : formatBytes(video.sizeBytes);
};

const lengthWords = ({ durationSeconds }: Project): string =>
  formatCardDuration(durationSeconds) ?? '';

function State({ video }: VideoProps) {
  const { tone, label } = projectStage(video);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}

/** Picture and title; on phones also the contents of the other columns. */
export function TitleCell({ video, isLink }: VideoProps & { isLink: boolean }) {
  const title = projectTitle(video);
  const facts = [
    lengthWords(video),
    isFilm(video) && video.sizeBytes !== null ? sizeWords(video) : '',
  ].filter(Boolean);
  return (
    <Cell className={styles.title}>
      <div className={styles.name}>
        <Still video={video} />
        <div className={styles.words}>
          {isLink ? (
            <Link href={paths.project(video.id)} className={styles.link} dir="auto">
              {title}
            </Link>
          ) : (
            <span className={styles.link} dir="auto">
              {title}
            </span>
          )}
          <span className={styles.mini}>
            <State video={video} />
            <Text as="span" variant="small" tone="muted" numeric>
              {facts.join(', ')}
            </Text>
          </span>
        </div>
      </div>
    </Cell>
  );
}

export function StateCell({ video }: VideoProps) {
  return (
    <Cell className={styles.state}>
      <State video={video} />
    </Cell>
  );
}

export function LengthCell({ video }: VideoProps) {
  return <Cell className={styles.length}>{lengthWords(video)}</Cell>;
}

export function SizeCell({ video }: VideoProps) {
  return (
    <Cell className={styles.size}>
      <span className={isFilm(video) ? undefined : styles.quiet}>{sizeWords(video)}</span>
    </Cell>
  );
}

export function UpdatedCell({ video, now }: VideoProps & { now: number }) {
  const at = video.updatedAt ?? video.createdAt;
  return (
    <Cell className={styles.updated}>
      <time dateTime={at ?? undefined}>{formatRelativeTime(at, now)}</time>
    </Cell>
  );
}

export function MenuCell({ video, actions }: VideoProps & { actions: ProjectActions }) {
  const title = projectTitle(video);
  const name = `Actions for ${title}`;
  return (
    <Cell className={styles.menu}>
      <span className={styles.buttons}>
        {isFilm(video) && (
          <span className={styles.onHover}>
            <IconButton
              icon={Download}
              size="sm"
              aria-label={`Download ${title}`}
              isPending={actions.isDownloading(video)}
              onPress={() => actions.download(video)}
            />
          </span>
        )}
        <Menu
          trigger={<IconButton icon={EllipsisVertical} size="sm" aria-label={name} />}
          label={name}
          items={projectMenu(video, actions)}
        />
      </span>
    </Cell>
  );
}
