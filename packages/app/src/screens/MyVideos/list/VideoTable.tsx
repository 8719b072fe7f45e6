import type { Project } from '@lectern/api-client';
import { Icon, SelectionCheckbox, VisuallyHidden } from '@lectern/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  Cell,
  Column,
  type ColumnProps,
  Row,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { VIDEO_SORTS, type VideoSort, paths } from '../../../paths.ts';
import { sortOrder } from '../../../projects/editedList.ts';
import { projectTitle } from '../../../projects/projectTitle.ts';
import type { ProjectActions } from '../../../projects/useProjectActions.tsx';
import { isSelecting, type VideoSelection } from '../selection/videoSelection.ts';
import {
  LengthCell,
  MenuCell,
  SizeCell,
  StateCell,
  TitleCell,
  UpdatedCell,
} from './VideoCells.tsx';
import * as styles from './VideoTable.css.ts';

export interface VideoTableProps {
  videos: readonly Project[];
  /** The current time in milliseconds, for 'n hours ago'. */
  now: number;
  sort: VideoSort;
  onSort: (sort: VideoSort) => void;
  selection: VideoSelection;
  onSelect: (selection: VideoSelection) => void;
  actions: ProjectActions;
}

/** A column header, with an arrow if it is sorted. */
function Head({ children, ...props }: Omit<ColumnProps, 'children'> & { children: string }) {
  return (
    <Column {...props}>
      {({ sortDirection }) => (
        <span className={styles.head}>
          {children}
          {sortDirection && (
            <Icon icon={sortDirection === 'ascending' ? ArrowUp : ArrowDown} size="sm" />
          )}
        </span>
      )}
    </Column>
  );
}

/**
 * My Videos as rows (design guide, List). Pressing a column header sorts by it, in the one direction that
 * the toolbar's order has.
 */
export function VideoTable({
  videos,
  now,
  sort,
  onSort,
  selection,
  onSelect,
  actions,
}: VideoTableProps) {
  const selecting = isSelecting(selection);
  const direction = sortOrder(sort) === 'asc' ? 'ascending' : 'descending';
  return (
    <Table
      aria-label="Videos"
      className={styles.table}
      data-selecting={selecting || undefined}
      selectionMode="multiple"
      selectedKeys={selection}
      onSelectionChange={(keys) =>
        onSelect(keys === 'all' ? keys : new Set(Array.from(keys, String)))
      }
      sortDescriptor={{ column: sort, direction }}
      onSortChange={({ column }) => {
        const next = VIDEO_SORTS.find((each) => each === column);
        if (next) onSort(next);
      }}
    >
      <TableHeader className={styles.heads}>
        <Column id="select" className={styles.check}>
          <SelectionCheckbox />
        </Column>
        <Head id="name" isRowHeader allowsSorting className={styles.title}>
          Title
        </Head>
        <Head id="progress" allowsSorting className={styles.state}>
          State
        </Head>
        <Head id="length" className={styles.length}>
          Length
        </Head>
        <Head id="size" className={styles.size}>
          Size
        </Head>
        <Head id="updated_at" allowsSorting className={styles.updated}>
          Updated
        </Head>
        <Column id="menu" className={styles.menu}>
          <VisuallyHidden>Actions</VisuallyHidden>
        </Column>
      </TableHeader>
      <TableBody items={videos} dependencies={[now, actions, selecting]}>
        {(video) => (
          <Row
            href={paths.project(video.id)}
            textValue={projectTitle(video)}
            className={styles.row}
          >
            <Cell className={styles.check}>
              <SelectionCheckbox />
            </Cell>
            <TitleCell video={video} isLink={!selecting} />
            <StateCell video={video} />
            <LengthCell video={video} />
            <SizeCell video={video} />
            <UpdatedCell video={video} now={now} />
            <MenuCell video={video} actions={actions} />
          </Row>
        )}
      </TableBody>
    </Table>
  );
}
