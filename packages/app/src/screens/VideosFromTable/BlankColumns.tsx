import { Panel, Select, Text } from '@lectern/ui';
import * as styles from './VideosFromTable.css.ts';

export interface BlankColumnsProps {
  blanks: readonly string[];
  /** The table's columns, in order. */
  columns: readonly string[];
  columnOf: Readonly<Record<string, number | null>>;
  /** The number and the values of the first row to be made; null if there is none. */
  example: { row: number; values: Readonly<Record<string, string>> } | null;
  onChange: (blank: string, column: number) => void;
}

/** Chooses the column that fills each blank, with an example. */
export function BlankColumns({ blanks, columns, columnOf, example, onChange }: BlankColumnsProps) {
  const items = columns.map((label, column) => ({ id: String(column), label }));
  return (
    <Panel as="section" padding="none" aria-label="Blanks and columns">
      <div className={styles.mapHead} aria-hidden>
        <span>Blank</span>
        <span>Column</span>
        <span>{example ? `In row ${example.row}` : ''}</span>
      </div>
      <ul className={styles.map} role="list">
        {blanks.map((blank) => {
          const column = columnOf[blank] ?? null;
          return (
            <li key={blank} className={styles.mapRow}>
              <bdi className={styles.blank}>{`{{${blank}}}`}</bdi>
              <Select
                label={`Column for ${blank}`}
                isLabelHidden
                items={items}
                placeholder="Choose a column"
                selectedKey={column === null ? null : String(column)}
                onSelectionChange={(key) => onChange(blank, Number(key))}
              />
              <Text variant="small" tone="muted" dir="auto" truncate>
                {(column !== null && example?.values[blank]?.trim()) || '–'}
              </Text>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
