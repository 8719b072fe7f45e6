import { Banner, Button, LinkButton, Panel, Text, TextField } from '@lectern/ui';
import { type Ref, useDeferredValue, useState } from 'react';
import { formatDuration } from '../../lib/format/formatDuration.ts';
import type { PackOnDevice } from '../../backend/voicePacks.ts';
import { paths } from '../../paths.ts';
import { BackHeader } from './BackHeader.tsx';
import { BlankColumns } from './BlankColumns.tsx';
import { counted } from './counted.ts';
import { type KnownTable, KnownTables } from './KnownTables.tsx';
import { RowPreview } from './RowPreview.tsx';
import { SetupFiles } from './SetupFiles.tsx';
import { hasBlank, missingFile, obstacleOf, planOf, type Setup } from './tableSetup.ts';
import * as styles from './VideosFromTable.css.ts';

export interface TableSetupViewProps {
  headingRef?: Ref<HTMLHeadingElement>;
  setup: Setup;
  /** Why files were rejected, in one sentence each. */
  refusals: readonly string[];
  /** Null while unknown. */
  packs: readonly PackOnDevice[] | null;
  /** The presenter in the scene; null until drawn. */
  picture: string | null;
  /** Newest first. */
  known: readonly KnownTable[];
  isStarting: boolean;
  onRecipe: (file: File) => void;
  onTable: (file: File) => void;
  onTitle: (title: string) => void;
  onColumn: (blank: string, column: number) => void;
  onLeaveOut: (rows: readonly number[]) => void;
  onTakeBack: () => void;
  onDelete: (table: KnownTable) => void;
  onStart: () => void;
}

/** Chooses a recipe and a table, and previews the resulting videos (design guide, Table). */
export function TableSetupView({
  headingRef,
  setup,
  refusals,
  packs,
  picture,
  known,
  isStarting,
  onRecipe,
  onTable,
  onTitle,
  onColumn,
  onLeaveOut,
  onTakeBack,
  onDelete,
  onStart,
}: TableSetupViewProps) {
  const { recipe, table, columnOf, leftOut } = setup;
  // Deferred, so that checking ten thousand rows does not hold up a key press.
  const checked = useDeferredValue(setup);
  const plan = planOf(checked);
  const obstacle = obstacleOf(checked, plan, packs);
  const [onlyRows, setOnlyRows] = useState<readonly number[] | null>(null);
  const shownProblem = plan?.problems.find(({ rows }) => rows.join() === onlyRows?.join());
  const shown = new Set(shownProblem?.rows);
  const isReady = plan !== null && obstacle === null;
  // After the button is pressed too early, what is missing shows as an alert until it is resolved.
  const [wasAsked, setAsked] = useState(false);
  const missing = wasAsked ? (missingFile(setup) ?? obstacle) : null;
  return (
    <div className={styles.page}>
      <BackHeader
        backTo={paths.videos()}
        backLabel="Back to My Videos"
        title="Videos from a table"
        headingRef={headingRef}
        actions={
          <div className={styles.actions}>
            <LinkButton href={paths.videos()}>Cancel</LinkButton>
            <Button
              variant="primary"
              isPending={isStarting}
              onPress={() => {
                // Checked again: what is shown follows the set-up with a delay.
                const canStart =
                  missingFile(setup) === null && obstacleOf(setup, planOf(setup), packs) === null;
                setAsked(!canStart);
                if (canStart) onStart();
              }}
            >
              {isReady ? `Make ${counted(plan.rows.length, 'video')}` : 'Make videos'}
            </Button>
          </div>
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <SetupFiles {...{ recipe, table, picture, onRecipe, onTable }} />
          {refusals.map((refusal) => (
            <Banner key={refusal} tone="danger" isLive>
              {refusal}
            </Banner>
          ))}
          {recipe && table && plan && plan.blanks.length > 0 && (
            <BlankColumns
              blanks={plan.blanks}
              columns={table.content.columns}
              columnOf={columnOf}
              example={plan.rows[0] ?? null}
              onChange={onColumn}
            />
          )}
          {missing !== null && (
            <Banner tone="danger" isLive>
              {missing}
            </Banner>
          )}
          {obstacle !== null && missing === null && <Banner tone="info">{obstacle}</Banner>}
          {plan?.problems.map(({ sentence, rows }) => (
            <Banner
              key={sentence}
              tone="warning"
              action={{
                label: shownProblem?.sentence === sentence ? 'Show all' : 'Show',
                onPress: () => setOnlyRows(shownProblem?.sentence === sentence ? null : rows),
              }}
              actions={
                <Button size="sm" onPress={() => onLeaveOut(rows)}>
                  Leave out
                </Button>
              }
            >
              {sentence}
            </Banner>
          ))}
          {recipe && plan && (
            <Panel>
              <div className={styles.naming}>
                <TextField
                  label="Name of each video"
                  value={recipe.content.title}
                  onChange={onTitle}
                  description={
                    hasBlank(recipe.content.title)
                      ? undefined
                      : 'Without a blank such as {{name}} all videos have the same name.'
                  }
                />
                <Text variant="caption" tone="muted" numeric>
                  {`${counted(plan.rows.length, 'video')} of about ${formatDuration(plan.seconds)}, made on this device one after another. Sentences without a blank are spoken once.`}
                </Text>
                {leftOut.size > 0 && (
                  <p className={styles.leftOut}>
                    <Text as="span" variant="caption" tone="muted" numeric>
                      {`${counted(leftOut.size, 'row')} left out.`}
                    </Text>
                    <Button variant="ghost" size="sm" onPress={onTakeBack}>
                      Take back
                    </Button>
                  </p>
                )}
              </div>
            </Panel>
          )}
          <KnownTables tables={known} onDelete={onDelete} />
        </div>
        {recipe && plan && obstacle === null && (
          <RowPreview
            key={shownProblem?.sentence ?? 'all'}
            recipe={recipe.content}
            rows={shownProblem ? plan.rows.filter(({ row }) => shown.has(row)) : plan.rows}
            picture={picture}
          />
        )}
      </div>
    </div>
  );
}
