import { copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { reviewList } from './reviewList.mjs';

/** @typedef {import('./changes.mjs').ChangeFiles} ChangeFiles */
/** @typedef {{ accepted: readonly string[]; rejected: readonly { id: string; words: string }[] }} Verdicts */

/** Longest reason that is kept, in characters. */
const LONGEST = 500;

/**
 * What a request says, as far as it names changes that there are. One that was stored again since the
 * comparison cannot be accepted.
 *
 * @param {unknown} body
 * @param {ReadonlyMap<string, ChangeFiles>} changes
 * @returns {Verdicts | undefined}
 */
export function readVerdicts(body, changes) {
  if (typeof body !== 'object' || body === null) return undefined;
  const { accepted, rejected } = /** @type {{ accepted?: unknown; rejected?: unknown }} */ (body);
  if (!Array.isArray(accepted) || !Array.isArray(rejected)) return undefined;
  const taken = accepted.map((id) => changes.get(String(id)));
  const refused = rejected.map((entry) => ({
    id: String(entry?.id),
    words: String(entry?.words ?? '').slice(0, LONGEST),
  }));
  if (taken.some((files) => !files || files.change.hasConflict)) return undefined;
  if (refused.some(({ id }) => !changes.has(id))) return undefined;
  const ids = taken.flatMap((files) => (files ? [files.change.id] : []));
  const named = [...ids, ...refused.map(({ id }) => id)];
  return new Set(named).size === named.length ? { accepted: ids, rejected: refused } : undefined;
}

/**
 * Makes accepted pictures the stored ones, and writes the list of the others. `written` has what this
 * process accepted before: what a reviewer takes back is restored.
 *
 * @param {Verdicts} verdicts
 * @param {ReadonlyMap<string, ChangeFiles>} changes
 * @param {{ written: Set<string>; listFile: string; workbench: string }} where
 */
export function finishReview({ accepted, rejected }, changes, { written, listFile, workbench }) {
  let bytes = 0;
  for (const { change, before, after, baseline } of changes.values()) {
    if (accepted.includes(change.id)) {
      mkdirSync(dirname(baseline), { recursive: true });
      copyFileSync(after, baseline);
      written.add(change.id);
      bytes += statSync(after).size;
    } else if (written.delete(change.id)) {
      if (before === undefined) rmSync(baseline, { force: true });
      else copyFileSync(before, baseline);
    }
  }
  const list = reviewList(
    {
      accepted: accepted.length,
      left: changes.size - accepted.length - rejected.length,
      rejected: rejected.flatMap(({ id, words }) => {
        const files = changes.get(id);
        return files ? [{ change: files.change, words }] : [];
      }),
    },
    workbench,
  );
  mkdirSync(dirname(listFile), { recursive: true });
  writeFileSync(listFile, list);
  return { list, bytes };
}
