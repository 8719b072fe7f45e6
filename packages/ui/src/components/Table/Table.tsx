import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useOverflow } from '../../layout/useOverflow.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LoadMore } from '../LoadMore/LoadMore.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn<Item> {
  /** Unique among the columns; the sort order refers to it. */
  id: string;
  /** Heading of the column. */
  label: string;
  /** Renders the content of a row's cell. */
  render: (item: Item) => ReactNode;
  /** Makes the column's cells the row headers; by default the first column's are. */
  isRowHeader?: boolean;
  /** Whether a press on the heading requests another order. */
  allowsSorting?: boolean;
  /** Alignment; 'end' for amounts and for the actions of a row. */
  align?: 'start' | 'end';
  /** Mutes a column that matters less than the others. */
  tone?: 'muted';
}

/** The column by which rows are sorted, and the direction. */
export interface TableSort {
  /** The id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Item extends { id: string }> {
  /** Accessible name of the table: 'Billing history'. */
  label: string;
  /** The columns from the start side. */
  columns: readonly TableColumn<Item>[];
  /** The rows in display order; sorting them is up to the caller. */
  rows: readonly Item[];
  /** Plural noun for the rows, shown next to the count if there is more than one page: 'charges'. */
  noun?: string;
  /** Shown instead of rows if there are none. */
  emptyMessage: ReactNode;
  /** The order of `rows`, announced and shown by an arrow. */
  sortDescriptor?: TableSort;
  /** Called when the user requests another order. */
  onSortChange?: (descriptor: TableSort) => void;
}

/** Rows rendered before 'Load more': thousands at once would take seconds. */
const PAGE = 100;

/**
 * Rows of facts in named columns, for reading. A table wider than its container scrolls on its own. It
 * shows a hundred rows at first and adds a hundred at a time. Use `FactList` for the facts of a single
 * item, and a `Grid` of cards for items with a picture or to choose from.
 */
export function Table<Item extends { id: string }>({
  label,
  columns,
  rows,
  noun = 'rows',
  emptyMessage,
  sortDescriptor,
  onSortChange,
}: TableProps<Item>) {
  const frame = useRef<HTMLDivElement>(null);
  const isScrollable = useOverflow(frame);
  const [shown, setShown] = useState(PAGE);
  const headerId = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  const directionOf = (id: string) =>
    sortDescriptor?.column === id ? sortDescriptor.direction : undefined;
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <table aria-label={label} className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ id, label: words, align, allowsSorting }) => (
                <th
                  key={id}
                  scope="col"
                  aria-sort={allowsSorting ? (directionOf(id) ?? 'none') : undefined}
                  className={styles.column({ align })}
                >
                  {allowsSorting ? (
                    <Button
                      className={styles.sort}
                      onPress={() =>
                        onSortChange?.({
                          column: id,
                          direction: directionOf(id) === 'ascending' ? 'descending' : 'ascending',
                        })
                      }
                    >
                      {words}
                      <span className={styles.sortMark}>
                        <Icon
                          icon={directionOf(id) === 'descending' ? ArrowDown : ArrowUp}
                          size="sm"
                        />
                      </span>
                    </Button>
                  ) : (
                    words
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((item) => (
              <tr key={item.id}>
                {columns.map(({ id, render, align, tone }) => {
                  const Cell = id === headerId ? 'th' : 'td';
                  return (
                    <Cell
                      key={id}
                      scope={id === headerId ? 'row' : undefined}
                      className={styles.cell({ align, tone })}
                    >
                      {render(item)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length} className={styles.empty}>
                  {emptyMessage}
                </td>
              </tr>
            )}
          </tbody>
        </table>
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
