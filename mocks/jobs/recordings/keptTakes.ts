import { readOwnVoice } from '@lectern/studio/own-voice';
import type { LecternDatabase } from '../../db/database.ts';
import type { TakeRecord } from '../../db/records.ts';

/** The kept takes of a project's script, in script order; empty if a synthetic voice speaks all of it. */
export async function keptTakes(
  db: LecternDatabase,
  { projectId, voiceId, script }: { projectId: string; voiceId: string; script: string },
): Promise<TakeRecord[]> {
  if (readOwnVoice(voiceId) === null) return [];
  // Few projects have takes, so the sentence grammar loads on demand.
  const { spokenSentences } = await import('@lectern/studio/takes');
  const kept = await db.takes
    .where({ projectId })
    .filter(({ isKept, state }) => isKept && state === 'ready')
    .toArray();
  const byKey = new Map(kept.map((take) => [take.key, take]));
  return spokenSentences(script).flatMap(({ key }) => byKey.get(key) ?? []);
}

/** Whether audio is made of exactly these takes. */
export function isMadeOf(
  { takeIds = [] }: { takeIds?: readonly string[] },
  takes: readonly Pick<TakeRecord, 'id'>[],
): boolean {
  return takeIds.length === takes.length && takes.every(({ id }, i) => id === takeIds[i]);
}
