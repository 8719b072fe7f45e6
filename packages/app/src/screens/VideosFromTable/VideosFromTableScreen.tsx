import { MAX_RECIPE_BYTES, type Recipe, RecipeError, readRecipe } from '@lectern/studio/recipe';
import { readTable, TABLE_LIMITS, TableError } from '@lectern/studio/table';
import { toast } from '@lectern/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { VideoTables } from '../../backend/videoTables.ts';
import { focusAfterDialog } from '../../lib/focus/focusAfterDialog.ts';
import { useAnswer } from '../../lib/calls/useAnswer.ts';
import { useFocusRescue } from '../../lib/focus/useFocusRescue.ts';
import { usePageHeading } from '../../navigation/usePageHeading.ts';
import { useDeparture } from '../../navigation/useDeparture.ts';
import { paths } from '../../paths.ts';
import { takeDropped } from '../../projectFiles/droppedFiles.ts';
import { isTableFile } from '../../projectFiles/isTableFile.ts';
import { useOwner } from '../../session/useOwner.ts';
import { TableSetupView } from './TableSetupView.tsx';
import {
  EMPTY_SETUP,
  planOf,
  type Setup,
  withColumn,
  withoutRows,
  withRecipe,
  withTable,
  withTitle,
} from './tableSetup.ts';
import { TablesOnly } from './TablesOnly.tsx';
import { useKnownPacks } from './useKnownPacks.ts';
import { useKnownTables } from './useKnownTables.ts';

/** Why the last file of each kind was rejected; null if it was not. */
interface Refusals {
  recipe: string | null;
  table: string | null;
}

/** Returns the message for a file that cannot be used. */
function refusalOf(cause: unknown, file: File): string {
  if (cause instanceof RecipeError) return `“${file.name}” ${cause.reason}.`;
  if (cause instanceof TableError) return cause.message;
  return `“${file.name}” could not be read.`;
}

/** Reads a file up to one byte past a limit, so that its parser rejects a file that is too long. */
async function bytesOf(file: File, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(0, limit + 1).arrayBuffer());
}

/** Returns the picture of a recipe's presenter; null until it is drawn. A recipe works without one. */
function usePicture(tables: VideoTables, recipe: Recipe | null): string | null {
  const key = recipe && JSON.stringify([recipe.presenter, recipe.scene]);
  const { value } = useAnswer(key, async () => recipe && tables.pictureOf(recipe));
  return value ?? null;
}

function Screen({ tables }: { tables: VideoTables }) {
  const heading = usePageHeading('Videos from a table');
  useFocusRescue(heading);
  const navigate = useNavigate();
  const depart = useDeparture();
  const owner = useOwner();
  const [setup, setSetup] = useState<Setup>(EMPTY_SETUP);
  const [refusals, setRefusals] = useState<Refusals>({ recipe: null, table: null });
  const picture = usePicture(tables, setup.recipe?.content ?? null);
  const { known, remove } = useKnownTables(tables);
  const packs = useKnownPacks(setup.recipe?.content.voice);
  const [isStarting, setStarting] = useState(false);

  /** Reads a file; if it is rejected, nothing changes. */
  async function take(
    kind: keyof Refusals,
    file: File,
    read: () => Promise<(setup: Setup) => Setup>,
  ): Promise<void> {
    const note = (refusal: string | null) =>
      setRefusals((before) => ({ ...before, [kind]: refusal }));
    try {
      const change = await read();
      setSetup(change);
      note(null);
    } catch (cause) {
      note(refusalOf(cause, file));
    }
  }

  const takeRecipe = (file: File) =>
    take('recipe', file, async () => {
      const bytes = await bytesOf(file, MAX_RECIPE_BYTES);
      const content = readRecipe(new TextDecoder().decode(bytes));
      return (before) => withRecipe(before, { name: file.name, content });
    });

  const takeTable = (file: File) =>
    take('table', file, async () => {
      const content = readTable(await bytesOf(file, TABLE_LIMITS.bytes));
      return (before) => withTable(before, { name: file.name, content });
    });

  const takeLeft = useEffectEvent((files: readonly File[]) => {
    for (const file of files) void (isTableFile(file) ? takeTable(file) : takeRecipe(file));
  });
  useEffect(() => {
    void Promise.resolve(takeDropped()).then(takeLeft);
  }, []);

  async function start(): Promise<void> {
    const plan = planOf(setup);
    if (!plan || !setup.recipe || !setup.table) return;
    setStarting(true);
    const departure = depart();
    try {
      const id = await tables.start({
        owner,
        title: setup.table.name.replace(/\.\w{1,4}$/u, ''),
        recipe: setup.recipe.content,
        columns: plan.columns,
        rows: plan.rows,
      });
      if (departure.goTo(paths.videoTable(id))) return;
      toast.show({
        children: 'The videos are being made.',
        action: { label: 'See progress', onPress: () => void navigate(paths.videoTable(id)) },
      });
    } catch (cause) {
      console.error('A table could not be started.', cause);
      toast.show({ tone: 'danger', children: 'The videos could not be started. Try again.' });
      setStarting(false);
    }
  }

  return (
    <TableSetupView
      {...{ setup, packs, picture, known, isStarting }}
      refusals={[refusals.recipe, refusals.table].filter((refusal) => refusal !== null)}
      headingRef={heading}
      onRecipe={(file) => void takeRecipe(file)}
      onTable={(file) => void takeTable(file)}
      onTitle={(title) => setSetup((before) => withTitle(before, title))}
      onColumn={(blank, column) => setSetup((before) => withColumn(before, blank, column))}
      onLeaveOut={(rows) => setSetup((before) => withoutRows(before, rows))}
      onTakeBack={() => setSetup((before) => ({ ...before, leftOut: new Set() }))}
      onDelete={(table) =>
        void remove(table).then((isGone) => isGone && focusAfterDialog(() => heading.current))
      }
      onStart={() => void start()}
    />
  );
}

/** The page where a recipe and a table are chosen to make videos. */
export function VideosFromTableScreen() {
  return <TablesOnly>{(tables) => <Screen tables={tables} />}</TablesOnly>;
}
