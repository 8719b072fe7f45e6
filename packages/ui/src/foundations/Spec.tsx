import { useRef, type ReactNode } from 'react';
import { useOverflow } from '../layout/useOverflow.ts';
import * as styles from './Spec.css.ts';

/** A row of a `SpecTable`; its first cell names it. */
export interface SpecRow {
  id: string;
  cells: readonly ReactNode[];
}

interface SpecTableProps {
  /** The caption above the table. */
  caption: string;
  columns: readonly string[];
  rows: readonly SpecRow[];
}

/** A table of a foundations page. The keyboard can scroll it when it is wider than the page. */
export function SpecTable({ caption, columns, rows }: SpecTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isScrollable = useOverflow(frame);
  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': caption })}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...values] }) => (
            <tr key={id}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} className={styles.cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The name of a token, as a developer types it. */
export function Token({ children }: { children: ReactNode }) {
  return <code className={styles.token}>{children}</code>;
}
