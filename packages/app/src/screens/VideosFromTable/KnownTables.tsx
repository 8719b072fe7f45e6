import { Panel, Text, TextLink } from '@lectern/ui';
import { paths } from '../../paths.ts';
import * as styles from './VideosFromTable.css.ts';

/** A table that was started before. */
export interface KnownTable {
  id: string;
  title: string;
  made: number;
  rows: number;
}

/** The tables so far, newest first; nothing while there is none. */
export function KnownTables({ tables }: { tables: readonly KnownTable[] }) {
  if (tables.length === 0) return null;
  return (
    <Panel as="section" aria-label="Tables so far">
      <ul className={styles.known} role="list">
        {tables.map(({ id, title, made, rows }) => (
          <li key={id} className={styles.knownRow}>
            <TextLink href={paths.videoTable(id)}>
              <bdi>{title}</bdi>
            </TextLink>
            <Text as="span" variant="small" tone="muted" numeric>
              {`${made.toLocaleString('en-US')} of ${rows.toLocaleString('en-US')} made`}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
