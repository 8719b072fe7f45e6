import { IconButton, ProgressBar, StatusChip, type StatusChipProps } from '@lectern/ui';
import { Download, Play, RotateCw, SquarePen, X } from 'lucide-react';
import type { VideoRow } from '../../backend/videoTables.ts';
import { formatDuration } from '../../lib/format/formatDuration.ts';
import * as styles from './VideoTable.css.ts';

/** The actions of a row, depending on its state. */
export interface RowActions {
  play: (row: VideoRow) => void;
  download: (row: VideoRow) => void;
  mend: (row: VideoRow) => void;
  tryAgain: (row: VideoRow) => void;
  leaveOut: (row: VideoRow) => void;
}

const STATES: Readonly<
  Record<VideoRow['state'], { tone: NonNullable<StatusChipProps['tone']>; label: string }>
> = {
  waiting: { tone: 'neutral', label: 'Waiting' },
  making: { tone: 'warning', label: 'Processing' },
  made: { tone: 'success', label: 'Completed' },
  failed: { tone: 'danger', label: 'Failed' },
  'left-out': { tone: 'neutral', label: 'Left out' },
};

export interface TableRowProps {
  row: VideoRow;
  /** The progress of the row's film, 0–100; null unless it is being made. */
  percent: number | null;
  actions: RowActions;
}

function Buttons({ row, actions }: Omit<TableRowProps, 'percent'>) {
  const { state, name } = row;
  const again = (
    <IconButton
      icon={RotateCw}
      size="sm"
      aria-label={`Try row ${row.row} again`}
      onPress={() => actions.tryAgain(row)}
    />
  );
  switch (state) {
    case 'made':
      return (
        <>
          <IconButton
            icon={Play}
            size="sm"
            aria-label={`Play ${name}`}
            onPress={() => actions.play(row)}
          />
          <IconButton
            icon={Download}
            size="sm"
            aria-label={`Download ${name}`}
            onPress={() => actions.download(row)}
          />
        </>
      );
    case 'failed':
      return (
        <>
          <IconButton
            icon={SquarePen}
            size="sm"
            aria-label={`Mend row ${row.row}`}
            onPress={() => actions.mend(row)}
          />
          {again}
        </>
      );
    case 'left-out':
      return again;
    default:
      return (
        <IconButton
          icon={X}
          size="sm"
          aria-label={`Leave out row ${row.row}`}
          onPress={() => actions.leaveOut(row)}
        />
      );
  }
}

/** The cells of one row of a table. */
export function TableRow({ row, percent, actions }: TableRowProps) {
  const { tone, label } = STATES[row.state];
  return (
    <>
      <span role="cell" className={styles.number}>
        {row.row}
      </span>
      <span role="rowheader" dir="auto" className={styles.name} title={row.name}>
        {row.name}
      </span>
      <span role="cell">
        <StatusChip tone={tone}>{label}</StatusChip>
      </span>
      <span role="cell" className={styles.progress}>
        {row.error !== null && <span className={styles.error}>{row.error}</span>}
        {row.state === 'making' && (
          <span className={styles.making}>
            <ProgressBar label={`Progress of ${row.name}`} isLabelHidden value={percent ?? 0} />
            <span className={styles.percent}>{`${percent ?? 0} %`}</span>
          </span>
        )}
      </span>
      <span role="cell" className={styles.length}>
        {row.seconds !== null && row.state === 'made' && formatDuration(row.seconds)}
      </span>
      <span role="cell" className={styles.buttons}>
        <Buttons row={row} actions={actions} />
      </span>
    </>
  );
}
