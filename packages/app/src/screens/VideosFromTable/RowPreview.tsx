import type { Recipe } from '@lectern/studio/recipe';
import { type FilledPart, scriptParts, titleParts } from '@lectern/studio/table';
import { Heading, IconButton, Panel, Text } from '@lectern/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { PlannedRow } from './tableSetup.ts';
import * as styles from './VideosFromTable.css.ts';

/** Rows that are shown at once (design guide, Table). */
const AT_ONCE = 3;

export interface RowPreviewProps {
  recipe: Recipe;
  /** The rows to look at. */
  rows: readonly PlannedRow[];
  /** The presenter in the scene; null until it is drawn. */
  picture: string | null;
}

function Filled({ parts }: { parts: readonly FilledPart[] }) {
  // Pieces have no identity of their own: they are cut again at each change.
  return parts.map(({ text, isFilled }, place) =>
    // oxlint-disable-next-line react/no-array-index-key
    isFilled ? (
      <mark key={place} className={styles.filled}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** 'Rows 1–3', or the numbers of rows that do not follow each other. */
function rangeOf(rows: readonly PlannedRow[]): string {
  const numbers = rows.map(({ row }) => row);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length < 2) return `Row ${first}`;
  const isRun = last - first === numbers.length - 1;
  return `Rows ${isRun ? `${first}–${last}` : numbers.join(', ')}`;
}

/** Three videos of a table as they would be made, with the filled words marked. */
export function RowPreview({ recipe, rows, picture }: RowPreviewProps) {
  const [wanted, setWanted] = useState(0);
  // The last page when rows were left out.
  const start = Math.max(0, Math.min(wanted, Math.ceil(rows.length / AT_ONCE) * AT_ONCE - AT_ONCE));
  const shown = rows.slice(start, start + AT_ONCE);
  return (
    <Panel as="aside" aria-label="Preview">
      <div className={styles.previewHead}>
        <Heading level={2} variant="h4">
          Preview
        </Heading>
        <span className={styles.pager}>
          <Text as="span" variant="small" tone="muted" numeric>
            {shown.length > 0 && rangeOf(shown)}
          </Text>
          <IconButton
            icon={ChevronLeft}
            isDirectional
            size="sm"
            aria-label="Previous rows"
            isDisabled={start === 0}
            onPress={() => setWanted(start - AT_ONCE)}
          />
          <IconButton
            icon={ChevronRight}
            isDirectional
            size="sm"
            aria-label="Next rows"
            isDisabled={start + AT_ONCE >= rows.length}
            onPress={() => setWanted(start + AT_ONCE)}
          />
        </span>
      </div>
      <ul className={styles.previews} role="list">
        {shown.map(({ row, values }) => (
          <li key={row} className={styles.preview}>
            <span className={styles.still}>
              {picture !== null && <img className={styles.stillPicture} src={picture} alt="" />}
            </span>
            <div className={styles.previewWords}>
              <p dir="auto" className={styles.previewName}>
                {titleParts(recipe.title, values)
                  .map(({ text }) => text)
                  .join('')}
              </p>
              <p dir="auto" className={styles.previewText}>
                <Filled parts={scriptParts(recipe.script, values)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
