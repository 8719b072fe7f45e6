import { type Recipe, voiceIdOf } from '@lectern/studio/recipe';
import { fillRecipe, type FilledPart, scriptParts, titleParts } from '@lectern/studio/table';
import { Button, Heading, IconButton, MediaChip, Panel, Text } from '@lectern/ui';
import { ChevronLeft, ChevronRight, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { useReadAloud } from '../../backend/useReadAloud.ts';
import { formatDuration } from '../../lib/format/formatDuration.ts';
import { type PlannedRow, secondsOf } from './tableSetup.ts';
import * as styles from './VideosFromTable.css.ts';

/** The number of rows shown at once (design guide, Table). */
const AT_ONCE = 3;

export interface RowPreviewProps {
  recipe: Recipe;
  /** The rows to preview. */
  rows: readonly PlannedRow[];
  /** The presenter in the scene; null until drawn. */
  picture: string | null;
}

function Filled({ parts }: { parts: readonly FilledPart[] }) {
  // The parts have no identity: they are split again with each change.
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

/** Returns 'Rows 1–3', or the numbers of rows that are not consecutive. */
function rangeOf(rows: readonly PlannedRow[]): string {
  const numbers = rows.map(({ row }) => row);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length < 2) return `Row ${first}`;
  const isRun = last - first === numbers.length - 1;
  return `Rows ${isRun ? `${first}–${last}` : numbers.join(', ')}`;
}

/** Reads a row's script aloud as its video will. Renders nothing if this browser cannot speak. */
function ListenToRow({ recipe, row, values }: PlannedRow & Pick<RowPreviewProps, 'recipe'>) {
  const reader = useReadAloud();
  if (!reader) return null;
  const id = JSON.stringify([row, values]);
  const isPlaying = reader.playingId === id;
  const { script, voice } = fillRecipe(recipe, values);
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={isPlaying ? Square : Play}
      isPending={reader.pendingId === id}
      onPress={() =>
        reader.toggle({ id, text: script, voiceId: voiceIdOf(voice), speed: voice.speed })
      }
    >
      {isPlaying ? 'Stop' : `Listen to row ${row}`}
    </Button>
  );
}

/** Three videos of a table as they would be made, with the filled-in words marked. */
export function RowPreview({ recipe, rows, picture }: RowPreviewProps) {
  const [wanted, setWanted] = useState(0);
  // Falls back to the last page when rows are left out.
  const start = Math.max(0, Math.min(wanted, Math.ceil(rows.length / AT_ONCE) * AT_ONCE - AT_ONCE));
  const shown = rows.slice(start, start + AT_ONCE);
  const [first] = shown;
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
              <span className={styles.stillLength}>
                <MediaChip>{formatDuration(secondsOf(recipe, values))}</MediaChip>
              </span>
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
      {first && (
        <div className={styles.listen}>
          <ListenToRow key={first.row} recipe={recipe} {...first} />
        </div>
      )}
    </Panel>
  );
}
