import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import {
  Cell,
  Column,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
  type Selection,
  type SortDescriptor,
} from 'react-aria-components';
import { useOverflow } from '../../media/useOverflow.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LoadMore } from '../LoadMore/LoadMore.tsx';
import * as styles from './Table.css.ts';
import { TableCheckbox } from './TableCheckbox.tsx';

export interface TableColumn<Item> {
  /** Unique among the columns; the sort order names it. */
  id: string;
  /** Its heading. */
  label: string;
  /** What stands in its cell of a row. */
  render: (item: Item) => ReactNode;
  /** Its cells name their rows; the first column's do when none is marked. */
  isRowHeader?: boolean;
  /** A press on its label asks for another order. */
  allowsSorting?: boolean;
  /** 'end' for amounts, and for what is done with a row. */
  align?: 'start' | 'end';
  /** For what matters less than the other columns. */
  tone?: 'muted';
}

export interface TableProps<Item extends { id: string }> {
  /** What it lists: 'Billing history'. */
  label: string;
  /** From the side where text begins. */
  columns: readonly TableColumn<Item>[];
  /** In the order in which they are shown; sorting them is the caller's. */
  rows: readonly Item[];
  /** Plural of what a row is, beside the count where there are more rows than a page: 'charges'. */
  noun?: string;
  /** In place of rows when there are none. */
  emptyMessage: ReactNode;
  /** The order in which `rows` are; said and shown by an arrow. */
  sortDescriptor?: SortDescriptor;
  /** Asks for another order. */
  onSortChange?: (descriptor: SortDescriptor) => void;
  /** 'multiple' adds a column of checkboxes. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids of the rows that are selected, or 'all'. */
  selectedKeys?: Selection;
  /** Called when rows are selected or let go. */
  onSelectionChange?: (keys: Selection) => void;
}

/** Rows drawn before 'Load more': React Aria builds each, and thousands at once take seconds. */
const PAGE = 100;

/**
 * Rows of facts under named columns. Arrows move from cell to cell; where it is wider than its place it
 * scrolls by itself. Use `FactList` for one thing's facts, a `Grid` of cards for things with a picture.
 * A hundred rows at first, and a hundred more each time.
 */
export function Table<Item extends { id: string }>({
  label,
  columns,
  rows,
  noun = 'rows',
  emptyMessage,
  selectionMode = 'none',
  ...props
}: TableProps<Item>) {
  const frame = useRef<HTMLDivElement>(null);
  const isScrollable = useOverflow(frame);
  const [shown, setShown] = useState(PAGE);
  const isInset = selectionMode !== 'none';
  const hasCheckboxes = selectionMode === 'multiple';
  const headerId = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <AriaTable
          {...props}
          aria-label={label}
          selectionMode={selectionMode}
          className={styles.table}
        >
          <TableHeader>
            {hasCheckboxes && (
              <Column id="selection" className={styles.column({ isInset, isCheckbox: true })}>
                <TableCheckbox />
              </Column>
            )}
            {columns.map(({ id, label: words, align, allowsSorting }) => (
              <Column
                key={id}
                id={id}
                isRowHeader={id === headerId}
                allowsSorting={allowsSorting}
                className={styles.column({ align, isInset })}
              >
                {({ sortDirection }) => (
                  <span className={styles.columnWords}>
                    {words}
                    {allowsSorting && (
                      <span className={styles.sortMark}>
                        <Icon
                          icon={sortDirection === 'descending' ? ArrowDown : ArrowUp}
                          size="sm"
                        />
                      </span>
                    )}
                  </span>
                )}
              </Column>
            ))}
          </TableHeader>
          <TableBody
            items={rows.slice(0, shown)}
            dependencies={[columns, hasCheckboxes]}
            renderEmptyState={() => <div className={styles.empty}>{emptyMessage}</div>}
          >
            {(item) => (
              <Row className={styles.row}>
                {hasCheckboxes && (
                  <Cell className={styles.cell({ isInset, isCheckbox: true })}>
                    <TableCheckbox />
                  </Cell>
                )}
                {columns.map(({ id, render, align, tone }) => (
                  <Cell key={id} className={styles.cell({ align, tone, isInset })}>
                    {render(item)}
                  </Cell>
                ))}
              </Row>
            )}
          </TableBody>
        </AriaTable>
      </div>
      {rows.length > PAGE && (
        <LoadMore
          shown={Math.min(shown, rows.length)}
          total={rows.length}
          noun={noun}
          isPending={false}
          onPress={() => setShown((count) => count + PAGE)}
        />
      )}
    </>
  );
}
