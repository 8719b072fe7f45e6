import { Button, Panel, Text } from '@lectern/ui';
import { FileTrigger } from 'react-aria-components';
import type { ReactNode } from 'react';
import * as styles from './VideosFromTable.css.ts';

export interface FileCardProps {
  /** The kind of file: 'recipe'. */
  noun: string;
  /** The file's name; null until one is chosen. */
  fileName: string | null;
  /** Shown below the name: 'Recipe, 3 blanks'. */
  facts: string;
  picture: ReactNode;
  /** Extensions and types that the file picker offers. */
  accept: string[];
  onFile: (file: File) => void;
}

/** One of the two files that videos are made from, or its empty slot. */
export function FileCard({ noun, fileName, facts, picture, accept, onFile }: FileCardProps) {
  return (
    <Panel padding="none">
      <div className={styles.file}>
        <span className={styles.filePicture}>{picture}</span>
        <div className={styles.fileWords}>
          <Text variant="label" dir="auto" truncate>
            {fileName ?? `No ${noun} yet`}
          </Text>
          <Text variant="caption" tone="subtle" numeric>
            {facts}
          </Text>
        </div>
        <FileTrigger
          acceptedFileTypes={accept}
          onSelect={(files) => {
            const [file] = files ?? [];
            if (file) onFile(file);
          }}
        >
          <Button
            variant={fileName === null ? 'secondary' : 'ghost'}
            size="sm"
            aria-label={fileName === null ? `Choose a ${noun}` : `Change the ${noun}`}
          >
            {fileName === null ? 'Choose' : 'Change'}
          </Button>
        </FileTrigger>
      </div>
    </Panel>
  );
}
