import {
  Banner,
  Button,
  Chip,
  Panel,
  ProgressBar,
  Text,
  TextLink,
  media,
  useMediaQuery,
} from '@lectern/ui';
import { FileArchive, Pause, Play, RotateCw } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { VideoTable } from '../../backend/videoTables.ts';
import { formatBytes } from '../../lib/format/formatBytes.ts';
import { paths } from '../../paths.ts';
import { BackHeader } from './BackHeader.tsx';
import {
  figuresOf,
  FILTER_LABELS,
  QUEUE_FILTERS,
  type QueueFigures,
  type QueueFilter,
  rowsOf,
  timeLeft,
} from './queueFigures.ts';
import { type RowActions, VideoRows } from './VideoRows.tsx';
import * as shared from './VideosFromTable.css.ts';
import * as styles from './VideoTable.css.ts';

export interface VideoTableViewProps {
  headingRef?: Ref<HTMLHeadingElement>;
  table: VideoTable;
  /** The progress of the film being made, 0–100; null if there is none. */
  percent: number | null;
  isZipping: boolean;
  /** Why the last ZIP failed. */
  zipFailure: string | null;
  actions: RowActions;
  onPause: () => void;
  onResume: () => void;
  onZip: () => void;
  onTryAgain: (rows: readonly number[]) => void;
}

const figure = (number: number): string => number.toLocaleString('en-US');

/** Returns the text at the end of the total: the time left, or that the queue is paused. */
function outlook({ making, millisecondsLeft }: QueueFigures, pause: string | null): string {
  if (pause !== null) return making > 0 ? 'Paused after this video' : 'Paused';
  return millisecondsLeft === null ? '' : timeLeft(millisecondsLeft);
}

/** A table's videos: one total, and each row with its state (design guide, Table). */
export function VideoTableView({
  headingRef,
  table,
  percent,
  isZipping,
  zipFailure,
  actions,
  onPause,
  onResume,
  onZip,
  onTryAgain,
}: VideoTableViewProps) {
  const isPhone = useMediaQuery(media.belowMd);
  const [filter, setFilter] = useState<QueueFilter>('all');
  const figures = figuresOf(table);
  const { total, made, making, waiting, failed, leftOut, bytes } = figures;
  const counts: Record<QueueFilter, number> = {
    ...{ all: total, made, failed, waiting: waiting + making, 'left-out': leftOut },
  };
  const isOpen = making + waiting > 0;
  const facts = [
    making > 0 && `${figure(making)} being made`,
    waiting > 0 && `${figure(waiting)} waiting`,
    failed > 0 && `${figure(failed)} failed`,
    bytes > 0 && `${formatBytes(bytes)} so far`,
  ].filter((fact) => fact !== false);
  const failedRows = table.rows.filter(({ state }) => state === 'failed').map(({ row }) => row);
  // A filter without any rows left shows all.
  const shown = counts[filter] === 0 ? 'all' : filter;
  return (
    <div className={styles.page}>
      <BackHeader
        backTo={paths.videosFromTable()}
        backLabel="Back to all tables"
        title={table.title}
        headingRef={headingRef}
        actions={
          <div className={shared.actions}>
            {isOpen &&
              (table.pause === null ? (
                <Button icon={Pause} onPress={onPause}>
                  Pause
                </Button>
              ) : (
                <Button icon={Play} onPress={onResume}>
                  Resume
                </Button>
              ))}
            <Button
              icon={FileArchive}
              variant={isOpen ? 'secondary' : 'primary'}
              isDisabled={made === 0}
              isPending={isZipping}
              onPress={onZip}
            >
              {isPhone ? `${figure(made)} as ZIP` : `Download ${figure(made)} as ZIP`}
            </Button>
          </div>
        }
      >
        {isPhone && <TextLink href={paths.videosFromTable()}>All tables</TextLink>}
      </BackHeader>
      {zipFailure !== null && (
        <Banner tone="danger" isLive>
          {zipFailure}
        </Banner>
      )}
      {table.pause && (
        <Banner tone="warning" isLive>
          {table.pause}
        </Banner>
      )}
      <Panel as="section" aria-label="Progress">
        <div className={styles.total}>
          <p className={styles.totalWords} aria-live="polite">
            {`${figure(made)} of ${figure(total)} made`}
          </p>
          <Text as="span" variant="small" tone="muted" numeric>
            {outlook(figures, table.pause)}
          </Text>
        </div>
        <ProgressBar label="Videos made" isLabelHidden value={(made / Math.max(1, total)) * 100} />
        <ul className={styles.facts} role="list">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Panel>
      <div className={styles.filters}>
        {QUEUE_FILTERS.filter((each) => each === 'all' || counts[each] > 0).map((each) => (
          <Chip key={each} isSelected={shown === each} onPress={() => setFilter(each)}>
            {`${FILTER_LABELS[each]} ${figure(counts[each])}`}
          </Chip>
        ))}
        {failed > 0 && (
          <span className={styles.atEnd}>
            <Button
              variant="ghost"
              size="sm"
              icon={RotateCw}
              onPress={() => onTryAgain(failedRows)}
            >
              {`Try ${figure(failed)} again`}
            </Button>
          </span>
        )}
      </div>
      <VideoRows rows={rowsOf(table.rows, shown)} percent={percent} actions={actions} />
    </div>
  );
}
