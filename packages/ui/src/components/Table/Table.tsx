import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useOverflow } from '../../layout/useOverflow.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LoadMore } from '../LoadMore/LoadMore.tsx';
import * as styles from './Table.css.ts';

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

/** By which column rows are ordered, and how. */
export interface TableSort {
  /** The id of a column. */
  column: string;
  direction: 'ascending' | 'descending';
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
  sortDescriptor?: TableSort;
  /** Asks for another order. */
  onSortChange?: (descriptor: TableSort) => void;
}

/** Rows drawn before 'Load more': thousands at once would take seconds. */
const PAGE = 100;

/**
 * Rows of facts under named columns, to be read; where it is wider than its place it scrolls by itself.
 * Use `FactList` for one thing's facts, a `Grid` of cards for things with a picture or to be chosen.
 * A hundred rows at first, and a hundred more each time.
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
