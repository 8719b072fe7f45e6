import { ConfirmDialog, IconButton, Panel, Text, TextLink } from '@lectern/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import * as styles from './VideosFromTable.css.ts';

/** A table that was started earlier. */
export interface KnownTable {
  id: string;
  title: string;
  made: number;
  rows: number;
}

export interface KnownTablesProps {
  tables: readonly KnownTable[];
  /** Called once the user has confirmed. */
  onDelete: (table: KnownTable) => void;
}

/** The user's tables, newest first; empty if there are none. */
export function KnownTables({ tables, onDelete }: KnownTablesProps) {
  // Kept while the dialog fades out, so that its text does not change meanwhile.
  const [asked, setAsked] = useState<KnownTable | null>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {tables.length > 0 && (
        <Panel as="section" aria-label="Tables so far">
          <ul className={styles.known} role="list">
            {tables.map((table) => (
              <li key={table.id} className={styles.knownRow}>
                <TextLink href={paths.videoTable(table.id)}>
                  <bdi>{table.title}</bdi>
                </TextLink>
                <span className={styles.knownEnd}>
                  <Text as="span" variant="small" tone="muted" numeric>
                    {`${table.made.toLocaleString('en-US')} of ${table.rows.toLocaleString('en-US')} made`}
                  </Text>
                  <IconButton
                    icon={Trash2}
                    size="sm"
                    aria-label={`Delete ${table.title}`}
                    onPress={() => {
                      setAsked(table);
                      setAsking(true);
                    }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <ConfirmDialog
        title="Delete Table"
        confirmLabel="Delete"
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          if (asked) onDelete(asked);
        }}
      >
        {`“${asked?.title ?? ''}” goes from this list, with its last ZIP. No further row is made. Its videos stay in My Videos.`}
      </ConfirmDialog>
    </>
  );
}
