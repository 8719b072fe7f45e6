import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import PgBoss from 'pg-boss';

/** Films to make. */
export const FILMS = 'lectern-films';

/** Films that failed in every attempt, for people to look at. */
const FAILED = 'lectern-failed-films';

/**
 * A film to make: the name of its file, and the text of its project file.
 *
 * @typedef {{ name: string; recipe: string }} Film
 */

/** Seconds after which a dead worker's job is passed to another one: more than any film takes. */
const JOB_SECONDS = Number(process.env.JOB_SECONDS ?? 900);

/** The queue in the Postgres of DATABASE_URL. It is empty until films are requested. */
export async function openQueue() {
  const boss = new PgBoss({
    connectionString: process.env.DATABASE_URL ?? '',
    schedule: false,
    // How often to look for jobs of dead workers.
    maintenanceIntervalSeconds: 5,
  });
  boss.on('error', (error) => console.error(error.message));
  await boss.start();
  return boss;
}

/**
 * Creates the queues that films are requested in, the first time. Not for workers: two of them doing it at
 * the same time would lock each other out.
 *
 * @param {PgBoss} boss
 */
export async function makeQueues(boss) {
  await boss.createQueue(FAILED);
  await boss.createQueue(FILMS, {
    name: FILMS,
    retryLimit: 5,
    expireInSeconds: JOB_SECONDS,
    deadLetter: FAILED,
  });
}

/**
 * The id of a film's job: the hash of its project file, so that a film requested twice is made once.
 *
 * @param {Film} film
 */
function idOf({ recipe }) {
  const hash = createHash('sha256').update(recipe).digest('hex');
  // A version 8 UUID (RFC 9562, 5.8).
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}

/**
 * Requests a film. Requested again, it is made again only if it failed in every attempt, or if its file is gone.
 *
 * @param {PgBoss} boss
 * @param {Film} film
 */
export async function requestFilm(boss, film) {
  const id = idOf(film);
  const isNew = (await boss.send(FILMS, film, { id })) !== null;
  if (!isNew) {
    // Only affects a job that failed in every attempt.
    await boss.retry(FILMS, id);
    const job = await boss.getJobById(FILMS, id);
    const made = /** @type {{ film?: string } | null | undefined} */ (job?.output)?.film ?? '';
    // Where the folder of films cannot be seen, the worker finds the file, and keeps it.
    if (job?.state === 'completed' && !existsSync(made)) {
      await boss.deleteJob(FILMS, id);
      await boss.send(FILMS, film, { id });
    }
  }
  return { job: id, name: film.name, isNew };
}
