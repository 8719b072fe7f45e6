/*
 * Requests films: `node send.mjs film.lectern.json [people.csv]`; with a table, one film per row. Prints a
 * line of JSON for each: the job's id, and whether it is new.
 *
 *   DATABASE_URL   the Postgres of the queue
 */
import {
  InputRefused,
  readProjectFile,
  readRows,
  refuseBlanks,
} from '../../../scripts/lib/render/readInput.mjs';
import { makeQueues, openQueue, requestFilm } from './queue.mjs';

/**
 * The films of a project file, or of the rows of its table.
 *
 * @param {string} projectFile
 * @param {string | undefined} table
 * @returns {Promise<import('./queue.mjs').Film[]>}
 */
async function filmsOf(projectFile, table) {
  const recipe = await readProjectFile(projectFile);
  if (table === undefined) {
    await refuseBlanks(recipe);
    return [{ name: 'film', recipe: JSON.stringify(recipe) }];
  }
  const rows = await readRows(recipe, table);
  return rows.flatMap((row) => {
    if (!('problem' in row)) {
      return [{ name: `row-${row.row}`, recipe: JSON.stringify(row.recipe) }];
    }
    console.error(`Row ${row.row}: ${row.problem}`);
    process.exitCode = 1;
    return [];
  });
}

const [projectFile = '', table] = process.argv.slice(2);
try {
  const films = await filmsOf(projectFile, table);
  const boss = await openQueue();
  await makeQueues(boss);
  for (const film of films) console.log(JSON.stringify(await requestFilm(boss, film)));
  await boss.stop();
} catch (cause) {
  if (!(cause instanceof InputRefused)) throw cause;
  console.error(cause.message);
  process.exitCode = 3;
}
