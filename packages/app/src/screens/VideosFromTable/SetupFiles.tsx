import { blanksOf } from '@lectern/studio/table';
import { Icon } from '@lectern/ui';
import { Table2, UserRound } from 'lucide-react';
import { TABLE_FILES } from '../../projectFiles/isTableFile.ts';
import { counted } from './counted.ts';
import { FileCard } from './FileCard.tsx';
import type { Setup } from './tableSetup.ts';
import * as styles from './VideosFromTable.css.ts';

export interface SetupFilesProps extends Pick<Setup, 'recipe' | 'table'> {
  /** The presenter in the scene; null until drawn. */
  picture: string | null;
  onRecipe: (file: File) => void;
  onTable: (file: File) => void;
}

/** The recipe and the table, side by side. */
export function SetupFiles({ recipe, table, picture, onRecipe, onTable }: SetupFilesProps) {
  return (
    <div className={styles.files}>
      <FileCard
        noun="recipe"
        fileName={recipe?.name ?? null}
        facts={
          recipe
            ? `Recipe, ${counted(blanksOf(recipe.content).length, 'blank')}`
            : 'A project file with blanks such as {{name}}'
        }
        picture={
          picture === null ? (
            <Icon icon={UserRound} />
          ) : (
            <img className={styles.filePortrait} src={picture} alt="" />
          )
        }
        accept={['.json', 'application/json']}
        onFile={onRecipe}
      />
      <FileCard
        noun="table"
        fileName={table?.name ?? null}
        facts={
          table
            ? `${counted(table.content.rows.length, 'row')}, ${counted(table.content.columns.length, 'column')}`
            : 'A CSV file, one video a row'
        }
        picture={<Icon icon={Table2} />}
        accept={TABLE_FILES}
        onFile={onTable}
      />
    </div>
  );
}
