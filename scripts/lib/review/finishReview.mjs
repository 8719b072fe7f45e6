import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { reviewList } from './reviewList.mjs';

/** @typedef {import('./changes.mjs').ChangeFiles} ChangeFiles */
/**
 * In a conflict, where the stored screenshot is not the one that was compared, `kept` leaves the stored one
 * and `taken` replaces it.
 *
 * @typedef {{
 *   accepted: readonly string[];
 *   kept: readonly string[];
 *   taken: readonly string[];
 *   rejected: readonly { id: string; words: string }[];
 * }} Verdicts
 */

/** Maximum length of a stored reason, in characters. */
const LONGEST = 500;

/**
 * Parses a request, if it names existing changes, each once. A change whose screenshot has been stored
 * again since the comparison cannot be accepted without choosing between the two.
 *
 * @param {unknown} body
 * @param {ReadonlyMap<string, ChangeFiles>} changes
 * @returns {Verdicts | undefined}
 */
export function readVerdicts(body, changes) {
  if (typeof body !== 'object' || body === null) return undefined;
  const {
    accepted,
    rejected,
    kept = [],
    taken = [],
  } = /** @type {Readonly<Record<string, unknown>>} */ (body);
  if (![accepted, kept, taken, rejected].every(Array.isArray)) return undefined;
  const idsOf = (/** @type {unknown} */ list) => /** @type {unknown[]} */ (list).map(String);
  const verdicts = {
    accepted: idsOf(accepted),
    kept: idsOf(kept),
    taken: idsOf(taken),
    rejected: /** @type {readonly ({ id?: unknown; words?: unknown } | null)[]} */ (rejected).map(
      (entry) => ({
        id: String(entry?.id),
        words: typeof entry?.words === 'string' ? entry.words.slice(0, LONGEST) : '',
      }),
    ),
  };
  const settled = [...verdicts.kept, ...verdicts.taken];
  const named = [...verdicts.accepted, ...settled, ...verdicts.rejected.map(({ id }) => id)];
  const isConflict = (/** @type {string} */ id) => changes.get(id)?.change.hasConflict === true;
  const isSound =
    new Set(named).size === named.length &&
    named.every((id) => changes.has(id)) &&
    settled.every(isConflict) &&
    !verdicts.accepted.some(isConflict);
  return isSound ? verdicts : undefined;
}

/**
 * Stores accepted and taken screenshots, and writes the list of the others. `replaced` has the screenshot
 * stored before, by change, undefined if there was none: it is restored if a reviewer changes their mind.
 *
 * @param {Verdicts} verdicts
 * @param {ReadonlyMap<string, ChangeFiles>} changes
 * @param {{ replaced: Map<string, Buffer | undefined>; listFile: string; workbench: string }} where
 */
export function finishReview(
  { accepted, kept, taken, rejected },
  changes,
  { replaced, listFile, workbench },
) {
  const stored = new Set([...accepted, ...taken]);
  for (const { change, after, baseline } of changes.values()) {
    if (stored.has(change.id)) {
      if (!replaced.has(change.id)) {
        replaced.set(change.id, existsSync(baseline) ? readFileSync(baseline) : undefined);
      }
      mkdirSync(dirname(baseline), { recursive: true });
      copyFileSync(after, baseline);
    } else if (replaced.has(change.id)) {
      const picture = replaced.get(change.id);
      if (picture === undefined) rmSync(baseline, { force: true });
      else writeFileSync(baseline, picture);
      replaced.delete(change.id);
    }
  }
  const list = reviewList(
    {
      accepted: stored.size,
      kept: kept.length,
      left: changes.size - stored.size - kept.length - rejected.length,
      rejected: rejected.flatMap(({ id, words }) => {
        const files = changes.get(id);
        return files ? [{ change: files.change, words }] : [];
      }),
    },
    workbench,
  );
  mkdirSync(dirname(listFile), { recursive: true });
  writeFileSync(listFile, list);
  return list;
}
